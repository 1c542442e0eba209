import assert from "node:assert/strict";
import { test } from "node:test";
import { branchingFactors, finalChances, sharePath, sharesOf, turningPoints } from "../../web/lab/graph.js";

const value = (/** @type {number} */ red, /** @type {number} */ toMove, best = "") => ({
    chances: [red, 1 - red],
    toMove,
    best,
});

test("a turning point is an action that cost its player much, and that the search would not have played", () => {
    const values = [
        value(0.5, 0, "a"),
        value(0.55, 1, "q"),
        value(0.9, 0, "r"),
        value(0.85, 1, "s"),
        value(0.4, 0, "d"),
    ];
    const points = turningPoints(values, ["x", "b", "c", "s"]);
    assert.deepEqual(
        points.map(({ ply, player, best, grave }) => ({ ply, player, best, grave })),
        [{ ply: 2, player: 1, best: "q", grave: true }],
    );
    assert.ok(Math.abs(points[0].loss - 0.35) < 1e-9);
});

test("what is not analysed yet is no turning point", () => {
    assert.deepEqual(turningPoints([value(0.9, 0), null, value(0.1, 0)], ["a", "b"]), []);
    assert.deepEqual(turningPoints([], []), []);
});

test("of many turning points the largest are told, in the order of the game", () => {
    const values = Array.from({ length: 61 }, (_, ply) => value(ply % 2 ? 0.5 - ply / 200 : 0.5 + ply / 200, ply % 2));
    const points = turningPoints(values, Array(60).fill("a"));
    assert.equal(points.length, 12);
    assert.ok(points.every(({ ply }, index) => index === 0 || ply > points[index - 1].ply));
    assert.ok(points[0].ply > 30);
});

test("shares add up to one, and there are none without a line", () => {
    const progress = (/** @type {number[]} */ chances) => /** @type {any} */ ({ lines: [{ chances }] });
    assert.deepEqual(
        sharesOf(progress([0.2, 0.2, 0.4]), 3)?.map((share) => Math.round(share * 100)),
        [25, 25, 50],
    );
    assert.equal(sharesOf(progress([0.5, 0.5]), 3), null);
    assert.equal(sharesOf(null, 2), null);
    assert.equal(sharesOf(/** @type {any} */ ({ lines: [] }), 2), null);
});

test("a finished game is certain", () => {
    assert.deepEqual(finalChances({ state: "won", winner: 1, reason: "chain" }, 2), [0, 1]);
    assert.deepEqual(finalChances({ state: "drawn", winner: null, reason: "repetition" }, 2), [0.5, 0.5]);
});

test("a line is broken where nothing is known", () => {
    assert.equal(sharePath([value(1, 0), value(0, 0), null, value(0.5, 0)], 0), "M0.0 0.0L333.3 100.0M1000.0 50.0");
    assert.equal(sharePath([], 0), "");
});

test("the branching factor compares the work of neighbouring depths", () => {
    const depths = [
        { depth: 1, nodes: 10 },
        { depth: 2, nodes: 40 },
        { depth: 4, nodes: 400 },
        { depth: 5, nodes: 2200 },
    ];
    assert.deepEqual(branchingFactors(depths), [null, 3, null, 5]);
});
