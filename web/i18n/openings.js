/**
 * The words of the opening explorer. Its page loads them with those of its language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { lateMessages } from "./late.js";
import { loadLanguage } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const openingMessages = {
    en: () => import("./openings/en.js"),
    "zh-Hans": () => import("./openings/zh-hans.js"),
    fa: () => import("./openings/fa.js"),
};

/**
 * Returns the language with the words of the explorer added. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function withOpenings(language) {
    const { id } = language;
    // A line may end the game, whose words come later elsewhere.
    const all = await Promise.all([loadLanguage(language), lateMessages[id](), openingMessages[id]()]);
    return { ...language, messages: Object.assign({}, ...all.map(({ messages }) => messages)) };
}
