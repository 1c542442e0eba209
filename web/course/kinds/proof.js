/**
 * Who wins by force. The prover tries every action; where it would take too long, a search that has proven the win
 * judges. What the search calls proven holds; what it does not may hold all the same, so the page says which it was.
 *
 * @typedef {"prover" | "search"} Means
 * @typedef {{engine: LensClient,
 *            spec: GameSpec | undefined}} Judges
 */

import { findingsOf } from "../../analysis/review/graph.js";
import { EngineSearch } from "../../engine/search.js";

/**
 * @import { GameRecord, GameSpec, GameState, SearchRequest } from "../../engine/protocol.js"
 * @import { LensClient } from "../../lens/engine/lens-client.js"
 */

const POSITIONS = 150_000;
/** What finds a win that takes longer than it may. */
const LONGER = { own: 3, positions: 150_000, nodes: 150_000, timeMs: 2500 };
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
    const plies = pliesTo(own, state, player, players);
    const { distance } = await engine.call("winDistance", record, player, { plies, positions: POSITIONS });
    if (distance.plies >= 0) return { proven: true, by: "prover" };
    if (distance.complete) return { proven: false, by: "prover" };
    // A search of as many plies finds the win if there is one; a deeper one may find a longer win first.
    const proof = await proofIn(engine, record, state, players, { ...EFFORT, depth: plies });
    return { proven: proof?.winner === player && proof.plies <= plies, by: "search" };
}

/**
 * Plies until the last of some own actions, from the player to move on.
 * @param {number} own
 * @param {GameState} state
 * @param {number} player
 * @param {number} players
 */
const pliesTo = (own, { toMove }, player, players) => ((player - toMove + players) % players) + (own - 1) * players + 1;

/**
 * How many own actions a forced win takes that takes more than some; 0 if none was found.
 * @param {Judges} judges @param {GameRecord} record @param {GameState} state @param {number} player @param {number} own
 */
export async function ownActionsToWin({ engine, spec }, record, state, player, own) {
    const players = spec?.players.length ?? 2;
    const ownIn = (/** @type {number} */ plies) =>
        Math.floor((plies - pliesTo(1, state, player, players)) / players) + 1;
    const { positions, nodes, timeMs } = LONGER;
    const plies = pliesTo(own + LONGER.own, state, player, players);
    const { distance } = await engine.call("winDistance", record, player, { plies, positions });
    if (distance.plies >= 0) return ownIn(distance.plies);
    if (distance.complete) return 0;
    const proof = await proofIn(engine, record, state, players, { nodes, timeMs });
    return proof?.winner === player ? ownIn(proof.plies) : 0;
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
        const effort = { plies: ANY_WIN, positions: POSITIONS };
        const { distance } = await engine.call("winDistance", record, player, effort);
        if (distance.plies >= 0) return player;
    }
    return null;
}

/**
 * @param {Judges["engine"]} engine @param {GameRecord} record @param {GameState} state @param {number} players
 * @param {SearchRequest} effort
 */
async function proofIn(engine, record, state, players, effort) {
    const progress = await new EngineSearch(engine, SLICE_MS).start(record, effort);
    if (progress.stopped) throw new Error("the search was stopped");
    return findingsOf(progress, state.toMove, players).proof ?? null;
}
