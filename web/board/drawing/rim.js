/**
 * Outlines of groups of cells: the edges that belong to only one cell of the group.
 *
 * @typedef {{id: string, x: number, y: number}} PlacedCell
 * @typedef {{a: Point, b: Point, cell: PlacedCell, normal: Point}} Edge
 */
import { distance, placed } from "./geometry.js";

/** @import { Point } from "./geometry.js" */

/** @param {Point} point */
const key = (point) => `${Math.round(point.x)},${Math.round(point.y)}`;

/**
 * Returns the edges that belong to only one of `cells`, each clockwise around its cell.
 * @param {PlacedCell[]} cells
 * @param {Point[]} shape  corners of a cell around its centre
 * @returns {Edge[]}
 */
export function rimEdges(cells, shape) {
    /** @type {Map<string, Edge>} */
    const open = new Map();
    for (const cell of cells) {
        const points = placed(shape, cell);
        points.forEach((a, index) => {
            const b = points[(index + 1) % points.length];
            if (open.delete(`${key(b)} ${key(a)}`)) return;
            const length = distance(a, b);
            const normal = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
            open.set(`${key(a)} ${key(b)}`, { a, b, cell, normal });
        });
    }
    return [...open.values()];
}

/**
 * Joins edges into as few lines as possible. A closed line ends where it began.
 * @param {Edge[]} edges
 * @returns {Point[][]}
 */
export function chained(edges) {
    const starting = new Map(edges.map((edge) => [key(edge.a), edge]));
    const ends = new Set(edges.map((edge) => key(edge.b)));
    /** @type {Point[][]} */
    const lines = [];
    const firsts = edges.filter((edge) => !ends.has(key(edge.a)));
    for (const first of [...firsts, ...edges]) {
        if (!starting.has(key(first.a))) continue;
        const line = [first.a];
        let edge = /** @type {Edge | undefined} */ (first);
        while (edge && starting.delete(key(edge.a))) {
            line.push(edge.b);
            edge = starting.get(key(edge.b));
        }
        lines.push(line);
    }
    return lines;
}

/** Returns whether a line ends where it began. @param {Point[]} line */
export function isClosed(line) {
    return line.length > 2 && key(line[0]) === key(line[line.length - 1]);
}

/**
 * Returns the part of the board's rim along some cells. Of corner cells it keeps only the edges that face the same way
 * as the whole part.
 * @param {Edge[]} rim  of the whole board
 * @param {Set<string>} cells
 * @returns {{edges: Edge[], normal: Point}}
 */
export function facingRim(rim, cells) {
    const own = rim.filter((edge) => cells.has(edge.cell.id));
    const sum = own.reduce((total, { normal }) => ({ x: total.x + normal.x, y: total.y + normal.y }), { x: 0, y: 0 });
    const length = Math.hypot(sum.x, sum.y) || 1;
    const normal = { x: sum.x / length, y: sum.y / length };
    // Cosine of 60 degrees with a margin for rounding: edges of the next side differ by more.
    const edges = own.filter((edge) => edge.normal.x * normal.x + edge.normal.y * normal.y > 0.51);
    return { edges, normal };
}
