/**
 * The words of the analysis, apart from the rest: the board's page need not load them, and the analysis only those of its
 * language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Translate} Translate
 */

import { translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const labMessages = {
    en: () => import("./lab/en.js"),
    "zh-Hans": () => import("./lab/zh-hans.js"),
    fa: () => import("./lab/fa.js"),
};

/**
 * What `t` is for the analysis: the page's words and its own.
 * @param {Translate} t  the page's
 * @returns {Promise<Translate>}
 */
export async function withLab(t) {
    const { messages } = await labMessages[t.language.id]();
    return translator({ ...t.language, messages: { ...t.language.messages, ...messages } });
}
