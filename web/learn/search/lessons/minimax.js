import { nineLeaves, threeCells } from "../positions.js";

/** @import { Lesson } from "../lessons.js" */

/** @type {Lesson} */
export const lesson = {
    runs: {
        numbers: { tree: nineLeaves, options: { algorithm: "minimax", depth: 2 } },
        win: { record: threeCells, options: { algorithm: "minimax", depth: 3 } },
        chance: {
            tree: "(A:{1/2: 8, 1/2: 2} B:{1/4: 12, 3/4: 4} C:(5 7))",
            options: { algorithm: "expectimax", depth: 2 },
        },
        question: { tree: "(A:((4 7) (1 3)) B:((8 2) (6 5)))", options: { algorithm: "minimax", depth: 3 } },
    },
    figures: {
        numbers: { run: "numbers", panes: ["tree", "code"] },
        win: { run: "win", panes: ["tree", "board"] },
        chance: { run: "chance", panes: ["tree", "code"], step: 0, predict: ["value", "select"] },
    },
    facts: {
        leaves: { value: 9, run: "numbers", read: "leaves" },
        most: { value: 9, run: "numbers", read: "highestLeaf" },
        a: { value: 4, run: "numbers", read: "rootChild A" },
        b: { value: 2, run: "numbers", read: "rootChild B" },
        c: { value: 5, run: "numbers", read: "rootChild C" },
        value: { value: 5, run: "numbers", read: "value" },
        actions: { value: 3, run: "win", read: "rootChildren" },
        winning: { value: 1, run: "win", read: "winningChildren" },
        plies: { value: 3, run: "win", read: "winIn" },
        chanceA: { value: 5, run: "chance", read: "rootChild A" },
        chanceB: { value: 6, run: "chance", read: "rootChild B" },
        chanceC: { value: 5, run: "chance", read: "rootChild C" },
        answerA: { value: 3, run: "question", read: "rootChild A" },
        answerB: { value: 6, run: "question", read: "rootChild B" },
        answer: { value: 6, run: "question", read: "value" },
    },
    sections: [
        { id: "idea", show: [{ figure: "numbers" }] },
        { id: "code", show: [{ snippet: "minimax" }] },
        { id: "real", show: [{ figure: "win" }] },
        { id: "chance", show: [{ figure: "chance" }] },
    ],
    question: { kind: "number", answer: "answer" },
};
