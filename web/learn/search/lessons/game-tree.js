import { threeCells, uniformTree } from "../positions.js";

/** @import { Lesson } from "../lessons.js" */

const minimax = (/** @type {number} */ depth) => ({ algorithm: "minimax", depth });

/** @type {Lesson} */
export const lesson = {
    runs: {
        whole: { record: threeCells, options: minimax(3) },
        opening: { record: { game: "cachex", actions: [] }, options: minimax(1) },
        reply: { record: { game: "cachex", actions: [] }, options: minimax(2) },
        uniform: { tree: uniformTree(3, 4), options: minimax(4) },
    },
    figures: { whole: { run: "whole", panes: ["tree", "board"] } },
    facts: {
        actions: { value: 3, run: "whole", read: "rootChildren" },
        nodes: { value: 14, run: "whole", read: "nodes" },
        leaves: { value: 6, run: "whole", read: "leaves" },
        plies: { value: 3, run: "whole", read: "height" },
        first: { value: 64, run: "opening", read: "leaves" },
        second: { value: 4096, run: "reply", read: "leaves" },
        branching: { value: 3, run: "uniform", read: "rootChildren" },
        depth: { value: 4, run: "uniform", read: "height" },
        uniform: { value: 81, run: "uniform", read: "leaves" },
    },
    sections: [{ id: "parts", show: [{ figure: "whole" }] }, { id: "growth" }, { id: "horizon" }],
    question: { kind: "number", answer: "uniform" },
};
