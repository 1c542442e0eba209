/**
 * The words of the search lens. Other pages do not load them, and the lens loads only those of its language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Translate} Translate
 */

import { lateMessages } from "./late.js";
import { translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const lensMessages = {
    en: () => import("./lens/en.js"),
    "zh-Hans": () => import("./lens/zh-hans.js"),
    fa: () => import("./lens/fa.js"),
};

/**
 * Returns a translator with the words of the page and of the lens.
 * @param {Translate} t  the translator of the page
 * @returns {Promise<Translate>}
 */
export async function withLens(t) {
    const { id, messages: general } = t.language;
    const [{ messages: late }, { messages }] = await Promise.all([lateMessages[id](), lensMessages[id]()]);
    return translator({ ...t.language, messages: { ...general, ...late, ...messages } });
}
