/**
 * Changes of a given tree, in its text: what a reader has written, such as names and spaces, stays. Pure.
 *
 * `at`: where the node begins that a reader wants to see next.
 * @typedef {{text: string, at: number}} Edited
 */

import { withOutcome, withoutOutcome } from "./edit-chance.js";
import { readField } from "./fill.js";

/** @import { Written } from "../search/given-place.js" */

const NEW = 0;
/** At the end of the text of a leaf. */
const VALUE = /(-?\d+(\.\d+)?|\([^()]*\))$/;
/** The bracket that belongs to a closing one. @type {Record<string, string>} */
const OPENING = { "]": "[", "}": "{", ")": "(" };
const LIMITS = { most: 899_999, decimals: 3 };

/** @param {string} text @param {number} from @param {number} to @param {string} by */
const replaced = (text, from, to, by) => text.slice(0, from) + by + text.slice(to);

/** What stands between children. @param {string} text */
const separator = (text) => (text.includes("[") ? ", " : " ");

/** The place of a leaf's value. @param {string} text @param {Written} leaf */
const valueAt = (text, { start, end }) => end - (text.slice(start, end).match(VALUE)?.[0].length ?? 0);

/** A leaf with this value, or one for each player. @param {number[]} values */
const leafText = (values) => (values.length > 1 ? `(${values.join(",")})` : String(values[0]));

/**
 * The value of a leaf as the text has it; null if it can't be one.
 * @param {string} typed @param {number} players  numbers in each leaf
 */
export function leafValue(typed, players) {
    const numbers = readField(typed, players);
    const fits = (/** @type {number} */ number) =>
        Math.abs(number) <= LIMITS.most && Number(number.toFixed(LIMITS.decimals)) === number;
    return numbers?.every(fits) ? leafText(numbers) : null;
}

/** @param {string} text @param {Written} leaf @param {string} value  as `leafValue` returns it @returns {Edited} */
export const withValue = (text, leaf, value) => ({
    text: replaced(text, valueAt(text, leaf), leaf.end, value),
    at: leaf.start,
});

/**
 * Adds a child after the others. A leaf becomes the only child of the node.
 * @param {string} text @param {Written} node @param {number} players  numbers in each leaf
 * @returns {Edited}
 */
export function withChild(text, node, players) {
    const { children, end } = node;
    if (!children.length) {
        const from = valueAt(text, node);
        const [open, close] = text.includes("[") ? "[]" : "()";
        return { text: replaced(text, from, end, open + text.slice(from, end) + close), at: from + 1 };
    }
    return withSibling(text, children[children.length - 1], players, node);
}

/**
 * Adds a node after another one.
 * @param {string} text
 * @param {Written} node
 * @param {number} players
 * @param {Written} parent
 * @returns {Edited}
 */
export function withSibling(text, node, players, parent) {
    const { end } = node;
    if (parent.outcomes) return withOutcome(text, parent, parent.children.indexOf(node), String(NEW));
    const gap = separator(text);
    return { text: replaced(text, end, end, gap + leafText(Array(players).fill(NEW))), at: end + gap.length };
}

/**
 * Removes a node with all below it. A node that loses its only child becomes a leaf.
 * @param {string} text @param {Written} node @param {Written} parent @param {number} players  numbers in each leaf
 * @returns {Edited}
 */
export function without(text, node, parent, players) {
    const { children } = parent;
    const place = children.indexOf(node);
    if (children.length === 1) {
        const value = node.children.length
            ? leafText(Array(players).fill(NEW))
            : text.slice(valueAt(text, node), node.end);
        const from = text.lastIndexOf(OPENING[text[parent.end - 1]], node.start - 1);
        return { text: replaced(text, from, parent.end, value), at: parent.start };
    }
    if (parent.outcomes) return withoutOutcome(text, parent, place);
    const before = children[place - 1];
    if (before) return { text: replaced(text, before.end, node.end, ""), at: before.start };
    return { text: replaced(text, node.start, children[1].start, ""), at: node.start };
}
