/**
 * The figures of the engine's search as rows of tables. Pure.
 *
 * `nodes`: of this depth alone. `changed`: whether another action is best than at the depth before.
 * `line`: the principal variation.
 * @typedef {{depth: number, best: string, value: number, provenPlies: number, nodes: number, seconds: number,
 *            line: string[], changed: boolean}} DepthRow
 *
 * How often something happened, and its share of what it could have happened to; null where that is nothing.
 * @typedef {{figure: "cutoffs" | "firstCutoffs" | "tableHits" | "quiescenceNodes" | "reductions" | "searchedAgain",
 *            count: number, share: number | null}} ShareRow
 *
 * `share`: of the nodes below all actions of the root.
 * @typedef {{action: string, nodes: number, share: number}} RootRow
 */

/** @import { LensSearchProgress, SearchStatistics } from "../engine/lens-protocol.js" */

/** The most actions of the root that have a bar of their own. */
const MOST_ROOTS = 12;

/**
 * @param {LensSearchProgress["depths"]} depths  nodes and seconds from the start of the search
 * @param {number} player  whose value is shown
 * @returns {DepthRow[]}
 */
export function depthRows(depths, player) {
    return depths.map(({ depth, best, scores, provenPlies, nodes, seconds, lines }, index) => {
        const before = depths[index - 1];
        return {
            depth,
            best,
            value: scores[player],
            provenPlies,
            nodes: nodes - (before?.nodes ?? 0),
            seconds: seconds - (before?.seconds ?? 0),
            line: lines[0]?.actions ?? [best],
            changed: before !== undefined && before.best !== best,
        };
    });
}

/** @param {SearchStatistics} statistics @returns {ShareRow[]} */
export function shareRows({ nodes, cutoffs, firstCutoffs, tableHits, quiescenceNodes, reductions, searchedAgain }) {
    /** @param {ShareRow["figure"]} figure @param {number} count @param {number} of @returns {ShareRow} */
    const row = (figure, count, of) => ({ figure, count, share: of > 0 ? count / of : null });
    return [
        row("cutoffs", cutoffs, nodes),
        row("firstCutoffs", firstCutoffs, cutoffs),
        row("tableHits", tableHits, nodes),
        row("quiescenceNodes", quiescenceNodes, nodes),
        row("reductions", reductions, nodes),
        row("searchedAgain", searchedAgain, reductions),
    ];
}

/**
 * The actions of the root with the most nodes below them, and the others together.
 * @param {{action: string, nodes: number}[]} roots
 * @returns {{rows: RootRow[], others: {count: number, nodes: number, share: number} | null}}
 */
export function rootRows(roots) {
    const total = roots.reduce((sum, { nodes }) => sum + nodes, 0);
    const share = (/** @type {number} */ nodes) => (total > 0 ? nodes / total : 0);
    const ranked = [...roots].sort((a, b) => b.nodes - a.nodes);
    const rest = ranked.slice(MOST_ROOTS);
    const nodes = rest.reduce((sum, each) => sum + each.nodes, 0);
    return {
        rows: ranked.slice(0, MOST_ROOTS).map((each) => ({ ...each, share: share(each.nodes) })),
        others: rest.length ? { count: rest.length, nodes, share: share(nodes) } : null,
    };
}
