/**
 * The results of a match: tables and ratings from the records of its games. Pure functions, and the same object as the
 * program's `results.json`.
 *
 * @import { ArenaClient, Rating, RatingsRequest } from "../engine/arena-client.js"
 * @import { Limits } from "./seats/clock.js"
 * @import { MatchRecord } from "./record.js"
 *
 * `elo`: the known rating of a yardstick.
 * @typedef {{name: string, seat: string, kind: "agent" | "engine", form?: string, elo?: number}} ResultParticipant
 *
 * `score`: points for each game, 0 to 1. `most_share`: the largest share of the limit for a game that it has used; null
 * without a limit.
 * @typedef {{participant: number, games: number, wins: number, draws: number, losses: number,
 *            faults: Record<string, number>, score: number, elo: number | null, elo_low: number | null,
 *            elo_high: number | null, median_ms: number | null, worst_ms: number | null,
 *            most_share: number | null}} TableRow
 *
 * Where an agent stands among the levels. `place`: `above` if it has lost to none, `below` if it has won nothing; then
 * `elo` is the bound that is known, and `high` or `low` is null. `beats`, `beaten_by`: the levels next to it.
 * @typedef {{games: number, elo: number, low: number | null, high: number | null}} StandPoint
 * @typedef {{agent: number, place: "above" | "within" | "below", elo: number | null, low: number | null,
 *            high: number | null, beats: number | null, beaten_by: number | null, curve: StandPoint[]}} Stand
 *
 * @typedef {{format: "quintet-results", version: 2, game: string, options: Record<string, string | number>,
 *            players: string[], seed: number, limits: Limits,
 *            openings: {least: number | null, most: number | null, balance: number | null}, created: string,
 *            participants: ResultParticipant[], games: MatchRecord[], table: TableRow[], stand?: Stand}} Results
 */

import { rounded } from "./record.js";

/**
 * The points of a game by player. A draw gives everyone an equal share; who forfeits gets nothing, and the others share
 * the point.
 * @param {Pick<MatchRecord, "result" | "match">} record
 * @param {string[]} players  names
 */
export function scoresOf({ result, match: { forfeit } }, players) {
    const shared = (/** @type {number[]} */ winners) =>
        players.map((_, player) => (winners.includes(player) ? 1 / winners.length : 0));
    const all = players.map((_, player) => player);
    if (forfeit) return shared(all.filter((player) => player !== forfeit.player));
    const winner = players.indexOf(result);
    return shared(winner < 0 ? all : [winner]);
}

