/** The engine's figures as rows of tables. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { depthRows, rootRows, shareRows } from "../../../web/lens/real/figures.js";

const depth = (/** @type {number} */ number, /** @type {string} */ best, /** @type {number} */ nodes) => ({
    depth: number,
    best,
    nodes,
    seconds: nodes / 1000,
    scores: [number, -number],
    chances: [0.5, 0.5],
    provenPlies: 0,
    likely: false,
    lines: [{ actions: [best, "reply"] }],
});

test("each depth has its own nodes and seconds, and says when the best action changes", () => {
    const rows = depthRows([depth(1, "a", 10), depth(2, "b", 50), depth(3, "b", 250)], 1);
    assert.deepEqual(
        rows.map(({ best, value, nodes, changed, line }) => [best, value, nodes, changed, line]),
        [
            ["a", -1, 10, false, ["a", "reply"]],
            ["b", -2, 40, true, ["b", "reply"]],
            ["b", -3, 200, false, ["b", "reply"]],
        ],
    );
    assert.ok(Math.abs(rows[2].seconds - 0.2) < 1e-9);
    assert.deepEqual(depthRows([], 0), []);
});

test("shares are of what could have happened; of nothing there is no share", () => {
    const statistics = {
        nodes: 1000,
        quiescenceNodes: 100,
        tableHits: 50,
        cutoffs: 400,
        firstCutoffs: 360,
        reductions: 0,
        searchedAgain: 0,
        actions: [],
    };
    assert.deepEqual(
        shareRows(statistics).map(({ figure, count, share }) => [figure, count, share]),
        [
            ["cutoffs", 400, 0.4],
            ["firstCutoffs", 360, 0.9],
            ["tableHits", 50, 0.05],
            ["quiescenceNodes", 100, 0.1],
            ["reductions", 0, 0],
            ["searchedAgain", 0, null],
        ],
    );
});

test("the actions of the root are ranked by nodes; those beyond twelve count together", () => {
    const roots = Array.from({ length: 15 }, (_, index) => ({ action: `a${index}`, nodes: index * 10 }));
    const { rows, others } = rootRows(roots);
    assert.deepEqual([rows.length, rows[0].action, rows[11].action], [12, "a14", "a3"]);
    assert.deepEqual([others?.count, others?.nodes], [3, 30]);
    const sum = rows.reduce((total, { share }) => total + share, others?.share ?? 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
    assert.deepEqual(rootRows([]), { rows: [], others: null });
    assert.equal(rootRows([{ action: "a", nodes: 0 }]).rows[0].share, 0);
});
