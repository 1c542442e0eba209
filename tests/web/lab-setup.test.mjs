import assert from "node:assert/strict";
import { test } from "node:test";
import { emptied, left, numbered, pressed, stateOf, turned } from "../../web/lab/setup.js";
import { HandEngine } from "./app-engine.mjs";

const engine = new HandEngine();

/** @param {any} record */
async function setupOf(record) {
    const { layout } = await engine.load(record);
    return { layout, setup: engine.session.setup().setup };
}
const compose = (/** @type {any} */ setup) => engine.session.compose(setup);

const white = (/** @type {string} */ token) => /** @type {const} */ ({ kind: "token", player: 0, token });
const black = (/** @type {string} */ token) => /** @type {const} */ ({ kind: "token", player: 1, token });

test("pressing puts a token down, once more takes it away, another colour replaces it", async () => {
    const { setup } = await setupOf({ game: "cachex", options: { size: 4 } });
    const stone = pressed(setup, white("stone"), "1,1", false);
    assert.equal(stone.tokens.length, 1);
    assert.equal(pressed(stone, white("stone"), "1,1", false).tokens.length, 0);
    assert.deepEqual(pressed(stone, black("stone"), "1,1", false).tokens, [
        { cell: "1,1", player: 1, kind: "stone", label: "" },
    ]);
    assert.equal(pressed(stone, { kind: "erase" }, "1,1", false).tokens.length, 0);
    assert.equal(pressed(stone, { kind: "erase" }, "0,0", false), stone);
    assert.equal(setup.tokens.length, 0, "the setup from before stays");
});

test("a stack grows and is taken down from the top", async () => {
    const { setup } = await setupOf({ game: "hive" });
    let stack = pressed(setup, white("S"), "0,0", true);
    stack = pressed(stack, black("B"), "0,0", true);
    stack = pressed(stack, black("B"), "0,0", true);
    assert.equal(stack.tokens.length, 3);
    assert.deepEqual(
        stateOf(
            { shape: "pointy_hexagon", cells: [], zones: [], sides: [], capabilities: [] },
            stack,
            white("S"),
        ).board.tokens.map(({ height }) => height),
        [0, 1, 2],
    );
    assert.equal(pressed(stack, { kind: "erase" }, "0,0", true).tokens.at(-1)?.kind, "B");
    assert.equal(left(stack, { player: 1, kind: "B", most: 2 }), 0);
});

test("pieces are numbered anew when one of them is gone", async () => {
    const actions = ["wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-", "wA2 -wQ", "bA2 bQ-"];
    const { setup } = await setupOf({ game: "hive", actions });
    const ant = setup.tokens.find(({ label }) => label === "wA2");
    const without = pressed(setup, { kind: "erase" }, ant.cell, true);
    assert.match(compose(without).position, /^white;.*wA1@/);
    assert.equal(compose(without).error, undefined);
    const first = setup.tokens.find(({ label }) => label === "bA1");
    assert.match(compose(pressed(setup, { kind: "erase" }, first.cell, true)).error.message, /not connected/);
});

test("the board, the player to move and the numbers lead to a position, or to a reason", async () => {
    const { setup } = await setupOf({ game: "chexers" });
    const empty = emptied(setup);
    assert.equal(empty.tokens.length, 0);
    const alone = pressed(empty, { kind: "token", player: 2, token: "piece" }, "0,0", false);
    assert.match(compose(turned(alone, 2)).position, / b 0,0,0 2$/);
    const [exits] = setup.numbers;
    assert.match(compose(numbered(alone, exits, 3)).position, / r 3,0,0 0$/);
    assert.match(compose(numbered(alone, exits, 7)).error.message, /exits of red must be from 0 to 4/);
    const ply = setup.numbers.find(({ name }) => name === "ply");
    assert.match(compose(numbered(alone, ply, 30)).position, / 30$/);
    assert.match(compose(numbered(alone, ply, 31)).error.message, /not the turn of red/);
    assert.match(compose(numbered(numbered(alone, ply, 31), ply, null)).position, / 0$/);
});

test("a mark lies on a cell with something on it, and goes with that", async () => {
    const { setup } = await setupOf({ game: "hive", options: { expansions: "P" } });
    assert.deepEqual(setup.marks, [{ name: "stunned", cell: "" }]);
    const mark = /** @type {const} */ ({ kind: "mark", name: "stunned" });
    assert.equal(pressed(setup, mark, "0,0", true).marks[0].cell, "");
    const marked = pressed(pressed(setup, white("P"), "0,0", true), mark, "0,0", true);
    assert.equal(marked.marks[0].cell, "0,0");
    assert.equal(pressed(marked, mark, "0,0", true).marks[0].cell, "");
    assert.equal(pressed(marked, { kind: "erase" }, "0,0", true).marks[0].cell, "");
});

test("on an open plane tokens can be put beside what is there; elsewhere on every cell", async () => {
    const hive = await setupOf({ game: "hive" });
    const cells = (/** @type {any} */ { layout }, /** @type {any} */ setup, /** @type {any} */ tool) =>
        stateOf(layout, setup, tool).legal.map(({ to }) => to);
    assert.deepEqual(cells(hive, hive.setup, white("S")), ["0,0"]);
    const one = pressed(hive.setup, white("S"), "0,0", true);
    assert.equal(cells(hive, one, black("S")).length, 7);
    assert.deepEqual(cells(hive, one, { kind: "erase" }), ["0,0"]);
    const halma = await setupOf({ game: "halma" });
    assert.equal(cells(halma, halma.setup, white("piece")).length, 256);
});
