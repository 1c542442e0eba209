/**
 * Changes of chance nodes in the text of a given tree. Probabilities always add up to 1: what one outcome gains,
 * another one loses. Pure.
 */

/**
 * @import { Written } from "../search/given-place.js"
 * @import { Edited } from "./edit.js"
 *
 * @typedef {{part: number, whole: number}} Fraction
 */

/** The largest denominator that the engine reads. */
const MOST_WHOLE = 1000;

/** @param {number} a @param {number} b @returns {number} */
const divisorOf = (a, b) => (b === 0 ? Math.abs(a) : divisorOf(b, a % b));

/** @param {number} part @param {number} whole @returns {Fraction} */
function fraction(part, whole) {
    const divisor = divisorOf(part, whole);
    return { part: part / divisor, whole: whole / divisor };
}

/** @param {Fraction} a @param {Fraction} b */
const plus = (a, b) => fraction(a.part * b.whole + b.part * a.whole, a.whole * b.whole);
/** @param {Fraction} a @param {Fraction} b */
const minus = (a, b) => plus(a, { part: -b.part, whole: b.whole });

/** A probability from its text, `0.25` or `1/4`; null for what is none. @param {string} text */
export function readProbability(text) {
    const [, part, whole] = text.trim().match(/^(\d{1,4})\/(\d{1,4})$/) ?? [];
    const decimal = text.trim().replace(",", ".");
    const found = part
        ? fraction(Number(part), Number(whole))
        : /^\d?\.?\d{1,3}$/.test(decimal)
          ? fraction(Math.round(Number(decimal) * MOST_WHOLE), MOST_WHOLE)
          : null;
    return found && isProbability(found) ? found : null;
}

/** @param {Fraction} fraction */
const isProbability = ({ part, whole }) => part > 0 && part <= whole && whole <= MOST_WHOLE;

/** As a text: `0.25`, or `1/3` where three decimals aren't enough. @param {Fraction} fraction */
const written = ({ part, whole }) => (MOST_WHOLE % whole === 0 ? String(part / whole) : `${part}/${whole}`);

/** Equal probabilities. @param {number} count */
const equal = (count) => Array.from({ length: count }, () => written({ part: 1, whole: count }));

/** The bracket that opens the children of a node. @param {string} text @param {Written} node */
const bracketAt = (text, { start }) => start + text.slice(start).search(/[{([]/);

/**
 * The text with other children of a chance node.
 * @param {string} text @param {Written} node
 * @param {{chance: string, text: string}[]} outcomes
 * @param {number} chosen  the outcome to see next; -1 for the node itself
 * @returns {Edited}
 */
function withOutcomes(text, node, outcomes, chosen) {
    const open = bracketAt(text, node);
    let at = node.start;
    let inside = "";
    for (const [place, outcome] of outcomes.entries()) {
        inside += `${place ? ", " : ""}${outcome.chance}: `;
        if (place === chosen) at = open + 1 + inside.length;
        inside += outcome.text;
    }
    return { text: `${text.slice(0, open)}{${inside}}${text.slice(node.end)}`, at };
}

/** @param {string} text @param {Written} node */
const outcomesOf = (text, { children }) =>
    children.map(({ chance, start, end }) => ({ chance, text: text.slice(start, end) }));

/**
 * Adds an outcome after another one, which gives it half of its probability.
 * @param {string} text @param {Written} node  a chance node @param {number} place  of the other outcome
 * @param {string} leaf  the text of the new one
 * @returns {Edited}
 */
export function withOutcome(text, node, place, leaf) {
    const outcomes = outcomesOf(text, node);
    const { part, whole } = /** @type {Fraction} */ (readProbability(outcomes[place].chance));
    const half = fraction(part, 2 * whole);
    outcomes.splice(place + 1, 0, { chance: "", text: leaf });
    const chances = isProbability(half) ? null : equal(outcomes.length);
    for (const [index, outcome] of outcomes.entries()) {
        if (chances) outcome.chance = chances[index];
        else if (index === place || index === place + 1) outcome.chance = written(half);
    }
    return withOutcomes(text, node, outcomes, place + 1);
}

/**
 * Removes an outcome; the one before it, or the next one, gets its probability.
 * @param {string} text @param {Written} node  a chance node with another outcome @param {number} place
 * @returns {Edited}
 */
export function withoutOutcome(text, node, place) {
    const outcomes = outcomesOf(text, node);
    const [removed] = outcomes.splice(place, 1);
    const heir = Math.max(0, place - 1);
    const [mine, its] = [removed, outcomes[heir]].map(({ chance }) => readProbability(chance));
    const sum = plus(/** @type {Fraction} */ (mine), /** @type {Fraction} */ (its));
    const chances = isProbability(sum) ? null : equal(outcomes.length);
    for (const [index, outcome] of outcomes.entries()) if (chances) outcome.chance = chances[index];
    if (!chances) outcomes[heir].chance = written(sum);
    return withOutcomes(text, node, outcomes, heir);
}

/**
 * Changes the probability of an outcome; the next one, or the one before the last, gets the rest.
 * @param {string} text @param {Written} node  a chance node @param {number} place @param {string} typed
 * @returns {Edited | null} null if it can't be that probability
 */
export function withProbability(text, node, place, typed) {
    const outcomes = outcomesOf(text, node);
    const wanted = readProbability(typed);
    const other = outcomes[place + 1] ?? outcomes[place - 1];
    if (!wanted || !other) return null;
    const now = /** @type {Fraction} */ (readProbability(outcomes[place].chance));
    const rest = minus(plus(now, /** @type {Fraction} */ (readProbability(other.chance))), wanted);
    if (!isProbability(rest)) return null;
    outcomes[place].chance = written(wanted);
    other.chance = written(rest);
    return withOutcomes(text, node, outcomes, place);
}

/**
 * Makes an inner node a chance node with equal probabilities, or a chance node one where a player moves.
 * @param {string} text @param {Written} node @returns {Edited}
 */
export function withChance(text, node) {
    const outcomes = outcomesOf(text, node);
    if (!node.outcomes) {
        const chances = equal(outcomes.length);
        for (const [place, outcome] of outcomes.entries()) outcome.chance = chances[place];
        return withOutcomes(text, node, outcomes, -1);
    }
    const open = bracketAt(text, node);
    const inside = outcomes.map((outcome) => outcome.text).join(text.includes("[") ? ", " : " ");
    const [left, right] = text.includes("[") ? "[]" : "()";
    return { text: `${text.slice(0, open)}${left}${inside}${right}${text.slice(node.end)}`, at: node.start };
}
