// Matches of one participant against others, the same at every table: what gallery.mjs plays and sums up.

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { meanOf, median } from "./shares.mjs";

/**
 * A record of `quintet match`, as far as it is used here. `players` are the seats in the order of the game's players,
 * `match.participants` their numbers; participant 0 is the one that is measured. `match.searches` has what was thought
 * before each action, if participants tell.
 * @typedef {{players: string[], actions: string[], result: string, reason: string,
 *     match: {participants: number[], searches?: ({chance?: number} | null)[]}}} MatchRecord
 */

/**
 * All choices of `size` names in which the order does not matter and a name may come again.
 * @param {string[]} names @param {number} size @returns {string[][]}
 */
export function tablesOf(names, size) {
    if (size === 0) return [[]];
    return names.flatMap((name, i) => tablesOf(names.slice(i), size - 1).map((rest) => [name, ...rest]));
}

/** The name of a table's opponents for people. @param {string[]} seats */
export const titleOf = (seats) =>
    seats.map((seat) => seat.replace(/^style:/, "").replace(/^u[gh][ip]:.*/, "program")).join(", ");

/**
 * Plays a match and returns its records.
 * @param {string} quintet  the program
 * @param {string[]} words  of `quintet match`
 * @returns {Promise<MatchRecord[]>}
 */
export async function playMatch(quintet, words) {
    const folder = await mkdtemp(path.join(tmpdir(), "gallery-"));
    const file = path.join(folder, "games.jsonl");
    try {
        await promisify(execFile)(quintet, ["match", "--quiet", "--out", file, ...words], { maxBuffer: 1 << 28 });
        return recordsOf(await readFile(file, "utf8"));
    } catch (error) {
        // Exit status 1: a program forfeited a game. The records are complete.
        if (error.code === 1) return recordsOf(await readFile(file, "utf8"));
        throw error.stderr ? new Error(error.stderr.trim()) : error;
    } finally {
        await rm(folder, { recursive: true });
    }
}

/** The JSON values in the lines of a text. @param {string} text @returns {MatchRecord[]} */
const recordsOf = (text) =>
    text
        .split("\n")
        .filter((line) => line)
        .map((line) => JSON.parse(line));

/**
 * What became of participant 0 in a game. `points`: a win is 1, a draw an equal share for every player, as in the table
 * of `quintet match`. `lastHope`: the last ply at which it thought that its chance was above an equal share.
 * @param {MatchRecord} record
 * @param {string[]} names  of the game's players
 */
export function outcomeOf({ players, result, reason, match }, names) {
    const own = match.participants.indexOf(0);
    const winner = names.indexOf(result);
    const hopes = (match.searches ?? []).flatMap((search, ply) =>
        ply % names.length === own && (search?.chance ?? 0) > 1 / names.length ? [ply] : [],
    );
    return {
        points: winner === own ? 1 : winner < 0 ? 1 / names.length : 0,
        winner: winner < 0 ? null : winner === own ? "own" : players[winner],
        reason: reason || "unfinished",
        lastHope: match.searches ? hopes.at(-1) : undefined,
    };
}

/** How often each word occurs, the most frequent first. @param {string[]} words */
function counted(words) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * Sums up the games of one table, or of several.
 * @param {MatchRecord[]} records  at least one
 * @param {string[]} names  of the game's players
 */
export function summed(records, names) {
    const games = records.map((record) => ({ ...outcomeOf(record, names), plies: record.actions.length }));
    const lost = games.filter(({ winner }) => winner !== null && winner !== "own");
    const drawn = games.filter(({ winner }) => winner === null);
    return {
        games: games.length,
        ...meanOf(games.map(({ points }) => points)),
        won: games.length - lost.length - drawn.length,
        drawn: drawn.length,
        lost: lost.length,
        lostTo: counted(lost.map(({ winner }) => titleOf([String(winner)]))),
        drawnBy: counted(drawn.map(({ reason }) => reason)),
        /** Medians of the lost games: their length, and the last ply with hope; undefined if no one tells. */
        length: median(lost.map(({ plies }) => plies)),
        lastHope: median(lost.flatMap(({ lastHope }) => (lastHope === undefined ? [] : [lastHope]))),
    };
}

const columns = ["share", "+-", "games", "won", "drawn", "lost"];
const width = 31;

/** The heading of `row`. @param {string} title */
export const heading = (title) =>
    `${title.padEnd(width)}${columns.map((each) => each.padStart(7)).join("")}  how games were not won`;

/**
 * A line of the table.
 * @param {string} title
 * @param {ReturnType<typeof summed>} sum
 */
export function row(title, sum) {
    const numbers = [
        `${(100 * sum.share).toFixed(1)} %`,
        (100 * sum.error).toFixed(1),
        ...[sum.games, sum.won, sum.drawn, sum.lost].map(String),
    ];
    const counts = (/** @type {[string, number][]} */ list) =>
        list.map(([name, count]) => `${name} ${count}`).join(", ");
    const ways = [];
    if (sum.lost > 0) {
        const hope = sum.lastHope === undefined ? "" : `, last above par at ply ${sum.lastHope} of ${sum.length}`;
        ways.push(`lost to ${counts(sum.lostTo)}${hope}`);
    }
    if (sum.drawn > 0) ways.push(`drawn by ${counts(sum.drawnBy)}`);
    return `${title.padEnd(width)}${numbers.map((each) => each.padStart(7)).join("")}  ${ways.join("; ")}`.trimEnd();
}
