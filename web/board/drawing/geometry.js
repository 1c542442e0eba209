/**
 * Plane geometry of the board. Layouts measure in distances between neighbouring cells; the picture uses `UNIT` units
 * for one such distance, because browsers render text badly at sizes below one unit.
 *
 * @typedef {import("../../engine/protocol.js").Point} Point
 * @typedef {"pointy_hexagon" | "square"} CellShape
 * @typedef {{left: number, top: number, right: number, bottom: number}} Bounds
 */

export const UNIT = 100;

/** The width below which a finger misses a cell easily, in pixels. */
export const smallCell = 28;

/**
 * Converts a point of the layout to the picture: turned clockwise by `turn` degrees around the origin, then scaled.
 * @param {Point} point
 * @param {number} [turn]
 * @returns {Point}
 */
export function project(point, turn = 0) {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: (point.x * cos - point.y * sin) * UNIT, y: (point.x * sin + point.y * cos) * UNIT };
}

/**
 * Returns the corners of a cell around its centre, clockwise on the screen.
 * @param {CellShape} shape
 * @param {number} [turn]  degrees
 * @returns {Point[]}
 */
export function corners(shape, turn = 0) {
    const count = shape === "square" ? 4 : 6;
    const radius = shape === "square" ? UNIT / Math.SQRT2 : UNIT / Math.sqrt(3);
    const first = shape === "square" ? -135 : -90;
    return Array.from({ length: count }, (_, index) => {
        const angle = ((first + turn + (index * 360) / count) * Math.PI) / 180;
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
}

/**
 * Returns points scaled around the origin and then moved to a centre.
 * @param {Point[]} points
 * @param {Point} centre
 * @param {number} [scale]
 * @returns {Point[]}
 */
export function placed(points, centre, scale = 1) {
    return points.map(({ x, y }) => ({ x: centre.x + x * scale, y: centre.y + y * scale }));
}

/** Rounds a number for SVG to at most two decimals. @param {number} value */
export function short(value) {
    const rounded = Math.round(value * 100) / 100;
    return String(rounded === 0 ? 0 : rounded);
}

/** @param {Point} point */
const pair = (point) => `${short(point.x)} ${short(point.y)}`;

/**
 * Returns a point on the line from `a` to `b`.
 * @param {Point} a
 * @param {Point} b
 * @param {number} share  0 is `a`, 1 is `b`
 */
export function between(a, b, share) {
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** @param {Point} a @param {Point} b */
export function distance(a, b) {
    return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Returns the path data of a line through points. @param {Point[]} points @param {boolean} [closed] */
export function linePath(points, closed = false) {
    return points.length ? `M${points.map(pair).join("L")}${closed ? "Z" : ""}` : "";
}

/** Returns the path data of a polygon with rounded corners. @param {Point[]} points @param {number} radius */
export function roundedPath(points, radius) {
    const parts = points.map((corner, index) => {
        const before = points[(index + points.length - 1) % points.length];
        const after = points[(index + 1) % points.length];
        const enter = between(corner, before, Math.min(0.5, radius / distance(corner, before)));
        const leave = between(corner, after, Math.min(0.5, radius / distance(corner, after)));
        return `${index ? "L" : "M"}${pair(enter)}Q${pair(corner)} ${pair(leave)}`;
    });
    return `${parts.join("")}Z`;
}

/** Returns the smallest rectangle that contains all points. @param {Point[]} points @returns {Bounds} */
export function boundsOf(points) {
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    return points.length
        ? { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
        : { left: 0, top: 0, right: 0, bottom: 0 };
}

/** Returns bounds with each side moved outwards. @param {Bounds} bounds @param {number} by @returns {Bounds} */
export function widened(bounds, by) {
    return { left: bounds.left - by, top: bounds.top - by, right: bounds.right + by, bottom: bounds.bottom + by };
}

/** Returns bounds as an SVG `viewBox`. @param {Bounds} bounds */
export function viewBoxOf(bounds) {
    return [bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top].map(short).join(" ");
}

/** Returns the mean of points; the origin if there are no points. @param {Point[]} points @returns {Point} */
export function middleOf(points) {
    const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
    return points.length ? { x: sum.x / points.length, y: sum.y / points.length } : sum;
}

/**
 * Returns the thing nearest to a point, and its distance.
 * @template {Point} T
 * @param {Iterable<T>} things
 * @param {Point} point
 * @returns {{thing: T | null, distance: number}}
 */
export function nearest(things, point) {
    let best = /** @type {T | null} */ (null);
    let least = Infinity;
    for (const thing of things) {
        const away = distance(thing, point);
        if (away < least) [best, least] = [thing, away];
    }
    return { thing: best, distance: least };
}

/**
 * Returns the convex hull, clockwise on the screen, without corners on straight edges.
 * @param {Point[]} points  at least one unit apart
 * @returns {Point[]}
 */
export function hull(points) {
    // Ignore rounding errors in x, so that points in one column are sorted by y.
    const sorted = [...points].sort((a, b) => (Math.abs(a.x - b.x) > 0.5 ? a.x - b.x : a.y - b.y));
    const turn = (/** @type {Point} */ a, /** @type {Point} */ b, /** @type {Point} */ c) =>
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const half = (/** @type {Point[]} */ ordered) => {
        /** @type {Point[]} */
        const line = [];
        for (const point of ordered) {
            while (line.length > 1 && turn(line[line.length - 2], line[line.length - 1], point) < 1) line.pop();
            line.push(point);
        }
        return line.slice(0, -1);
    };
    return [...half(sorted), ...half(sorted.reverse())];
}
