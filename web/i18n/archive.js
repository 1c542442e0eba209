/**
 * The words of the page "My games". It loads them with those of its language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { sheetMessages } from "./sheets.js";
import { loadLanguage } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const archiveMessages = {
    en: () => import("./archive/en.js"),
    "zh-Hans": () => import("./archive/zh-hans.js"),
    fa: () => import("./archive/fa.js"),
};

/**
 * Returns the language with the words of the page added. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function withArchive(language) {
    const { id } = language;
    // Problems of files are named with the words of the sheets.
    const [general, sheets, own] = await Promise.all([
        loadLanguage(language),
        sheetMessages[id](),
        archiveMessages[id](),
    ]);
    return { ...general, messages: { ...general.messages, ...sheets.messages, ...own.messages } };
}
