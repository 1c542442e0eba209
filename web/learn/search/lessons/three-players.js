import { blueThreatens } from "../positions.js";

/** @import { Lesson } from "../lessons.js" */

const small = "(A:((5,4,1) (1,2,7)) B:((4,1,5) (3,3,4)))";
const asked = "(A:((6,2,1) (2,4,3)) B:((4,3,2) (1,1,7)) C:((5,1,3) (3,2,4)))";
const threat = (/** @type {string} */ algorithm, depth = 3) => ({
    record: blueThreatens,
    options: { algorithm, depth },
});

/** @type {Lesson} */
export const lesson = {
    runs: {
        maxN: { tree: small, options: { algorithm: "max-n", depth: 2 } },
        paranoid: { tree: small, options: { algorithm: "paranoid", depth: 2 } },
        threatMaxN: threat("max-n"),
        threatParanoid: threat("paranoid"),
        threatReply: threat("best-reply", 2),
        questionMaxN: { tree: asked, options: { algorithm: "max-n", depth: 2 } },
        question: { tree: asked, options: { algorithm: "paranoid", depth: 2 } },
    },
    figures: {
        maxN: { run: "maxN", panes: ["tree", "code"] },
        paranoid: { run: "paranoid", panes: ["tree", "code"] },
        threat: { run: "threatMaxN", panes: ["tree", "board"] },
        feared: { run: "threatParanoid", panes: ["tree", "board"] },
    },
    facts: {
        maxA: { value: 5, run: "maxN", read: "rootChild A" },
        maxB: { value: 3, run: "maxN", read: "rootChild B" },
        paranoidA: { value: 1, run: "paranoid", read: "rootChild A" },
        paranoidB: { value: 3, run: "paranoid", read: "rootChild B" },
        nodesMaxN: { value: 45, run: "threatMaxN", read: "nodes" },
        nodesParanoid: { value: 26, run: "threatParanoid", read: "nodes" },
        nodesReply: { value: 11, run: "threatReply", read: "nodes" },
        hope: { value: 3160, run: "threatMaxN", read: "value" },
        actions: { value: 3, run: "threatMaxN", read: "rootChildren" },
        lost: { value: -1, run: "threatParanoid", read: "proven" },
        lostReply: { value: -1, run: "threatReply", read: "proven" },
        questionMaxN: { value: 4, run: "questionMaxN", read: "value" },
        questionParanoid: { value: 3, run: "question", read: "value" },
        mostA: { value: 6, run: "questionMaxN", read: "highestLeaf" },
        leastA: { value: 2, run: "question", read: "rootChild A" },
        leastB: { value: 1, run: "question", read: "rootChild B" },
        right: { value: 2, run: "question", read: "best" },
    },
    sections: [
        { id: "maxn", show: [{ figure: "maxN" }, { snippet: "maxN" }] },
        { id: "paranoid", show: [{ figure: "paranoid" }] },
        { id: "threat", show: [{ figure: "threat" }, { figure: "feared" }] },
        { id: "reply" },
    ],
    question: { kind: "choice", options: 3, right: 2 },
};
