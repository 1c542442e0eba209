/**
 * The words of the analysis. The page with the board does not load them, and the analysis loads only those of its
 * language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Translate} Translate
 */

import { lateMessages } from "./late.js";
import { translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const analysisMessages = {
    en: () => import("./analysis/en.js"),
    "zh-Hans": () => import("./analysis/zh-hans.js"),
    fa: () => import("./analysis/fa.js"),
};

/**
 * Returns a translator with the words of the page and of the analysis.
 * @param {Translate} t  the translator of the page
 * @returns {Promise<Translate>}
 */
export async function withAnalysis(t) {
    const { id, messages: general } = t.language;
    // Lines may end with the end of the game, whose words the page may not have loaded.
    const [{ messages: late }, { messages }] = await Promise.all([lateMessages[id](), analysisMessages[id]()]);
    return translator({ ...t.language, messages: { ...general, ...late, ...messages } });
}
