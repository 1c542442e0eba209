/**
 * A board without edges: its cells are where tokens are or may go. The view stays still while all tokens, the last
 * action, the targets of the selection and the marks are in view, and otherwise moves as little as possible. After the
 * user has moved it, it waits until an action happens out of view. A position that is only previewed (attribute
 * `preview`) doesn't move it.
 */

import { css, html, svg } from "lit";
import { typedKey } from "../../ui/forms/typed-key.js";
import { between, boundsOf, corners, distance, middleOf, nearest, placed, UNIT, widened } from "../drawing/geometry.js";
import { icon } from "../icons.js";
import { nothingPicked, pickedOf } from "../input/interaction.js";
import { cellsPath } from "../layers/plate.js";
import { movementTime } from "../motion/duration.js";
import { showing, showsAll } from "./follow.js";
import { toolStyles } from "./tool-styles.js";

/**
 * @import { BoardLayout, GameState } from "../../engine/protocol.js"
 * @import { Key } from "../../i18n/keys.js"
 * @import { CapabilityContext } from "../context.d.ts"
 * @import { Bounds, Point } from "../drawing/geometry.js"
 * @import { PlacedCell } from "../drawing/rim.js"
 * @import { Scene } from "../drawing/scene.js"
 * @import { Shown } from "./follow.js"
 */

/** Width of the view in cells: at the start of a game, minimum and maximum. */
const [first, least, most] = [5, 4, 60];

/** Half the height of a cell and a little more. */
const cellSize = 0.62 * UNIT;

/** What the view was last moved for: nothing yet. */
const nothingFollowed = { state: null, selection: nothingPicked, marks: {}, size: "", at: 0 };

/** Time after a finger is lifted in which its click arrives, in milliseconds. */
const patience = 100;

const styles = css`
    .plane { fill: var(--felt); }
    .near { fill: var(--cell); stroke: var(--cell-edge); stroke-width: var(--cell-edge-width); }
    .window .still {
        overflow: hidden;
        border-radius: var(--radius);
    }
    .window .picture {
        overflow: hidden;
        border-radius: var(--radius);
        background: radial-gradient(closest-side at center, transparent 55%, var(--shadow) 190%);
        cursor: grab;
        touch-action: none;
    }
    .tool.called { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
`;

