/**
 * The terms of a static evaluation as rows of a table.
 *
 * The engine names a term after its weight: `tempo`, or `danger.4` for one number of several. Rows of one group stand
 * together, and the group has their sum.
 *
 * @typedef {ExplainedEvaluation} Explanation
 * @typedef {EvaluationTerm} Term
 *
 * A row in points: weight times feature is the contribution. `features` is empty where a contribution is not that.
 * @typedef {{name: string, weight: number, contributions: number[], features: number[]}} TermRow
 *
 * `name`: the group, empty for the rest that no weight explains. `sums`: of its rows, by player.
 * @typedef {{name: string, rows: TermRow[], sums: number[]}} TermGroup
 *
 * `exact`: whether the terms add up to the scores, as they always should. `linear`: whether every contribution of a
 * weight is the weight times a feature. `whole`: whether all numbers are.
 * @typedef {{groups: TermGroup[], scores: number[], exact: boolean, linear: boolean, whole: boolean}} TermTable
 */

/** @import { EvaluationTerm, ExplainedEvaluation } from "../engine/lens-protocol.js" */

/** @param {Explanation} explanation @returns {TermTable} */
export function termTable({ scores, terms, parts }) {
    const rows = terms.map((term) => inPoints(term, parts));
    /** @type {Map<string, TermRow[]>} */
    const groups = new Map();
    for (const row of rows) {
        const group = row.name.split(".", 1)[0];
        groups.set(group, [...(groups.get(group) ?? []), row]);
    }
    const made = [...groups].map(([name, rows]) => ({ name, rows, sums: sumsOf(rows, scores.length) }));
    // What moves the value most comes first, and the rest last.
    const size = (/** @type {TermGroup} */ { name, sums }) => (name === "" ? -1 : Math.max(...sums.map(Math.abs)));
    made.sort((a, b) => size(b) - size(a));
    // Parts are whole numbers, so their sum is exact.
    const total = sumsOf(terms, scores.length);
    return {
        groups: made,
        scores,
        exact: total.every((sum, player) => sum === scores[player] * parts),
        linear: terms.every(({ name, features }) => name === "" || features.length > 0),
        whole: rows.every(({ weight, contributions, features }) =>
            [weight, ...contributions, ...features].every(Number.isInteger),
        ),
    };
}

/** @param {Term} term @param {number} parts  of a point @returns {TermRow} */
const inPoints = ({ name, weight, contributions, features, units }, parts) => ({
    name,
    weight: weight / units,
    contributions: contributions.map((each) => each / parts),
    features: features.map((each) => (each * units) / parts),
});

/** @param {{contributions: number[]}[]} rows @param {number} players */
const sumsOf = (rows, players) =>
    Array.from({ length: players }, (_, player) =>
        rows.reduce((sum, { contributions }) => sum + contributions[player], 0),
    );
