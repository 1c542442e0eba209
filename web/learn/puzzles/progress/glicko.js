/**
 * Glicko-2, the rating system of Mark E. Glickman ("Example of the Glicko-2 system", 2013). The steps below are those
 * of the paper.
 *
 * `rating` and `deviation` are on the scale of Elo. `volatility` says how much a player's results vary.
 * @typedef {{rating: number, deviation: number, volatility: number}} Rated
 * @typedef {{rating: number, deviation: number, score: number}} Result  score: 0 to 1
 */

/** Elo per unit of the internal scale. */
const SCALE = 173.7178;
/** The paper's τ: how fast the volatility may change. */
const CHANGE = 0.5;
const TOLERANCE = 0.000001;

/**
 * The rating after one rating period.
 * @param {Rated} player
 * @param {Result[]} results  of the period; without any, only the deviation grows
 * @returns {Rated}
 */
export function afterPeriod({ rating, deviation, volatility }, results) {
    // Step 2: the internal scale.
    const phi = deviation / SCALE;
    if (results.length === 0) return { rating, deviation: SCALE * Math.hypot(phi, volatility), volatility };

    // Step 3: the variance of the rating as far as the results tell it. Step 4: the improvement that they suggest.
    let information = 0;
    let surprise = 0;
    for (const result of results) {
        const weight = weightOf(result.deviation / SCALE);
        const expected = expectedScore((rating - result.rating) / SCALE, weight);
        information += weight * weight * expected * (1 - expected);
        surprise += weight * (result.score - expected);
    }
    const variance = 1 / information;
    const improvement = variance * surprise;

    // Step 5: the new volatility. Steps 6 and 7: the new deviation and rating.
    const newVolatility = volatilityAfter(volatility, phi, variance, improvement);
    const before = Math.hypot(phi, newVolatility);
    const newPhi = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
    const change = newPhi * newPhi * surprise;

    // Step 8: back to the scale of Elo. Only differences between ratings matter, so its zero does not.
    return { rating: rating + SCALE * change, deviation: SCALE * newPhi, volatility: newVolatility };
}

/** The paper's g. @param {number} phi */
const weightOf = (phi) => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** The paper's E. @param {number} lead @param {number} weight */
const expectedScore = (lead, weight) => 1 / (1 + Math.exp(-weight * lead));

/**
 * Finds the new volatility by regula falsi with the Illinois rule.
 * @param {number} volatility @param {number} phi @param {number} variance @param {number} improvement
 */
function volatilityAfter(volatility, phi, variance, improvement) {
    const start = Math.log(volatility ** 2);
    const f = (/** @type {number} */ x) => {
        const e = Math.exp(x);
        const sum = phi * phi + variance + e;
        return (e * (improvement ** 2 - sum)) / (2 * sum * sum) - (x - start) / CHANGE ** 2;
    };
    let low = start;
    let high = Math.log(improvement ** 2 - phi * phi - variance);
    if (!(improvement ** 2 > phi * phi + variance)) {
        let steps = 1;
        while (f(start - steps * CHANGE) < 0) steps += 1;
        high = start - steps * CHANGE;
    }
    let atLow = f(low);
    let atHigh = f(high);
    while (Math.abs(high - low) > TOLERANCE) {
        const middle = low + ((low - high) * atLow) / (atHigh - atLow);
        const atMiddle = f(middle);
        if (atMiddle * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = middle;
        atHigh = atMiddle;
    }
    return Math.exp(low / 2);
}
