/**
 * The lessons by game: the steps that `quintet verify` checks. A game's texts are in `i18n/lessons/<game>/`.
 *
 * @typedef {object} Step
 * @property {string} id
 * @property {"rules" | "play"} part
 * @property {Record<string, string | number>} [options]
 * @property {string} [setup]
 * @property {string[]} [actions]
 * @property {string[]} [show]  cells that the text points at
 * @property {GoalCondition | GoalCondition[]} goal
 * @property {number} [within]  own actions, 1 by default
 * @property {string[]} answer
 * @property {Wrong[]} [wrong]
 *
 * `try`: an example; `when`: which tries get the answer `say`, by default all.
 * @typedef {{try: string[], when?: GoalCondition | GoalCondition[], say: string}} Wrong
 */

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { GoalCondition } from "../../lens/engine/lens-protocol.js"
 */

/** Addresses of the steps, by game. */
const files = {
    chexers: new URL("./steps/chexers.json", import.meta.url),
    halma: new URL("./steps/halma.json", import.meta.url),
    cachex: new URL("./steps/cachex.json", import.meta.url),
    tetress: new URL("./steps/tetress.json", import.meta.url),
    hive: new URL("./steps/hive.json", import.meta.url),
};

/** The games that have lessons. */
export const gamesWithLessons = Object.keys(files);

/** @param {string} game @param {(url: URL) => Promise<unknown>} [read] @returns {Promise<Step[]>} */
export async function loadSteps(game, read = readJson) {
    const content = /** @type {{steps: Step[]}} */ (await read(files[/** @type {keyof typeof files} */ (game)]));
    return content.steps;
}

/** @param {URL} url */
async function readJson(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
    return response.json();
}

/** A goal as a list of conditions. @param {GoalCondition | GoalCondition[]} goal */
export const conditionsOf = (goal) => (Array.isArray(goal) ? goal : [goal]);

/** The position of a step. @param {string} game @param {Step} step @returns {GameRecord} */
export const recordOf = (game, { options = {}, setup = "", actions = [] }) => ({ game, options, setup, actions });
