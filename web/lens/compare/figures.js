/**
 * What two runs have cost, side by side.
 *
 * @typedef {(typeof COUNTS)[number]} Figure
 *
 * `ratio`: the second in units of the first; null where the first is 0.
 * @typedef {{figure: Figure | "branching", first: number, second: number, ratio: number | null}} FigureRow
 */
import { branchingOf, COUNTS } from "../search/tally.js";

/** @import { Tally } from "../search/tally.js" */

/** Figures that stand in the table even if they are 0. */
const always = ["nodes", "leaves"];

/**
 * The figures of two runs. What neither has is left out.
 * @param {Tally} first
 * @param {Tally} second
 * @param {boolean} depths  whether both look ahead to a depth; else a branching factor would say nothing
 * @returns {FigureRow[]}
 */
export function figureRows(first, second, depths) {
    const rows = COUNTS.map((figure) => row(figure, first[figure], second[figure]));
    if (depths) rows.push(row("branching", branchingOf(first), branchingOf(second)));
    return rows.filter((each) => always.includes(each.figure) || each.first > 0 || each.second > 0);
}

/** @param {FigureRow["figure"]} figure @param {number} first @param {number} second @returns {FigureRow} */
const row = (figure, first, second) => ({ figure, first, second, ratio: first > 0 ? second / first : null });
