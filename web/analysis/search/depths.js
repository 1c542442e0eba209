/** Figures about the depths of a search. Pure functions. */

/** @import { SearchDepth, SearchProgress } from "../../engine/protocol.js" */

/**
 * Joins the depths of a search with those of the search that continues it. The continued search starts at depth 1
 * again, but needs few nodes for the depths that the transposition table already holds. Those depths keep their first
 * figures, and the nodes and seconds of later depths are added to them.
 * @param {SearchDepth[]} earlier
 * @param {SearchDepth[]} depths  of the continued search
 */
export function continuedDepths(earlier, depths) {
    const last = earlier[earlier.length - 1];
    const again = depths.find(({ depth }) => depth === last?.depth);
    if (!last) return depths;
    if (!again) return earlier;
    return [
        ...earlier,
        ...depths
            .filter(({ depth }) => depth > last.depth)
            .map((entry) => ({
                ...entry,
                nodes: entry.nodes - again.nodes + last.nodes,
                seconds: entry.seconds - again.seconds + last.seconds,
            })),
    ];
}

/**
 * The depth that the search is in, or in which it was stopped, with the total nodes and seconds so far.
 * @param {SearchDepth[]} depths  completed depths from `continuedDepths`
 * @param {SearchProgress | null} progress
 * @returns {{depth: number, nodes: number, seconds: number} | null} null if every started depth is complete
 */
export function unfinishedDepth(depths, progress) {
    const last = depths[depths.length - 1] ?? { depth: 0, nodes: 0, seconds: 0 };
    if (!progress || progress.depthUnderWay <= last.depth) return null;
    const from = progress.depths[progress.depths.length - 1] ?? last;
    return {
        depth: progress.depthUnderWay,
        nodes: last.nodes + progress.nodes - from.nodes,
        seconds: last.seconds + progress.seconds - from.seconds,
    };
}

/**
 * Effective branching factor of each depth: the nodes of this depth divided by the nodes of the depth before.
 * @param {{depth: number, nodes: number}[]} depths  `nodes`: total up to and including the depth
 * @returns {(number | null)[]} null if the depth before is missing
 */
export function branchingFactors(depths) {
    const own = depths.map(({ nodes }, index) => nodes - (depths[index - 1]?.nodes ?? 0));
    return depths.map(({ depth }, index) =>
        index > 0 && depths[index - 1].depth === depth - 1 && own[index - 1] > 0 ? own[index] / own[index - 1] : null,
    );
}
