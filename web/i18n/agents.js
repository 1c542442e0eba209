/**
 * The words for files that cannot be an agent. They are loaded when the first agent is read.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Translate} Translate
 */

import { translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const agentMessages = {
    en: () => import("./agents/en.js"),
    "zh-Hans": () => import("./agents/zh-hans.js"),
    fa: () => import("./agents/fa.js"),
};

/**
 * Returns a translator that also has these words.
 * @param {Translate} t
 * @returns {Promise<Translate>}
 */
export async function withAgents(t) {
    const { messages } = await agentMessages[t.language.id]();
    return translator({ ...t.language, messages: { ...t.language.messages, ...messages } });
}
