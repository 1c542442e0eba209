/**
 * Reads the text of `results.json`. The games are read one by one, because a tournament of a class has tens of
 * megabytes and `JSON.parse` would keep the page from answering for a second.
 */

import { isDeeper } from "../record/json.js";
import { Problem } from "../ui/notices/problem.js";
import { checkGame, checkResults } from "./results.js";
import { inSlices } from "./slices.js";

/** @import { Results } from "./results.js" */

/** What changes the depth, and texts, which may contain the same characters. A text without an end runs to the last. */
const token = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gsy;
const skipped = /[^"[\]{}]+/gy;

/** @typedef {{from: number, to: number}} Piece */

/**
 * Finds the objects in the array `games` at the top of a text.
 * @param {string} text
 * @param {AbortSignal} [signal]
 * @returns {Promise<{games: Piece[], from: number, to: number} | null>} `from` and `to`: the array with its brackets;
 *     null if there is none
 */
async function findGames(text, signal) {
    /** @type {Piece[]} */
    const games = [];
    let [at, depth, from, to, start] = [0, 0, -1, -1, 0];
    let key = "";
    await inSlices(() => {
        skipped.lastIndex = at;
        if (skipped.test(text)) at = skipped.lastIndex;
        token.lastIndex = at;
        const found = token.exec(text)?.[0];
        if (!found) return false;
        const here = at;
        at = token.lastIndex;
        if (found.startsWith('"')) {
            if (depth === 1) key = found;
            return true;
        }
        const opens = found === "{" || found === "[";
        if (opens && depth === 1 && found === "[" && key === '"games"') from = here;
        if (opens && depth === 2 && from >= 0) start = here;
        depth += opens ? 1 : -1;
        if (!opens && depth === 2 && from >= 0) games.push({ from: start, to: at });
        if (opens || depth !== 1 || from < 0) return true;
        to = at;
        return false;
    }, signal);
    return from >= 0 && to >= 0 ? { games, from, to } : null;
}

/** @param {string} text @returns {any} */
function parse(text) {
    try {
        const value = JSON.parse(text);
        if (!isDeeper(value)) return value;
        throw new Error("nested too deeply");
    } catch (error) {
        throw new Problem("report.bad.json", { reason: String(/** @type {Error} */ (error).message) });
    }
}

/** @param {string} text @param {AbortSignal} [signal] @returns {Promise<Results>} rejects with a Problem */
export async function readResults(text, signal) {
    const found = await findGames(text, signal);
    if (!found) return checkResults(parse(text));
    const { games, from, to } = found;
    // What is between the games must be commas, or the text is no JSON.
    const results = checkResults(parse(`${text.slice(0, from)}[]${text.slice(to)}`));
    let [index, end] = [0, from + 1];
    await inSlices(() => {
        const piece = games[index];
        const between = text.slice(end, piece?.from ?? to - 1).trim();
        if (between !== (piece && index > 0 ? "," : "")) {
            throw new Problem("report.bad.json", { reason: between.slice(0, 40) || "," });
        }
        if (!piece) return false;
        const game = parse(text.slice(piece.from, piece.to));
        checkGame(game, index, results);
        results.games.push(game);
        index += 1;
        end = piece.to;
        return true;
    }, signal);
    return results;
}
