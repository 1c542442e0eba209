/** Runs a search of a given tree for those who fill it in. */

import { writtenTree } from "../search/given-place.js";
import { prepareSearch } from "../search/prepare-search.js";
import { runToEnd } from "../search/run-to-end.js";
import { blanksOf } from "./fill.js";
import { nodesOf } from "./place-nodes.js";

/**
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { Blank } from "./fill.js"
 * @import { Placed } from "./place-nodes.js"
 */

/** The run of a page. */
const KEY = 6;

/**
 * Runs the search of a tree and finds what is to be filled in.
 * @param {LensClient} engine
 * @param {{tree: string, algorithm: string, windows: boolean}} task
 * @param {number} [key]  of the run
 * @returns {Promise<{nodes: Placed[], blanks: Blank[], players: number}>} rejects if the engine refuses the tree
 */
export async function searchToFill(engine, { tree, algorithm, windows }, key = KEY) {
    const link = { tree, options: { algorithm: /** @type {any} */ (algorithm) } };
    const root = writtenTree(tree);
    const { request } = await prepareSearch(engine, [], link);
    if (!root) throw new Error("no tree");
    const replay = await runToEnd(engine, request, key);
    const nodes = nodesOf(root);
    return { nodes, blanks: blanksOf(nodes, replay, windows), players: replay.players };
}
