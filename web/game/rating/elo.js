/**
 * The scale of ratings: Elo, with random play at 0 in every game. Levels, people, puzzles, agents and results use it,
 * on pages and in files. Data of earlier versions is relative to the first level of its game and is converted when it
 * is read.
 */

import { levelRatings } from "../../engine/level-ratings.js";

/** The value of `zero` in stored ratings that count from random play. */
export const FROM_RANDOM = "random";

/** Converts a rating relative to the first level of a game to this scale. @param {string} game @param {number} elo */
export const fromFirstLevel = (game, elo) => elo + (levelRatings[game]?.[0] ?? 0);
