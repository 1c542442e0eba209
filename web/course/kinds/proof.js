/**
 * Who wins by force. Judged by a search that has proven it: it looks for a proof within a budget of nodes, so what it
 * calls proven holds, and what it does not may hold all the same. The page says so.
 *
 * @typedef {import("../../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../../engine/protocol.js").GameState} GameState
 * @typedef {{engine: import("../../engine/client.js").EngineClient,
 *            spec: import("../../engine/protocol.js").GameSpec | undefined}} Prover
 */

import { findingsOf } from "../../analysis/graph.js";
import { EngineSearch } from "../../engine/search.js";

const EFFORT = { nodes: 400_000, timeMs: 8000 };
const SLICE_MS = 30;

/**
 * Whether a player wins by force in a number of own actions, from a position that is not over.
 * @param {Prover} prover
 * @param {GameRecord} record
 * @param {GameState} state  the position that the record shows
 * @param {number} player
 * @param {number} own
 * @returns {Promise<{proven: boolean, reply: string}>} `reply`: the best action of the player to move
 */
export async function proves({ engine, spec }, record, state, player, own) {
    const players = spec?.players.length ?? 2;
    // Plies until the last own action, from the player to move on.
    const before = (player - state.toMove + players) % players;
    const plies = before + (own - 1) * players + 1;
    const progress = await searchFor(engine, record, plies);
    const { proof } = findingsOf(progress, state.toMove, players);
    return { proven: proof?.winner === player && proof.plies <= plies, reply: progress.best };
}

/** @param {import("../../engine/client.js").EngineClient} engine @param {GameRecord} record @param {number} plies */
async function searchFor(engine, record, plies) {
    const search = new EngineSearch(engine, SLICE_MS);
    // A search of as many plies finds the win if there is one; a deeper one may find a longer win first.
    const progress = await search.start(record, { ...EFFORT, depth: plies });
    if (progress.stopped || !progress.best) throw new Error("the search was stopped");
    return progress;
}

/**
 * Who wins, as the position says or a search proves; null if neither.
 * @param {Prover} prover @param {GameRecord} record @param {GameState} state
 * @returns {Promise<number | null>}
 */
export async function provenWinner({ engine, spec }, record, state) {
    if (state.outcome.state !== "ongoing") return state.outcome.winner;
    const search = new EngineSearch(engine, SLICE_MS);
    const progress = await search.start(record, EFFORT);
    const { proof } = findingsOf(progress, state.toMove, spec?.players.length ?? 2);
    return proof?.winner ?? null;
}
