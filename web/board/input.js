/**
 * What a person does on the board: turns pointer and keyboard into steps of the interaction and tells the board when
 * something has been picked or an action is complete.
 *
 * @typedef {import("./board.js").QuintetBoard} QuintetBoard
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./interaction.js").Step} Step
 * @typedef {import("./navigation.js").Cursor} Cursor
 */
import { nearest, UNIT } from "./geometry.js";
import { dropOn, nothingPicked, pickedOf, picking, pressCell, pressExit } from "./interaction.js";
import { moveCursor } from "./navigation.js";
import { Pointer } from "./pointer.js";
import { topOn } from "./token-diff.js";

/** How long a dropped token waits where it was let go for the position that follows, in milliseconds. */
const patience = 400;

export class Input {
    /** @param {QuintetBoard} board */
    constructor(board) {
        this.board = board;
        this.selection = nothingPicked;
        this.hovered = "";
        /** Whether the keyboard is on a cell. */
        this.focused = false;
        /** @type {Cursor} */
        this.cursor = { cell: "", column: 0 };
        /** Where the dragged token was let go. @type {Point | null} */
        this.dropPoint = null;
        /** A press went down on a token that was not picked yet: the click that ends it must not put it back. */
        this.fresh = "";
        this.pointer = new Pointer(this);
    }

    /** A new position: nothing is picked any more. */
    reset() {
        this.selection = nothingPicked;
        this.fresh = "";
    }

    /** @param {Step} step @param {boolean} [sure]  the person has seen the action before it was entered */
    take({ selection, action }, sure = false) {
        const changed = selection !== this.selection;
        this.selection = selection;
        if (action) this.board.act(action, sure);
        if (changed) this.board.selectionChanged();
    }

    /** @param {string} cell @param {boolean} [touch] */
    press(cell, touch = false) {
        const fresh = this.fresh === cell && cell !== "";
        this.fresh = "";
        if (this.answered(cell)) return;
        if (fresh || this.board.extensions.some((extension) => extension.press?.(cell, touch))) return;
        this.take(pressCell(this.board.choices, this.selection, cell));
    }

    /** What a press says to the action that waits to be confirmed. @param {string} cell @returns {boolean} whether that is all */
    answered(cell) {
        const { proposed } = this.board;
        if (!proposed) return false;
        const { from, to, cells } = proposed;
        const meant = to ? cell === to : cells.length ? cells.includes(cell) : cell === from;
        if (meant && cell) this.board.act(proposed);
        else this.board.emit("quintet-withdraw", {});
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
     * The cell at a point, with a little tolerance around the rim.
     * @param {Point} point
     * @param {number} [reach]  how far from its middle, in cells
     */
    cellAt(point, reach = 0.72) {
        const { thing, distance } = nearest(this.board.scene.cells, this.board.unwrapped(point));
        return thing && distance < reach * UNIT ? thing.id : "";
    }

    /** Capabilities see a pointer event first. @param {PointerEvent} event @returns {boolean} whether one keeps it */
    offered(event) {
        return this.board.extensions.map((extension) => extension.pointer?.(event) ?? false).includes(true);
    }

    /**
     * Fingers on the board. Two of them belong to it if they mean something there; one scrolls the page.
     * @param {TouchEvent} event
     */
    touches(event) {
        const meant = this.board.extensions.some((extension) => extension.twoFingers?.());
        if (meant && event.touches.length > 1 && event.cancelable) event.preventDefault();
    }

    /**
     * The wheel belongs to the board only if it scrolls nothing, or after the person has gone to the board.
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
        this.focused = event.type === "focusin" && cell !== null && target.matches(":focus-visible");
        if (cell && cell !== this.cursor.cell) this.cursor = { cell, column: this.board.cellPlace(cell).x };
        this.board.requestUpdate();
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

    /** The picked token follows the pointer. @param {Point | null} point @param {boolean} touch */
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
    }

    /**
     * Keeps a dropped token where it is until the next position arrives, or puts it back if none does.
     * @param {import("./token-diff.js").KeyedToken} token @param {Point} point
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
        const target = /** @type {Element} */ (event.target);
        const cell = target.getAttribute("data-cell") ?? "";
        if (this.board.extensions.some((extension) => extension.key?.(event, cell))) return event.preventDefault();
        if (event.key === "Escape" && (this.selection.from || this.selection.hand)) {
            this.take({ selection: nothingPicked, action: null });
        } else if (event.key === "Enter" || event.key === " ") {
            if (target.hasAttribute("data-exit")) this.exit();
            else if (cell) this.press(cell);
            else return;
        } else {
            const from =
                this.cursor.cell === cell ? this.cursor : { cell, column: this.board.scene.byId.get(cell)?.x ?? 0 };
            const next = moveCursor(
                this.board.scene.rows,
                from,
                event.key,
                event.ctrlKey || event.metaKey,
                this.board.wraps,
            );
            if (!next) return;
            this.cursor = next;
            this.board.focusCell(next.cell);
        }
        event.preventDefault();
    }
}
