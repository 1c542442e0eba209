/**
 * The interfaces through which the parts of the board use it. `QuintetBoard` implements all of them; each part gets the
 * smallest one that it needs.
 */
import type { ActionView, Attempt, GameState } from "../engine/protocol.js";
import type { Capability } from "./capabilities/capability.js";
import type { Point } from "./drawing/geometry.js";
import type { Scene } from "./drawing/scene.js";
import type { Input } from "./input/input.js";
import type { Choices } from "./input/interaction.js";
import type { BoardMark } from "./layers/marks.js";
import type { Stage } from "./motion/stage.js";
import type { KeyedToken } from "./motion/token-diff.js";
import type { Translate } from "./naming.js";

/** The context of every part. */
interface Common {
    readonly scene: Scene;
    readonly state: GameState | null;
    /** The middle of a cell in the picture. */
    cellPlace(cell: string): Point;
    readonly renderRoot: ParentNode;
    /** Draws the board again. */
    requestUpdate(): void;
}

/** For `Stage`, which moves tokens. */
export interface StageContext extends Common {
    readonly input: Pick<Input, "dropPoint">;
}

/** For `Input` and capabilities, which take presses and keys. */
interface Pressed extends Common {
    readonly choices: Choices;
    readonly extensions: Capability[];
    readonly proposed: ActionView | null;
    readonly picture: SVGSVGElement | null;
    /** The place of a token in the picture. */
    placeOf(token: KeyedToken): Point;
    /** Maps a point in a repetition of the board to the board itself. */
    unwrapped(point: Point): Point;
    focusCell(cell: string, options?: FocusOptions): void;
    /** Reports an attempt that leads to no action. */
    refuse(attempt: Attempt): void;
    /** Withdraws the proposed action, if there is one. */
    withdraw(): void;
    /** Draws the board again and reports the selection. */
    selectionChanged(): void;
}

/** For `Input`. */
export interface InputContext extends Pressed {
    readonly motion: Pick<Stage, "tokens" | "element" | "raise">;
    /** Whether opposite edges of the board are joined. */
    readonly wraps: boolean;
    /** Enters an action; `sure`: the board has shown it before. */
    act(action: ActionView, sure?: boolean): void;
    emit(name: string, detail: object): void;
    matches(selector: string): boolean;
    tellSelection(): void;
    updateSoon(): void;
}

/** For capabilities: the board without its life cycle and its events. */
export interface CapabilityContext
    extends Pressed,
        Pick<Element, "addEventListener" | "hasAttribute" | "matches" | "shadowRoot"> {
    readonly input: Pick<
        Input,
        | "selection"
        | "hovered"
        | "focused"
        | "cursor"
        | "canDrag"
        | "cellAt"
        | "drop"
        | "hover"
        | "pointer"
        | "pointOf"
        | "take"
    >;
    readonly motion: Pick<Stage, "tokens">;
    readonly players: string[];
    /** The marks that the page shows. */
    readonly layout: BoardLayout | null;
    readonly marks: BoardMark[];
    readonly t: Translate;
    readonly orientation: number;
    /** Whether the board is as narrow as on a phone. */
    readonly narrow: boolean;
    /** Width of the room for the picture, as a multiple of its height. */
    readonly aspect: number;
    clearSelection(): void;
    /** Lays the board out again after a capability has changed the layout. */
    relayout(): void;
}