/** @param {number[]} sorted */
const medianOf = (sorted) =>
    sorted.length === 0 ? null : (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;

/**
 * What the engine rates: games and their points, with the known ratings of yardsticks. A yardstick that has several
 * seats of a game counts as several with the same rating.
 * @param {Pick<MatchRecord, "result" | "match">[]} games
 * @param {string[]} players
 * @param {Pick<ResultParticipant, "elo">[]} participants
 * @returns {RatingsRequest}
 */
export function ratingsRequest(games, players, participants) {
    const all = [...participants];
    /** The place of a participant's second seat, and so on. @type {Map<string, number>} */
    const places = new Map();
    const placeOf = (/** @type {number} */ participant, /** @type {number} */ seat) => {
        if (seat === 0) return participant;
        const key = `${participant} ${seat}`;
        const place = places.get(key) ?? all.push(participants[participant]) - 1;
        places.set(key, place);
        return place;
    };
    const rated = games.map((record) => {
        const seated = record.match.participants;
        const before = (/** @type {number} */ player) =>
            seated.slice(0, player).filter((each) => each === seated[player]).length;
        return {
            participants: seated.map((participant, player) => placeOf(participant, before(player))),
            scores: scoresOf(record, players),
        };
    });
    const anchors = all.flatMap(({ elo }, participant) => (elo === undefined ? [] : [{ participant, elo }]));
    return { participants: all.length, games: rated, anchors };
}

/**
 * The table without ratings, of those who have played, in the order of the participants.
 * @param {MatchRecord[]} games
 * @param {string[]} players
 * @param {ResultParticipant[]} participants
 * @param {Limits} limits
 * @returns {TableRow[]}
 */
export function talliesOf(games, players, participants, limits) {
    const rows = participants.map((_, participant) => newRow(participant));
    const times = participants.map(() => /** @type {number[]} */ ([]));
    for (const record of games) {
        const scores = scoresOf(record, players);
        const { participants: seated, forfeit, game_s } = record.match;
        for (const [player, participant] of seated.entries()) {
            const row = rows[participant];
            row.games += 1;
            row.score += scores[player];
            if (scores[player] === 1) row.wins += 1;
            else if (scores[player] === 0) row.losses += 1;
            else row.draws += 1;
            if (forfeit?.player === player) row.faults[forfeit.kind] = (row.faults[forfeit.kind] ?? 0) + 1;
            if (participants[participant].kind === "agent" && limits.game_s) {
                row.most_share = Math.max(row.most_share ?? 0, (game_s?.[player] ?? 0) / limits.game_s);
            }
        }
        for (const { player, ms, cpu_ms } of record.match.plies) times[seated[player]].push(cpu_ms ?? ms);
    }
    for (const row of rows) {
        const sorted = times[row.participant].sort((a, b) => a - b);
        const median = medianOf(sorted);
        row.median_ms = median === null ? null : rounded(median);
        row.worst_ms = sorted.at(-1) ?? null;
        if (row.games > 0) row.score /= row.games;
    }
    return rows.filter(({ games: played }) => played > 0);
}

/** @param {number} participant @returns {TableRow} */
const newRow = (participant) => ({
    participant,
    games: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    faults: {},
    score: 0,
    elo: null,
    elo_low: null,
    elo_high: null,
    median_ms: null,
    worst_ms: null,
    most_share: null,
});

/** @param {ArenaClient} engine @returns {(request: RatingsRequest) => Promise<Rating[]>} */
export const ratingsBy = (engine) => async (request) => (await engine.call("ratings", request)).ratings;

/**
 * The results without `stand`.
 * @param {Omit<Results, "format" | "version" | "table" | "stand">} given  games in any order
 * @param {(request: RatingsRequest) => Promise<Rating[]>} rate
 * @returns {Promise<Results>}
 */
export async function resultsOf(given, rate) {
    const { players, participants, limits } = given;
    const games = [...given.games].sort((a, b) => a.match.game - b.match.game);
    const table = talliesOf(games, players, participants, limits);
    const ratings = games.length > 0 ? await rate(ratingsRequest(games, players, participants)) : [];
    for (const row of table) {
        const { elo, low, high } = ratings[row.participant];
        Object.assign(row, { elo: finite(elo), elo_low: finite(low), elo_high: finite(high) });
    }
    table.sort((a, b) => (b.elo ?? 0) - (a.elo ?? 0) || b.score - a.score || a.participant - b.participant);
    return { format: "quintet-results", version: 2, ...given, games, table };
}

/** @param {number | null} number */
const finite = (number) => (Number.isFinite(number) ? number : null);

const CSV_COLUMNS = [
    "rank",
    "name",
    "seat",
    "kind",
    "games",
    "wins",
    "draws",
    "losses",
    "faults",
    "score",
    "elo",
    "elo_low",
    "elo_high",
    "median_ms",
    "worst_ms",
    "most_share",
];

/** The table as CSV (RFC 4180), a line for each participant. @param {Results} results */
export function csvOf({ table, participants }) {
    const lines = table.map((row, index) => {
        const { name, seat, kind } = participants[row.participant];
        const faults = Object.values(row.faults).reduce((sum, count) => sum + count, 0);
        /** @type {Record<string, unknown>} */
        const cells = { ...row, rank: index + 1, name, seat, kind, faults };
        return CSV_COLUMNS.map((column) => cellOf(cells[column])).join(",");
    });
    return `${[CSV_COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

/** @param {unknown} value */
function cellOf(value) {
    const text = value === null || value === undefined ? "" : String(value);
    // A spreadsheet would take such a text for a formula.
    const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
