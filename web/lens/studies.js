/**
 * What teaches with the lens, each loaded when a reader opens it: predictions, two searches side by side, the reasons of
 * values, the engine's own search.
 *
 * @typedef {"predict" | "why" | "real"} Study
 */

/** The panels that open beside the panes. @type {Record<string, () => Promise<unknown>>} */
export const studies = {
    predict: () => import("./predict/predict-part.js"),
    why: () => import("./why/why-part.js"),
};
