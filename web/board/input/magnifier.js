/**
 * Enlarges a board with small cells on a touch screen: the first tap shows the neighbourhood of the cell, or everything
 * that the picked token can reach, with cells that a finger can hit. The second tap is then the choice. A finger on an
 * empty part moves the view; a tap without meaning and the next position show the whole board again.
 */

import { css } from "lit";
import { boundsOf, smallCell, UNIT, widened } from "../drawing/geometry.js";
import { movementTime } from "../motion/duration.js";
import { pickedOf } from "./interaction.js";

/**
 * @import { QuintetBoard } from "../board.js"
 * @import { Bounds, Point } from "../drawing/geometry.js"
 * @import { Scene } from "../drawing/scene.js"
 */

/** The width of an enlarged cell in pixels, or less to show all targets. */
const enlargedCell = 34;

/** How far a finger may move before it moves the view, in pixels. */
const threshold = 6;

export const magnifierStyles = css`
    :host([enlarged]) .pictures { overflow: clip; border-radius: var(--radius-small); }
    :host([enlarged]) :is(.picture, .cell) { touch-action: none; }
`;

/**
 * Returns a part of the whole picture with a given size, as near to the middle of the points as possible, with the
 * first point in view.
 * @param {Bounds} whole
 * @param {number} share  the width and height of the part as a share of the whole
 * @param {Point[]} points
 * @returns {Bounds}
 */
export function partAround(whole, share, points) {
    const { left, right, top, bottom } = boundsOf(points);
    const [first] = points;
    const along = (
        /** @type {number} */ low,
        /** @type {number} */ high,
        /** @type {number} */ middle,
        /** @type {number} */ held,
    ) => {
        const size = (high - low) * share;
        const near = Math.min(Math.max(middle - size / 2, held + UNIT - size), held - UNIT);
        const start = Math.min(Math.max(near, low), high - size);
        return [start, start + size];
    };
    const [x, toX] = along(whole.left, whole.right, (left + right) / 2, first.x);
    const [y, toY] = along(whole.top, whole.bottom, (top + bottom) / 2, first.y);
    return { left: x, right: toX, top: y, bottom: toY };
}

export class Magnifier {
    /** @param {QuintetBoard} board */
    constructor(board) {
        this.board = board;
        /** The enlarged part; null: the whole board. @type {Bounds | null} */
        this.part = null;
        /** The view before the last change, if the picture moves to the new one. @type {Bounds | null} */
        this.left = null;
        this.moving = false;
        /** The finger that moves the view. @type {{id: number, x: number, y: number, moved: boolean} | null} */
        this.finger = null;
    }

    /** @param {Scene} scene @returns {Bounds} */
    view(scene) {
        return this.part ?? scene.view;
    }

    reset() {
        this.show(null);
    }

    /** @param {Bounds | null} part @param {boolean} [eased] */
    show(part, eased = true) {
        if (part === this.part) return;
        const moves = eased && !matchMedia("(prefers-reduced-motion: reduce)").matches;
        this.left = moves ? this.view(this.board.scene) : null;
        this.part = part;
        this.board.toggleAttribute("enlarged", true);
        this.board.requestUpdate();
    }

    /** Moves the picture from the view that was left to the new one. */
    drawn() {
        const { board, left, part } = this;
        this.left = null;
        const settle = () => board.toggleAttribute("enlarged", this.part !== null);
        if (!left) {
            if (!part && !this.moving) settle();
            return;
        }
        this.moving = true;
        const shown = part ?? board.scene.view;
        const share = (shown.right - shown.left) / (left.right - left.left);
        const [from, to] = [left, shown].map((view) => ({
            x: (view.left + view.right) / 2,
            y: (view.top + view.bottom) / 2,
        }));
        const unit = share * (board.picture?.getScreenCTM()?.a ?? 1);
        const start = `translate(${unit * (to.x - from.x)}px, ${unit * (to.y - from.y)}px) scale(${share})`;
        for (const layer of board.renderRoot.querySelectorAll(".pictures > svg")) {
            const moved = layer.animate([{ transform: start }, { transform: "none" }], {
                duration: movementTime(board),
                easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
            });
            moved.onfinish = () => {
                this.moving = false;
                settle();
            };
        }
    }

    /**
     * Returns the part to show around a cell: with all targets of the picked token, if they fit.
     * @param {string} cell
     */
    around(cell) {
        const { board } = this;
        const targets = [...pickedOf(board.choices, board.input.selection).targets.keys()];
        const points = [cell, ...targets].map((id) => board.cellPlace(id));
        const { view } = board.scene;
        const size = board.cellSize;
        const { left, right, top, bottom } = widened(boundsOf(points), 0.6 * UNIT);
        const needed = Math.max((right - left) / (view.right - view.left), (bottom - top) / (view.bottom - view.top));
        const share = Math.min(Math.max(size / enlargedCell, needed), size / smallCell);
        return partAround(view, share, points);
    }

    /** @param {string} cell @param {boolean} touch */
    press(cell, touch) {
        const { board, part } = this;
        const { choices, input } = board;
        if (!touch || !cell || !choices.sources.size) return false;
        const { from, hand } = input.selection;
        const picks = from === cell || choices.sources.has(cell);
        if (!part) {
            if (board.cellSize >= smallCell) return false;
            this.show(this.around(cell));
            return !from && !hand && !picks;
        }
        if (from || hand || picks || choices.direct.has(cell)) return false;
        this.show(null);
        return true;
    }

    /** After a swift movement that is the browser's, it would ignore the next tap. */
    touches() {
        return Boolean(this.finger?.moved);
    }

    /** @param {PointerEvent} event */
    pointer(event) {
        const { input, picture } = this.board;
        const { pointerId: id, clientX: x, clientY: y, type } = event;
        if (!this.part || event.pointerType !== "touch") return false;
        if (type === "pointerdown") {
            const held = input.cellAt(input.pointOf(event));
            this.finger = event.isPrimary && !input.canDrag(held) ? { id, x, y, moved: false } : null;
            return false;
        }
        const { finger } = this;
        if (finger?.id !== id) return false;
        if (type !== "pointermove") {
            this.finger = null;
            if (finger.moved) input.pointer.done = true;
            return false;
        }
        if (!finger.moved && Math.hypot(x - finger.x, y - finger.y) < threshold) return true;
        const scale = picture?.getScreenCTM()?.a ?? 1;
        const { left, right, top, bottom } = this.part;
        const middle = {
            x: (left + right) / 2 - (x - finger.x) / scale,
            y: (top + bottom) / 2 - (y - finger.y) / scale,
        };
        const { view } = this.board.scene;
        this.finger = { id, x, y, moved: true };
        this.show(partAround(view, (right - left) / (view.right - view.left), [middle]), false);
        return true;
    }
}
