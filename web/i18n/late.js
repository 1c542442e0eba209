/**
 * The words for the end of a game and for players who are out. The first board does not need them.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 */

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const lateMessages = {
    en: () => import("./late/en.js"),
    "zh-Hans": () => import("./late/zh-hans.js"),
    fa: () => import("./late/fa.js"),
};

/** Adds these words to a language. Rejects if they cannot be loaded. @param {import("./t.js").Language} language */
export async function addLateWords(language) {
    const { messages } = await lateMessages[language.id]();
    Object.assign(language.messages, messages);
}
