/** Numbers and names as the tree shows them, short. */
import { traitsOf } from "../trace/algorithms.js";
import { isInfinite, NO_PLAYER, pliesToEnd } from "../trace/events.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Cursor } from "../trace/cursor.js"
 * @import { LensNode } from "../trace/lens-node.js"
 * @import { Replay } from "../trace/replay.js"
 */

const MINUS = "\u2212";
const INFINITE = "\u221e";

/** @param {Translate} t @param {number} value */
export const numberText = (t, value) => (value < 0 ? `${MINUS}${t.number(-value)}` : t.number(value));

/** @param {Translate} t @param {number} score */
export function scoreText(t, score) {
    if (isInfinite(score)) return score > 0 ? INFINITE : `${MINUS}${INFINITE}`;
    const plies = pliesToEnd(score);
    if (plies === null) return numberText(t, score);
    return t(score > 0 ? "lens.tree.win" : "lens.tree.loss", { count: plies });
}

/**
 * A mean reward, in the scores that it stands for.
 * @param {Translate} t
 * @param {Cursor} cursor
 * @param {number} mean
 * @param {number} player
 */
export function meanText(t, { replay }, mean, player) {
    const chances = replay.low[player] === 0 && replay.high[player] === 1;
    return decimals(t, replay.score(mean, player), chances ? 2 : 1);
}

/**
 * Always with so many digits behind the point, so that numbers can be compared.
 * @param {Translate} t
 * @param {number} value
 * @param {number} digits
 */
function decimals(t, value, digits) {
    const text = Math.abs(value).toFixed(digits);
    const own = t.language.ownDigits
        ? text.replace(/\d/g, (digit) => t.number(Number(digit))).replace(".", t.number(1.5).charAt(1))
        : text;
    return value < 0 ? `${MINUS}${own}` : own;
}

/**
 * What a node is worth for a player; null if no one knows yet.
 * @param {Translate} t
 * @param {Cursor} cursor
 * @param {LensNode} node
 * @param {number} player
 */
export function valueText(t, cursor, node, player) {
    if (cursor.replay.algorithm === "uct") {
        return node.visits > 0 ? meanText(t, cursor, node.means[player], player) : null;
    }
    return node.valued ? scoreText(t, node.values[player]) : null;
}

/** Whether nodes have a window. @param {Replay} replay */
export const hasWindow = (replay) => Boolean(traitsOf(replay.algorithm).window);

/** Whether all opponents of the player who searches make the value small. @param {Replay} replay */
export const hasMinimum = (replay) =>
    replay.algorithm !== "max-n" && (replay.algorithm !== "uct" || replay.players === 2);

/**
 * The value that a node has at least, or at most, by the children seen so far; null if its value is known or nothing
 * is.
 * @param {Translate} t
 * @param {Cursor} cursor
 * @param {LensNode} node
 */
export function boundSoFar(t, { replay, nodes }, node) {
    const best = nodes[node.best];
    if (node.valued || !best?.valued || node.player === NO_PLAYER) return null;
    const player = hasMinimum(replay) ? replay.side(node.player) : node.player;
    const least = node.player === player;
    return { least, player, text: scoreText(t, best.values[player]) };
}

/** A probability as a tree has it, `0.5` or `1/6`. @param {Translate} t @param {string} text */
export const chanceText = (t, text) =>
    text
        .split("/")
        .map((part) => t.number(Number(part)))
        .join("/");

/** Why children were cut off. @param {Translate} t @param {Replay} replay @param {LensNode} node */
export function cutText(t, replay, { player, cutAlpha, cutBeta }) {
    const { alpha, beta } = replay.windowAt(player, { alpha: cutAlpha, beta: cutBeta });
    // A student's own search can cut without a reason.
    return `${scoreText(t, beta)} ${beta > alpha ? ">" : "≤"} ${scoreText(t, alpha)}`;
}

/** The window of a node. @param {Translate} t @param {Replay} replay @param {LensNode} node */
export function windowText(t, replay, node) {
    const { alpha, beta } = replay.windowAt(node.player, node);
    return `[${scoreText(t, alpha)}, ${scoreText(t, beta)}]`;
}

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;
const NARROW = " ,.:;[]()il|'";
/** The widths of texts at size 1: many nodes have the same. @type {Map<string, number>} */
const widths = new Map();
const MOST_WIDTHS = 5000;

/**
 * The width of a text, estimated: the same on every machine, so that layouts and exports are.
 * @param {string} text
 * @param {number} size
 */
export function widthOf(text, size) {
    let width = widths.get(text);
    if (width === undefined) {
        width = 0;
        for (const letter of text) width += WIDE.test(letter) ? 1 : NARROW.includes(letter) ? 0.34 : 0.6;
        if (widths.size > MOST_WIDTHS) widths.clear();
        widths.set(text, width);
    }
    return width * size;
}

/** Shortens a text to a width. @param {string} text @param {number} size @param {number} width */
export function fitted(text, size, width) {
    if (widthOf(text, size) <= width) return text;
    let short = text;
    while (short && widthOf(`${short}…`, size) > width) short = short.slice(0, -1);
    return `${short.trimEnd()}…`;
}
