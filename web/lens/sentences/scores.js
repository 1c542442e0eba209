/** Scores, windows and rewards as a reader sees them. Pure. */
import { decimalIn } from "../../i18n/formats.js";
import { isInfinite, MILLIONTHS, pliesToEnd } from "../trace/events.js";

/** @import { Translate } from "../../i18n/t.js" */

const MINUS = "−";

/** Keeps signs and brackets on their side of a number among words that run from right to left. */
const leftToRight = (/** @type {Translate} */ t, /** @type {string} */ text) =>
    t.language.direction === "rtl" ? `\u2066${text}\u2069` : text;

/** A window: `[3, ∞]`. @param {Translate} t @param {number[]} bounds */
export const windowText = (t, bounds) => leftToRight(t, `[${bounds.map((bound) => scoreText(t, bound)).join(", ")}]`);

/** A number with a real minus sign. @param {Translate} t @param {number} number */
export const numberText = (t, number) =>
    number < 0 ? leftToRight(t, `${MINUS}${t.number(-number)}`) : t.number(number);

/** A score as text: `12`, `−∞`, `a win in 3 plies`. @param {Translate} t @param {number} score */
export function scoreText(t, score) {
    if (isInfinite(score)) return score > 0 ? "∞" : leftToRight(t, `${MINUS}∞`);
    const count = pliesToEnd(score);
    if (count === null) return numberText(t, score);
    return t(score > 0 ? "lens.score.win" : "lens.score.loss", { count });
}

/** The scores of all players: `(1, 2, 6)`. @param {Translate} t @param {readonly number[]} scores */
export const scoresText = (t, scores) => leftToRight(t, `(${scores.map((score) => scoreText(t, score)).join(", ")})`);

/**
 * A score that may only be a bound of the true one.
 * @param {Translate} t
 * @param {number} score
 * @param {string} bound
 */
export function boundedText(t, score, bound) {
    const value = scoreText(t, score);
    if (bound === "lower") return t("lens.score.atLeast", { value });
    return bound === "upper" ? t("lens.score.atMost", { value }) : value;
}

/**
 * A probability: `0.5`, or `1/3` where three decimals aren't enough.
 * @param {Translate} t @param {number} weight @param {readonly number[]} weights  of all outcomes
 */
export function probabilityText(t, weight, weights) {
    const sum = weights.reduce((total, each) => total + each, 0);
    const share = weight / sum;
    if (Number(share.toFixed(3)) === share) return t.number(share);
    const divisor = commonDivisor(weight, sum);
    return `${t.number(weight / divisor)}/${t.number(sum / divisor)}`;
}

/** @param {number} a @param {number} b @returns {number} */
const commonDivisor = (a, b) => (b === 0 ? a : commonDivisor(b, a % b));

/** A reward or a bonus, given in millionths. @param {Translate} t @param {number} millionths */
export const rewardText = (t, millionths) => decimalIn(t, millionths / MILLIONTHS, 2);

/** A place in a row: `3rd`. @param {Translate} t @param {number} number */
export function ordinalText(t, number) {
    const form = t.format("PluralRules", { type: "ordinal" }).select(number);
    return t(`lens.ordinal.${/** @type {"one" | "two" | "few" | "other"} */ (form)}`, { number });
}
