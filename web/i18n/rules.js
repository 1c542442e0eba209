/**
 * The texts of the rules pages. The page with the board does not load them, and a rules page loads only those of its
 * language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { lateMessages } from "./late.js";
import { loadLanguage } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const rulesMessages = {
    en: () => import("./rules/en.js"),
    "zh-Hans": () => import("./rules/zh-hans.js"),
    fa: () => import("./rules/fa.js"),
};

/**
 * Returns the language with the texts of the rules added. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function withRules(language) {
    const [{ messages: general }, { messages: late }, { messages }] = await Promise.all([
        loadLanguage(language),
        // Figures that reach the end of a game say why it ended.
        lateMessages[language.id](),
        rulesMessages[language.id](),
    ]);
    return { ...language, messages: { ...general, ...late, ...messages } };
}
