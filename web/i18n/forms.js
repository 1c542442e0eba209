/**
 * The words about games in the forms of other programs. They load with the first such game.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 */

import { addRefusalWords } from "./refusals.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const formMessages = {
    en: () => import("./forms/en.js"),
    "zh-Hans": () => import("./forms/zh-hans.js"),
    fa: () => import("./forms/fa.js"),
};

/**
 * Adds these words and those of refused actions to a language. Rejects if they cannot be loaded.
 * @param {import("./t.js").Translate} t
 */
export async function addFormWords(t) {
    const [{ messages }] = await Promise.all([formMessages[t.language.id](), addRefusalWords(t)]);
    Object.assign(t.language.messages, messages);
}
