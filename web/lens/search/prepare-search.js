/**
 * Turns a link into the request of a search, as every page and check runs it: the position before `ply`, the options
 * that its game and algorithm have a use for, and a depth.
 *
 * `moves`: legal at the root of a game. `height`: of a given tree. `problems`: options that were left out.
 * @typedef {{request: LensRequest, position: LensModel["position"], moves: number, height: number, terms: string[],
 *            unbounded: boolean, subject: Subject,
 *            problems: {key: Sentence["key"], params: Record<string, string>}[]}} PreparedSearch
 */

import { isUnbounded, knownOptions } from "./known-options.js";
import { algorithmWith, usualDepth } from "./lens-options.js";

/**
 * @import { GameRecord, GameSpec } from "../../engine/protocol.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { LensLink } from "../lens-link.js"
 * @import { LensModel, LensRequest } from "../lens-model.js"
 * @import { Subject } from "./lens-options.js"
 */

/**
 * What is searched: the record up to its ply, or the tree.
 * @param {Pick<LensLink, "record" | "tree">} link
 * @returns {{record?: GameRecord, tree?: string}}
 */
export function searchedIn({ record, tree }) {
    if (tree !== undefined) return { tree };
    if (!record) return {};
    const { ply, ...rest } = record;
    return { record: { ...rest, actions: (record.actions ?? []).slice(0, ply) } };
}

/**
 * @param {LensClient} engine
 * @param {GameSpec[]} games
 * @param {Pick<LensLink, "record" | "tree" | "options" | "unnamed">} link
 * @returns {Promise<PreparedSearch>} rejects if the engine refuses the position or the tree
 */
export async function prepareSearch(engine, games, { options: given, unnamed = false, ...link }) {
    const searched = searchedIn(link);
    const facts = searched.record ? await ofGame(engine, games, searched.record) : await ofTree(engine, searched.tree);
    const options = unnamed ? { ...given, algorithm: algorithmWith(given, facts.subject.players) } : given;
    const { kept, problems } = knownOptions(options, facts);
    const { position, moves, height } = facts;
    const depth = options.depth ?? usualDepth(kept.algorithm, position ? { moves } : { height });
    return { ...facts, request: { ...searched, options: { ...kept, depth } }, problems };
}

/** @param {LensClient} engine @param {GameSpec[]} games @param {GameRecord} record */
async function ofGame(engine, games, record) {
    const { state, layout } = await engine.load(record);
    const { terms } = await engine.call("terms", record.game, record.options);
    const unbounded = await isUnbounded(engine, record, games);
    const { length: moves } = state.legal;
    const players = games.find(({ id }) => id === record.game)?.players.length;
    const position = { key: "", state, layout };
    return { position, moves, height: 0, terms, unbounded, subject: { players } };
}

/** @param {LensClient} engine @param {string} [tree] */
async function ofTree(engine, tree = "") {
    const { height, players, chance } = await engine.call("readTree", tree);
    return { position: null, moves: 0, height, terms: [], unbounded: false, subject: { players, chance, given: true } };
}
