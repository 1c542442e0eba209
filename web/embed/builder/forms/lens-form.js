/**
 * The builder's choices for a search lens, and their conversion to options. Pure functions.
 *
 * Numbers are strings as typed, empty for the default. `source`: whether `tree` or the position of the game is
 * searched. `compare`: the algorithm of a second search, or empty.
 * @typedef {{source: "game" | "tree", tree: string, algorithm: AlgorithmName, ordering: string, compare: string,
 *            compareOrder: string, panes: string[], predict: boolean}
 *     & Record<Flag, boolean> & Record<Typed, string>} LensForm
 *
 * @typedef {Named<"number" | "window">} Typed
 */

import {
    FLAGS,
    linkNameOf,
    NUMBERS,
    ORDERS,
    optionOf,
    PANES,
    TREE,
    USUAL,
    whyNot,
} from "../../../lens/search/lens-options.js";

/**
 * @import { LensLink } from "../../../lens/lens-link.js"
 * @import { AlgorithmName, Flag, Named } from "../../../lens/search/lens-options.js"
 */

/** The options that are typed as text, in the order shown. */
export const TYPED = /** @type {Typed[]} */ ([...Object.keys(NUMBERS).map(linkNameOf), "window", "step"]);

/**
 * A form with a value for each of some names.
 * @template {string} Name
 * @template Value
 * @param {readonly Name[]} names
 * @param {(name: Name) => Value} of
 */
const filled = (names, of) =>
    /** @type {Record<Name, Value>} */ (Object.fromEntries(names.map((name) => [name, of(name)])));

/** The choices for a lens before any change. @type {LensForm} */
export const firstLensForm = {
    source: "game",
    tree: TREE,
    algorithm: USUAL.algorithm,
    ordering: USUAL.order,
    ...filled(FLAGS, () => false),
    ...filled(TYPED, () => ""),
    compare: "",
    compareOrder: USUAL.order,
    panes: [...PANES],
    predict: false,
};

/** Returns the choices that a lens link describes. @param {LensLink} link @returns {LensForm} */
export function lensFormOf({ tree, options, step, panes, predict, compare }) {
    const { algorithm, order = USUAL.order, alpha, beta } = options;
    const window = alpha === undefined && beta === undefined ? "" : `${alpha ?? "-inf"},${beta ?? "inf"}`;
    const number = (/** @type {number | undefined} */ value) => (value === undefined ? "" : String(value));
    return {
        ...firstLensForm,
        ...(tree === undefined ? {} : { source: "tree", tree }),
        algorithm,
        ordering: order,
        ...filled(FLAGS, (name) => options[name] === true),
        ...filled(TYPED, (name) => number(/** @type {any} */ (options)[optionOf(name)])),
        window,
        step: number(step),
        panes: panes?.length ? [...panes] : [...PANES],
        predict: Boolean(predict),
        compare: compare?.algorithm ?? "",
        compareOrder: compare?.order ?? "none",
    };
}

/**
 * Returns whether an algorithm uses an option.
 * @param {AlgorithmName} algorithm
 * @param {string} option  a name in the form
 */
export const fits = (algorithm, option) => whyNot(algorithm, optionOf(option)) === null;

/** Returns the move orderings that an algorithm can use. @param {AlgorithmName} algorithm */
export const ordersFor = (algorithm) =>
    ORDERS.filter(
        (order) => order === "none" || whyNot(algorithm, order === "table" ? "orderTable" : "order") === null,
    );

/**
 * Returns the chosen move ordering, or "none" if the algorithm cannot use it.
 * @param {string} algorithm
 * @param {string} order
 */
const orderOf = (algorithm, order) =>
    ordersFor(/** @type {AlgorithmName} */ (algorithm)).find((each) => each === order) ?? "none";

/**
 * Returns the lens's options, without defaults and options that have no effect on the algorithm.
 * @param {LensForm} form
 * @returns {Record<string, string>}
 */
export function lensOptions(form) {
    const { source, tree, algorithm, compare, panes, predict } = form;
    /** @type {[string, string | boolean][]} */
    const chosen = [
        ["tree", source === "tree" && tree.trim().replaceAll(/\s+/g, " ")],
        ["algorithm", algorithm],
        ["ordering", orderOf(algorithm, form.ordering).replace("none", "")],
        ...FLAGS.map((name) => /** @type {[string, boolean]} */ ([name, form[name]])),
        ...TYPED.map((name) => /** @type {[string, string]} */ ([name, form[name].trim()])),
        ["panes", panes.length < PANES.length && PANES.filter((pane) => panes.includes(pane)).join(",")],
        ["predict", predict],
        [
            "compare",
            compare && [compare, orderOf(compare, form.compareOrder)].join(",ordering=").replace(/,ordering=none$/, ""),
        ],
    ];
    return Object.fromEntries(
        chosen.flatMap(([name, value]) => (value && fits(algorithm, name) ? [[name, String(value)]] : [])),
    );
}
