/**
 * Input on the board: turns pointer and keyboard events into steps of the interaction, and notifies the board when the
 * selection has changed or an action is complete.
 */
import { nearest, UNIT } from "../drawing/geometry.js";
import { topOn } from "../motion/token-diff.js";
import { dropOn, nothingPicked, pickedOf, picking, pressCell, pressExit } from "./interaction.js";
import { moveCursor } from "./navigation.js";
import { Pointer } from "./pointer.js";

/**
 * @import { InputContext } from "../context.d.ts"
 * @import { Point } from "../drawing/geometry.js"
 * @import { KeyedToken } from "../motion/token-diff.js"
 * @import { Step } from "./interaction.js"
 * @import { Cursor } from "./navigation.js"
 */

/** How long a dropped token stays where it was dropped, waiting for the next position, in milliseconds. */
const patience = 400;

export class Input {
    /** @param {InputContext} board */
    constructor(board) {
        this.board = board;
        this.selection = nothingPicked;
        this.hovered = "";
        /** Whether a cell has visible keyboard focus. */
        this.focused = false;
        /** @type {Cursor} */
        this.cursor = { cell: "", column: 0 };
        /** Where the dragged token was dropped. @type {Point | null} */
        this.dropPoint = null;
        /**
         * The cell whose token this press has just picked: the click that ends the press must not clear the selection.
         */
        this.fresh = "";
        this.pointer = new Pointer(this);
    }

    /** Clears the selection for a new position. */
    reset() {
        this.selection = nothingPicked;
        this.fresh = "";
    }

    /** @param {Step} step @param {boolean} [sure]  whether the board previewed the action */
    take({ selection, action }, sure = false) {
        const changed = selection !== this.selection;
        this.selection = selection;
        if (action) this.board.act(action, sure);
        if (!changed) return;
        if (!action) return this.board.selectionChanged();
        // The next position is drawn with nothing picked.
        this.board.updateSoon();
        this.board.tellSelection();
    }

    /** @param {string} cell @param {boolean} [touch] */
    press(cell, touch = false) {
        const fresh = this.fresh === cell && cell !== "";
        this.fresh = "";
        if (this.answered(cell)) return;
        if (this.board.extensions.some((extension) => extension.press?.(cell, touch)) || fresh) return;
        const before = this.selection;
        const step = pressCell(this.board.choices, before, cell);
        this.take(step);
        // A second press on the picked token clears the selection. Any other press without effect is a refused attempt.
        if (cell && !step.action && step.selection === nothingPicked && before.from !== cell) {
            this.board.refuse({ from: before.from, hand: before.hand, to: cell });
        }
    }

    /**
     * Confirms or withdraws the proposed action.
     * @param {string} cell
     * @returns {boolean} whether the press is handled
     */
    answered(cell) {
        const { proposed } = this.board;
        if (!proposed) return false;
        const { from, to, cells } = proposed;
        const meant = to ? cell === to : cells.length ? cells.includes(cell) : cell === from;
        if (meant && cell) this.board.act(proposed);
        else this.board.withdraw();
        return meant && cell !== "";
    }

    exit() {
        this.take(pressExit(this.board.choices, this.selection));
    }

    /** @param {MouseEvent} event @returns {Point} in picture units */
    pointOf(event) {
        const matrix = this.board.picture?.getScreenCTM()?.inverse();
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
        return { x, y };
    }

    /**
     * Returns the cell at a point, with some tolerance around the rim.
     * @param {Point} point
     * @param {number} [reach]  the largest distance from its middle, in cells
     */
    cellAt(point, reach = 0.72) {
        const { thing, distance } = nearest(this.board.scene.cells, this.board.unwrapped(point));
        return thing && distance < reach * UNIT ? thing.id : "";
    }

    /**
     * Offers a pointer event to the capabilities first.
     * @param {PointerEvent} event
     * @returns {boolean} whether one handled it
     */
    offered(event) {
        return this.board.extensions.map((extension) => extension.pointer?.(event) ?? false).includes(true);
    }

    /**
     * Keeps gestures for the board that a capability uses. Other gestures scroll and enlarge the page.
     * @param {TouchEvent} event
     */
    touches(event) {
        const count = event.touches.length;
        const meant = this.board.extensions.some((extension) => extension.touches?.(count));
        if (meant && event.cancelable) event.preventDefault();
    }

