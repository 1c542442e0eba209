/**
 * The catalogues. A page names those that it needs, and loads them in its language only:
 *
 *     const t = await translatorFor(settings.language, resultWords, puzzleWords);
 *
 * Each is a function of its own, so that a page does not carry the names of files that it never loads.
 */

import { addWords, translator } from "./t.js";

/** @import { Source, Translate } from "./t.js" */

/** @type {Source} */
export const aboutWords = (file) => import(`./about/${file}.js`);
/** @type {Source} */
export const analysisWords = (file) => import(`./analysis/${file}.js`);
/** @type {Source} */
export const archiveWords = (file) => import(`./archive/${file}.js`);
/** @type {Source} */
export const arenaWords = (file) => import(`./arena/${file}.js`);
/** @type {Source} */
export const builderWords = (file) => import(`./builder/${file}.js`);
/** @type {Source} */
export const clockWords = (file) => import(`./clock/${file}.js`);
/** Code that tests grade. @type {Source} */
export const codeWords = (file) => import(`./code/${file}.js`);
/** @type {Source} */
export const courseWords = (file) => import(`./course/${file}.js`);
/** Games in the forms of other programs. @type {Source} */
export const formWords = (file) => import(`./forms/${file}.js`);
/** Games with people on other devices. @type {Source} */
export const friendWords = (file) => import(`./friend/${file}.js`);
/** @type {Source} */
export const helpWords = (file) => import(`./help/${file}.js`);
/** @type {Source} */
export const homeWords = (file) => import(`./home/${file}.js`);
/** A lesson of the course about search, or `frame`. @type {(part: string) => Source} */
export const learnWords = (part) => (file) => import(`./learn/search/${part}/${file}.js`);
/** Predictions, comparisons, and figures of the real engine. @type {Source} */
export const lensMoreWords = (file) => import(`./lens-more/${file}.js`);
/** A student's own search in the lens. @type {Source} */
export const ownSearchWords = (file) => import(`./own-search/${file}.js`);
/** @type {Source} */
export const lensWords = (file) => import(`./lens/${file}.js`);
/** The lessons on a game, or `frame` for what their page says everywhere. @type {(part: string) => Source} */
export const lessonWords = (part) => (file) => import(`./lessons/${part}/${file}.js`);
/** @type {Source} */
export const licenceWords = (file) => import(`./licences/${file}.js`);
/** A line of moves that a teacher plays. @type {Source} */
export const lineWords = (file) => import(`./line/${file}.js`);
/** @type {Source} */
export const makeWords = (file) => import(`./make/${file}.js`);
/** The menu, and what opens from it. @type {Source} */
export const menuWords = (file) => import(`./menu/${file}.js`);
/** The choices for a new game, and the options of each game. @type {Source} */
export const newGameWords = (file) => import(`./new-game/${file}.js`);
/** @type {Source} */
export const openingWords = (file) => import(`./openings/${file}.js`);
/** Games to open, and games that are saved. @type {Source} */
export const openWords = (file) => import(`./open/${file}.js`);
/** @type {Source} */
export const opponentWords = (file) => import(`./opponents/${file}.js`);
/** Why a zip file for an LMS cannot be made. @type {Source} */
export const packWords = (file) => import(`./pack/${file}.js`);
/** What the play page says after its first board. @type {Source} */
export const playWords = (file) => import(`./play/${file}.js`);
/** What is wrong with options and commands of embedded games. @type {Source} */
export const problemWords = (file) => import(`./embed-problems/${file}.js`);
/** @type {Source} */
export const puzzleWords = (file) => import(`./puzzles/${file}.js`);
/** @type {Source} */
export const receiptWords = (file) => import(`./receipts/${file}.js`);
/** Why an action is refused. @type {Source} */
export const refusalWords = (file) => import(`./refusals/${file}.js`);
/** @type {Source} */
export const reportWords = (file) => import(`./report/${file}.js`);
/** The end of a game, and players who are out. @type {Source} */
export const resultWords = (file) => import(`./result/${file}.js`);
/** @type {Source} */
export const rulesWords = (file) => import(`./rules/${file}.js`);
/** What several pages say, none before its first board. @type {Source} */
export const sharedWords = (file) => import(`./shared/${file}.js`);
/** @type {Source} */
export const shareWords = (file) => import(`./share/${file}.js`);
/** The header of every page. @type {Source} */
export const siteWords = (file) => import(`./site/${file}.js`);
/** What the terms of evaluations mean, by the engine's names. @type {Source} */
export const termWords = (file) => import(`./terms/${file}.js`);
/** Given trees: to fill in, to edit, and random ones. @type {Source} */
export const treeWords = (file) => import(`./trees/${file}.js`);

/**
 * Returns a translator with the words of catalogues besides those that it has. Rejects if they cannot be loaded.
 * @param {Translate} t
 * @param {Source[]} sources
 * @returns {Promise<Translate>}
 */
export async function withWords(t, ...sources) {
    const { language: own } = t;
    const language = { ...own, messages: { ...own.messages }, sources: new Set(own.sources) };
    await addWords({ language }, ...sources);
    return translator(language);
}
