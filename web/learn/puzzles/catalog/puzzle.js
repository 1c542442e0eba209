/**
 * The form of a puzzle: one JSON record a line.
 *
 * `replies`: the actions of the other players up to the reader's next turn. `then`: all right actions there; without it
 * the puzzle is solved.
 * @typedef {{action: string, replies?: string[], then?: Solution[]}} Solution
 *
 * `count` of the goal: for `win` and `race` the reader's own actions, for `only` the plies in which the next player
 * would win by force otherwise, for `capture` the cells that change. `others`: `together` if all opponents play against
 * the reader.
 * @typedef {GameRecord & {id: string, player: number, goal: {kind: string, count?:
 *     number}, solutions: Solution[], themes: string[], rating: number, others?: string}} Puzzle
 */

import { MAX_ACTION_LENGTH } from "../../../engine/limits.js";
import { checkRecord } from "../../../record/record.js";
import { Problem } from "../../../ui/notices/problem.js";

/**
 * @import { GameRecord } from "../../../engine/protocol.js"
 * @import { Sentence } from "../../../i18n/keys.js"
 */

/** The goals that the trainer knows. */
export const GOALS = ["win", "only", "capture", "race"];

const MAX_DEPTH = 60;
const MAX_ID = 80;

/** @param {unknown} value @returns {value is string} */
const isAction = (value) => typeof value === "string" && value !== "" && value.length <= MAX_ACTION_LENGTH;

/** Returns the value as a puzzle, or throws a `Problem`. @param {any} value @returns {Puzzle} */
export function checkPuzzle(value) {
    const record = checkRecord(value);
    const { id, player, goal, solutions, themes, rating } = value;
    if (typeof id !== "string" || id === "" || id.length > MAX_ID) throw new Problem("puzzle.noId");
    if (typeof goal?.kind !== "string" || !GOALS.includes(goal.kind)) {
        throw new Problem("puzzle.otherGoal", { id, goal: String(goal?.kind).slice(0, 40) });
    }
    const counted = goal.count === undefined || (Number.isInteger(goal.count) && goal.count > 0);
    const sound =
        Number.isInteger(player) &&
        player >= 0 &&
        counted &&
        Number.isFinite(rating) &&
        Array.isArray(themes) &&
        themes.every((theme) => typeof theme === "string") &&
        areSolutions(solutions, 0);
    if (!sound) throw new Problem("puzzle.broken", { id });
    return /** @type {Puzzle} */ (record);
}

/** @param {unknown} solutions @param {number} depth @returns {boolean} */
function areSolutions(solutions, depth) {
    if (!Array.isArray(solutions) || solutions.length === 0 || depth > MAX_DEPTH) return false;
    return solutions.every((solution) => {
        const { action, replies = [], then } = solution ?? {};
        const replied = Array.isArray(replies) && replies.every(isAction);
        return isAction(action) && replied && (then === undefined || areSolutions(then, depth + 1));
    });
}

/**
 * Reads puzzles, one a line. What cannot be used is left out and told.
 * @param {string} text
 * @returns {{puzzles: Puzzle[], problems: Sentence[]}}
 */
export function readPuzzles(text) {
    /** @type {Puzzle[]} */
    const puzzles = [];
    /** @type {Sentence[]} */
    const problems = [];
    text.split("\n").forEach((line, index) => {
        if (line.trim() === "") return;
        try {
            puzzles.push(checkPuzzle(JSON.parse(line)));
        } catch (error) {
            const known = error instanceof Problem && error.problem.key.startsWith("puzzle.");
            problems.push(known ? error.problem : { key: "puzzle.notJson", params: { line: index + 1 } });
        }
    });
    return { puzzles, problems };
}

/** The position of a puzzle. @param {Puzzle} puzzle @returns {GameRecord} */
export const recordOf = ({ game, options = {}, setup, actions = [] }) => ({
    game,
    options,
    ...(setup ? { setup } : {}),
    actions: [...actions],
});
