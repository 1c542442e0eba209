/**
 * The record of a game of a match. It has the fields that `quintet match --out` writes: see
 * `engine/cli/match/match_games.hpp`.
 *
 * @import { GameRecord, GameState } from "../../engine/protocol.js"
 * @import { Opening } from "../engine/arena-client.js"
 * @import { Forfeit } from "./seats/forfeit.js"
 *
 * An action after the opening. `ms`: wall-clock time. `cpu_ms`: how much of it an agent's worker was busy; null for the
 * engine.
 * @typedef {{player: number, ms: number, cpu_ms: number | null, printed?: string}} PlyNote
 * @typedef {{player: number, ply: number, kind: string, message: string, traceback?: unknown, printed?: string,
 *            raw?: string, code?: string, values?: unknown}} ForfeitNote
 * @typedef {{percent: number, nodes: number, tried: number, favour: number, decided: boolean}} BalanceNote
 * @typedef {{game: number, opening: number, opening_plies: number, seed: number, participants: number[],
 *            balance?: BalanceNote, forfeit?: ForfeitNote, searches?: (object | null)[], plies: PlyNote[],
 *            memory_mb: (number | null)[] | null, game_s: number[]}} MatchNote
 * @typedef {GameRecord & {actions: string[], result: string, reason: string, players: string[],
 *           match: MatchNote}} MatchRecord
 */

/** The options of a game as a record has them: whole numbers as numbers. @param {GameState["options"]} options */
export const optionsOf = (options) =>
    Object.fromEntries(
        Object.entries(options).map(([name, value]) => [name, /^-?\d+$/.test(value) ? Number(value) : value]),
    );

/**
 * The result as a record has it: a player's name, `draw` or `unfinished`.
 * @param {GameState["outcome"]} outcome
 * @param {string[]} players
 */
export function resultName({ state, winner }, players) {
    if (state === "ongoing") return "unfinished";
    return winner === null || state === "drawn" ? "draw" : players[winner];
}

/** Tenths of a millisecond are enough. @param {number} ms */
export const rounded = (ms) => Math.round(10 * ms) / 10;

/**
 * How the opening was judged; nothing if any opening is played.
 * @param {Opening} opening
 * @returns {{balance?: BalanceNote}}
 */
export function balanceNote({ balance: percent, nodes, tried, favour, decided }) {
    return percent < 100 ? { balance: { percent, nodes, tried, favour, decided } } : {};
}

/**
 * @param {number} player
 * @param {number} ply
 * @param {Forfeit} forfeit
 * @returns {ForfeitNote}
 */
export function forfeitNote(player, ply, { kind, message, details }) {
    const given = Object.entries(details).filter(([, value]) => value !== undefined && value !== null && value !== "");
    return { player, ply, kind, message, ...Object.fromEntries(given) };
}
