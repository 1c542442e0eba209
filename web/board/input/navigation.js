/**
 * Keyboard movement over cells by geometry alone, for any board.
 *
 * @typedef {{cell: string, column: number}} Cursor  `column`: where vertical movement began, so that going up and down
 *     a board of staggered rows does not drift sideways
 */
import { UNIT } from "../drawing/geometry.js";

/** @import { PlacedCell } from "../drawing/rim.js" */

/** @type {Record<string, [number, number]>} */
const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Returns the cursor after a key press, or null if the key does not move it.
 * @param {PlacedCell[][]} rows
 * @param {Cursor} from
 * @param {string} key  as in KeyboardEvent.key
 * @param {boolean} [wide]  with Control: to the ends of the board, not of the row
 * @param {boolean} [wraps]  whether the board's edges are joined
 * @returns {Cursor | null}
 */
export function moveCursor(rows, from, key, wide = false, wraps = false) {
    const at = rows.findIndex((row) => row.some(({ id }) => id === from.cell));
    if (at < 0) return null;
    const row = rows[at];
    const index = row.findIndex(({ id }) => id === from.cell);
    const land = (/** @type {PlacedCell | undefined} */ cell) => (cell ? { cell: cell.id, column: cell.x } : null);

    if (key === "Home" || key === "End") {
        const first = key === "Home";
        const line = wide ? rows[first ? 0 : rows.length - 1] : row;
        return land(line[first ? 0 : line.length - 1]);
    }
    const direction = directions[key];
    if (!direction) return null;
    const along = (/** @type {number} */ place, /** @type {number} */ length) =>
        wraps ? (place + length) % length : place;
    if (direction[0]) return land(row[along(index + direction[0], row.length)]);
    const next = rows[along(at + direction[1], rows.length)];
    if (!next) return null;
    const distance = (/** @type {PlacedCell} */ cell) => Math.abs(cell.x - from.column);
    // Of two equally near cells, prefer the one on the side of the current cell, which keeps the path straight.
    const bias = (/** @type {PlacedCell} */ cell) => Math.abs(cell.x - row[index].x) / (10 * UNIT);
    const best = next.reduce((a, b) => (distance(b) + bias(b) < distance(a) + bias(a) - 0.01 ? b : a));
    return { cell: best.id, column: from.column };
}
