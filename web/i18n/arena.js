/**
 * The words of the arena. Other pages do not load them, and the arena loads only those of its language.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Translate} Translate
 */

import { lateMessages } from "./late.js";
import { sheetMessages } from "./sheets.js";
import { translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const arenaMessages = {
    en: () => import("./arena/en.js"),
    "zh-Hans": () => import("./arena/zh-hans.js"),
    fa: () => import("./arena/fa.js"),
};

/**
 * Returns a translator with the words of the page and of the arena.
 * @param {Translate} t  the translator of the page
 * @returns {Promise<Translate>}
 */
export async function withArena(t) {
    const { id, messages } = t.language;
    const more = await Promise.all([lateMessages, sheetMessages, arenaMessages].map((sources) => sources[id]()));
    return translator({ ...t.language, messages: Object.assign({}, messages, ...more.map((each) => each.messages)) });
}
