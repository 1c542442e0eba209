/**
 * The lens's own searches on what a student's search has searched: minimax (max^n for several players) for the values,
 * and alpha-beta with the best child first for the fewest leaves.
 *
 * `leaves`: by algorithm, those that it looks at; null where it reached its limit of nodes.
 * @typedef {{values: Map<string, number[]>, leaves: {plain: number | null, alphaBeta: number | null, best: number |
 *            null}}} Reference
 */

import { runToEnd } from "../search/run-to-end.js";

/**
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { LensRequest } from "../lens-model.js"
 * @import { LensOptions } from "../search/lens-options.js"
 * @import { Replay } from "../trace/replay.js"
 * @import { OwnRun } from "./own-visits.js"
 */

/** The key of these runs: others of the lens have 0 to 2, and the comparison 1. */
const KEY = 7;

/**
 * @param {LensClient} engine
 * @param {Pick<LensRequest, "record" | "tree">} searched
 * @param {OwnRun} run
 * @returns {Promise<Reference>}
 */
export async function referenceOf(engine, { record, tree }, run) {
    const depth = Math.max(1, run.height);
    const reach = (/** @type {LensOptions} */ options) =>
        runToEnd(engine, { ...(tree === undefined ? { record } : { tree }), options }, KEY);
    const algorithm = run.hasVectors ? "max-n" : "minimax";
    const plain = await reach({ algorithm, depth });
    const values = plain.stop === "complete" ? valuesOf(plain) : new Map();
    if (run.hasVectors) return { values, leaves: { plain: leavesOf(plain), alphaBeta: null, best: null } };
    const alphaBeta = await reach({ algorithm: "alpha-beta", depth });
    const best = await reach({ algorithm: "alpha-beta", depth, order: "best" });
    return {
        values,
        leaves: { plain: leavesOf(plain), alphaBeta: leavesOf(alphaBeta), best: leavesOf(best) },
    };
}

/** The values of all nodes by path. @param {Replay} replay */
function valuesOf(replay) {
    const cursor = replay.cursor();
    cursor.seek(replay.events);
    /** @type {Map<string, number[]>} */
    const values = new Map();
    /** @type {string[]} */
    const paths = [];
    for (const [number, node] of cursor.nodes.entries()) {
        const above = node.parent < 0 ? "" : paths[node.parent];
        paths[number] = node.parent < 0 ? "" : above ? `${above}\n${node.text}` : node.text;
        if (node.valued) values.set(paths[number], [...node.values]);
    }
    return values;
}

/** @param {Replay} replay */
function leavesOf(replay) {
    if (replay.stop !== "complete") return null;
    const cursor = replay.cursor();
    cursor.seek(replay.events);
    return cursor.counters.leaves;
}
