/**
 * What a search is told to do: the options with their limits and usual values, and which of them an algorithm has a use
 * for. The module checks all of this again; here it decides what a reader can choose, and why not.
 *
 * @typedef {(typeof ALGORITHMS)[number]} AlgorithmName
 * @typedef {(typeof ORDERS)[number]} Order
 * @typedef {(typeof PANES)[number]} Pane
 *
 * @typedef {"playoutPlies" | Exclude<Named<"number">, "playout-plies" | "step">} Count
 * @typedef {Named<"toggle">} Flag
 *
 * `exploration`: in thousandths. `without`: terms of the evaluation that are switched off.
 * @typedef {{algorithm: AlgorithmName, order?: Order, alpha?: number, beta?: number, without?: string[]}
 *     & Partial<Record<Count, number>> & Partial<Record<Flag, boolean>>} LensOptions
 */

/**
 * The names of the rows of a type.
 * @template {string} Type
 * @typedef {{[Name in keyof typeof rows]: (typeof rows)[Name] extends {type: Type} ? Name : never}[keyof typeof rows]}
 *     Named
 */

import { lensRows as rows } from "../../record/mode-options.js";
import { traitsOf } from "../trace/algorithms.js";

export const { values: ALGORITHMS } = rows.algorithm;
export const { values: ORDERS } = rows.ordering;
export const { values: OPENED } = rows.panes;
export const PANES = /** @type {Exclude<(typeof OPENED)[number], "own">[]} */ (OPENED.filter((pane) => pane !== "own"));

/** A tree to start with. */
export const { example: TREE } = rows.tree;

/** The names in a link whose names among the options differ. @type {Record<string, string>} */
const OPTION_NAMES = { ordering: "order", "playout-plies": "playoutPlies" };
/** The name of an option that has another one in a link. @param {string} name  in a link */
export const optionOf = (name) => OPTION_NAMES[name] ?? name;
/** @param {string} option */
export const linkNameOf = (option) => Object.keys(OPTION_NAMES).find((name) => optionOf(name) === option) ?? option;

/** @param {string} type */
const rowsOf = (type) =>
    Object.entries(rows).flatMap(([name, row]) =>
        row.type === type && name !== "step" ? [[optionOf(name), /** @type {any} */ (row)]] : [],
    );

/** The limits of the step that is shown first. */
export const STEP = [rows.step.least, rows.step.most];
/** The options that are whole numbers, with least and most. @type {Record<Count, number[]>} */
export const NUMBERS = Object.fromEntries(rowsOf("number").map(([name, { least, most }]) => [name, [least, most]]));
/** @type {Flag[]} */
export const FLAGS = rowsOf("toggle").map(([name]) => name);
/** Bounds of a window are smaller than this; one that is left out is infinite. */
export const SCORE_LIMIT = 2_000_000;

/** The defaults. */
export const USUAL = {
    algorithm: rows.algorithm.default,
    order: rows.ordering.default,
    .../** @type {Record<Exclude<Count, "depth">, number>} */ (
        Object.fromEntries(
            rowsOf("number").flatMap(([name, row]) => ("default" in row ? [[name, Number(row.default)]] : [])),
        )
    ),
};
/** The depth of UCT, whose tree grows only where it promises something. */
const UCT_DEPTH = 12;

const OF_UCT = ["playouts", "playoutPlies", "exploration", "seed"];

/** The translation key of an algorithm. @param {string} algorithm */
export const algorithmKey = (algorithm) => /** @type {const} */ (`lens.algorithm.${algorithm.replaceAll("-", "_")}`);

/**
 * The translation key that says why an option is of no use to an algorithm, or null if it is.
 * @param {AlgorithmName} algorithm
 * @param {string} option  a name in `LensOptions`; `orderTable`: the order from the table
 * @param {boolean} [unbounded]  whether the sum of all players' scores has no bound
 */
