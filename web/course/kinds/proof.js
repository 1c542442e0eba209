/**
 * Who wins by force. The prover tries every action; where it would take too long, a search that has proven the win
 * judges. What the search calls proven holds; what it does not may hold all the same, so the page says which it was.
 *
 * @typedef {import("../../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../../engine/protocol.js").GameState} GameState
 * @typedef {"prover" | "search"} Means
 * @typedef {{engine: import("../../lens/engine/lens-client.js").LensClient,
 *            spec: import("../../engine/protocol.js").GameSpec | undefined}} Judges
 */

import { findingsOf } from "../../analysis/graph.js";
import { EngineSearch } from "../../engine/search.js";

const POSITIONS = 150_000;
const EFFORT = { nodes: 400_000, timeMs: 8000 };
const SLICE_MS = 30;
/** The longest win that the prover looks for where no length is given, in plies. */
const ANY_WIN = 9;

/**
 * Whether a player wins by force in a number of own actions, from a position that is not over.
 * @param {Judges} judges
 * @param {GameRecord} record
 * @param {GameState} state  the position that the record shows
 * @param {number} player
 * @param {number} own
 * @returns {Promise<{proven: boolean, by: Means}>}
 */
export async function proves({ engine, spec }, record, state, player, own) {
    const players = spec?.players.length ?? 2;
    // Plies until the last own action, from the player to move on.
    const plies = ((player - state.toMove + players) % players) + (own - 1) * players + 1;
    const distance = await engine.winDistance(record, player, { plies, positions: POSITIONS });
    if (distance.plies >= 0) return { proven: true, by: "prover" };
    if (distance.complete) return { proven: false, by: "prover" };
    // A search of as many plies finds the win if there is one; a deeper one may find a longer win first.
    const proof = await proofIn(engine, record, state, players, { ...EFFORT, depth: plies });
    return { proven: proof?.winner === player && proof.plies <= plies, by: "search" };
}

/**
 * Who wins, as the position says, a search or the prover; null if none of them does.
 * @param {Judges} judges @param {GameRecord} record @param {GameState} state
 * @returns {Promise<number | null>}
 */
export async function provenWinner({ engine, spec }, record, state) {
    if (state.outcome.state !== "ongoing") return state.outcome.winner;
    const players = spec?.players.length ?? 2;
    const proof = await proofIn(engine, record, state, players, EFFORT);
    if (proof) return proof.winner;
    for (let player = 0; player < players; ++player) {
        const { plies } = await engine.winDistance(record, player, { plies: ANY_WIN, positions: POSITIONS });
        if (plies >= 0) return player;
    }
    return null;
}

/**
 * @param {Judges["engine"]} engine @param {GameRecord} record @param {GameState} state @param {number} players
 * @param {import("../../engine/protocol.js").SearchRequest} effort
 */
async function proofIn(engine, record, state, players, effort) {
    const progress = await new EngineSearch(engine, SLICE_MS).start(record, effort);
    if (progress.stopped) throw new Error("the search was stopped");
    return findingsOf(progress, state.toMove, players).proof ?? null;
}
