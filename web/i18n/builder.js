/**
 * The words of the page that makes embed codes.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 */

import { languages, loadLanguage, pickLanguage, translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const builderMessages = {
    en: () => import("./builder/en.js"),
    "zh-Hans": () => import("./builder/zh-hans.js"),
    fa: () => import("./builder/fa.js"),
};

/** @param {import("./t.js").LanguageName} name */
async function load(name) {
    const [language, more] = await Promise.all([loadLanguage(name), builderMessages[name.id]()]);
    return translator({ ...language, messages: { ...language.messages, ...more.messages } });
}

/** @param {string} chosen */
export const builderTranslatorFor = (chosen) =>
    load(pickLanguage(chosen, navigator.languages)).catch(() => load(languages[0]));
