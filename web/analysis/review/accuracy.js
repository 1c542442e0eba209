/**
 * How accurately a player has played, in per cent, by the formula that lichess publishes. With more than two players
 * the player's own share of the chances takes the place of the chance of winning. Pure functions.
 */

/** The accuracy of one action. @param {number} loss  of the player's share, 0 to 1 @returns {number} 0 to 100 */
export const accuracyOf = (loss) => {
    const accuracy = 103.1668 * Math.exp(-0.04354 * 100 * Math.max(0, loss)) - 3.1669;
    return Math.min(100, Math.max(0, accuracy));
};

/** Sizes of the windows in which the volatility of a game is measured, in positions. */
const LEAST_WINDOW = 2;
const MOST_WINDOW = 8;
/** Bounds of a weight: the standard deviation of a window, in per cent. */
const LEAST_WEIGHT = 0.5;
const MOST_WEIGHT = 12;

/**
 * The accuracy of a player's actions together: the mean of a mean that weighs actions in volatile parts of the game
 * more, and of the harmonic mean, in which a single blunder counts much.
 * @param {number[]} shares  the player's share in every position of the game, by ply
 * @param {{ply: number, loss: number}[]} moves  the player's actions; `ply`: after the action
 * @returns {number | null} 0 to 100; null without actions
 */
export function gameAccuracy(shares, moves) {
    if (moves.length === 0) return null;
    const size = Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, Math.floor((shares.length - 1) / 10)));
    const accuracies = moves.map(({ loss }) => accuracyOf(loss));
    const weights = moves.map(({ ply }) => weightOf(shares, ply, size));
    const weighted = sum(accuracies.map((each, index) => each * weights[index])) / sum(weights);
    const harmonic = moves.length / sum(accuracies.map((each) => 1 / Math.max(1, each)));
    return (weighted + harmonic) / 2;
}

/**
 * The volatility around an action: of the window of positions that ends after it, or of the first one.
 * @param {number[]} shares @param {number} ply @param {number} size
 */
function weightOf(shares, ply, size) {
    const end = Math.max(size, ply + 1);
    const window = shares.slice(end - size, end).map((share) => 100 * share);
    const mean = sum(window) / window.length;
    const deviation = Math.sqrt(sum(window.map((each) => (each - mean) ** 2)) / window.length);
    return Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, deviation));
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
