import { fiveCells, sixStones, twentySevenLeaves } from "../positions.js";

/** @import { Lesson } from "../lessons.js" */

const four = (/** @type {object} */ options) => ({
    record: sixStones,
    options: { algorithm: "alpha-beta", depth: 4, ...options },
});
const small = (/** @type {object} */ options) => ({
    record: fiveCells,
    options: { algorithm: "alpha-beta", depth: 4, ...options },
});
const around = (/** @type {number} */ guess) => ({
    tree: twentySevenLeaves,
    options: { algorithm: "aspiration", depth: 3, guess, delta: 2 },
});

/** @type {Lesson} */
export const lesson = {
    runs: {
        small: small({}),
        smallTable: small({ table: true }),
        plain: four({}),
        table: four({ table: true }),
        deepening: four({ deepening: true }),
        both: four({ deepening: true, order: "table" }),
        full: { tree: twentySevenLeaves, options: { algorithm: "alpha-beta", depth: 3 } },
        near: around(21),
        far: around(14),
    },
    figures: {
        table: { run: "smallTable", panes: ["tree", "board"] },
        both: { run: "both", panes: ["tree", "counters"] },
        far: { run: "far", panes: ["tree", "counters"], step: 0, predict: ["fail", "window"] },
    },
    facts: {
        depth: { value: 4, run: "plain", read: "height" },
        small: { value: 32, run: "small", read: "nodes" },
        smallTable: { value: 27, run: "smallTable", read: "nodes" },
        smallHits: { value: 5, run: "smallTable", read: "tableHits" },
        plain: { value: 3975, run: "plain", read: "nodes" },
        table: { value: 2933, run: "table", read: "nodes" },
        hits: { value: 186, run: "table", read: "tableHits" },
        deepening: { value: 4706, run: "deepening", read: "nodes" },
        both: { value: 391, run: "both", read: "nodes" },
        full: { value: 15, run: "full", read: "leaves" },
        worth: { value: 21, run: "full", read: "value" },
        near: { value: 11, run: "near", read: "leaves" },
        far: { value: 19, run: "far", read: "leaves" },
    },
    sections: [
        { id: "same", show: [{ figure: "table" }] },
        { id: "table", show: [{ snippet: "recall" }] },
        { id: "deepening", show: [{ figure: "both" }] },
        { id: "aspiration", show: [{ figure: "far" }] },
    ],
    question: { kind: "choice", options: 4, right: 2 },
};

/**
 * The lines that the question is about: cells in the order of play, on 16 cells. Only the right one leads to the same
 * position as `asked`.
 */
export const lines = {
    asked: ["1,1", "0,0", "2,2"],
    options: [
        ["0,0", "1,1", "2,2"],
        ["1,1", "2,2", "0,0"],
        ["2,2", "0,0", "1,1"],
        ["2,2", "1,1", "0,0"],
    ],
};
