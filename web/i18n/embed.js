/**
 * The words of embedded games, apart from the rest: the page itself does without them.
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
 * What `t` is for the reader of an embedded game: English if the language to use cannot be fetched.
 * @param {string} chosen
 * @param {readonly string[]} [wanted]
 */
export const embedTranslatorFor = (chosen, wanted = navigator.languages) =>
    load(pickLanguage(chosen, wanted)).catch(() => load(languages[0]));

/** What can be wrong with options and commands: most readers never see it. @type {typeof embedMessages} */
export const problemMessages = {
    en: () => import("./embed-problems/en.js"),
    "zh-Hans": () => import("./embed-problems/zh-hans.js"),
    fa: () => import("./embed-problems/fa.js"),
};

/** Teaches `t` the words for what is wrong. Rejects if they cannot be fetched. @param {Translate} t */
export async function addProblemWords({ language }) {
    const { messages } = await problemMessages[language.id]();
    Object.assign(language.messages, messages);
}
