/**
 * The words of the sheets, apart from the rest: the first board is there before anybody can open one.
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
 * Adds the words of the sheets to a language; whoever translates with it knows them from then on. Rejects if they cannot be
 * fetched.
 * @param {Language} language
 */
export async function addSheetWords(language) {
    const { messages } = await sheetMessages[language.id]();
    Object.assign(language.messages, messages);
}
