/** Computes which part of a board's picture a figure shows. Pure functions. */

/** @import { Bounds } from "../board/drawing/geometry.js" */

/** @param {Bounds} bounds */
const sizeOf = ({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top });

/**
 * Enlarges bounds around their centre to a least size.
 * @param {Bounds} bounds
 * @param {{width: number, height: number}} least
 * @returns {Bounds}
 */
function atLeast({ left, top, right, bottom }, least) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const width = Math.max(least.width, right - left) / 2;
    const height = Math.max(least.height, bottom - top) / 2;
    return { left: x - width, right: x + width, top: y - height, bottom: y + height };
}

/**
 * Returns the part of the plane that a figure shows.
 * @param {Bounds} wanted  what must be visible
 * @param {number} aspect  width of the figure divided by its height
 * @param {{width: number, height: number}} [least]  least size
 */
export function windowOn(wanted, aspect, least = { width: 0, height: 0 }) {
    const grown = atLeast(wanted, least);
    const { width, height } = sizeOf(grown);
    return atLeast(grown, { width: height * aspect, height: width / aspect });
}

/**
 * Returns the visible part of a board without edges. Its picture extends to both sides as far as there is room.
 * @param {Bounds} picture
 * @param {Bounds} shown
 * @returns {Bounds}
 */
export function reaching(picture, shown) {
    const { left, right } = picture;
    const more = Math.max(0, left - shown.left, shown.right - right);
    return { ...picture, left: left - more, right: right + more };
}

/**
 * Returns the place of the whole picture relative to a window that shows a part of it.
 * @param {Bounds} picture
 * @param {Bounds} shown
 * @returns {Record<"left" | "top" | "width" | "height", string>} CSS percentages of the window
 */
export function around(picture, shown) {
    const [whole, part] = [sizeOf(picture), sizeOf(shown)];
    const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(3)}%`;
    return {
        left: percent((picture.left - shown.left) / part.width),
        top: percent((picture.top - shown.top) / part.height),
        width: percent(whole.width / part.width),
        height: percent(whole.height / part.height),
    };
}
