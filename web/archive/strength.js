/**
 * How strong the reader and the levels are in a game: ratings of seats, and the reader's rating from the archive. Pure
 * functions.
 *
 * `known`: whether the Elo was measured.
 * @typedef {{id: string, elo: number, known: boolean}} LevelElo
 */

import { levelIds, levelRatings } from "../engine/level-ratings.js";
import { fromFirstLevel } from "../game/rating/elo.js";
import { ratingOf } from "../game/rating/rating.js";
import { pointsOf } from "./game-entry.js";

/**
 * @import { RatedGame, Rating } from "../game/rating/rating.js"
 * @import { Game } from "./game-entry.js"
 */

/** A rating tells of the newest games only: people learn. */
export const MOST_RATED = 60;
/** The distance between neighbours, in Elo, where none was measured. */
const USUAL_STEP = 250;

/**
 * The levels of a game, weakest first. The last ones may not have been measured; they are as far apart as the others.
 * @param {string} game
 * @returns {LevelElo[]}
 */
export function levelsOf(game) {
    const elos = levelRatings[game] ?? [];
    const last = elos.length - 1;
    const step = last > 0 ? (elos[last] - elos[0]) / last : USUAL_STEP;
    return levelIds.map((id, index) =>
        index <= last
            ? { id, elo: elos[index], known: true }
            : { id, elo: Math.round((elos[last] ?? 0) + step * (index - Math.max(0, last))), known: false },
    );
}

/**
 * The Elo of a seat as the archive writes it.
 * @param {string} game
 * @param {string} seat
 * @returns {number | null} null if it is not known
 */
export function eloOf(game, seat) {
    const [kind, value = ""] = seat.split(":");
    if (kind === "me") {
        const [, elo, zero] = /^(-?\d+)(@0)?$/.exec(value) ?? [];
        if (elo === undefined) return null;
        return zero ? Number(elo) : fromFirstLevel(game, Number(elo));
    }
    const level = kind === "level" ? levelsOf(game).find(({ id }) => id === value) : undefined;
    return level?.known ? level.elo : null;
}

/**
 * The games that tell how strong the reader is: over, played from the beginning, by one person against opponents whose
 * Elo is known.
 * @param {Game[]} games  newest first
 * @param {string} id  of the game
 * @returns {RatedGame[]}
 */
export function ratedGames(games, id) {
    const rated = games.flatMap((entry) => {
        const { game, record, seats, persons } = entry;
        if (game !== id || persons.length !== 1 || record.setup) return [];
        const points = pointsOf(entry, persons[0]);
        const rivals = seats.filter((_, player) => player !== persons[0]).map((seat) => eloOf(id, seat));
        if (points === null || rivals.length === 0) return [];
        return rivals.every((elo) => elo !== null) ? [{ rivals: /** @type {number[]} */ (rivals), points }] : [];
    });
    return rated.slice(0, MOST_RATED);
}

/**
 * The reader's rating in a game.
 * @param {Game[]} games  newest first
 * @param {string} id
 * @returns {(Rating & {games: number}) | null} null without games that count
 */
export function readersRating(games, id) {
    const rated = ratedGames(games, id);
    const rating = ratingOf(rated);
    return rating && { ...rating, games: rated.length };
}

/**
 * The levels next to a rating: the strongest one that is not above it, and the weakest one that is.
 * @param {string} game
 * @param {number} elo
 * @returns {{under: LevelElo | null, over: LevelElo | null}}
 */
export function neighbours(game, elo) {
    const levels = levelsOf(game);
    const over = levels.find((level) => level.elo > elo) ?? null;
    return { under: levels.filter((level) => level.elo <= elo).at(-1) ?? null, over };
}
