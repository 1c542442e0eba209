/**
 * Coordinates around the rim. A cell's id holds its coordinates, separated by commas; the cells that share one of them
 * form a line, and its name stands at the line's left end, or at its lower end if it does not lie level.
 *
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./rim.js").PlacedCell} PlacedCell
 * @typedef {{text: string, x: number, y: number}} Label
 */
import { distance, middleOf } from "./geometry.js";

/**
 * How far a point lies outside a convex outline that runs clockwise; negative inside.
 * @param {Point[]} outline
 * @param {Point} point
 */
function outside(outline, point) {
    const beyond = outline.map((a, index) => {
        const b = outline[(index + 1) % outline.length];
        return ((b.y - a.y) * (point.x - a.x) - (b.x - a.x) * (point.y - a.y)) / distance(a, b);
    });
    return Math.max(...beyond);
}

/**
 * The cells of a line, the one that its name stands at first.
 * @param {PlacedCell[]} line
 */
function ordered(line) {
    const middle = middleOf(line);
    const far = line.reduce((a, b) => (distance(b, middle) > distance(a, middle) ? b : a));
    const along = [...line].sort((a, b) => distance(a, far) - distance(b, far));
    const [start, end] = [along[0], along[along.length - 1]];
    const level = Math.abs(start.y - end.y) < 1;
    return (level ? start.x > end.x : start.y < end.y) ? along.reverse() : along;
}

/**
 * @param {PlacedCell[]} cells
 * @param {Point[]} outline  of the board, clockwise
 * @param {number} away  how far from it
 * @returns {Label[]}
 */
export function labelsOf(cells, outline, away) {
    const parts = cells[0]?.id.split(",").length ?? 0;
    /** @type {Label[]} */
    const labels = [];
    for (let part = 0; part < parts; ++part) {
        /** @type {Map<string, PlacedCell[]>} */
        const lines = new Map();
        for (const cell of cells) {
            const text = cell.id.split(",")[part];
            lines.set(text, [...(lines.get(text) ?? []), cell]);
        }
        for (const [text, line] of lines) {
            if (line.length < 2) continue;
            const [first, second] = ordered(line);
            const step = { x: (first.x - second.x) / 25, y: (first.y - second.y) / 25 };
            const place = { x: first.x, y: first.y };
            while (outside(outline, place) < away) [place.x, place.y] = [place.x + step.x, place.y + step.y];
            labels.push({ text: text.replace("-", "\u2212"), ...place });
        }
    }
    return labels;
}
