/**
 * A timed run: as many puzzles as one can in three minutes, each a little harder than the last. Pure.
 *
 * `ends`: when the time is up, in milliseconds. `over`: whether it has been ended. `missed`: the puzzles that were not
 * solved. `rating`: of the next one.
 * @typedef {{ends: number, over: boolean, solved: number, missed: Puzzle[], used: string[],
 *     rating: number}} Run
 */

/** @import { Puzzle } from "../catalog/puzzle.js" */

export const RUN_MS = 3 * 60 * 1000;
/** The first puzzle is this much easier than the reader's rating, and each further one this much harder. */
const EASIER = 400;
const HARDER = 35;

/** @param {number} rating  of the reader @param {number} now @returns {Run} */
export const beginRun = (rating, now) => ({
    ends: now + RUN_MS,
    over: false,
    solved: 0,
    missed: [],
    used: [],
    rating: rating - EASIER,
});

/**
 * @param {Run} run
 * @param {Puzzle} puzzle
 * @param {boolean} solved
 * @returns {Run}
 */
export const runAfter = (run, puzzle, solved) => ({
    ...run,
    solved: run.solved + (solved ? 1 : 0),
    missed: solved ? run.missed : [...run.missed, puzzle],
    rating: run.rating + (solved ? HARDER : 0),
});

/** Milliseconds left. A clock that was set back adds no time. @param {Run} run @param {number} now */
export const leftOf = ({ ends }, now) => Math.min(RUN_MS, Math.max(0, ends - now));
