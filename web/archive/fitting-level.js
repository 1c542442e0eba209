/**
 * The level that fits the reader in a game: the one against which the results of the last games let one expect an even
 * share of the points.
 *
 * `games`: how many results this rests on.
 * @typedef {{level: string, games: number}} Fitting
 */

import { expectedElo, rangeOf } from "../game/rating/rating.js";
import { openArchive } from "./archive.js";
import { levelsOf, ratedGames } from "./strength.js";

/** @import { Game } from "./game-entry.js" */

/** Only the newest games count: people learn. */
const MOST_GAMES = 20;
/** Fewer say little. */
const LEAST_GAMES = 3;

/**
 * @param {Game[]} games  newest first
 * @param {string} game
 * @returns {Fitting | null} null without enough games against known levels
 */
export function fittingLevel(games, game) {
    const rated = ratedGames(games, game).slice(0, MOST_GAMES);
    if (rated.length < LEAST_GAMES) return null;
    const elo = expectedElo(rated, rangeOf(rated.flatMap(({ rivals }) => rivals)));
    const far = (/** @type {{elo: number}} */ level) => Math.abs(level.elo - elo);
    const [first, ...others] = levelsOf(game);
    const nearest = others.reduce((best, level) => (far(level) < far(best) ? level : best), first);
    return { level: nearest.id, games: rated.length };
}

/** Reads the archive once, and returns the level that fits by game. */
export async function fittingLevels() {
    const games = await (await openArchive()).games.all();
    return (/** @type {string} */ game) => fittingLevel(games, game);
}
