// scripts/lib/calibration.mjs: how told chances are compared with what came of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fittingScale, tellings, told } from "../../scripts/lib/calibration.mjs";

/** The chances that scores mean at a scale. @param {number[]} scores @param {number} scale */
function chancesAt(scores, scale) {
    const weights = scores.map((score) => Math.exp(score / scale));
    const sum = weights.reduce((a, b) => a + b);
    return weights.map((weight) => weight / sum);
}

/** Games of three in which a lead of 1000 wins as often as it should at a scale of 2000. */
const scores = [1000, 0, 0];
const [often, rarely] = chancesAt(scores, 2000);
const games = [often, rarely, rarely].flatMap((chance, winner) =>
    Array.from({ length: Math.round(1000 * chance) }, () => ({
        predictions: [{ scores, chances: chancesAt(scores, 3000) }],
        shares: [0, 1, 2].map((player) => Number(player === winner)),
    })),
);

test("the fitted scale is the one that the results follow", () => {
    assert.ok(Math.abs(fittingScale(games) / 2000 - 1) < 0.03);
});

test("the mean error is the distance of chances and results, and hardly any with the fitted scale", () => {
    const { error, tenths } = told(tellings(games));
    const distance = (2 * (often - chancesAt(scores, 3000)[0])) / 3;
    assert.ok(Math.abs(error - distance) < 0.002);
    assert.equal(tenths[2].predicted, 2 * games.length);
    assert.ok(told(tellings(games, 2000)).error < 0.002);
});

test("a proven chance is counted apart, and does not move the scale", () => {
    const proven = { predictions: [{ scores: [950_000, 0, 0], chances: [1, 0, 0] }], shares: [0, 1, 0] };
    const { settled, error } = told(tellings([proven, ...games]));
    assert.deepEqual(settled, { predicted: 1, won: 0 });
    assert.equal(error, told(tellings(games)).error);
    assert.equal(fittingScale([proven, ...games]), fittingScale(games));
});
