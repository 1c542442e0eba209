/** The mistakes in a game, their marks, and the order of the analysis. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
    CLOSE_LOOK,
    DEEP_LOOK,
    FIRST_LOOK,
    marksOf,
    mistakesOf,
    nextLook,
    signOf,
    turningPoints,
} from "../../../../web/analysis/review/mistakes.js";

/** @typedef {import("../../../../web/analysis/review/graph.js").Value} Value */

/** @param {number} red @param {number} toMove @param {string} [best] @param {Partial<Value>} [more] @returns {Value} */
const value = (red, toMove, best = "", more = {}) => ({
    chances: [red, 1 - red],
    toMove,
    best,
    look: FIRST_LOOK,
    ...more,
});

/** The value of a position after both passes. @param {number} first @param {number} red @param {number} toMove */
const seenTwice = (first, red, toMove) => value(red, toMove, "", { look: CLOSE_LOOK, first: value(first, toMove) });

/** Mistakes at some plies, with growing losses. @param {number[]} plies */
const mistakesAt = (plies) =>
    plies.map((ply, index) => ({
        ply,
        player: 0,
        action: "a",
        best: "b",
        before: 0.9,
        after: 0.7 - index / 100,
        loss: 0.2 + index / 100,
        grave: false,
    }));

test("a mistake is an action with a large loss that the search would not have played", () => {
    const values = [
        value(0.5, 0, "a"),
        value(0.55, 1, "q"),
        value(0.9, 0, "r"),
        value(0.85, 1, "s"),
        value(0.4, 0, "d"),
    ];
    const mistakes = mistakesOf(values, ["x", "b", "c", "s"]);
    assert.deepEqual(
        mistakes.map(({ ply, player, best, grave }) => ({ ply, player, best, grave })),
        [{ ply: 2, player: 1, best: "q", grave: true }],
    );
    assert.ok(Math.abs(mistakes[0].loss - 0.35) < 1e-9);
    assert.equal(signOf(mistakes[0]), "??");
    assert.equal(signOf(mistakesOf([value(0.5, 0), value(0.3, 1)], ["a"])[0]), "?");
});

test("an action without values is no mistake", () => {
    assert.deepEqual(mistakesOf([value(0.9, 0), null, value(0.1, 0)], ["a", "b"]), []);
    assert.deepEqual(mistakesOf([], []), []);
});

test("values are compared with values of the same pass", () => {
    // The close pass gives the second position a lower value. Compared with the first pass over the first position it
    // means nothing.
    const half = [value(0.7, 0), seenTwice(0.65, 0.4, 1), value(0.6, 0)];
    assert.deepEqual(mistakesOf(half, ["a", "b"]), []);
    const whole = [seenTwice(0.7, 0.7, 0), seenTwice(0.65, 0.4, 1), value(0.6, 0)];
    assert.deepEqual(
        mistakesOf(whole, ["a", "b"]).map(({ ply }) => ply),
        [1],
    );
    // The value of a finished game is exact in the first pass, too.
    const end = [value(0.7, 0), value(0, 1, "", { look: CLOSE_LOOK })];
    assert.equal(mistakesOf(end, ["a"]).length, 1);
});

test("turning points are the largest mistakes in the order of the game, and a long game has more of them", () => {
    const mistakes = mistakesAt(Array.from({ length: 40 }, (_, index) => index + 1));
    const points = turningPoints(mistakes, 60);
    assert.equal(points.length, 12);
    assert.ok(points.every(({ ply }, index) => index === 0 || ply > points[index - 1].ply));
    assert.ok(points[0].ply > 20);
    assert.equal(turningPoints(mistakes, 400).length, 20);
});

test("mistakes that are close together share a mark at the worst of them", () => {
    const plies = [3, 5, 100, 102, 104, 106, 250, 251, 390];
    const marks = marksOf(mistakesAt(plies), 400, 1 / 15);
    assert.deepEqual(
        marks.map(({ worst, plies: each }) => [worst.ply, each]),
        [
            [5, [3, 5]],
            [106, [100, 102, 104, 106]],
            [251, [250, 251]],
            [390, [390]],
        ],
    );
    const many = marksOf(mistakesAt(Array.from({ length: 200 }, (_, index) => 2 * index + 1)), 400, 1 / 15);
    assert.ok(many.length <= 16);
    many.forEach(({ worst }, index) => {
        if (index > 0) assert.ok((worst.ply - many[index - 1].worst.ply) / 400 >= 1 / 15);
    });
    assert.equal(
        many.reduce((sum, { plies: each }) => sum + each.length, 0),
        200,
        "none is left out",
    );
    // In a short game each mistake has its own mark.
    assert.equal(marksOf(mistakesAt([1, 2, 3]), 10, 1 / 15).length, 3);
});

test("the first pass covers the whole game, the close pass starts with the worst mistakes and then covers the rest", () => {
    const actions = ["a", "b", "c", "d", "e"];
    /** @type {(Value | undefined)[]} */
    const values = Array(6).fill(undefined);
    const reds = [0.5, 0.5, 0.7, 0.7, 0.3, 0.3];
    const seen = [];
    for (let next = nextLook(values, actions); next; next = nextLook(values, actions)) {
        const { ply, look } = next;
        seen.push(`${look === FIRST_LOOK ? "first" : "close"} ${ply}`);
        const first = values[ply];
        const over = ply === 5 ? { look: DEEP_LOOK } : { look };
        values[ply] = value(reds[ply], ply % 2, "z", { ...over, ...(first ? { first } : {}) });
        assert.ok(seen.length < 20);
    }
    const firstLooks = [0, 1, 2, 3, 4, 5].map((ply) => `first ${ply}`);
    // The actions before plies 2 and 4 are mistakes: 0.2 for the second player, and 0.4 less for the first, who did not
    // move there.
    assert.deepEqual(seen, [...firstLooks, "close 1", "close 2", "close 0", "close 3", "close 4"]);
    // On request, a deep pass follows in the same order.
    assert.deepEqual(nextLook(values, actions, DEEP_LOOK), { ply: 1, look: DEEP_LOOK });
});
