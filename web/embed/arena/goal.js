/** The goal of an embedded arena's exercise, and the form of agent that every game supports. */

import { bad } from "../../record/grammar.js";
import { arenaRows } from "../../record/mode-options.js";

/** @import { Sentence } from "../../i18n/keys.js" */

/** ID of the agent form that every game supports, in both languages. */
export const SHORT = arenaRows.form.default;

/**
 * Returns the goal: the points to reach, in percent. An invalid value gives the default.
 * @param {number | string | undefined} given
 * @param {Sentence[]} problems  receives an invalid value as a problem
 */
export function goalOf(given = arenaRows.goal.default, problems) {
    const { least, most, default: usual } = arenaRows.goal;
    const value = /^\d{1,3}$/.test(String(given)) ? Number(given) : -1;
    if (value >= least && value <= most) return value;
    problems.push(bad("number", "goal", given, { least, most }).problem);
    return Number(usual);
}
