/**
 * The rating of one player from games against opponents whose ratings are known. Pure functions.
 *
 * A game: the ratings of all opponents, and the player's points, 0 to 1.
 * @typedef {{rivals: number[], points: number}} RatedGame
 *
 * The most likely rating and its 95 % interval. A player who has always won, or always lost, has only one bound: the
 * other end of the interval is null.
 * @typedef {{elo: number, low: number | null, high: number | null}} Rating
 */

/** Probability of the results at the bound of the rating, for a player who has only won or only lost. */
const TAIL = 0.025;
/** Drop of the log-likelihood at the ends of a 95 % interval: half of 1.96 squared. */
const FALL = 1.92;
/** How far the possible ratings extend beyond the opponents' ratings, in Elo. */
const BEYOND_ELO = 1200;
const STEP_ELO = 10;
/** Standard deviation of the prior around the mean of the opponents' ratings, in Elo. */
const PRIOR_ELO = 400;
const PRECISION_ELO = 0.1;

/**
 * Returns the chance of winning against opponents. With one opponent, this is the Elo formula.
 * @param {number} elo
 * @param {number[]} rivals
 */
export const chanceOf = (elo, rivals) => 1 / (1 + rivals.reduce((sum, rival) => sum + 10 ** ((rival - elo) / 400), 0));

/** @param {RatedGame[]} games @param {number} elo */
function logLikelihood(games, elo) {
    return games.reduce((sum, { rivals, points }) => {
        const chance = chanceOf(elo, rivals);
        return sum + points * Math.log(chance) + (1 - points) * Math.log(1 - chance);
    }, 0);
}

/** Returns the range of possible ratings against these opponents. @param {number[]} elos @returns {[number, number]} */
export const rangeOf = (elos) => [Math.min(...elos) - BEYOND_ELO, Math.max(...elos) + BEYOND_ELO];

/**
 * Finds where a condition changes between two ratings.
 * @param {number} below  a rating for which it holds
 * @param {number} above  one for which it does not
 * @param {(elo: number) => boolean} holds
 */
function edgeOf(below, above, holds) {
    let [low, high] = [below, above];
    while (Math.abs(high - low) > PRECISION_ELO) {
        const middle = (low + high) / 2;
        if (holds(middle)) low = middle;
        else high = middle;
    }
    return Math.round((low + high) / 2);
}

/**
 * Returns the rating at which only wins, or only losses, in these games have the probability `TAIL`.
 * @param {RatedGame[]} games  all wins or all losses
 * @param {[number, number]} range
 */
export function boundOf(games, [low, high]) {
    const won = games[0].points === 1;
    // The probability of winning increases with the rating.
    return edgeOf(low, high, (elo) => logLikelihood(games, elo) < Math.log(TAIL) === won);
}

/**
 * Returns the most likely rating with its 95 % interval.
 * @param {RatedGame[]} games
 * @returns {Rating | null} null without games
 */
export function ratingOf(games) {
    if (games.length === 0) return null;
    const range = rangeOf(games.flatMap(({ rivals }) => rivals));
    const [won, lost] = [1, 0].map((points) => games.every((game) => game.points === points));
    if (won || lost) {
        const bound = boundOf(games, range);
        return { elo: bound, low: won ? bound : null, high: lost ? bound : null };
    }
    // The expected points increase with the rating. At the most likely rating they equal the points scored.
    const surplus = (/** @type {number} */ elo) =>
        games.reduce((sum, { rivals, points }) => sum + points - chanceOf(elo, rivals), 0);
    const elo = edgeOf(range[0], range[1], (at) => surplus(at) > 0);
    const least = logLikelihood(games, elo) - FALL;
    const within = (/** @type {number} */ at) => logLikelihood(games, at) >= least;
    return { elo, low: edgeOf(elo, range[0], within), high: edgeOf(elo, range[1], within) };
}

/**
 * Returns the mean of the possible ratings after some games, weighted by their posterior probability. Without games,
 * this is the middle of the range.
 * @param {RatedGame[]} games
 * @param {[number, number]} range
 */
export function expectedElo(games, [low, high]) {
    const middle = (low + high) / 2;
    const elos = Array.from({ length: Math.floor((high - low) / STEP_ELO) + 1 }, (_, step) => low + step * STEP_ELO);
    const logs = elos.map((elo) => logLikelihood(games, elo) - ((elo - middle) / PRIOR_ELO) ** 2 / 2);
    const top = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - top));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return elos.reduce((mean, elo, index) => mean + (elo * weights[index]) / sum, 0);
}
