/**
 * Moves the view of an open plane by the smallest change that shows everything relevant. Pure.
 *
 * @typedef {{middle: Point, across: number}} Shown  the view: its middle, and the length of its shorter side, in
 *     picture units
 * @typedef {{width: number, height: number, covered: Omit<Bounds, "bottom"> | null}} Room  the picture's size in
 *     pixels; `covered`: the area under the buttons in a lower corner of it, from its upper left corner
 */
import { boundsOf, UNIT, widened } from "../drawing/geometry.js";

/** @import { Bounds, Point } from "../drawing/geometry.js" */

/** Margin that must be visible around the middle of a cell: the cell itself, and a little more after a change. */
const cellSize = 0.58 * UNIT;
const comfort = 0.8 * UNIT;

/** Returns the picture units of one pixel. @param {Shown} shown @param {Room} room */
const scaleOf = ({ across }, { width, height }) => across / Math.min(width, height);

/** Returns the visible part of the plane. @param {Shown} shown @param {Room} room @returns {Bounds} */
function seen(shown, room) {
    const { x, y } = shown.middle;
    const [halfWidth, halfHeight] = [room.width, room.height].map((size) => (size * scaleOf(shown, room)) / 2);
    return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/**
 * Returns whether all cells with these middles are in view.
 * @param {Shown} shown
 * @param {Room} room
 * @param {Point[]} points
 */
export function showsAll(shown, room, points) {
    const { left, right, top, bottom } = widened(seen(shown, room), 0.01);
    const scale = scaleOf(shown, room);
    const inside = (/** @type {Point} */ { x, y }) =>
        x - cellSize >= left && x + cellSize <= right && y - cellSize >= top && y + cellSize <= bottom;
    const { covered } = room;
    const free = (/** @type {Point} */ { x, y }) =>
        !covered ||
        x + cellSize <= left + covered.left * scale ||
        x - cellSize >= left + covered.right * scale ||
        y + cellSize <= top + covered.top * scale;
    return points.every((point) => inside(point) && free(point));
}

/**
 * Moves along one axis as little as possible, or to the middle if the range is too large.
 * @param {number} middle
 * @param {number} from
 * @param {number} to  end of the range, which must lie between the middle minus `before` and the middle plus `after`
 * @param {number} before @param {number} after
 */
function moved(middle, from, to, before, after) {
    if (to - from >= before + after) return (from + to + before - after) / 2;
    return Math.min(Math.max(middle, to - after), from + before);
}

/** The parts without the buttons: above them, and beside them. @param {Room} room */
function freeParts({ width, height, covered }) {
    const { left, right, top } = covered ?? { left: width, right: width, top: height };
    const [start, end] = left > width - right ? [0, left] : [right, width];
    return [
        { start: 0, end: width, low: top },
        { start, end, low: height },
    ];
}

/**
 * Returns the view with the smallest change that shows all cells with these middles. It zooms out only if moving is not
 * enough.
 * @param {Shown} shown
 * @param {Room} room
 * @param {Point[]} points
 * @param {number} most  maximum of `across`
 * @returns {Shown}
 */
export function showing(shown, room, points, most) {
    if (points.length === 0 || showsAll(shown, room, points)) return shown;
    const { left, right, top, bottom } = widened(boundsOf(points), comfort);
    const least = Math.min(room.width, room.height);
    const [{ start, end, low, wanted }] = freeParts(room)
        .map((part) => {
            const wide = ((right - left) * least) / (part.end - part.start);
            return { ...part, wanted: Math.max(shown.across, wide, ((bottom - top) * least) / part.low) };
        })
        .sort((a, b) => a.wanted - b.wanted);
    const across = Math.min(wanted, most);
    const scale = across / least;
    const [halfWidth, halfHeight] = [room.width / 2, room.height / 2];
    const middle = {
        x: moved(shown.middle.x, left, right, (halfWidth - start) * scale, (end - halfWidth) * scale),
        y: moved(shown.middle.y, top, bottom, halfHeight * scale, (low - halfHeight) * scale),
    };
    return { middle, across };
}
