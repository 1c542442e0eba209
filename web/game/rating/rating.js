/**
 * The rating of one player from games against opponents whose ratings are known. Pure functions.
 *
 * A game: the ratings of all opponents, and the player's points, 0 to 1.
 * @typedef {{rivals: number[], points: number}} RatedGame
 *
 * The most likely rating and its 95 % interval. A player who has always won, or always lost, has a bound only: the
 * other end of the interval is null.
 * @typedef {{elo: number, low: number | null, high: number | null}} Rating
 */

/** Probability of the results that bounds the rating of a player who has only won or only lost. */
const TAIL = 0.025;
/** By how much the logarithm of the likelihood falls at the ends of a 95 % interval: half of 1.96 squared. */
const FALL = 1.92;
/** How far the possible ratings extend beyond the opponents' ratings, in Elo. */
const BEYOND_ELO = 1200;
const STEP_ELO = 10;
/** Standard deviation of the prior around the mean of the opponents' ratings, in Elo. */
const PRIOR_ELO = 400;
const PRECISION_ELO = 0.1;

/**
 * Returns the chance of winning against opponents. With one opponent, this is the usual formula.
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

/**
 * Returns the range of possible ratings against these opponents.
 * @param {number[]} elos
 * @returns {[number, number]}
 */
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
 * The rating at which so many wins, or losses, in a row would be as unlikely as `TAIL`.
 * @param {RatedGame[]} games  all wins or all losses
 * @param {[number, number]} range
 */
export function boundOf(games, [low, high]) {
    const won = games[0].points === 1;
    // A win is the likelier the higher the rating.
    return edgeOf(low, high, (elo) => logLikelihood(games, elo) < Math.log(TAIL) === won);
}

/**
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
    // The expected points rise with the rating, and at the most likely one they are those that were scored.
    const surplus = (/** @type {number} */ elo) =>
        games.reduce((sum, { rivals, points }) => sum + points - chanceOf(elo, rivals), 0);
    const elo = edgeOf(range[0], range[1], (at) => surplus(at) > 0);
    const least = logLikelihood(games, elo) - FALL;
    const within = (/** @type {number} */ at) => logLikelihood(games, at) >= least;
    return { elo, low: edgeOf(elo, range[0], within), high: edgeOf(elo, range[1], within) };
}

/**
 * The mean of the ratings that are possible after some games, weighted by how likely they are. Without games, the
 * middle of the range.
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
