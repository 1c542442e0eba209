/**
 * The words of reports on tournaments. They are loaded with the first report.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Translate} Translate
 */

import { lateMessages } from "./late.js";
import { translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const reportMessages = {
    en: () => import("./report/en.js"),
    "zh-Hans": () => import("./report/zh-hans.js"),
    fa: () => import("./report/fa.js"),
};

/**
 * Returns a translator with the words of reports besides those that it has.
 * @param {Translate} t  the translator of the page
 * @returns {Promise<Translate>}
 */
export async function withReport(t) {
    const { id, messages: general } = t.language;
    const [{ messages: late }, { messages }] = await Promise.all([lateMessages[id](), reportMessages[id]()]);
    return translator({ ...t.language, messages: { ...general, ...late, ...messages } });
}