    /**
     * Uses the wheel only where it would not scroll the page, or when the board has the focus.
     * @param {WheelEvent} event
     */
    wheel(event) {
        const page = document.documentElement;
        const scrolls = window.parent !== window || page.scrollHeight > page.clientHeight;
        if (scrolls && !event.ctrlKey && !this.board.matches(":focus-within")) return;
        if (this.board.extensions.some((extension) => extension.wheel?.(event))) event.preventDefault();
    }

    /** @param {MouseEvent} event */
    click(event) {
        if (/** @type {Element} */ (event.target).closest("[data-exit]")) this.exit();
        else this.pointer.click(event);
    }

    /** @param {FocusEvent} event */
    focus(event) {
        const target = /** @type {Element} */ (event.target);
        const cell = target.getAttribute("data-cell");
        const { focused } = this;
        this.focused = event.type === "focusin" && cell !== null && target.matches(":focus-visible");
        if (cell && cell !== this.cursor.cell) this.cursor = { cell, column: this.board.cellPlace(cell).x };
        // A press moves the focus without showing it.
        if (focused || this.focused) this.board.requestUpdate();
        else this.board.updateSoon();
    }

    /** @param {string} cell */
    canDrag(cell) {
        const { choices } = this.board;
        return choices.sources.has(cell) && !pickedOf(choices, this.selection).targets.has(cell);
    }

    /** @param {string} cell */
    pick(cell) {
        if (this.selection.from === cell) return;
        this.fresh = cell;
        this.take({ selection: picking(cell), action: null });
    }

    /** @param {string} cell */
    hover(cell) {
        if (cell === this.hovered) return;
        this.hovered = cell;
        this.board.requestUpdate();
    }

    /**
     * Moves the picked token to the pointer; null returns it to its cell.
     * @param {Point | null} point
     * @param {boolean} touch
     */
    carry(point, touch) {
        const token = topOn(this.board.motion.tokens, this.selection.from);
        const element = token && this.board.motion.element(token.key);
        if (!token || !element) return;
        element.classList.toggle("carried", point !== null);
        element.classList.toggle("touch", touch);
        const { x, y } = point ?? this.board.placeOf(token);
        element.style.transform = `translate(${x}px, ${y}px)`;
        if (point) this.board.motion.raise(token.key);
    }

    /** @param {string} cell @param {Point} point */
    drop(cell, point) {
        const step = dropOn(this.board.choices, this.selection, cell);
        const token = topOn(this.board.motion.tokens, this.selection.from);
        if (step.action && token) this.hold(token, point);
        this.fresh = "";
        this.take(step);
        const { from } = this.selection;
        if (cell && cell !== from && step.selection.from === from) this.board.refuse({ from, to: cell });
    }

    /**
     * Keeps a dropped token in place until the next position arrives, or returns it to its cell after `patience`.
     * @param {KeyedToken} token @param {Point} point
     */
    hold(token, point) {
        const element = this.board.motion.element(token.key);
        if (!element) return;
        const { state } = this.board;
        this.dropPoint = point;
        element.style.transform = `translate(${point.x}px, ${point.y}px)`;
        setTimeout(() => {
            if (this.board.state !== state) return;
            this.dropPoint = null;
            const { x, y } = this.board.placeOf(token);
            element.style.transform = `translate(${x}px, ${y}px)`;
        }, patience);
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        this.pointer.touch = false;
        if (event.altKey) return;
        const target = /** @type {Element} */ (event.target);
        const cell = target.getAttribute("data-cell") ?? "";
        const modified = event.ctrlKey || event.metaKey;
        if (!modified && this.board.extensions.some((extension) => extension.key?.(event, cell))) {
            // A capability has used the key.
        } else if (event.key === "Escape" && (this.selection.from || this.selection.hand)) {
            this.take({ selection: nothingPicked, action: null });
        } else if (event.key === "Enter" || event.key === " ") {
            if (target.hasAttribute("data-exit")) this.exit();
            else if (cell) this.press(cell);
            else return;
        } else {
            const { scene, wraps } = this.board;
            const from = this.cursor.cell === cell ? this.cursor : { cell, column: scene.byId.get(cell)?.x ?? 0 };
            const next = moveCursor(scene.rows, from, event.key, modified, wraps);
            if (!next) return;
            this.cursor = next;
            this.board.focusCell(next.cell);
        }
        event.preventDefault();
    }
}
