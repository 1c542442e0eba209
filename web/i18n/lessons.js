/**
 * The words of the lessons: what the page says everywhere (`frame`), and the texts of each game. The page loads those
 * of its language and of the games that the reader opens.
 *
 * @typedef {import("./t.js").Catalogue} Catalogue
 * @typedef {import("./t.js").Language} Language
 * @typedef {import("./t.js").LanguageName} LanguageName
 */

import { lateMessages } from "./late.js";
import { loadLanguage } from "./t.js";

/**
 * By language: loads `frame` or the texts of a game.
 * @type {Record<string, (part: string) => Promise<{messages: Catalogue}>>}
 */
export const lessonMessages = {
    en: (part) => import(`./lessons/${part}/en.js`),
    "zh-Hans": (part) => import(`./lessons/${part}/zh-hans.js`),
    fa: (part) => import(`./lessons/${part}/fa.js`),
};

/**
 * Returns the language with the words of the lessons of a game added. Rejects if they cannot be loaded.
 * @param {LanguageName} language
 * @param {string} game
 * @returns {Promise<Language>}
 */
export async function withLessons(language, game) {
    const { id } = language;
    const load = lessonMessages[id];
    // A step may end the game, whose words come later elsewhere.
    const catalogues = await Promise.all([loadLanguage(language), lateMessages[id](), load("frame"), load(game)]);
    return { ...language, messages: Object.assign({}, ...catalogues.map(({ messages }) => messages)) };
}

/** Adds the texts of another game. Rejects if they cannot be loaded. @param {Language} language @param {string} game */
export async function addLessonWords(language, game) {
    const { messages } = await lessonMessages[language.id](game);
    Object.assign(language.messages, messages);
}
