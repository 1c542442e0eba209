/**
 * The words of the page that makes exercise sheets. Its fields also use words of the sheets, of the lens, of the arena
 * and of puzzles.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { arenaMessages } from "./arena.js";
import { courseMessages } from "./course.js";
import { lateMessages } from "./late.js";
import { lensMessages } from "./lens.js";
import { puzzleMessages } from "./puzzles.js";
import { sheetMessages } from "./sheets.js";
import { loadLanguage } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const makeMessages = {
    en: () => import("./make/en.js"),
    "zh-Hans": () => import("./make/zh-hans.js"),
    fa: () => import("./make/fa.js"),
};

/**
 * Returns the language with the words of the page added. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function withMake(language) {
    const { id } = language;
    const own = [
        lateMessages,
        sheetMessages,
        lensMessages,
        arenaMessages,
        puzzleMessages,
        courseMessages,
        makeMessages,
    ];
    const [general, ...more] = await Promise.all([loadLanguage(language), ...own.map((messages) => messages[id]())]);
    return { ...general, messages: Object.assign({}, general.messages, ...more.map(({ messages }) => messages)) };
}
