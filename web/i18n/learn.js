/**
 * The texts of the course about search. A page loads the words that all lessons share and those of its own lesson, in
 * its language only.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { loadLanguage } from "./t.js";

/**
 * By language: loads a part of the course, `frame` or the name of a lesson.
 * @type {Record<string, (part: string) => Promise<{messages: Catalogue}>>}
 */
export const learnMessages = {
    en: (part) => import(`./learn/search/${part}/en.js`),
    "zh-Hans": (part) => import(`./learn/search/${part}/zh-hans.js`),
    fa: (part) => import(`./learn/search/${part}/fa.js`),
};

/**
 * Returns the language with the texts of the course and of a lesson added. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @param {string} lesson  "" for the overview
 * @returns {Promise<Language>}
 */
export async function withLesson(language, lesson) {
    const load = learnMessages[language.id];
    const catalogues = await Promise.all([
        loadLanguage(language),
        ...["frame", ...(lesson ? [lesson] : [])].map((part) => load(part)),
    ]);
    return { ...language, messages: Object.assign({}, ...catalogues.map(({ messages }) => messages)) };
}
