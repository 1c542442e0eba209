/**
 * The events of a trace, as `engine/lens/trace.hpp` lists them, and how to read one by name.
 *
 * A trace is a list of 32-bit numbers. Each event is one number with its kind (lowest 8 bits) and the number of its
 * fields (the others), then the fields.
 *
 * @typedef {"horizon" | "over" | "repetition" | "given"} Ending  why a node has a value of its own
 * @typedef {"exact" | "lower" | "upper"} Bound  what a remembered value says about the true one
 * @typedef {"complete" | "nodes"} Stop  how a run ended
 *
 * Scores are whole numbers, except in a given tree with decimals; means, rewards and bonuses of UCT are in millionths.
 * Texts stand in place of their numbers.
 * @typedef {{kind: "begin", algorithm: Algorithm, players: number, player: number, depth: number, low: number[],
 *            high: number[]}
 *     | {kind: "iterate", depth: number}
 *     | {kind: "enter", node: number, parent: number, text: string, player: number, depth: number, alpha: number,
 *        beta: number}
 *     | {kind: "leaf", node: number, ending: Ending, values: number[]}
 *     | {kind: "stand-pat", node: number, alpha: number, beta: number, values: number[]}
 *     | {kind: "table", node: number, bound: Bound, values: number[]}
 *     | {kind: "take", node: number, child: number, better: boolean, alpha: number, beta: number}
 *     | {kind: "cut", node: number, searched: number, leftOut: number, alpha: number, beta: number, texts: string[]}
 *     | {kind: "research", node: number, child: number, alpha: number, beta: number}
 *     | {kind: "leave", node: number, values: number[]}
 *     | {kind: "select", node: number, child: number, visits: number, childVisits: number, mean: number, bonus: number}
 *     | {kind: "expand", node: number, children: number, untried: number}
 *     | {kind: "playout", node: number, plies: number, ending: Ending, rewards: number[]}
 *     | {kind: "back-up", node: number, visits: number, means: number[]}
 *     | {kind: "end", stop: Stop}
 *     | {kind: "widen", node: number, alpha: number, beta: number}
 *     | {kind: "discard", node: number, kept: number, discarded: number}
 *     | {kind: "chance", node: number, weights: number[]}} TraceEvent
 */

import { algorithms } from "./algorithms.js";

/** @typedef {import("./algorithms.js").Algorithm} Algorithm */

/** The names of the kinds, by number. @type {TraceEvent["kind"][]} */
export const kinds = [
    "begin",
    "iterate",
    "enter",
    "leaf",
    "stand-pat",
    "table",
    "take",
    "cut",
    "research",
    "leave",
    "select",
    "expand",
    "playout",
    "back-up",
    "end",
    "widen",
    "discard",
    "chance",
];

/** The number of each kind. */
export const BEGIN = 0;
export const ITERATE = 1;
export const ENTER = 2;
export const LEAF = 3;
export const STAND_PAT = 4;
export const TABLE = 5;
export const TAKE = 6;
export const CUT = 7;
export const RESEARCH = 8;
export const LEAVE = 9;
export const SELECT = 10;
export const EXPAND = 11;
export const PLAYOUT = 12;
export const BACK_UP = 13;
export const END = 14;
export const WIDEN = 15;
export const DISCARD = 16;
export const CHANCE = 17;
/** In place of the player to move at a chance node. */
export const NO_PLAYER = -1;

/** @type {Ending[]} */
export const endings = ["horizon", "over", "repetition", "given"];
/** @type {Bound[]} */
export const bounds = ["exact", "lower", "upper"];
/** By number; `running` is never written. @type {(Stop | "running")[]} */
export const stops = ["running", "complete", "nodes"];

const WIN_SCORE = 1_000_000;
/** Beyond every score. */
export const INFINITY = 2 * WIN_SCORE;
/** Scores at least this far from 0 are proven wins and losses. */
const PROVEN = 900_000;
/** A reward of 1. */
export const MILLIONTHS = 1_000_000;

