/**
 * The long texts of the rules pages, apart from the rest: the board's page need not load them, and a rules page only those of
 * its language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { loadLanguage } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const rulesMessages = {
    en: () => import("./rules/en.js"),
    "zh-Hans": () => import("./rules/zh-hans.js"),
    fa: () => import("./rules/fa.js"),
};

/**
 * The language with the rules' texts among its messages. Rejects if they cannot be fetched.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function withRules(language) {
    const [{ messages: general }, { messages }] = await Promise.all([
        loadLanguage(language),
        rulesMessages[language.id](),
    ]);
    return { ...language, messages: { ...general, ...messages } };
}
