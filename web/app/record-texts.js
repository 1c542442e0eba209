/**
 * Games in texts from outside: one record, several in an array, or one in each line (JSONL). What can be read is given with
 * its place, what cannot with the place and the reason.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 *
 * `line`: from 1; 0 where there is only one game and its place needs no word.
 * @typedef {{line: number, record: GameRecord}} Found
 * @typedef {{line: number, problem: RecordProblem}} Broken
 */

import { slipLine } from "./json-slip.js";
import { checkRecord, RecordProblem } from "./record.js";

export const MAX_TEXT = 8_000_000;
/** More games than anybody looks through in a list. */
export const MAX_GAMES = 500;

/**
 * @param {string} text
 * @returns {{found: Found[], broken: Broken[]}}
 */
export function readRecords(text) {
    if (text.length > MAX_TEXT) throw new RecordProblem("problem.tooLong");
    const whole = parsed(text);
    if (Array.isArray(whole)) return sorted(whole.map((value, index) => ({ line: index + 1, value })));
    if (whole !== undefined) return { found: [{ line: 0, record: checkRecord(whole) }], broken: [] };
    const lines = text
        .split("\n")
        .map((content, index) => ({ line: index + 1, value: parsed(content), blank: content.trim() === "" }))
        .filter(({ blank }) => !blank);
    // One game over several lines with a slip in it: the slip has a place.
    if (lines.every(({ value }) => value === undefined)) throw slip(text, lines.length);
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
function slip(text, lines) {
    const looksLikeJson = /^\s*[{[]/.test(text);
    if (!looksLikeJson || lines < 2) return new RecordProblem("problem.notARecord");
    return new RecordProblem("problem.brokenLine", { line: slipLine(text) });
}

/** @param {{line: number, value: unknown}[]} values */
function sorted(values) {
    /** @type {Found[]} */
    const found = [];
    /** @type {Broken[]} */
    const broken = [];
    for (const { line, value } of values) {
        try {
            if (value === undefined) throw new RecordProblem("problem.notARecord");
            found.push({ line, record: checkRecord(value) });
        } catch (error) {
            broken.push({ line, problem: /** @type {RecordProblem} */ (error) });
        }
    }
    return { found, broken };
}
