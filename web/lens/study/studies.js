/**
 * What teaches with the lens, each loaded when a reader opens it: predictions, two searches side by side, the reasons
 * of values, the engine's own search, the large view for a lecture, and the reader's own search.
 *
 * @typedef {"predict" | "why" | "real" | "compare" | "present" | "own"} Study
 */

/** @import { LensOptions } from "../search/lens-options.js" */

/**
 * Panels that open beside the panes; the comparison, which opens in place of the tree; and the bar of a presentation.
 * @type {Record<string, () => Promise<unknown>>}
 */
export const studies = {
    predict: () => import("../predict/predict-element.js"),
    compare: () => import("../compare/compare-element.js"),
    why: () => import("../why/why-element.js"),
    real: () => import("../real/real-element.js"),
    present: () => import("../present/present-element.js"),
    own: () => import("../own/own-element.js"),
};

/** The keys of their names. */
export const STUDY_NAMES = /** @type {const} */ ({
    predict: "lens.study.predict",
    compare: "lens.study.compare",
    why: "lens.study.why",
    real: "lens.study.real",
    present: "lens.study.present",
    own: "lens.study.own",
});

/** What a search is compared with at first. @param {LensOptions} options @returns {LensOptions} */
export const otherSearch = ({ algorithm, depth = 2 }) => {
    // Chance nodes have one search: a shallower one shows what a ply is worth.
    if (algorithm === "expectimax") return { algorithm, depth: Math.max(1, depth - 1) };
    return { algorithm: algorithm === "alpha-beta" ? "minimax" : "alpha-beta" };
};
