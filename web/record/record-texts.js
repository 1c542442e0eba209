/**
 * Reads texts with one record, an array of records, or one record per line (JSONL). Returns readable records with their
 * line and the others with line and problem.
 *
 * `line`: counts from 1; 0 if there is only one game.
 * @typedef {{line: number, record: GameRecord}} Found
 * @typedef {{line: number, problem: Problem}} Broken
 */

import { Problem } from "../ui/notices/problem.js";
import { errorLine } from "./json-error-line.js";
import { checkRecord } from "./record.js";

/** @import { GameRecord } from "../engine/protocol.js" */

/** Maximum length of a text, in characters. */
export const MAX_TEXT = 8_000_000;
/** Maximum number of games in a text; a longer list is too long to look through. */
export const MAX_GAMES = 500;

/**
 * Reads the records in a text. Throws a Problem if the text is too long, isn't JSON, or is one invalid record.
 * @param {string} text
 * @returns {{found: Found[], broken: Broken[]}}
 */
export function readRecords(text) {
    if (text.length > MAX_TEXT) throw new Problem("problem.tooLong");
    const whole = parsed(text);
    if (Array.isArray(whole)) return sorted(whole.map((value, index) => ({ line: index + 1, value })));
    if (whole !== undefined) return { found: [{ line: 0, record: checkRecord(whole) }], broken: [] };
    const lines = text
        .split("\n")
        .map((content, index) => ({ line: index + 1, value: parsed(content), blank: content.trim() === "" }))
        .filter(({ blank }) => !blank);
    // For one game spread over several lines, report the line of the syntax error.
    if (lines.every(({ value }) => value === undefined)) throw syntaxProblem(text, lines.length);
    return sorted(lines);
}

/** @param {string} text @returns {unknown} undefined if it is not JSON */
function parsed(text) {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

/** @param {string} text @param {number} lines */
function syntaxProblem(text, lines) {
    // Other forms begin with a square bracket as well, such as `[Event "..."]`.
    const looksLikeJson = /^\s*(\{|\[\s*([{["\]\d-]|$))/.test(text);
    if (!looksLikeJson || lines < 2) return new Problem("problem.notARecord");
    return new Problem("form.brokenLine", { line: errorLine(text) });
}

/** @param {{line: number, value: unknown}[]} values */
function sorted(values) {
    /** @type {Found[]} */
    const found = [];
    /** @type {Broken[]} */
    const broken = [];
    for (const { line, value } of values) {
        try {
            if (value === undefined) throw new Problem("problem.notARecord");
            found.push({ line, record: checkRecord(value) });
        } catch (error) {
            broken.push({ line, problem: /** @type {Problem} */ (error) });
        }
    }
    return { found, broken };
}
