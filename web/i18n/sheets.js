/**
 * The words of the sheets. The first board does not need them.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 */

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const sheetMessages = {
    en: () => import("./sheets/en.js"),
    "zh-Hans": () => import("./sheets/zh-hans.js"),
    fa: () => import("./sheets/fa.js"),
};

/**
 * Adds the words of the sheets to a language and so to all its translators. Rejects if they cannot be loaded.
 * @param {Language} language
 */
export async function addSheetWords(language) {
    const { messages } = await sheetMessages[language.id]();
    Object.assign(language.messages, messages);
}
