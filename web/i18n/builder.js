/**
 * The words of the page for embed codes.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 */

import { arenaMessages } from "./arena.js";
import { problemMessages } from "./embed.js";
import { lensMessages } from "./lens.js";
import { languages, loadLanguage, pickLanguage, translator } from "./t.js";

/** @type {Record<string, () => Promise<{messages: Catalogue}>>} */
export const builderMessages = {
    en: () => import("./builder/en.js"),
    "zh-Hans": () => import("./builder/zh-hans.js"),
    fa: () => import("./builder/fa.js"),
};

/** @param {import("./t.js").LanguageName} name */
async function load(name) {
    const { id } = name;
    const own = [lensMessages, arenaMessages, builderMessages, problemMessages];
    const parts = [loadLanguage(name), ...own.map((messages) => messages[id]())];
    const [language, ...more] = await Promise.all(parts);
    const messages = Object.assign({}, language.messages, ...more.map((part) => part.messages));
    return translator({ ...name, messages });
}

/** @param {string} chosen */
export const builderTranslatorFor = (chosen) =>
    load(pickLanguage(chosen, navigator.languages)).catch(() => load(languages[0]));
