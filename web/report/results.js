/**
 * The results of a tournament, as `results.json` and the arena hold them, and what is wrong with those that are not.
 *
 * One line of a traceback. `file` is relative to the agent's folder.
 * @typedef {{file: string, line: number, function?: string, text?: string}} TraceLine
 *
 * A game that a player lost by a fault. `ply`: the number of actions played before it.
 * @typedef {{player: number, ply: number, kind: string, message: string, traceback?: TraceLine[], printed?: string,
 *            raw?: string}} Forfeit
 *
 * What an action cost: milliseconds on the wall and of the processor, and what the player printed.
 * @typedef {{player?: number, ms?: number | null, cpu_ms?: number | null, printed?: string}} PlyNotes
 *
 * `participants`: places in the list of participants, by player. `plies`: one entry per action after the opening.
 * @typedef {{game?: number, opening?: number, opening_plies?: number, seed?: number, participants: number[],
 *            forfeit?: Forfeit, plies?: (PlyNotes | null)[], memory_mb?: (number | null)[] | null,
 *            game_s?: (number | null)[]}} GameMatch
 *
 * `result`: the name of the winning player on the board, or "draw".
 * @typedef {GameRecord & {actions: string[], result?: string, reason?: string, match: GameMatch}} PlayedGame
 *
 * `elo`: the known rating of a yardstick. `excluded`: why a submission could not start; it plays no one.
 * @typedef {{name: string, seat?: string, kind?: string, form?: string, elo?: number | null,
 *            excluded?: {message?: string, traceback?: TraceLine[]}}} Participant
 * @typedef {{participant: number, games: number, wins: number, draws: number, losses: number,
 *            faults?: Record<string, number>, score?: number, elo?: number | null, elo_low?: number | null,
 *            elo_high?: number | null, median_ms?: number | null, worst_ms?: number | null,
 *            most_share?: number | null}} TableRow
 * Where an agent stands. `place`: `above` if it has lost to no level, `below` if it has won nothing. Then `elo` is the
 * bound that is known, and `high` or `low` is null.
 * @typedef {number | null | undefined} Bound
 * @typedef {{agent: number, place?: string, elo: number | null, low: Bound, high: Bound, beats?: number | null,
 *            beaten_by?: number | null, curve: {games: number, elo: number, low: Bound, high: Bound}[]}} Stand
 * @typedef {{game_s?: number | null, action_s?: number | null, start_s?: number | null, memory_mb?: number | null}}
 *     Limits
 *
 * @typedef {{format: string, version: number, game: string, options?: Record<string, string | number>,
 *            players: string[], seed?: number, limits?: Limits, created?: string, participants: Participant[],
 *            games: PlayedGame[], table: TableRow[], stand?: Stand | null}} Results
 */

import { fromFirstLevel } from "../game/rating/elo.js";
import { Problem } from "../ui/notices/problem.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 */

export const FORMAT = "quintet-results";
/** Version 1 had ratings above the first level, where a level took part. */
export const VERSION = 2;

/** Far above any real tournament, so that hostile input cannot keep the page busy for ever. */
const MAX_GAMES = 200_000;
const MAX_PARTICIPANTS = 2000;
const MAX_PLAYERS = 8;

/** @param {any} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} value @returns {value is string[]} */
const areTexts = (value) => Array.isArray(value) && value.every((each) => typeof each === "string");

/** @param {any} value @param {number} end */
const isBelow = (value, end) => Number.isInteger(value) && value >= 0 && value < end;

/**
 * Returns the value as results, or throws a Problem. The games are checked one by one with `checkGame`.
 * @param {any} value
 * @returns {Results}
 */
export function checkResults(value) {
    if (!isObject(value) || value.format !== FORMAT) throw new Problem("report.bad.format");
    if (value.version !== 1 && value.version !== VERSION) {
        throw new Problem("report.bad.version", { version: String(value.version), known: VERSION });
    }
    const { game, players, participants, games, table, stand } = value;
    if (typeof game !== "string" || game === "") throw fieldProblem("game");
    if (!areTexts(players) || players.length < 2 || players.length > MAX_PLAYERS) throw fieldProblem("players");
    if (!Array.isArray(participants) || participants.length > MAX_PARTICIPANTS) throw fieldProblem("participants");
    if (!participants.every((each) => isObject(each) && typeof each.name === "string")) {
        throw fieldProblem("participants");
    }
    if (!Array.isArray(games) || games.length > MAX_GAMES) throw fieldProblem("games");
    if (!Array.isArray(table)) throw fieldProblem("table");
    if (!table.every((row) => isObject(row) && isBelow(row.participant, participants.length))) {
        throw fieldProblem("table");
    }
    if (stand != null && !isStand(stand, participants.length)) throw fieldProblem("stand");
    return value.version === VERSION ? /** @type {Results} */ (value) : fromVersion1(value);
}

