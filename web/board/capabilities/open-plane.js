/**
 * A board without edges: cells are where tokens are or may go. The person moves the view; it never moves by itself.
 *
 * @typedef {import("../board.js").QuintetBoard} QuintetBoard
 * @typedef {import("../../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../../engine/protocol.js").GameState} GameState
 * @typedef {import("../geometry.js").Point} Point
 * @typedef {import("../geometry.js").Bounds} Bounds
 * @typedef {import("../scene.js").Scene} Scene
 */
import { html, svg } from "lit";
import { boundsOf, distance, linePath, middleOf, placed, short, UNIT, widened } from "../geometry.js";
import { icon } from "../icons.js";

/** Cells across the view: what a new game begins with, and the least and the most. */
const [first, least, most] = [7, 4, 60];

/** The cell's centre, from its axial coordinates. @param {string} id @returns {Point} */
export function centreOf(id) {
    const [q, r] = id.split(",").map(Number);
    return { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}

export class OpenPlane {
    /** @param {QuintetBoard} board */
    constructor(board) {
        this.board = board;
        /** What is shown, or null for everything. @type {{middle: Point, across: number} | null} */
        this.shown = null;
        /** @type {Map<number, Point>} */
        this.fingers = new Map();
        this.panned = false;
        this.cells = "";
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
        this.laid = { ...layout, cells: [...ids].map((id) => ({ id, centre: centreOf(id) })) };
        return this.laid;
    }

    centre = centreOf;

    /** Everything there is, with some room. @param {Scene} scene @returns {Bounds} */
    everything(scene) {
        const around = widened(boundsOf(scene.cells), 1.1 * UNIT);
        const middle = middleOf([
            { x: around.left, y: around.top },
            { x: around.right, y: around.bottom },
        ]);
        const half = Math.max(first * UNIT, around.right - around.left, around.bottom - around.top) / 2;
        return { left: middle.x - half, right: middle.x + half, top: middle.y - half, bottom: middle.y + half };
    }

    /** @param {Scene} scene @returns {Bounds} */
    view(scene) {
        if (!this.shown) {
            const { left, right, top, bottom } = this.everything(scene);
            this.shown = { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, across: right - left };
        }
        const { middle, across } = this.shown;
        const half = across / 2;
        return { left: middle.x - half, right: middle.x + half, top: middle.y - half, bottom: middle.y + half };
    }

    /** @param {Point} point  stays where it is on the screen @param {number} factor  above 1: further away */
    zoom(point, factor) {
        if (!this.shown) return;
        const { middle, across } = this.shown;
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
        const { middle, across } = this.shown;
        this.shown = { middle: { x: middle.x + x, y: middle.y + y }, across };
        this.board.requestUpdate();
    }

    whole() {
        this.shown = null;
        this.board.requestUpdate();
    }

    /** @param {WheelEvent} event */
    wheel(event) {
        this.zoom(this.board.input.pointOf(event), Math.exp((event.deltaY * (event.deltaMode === 0 ? 1 : 30)) / 500));
        return true;
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

    /** Whether the view leaves out a token: it does not go there by itself, but says so. */
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
        else if (event.key === "0") this.whole();
        else return false;
        return true;
    }

    /** A faint net of cells, as far as the eye can see. @param {Scene} scene */
    ground({ corners }) {
        const [width, height] = [UNIT, UNIT * Math.sqrt(3)];
        const half = { x: width / 2, y: height / 2 };
        const [top, right, low] = corners;
        const upperLeft = { x: -right.x, y: right.y };
        // Three edges of each cell: its neighbours draw the others. The pattern holds two rows of cells.
        const edges = [upperLeft, top, right, low];
        const cells = [
            { x: 0, y: 0 },
            half,
            { x: width, y: 0 },
            { x: 0, y: height },
            { x: width, y: height },
            { x: -half.x, y: half.y },
        ];
        return svg`
            <pattern id="net" width=${short(width)} height=${short(height)} patternUnits="userSpaceOnUse">
                <path class="net" d=${cells.map((cell) => linePath(placed(edges, cell))).join("")} />
            </pattern>
            <rect class="plane" x="-9000" y="-9000" width="18000" height="18000" />
            <rect x="-9000" y="-9000" width="18000" height="18000" fill="url(#net)" />`;
    }

    tools() {
        const { board } = this;
        const middle = () => this.shown?.middle ?? { x: 0, y: 0 };
        const tool = (
            /** @type {string} */ key,
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
