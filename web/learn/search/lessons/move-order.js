import { sixStones, twentySevenLeaves, uniformTree } from "../positions.js";

/** @import { Lesson } from "../lessons.js" */

const tree = (/** @type {object} */ options) => ({
    tree: twentySevenLeaves,
    options: { algorithm: "alpha-beta", depth: 3, ...options },
});
const real = (/** @type {object} */ options) => ({
    record: sixStones,
    options: { algorithm: "alpha-beta", depth: 4, ...options },
});

/** @type {Lesson} */
export const lesson = {
    runs: {
        plain: tree({ algorithm: "minimax" }),
        given: tree({}),
        best: tree({ order: "best" }),
        worst: tree({ order: "worst" }),
        realPlain: real({ algorithm: "minimax" }),
        realGiven: real({}),
        realBest: real({ order: "best" }),
        realWorst: real({ order: "worst" }),
        question: { tree: uniformTree(4, 4), options: { algorithm: "alpha-beta", depth: 4, order: "best" } },
        questionPlain: { tree: uniformTree(4, 4), options: { algorithm: "minimax", depth: 4 } },
    },
    figures: {
        best: { run: "best", panes: ["tree", "counters"] },
        worst: { run: "worst", panes: ["tree", "counters"] },
        real: { run: "realBest", panes: ["tree", "counters"] },
    },
    facts: {
        all: { value: 27, run: "plain", read: "leaves" },
        given: { value: 15, run: "given", read: "leaves" },
        best: { value: 11, run: "best", read: "leaves" },
        worst: { value: 27, run: "worst", read: "leaves" },
        realPlain: { value: 5837, run: "realPlain", read: "nodes" },
        realGiven: { value: 3975, run: "realGiven", read: "nodes" },
        realBest: { value: 205, run: "realBest", read: "nodes" },
        realWorst: { value: 4740, run: "realWorst", read: "nodes" },
        cutoffs: { value: 96, run: "realBest", read: "cutoffs" },
        firstCutoffs: { value: 96, run: "realBest", read: "firstCutoffs" },
        branching: { value: 4, run: "questionPlain", read: "rootChildren" },
        questionAll: { value: 256, run: "questionPlain", read: "leaves" },
        answer: { value: 31, run: "question", read: "leaves" },
    },
    sections: [
        { id: "same", show: [{ figure: "best" }, { figure: "worst" }] },
        { id: "least" },
        { id: "guess", show: [{ snippet: "order" }, { figure: "real" }] },
        { id: "null", show: [{ snippet: "nullWindow" }] },
    ],
    question: { kind: "number", answer: "answer" },
};
