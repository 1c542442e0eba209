/** Ratings with their errors, as tables show them. */

/** From this error on, a rating says nothing. */
const MOST_ERROR = 1000;

/**
 * Returns the error of a rating: half of its interval. Null without an interval of some width.
 * @param {number | null | undefined} low
 * @param {number | null | undefined} high
 */
export const errorOf = (low, high) =>
    low == null || high == null || low === high ? null : Math.round((high - low) / 2);

/**
 * Returns whether a rating is known well enough to be shown.
 * @param {number | null | undefined} elo
 * @param {number | null | undefined} low
 * @param {number | null | undefined} high
 * @returns {elo is number}
 */
export const isKnown = (elo, low, high) => Number.isFinite(elo) && (errorOf(low, high) ?? 0) < MOST_ERROR;
