/** The figures in the table of a search. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { branchingFactors, continuedDepths, unfinishedDepth } from "../../../web/analysis/search/depths.js";

/** @param {number} number @param {number} nodes */
const depth = (number, nodes) => ({
    depth: number,
    nodes,
    seconds: nodes / 100,
    best: "a",
    scores: [],
    chances: [],
    provenPlies: 0,
});

/** @param {object} change @returns {any} */
const progress = (change) => ({ depth: 0, nodes: 0, seconds: 0, depths: [], depthUnderWay: 0, ...change });

test("the branching factor is the ratio of the nodes of neighbouring depths", () => {
    const depths = [depth(1, 10), depth(2, 40), depth(4, 400), depth(5, 2200)];
    assert.deepEqual(branchingFactors(depths), [null, 3, null, 5]);
});

test("a continued search keeps the figures of completed depths and adds those of later ones", () => {
    const earlier = [depth(1, 10), depth(2, 100), depth(3, 1000)];
    assert.deepEqual(continuedDepths(earlier, []), earlier);
    assert.deepEqual(
        continuedDepths(earlier, [depth(1, 1), depth(2, 3)]),
        earlier,
        "earlier depths are not reached yet",
    );
    const again = [depth(1, 1), depth(2, 3), depth(3, 20), depth(4, 5020)];
    assert.deepEqual(
        continuedDepths(earlier, again).map(({ nodes, seconds }) => [nodes, seconds]),
        [
            [10, 0.1],
            [100, 1],
            [1000, 10],
            [6000, 60],
        ],
    );
    assert.equal(continuedDepths([], again), again);
});

test("an interrupted depth is reported with its nodes and seconds so far", () => {
    const depths = [depth(1, 10), depth(2, 100)];
    assert.equal(unfinishedDepth(depths, null), null);
    assert.equal(unfinishedDepth(depths, progress({ depths, nodes: 100 })), null, "all requested depths are complete");
    const under = progress({ depths, nodes: 700, seconds: 8, depthUnderWay: 3 });
    assert.deepEqual(unfinishedDepth(depths, under), { depth: 3, nodes: 700, seconds: 8 });
    assert.deepEqual(unfinishedDepth([], progress({ nodes: 5, seconds: 1, depthUnderWay: 1 })), {
        depth: 1,
        nodes: 5,
        seconds: 1,
    });
    const again = progress({ depths: [depth(1, 1), depth(2, 2)], nodes: 52, seconds: 0.52, depthUnderWay: 3 });
    assert.deepEqual(unfinishedDepth(depths, again), { depth: 3, nodes: 150, seconds: 1.5 });
    const behind = progress({ depths: [depth(1, 1)], nodes: 2, depthUnderWay: 2 });
    assert.equal(unfinishedDepth(depths, behind), null);
});
