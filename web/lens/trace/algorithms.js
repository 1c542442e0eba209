/**
 * What pages need to know about each search. A new search is a row here, one in `record/mode-options.js` and a name in
 * the catalogues; the order is that of `Algorithm` in engine/lens/lens_options.hpp.
 *
 * `window`: whether nodes have a window. `givenWindow`: whether a reader chooses that of the root. `forMover`: scores
 * in the search are those of the player to move. `asOne`: several opponents count as one. `forTwo`: only for two
 * players.
 * `asks`: what can be asked about it. `lesson`: in the course.
 * @typedef {{window?: boolean, givenWindow?: boolean, table?: boolean, quiescence?: boolean, forMover?: boolean,
 *            asOne?: boolean, forTwo?: boolean, asks: ("value" | "window" | "cut" | "select" | "fail")[],
 *            lesson: string}} Traits
 */

const WITH_CUTS = /** @type {Traits["asks"]} */ (["value", "window", "cut"]);
const alphaBeta = { window: true, givenWindow: true, table: true, quiescence: true, asOne: true, asks: WITH_CUTS };

/** @satisfies {Record<string, Traits>} */
const rows = {
    minimax: { quiescence: true, asOne: true, asks: ["value"], lesson: "minimax" },
    "alpha-beta": { ...alphaBeta, lesson: "alpha-beta" },
    pvs: { ...alphaBeta, lesson: "move-order" },
    "max-n": { quiescence: true, asks: ["value", "cut"], lesson: "three-players" },
    paranoid: { ...alphaBeta, lesson: "three-players" },
    "best-reply": { window: true, givenWindow: true, asks: WITH_CUTS, lesson: "three-players" },
    uct: { asks: ["select"], lesson: "monte-carlo" },
    negamax: { ...alphaBeta, asOne: false, forMover: true, forTwo: true, lesson: "alpha-beta" },
    aspiration: { ...alphaBeta, givenWindow: false, asks: ["fail", ...WITH_CUTS], lesson: "deepening" },
    expectimax: { forTwo: true, asks: ["value", "select"], lesson: "minimax" },
};

/** @typedef {keyof typeof rows} Algorithm */

/** By number in a trace. */
export const algorithms = /** @type {Algorithm[]} */ (Object.keys(rows));

/** @param {string} algorithm @returns {Traits} */
export const traitsOf = (algorithm) => rows[/** @type {Algorithm} */ (algorithm)];