/**
 * Results of version 1 with ratings above random play. Without a level, ratings have no fixed zero and stay.
 * @param {any} value  checked
 * @returns {Results}
 */
function fromVersion1({ game, participants, table, stand, ...rest }) {
    const tied = participants.some((/** @type {Participant} */ { elo }) => Number.isFinite(elo));
    const moved = (/** @type {Record<string, any>} */ rated) => {
        const entries = Object.entries(rated).map(([name, each]) => {
            const counts = /^(elo|elo_low|elo_high|low|high)$/.test(name) && Number.isFinite(each);
            return [name, counts && tied ? fromFirstLevel(game, each) : each];
        });
        return Object.fromEntries(entries);
    };
    return /** @type {any} */ ({
        ...rest,
        version: VERSION,
        game,
        participants: participants.map(moved),
        table: table.map(moved),
        ...(stand ? { stand: { ...moved(stand), curve: stand.curve.map(moved) } } : {}),
    });
}

/** @param {string} name */
const fieldProblem = (name) => new Problem("report.bad.field", { name });

/** @param {any} stand @param {number} participants */
function isStand(stand, participants) {
    if (!isObject(stand) || !isBelow(stand.agent, participants) || !Array.isArray(stand.curve)) return false;
    const point = (/** @type {any} */ each) =>
        isObject(each) &&
        Number.isFinite(each.elo) &&
        [each.low, each.high].every((value) => value == null || Number.isFinite(value));
    return (stand.elo == null || point(stand)) && stand.curve.every(point);
}

/**
 * Throws a Problem if a game cannot be counted. Whether its actions are legal, the engine says when it is
 * opened.
 * @param {any} game
 * @param {number} index  its place in the results
 * @param {Results} results
 */
export function checkGame(game, index, { players, participants }) {
    const number = index + 1;
    if (!isObject(game) || !isObject(game.match)) throw new Problem("report.bad.game", { number });
    const seats = game.match.participants;
    const seated =
        Array.isArray(seats) &&
        seats.length === players.length &&
        seats.every((each) => isBelow(each, participants.length));
    if (!seated) throw new Problem("report.bad.seats", { number });
    if (!areTexts(game.actions)) throw new Problem("report.bad.actions", { number });
    const { forfeit, plies } = game.match;
    if (forfeit != null && (!isObject(forfeit) || !isBelow(forfeit.player, players.length))) {
        throw new Problem("report.bad.forfeit", { number });
    }
    if (plies != null && !Array.isArray(plies)) throw new Problem("report.bad.plies", { number });
}

/**
 * The record of a game as the engine reads it.
 * @param {Results} results
 * @param {PlayedGame} game
 * @returns {GameRecord & {actions: string[]}}
 */
export function recordOf({ game: id, options }, { game = id, options: own = options, setup, actions }) {
    return { game, options: own ?? {}, ...(setup && { setup }), actions };
}

/** The notes of the action that leads to a ply, if there are any. @param {PlayedGame} game @param {number} ply */
export function notesAt({ actions, match }, ply) {
    const { plies, opening_plies: opening } = match;
    if (!plies) return null;
    return plies[ply - 1 - (opening ?? Math.max(0, actions.length - plies.length))] ?? null;
}

/**
 * The winning player, counting a forfeit; null if no one has won.
 * @param {PlayedGame} game
 * @param {string[]} players
 * @returns {number | null}
 */
export function winnerOf({ result, match: { forfeit } }, players) {
    if (forfeit) return players.length === 2 ? 1 - forfeit.player : null;
    const winner = players.indexOf(result ?? "");
    return winner < 0 ? null : winner;
}

/**
 * How well each player did: 2 for a win, 1 for a share, 0 for a loss. With three players, those who remain after a
 * forfeit share.
 * @param {PlayedGame} game
 * @param {string[]} players
 * @returns {number[]}
 */
export function standingsOf(game, players) {
    const winner = winnerOf(game, players);
    const loser = game.match.forfeit?.player;
    return players.map((_, player) => {
        if (player === winner) return 2;
        return winner === null && player !== loser ? 1 : 0;
    });
}
