/**
 * Where the value of a node comes from: down the line that counts to the place where it was known without looking
 * further.
 *
 * `evaluation`: a static evaluation, at the horizon or in quiescence search. `over`, `repetition`: the game ends.
 * `given`: a leaf of a given tree. `table`: the table knew it. `unknown`: the search does not know it yet. `mean`: UCT,
 * the mean of playouts. `chance`: the mean of a chance node's outcomes.
 * @typedef {"evaluation" | "over" | "repetition" | "given" | "table" | "unknown" | "mean" | "chance"} ValueSource
 *
 * `node`: the place; `steps`: the actions from the node asked about to there. `values`: of all players.
 * @typedef {{source: ValueSource, node: number, steps: string[], values: readonly number[]}} ValueReason
 */

/** @import { Cursor } from "../trace/cursor.js" */

/** @param {Cursor} cursor @param {number} number @returns {ValueReason} */
export function valueReason(cursor, number) {
    const { nodes } = cursor;
    let at = number;
    /** @type {string[]} */
    const steps = [];
    for (; nodes[at].source === "children" && nodes[at].best >= 0; at = nodes[at].best) {
        steps.push(nodes[nodes[at].best].text);
    }
    return { source: sourceOf(cursor, at), node: at, steps, values: nodes[number].values };
}

/** @param {Cursor} cursor @param {number} number @returns {ValueSource} */
function sourceOf(cursor, number) {
    const { source, ending, valued, stoodPat, visits, weights } = cursor.nodes[number];
    if (source === "table") return "table";
    if (source === "leaf") return ending === "horizon" ? "evaluation" : ending;
    if (visits > 0) return "mean";
    if (valued && weights.length > 0) return "chance";
    return valued && stoodPat ? "evaluation" : "unknown";
}
