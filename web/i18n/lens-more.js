/**
 * The words of what teaches with the search lens: predictions, comparisons, terms of an evaluation and the figures of
 * the real engine. They are loaded when the first of these opens.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Translate} Translate
 */

import { translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const lensMoreMessages = {
    en: () => import("./lens-more/en.js"),
    "zh-Hans": () => import("./lens-more/zh-hans.js"),
    fa: () => import("./lens-more/fa.js"),
};

/**
 * What the terms of evaluations mean, by the engine's names of them. A term without words here is shown by its name.
 * @type {Record<string, () => Promise<{messages: Catalogue}>>}
 */
export const termMessages = {
    en: () => import("./lens-more/terms-en.js"),
    "zh-Hans": () => import("./lens-more/terms-zh-hans.js"),
    fa: () => import("./lens-more/terms-fa.js"),
};

/**
 * Returns a translator with these words besides those that it has.
 * @param {Translate} t  the translator of the lens or of the analysis
 * @param {typeof lensMoreMessages} [source]
 * @returns {Promise<Translate>}
 */
export async function withLensMore(t, source = lensMoreMessages) {
    const { messages } = await source[t.language.id]();
    return translator({ ...t.language, messages: { ...t.language.messages, ...messages } });
}