export function whyNot(algorithm, option, unbounded = false) {
    const uct = algorithm === "uct";
    const traits = traitsOf(algorithm);
    switch (option) {
        case "table":
            return traits.table ? null : "lens.why.table";
        case "orderTable":
            return traits.table ? null : "lens.why.orderTable";
        case "order":
            return uct ? "lens.why.order" : null;
        case "deepening":
            return uct ? "lens.why.deepening" : null;
        case "quiescence":
            return traits.quiescence ? null : "lens.why.quiescence";
        case "guess":
        case "delta":
            return algorithm === "aspiration" ? null : "lens.why.aspiration";
        case "width":
            return uct ? "lens.why.width" : null;
        case "shallow":
            if (algorithm !== "max-n") return "lens.why.shallow";
            return unbounded ? "lens.why.unbounded" : null;
        case "window":
        case "alpha":
        case "beta":
            if (traits.givenWindow) return null;
            return traits.window ? "lens.why.guess" : "lens.why.window";
        default:
            return OF_UCT.includes(option) && !uct ? "lens.why.uct" : null;
    }
}

/**
 * What is searched, as far as it decides which algorithms fit.
 * @typedef {{players?: number, chance?: boolean, given?: boolean}} Subject  `chance`: a given tree with chance nodes
 */

/**
 * The translation key that says why an algorithm can't search something; null if it can.
 * @param {string} algorithm @param {Subject} subject
 */
export function whyNotHere(algorithm, { players = 2, chance = false, given = false }) {
    if (chance) return algorithm === "expectimax" ? null : "lens.why.chance";
    if (players > 2 && traitsOf(algorithm).forTwo) return "lens.why.forTwo";
    return algorithm === "expectimax" && !given ? "lens.why.given" : null;
}

/**
 * An algorithm that can search something: this one if it can.
 * @param {AlgorithmName} algorithm
 * @param {Subject} subject
 */
export const algorithmHere = (algorithm, subject) =>
    whyNotHere(algorithm, subject) ? (subject.chance ? "expectimax" : algorithmFor(subject.players ?? 2)) : algorithm;

/**
 * Leaves out the options that the algorithm has no use for.
 * @param {LensOptions} options
 * @param {boolean} [unbounded]  whether the sum of all players' scores has no bound
 * @returns {{options: LensOptions, dropped: {name: string, why: string}[]}} `why`: a translation key
 */
export function fitting(options, unbounded = false) {
    const { algorithm } = options;
    /** @type {Record<string, unknown>} */
    const kept = {};
    const dropped = [];
    for (const [name, value] of Object.entries(options)) {
        if (value === undefined || value === false) continue;
        if (name === "order" && value === "none") continue;
        const asked = name === "order" && value === "table" ? "orderTable" : name;
        const why = whyNot(algorithm, asked, unbounded) ?? whyNot(algorithm, name, unbounded);
        if (why) dropped.push({ name, why });
        else kept[name] = value;
    }
    return { options: /** @type {LensOptions} */ (kept), dropped };
}

/** About how many nodes a first search may have, so that it can be followed. */
const FIRST_NODES = 30_000;

/**
 * The depth of a search that names none: the height of a tree, or for a game what alpha-beta finishes with some luck.
 * @param {AlgorithmName} algorithm
 * @param {{height?: number, moves?: number}} root  `moves`: legal at the root
 */
export function usualDepth(algorithm, { height, moves = 30 }) {
    if (height !== undefined) return Math.min(height, NUMBERS.depth[1]);
    if (algorithm === "uct") return UCT_DEPTH;
    // Without a good order alpha-beta visits about as many nodes as minimax to three quarters of the depth.
    const share = algorithm === "max-n" ? 1 : 0.75;
    const needed = (/** @type {number} */ depth) => moves ** (share * depth);
    return [3, 2].find((depth) => needed(depth) <= FIRST_NODES) ?? 1;
}

/** Whether two runs differ in nothing. @param {LensOptions} a @param {LensOptions} b */
export const sameOptions = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** @param {LensOptions} options */
const sorted = (options) =>
    Object.entries(options)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1));

/** The algorithm that a search starts with. @param {number} players @returns {AlgorithmName} */
export const algorithmFor = (players) => (players > 2 ? "max-n" : USUAL.algorithm);

/**
 * The algorithm of a search that names none: the first for so many players that has a use for all of its options.
 * @param {LensOptions} options @param {number} [players] @returns {AlgorithmName}
 */
export function algorithmWith(options, players = 2) {
    /** @type {AlgorithmName[]} */
    const names = players > 2 ? ["max-n", "paranoid"] : [USUAL.algorithm];
    return names.find((algorithm) => fitting({ ...options, algorithm }).dropped.length === 0) ?? names[0];
}

/** Whether several opponents count as one. @param {string} algorithm @param {number} players */
export const isParanoid = (algorithm, players) => players > 2 && Boolean(traitsOf(algorithm).asOne);
