/**
 * Mouse, pen and touch on the board: distinguishes taps from drags and carries the dragged token. The host does the
 * rest.
 *
 * @typedef {{cellAt: (point: Point) => string, pointOf: (event: MouseEvent) => Point, canDrag: (cell: string) =>
 *     boolean,
 *            pick: (cell: string) => void, press: (cell: string, touch: boolean) => void, hover: (cell: string) =>
 *            void, carry: (point: Point | null, touch: boolean) => void, drop: (cell: string, point: Point) => void}}
 *            PointerHost
 */

/** @import { Point } from "../drawing/geometry.js" */

/** How far a pointer may move before a press becomes a drag, in pixels. */
const threshold = 6;

export class Pointer {
    /** @param {PointerHost} host */
    constructor(host) {
        this.host = host;
        /** @type {{id: number, x: number, y: number, cell: string, dragging: boolean} | null} */
        this.held = null;
        /** Whether the press was a drag, so that the click after it must be ignored. */
        this.done = false;
        this.touch = false;
    }

    /** @param {PointerEvent} event */
    down(event) {
        this.done = false;
        this.touch = event.pointerType === "touch";
        if (!event.isPrimary || event.button !== 0) return;
        const cell = this.host.cellAt(this.host.pointOf(event));
        if (!cell || !this.host.canDrag(cell)) return;
        this.held = { id: event.pointerId, x: event.clientX, y: event.clientY, cell, dragging: false };
        this.host.pick(cell);
    }

    /** @param {PointerEvent} event */
    move(event) {
        const point = this.host.pointOf(event);
        if (event.pointerType !== "touch" || this.held) this.host.hover(this.host.cellAt(point));
        const held = this.held;
        if (!held || held.id !== event.pointerId) return;
        if (!held.dragging) {
            if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < threshold) return;
            held.dragging = true;
            /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
        }
        this.host.carry(point, event.pointerType === "touch");
    }

    /** @param {PointerEvent} event */
    up(event) {
        const held = this.held;
        if (!held || held.id !== event.pointerId) return;
        this.held = null;
        if (!held.dragging) return;
        this.done = true;
        this.host.carry(null, false);
        const point = this.host.pointOf(event);
        this.host.drop(this.host.cellAt(point), point);
    }

    /** @param {PointerEvent} event */
    cancel(event) {
        if (!this.held || this.held.id !== event.pointerId) return;
        this.held = null;
        this.host.carry(null, false);
    }

    /** @param {MouseEvent} event */
    click(event) {
        if (this.done) {
            this.done = false;
            return;
        }
        // Clicks from assistive technology have no coordinates.
        const target = /** @type {Element} */ (event.target).closest("[data-cell]");
        const cell =
            event.detail === 0 ? target?.getAttribute("data-cell") : this.host.cellAt(this.host.pointOf(event));
        this.host.press(cell ?? "", this.touch && event.detail !== 0);
    }
}
