/**
 * The reader's rating in one game, on the scale of the engine's levels: random play has 0. Each puzzle is a game
 * against the puzzle.
 *
 * `at`: the time of the last puzzle, in milliseconds.
 * `zero`: where the rating counts from; earlier versions stored none and counted from the first level.
 * @typedef {Rated & {puzzles: number, at: number, zero: typeof FROM_RANDOM}} ReaderRating
 */

import { FROM_RANDOM, fromFirstLevel } from "../../../game/rating/elo.js";
import { afterPeriod } from "./glicko.js";

/** @import { Rated } from "./glicko.js" */

/**
 * Near the level *easy*: most people who look for puzzles know the rules. With the deviation of 350 that the paper
 * suggests for strangers, one slip at an easy puzzle would cost 600 points.
 */
const START = { rating: 1000, deviation: 250, volatility: 0.06 };
/** Ratings of puzzles come from levels that solve them or do not, in steps of about 300. */
const PUZZLE_DEVIATION = 80;
/** A rating becomes less certain with each of these periods without a puzzle. */
const IDLE_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_IDLE_PERIODS = 520;
const LEAST_DEVIATION = 45;

/** @returns {ReaderRating} */
export const newRating = () => ({ ...START, puzzles: 0, at: 0, zero: FROM_RANDOM });

/**
 * Reads a rating that was kept. Anything else begins anew.
 * @param {any} value
 * @param {string} game
 * @returns {ReaderRating}
 */
export function ratingFrom(value, game) {
    const names = ["rating", "deviation", "volatility", "puzzles", "at"];
    if (!value || !names.every((name) => Number.isFinite(value[name]))) return newRating();
    const { rating, deviation, volatility, puzzles, at } = value;
    if (deviation <= 0 || volatility <= 0 || Math.abs(rating) > 10_000) return newRating();
    const elo = value.zero === FROM_RANDOM ? rating : fromFirstLevel(game, rating);
    return { rating: elo, deviation, volatility, puzzles, at, zero: FROM_RANDOM };
}

/**
 * The rating after a puzzle.
 * @param {ReaderRating} reader
 * @param {number} puzzle  its rating
 * @param {number} score  1 solved, 0.5 with a hint, 0 not solved
 * @param {number} now  in milliseconds; a clock that was set back counts as no time
 * @returns {ReaderRating}
 */
export function ratedAfter(reader, puzzle, score, now) {
    const idle = reader.at > 0 ? Math.floor(Math.max(0, now - reader.at) / IDLE_MS) : 0;
    /** @type {Rated} */
    let rated = reader;
    for (let period = 0; period < Math.min(idle, MOST_IDLE_PERIODS); ++period) rated = afterPeriod(rated, []);
    const deviation = Math.min(START.deviation, rated.deviation);
    const result = { rating: puzzle, deviation: PUZZLE_DEVIATION, score };
    const after = afterPeriod({ ...rated, deviation }, [result]);
    return {
        rating: after.rating,
        deviation: Math.max(LEAST_DEVIATION, after.deviation),
        volatility: after.volatility,
        puzzles: reader.puzzles + 1,
        at: Math.max(reader.at, now),
        zero: FROM_RANDOM,
    };
}
