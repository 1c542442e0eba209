/**
 * Reads games in any form: links and records of this page, and the forms of other programs. Those are read by a worker
 * that is loaded for this only.
 *
 * @import { FormNote } from "../engine/lens-protocol.js"
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Broken, Found } from "../../record/record-texts.js"
 *
 * `form`: its name, for people; `names`: of the players; `notes`: what was interpreted; `stopped`: why the game is not
 * read to its end.
 * @typedef {Found & {form?: string, names?: string[], notes?: FormNote[], stopped?: FormNote | null}} FoundGame
 *
 * @typedef {object} ReadOptions
 * @property {string} [name]  of the text's file, as a hint
 * @property {Pick<LensClient, "call">} [engine]  by default one
 *     that is loaded now and closed afterwards
 * @property {() => unknown} [onLoad]  called before the worker is loaded
 */

import { formWords, refusalWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { checkRecord } from "../../record/record.js";
import { readRecords } from "../../record/record-texts.js";
import { Problem } from "../../ui/notices/problem.js";
import { formProblem, notesSentence, problemSentence } from "./form-sentences.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensClient } from "../engine/lens-client.js"
 */

/** What this page says of a text that is none of its own. Other problems are about its own records. */
const NOT_OURS = ["notARecord", "noGame", "damagedLink", "tooLong"]
    .map((name) => `problem.${name}`)
    .concat("form.brokenLine");

/**
 * Reads the games of a text.
 * @param {string} text
 * @param {ReadOptions & {own?: (text: string) => Promise<{found: Found[], broken: Broken[]}>}} [options]  `own`: reads
 *     what is this page's own, by default records; rejects with a Problem
 * @returns {Promise<{found: FoundGame[], broken: Broken[]}>} rejects with a Problem
 */
export async function readGames(text, { own = async (given) => readRecords(given), ...options } = {}) {
    /** @type {unknown} */
    let refused;
    try {
        const games = await own(text.trim());
        if (games.found.length) return games;
        refused = games.broken[0]?.problem ?? new Problem("problem.notARecord");
    } catch (error) {
        refused = error;
    }
    if (!(refused instanceof Problem) || !NOT_OURS.includes(refused.problem.key)) throw refused;
    const foreign = await readForeign(text, options);
    if (!foreign) throw refused;
    return foreign;
}

/**
 * Reads the first game of a text.
 * @param {string} text
 * @param {ReadOptions & {own: (text: string) => Promise<GameRecord> | GameRecord}} options  `own`: reads what is this
 *     page's own; rejects with a Problem
 * @returns {Promise<FoundGame>} rejects with a Problem
 */
export async function readGame(text, { own, ...options }) {
    const single = async (/** @type {string} */ given) => ({
        found: [{ line: 0, record: await own(given) }],
        broken: [],
    });
    const { found, broken } = await readGames(text, { own: single, ...options });
    if (!found.length) throw broken[0].problem;
    return found[0];
}

/**
 * Reads the first game of a text, and says what was interpreted and why it is not read, or not to its end.
 * @param {Translate} t
 * @param {Promise<string>} asked
 * @param {Parameters<typeof readGame>[1]} options
 * @returns {Promise<{record: GameRecord | null, notes: string, problem: string}>}
 */
export async function readAndTell(t, asked, options) {
    await addWords(t, refusalWords, formWords).catch(() => {});
    try {
        const game = await readGame(await asked, options);
        const { record, form = "", stopped } = game;
        const problem = stopped ? problemSentence(t, formProblem(form, stopped)) : "";
        return { record, notes: notesSentence(t, game), problem };
    } catch (error) {
        const known = error instanceof Problem ? error : new Problem("problem.notARecord");
        return { record: null, notes: "", problem: problemSentence(t, known) };
    }
}

/**
 * Reads a text in a form of another program.
 * @param {string} text
 * @param {ReadOptions} options
 * @returns {Promise<{found: FoundGame[], broken: Broken[]} | null>} null if the text is in none of the known forms
 */
export async function readForeign(text, { name = "", engine, onLoad }) {
    const { games, problem } = engine ? await engine.call("importRecords", text, name) : await ask(text, name, onLoad);
    if (problem) return null;
    /** @type {FoundGame[]} */
    const found = [];
    /** @type {Broken[]} */
    const broken = [];
    for (const { line, formName: form, record, names, notes, problem: stopped = null } of games) {
        const place = games.length > 1 ? line : 0;
        if (record) {
            found.push({ line: place, record: checkRecord(JSON.parse(record)), form, names, notes, stopped });
        } else {
            broken.push({ line: place, problem: formProblem(form, /** @type {FormNote} */ (stopped)) });
        }
    }
    return { found, broken };
}

/** @param {string} text @param {string} name @param {ReadOptions["onLoad"]} onLoad */
async function ask(text, name, onLoad) {
    onLoad?.();
    const { LensClient } = await import("../engine/lens-client.js");
    const engine = new LensClient();
    try {
        return await engine.call("importRecords", text, name);
    } finally {
        engine.close();
    }
}
