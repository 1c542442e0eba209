/**
 * What a capability may add to the board. Each is a class made with the board as its argument, one instance for each
 * layout that states the capability; all parts are optional.
 *
 * @typedef {import("../board.js").QuintetBoard} QuintetBoard
 * @typedef {import("../../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../../engine/protocol.js").GameState} GameState
 * @typedef {import("../../engine/protocol.js").Mark} Mark
 * @typedef {import("../geometry.js").Point} Point
 * @typedef {import("../geometry.js").Bounds} Bounds
 * @typedef {import("../scene.js").Scene} Scene
 * @typedef {import("../token-diff.js").KeyedToken} KeyedToken
 *
 * @typedef {object} Capability
 * @property {(layout: BoardLayout, state: GameState | null) => BoardLayout} [layout]  completes the layout; when it depends
 *     on the state, a new object only where something changed
 * @property {(cell: string) => Point} [centre]  the middle of a cell that the layout may not list
 * @property {() => number} [overhang]  cells repeated beyond each edge
 * @property {(point: Point) => Point} [unwrap]  the point on the board proper that a repeated one stands for
 * @property {(scene: Scene) => Bounds} [view]  the part of the picture that is shown
 * @property {() => void} [reset]  another position has come
 * @property {() => Mark[]} [marks]  more to point out
 * @property {(cell: string) => string[]} [notes]  more to say about a cell, translated
 * @property {(token: KeyedToken) => Point | null} [shift]  how far a token stands from the middle of its cell
 * @property {() => string} [front]  a cell whose tokens are drawn above their neighbours
 * @property {() => import("../interaction.js").ActionView[]} [actions]  actions for which the page shows a button
 * @property {(cell: string, touch: boolean) => boolean} [press]  a cell is pressed; true: that was all
 * @property {(event: KeyboardEvent, cell: string) => boolean} [key]
 * @property {(event: WheelEvent) => boolean} [wheel]  true: the page must not scroll
 * @property {() => boolean} [twoFingers]  whether two fingers on the board mean something now
 * @property {(event: PointerEvent) => boolean} [pointer]  sees every pointer event first; true: nobody else may
 * @property {(scene: Scene) => unknown} [ground]  SVG in the place of plate and cells
 * @property {(scene: Scene) => unknown} [repeated]  SVG above the cells and below everything that moves
 * @property {(scene: Scene, marks: Mark[]) => unknown} [overlay]  SVG above the tokens
 * @property {(point: Point) => Point[]} [copies]  where else something at a point is to be seen
 * @property {() => unknown} [above]  HTML before the picture
 * @property {() => unknown} [below]  HTML after the picture
 * @property {() => unknown} [tools]  small HTML buttons in a corner of the picture
 */
export {};
