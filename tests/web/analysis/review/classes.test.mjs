/** What actions were worth, the accuracy of a game, and what values alone prove. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { accuracyOf, gameAccuracy } from "../../../../web/analysis/review/accuracy.js";
import { exercisesOf, playersGame, reviewOf } from "../../../../web/analysis/review/classes.js";
import { findingsOf } from "../../../../web/analysis/review/graph.js";
import { provenReasons } from "../../../../web/analysis/review/reasons.js";

/** @typedef {import("../../../../web/analysis/review/graph.js").Value} Value */

/** @param {number} red @param {number} toMove @param {string} best @param {Partial<Value>} [more] @returns {Value} */
const value = (red, toMove, best, more = {}) => ({ chances: [red, 1 - red], toMove, best, look: 1, ...more });
const near = (/** @type {number | null} */ actual, /** @type {number} */ expected, /** @type {number} */ within) =>
    assert.ok(actual !== null && Math.abs(actual - expected) <= within, `${actual} instead of ${expected}`);

test("the accuracy of an action is 100 without loss, and falls to 0", () => {
    near(accuracyOf(0), 100, 0.001);
    near(accuracyOf(0.1), 103.1668 * Math.exp(-0.4354) - 3.1669, 1e-9);
    near(accuracyOf(0.3), 24.8, 0.1);
    assert.equal(accuracyOf(1), 0);
    // An action after which the search thinks better of the position loses nothing.
    assert.equal(accuracyOf(-0.2), accuracyOf(0));
});

test("the accuracy of a game lies between its worst and its best action, and a blunder costs more than its share", () => {
    assert.equal(gameAccuracy([0.5, 0.5], []), null);
    const even = Array(21).fill(0.5);
    const moves = Array.from({ length: 10 }, (_, index) => ({ ply: 2 * index + 1, loss: 0 }));
    near(gameAccuracy(even, moves), 100, 0.001);
    const blunder = moves.map((move, index) => (index === 4 ? { ...move, loss: 0.4 } : move));
    const shares = even.map((share, ply) => (ply > 8 ? 0.1 : share));
    const mean = (9 * 100 + accuracyOf(0.4)) / 10;
    const accuracy = /** @type {number} */ (gameAccuracy(shares, blunder));
    assert.ok(accuracy < mean && accuracy > accuracyOf(0.4), `${accuracy} of a mean of ${mean}`);
    // The same action in the quiet part of a game weighs less.
    const late = moves.map((move, index) => (index === 9 ? { ...move, loss: 0.4 } : move));
    assert.ok(accuracy < /** @type {number} */ (gameAccuracy(shares, late)));
});

test("classes follow from what an action gives away", () => {
    const actions = ["a", "b", "c", "d", "e", "f"];
    const values = [
        value(0.5, 0, "a"),
        value(0.52, 1, "z"),
        value(0.55, 0, "z"),
        value(0.47, 1, "z"),
        value(0.62, 0, "z"),
        value(0.2, 1, "z", { second: null }),
        value(0.7, 0, "z"),
    ];
    const reviewed = reviewOf(values, actions);
    assert.deepEqual(
        reviewed.map(({ ply, player, kind }) => `${ply} ${player} ${kind}`),
        ["1 0 best", "2 1 good", "3 0 inaccuracy", "4 1 mistake", "5 0 blunder", "6 1 forced"],
    );
    assert.equal(reviewed[0].loss, 0);
    near(reviewed[4].loss, 0.42, 1e-9);
    assert.deepEqual(
        [0, 1].map((player) => exercisesOf(reviewed, player).map(({ ply }) => ply)),
        [[5], [4]],
    );
    const { counts, accuracy } = playersGame(reviewed, values, 0);
    assert.deepEqual([counts.best, counts.inaccuracy, counts.blunder, counts.mistake], [1, 1, 1, 0]);
    assert.ok(accuracy !== null && accuracy < 70);
    // Until every position has a value there is no accuracy, and what has none is not reviewed.
    const holes = [...values.slice(0, 3), null, ...values.slice(4)];
    assert.deepEqual(
        reviewOf(holes, actions).map(({ ply }) => ply),
        [1, 2, 5, 6],
    );
    assert.equal(playersGame(reviewOf(holes, actions), holes, 0).accuracy, null);
});