/** Returns a cell's centre from its axial coordinates. @param {string} id @returns {Point} */
export function centreOf(id) {
    const [q, r] = id.split(",").map(Number);
    return { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}

export class OpenPlane {
    styles = [toolStyles, styles];

    /** @param {CapabilityContext} board */
    constructor(board) {
        this.board = board;
        /** The view; null shows everything. @type {Shown | null} */
        this.shown = null;
        /** Whether the user was the last to move the view. */
        this.byHand = false;
        /**
         * What the view was last moved for.
         * @type {{state: GameState | null, selection: object, marks: object, size: string, at: number}}
         */
        this.followed = nothingFollowed;
        /** The number of fingers and buttons that are down on the board. */
        this.pressed = 0;
        this.frame = 0;
        this.left = new AbortController();
        board.addEventListener("pointerdown", () => this.hold(), { capture: true, signal: this.left.signal });
        /** @type {Map<number, Point>} */
        this.fingers = new Map();
        this.panned = false;
        this.cells = "";
        /** The place of the cell that had the focus before the cells changed. @type {Point | null} */
        this.focused = null;
        /** @type {BoardLayout | null} */
        this.laid = null;
    }

    /** @param {BoardLayout} layout @param {GameState | null} state */
    layout(layout, state) {
        const ids = new Set(state?.board.tokens.map(({ cell }) => cell));
        for (const { to } of state?.legal ?? []) if (to) ids.add(to);
        if (state?.lastAction?.from) ids.add(state.lastAction.from);
        if (!ids.size) ids.add("0,0");
        const cells = [...ids].sort().join(" ");
        if (this.laid && cells === this.cells) return this.laid;
        this.cells = cells;
        const focused = this.board.shadowRoot?.activeElement?.getAttribute("data-cell");
        this.focused = focused ? this.board.cellPlace(focused) : null;
        this.laid = { ...layout, cells: [...ids].map((id) => ({ id, centre: centreOf(id), name: id })) };
        return this.laid;
    }

    centre = centreOf;

    /**
     * Returns the cells that are drawn: those of the scene and those around its tokens.
     * @param {Scene} scene
     * @returns {PlacedCell[]}
     */
    drawnCells({ cells, byId, turn }) {
        const around = corners("pointy_hexagon", turn + 30);
        const tokens = this.board.state?.board.tokens.flatMap(({ cell }) => byId.get(cell) ?? []) ?? [];
        const near = tokens.flatMap((token) => placed(around, token, Math.sqrt(3)));
        const key = (/** @type {Point} */ { x, y }) => `${Math.round(x)} ${Math.round(y)}`;
        const all = [...cells, ...near.map((point) => ({ id: "", ...point }))];
        return [...new Map(all.map((cell) => [key(cell), cell])).values()];
    }

    /** Returns the view that shows all drawn cells. @param {Scene} scene @returns {Shown} */
    centred(scene) {
        const { aspect } = this.board;
        const { left, right, top, bottom } = widened(boundsOf(this.drawnCells(scene)), cellSize);
        const needed = Math.max((right - left) / Math.max(1, aspect), (bottom - top) / Math.max(1, 1 / aspect));
        return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, across: Math.max(first * UNIT, needed) };
    }

    /** @param {Scene} scene @returns {Bounds} */
    view(scene) {
        // A picture's view can't be moved: it always shows everything, whatever was known when it was first drawn.
        if (!this.shown || this.board.hasAttribute("still")) this.shown = this.centred(scene);
        const { middle, across } = this.shown;
        const half = across / 2;
        return { left: middle.x - half, right: middle.x + half, top: middle.y - half, bottom: middle.y + half };
    }

    /**
     * Zooms around a point.
     * @param {Point} point  the point that stays in place on the screen
     * @param {number} factor  above 1: zoom out
     */
    zoom(point, factor) {
        if (!this.shown) return;
        const { middle, across } = this.shown;
        this.stay();
        const wanted = Math.min(Math.max(across * factor, least * UNIT), most * UNIT);
        const by = wanted / across;
        this.shown = {
            middle: { x: point.x + (middle.x - point.x) * by, y: point.y + (middle.y - point.y) * by },
            across: wanted,
        };
        this.board.requestUpdate();
    }

    /** @param {number} x @param {number} y  in picture units */
    pan(x, y) {
        if (!this.shown) return;
        this.stay();
        const { middle, across } = this.shown;
        this.shown = { middle: { x: middle.x + x, y: middle.y + y }, across };
        this.board.requestUpdate();
    }

    /** Stops the automatic movement, because the user moves the view. */
    stay() {
        cancelAnimationFrame(this.frame);
        this.byHand = true;
    }

    leave() {
        this.left.abort();
        cancelAnimationFrame(this.frame);
    }

    /** Stops the movement of the view while a finger is down. */
    hold() {
        cancelAnimationFrame(this.frame);
        this.followed = { ...this.followed, size: "" };
        this.pressed += 1;
        const lifted = new AbortController();
        const lift = () => {
            lifted.abort();
            setTimeout(() => {
                this.pressed -= 1;
                this.board.requestUpdate();
            }, patience);
        };
        for (const type of ["pointerup", "pointercancel"]) {
            window.addEventListener(type, lift, { capture: true, signal: lifted.signal });
        }
    }

    /** Returns the cells that must be in view. @param {GameState} state @param {boolean} acted */
    needed(state, acted) {
        const { choices, input, extensions, marks, scene } = this.board;
        const played = state.lastAction;
        const action = played ? [played.from, ...played.path, played.to].filter(Boolean) : [];
        if (acted && this.byHand) return action;
        const targets = extensions.length ? [...pickedOf(choices, input.selection).targets.keys()] : [];
        const marked = marks.flatMap(({ cells }) => cells.filter((cell) => scene.byId.has(cell)));
        return [...state.board.tokens.map(({ cell }) => cell), ...action, ...targets, ...marked];
    }

    /** Moves the view after a change, unless a finger is down. */
    drawn() {
        const { board, shown, followed, focused } = this;
        this.focused = null;
        // A cell that is gone takes the focus with it: it goes to the nearest one.
        if (focused && !board.shadowRoot?.activeElement) {
            board.focusCell(nearest(board.scene.cells, focused).thing?.id ?? "", { preventScroll: true });
        }
        const { state, picture, marks } = board;
        if (!state || !picture || !shown || this.pressed || board.matches("[still], [preview]")) return;
        const { selection } = board.input;
        const { left, top, width, height } = picture.getBoundingClientRect();
        const size = `${width} ${height}`;
        const acted = state !== followed.state;
        const same = selection === followed.selection && marks === followed.marks && size === followed.size;
        if ((!acted && same) || !width || !height) return;
        // If the window's shape changes, the view starts over. A row that appears below the board moves nothing.
        const at = window.innerWidth / window.innerHeight;
        // The board measures the new room in the next frame, and then comes back here.
        const frame = picture.closest(".frame") ?? picture;
        if (at !== followed.at && Math.abs(frame.clientWidth / frame.clientHeight - board.aspect) > 0.01) return;
        const anew = followed.at && followed.at !== at && !this.byHand;
        this.followed = { state, selection, marks, size, at };
        const tools = board.renderRoot.querySelector(".tools")?.getBoundingClientRect();
        const covered = tools?.width
            ? { left: tools.left - left, right: tools.right - left, top: tools.top - top }
            : null;
        const room = { width, height, covered };
        const placesOf = (/** @type {string[]} */ cells) => cells.map((cell) => board.cellPlace(cell));
        if (this.byHand) {
            if (!acted || showsAll(shown, room, placesOf(this.needed(state, acted)))) return;
            this.byHand = false;
        }
        const from = anew || !followed.state ? this.centred(board.scene) : shown;
        const next = showing(from, room, placesOf(this.needed(state, acted)), most * UNIT);
        if (next !== shown) this.ease(shown, next, followed.state === null);
    }

    /** @param {Shown} from @param {Shown} to @param {boolean} [atOnce] */
    ease(from, to, atOnce = false) {
        cancelAnimationFrame(this.frame);
        const { board } = this;
        const time = atOnce || matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1.5 * movementTime(board);
        const start = performance.now();
        const step = (/** @type {number} */ now) => {
            const share = time ? Math.min(1, Math.max(0, now - start) / time) : 1;
            const eased = 1 - (1 - share) ** 3;
            this.shown = {
                middle: between(from.middle, to.middle, eased),
                across: from.across + (to.across - from.across) * eased,
            };
            board.requestUpdate();
            if (share < 1) this.frame = requestAnimationFrame(step);
        };
        step(start);
    }

    whole() {
        cancelAnimationFrame(this.frame);
        this.byHand = false;
        this.followed = nothingFollowed;
        this.shown = null;
        this.board.requestUpdate();
    }

    /** @param {WheelEvent} event */
    wheel(event) {
        this.zoom(this.board.input.pointOf(event), Math.exp((event.deltaY * (event.deltaMode === 0 ? 1 : 30)) / 500));
        return true;
    }

    /** After a swift movement that is the browser's, it would ignore the next tap. */
    touches() {
        return this.panned && this.fingers.size > 0;
    }

    /** @param {PointerEvent} event */
    pointer(event) {
        const { input } = this.board;
        const before = this.fingers.get(event.pointerId);
        const now = { x: event.clientX, y: event.clientY };
        if (event.type === "pointerdown") {
            this.panned = false;
            const held = input.cellAt(input.pointOf(event));
            if (event.button !== 0 && event.button !== 1) return false;
            if (this.fingers.size === 0 && event.button === 0 && held && input.canDrag(held)) return false;
            this.fingers.set(event.pointerId, now);
            return false;
        }
        if (event.type !== "pointermove" || !before) {
            const panned = this.fingers.delete(event.pointerId) && this.panned;
            if (panned) input.pointer.done = true;
            return false;
        }
        const old = [...this.fingers.values()];
        this.fingers.set(event.pointerId, now);
        const fresh = [...this.fingers.values()];
        if (!this.panned && distance(before, now) < 4) {
            this.fingers.set(event.pointerId, before);
            return true;
        }
        this.panned = true;
        /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
        const unit = 1 / (this.board.picture?.getScreenCTM()?.a ?? 1);
        const [from, to] = [middleOf(old), middleOf(fresh)];
        this.pan((from.x - to.x) * unit, (from.y - to.y) * unit);
        if (fresh.length === 2) {
            const factor = distance(old[0], old[1]) / Math.max(1, distance(fresh[0], fresh[1]));
            this.zoom(input.pointOf(event), factor);
        }
        return true;
    }

    /** Whether a token is out of view; the button that shows the whole board is then highlighted. */
    get leavesOut() {
        if (!this.shown) return false;
        const { middle, across } = this.shown;
        const { aspect, motion } = this.board;
        const [width, height] = [(across / 2) * Math.max(1, aspect), (across / 2) * Math.max(1, 1 / aspect)];
        return motion.tokens.some((token) => {
            const { x, y } = this.board.placeOf(token);
            return Math.abs(x - middle.x) > width || Math.abs(y - middle.y) > height;
        });
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        const middle = this.shown?.middle ?? { x: 0, y: 0 };
        if (event.key === "+" || event.key === "=") this.zoom(middle, 0.8);
        else if (event.key === "-") this.zoom(middle, 1.25);
        else if (typedKey(event) === "0") this.whole();
        else return false;
        return true;
    }

    /** Draws the felt and the cells on it. @param {Scene} scene */
    ground(scene) {
        return svg`
            <rect class="plane" x="-9000" y="-9000" width="18000" height="18000" />
            <path class="near" d=${cellsPath(scene, this.drawnCells(scene))} />`;
    }

    tools() {
        const { board } = this;
        const middle = () => this.shown?.middle ?? { x: 0, y: 0 };
        const tool = (
            /** @type {Key} */ key,
            /** @type {string} */ drawing,
            /** @type {() => void} */ act,
            called = false,
        ) => html`
            <button type="button" class="tool ${called ? "called" : ""}" aria-label=${board.t(key)} title=${board.t(key)} @click=${act}>
                ${icon(drawing)}</button>`;
        return [
            tool("board.closer", "closer", () => this.zoom(middle(), 0.8)),
            tool("board.further", "further", () => this.zoom(middle(), 1.25)),
            tool("board.whole", "whole", () => this.whole(), this.leavesOut),
        ];
    }
}
