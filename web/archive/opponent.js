/**
 * An opponent of the reader's strength. It plays each action at one of two neighbouring levels, the stronger one the
 * more often the nearer its Elo is: so it mixes their nodes and their temperatures. After each game it moves a little,
 * up after a win of the reader and down after a loss. Pure functions.
 *
 * `games`: how many games have moved it. `zero`: where `elo` counts from; earlier versions stored none and counted from
 * the first level.
 * @typedef {{elo: number, games: number, zero: typeof FROM_RANDOM}} Opponent
 */

import { FROM_RANDOM, fromFirstLevel } from "../game/rating/elo.js";
import { levelsOf, neighbours, ratedGames, readersRating } from "./strength.js";

/** @import { Game } from "./game-entry.js" */

/** The seat on the play page. */
export const ME = "me";
/** The key of a game's opponent among the marks of the archive. @param {string} game */
export const opponentKey = (game) => `opponent/${game}`;

/** How far it moves after a game, in Elo: far at first, then less. */
const LAST_STEP = 40;
const FIRST_STEP = 160;
const FADING = 0.75;
/** The level of a reader of whom nothing is known, as on the play page. */
const FIRST_LEVEL = 2;
/** So many rated games say more than the first level. */
const ENOUGH_GAMES = 3;

/**
 * Where the opponent begins: at the reader's rating, or at an easy level.
 * @param {Game[]} games  newest first
 * @param {string} game
 * @returns {Opponent}
 */
export function firstOpponent(games, game) {
    const enough = ratedGames(games, game).length >= ENOUGH_GAMES;
    const rating = enough ? readersRating(games, game) : null;
    return { elo: within(game, rating?.elo ?? levelsOf(game)[FIRST_LEVEL].elo), games: 0, zero: FROM_RANDOM };
}

/**
 * A value of the archive as an opponent, null if it is none.
 * @param {any} value
 * @param {string} game
 * @returns {Opponent | null}
 */
export function opponentFrom(value, game) {
    if (!Number.isFinite(value?.elo) || !Number.isInteger(value.games) || value.games < 0) return null;
    const elo = value.zero === FROM_RANDOM ? value.elo : fromFirstLevel(game, value.elo);
    return { elo, games: value.games, zero: FROM_RANDOM };
}

/** The opponent's seat as the archive writes it. @param {number} elo */
export const seatOf = (elo) => `${ME}:${elo}@0`;

/**
 * The opponent after a game. It stays where it is when the reader scores an equal share of the points.
 * @param {Opponent} opponent
 * @param {string} game
 * @param {number} points  the reader's, 0 to 1
 * @param {number} players
 * @returns {Opponent}
 */
export function afterGame({ elo, games }, game, points, players) {
    const step = LAST_STEP + (FIRST_STEP - LAST_STEP) * FADING ** games;
    const share = 1 / players;
    const surplus = (points - share) / (1 - share);
    return { elo: within(game, elo + step * surplus), games: games + 1, zero: FROM_RANDOM };
}

/**
 * The level of an action.
 * @param {string} game
 * @param {number} elo
 * @param {number} chance  0 to 1, drawn for each action
 */
export function levelFor(game, elo, chance) {
    const { under, over } = neighbours(game, elo);
    if (!under || !over) return (under ?? over ?? levelsOf(game)[FIRST_LEVEL]).id;
    return chance < (elo - under.elo) / (over.elo - under.elo) ? over.id : under.id;
}

/** @param {string} game @param {number} elo */
function within(game, elo) {
    const levels = levelsOf(game);
    return Math.round(Math.min(levels[levels.length - 1].elo, Math.max(levels[0].elo, elo)));
}
