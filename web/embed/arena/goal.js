/** The goal of an embedded arena's exercise, and the form of agent that every game supports. */

import { bad } from "../../game/grammar.js";

/** The form of an agent for all games, in both languages. */
export const SHORT = "short";

/** The range of `goal` in percent of the points, and its default. */
export const GOAL = { least: 0, most: 100, usual: 100 };

/**
 * Returns the goal in percent of the points.
 * @param {number | string | undefined} given
 * @param {import("../../game/record.js").Problem[]} problems  receives an invalid value as a problem
 */
export function goalOf(given = GOAL.usual, problems) {
    const { least, most, usual } = GOAL;
    const value = /^\d{1,3}$/.test(String(given)) ? Number(given) : -1;
    if (value >= least && value <= most) return value;
    problems.push(bad("number", "goal", given, { least, most }).problem);
    return usual;
}
