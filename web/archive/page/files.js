/**
 * The archive as a file: a record in each line, with what the archive knows of the game in its field `archive`.
 * Whatever reads records reads such files.
 *
 * @typedef {{line: number, problem: Sentence}} Broken
 */

import { Problem } from "../../ui/notices/problem.js";
import { gameFrom } from "../game-entry.js";

/**
 * @import { ReadOptions } from "../../lens/search/foreign-games.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Game } from "../game-entry.js"
 */

/** Most games of a file. */
export const MOST_GAMES = 5000;

/** @param {Game[]} games */
export const fileOf = (games) =>
    games
        .map(({ record, id, date, order, seats, persons, result, review }) => {
            const archive = { id, date, order, seats, persons, result, review };
            return `${JSON.stringify({ ...record, archive })}\n`;
        })
        .join("");

/**
 * Reads a file of records, with or without what an archive adds.
 * @param {string} text
 * @param {number} [now]
 * @returns {{games: Game[], broken: Broken[]}}
 */
export function gamesIn(text, now = Date.now()) {
    /** @type {Game[]} */
    const games = [];
    /** @type {Broken[]} */
    const broken = [];
    const lines = text.split("\n");
    for (const [index, content] of lines.entries()) {
        if (content.trim() === "") continue;
        try {
            if (games.length === MOST_GAMES) throw new Problem("record.tooMany", { count: MOST_GAMES });
            games.push(gameIn(content, now));
        } catch (error) {
            const problem =
                error instanceof Problem ? error.problem : { key: /** @type {const} */ ("problem.notARecord") };
            broken.push({ line: index + 1, problem });
            if (problem.key === "record.tooMany") break;
        }
    }
    return { games, broken };
}

/**
 * Reads a file of records, or of games in the forms of other programs.
 * @param {string} text
 * @param {ReadOptions} [options]
 * @returns {Promise<{games: Game[], broken: Broken[]}>}
 */
export async function anyGamesIn(text, options = {}) {
    const own = gamesIn(text);
    if (own.games.length || !own.broken.length) return own;
    const [{ readForeign }, { formProblem }] = await Promise.all([
        import("../../lens/search/foreign-games.js"),
        import("../../lens/search/form-sentences.js"),
    ]);
    const foreign = await readForeign(text, options);
    if (!foreign) return own;
    const { games, broken } = gamesIn(foreign.found.map(({ record }) => JSON.stringify(record)).join("\n"));
    const unread = foreign.broken.map(({ line, problem: { problem } }) => ({ line, problem }));
    for (const { line, form = "", stopped } of foreign.found) {
        if (stopped) unread.push({ line, problem: formProblem(form, stopped).problem });
    }
    return { games, broken: [...unread, ...broken] };
}

/** @param {string} content @param {number} now */
function gameIn(content, now) {
    const value = JSON.parse(content);
    const { archive, ...record } = value ?? {};
    return gameFrom(typeof archive === "object" && archive !== null ? { ...archive, record } : { record }, now);
}
