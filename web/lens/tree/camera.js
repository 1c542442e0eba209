/**
 * Which part of the tree is in view. A place (x, y) of the layout is at `x * scale + dx`, `y * scale + dy`.
 *
 * @typedef {{scale: number, dx: number, dy: number}} View
 */

export const LEAST_SCALE = 0.02;
export const MOST_SCALE = 3;
/** The share of the way that is left after a millisecond of a smooth movement. */
const LEFT_PER_MS = 0.986;

export class Camera {
    /** @type {View} */
    view = { scale: 1, dx: 0, dy: 0 };
    width = 0;
    height = 0;
    /** Where the view is going. @type {View | null} */
    #goal = null;
    /** The box around all that can be seen. */
    bounds = { left: 0, top: 0, right: 0, bottom: 0 };

    /** @param {number} width @param {number} height */
    resize(width, height) {
        this.view.dx += (width - this.width) / 2;
        this.width = width;
        this.height = height;
        this.#goal = null;
    }

    /** Whether the view is moving. */
    get moving() {
        return this.#goal !== null;
    }

    /** Where a place of the layout is on the screen. @param {{x: number, y: number}} place */
    onScreen({ x, y }) {
        const { scale, dx, dy } = this.view;
        return { x: x * scale + dx, y: y * scale + dy };
    }

    /** Whether all that can be seen is in view, and stays there. */
    get seesAll() {
        const { left, right, top, bottom } = this.bounds;
        const first = this.onScreen({ x: left, y: top });
        const last = this.onScreen({ x: right, y: bottom });
        const within = first.x >= -1 && last.x <= this.width + 1 && first.y >= -1 && last.y <= this.height + 1;
        return within && !this.moving;
    }

    /** The view in which a box is whole, not larger than `most`. @param {number} most */
    viewOfAll(most) {
        const { left, right, top, bottom } = this.bounds;
        const scale = Math.min(most, this.width / Math.max(1, right - left), this.height / Math.max(1, bottom - top));
        return this.#viewOf(Math.max(LEAST_SCALE, scale), (left + right) / 2, top);
    }

    /** @param {number} scale @param {number} x  in the middle @param {number} top */
    #viewOf(scale, x, top) {
        const spare = Math.max(0, this.height - (this.bounds.bottom - this.bounds.top) * scale) / 2;
        return { scale, dx: this.width / 2 - x * scale, dy: spare - top * scale };
    }

    /** The view with a place at the top, in the middle. @param {number} scale @param {number} x */
    viewOfTop(scale, x) {
        return this.#viewOf(scale, x, this.bounds.top);
    }

    /** @param {View} goal @param {boolean} smoothly */
    go(goal, smoothly) {
        if (smoothly) {
            this.#goal = goal;
        } else {
            this.#goal = null;
            this.view = goal;
        }
    }

    /**
     * Scales around a place on the screen.
     * @param {number} factor
     * @param {number} x
     * @param {number} y
     * @param {boolean} smoothly
     */
    zoom(factor, x, y, smoothly) {
        const from = this.#goal ?? this.view;
        const scale = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, from.scale * factor));
        const by = scale / from.scale;
        this.go(this.kept({ scale, dx: x - (x - from.dx) * by, dy: y - (y - from.dy) * by }), smoothly);
    }

    /** Moves the view. Returns whether it could. @param {number} x @param {number} y */
    pan(x, y) {
        const before = this.view;
        this.#goal = null;
        this.view = this.kept({ ...before, dx: before.dx + x, dy: before.dy + y });
        return this.view.dx !== before.dx || this.view.dy !== before.dy;
    }

    /** A view that still shows some of the tree. @param {View} view @returns {View} */
    kept({ scale, dx, dy }) {
        const { left, right, top, bottom } = this.bounds;
        const margin = Math.min(80, this.width / 4, this.height / 4);
        const within = (/** @type {number} */ value, /** @type {number} */ least, /** @type {number} */ most) =>
            Math.max(Math.min(least, most), Math.min(Math.max(least, most), value));
        return {
            scale,
            dx: within(dx, margin - right * scale, this.width - margin - left * scale),
            dy: within(dy, margin - bottom * scale, this.height - margin - top * scale),
        };
    }

    /**
     * Brings a place into the middle part of the view. Returns false if it is there.
     * @param {number} x
     * @param {number} y
     * @param {boolean} smoothly
     */
    show(x, y, smoothly) {
        const { scale, dx, dy } = this.#goal ?? this.view;
        const [across, down] = [x * scale + dx, y * scale + dy];
        const [sides, ends] = [Math.min(160, this.width / 4), Math.min(120, this.height / 4)];
        const [toX, toY] = [
            Math.max(sides, Math.min(this.width - sides, across)),
            Math.max(ends, Math.min(this.height - ends, down)),
        ];
        if (toX === across && toY === down) return false;
        this.go({ scale, dx: dx + toX - across, dy: dy + toY - down }, smoothly);
        return true;
    }

    /** Moves on towards the goal. @param {number} milliseconds  since the last time */
    advance(milliseconds) {
        if (!this.#goal) return;
        const share = 1 - LEFT_PER_MS ** milliseconds;
        const { view } = this;
        const goal = this.#goal;
        const scale = view.scale * (goal.scale / view.scale) ** share;
        const near = Math.abs(goal.scale / scale - 1) < 0.002 && Math.hypot(goal.dx - view.dx, goal.dy - view.dy) < 0.5;
        if (near) {
            this.#goal = null;
            this.view = goal;
            return;
        }
        // The scale grows by factors; places move so that the fixed point of both views stays fixed.
        const done = goal.scale === view.scale ? share : (scale - view.scale) / (goal.scale - view.scale);
        this.view = { scale, dx: view.dx + (goal.dx - view.dx) * done, dy: view.dy + (goal.dy - view.dy) * done };
    }
}
