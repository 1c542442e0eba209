/**
 * @import { BoardLayout, GameState, Mark } from "../../engine/protocol.js"
 * @import { Bounds, Point } from "../drawing/geometry.js"
 * @import { Scene } from "../drawing/scene.js"
 * @import { ActionView } from "../input/interaction.js"
 * @import { KeyedToken } from "../motion/token-diff.js"
 * @import { CSSResult } from "lit"
 */

/**
 * The hooks of a capability. A capability is a class whose constructor takes the board's `CapabilityContext`; each
 * layout that states it gets an instance. All hooks are optional.
 *
 * @typedef {object} Capability
 * @property {CSSResult | CSSResult[]} [styles]  the styles of its drawings
 * @property {boolean} [takesTools]  whether its `below` takes the board's buttons on a phone
 * @property {(layout: BoardLayout, state: GameState | null) => BoardLayout} [layout]  completes the layout; returns
 *     the same object while nothing changes
 * @property {(cell: string) => Point} [centre]  the middle of a cell that the layout may not list
 * @property {() => number} [overhang]  the number of cells repeated beyond each edge
 * @property {(point: Point) => Point} [unwrap]  maps a point in a repetition of the board to the board itself
 * @property {(scene: Scene) => Bounds} [view]  the visible part of the picture
 * @property {() => void} [drawn]  called after the board was drawn
 * @property {() => void} [reset]  called for a new position
 * @property {() => void} [leave]  called when the board gets another layout
 * @property {boolean} [picked]  whether a shape waits for confirmation; `reset` removes it
 * @property {() => Mark[]} [marks]  additional marks
 * @property {(cell: string) => string[]} [notes]  additional notes for the name of a cell, translated
 * @property {(token: KeyedToken) => Point | null} [shift]  offset of a token from the middle of its cell
 * @property {() => string} [front]  a cell whose tokens are drawn above their neighbours
 * @property {() => ActionView[]} [actions]  additional actions that need a button
 * @property {(cell: string, touch: boolean) => boolean} [press]  called for a press on a cell; true: the press is
 *     handled
 * @property {(event: KeyboardEvent, cell: string) => boolean} [key]  called for a key press on a cell; true: the key is
 *     handled
 * @property {(event: WheelEvent) => boolean} [wheel]  true: the event is handled, and the page does not scroll
 * @property {(count: number) => boolean} [touches]  whether the gesture of so many fingers is its own
 * @property {(event: PointerEvent) => boolean} [pointer]  called first for every pointer event; true: the event is
 *     handled
 * @property {(scene: Scene) => unknown} [ground]  SVG in place of the plate and the cells
 * @property {(scene: Scene) => unknown} [repeated]  SVG above the cells and below everything that moves
 * @property {(scene: Scene, marks: Mark[]) => unknown} [overlay]  SVG above the tokens
 * @property {(point: Point) => Point[]} [copies]  the other places where a point is visible
 * @property {() => unknown} [above]  HTML before the picture
 * @property {(tools: unknown) => unknown} [below]  HTML after the picture; `tools`: the buttons, if it takes them
 * @property {() => unknown} [tools]  small HTML buttons in a corner of the picture
 */
export {};
