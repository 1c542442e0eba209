/**
 * The terms of a static evaluation as rows of a table.
 *
 * The engine names a term after its weight: `tempo`, or `danger.4` for one number of several. Rows of one group stand
 * together, and the group has their sum.
 *
 * @typedef {import("../engine/lens-protocol.js").ExplainedEvaluation} Explanation
 * @typedef {import("../engine/lens-protocol.js").EvaluationTerm} Term
 *
 * `name`: the group, empty for the rest that no weight explains. `sums`: of its rows, by player.
 * @typedef {{name: string, rows: Term[], sums: number[]}} TermGroup
 *
 * `exact`: whether the terms add up to the scores, as they always should. `linear`: whether every contribution is its
 * weight times a feature.
 * @typedef {{groups: TermGroup[], scores: number[], exact: boolean, linear: boolean}} TermTable
 */

/** @param {Explanation} explanation @returns {TermTable} */
export function termTable({ scores, terms }) {
    /** @type {Map<string, Term[]>} */
    const groups = new Map();
    for (const term of terms) {
        const group = term.name.split(".", 1)[0];
        groups.set(group, [...(groups.get(group) ?? []), term]);
    }
    const made = [...groups].map(([name, rows]) => ({ name, rows, sums: sumsOf(rows, scores.length) }));
    // What moves the value most comes first, and the rest last.
    const size = (/** @type {TermGroup} */ { name, sums }) => (name === "" ? -1 : Math.max(...sums.map(Math.abs)));
    made.sort((a, b) => size(b) - size(a));
    const total = sumsOf(terms, scores.length);
    return {
        groups: made,
        scores,
        exact: total.every((sum, player) => sum === scores[player]),
        linear: terms.every(({ features }) => features.length > 0),
    };
}

/** @param {{contributions: number[]}[]} rows @param {number} players */
const sumsOf = (rows, players) =>
    Array.from({ length: players }, (_, player) =>
        rows.reduce((sum, { contributions }) => sum + contributions[player], 0),
    );
