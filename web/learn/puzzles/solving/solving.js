/**
 * One puzzle, or one of the reader's own mistakes, while it is being solved. Pure.
 *
 * `right`: all right actions at the reader's turn. `best`: the one to show. `line`: the actions played since the start
 * of the task. `left`: how many actions of the reader remain, the next one included; 0 if no one knows.
 *
 * An own mistake, as the archive keeps it.
 * @typedef {{id: string, game: string, record: GameRecord, ply: number, player: number, played: string, best: string,
 *            accepted: string[], loss: number, date: number, card: any}} Mistake
 *
 * @typedef {"replying" | "try" | "checking" | "wrong" | "solved" | "shown"} Phase
 *
 * `hints`: 0 none, 1 which piece, 2 where to. `faults`: the number of wrong tries. `tried`: the wrong action, and what
 * became of it.
 * @typedef {{puzzle: Puzzle | null, mistake: Mistake | null, record: GameRecord, player: number, right: Solution[],
 *            line: string[], left: number, phase: Phase, hints: number, faults: number, tried: Tried | null}} Task
 * @typedef {{action: ActionView, end: GameState, reply: ActionView | null, after: GameState | null,
 *            proof: {winner: number, plies: number} | null, loss: number | null}} Tried
 */

import { actionMarks } from "../../../board/marking.js";
import { recordOf } from "../catalog/puzzle.js";

/**
 * @import { BoardMark } from "../../../board/layers/marks.js"
 * @import { ActionView, GameRecord, GameState } from "../../../engine/protocol.js"
 * @import { Puzzle, Solution } from "../catalog/puzzle.js"
 */

/** Goals whose count is one of the reader's actions. */
const COUNTED = ["win", "race"];

/** @param {Puzzle} puzzle @returns {Task} */
export const taskOf = (puzzle) => ({
    ...begun,
    puzzle,
    record: recordOf(puzzle),
    player: puzzle.player,
    right: puzzle.solutions,
    left: COUNTED.includes(puzzle.goal.kind) ? (puzzle.goal.count ?? 0) : 0,
});

/** @param {Mistake} mistake @returns {Task} */
export const exerciseOf = (mistake) => ({
    ...begun,
    mistake,
    record: { ...mistake.record, actions: [...(mistake.record.actions ?? [])] },
    player: mistake.player,
    right: [...new Set([mistake.best, ...mistake.accepted])].map((action) => ({ action })),
});

/** @type {Task} */
const begun = {
    puzzle: null,
    mistake: null,
    record: { game: "" },
    player: 0,
    right: [],
    line: [],
    left: 0,
    phase: "try",
    hints: 0,
    faults: 0,
    tried: null,
};

/** Name of what is solved, for the records. @param {Task} task */
export const idOf = ({ puzzle, mistake }) => puzzle?.id ?? mistake?.id ?? "";

/** The record of the position shown. @param {Task} task @param {string[]} [more]  actions played after it */
export const recordAt = ({ record, line }, more = []) => ({
    ...record,
    actions: [...(record.actions ?? []), ...line, ...more],
});

/** The ply of the position shown. @param {Task} task */
export const plyOf = ({ record, line }) => (record.actions?.length ?? 0) + line.length;

/**
 * What an action of the reader is worth.
 * @param {Task} task
 * @param {string} action
 * @param {GameState} end  after it
 * @returns {{verdict: "solved" | "goesOn" | "wrong" | "unknown", replies: string[], next: Solution[]}} `unknown`: the
 *     engine must judge
 */
export function judge({ puzzle, right, player }, action, end) {
    const known = right.find((solution) => solution.action === action);
    const { state, winner } = end.outcome;
    if (known) {
        const goesOn = known.then !== undefined && state === "ongoing";
        if (!goesOn) return { verdict: "solved", replies: [], next: [] };
        return { verdict: "goesOn", replies: known.replies ?? [], next: known.then ?? [] };
    }
    // A won game is what every goal is for, whether or not the list knows the way.
    if (state === "won" && winner === player) return { verdict: "solved", replies: [], next: [] };
    return { verdict: puzzle ? "wrong" : "unknown", replies: [], next: [] };
}

/**
 * The task after a right action that does not end it.
 * @param {Task} task
 * @param {string} action
 * @param {Solution[]} next
 * @param {string[]} replies
 * @returns {Task}
 */
export const goneOn = (task, action, next, replies) => ({
    ...task,
    line: [...task.line, action, ...replies],
    right: next,
    left: Math.max(0, task.left - 1),
    phase: "try",
    hints: 0,
    tried: null,
});

/** The actions of the answer, with the best replies. @param {Solution[]} right @returns {string[]} */
export function mainLine([first]) {
    return first ? [first.action, ...(first.replies ?? []), ...mainLine(first.then ?? [])] : [];
}

/**
 * What the reader reached: 1 solved alone, 0.5 with a hint, 0 after a wrong try.
 * @param {Task} task
 * @param {boolean} helped
 */
export const scoreOf = ({ faults, phase }, helped) => (faults > 0 || phase === "shown" ? 0 : helped ? 0.5 : 1);

/**
 * Marks of a hint: first which piece, then where to.
 * @param {ActionView | undefined} action  the one to show
 * @param {number} hints
 * @param {(cell: string) => string[]} around  cells around a cell
 * @returns {BoardMark[]}
 */
export function hintMarks(action, hints, around) {
    if (!action || hints === 0) return [];
    const { from, to, hand, shape, cells } = action;
    if (hints > 1) return actionMarks(action);
    if (from) return [{ role: "hint", cells: [from] }];
    if (hand) return [{ role: "hint", cells: [], hand }];
    // A stone has no choice of piece, so the hint is the region.
    return shape ? [] : [{ role: "analysis", cells: [to, ...cells].filter(Boolean).flatMap(around) }];
}
