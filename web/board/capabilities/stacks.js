/**
 * Several tokens on a cell: each is drawn a little higher than the one below. A stack spreads to show all its tokens
 * while the pointer rests on it, or after a long press.
 */
import { typedKey } from "../../ui/forms/typed-key.js";
import { UNIT } from "../drawing/geometry.js";

/**
 * @import { CapabilityContext } from "../context.d.ts"
 * @import { KeyedToken } from "../motion/token-diff.js"
 */

/** Time for which the pointer must rest before a stack spreads, in milliseconds. */
const patience = 380;
const step = 0.13 * UNIT;
const spread = 0.74 * UNIT;

export class Stacks {
    /** @param {CapabilityContext} board */
    constructor(board) {
        this.board = board;
        /** The cell whose stack is spread. */
        this.open = "";
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
    }

    reset() {
        clearTimeout(this.timer);
        this.open = "";
    }

    /** @param {string} cell */
    isStack(cell) {
        return this.board.motion.tokens.some((token) => token.cell === cell && token.height > 0);
    }

    /** @param {string} cell */
    show(cell) {
        clearTimeout(this.timer);
        if (this.open === cell) return;
        this.open = cell;
        this.board.requestUpdate();
    }

    front() {
        return this.open;
    }

    /** @param {KeyedToken} token */
    shift({ cell, height }) {
        return { x: 0, y: -height * (cell === this.open ? spread : step) };
    }

    /** @param {PointerEvent} event */
    pointer(event) {
        const { input } = this.board;
        clearTimeout(this.timer);
        if (event.type === "pointerleave" || event.type === "pointercancel") {
            this.show("");
            return false;
        }
        const cell = input.cellAt(input.pointOf(event));
        const touching = event.pointerType === "touch";
        if (cell !== this.open && (!touching || event.type === "pointerdown")) this.show("");
        const resting = touching ? event.type === "pointerdown" : event.type === "pointermove" && event.buttons === 0;
        if (resting && this.isStack(cell)) this.timer = setTimeout(() => this.show(cell), patience);
        return false;
    }

    /** @param {KeyboardEvent} event @param {string} cell */
    key(event, cell) {
        if (typedKey(event) !== "u" && !(event.key === "Escape" && this.open)) return false;
        this.show(this.open || !this.isStack(cell) ? "" : cell);
        return true;
    }
}
