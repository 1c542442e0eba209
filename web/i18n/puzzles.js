/**
 * The words of the puzzle trainer. Its page loads them with those of its language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { lateMessages } from "./late.js";
import { loadLanguage } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const puzzleMessages = {
    en: () => import("./puzzles/en.js"),
    "zh-Hans": () => import("./puzzles/zh-hans.js"),
    fa: () => import("./puzzles/fa.js"),
};

/**
 * Returns the language with the words of the trainer added. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function withPuzzles(language) {
    const { id } = language;
    // A puzzle may end the game, whose words come later elsewhere.
    const [general, late, own] = await Promise.all([loadLanguage(language), lateMessages[id](), puzzleMessages[id]()]);
    return { ...general, messages: { ...general.messages, ...late.messages, ...own.messages } };
}
