import { nineLeaves, twentySevenLeaves } from "../positions.js";

/** @import { Lesson } from "../lessons.js" */

/** @type {Lesson} */
export const lesson = {
    runs: {
        plain: { tree: nineLeaves, options: { algorithm: "minimax", depth: 2 } },
        cut: { tree: nineLeaves, options: { algorithm: "alpha-beta", depth: 2 } },
        largePlain: { tree: twentySevenLeaves, options: { algorithm: "minimax", depth: 3 } },
        large: { tree: twentySevenLeaves, options: { algorithm: "alpha-beta", depth: 3 } },
        try: { tree: "(A:(5 8) B:(6 3 7) C:(4 9 2))", options: { algorithm: "alpha-beta", depth: 2 } },
        negamax: { tree: nineLeaves, options: { algorithm: "negamax", depth: 2 } },
        question: { tree: "(A:(4 6) B:(8 3 9) C:(2 7 1))", options: { algorithm: "alpha-beta", depth: 2 } },
    },
    figures: {
        cut: { run: "cut", panes: ["tree", "code"] },
        large: { run: "large", panes: ["tree", "counters"] },
        negamax: { run: "negamax", panes: ["tree", "code"], step: 0, predict: ["window"] },
        try: { run: "try", panes: ["tree", "counters"], step: 0, predict: ["cut"] },
    },
    facts: {
        a: { value: 4, run: "cut", read: "rootChild A" },
        b: { value: 2, run: "plain", read: "rootChild B" },
        value: { value: 5, run: "cut", read: "value" },
        all: { value: 9, run: "plain", read: "leaves" },
        seen: { value: 7, run: "cut", read: "leaves" },
        leftOut: { value: 2, run: "cut", read: "leftOut" },
        largeAll: { value: 27, run: "largePlain", read: "leaves" },
        largeSeen: { value: 15, run: "large", read: "leaves" },
        tryLeftOut: { value: 3, run: "try", read: "leftOut" },
        negamaxSeen: { value: 7, run: "negamax", read: "leaves" },
        alpha: { value: 4, run: "question", read: "value" },
        questionLeftOut: { value: 3, run: "question", read: "leftOut" },
    },
    sections: [
        { id: "idea", show: [{ figure: "cut" }] },
        { id: "window" },
        { id: "code", show: [{ snippet: "alphaBeta" }] },
        { id: "larger", show: [{ figure: "large" }] },
        { id: "negamax", show: [{ figure: "negamax" }] },
        { id: "try", show: [{ figure: "try" }] },
    ],
    question: { kind: "choice", options: 4, right: 1 },
};
