/**
 * The lessons of the course, in order, and what a lesson consists of.
 *
 * The texts of a lesson are in `web/i18n/learn/search/<lesson>/`. Numbers in them are blanks, filled with the lesson's
 * `facts`; tests run the searches and compare each fact with what the trace says.
 *
 * @typedef {import("../../engine/protocol.js").GameRecord} GameRecord
 *
 * What a search runs on: a position or a typed tree, with options as the lens has them.
 * @typedef {{record?: GameRecord, tree?: string, options: Record<string, any>}} Run
 *
 * @typedef {object} Figure
 * @property {string} run  name of the run that it shows
 * @property {string} [compare]  name of a run on the same position, to show beside it
 * @property {("tree" | "board" | "code" | "counters")[]} panes
 * @property {number} [step]  where it opens, in events; the end if it is not given
 * @property {string[]} [predict]  what the reader is asked before it happens
 *
 * @typedef {object} Fact
 * @property {number} value
 * @property {string} run
 * @property {string} read  what of the run: a counter, or a reading that `tests/web/learn/search/facts.test.mjs`
 *     defines
 *
 * The question at the end. With `choice`, `right` is the place of the right option among `options`, which have texts
 * `question.0`, `question.1` … and remarks `question.0.why` …; with `number`, `answer` names a fact.
 * @typedef {{kind: "choice", options: number, right: number, figure?: string} |
 *           {kind: "number", answer: string, figure?: string}} Question
 *
 * A section has the texts `<id>.title` and `<id>.text`, then what it shows, then perhaps `<id>.more`.
 * @typedef {{id: string, show?: ({figure: string} | {snippet: string})[]}} Section
 *
 * @typedef {object} Lesson
 * @property {Record<string, Run>} runs
 * @property {Record<string, Figure>} figures
 * @property {Record<string, Fact>} facts
 * @property {Section[]} sections
 * @property {Question} question
 */

/** Names of the lessons; each has a page of this name. */
export const lessonNames = [
    "game-tree",
    "minimax",
    "alpha-beta",
    "move-order",
    "deepening",
    "quiescence",
    "three-players",
    "monte-carlo",
];

/** Loads a lesson. @param {string} name @returns {Promise<Lesson>} */
export const loadLesson = async (name) => (await import(`./lessons/${name}.js`)).lesson;

/** Returns the values of a lesson's facts, as blanks for its texts. @param {Lesson} lesson */
export const blanksOf = ({ facts }) =>
    Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]));
