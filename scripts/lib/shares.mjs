// Shares of games and their error bars.

/**
 * Wilson's 95 % score interval of a share in a number of games.
 * @param {number} share @param {number} games @returns {[number, number]}
 */
export function interval(share, games) {
    const z = 1.96;
    const centre = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
    const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
    return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/**
 * The mean of the points of games and its standard error, which is 0 for a single game.
 * @param {number[]} points @returns {{share: number, error: number}}
 */
export function meanOf(points) {
    const share = points.reduce((a, b) => a + b, 0) / points.length;
    const squares = points.reduce((sum, each) => sum + (each - share) ** 2, 0);
    const error = points.length > 1 ? Math.sqrt(squares / (points.length - 1) / points.length) : 0;
    return { share, error };
}

/** The middle of a list of numbers; undefined if there is none. @param {number[]} numbers */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
