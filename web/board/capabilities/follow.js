/**
 * Moves the view of an open plane by the smallest change that shows everything relevant. Pure.
 *
 * @typedef {{middle: Point, across: number}} Shown  the view: its middle, and the length of its shorter side, in
 *     picture units
 * @typedef {{width: number, height: number, covered: Bounds | null}} Room  the picture's size in pixels; `covered`: the
 *     area under the buttons on it, from its upper left corner
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
        y + cellSize <= top + covered.top * scale ||
        y - cellSize >= top + covered.bottom * scale;
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

/** The parts without buttons, which lie in a lower corner: above them, and beside them. @param {Room} room */
function freeParts({ width, height, covered }) {
    if (!covered) return [{ left: 0, right: width, top: 0, bottom: height }];
    const beside =
        covered.left > width - covered.right
            ? { left: 0, right: covered.left, top: 0, bottom: height }
            : { left: covered.right, right: width, top: 0, bottom: height };
    return [{ left: 0, right: width, top: 0, bottom: covered.top }, beside];
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
    const [part] = freeParts(room)
        .map((free) => {
            const wide = ((right - left) * least) / (free.right - free.left);
            return { free, wanted: Math.max(shown.across, wide, ((bottom - top) * least) / (free.bottom - free.top)) };
        })
        .sort((a, b) => a.wanted - b.wanted);
    const across = Math.min(part.wanted, most);
    const scale = across / least;
    const [centre, { free }] = [{ x: room.width / 2, y: room.height / 2 }, part];
    const middle = {
        x: moved(shown.middle.x, left, right, (centre.x - free.left) * scale, (free.right - centre.x) * scale),
        y: moved(shown.middle.y, top, bottom, (centre.y - free.top) * scale, (free.bottom - centre.y) * scale),
    };
    return { middle, across };
}
