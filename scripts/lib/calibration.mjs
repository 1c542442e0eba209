// Whether told chances come true.

/**
 * A game with its predictions: in each prediction the scores and chances of all players, and each player's share of
 * the win in the end.
 * @typedef {{predictions: {scores: number[], chances: number[]}[], shares: number[]}} Judged
 */

/** Whether a result was told as proven: it does not depend on the scale. @param {{chances: number[]}} prediction */
const isProven = ({ chances }) => chances.some((chance) => chance === 0 || chance === 1);

/** Each player's chance at a scale. @param {number[]} scores @param {number} scale */
function chancesAt(scores, scale) {
    const unit = scores.length === 2 ? 2 * scale : scale;
    const best = Math.max(...scores);
    const weights = scores.map((score) => Math.exp((score - best) / unit));
    const sum = weights.reduce((a, b) => a + b);
    return weights.map((weight) => weight / sum);
}

/** The mean log-likelihood of the results, every game with the same weight. */
function likelihood(/** @type {Judged[]} */ games, /** @type {number} */ scale) {
    let total = 0;
    for (const { predictions, shares } of games) {
        let ofGame = 0;
        for (const { scores } of predictions)
            for (const [player, chance] of chancesAt(scores, scale).entries())
                ofGame += shares[player] * Math.log(Math.max(1e-9, chance));
        total += ofGame / predictions.length;
    }
    return total / games.length;
}

/** The scale with the highest likelihood of the results. @param {Judged[]} games */
export function fittingScale(games) {
    const open = games
        .map(({ predictions, shares }) => ({ predictions: predictions.filter((each) => !isProven(each)), shares }))
        .filter(({ predictions }) => predictions.length > 0);
    let best = { scale: 0, value: -Infinity };
    for (let scale = 8; scale < 50_000; scale *= 1.02) {
        const value = likelihood(open, scale);
        if (value > best.value) best = { scale, value };
    }
    return best.scale;
}

/**
 * Every chance that was told, with the share of the win that came of it.
 * @param {Judged[]} games
 * @param {number} [scale]  recomputes the chances with another scale; proven ones stay
 */
export const tellings = (games, scale) =>
    games.flatMap(({ predictions, shares }) =>
        predictions.flatMap((prediction) => {
            const proven = isProven(prediction);
            const chances = scale && !proven ? chancesAt(prediction.scores, scale) : prediction.chances;
            return chances.map((chance, player) => ({ chance, won: shares[player], proven }));
        }),
    );

/**
 * Compares chances with what came of them. `tenths` count those that were not told as proven; `error` is the mean
 * distance of these chances and results, tenth by tenth; `settled` counts the wins that were told as proven.
 * @param {{chance: number, won: number, proven: boolean}[]} all
 */
export function told(all) {
    const tenths = Array.from({ length: 10 }, () => ({ predicted: 0, chance: 0, won: 0 }));
    const settled = { predicted: 0, won: 0 };
    for (const { chance, won, proven } of all) {
        if (proven && chance < 1) continue;
        const place = proven ? settled : tenths[Math.min(9, Math.floor(10 * chance))];
        place.predicted++;
        place.won += won;
        if (!proven) tenths[Math.min(9, Math.floor(10 * chance))].chance += chance;
    }
    const count = tenths.reduce((sum, { predicted }) => sum + predicted, 0);
    const error = tenths.reduce((sum, { chance, won }) => sum + Math.abs(chance - won), 0) / Math.max(count, 1);
    return { tenths, error, settled };
}
