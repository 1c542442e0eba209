/**
 * The form of an activity: a sheet of tasks for a course. `activity.schema.json` is the reference; `validate.js` checks
 * it.
 *
 * A text is one for all languages, or one for each.
 * @typedef {string | Record<string, string>} Text
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("./text/figure.js").Figure} Figure
 *
 * @typedef {object} ItemFrame
 * @property {string} id
 * @property {string} kind
 * @property {Text} [title]
 * @property {Text} [text]
 * @property {Figure} [figure]
 * @property {number} [points]  1 by default
 * @property {number} [attempts]  as many as one likes by default
 * @property {number} [penalty]  the share of the points that each incorrect attempt costs, 0 by default
 * @property {{text: Text, cost?: number}[]} [hints]
 * @property {number} [minutes]
 * @property {Text} [explain]  what is told after a correct answer
 * @property {Record<string, any>} [solution]  what sealing took out, readable; only where `answers` says so
 * @property {Record<string, any>[]} [variants]
 *
 * The other fields belong to the kind; its file in `kinds/` names them.
 * @typedef {ItemFrame & Record<string, any>} Item
 *
 * @typedef {object} Activity
 * @property {"activity"} quintet
 * @property {1} version
 * @property {string} id
 * @property {Text} title
 * @property {Text} [text]
 * @property {"fixed" | "mixed"} [order]
 * @property {"at-once" | "at-end" | "never"} [show]
 * @property {"at-last" | "at-end" | "never"} [answers]
 * @property {number} [pass]  the share of the points from which it is passed
 * @property {number} [minutes]
 * @property {{salt: string, cost: number}} [sealed]  absent in a draft
 * @property {string} [key]  signs receipts
 * @property {Item[]} items
 */

/** What a text has a version for, in order of preference after the reader's language. */
const FALLBACK = "en";

/**
 * A text in the reader's language, or else in English, or else in any.
 * @param {Text | undefined} text
 * @param {string} language
 */
export function textIn(text, language) {
    if (text === undefined || typeof text === "string") return text ?? "";
    return text[language] ?? text[FALLBACK] ?? Object.values(text)[0] ?? "";
}

/** The languages of a text; empty if it is one for all. @param {Text | undefined} text */
export const languagesOf = (text) => (typeof text === "object" ? Object.keys(text) : []);

/** @param {Item} item */
export const pointsOf = ({ points = 1 }) => points;

/** @param {Activity} activity */
export const showOf = ({ show = "at-once" }) => show;

/**
 * When the correct answers are told to students who have not found them: after the last attempt, after handing in, or
 * never. A sheet that never says how an answer was does not tell the correct one.
 * @param {Pick<Activity, "show" | "answers">} activity
 */
export const answersOf = ({ show, answers = "never" }) => (show === "never" ? "never" : answers);

/**
 * All items that an item can be drawn as: itself, and what its variants make of it.
 * @param {Item} item
 * @returns {Item[]}
 */
export function variantsOf({ variants = [], ...item }) {
    return [item, ...variants.map((variant) => ({ ...item, ...variant }))];
}

/**
 * The record whose last position an item begins with: the actions after `ply` are left out.
 * @param {GameRecord} record
 * @returns {GameRecord}
 */
export function shownRecord({ ply, actions = [], ...record }) {
    return { ...record, actions: actions.slice(0, ply ?? actions.length) };
}

/** The search that is filled in, of an item that has its tree. @param {Item} item */
export const fillTask = ({ options: { tree = "", algorithm = "alpha-beta", windows = true } }) => ({
    tree: String(tree),
    algorithm: String(algorithm),
    windows: windows !== false,
});
