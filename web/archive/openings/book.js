/**
 * A book of openings: what was played in engine games, by position. The program makes it (`engine/cli/book/README.md`);
 * here it is checked and read. Pure functions.
 *
 * `won`: by player; the other games were drawn.
 * @typedef {{games: number, won: number[]}} Tally
 *
 * `line`: actions from the start to the position. `next`: most frequent first. `rest`: games with other actions.
 * @typedef {{key: string, line: string[], next: {action: string, tally: Tally}[], rest: Tally}} BookPosition
 *
 * `nodes`: of a search of the engine for one action, in the opening and after it. `broken`: lines that cannot be used.
 * @typedef {{game: string, options: Record<string, string | number>, tally: Tally, plies: number, least: number,
 *            nodes: {opening: number, later: number}, positions: Map<string, BookPosition>, broken: number}} Book
 */

import { MAX_ACTION_LENGTH } from "../../engine/limits.js";
import { checkRecord } from "../../record/record.js";
import { Problem } from "../../ui/notices/problem.js";

/** The form that this page knows. */
const FORMAT = 1;
const MOST_PLIES = 100;

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isInteger(value) && /** @type {number} */ (value) >= 0;

/** @param {unknown} value @returns {value is string} */
const isAction = (value) => typeof value === "string" && value !== "" && value.length <= MAX_ACTION_LENGTH;

/**
 * Reads `[games, won, won ...]`.
 * @param {unknown} numbers
 * @param {number} players  0 if not known yet
 * @returns {Tally}
 */
function tallyOf(numbers, players) {
    if (!Array.isArray(numbers) || numbers.length < 3 || !numbers.every(isCount)) throw new Problem("openings.broken");
    const [games, ...won] = numbers;
    const sound = won.reduce((sum, each) => sum + each, 0) <= games && (players === 0 || won.length === players);
    if (!sound) throw new Problem("openings.broken");
    return { games, won };
}

/** @param {string} line @returns {any} */
function jsonOf(line) {
    try {
        return JSON.parse(line);
    } catch {
        return null;
    }
}

/**
 * Reads a book. Lines that cannot be used, and what is only reached through them, are left out and counted. Throws a
 * `Problem` if nothing of it can be used.
 * @param {string} text
 * @returns {Book}
 */
export function readBook(text) {
    const [first = "", ...lines] = text.split("\n").filter((line) => line.trim() !== "");
    const header = jsonOf(first);
    if (header?.openings !== undefined && header.openings !== FORMAT) throw new Problem("openings.otherVersion");
    const book = headerOf(header);
    const players = book.tally.won.length;
    /** By number of the line; null for those that cannot be used. @type {(BookPosition | null)[]} */
    const all = [];
    for (const line of lines) {
        const position = positionOf(jsonOf(line), all, players);
        all.push(position);
        if (position && !book.positions.has(position.key)) book.positions.set(position.key, position);
        else book.broken += 1;
    }
    if (!all[0]) throw new Problem("openings.broken");
    return book;
}

/** @param {any} header @returns {Book} */
function headerOf(header) {
    const sound =
        header?.openings === FORMAT &&
        isCount(header.plies) &&
        header.plies > 0 &&
        header.plies <= MOST_PLIES &&
        isCount(header.least) &&
        isCount(header.made?.nodes) &&
        isCount(header.made?.opening_nodes);
    if (!sound) throw new Problem("openings.broken");
    const { game, options = {} } = recordOf(header);
    return {
        game,
        options,
        tally: tallyOf(header.games, 0),
        plies: header.plies,
        least: header.least,
        nodes: { opening: header.made.opening_nodes, later: header.made.nodes },
        positions: new Map(),
        broken: 0,
    };
}

/** @param {any} header */
function recordOf({ game, options }) {
    try {
        return checkRecord({ game, ...(options && { options }), actions: [] });
    } catch {
        throw new Problem("openings.broken");
    }
}

/**
 * @param {any} value
 * @param {(BookPosition | null)[]} before
 * @param {number} players
 * @returns {BookPosition | null} null if it cannot be used
 */
function positionOf(value, before, players) {
    try {
        const { key, from, by, next, rest } = value;
        const parent = before.length === 0 ? null : before[from];
        const reached = before.length === 0 || (parent && isAction(by));
        if (!/^[0-9a-f]{12}$/.test(key) || !reached || !Array.isArray(next)) return null;
        const actions = next.map(([action, ...numbers]) => ({ action, tally: tallyOf(numbers, players) }));
        if (!actions.every(({ action }) => isAction(action))) return null;
        return { key, line: parent ? [...parent.line, by] : [], next: actions, rest: tallyOf(rest, players) };
    } catch {
        return null;
    }
}

/** @param {Tally[]} tallies @param {number} players @returns {Tally} */
export function sumOf(tallies, players) {
    const sum = { games: 0, won: Array(players).fill(0) };
    for (const { games, won } of tallies) {
        sum.games += games;
        won.forEach((each, player) => {
            sum.won[player] += each;
        });
    }
    return sum;
}

/** The games that were drawn. @param {Tally} tally */
export const drawnIn = ({ games, won }) => games - won.reduce((sum, each) => sum + each, 0);
