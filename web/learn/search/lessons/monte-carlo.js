import { threeCells } from "../positions.js";

/** @import { Lesson } from "../lessons.js" */

const uct = (/** @type {number} */ playouts) => ({
    record: threeCells,
    options: { algorithm: "uct", depth: 12, playouts, playoutPlies: 40, exploration: 1414, seed: 0 },
});

/** @type {Lesson} */
export const lesson = {
    runs: { twenty: uct(20), next: uct(21), two: uct(200) },
    figures: {
        phases: { run: "twenty", panes: ["tree", "code"] },
        two: { run: "two", panes: ["tree", "board"] },
    },
    facts: {
        playouts: { value: 20, run: "twenty", read: "playouts" },
        visitsA: { value: 4, run: "twenty", read: "visits PLACE 0,1" },
        visitsB: { value: 4, run: "twenty", read: "visits PLACE 0,2" },
        visitsC: { value: 12, run: "twenty", read: "visits PLACE 1,1" },
        winsA: { value: 1, run: "twenty", read: "wins PLACE 0,1" },
        winsB: { value: 2, run: "twenty", read: "wins PLACE 0,2" },
        winsC: { value: 12, run: "twenty", read: "wins PLACE 1,1" },
        many: { value: 200, run: "two", read: "playouts" },
        manyA: { value: 10, run: "two", read: "visits PLACE 0,1" },
        manyB: { value: 12, run: "two", read: "visits PLACE 0,2" },
        manyC: { value: 178, run: "two", read: "visits PLACE 1,1" },
        shareB: { value: 0.5, run: "twenty", read: "share PLACE 0,2" },
        bonusB: { value: 1.22, run: "twenty", read: "bonus PLACE 0,2" },
        sumB: { value: 1.72, run: "twenty", read: "sum PLACE 0,2" },
        shareC: { value: 1, run: "twenty", read: "share PLACE 1,1" },
        bonusC: { value: 0.71, run: "twenty", read: "bonus PLACE 1,1" },
        sumC: { value: 1.71, run: "twenty", read: "sum PLACE 1,1" },
        exploration: { value: 1.41, run: "twenty", read: "exploration" },
        right: { value: 1, run: "next", read: "lastSelected" },
    },
    sections: [
        { id: "idea" },
        { id: "phases", show: [{ figure: "phases" }, { snippet: "uct" }] },
        { id: "choice", show: [{ snippet: "bonus" }] },
        { id: "result", show: [{ figure: "two" }] },
    ],
    question: { kind: "choice", options: 3, right: 1 },
};
