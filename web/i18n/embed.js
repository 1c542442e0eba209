/**
 * The words of embedded games, which the page itself does not need.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Translate} Translate
 */

import { messages as english } from "./embed/en.js";
import { languages, loadLanguage, pickLanguage, translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const embedMessages = {
    en: async () => ({ messages: english }),
    "zh-Hans": () => import("./embed/zh-hans.js"),
    fa: () => import("./embed/fa.js"),
};

/** @param {import("./t.js").LanguageName} name @returns {Promise<Translate>} */
async function load(name) {
    const [language, more] = await Promise.all([loadLanguage(name), embedMessages[name.id]()]);
    return translator({ ...language, messages: { ...language.messages, ...more.messages } });
}

/**
 * Returns the translator for embedded games, or the English one if the language cannot be loaded.
 * @param {string} chosen
 * @param {readonly string[]} [wanted]
 */
export const embedTranslatorFor = (chosen, wanted = navigator.languages) =>
    load(pickLanguage(chosen, wanted)).catch(() => load(languages[0]));

/** Messages about wrong options and commands, which most users never see. @type {typeof embedMessages} */
export const problemMessages = {
    en: () => import("./embed-problems/en.js"),
    "zh-Hans": () => import("./embed-problems/zh-hans.js"),
    fa: () => import("./embed-problems/fa.js"),
};

/**
 * Adds the messages about problems to a language. Rejects if they cannot be loaded.
 * @param {Pick<Translate, "language">} t
 */
export async function addProblemWords({ language }) {
    const { messages } = await problemMessages[language.id]();
    Object.assign(language.messages, messages);
}
