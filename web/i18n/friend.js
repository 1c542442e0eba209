/**
 * The words for games with people on other devices. They are added to a language when the first of them is needed.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 */

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const friendMessages = {
    en: () => import("./friend/en.js"),
    "zh-Hans": () => import("./friend/zh-hans.js"),
    fa: () => import("./friend/fa.js"),
};

/** Adds the words to a language. Rejects if they cannot be loaded. @param {Language} language */
export async function addFriendWords(language) {
    const { messages } = await friendMessages[language.id]();
    Object.assign(language.messages, messages);
}
