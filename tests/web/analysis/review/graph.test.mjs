import assert from "node:assert/strict";
import { test } from "node:test";
import { finalChances, sharePath, sharesOf } from "../../../../web/analysis/review/graph.js";

const value = (/** @type {number} */ red, /** @type {number} */ toMove) => ({
    chances: [red, 1 - red],
    toMove,
    best: "",
    look: 0,
});

test("shares add up to one, and are null without a line", () => {
    const progress = (/** @type {number[]} */ chances) => /** @type {any} */ ({ lines: [{ chances }] });
    assert.deepEqual(
        sharesOf(progress([0.2, 0.2, 0.4]), 3)?.map((share) => Math.round(share * 100)),
        [25, 25, 50],
    );
    assert.equal(sharesOf(progress([0.5, 0.5]), 3), null);
    assert.equal(sharesOf(null, 2), null);
    assert.equal(sharesOf(/** @type {any} */ ({ lines: [] }), 2), null);
});

test("a finished game has exact chances", () => {
    assert.deepEqual(finalChances({ state: "won", winner: 1, reason: "chain" }, 2), [0, 1]);
    assert.deepEqual(finalChances({ state: "drawn", winner: null, reason: "repetition" }, 2), [0.5, 0.5]);
});

test("a line has a gap where a value is missing", () => {
    assert.equal(sharePath([value(1, 0), value(0, 0), null, value(0.5, 0)], 0), "M0.0 0.0L333.3 100.0M1000.0 50.0");
    assert.equal(sharePath([], 0), "");
});

test("a long game is drawn with a limited number of points, from its first position to its last", () => {
    const values = Array.from({ length: 401 }, (_, ply) => value(ply === 0 ? 1 : ply === 400 ? 0 : ply % 2, 0));
    const points = sharePath(values, 0).split(/[ML]/).slice(1);
    assert.ok(points.length <= 122, `${points.length} points`);
    assert.deepEqual([points[0], points.at(-1)], ["0.0 0.0", "1000.0 100.0"]);
    // Values that alternate from action to action are drawn near their mean.
    for (const point of points.slice(1, -1)) assert.ok(Math.abs(Number(point.split(" ")[1]) - 50) < 20, point);
    // Missing values leave a gap.
    values.splice(100, 20, ...Array(20).fill(undefined));
    assert.equal(sharePath(values, 0).split("M").length, 3);
    // A short game has a point per position.
    assert.equal(sharePath(values.slice(0, 60), 0).split(/[ML]/).length, 61);
});