/** Whether a bound of a window is none. @param {number} score */
export const isInfinite = (score) => score >= INFINITY || score <= -INFINITY;

/** The number of plies, counted from the root, to a proven end; null for an ordinary score. @param {number} score */
export const pliesToEnd = (score) =>
    Math.abs(score) >= PROVEN && !isInfinite(score) ? WIN_SCORE - Math.abs(score) : null;

/**
 * Reads an event. `words[at]` is its first field.
 * @param {Int32Array | Float64Array} words
 * @param {number} kind
 * @param {number} at
 * @param {number} count  the number of its fields
 * @param {string[]} texts
 * @returns {TraceEvent}
 */
export function readEvent(words, kind, at, count, texts) {
    const field = (/** @type {number} */ place) => words[at + place];
    const rest = (/** @type {number} */ place) => Array.from(words.subarray(at + place, at + count));
    const node = field(0);
    switch (kind) {
        case BEGIN: {
            const limits = rest(4).slice(0, 2 * field(1));
            return {
                kind: "begin",
                algorithm: algorithms[field(0)],
                players: field(1),
                player: field(2),
                depth: field(3),
                low: limits.filter((_, place) => place % 2 === 0),
                high: limits.filter((_, place) => place % 2 === 1),
            };
        }
        case ITERATE:
            return { kind: "iterate", depth: field(0) };
        case ENTER:
            return {
                kind: "enter",
                node,
                parent: field(1),
                text: texts[field(2)],
                player: field(3),
                depth: field(4),
                alpha: field(5),
                beta: field(6),
            };
        case LEAF:
            return { kind: "leaf", node, ending: endings[field(1)], values: rest(2) };
        case STAND_PAT:
            return { kind: "stand-pat", node, alpha: field(1), beta: field(2), values: rest(3) };
        case TABLE:
            return { kind: "table", node, bound: bounds[field(1)], values: rest(2) };
        case TAKE:
            return { kind: "take", node, child: field(1), better: field(2) !== 0, alpha: field(3), beta: field(4) };
        case CUT:
            return {
                kind: "cut",
                node,
                searched: field(1),
                leftOut: field(2),
                alpha: field(3),
                beta: field(4),
                texts: rest(5).map((text) => texts[text]),
            };
        case RESEARCH:
            return { kind: "research", node, child: field(1), alpha: field(2), beta: field(3) };
        case LEAVE:
            return { kind: "leave", node, values: rest(1) };
        case SELECT:
            return {
                kind: "select",
                node,
                child: field(1),
                visits: field(2),
                childVisits: field(3),
                mean: field(4),
                bonus: field(5),
            };
        case EXPAND:
            return { kind: "expand", node, children: field(1), untried: field(2) };
        case PLAYOUT:
            return { kind: "playout", node, plies: field(1), ending: endings[field(2)], rewards: rest(3) };
        case BACK_UP:
            return { kind: "back-up", node, visits: field(1), means: rest(2) };
        case WIDEN:
            return { kind: "widen", node, alpha: field(1), beta: field(2) };
        case DISCARD:
            return { kind: "discard", node, kept: field(1), discarded: field(2) };
        case CHANCE:
            return { kind: "chance", node, weights: rest(1) };
        default:
            return { kind: "end", stop: /** @type {Stop} */ (stops[field(0)]) };
    }
}

/**
 * The fields of an event that are scores: the place of the first, and of the one behind the last.
 * @param {number} kind
 * @param {number} players
 * @returns {[number, number]}
 */
export function scoreFields(kind, players) {
    switch (kind) {
        case BEGIN:
            return [4, 4 + 2 * players];
        case ENTER:
            return [5, 7];
        case LEAF:
        case TABLE:
            return [2, 2 + players];
        case STAND_PAT:
            return [1, 3 + players];
        case TAKE:
        case CUT:
            return [3, 5];
        case RESEARCH:
            return [2, 4];
        case WIDEN:
            return [1, 3];
        case LEAVE:
            return [1, 1 + players];
        default:
            return [0, 0];
    }
}
