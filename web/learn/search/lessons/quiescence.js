import { capture } from "../positions.js";

/** @import { Lesson } from "../lessons.js" */

const one = (/** @type {object} */ options) => ({
    record: capture,
    options: { algorithm: "minimax", depth: 1, ...options },
});
const tree = "(take!=6:(back!:-3 other:6) wait=1:(here:1 there:2))";

/** @type {Lesson} */
export const lesson = {
    runs: {
        one: one({}),
        quiet: one({ quiescence: true }),
        deep: { record: capture, options: { algorithm: "alpha-beta", depth: 5, order: "best", table: true } },
        questionPlain: { tree, options: { algorithm: "minimax", depth: 1 } },
        question: { tree, options: { algorithm: "minimax", depth: 1, quiescence: true } },
    },
    figures: {
        one: { run: "one", panes: ["tree", "board"] },
        quiet: { run: "quiet", panes: ["tree", "board"] },
    },
    facts: {
        greedy: { value: 415, run: "one", read: "rootChild PLACE 2,2" },
        greedyTrue: { value: -679, run: "quiet", read: "rootChild PLACE 2,2" },
        quiet: { value: 311, run: "quiet", read: "value" },
        nodes: { value: 11, run: "one", read: "nodes" },
        quietNodes: { value: 15, run: "quiet", read: "nodes" },
        deep: { value: 5, run: "deep", read: "depth" },
        wins: { value: 1, run: "deep", read: "proven" },
        takeSeems: { value: 6, run: "questionPlain", read: "value" },
        takeIs: { value: -3, run: "question", read: "rootChild take" },
        wait: { value: 1, run: "question", read: "rootChild wait" },
        answer: { value: 1, run: "question", read: "value" },
    },
    sections: [
        { id: "problem", show: [{ figure: "one" }] },
        { id: "cure", show: [{ figure: "quiet" }] },
        { id: "code", show: [{ snippet: "leaf" }] },
        { id: "limits" },
    ],
    question: { kind: "number", answer: "answer" },
};
