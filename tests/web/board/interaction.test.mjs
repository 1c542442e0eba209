/** Entering actions, tested without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
    dropOn,
    extraActions,
    nothingPicked,
    pickedOf,
    picking,
    pressCell,
    pressExit,
    pressHand,
    shapeKey,
    sortChoices,
} from "../../../web/board/input/interaction.js";

/** @param {Partial<import("../../../web/engine/protocol.js").ActionView>} parts */
const action = (parts) => ({ text: "", kind: "move", from: "", hand: "", to: "", cells: [], path: [], ...parts });

const moves = sortChoices([
    action({ text: "a-b", from: "a", to: "b" }),
    action({ text: "a-c", kind: "jump", from: "a", to: "c" }),
    action({ text: "d-c", from: "d", to: "c" }),
    action({ text: "a out", kind: "exit", from: "a" }),
]);

test("the first press picks a token, and the second picks its target", () => {
    const picked = pressCell(moves, nothingPicked, "a");
    assert.equal(picked.action, null);
    assert.equal(picked.selection.from, "a");
    assert.deepEqual([...pickedOf(moves, picked.selection).targets.keys()], ["b", "c"]);
    const done = pressCell(moves, picked.selection, "c");
    assert.equal(done.action?.text, "a-c");
    assert.equal(done.selection, nothingPicked);
});

test("pressing another token that can act picks that one", () => {
    const { selection, action: made } = pressCell(moves, picking("a"), "d");
    assert.equal(made, null);
    assert.equal(selection.from, "d");
});

test("pressing the picked token again, or a cell without meaning, drops it", () => {
    assert.equal(pressCell(moves, picking("a"), "a").selection, nothingPicked);
    assert.equal(pressCell(moves, picking("a"), "z").selection, nothingPicked);
    assert.equal(pressCell(moves, picking("a"), "").selection, nothingPicked);
});

test("a token released on a cell that is not a target stays picked", () => {
    const selection = picking("a");
    assert.deepEqual(dropOn(moves, selection, "z"), { selection, action: null });
    assert.equal(dropOn(moves, selection, "b").action?.text, "a-b");
});

test("exits are offered only for the picked token, and pressing it again does not exit", () => {
    assert.deepEqual(extraActions(moves, nothingPicked), []);
    assert.deepEqual(extraActions(moves, picking("d")), []);
    assert.deepEqual(
        extraActions(moves, picking("a")).map(({ text }) => text),
        ["a out"],
    );
    assert.equal(pressExit(moves, picking("a")).action?.text, "a out");
    assert.equal(pressExit(moves, picking("d")).action, null);
    assert.equal(pressCell(moves, picking("a"), "a").action, null);
});

test("a token that can only leave can be picked", () => {
    const choices = sortChoices([action({ text: "out", kind: "exit", from: "a" })]);
    assert.equal(pressCell(choices, nothingPicked, "a").selection.from, "a");
});

test("an action with only a target takes one press", () => {
    const choices = sortChoices([action({ text: "put", kind: "place", to: "b" })]);
    assert.equal(pressCell(choices, nothingPicked, "b").action?.text, "put");
    assert.equal(pressCell(choices, nothingPicked, "c").action, null);
});

test("actions without a cell are buttons", () => {
    const choices = sortChoices([action({ text: "PASS", kind: "pass" })]);
    assert.deepEqual(
        extraActions(choices, nothingPicked).map(({ text }) => text),
        ["PASS"],
    );
    assert.equal(choices.direct.size, 0);
});

test("a stone that can be stolen can be pressed, and stealing is also a button", () => {
    const last = action({ text: "put", kind: "place", to: "b" });
    const choices = sortChoices([action({ text: "STEAL", kind: "steal" }), action({ text: "put c", to: "c" })], last);
    assert.equal(pressCell(choices, nothingPicked, "b").action?.text, "STEAL");
    assert.deepEqual(
        extraActions(choices, nothingPicked).map(({ text }) => text),
        ["STEAL"],
    );
});

test("a kind from the hand is picked, placed, and dropped when pressed again", () => {
    const choices = sortChoices([action({ text: "Q b", kind: "place", hand: "Q", to: "b" })]);
    const { selection } = pressHand(choices, nothingPicked, "Q");
    assert.equal(selection.hand, "Q");
    assert.equal(pressCell(choices, selection, "b").action?.text, "Q b");
    assert.equal(pressHand(choices, selection, "Q").selection, nothingPicked);
    assert.equal(pressHand(choices, nothingPicked, "A").selection, nothingPicked);
    assert.equal(pressCell(choices, nothingPicked, "b").action, null);
});

test("the person chooses between actions with the same token and target", () => {
    const choices = sortChoices([
        action({ text: "one", from: "a", to: "b" }),
        action({ text: "two", kind: "jump", from: "a", to: "b" }),
    ]);
    const { selection, action: made } = pressCell(choices, picking("a"), "b");
    assert.equal(made, null);
    assert.equal(selection.from, "a");
    assert.deepEqual(
        selection.asked.map(({ text }) => text),
        ["one", "two"],
    );
});

test("actions that fill cells are found by their cells in any order", () => {
    const choices = sortChoices([action({ text: "shape", kind: "place", cells: ["1,1", "0,1", "0,0", "10,0"] })]);
    assert.equal(choices.shapes.get(shapeKey(["0,0", "10,0", "0,1", "1,1"]))?.text, "shape");
    assert.equal(choices.shapes.get(shapeKey(["0,0", "10,0", "0,1"])), undefined);
});
