/**
 * The words for refused attempts on the board. The first board does not need them.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 */

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const refusalMessages = {
    en: () => import("./refusals/en.js"),
    "zh-Hans": () => import("./refusals/zh-hans.js"),
    fa: () => import("./refusals/fa.js"),
};

/** Adds these words to a language. Rejects if they cannot be loaded. @param {import("./t.js").Translate} t */
export async function addRefusalWords({ language }) {
    const { messages } = await refusalMessages[language.id]();
    Object.assign(language.messages, messages);
}
