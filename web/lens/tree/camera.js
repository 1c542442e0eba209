/**
 * Which part of the tree is in view. A place (x, y) of the layout is at `x * scale + dx`, `y * scale + dy`.
 *
 * @typedef {{scale: number, dx: number, dy: number}} View
 * The room at the edges that is taken: by the names of levels, and by buttons.
 * @typedef {{left: number, right: number, top: number}} Inset
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
    /** @type {Inset} */
    inset = { left: 0, right: 0, top: 0 };
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
        const { inset, width, height } = this;
        const across = first.x >= inset.left - 1 && last.x <= width - inset.right + 1;
        const within = across && first.y >= inset.top - 1 && last.y <= height + 1;
        return within && !this.moving;
    }

    /** The size of what no names and no buttons lie on. */
    get room() {
        const { left: from, right: to, top } = this.inset;
        return { width: Math.max(1, this.width - from - to), height: Math.max(1, this.height - top) };
    }

    /** The view in which a box is whole, not larger than `most`. @param {number} most */
    viewOfAll(most) {
        const { left, right, top, bottom } = this.bounds;
        const { width, height } = this.room;
        const scale = Math.min(most, width / Math.max(1, right - left), height / Math.max(1, bottom - top));
        return this.#viewOf(Math.max(LEAST_SCALE, scale), (left + right) / 2, top);
    }

    /** @param {number} scale @param {number} x  in the middle @param {number} top */
    #viewOf(scale, x, top) {
        const { width, height } = this.room;
        const spare = Math.max(0, height - (this.bounds.bottom - this.bounds.top) * scale) / 2;
        return { scale, dx: this.inset.left + width / 2 - x * scale, dy: this.inset.top + spare - top * scale };
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
     * Brings places into the middle part of the view; where there is no room for all, the first ones. Returns false if
     * they are there.
     * @param {{x: number, y: number}[]} places
     * @param {number[]} heights  that should be in view as well
     * @param {boolean} smoothly
     */
    show(places, heights, smoothly) {
        const { scale, dx, dy } = this.#goal ?? this.view;
        const { width, height } = this.room;
        const { left, top } = this.inset;
        const sides = Math.min(160, width / 4);
        const ends = Math.min(64, height / 4);
        const x = shift(
            places.map((each) => each.x * scale + dx),
            left + sides,
            left + width - sides,
        );
        const { top: highest, bottom: lowest } = this.bounds;
        const allLevels = (lowest - highest) * scale <= height;
        const y = allLevels
            ? shift(
                  [highest, lowest].map((each) => each * scale + dy),
                  top,
                  top + height,
              )
            : shift(
                  [...places.map((each) => each.y), ...heights].map((each) => each * scale + dy),
                  top + ends,
                  top + height - ends,
              );
        if (x === 0 && y === 0) return false;
        this.go({ scale, dx: dx + x, dy: dy + y }, smoothly);
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

/**
 * How far values have to move to lie between two others: the first one, and of the next ones those that fit beside it.
 * @param {number[]} values
 * @param {number} from
 * @param {number} to
 */
function shift(values, from, to) {
    let low = values[0];
    let high = low;
    for (const value of values) {
        const [lower, higher] = [Math.min(low, value), Math.max(high, value)];
        if (higher - lower <= to - from) [low, high] = [lower, higher];
    }
    return low < from ? from - low : Math.min(0, to - high);
}