test("brilliant is the only action that keeps the game, if a short search would have played another one", () => {
    const first = value(0.5, 0, "other", { look: 0 });
    /** @param {Partial<Value>} more */
    const kind = (more) => reviewOf([value(0.6, 0, "a", { first, ...more }), value(0.6, 1, "z")], ["a"])[0].kind;
    assert.equal(kind({ second: 0.2 }), "brilliant");
    assert.equal(kind({ second: 0.5 }), "best", "another action keeps the game, too");
    assert.equal(kind({ second: 0.2, first: { ...first, best: "a" } }), "best", "easy to see");
    assert.equal(kind({ second: undefined, first: undefined }), "best", "nothing is known of the others");
    const lost = [value(0.3, 0, "a", { first, second: 0 }), value(0.3, 1, "z")];
    assert.equal(reviewOf(lost, ["a"])[0].kind, "best", "the game is not kept");
});

test("three players: each one's own share counts", () => {
    const of = (/** @type {number[]} */ chances, /** @type {number} */ toMove) => ({
        chances,
        toMove,
        best: "z",
        look: 1,
    });
    const values = [of([0.5, 0.3, 0.2], 0), of([0.3, 0.3, 0.4], 1), of([0.3, 0.3, 0.4], 2), of([0.6, 0.3, 0.1], 0)];
    const reviewed = reviewOf(values, ["a", "b", "c"]);
    assert.deepEqual(
        reviewed.map(({ player, kind }) => `${player} ${kind}`),
        ["0 mistake", "1 good", "2 blunder"],
    );
    assert.ok(Number(playersGame(reviewed, values, 1).accuracy) > 99.9);
});

/** @param {number[]} chances @param {number} provenPlies @param {boolean} [likely] */
const line = (chances, provenPlies, likely = false) => ({ actions: ["a"], scores: [], chances, provenPlies, likely });
/** @param {any[]} lines */
const found = (lines) => findingsOf(/** @type {any} */ ({ lines }), 0, 2);

test("a search says who wins by force, whether all else loses, and whether there is a second action", () => {
    assert.deepEqual(found([line([0.5, 0.5], 0)]), { line: ["a"], second: null });
    assert.deepEqual(found([line([1, 0], 3), line([0.5, 0.5], 0)]), {
        line: ["a"],
        second: 0.5,
        proof: { winner: 0, plies: 3 },
    });
    assert.deepEqual(found([line([0.6, 0.4], 0), line([0, 1], 4)]), { line: ["a"], second: 0, othersLose: true });
    // A result that holds only while opponents act for themselves is no proof.
    assert.deepEqual(found([line([1, 0], 3, true), line([0, 1], 4, true)]), { line: ["a"], second: 0 });
    // Other actions may not have been searched in a depth under way: a win stands, a loss does not.
    const half = (/** @type {any[]} */ lines) => findingsOf(/** @type {any} */ ({ lines, depthUnderWay: 5 }), 0, 2);
    const begun = /** @type {any} */ ({ lines: [line([0.5, 0.5], 0)], depth: 0, depthUnderWay: 1 });
    assert.deepEqual(findingsOf(begun, 0, 2), { line: ["a"] }, "not forced: the second line is still missing");
    assert.deepEqual(half([line([0.6, 0.4], 0), line([0, 1], 4)]), { line: ["a"] });
    assert.deepEqual(half([line([0, 1], 4), line([0, 1], 4)]), { line: ["a"] });
    assert.deepEqual(half([line([1, 0], 3), line([0.5, 0.5], 0)]).proof, { winner: 0, plies: 3 });
    assert.equal(found([line([0.5, 0.5], 6), line([0.4, 0.6], 0)]).proof, undefined, "a proven draw");
});

test("proofs become reasons, and nothing is said of a game that was lost before", () => {
    /** @param {Partial<Value>} before @param {Partial<Value>} after @param {string} [best] */
    const reasons = (before, after, best = "z") =>
        provenReasons(reviewOf([value(0.6, 0, best, before), value(0.1, 1, "y", after)], ["a"])[0]);
    const lost = { proof: { winner: 1, plies: 5 } };
    const won = { proof: { winner: 0, plies: 3 } };
    assert.deepEqual(reasons({}, lost), [{ kind: "loses", winner: 1, plies: 5 }]);
    assert.deepEqual(reasons(lost, lost), []);
    assert.deepEqual(reasons(won, {}), [{ kind: "missesWin", plies: 3 }]);
    assert.deepEqual(reasons(won, won), [], "still won");
    assert.deepEqual(reasons({ othersLose: true }, {}, "a"), [{ kind: "othersLose" }]);
    assert.deepEqual(reasons({ othersLose: true }, {}), [], "another action was played");
    assert.deepEqual(reasons({}, {}), []);
});
