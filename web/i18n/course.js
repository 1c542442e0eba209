/**
 * The words of course pages: what students see, and what is wrong with a sheet.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { lateMessages } from "./late.js";
import { loadLanguage } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const courseMessages = {
    en: () => import("./course/en.js"),
    "zh-Hans": () => import("./course/zh-hans.js"),
    fa: () => import("./course/fa.js"),
};

/**
 * Returns the language with the words of course pages added. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function withCourse(language) {
    const { id } = language;
    // An item may end a game, whose words come later elsewhere.
    const [general, late, own] = await Promise.all([loadLanguage(language), lateMessages[id](), courseMessages[id]()]);
    return { ...general, messages: { ...general.messages, ...late.messages, ...own.messages } };
}
