/**
 * Whether the children that a search has seen leave no doubt about a node's value.
 *
 * @typedef {{low: number, high: number}} Range  what the true value can be, for the player who searches
 */

/** @import { Cursor } from "./cursor.js" */

/** @param {Cursor} cursor @param {number} number */
export function isExact(cursor, number) {
    const { low, high } = rangeOf(cursor, number);
    return low === high;
}

/** @param {Cursor} cursor @param {number} number @returns {Range} */
function rangeOf(cursor, number) {
    const { nodes, replay } = cursor;
    const node = nodes[number];
    const value = node.valued ? node.values[replay.player] : Number.NaN;
    if (node.source === "leaf") return { low: value, high: value };
    const unknown = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    if (node.source === "table") {
        if (node.bound !== "lower") unknown.high = value;
        if (node.bound !== "upper") unknown.low = value;
        return unknown;
    }
    if (node.stoodPat || node.children.length === 0) return unknown;
    // What a null window was asked for is known better by the search that follows.
    const ranges = node.children.filter((child) => !nodes[child].searchedAgain).map((child) => rangeOf(cursor, child));
    const highest = node.player === replay.player;
    const best = highest ? Math.max : Math.min;
    const range = { low: best(...ranges.map(({ low }) => low)), high: best(...ranges.map(({ high }) => high)) };
    if (node.leftOut > 0) range[highest ? "high" : "low"] = unknown[highest ? "high" : "low"];
    return range;
}
