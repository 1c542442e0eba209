/** The long texts of the rules pages, apart from the rest so that the board's page need not load them. */
import { messages as english } from "./rules-en.js";
import { messages as persian } from "./rules-fa.js";
import { messages as chinese } from "./rules-zh-hans.js";

/** @type {Record<string, import("./t.js").Catalogue>} */
export const rulesMessages = { en: english, "zh-Hans": chinese, fa: persian };

/**
 * The language with the rules' texts among its messages.
 * @param {import("./t.js").Language} language
 * @returns {import("./t.js").Language}
 */
export function withRules(language) {
    return { ...language, messages: { ...language.messages, ...rulesMessages[language.id] } };
}
