import assert from "node:assert/strict";
import { test } from "node:test";
import {
    afterPress,
    stateOf,
    tokensLeft,
    withNumber,
    withoutTokens,
    withPlayerToMove,
} from "../../../web/analysis/setup/setup.js";
import { HandEngine } from "../app-engine.mjs";

const engine = new HandEngine();

/** @param {any} record */
async function setupOf(record) {
    const { layout } = await engine.load(record);
    return { layout, setup: engine.session.setup().setup };
}
const compose = (/** @type {any} */ setup) => engine.session.compose(setup);

const white = (/** @type {string} */ token) => /** @type {const} */ ({ kind: "token", player: 0, token });
const black = (/** @type {string} */ token) => /** @type {const} */ ({ kind: "token", player: 1, token });

test("a press places a token, a second press removes it, another colour replaces it", async () => {
    const { setup } = await setupOf({ game: "cachex", options: { size: 4 } });
    const stone = afterPress(setup, white("stone"), "1,1", false);
    assert.equal(stone.tokens.length, 1);
    assert.equal(afterPress(stone, white("stone"), "1,1", false).tokens.length, 0);
    assert.deepEqual(afterPress(stone, black("stone"), "1,1", false).tokens, [
        { cell: "1,1", player: 1, kind: "stone", label: "" },
    ]);
    assert.equal(afterPress(stone, { kind: "erase" }, "1,1", false).tokens.length, 0);
    assert.equal(afterPress(stone, { kind: "erase" }, "0,0", false), stone);
    assert.equal(setup.tokens.length, 0, "the old setup is unchanged");
});

test("tokens stack, and the eraser removes the top one", async () => {
    const { setup } = await setupOf({ game: "hive" });
    let stack = afterPress(setup, white("S"), "0,0", true);
    stack = afterPress(stack, black("B"), "0,0", true);
    stack = afterPress(stack, black("B"), "0,0", true);
    assert.equal(stack.tokens.length, 3);
    assert.deepEqual(
        stateOf(
            { shape: "pointy_hexagon", cells: [], zones: [], sides: [], capabilities: [] },
            stack,
            white("S"),
        ).board.tokens.map(({ height }) => height),
        [0, 1, 2],
    );
    assert.equal(afterPress(stack, { kind: "erase" }, "0,0", true).tokens.at(-1)?.kind, "B");
    assert.equal(tokensLeft(stack, { player: 1, kind: "B", most: 2 }), 0);
});

test("pieces get new numbers when one of them is removed", async () => {
    const actions = ["wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-", "wA2 -wQ", "bA2 bQ-"];
    const { setup } = await setupOf({ game: "hive", actions });
    const ant = setup.tokens.find(({ label }) => label === "wA2");
    const without = afterPress(setup, { kind: "erase" }, ant.cell, true);
    assert.match(compose(without).position, /^white;.*wA1@/);
    assert.equal(compose(without).error, undefined);
    const first = setup.tokens.find(({ label }) => label === "bA1");
    assert.match(compose(afterPress(setup, { kind: "erase" }, first.cell, true)).error.message, /not connected/);
});

test("the board, the player to move and the numbers compose a position, or are refused with a reason", async () => {
    const { setup } = await setupOf({ game: "chexers" });
    const empty = withoutTokens(setup);
    assert.equal(empty.tokens.length, 0);
    const alone = afterPress(empty, { kind: "token", player: 2, token: "piece" }, "0,0", false);
    assert.match(compose(withPlayerToMove(alone, 2)).position, / b 0,0,0 2$/);
    const [exits] = setup.numbers;
    assert.match(compose(withNumber(alone, exits, 3)).position, / r 3,0,0 0$/);
    assert.match(compose(withNumber(alone, exits, 7)).error.message, /exits of red must be from 0 to 4/);
    const ply = setup.numbers.find(({ name }) => name === "ply");
    assert.match(compose(withNumber(alone, ply, 30)).position, / 30$/);
    assert.match(compose(withNumber(alone, ply, 31)).error.message, /red is not to move after 31 actions/);
    assert.match(compose(withNumber(withNumber(alone, ply, 31), ply, null)).position, / 0$/);
});

test("a mark needs a token on its cell and disappears with it", async () => {
    const { setup } = await setupOf({ game: "hive", options: { expansions: "P" } });
    assert.deepEqual(setup.marks, [{ name: "stunned", cell: "" }]);
    const mark = /** @type {const} */ ({ kind: "mark", name: "stunned" });
    assert.equal(afterPress(setup, mark, "0,0", true).marks[0].cell, "");
    const marked = afterPress(afterPress(setup, white("P"), "0,0", true), mark, "0,0", true);
    assert.equal(marked.marks[0].cell, "0,0");
    assert.equal(afterPress(marked, mark, "0,0", true).marks[0].cell, "");
    assert.equal(afterPress(marked, { kind: "erase" }, "0,0", true).marks[0].cell, "");
});

test("on an open plane tokens can be placed next to others, on other boards on every cell", async () => {
    const hive = await setupOf({ game: "hive" });
    const cells = (/** @type {any} */ { layout }, /** @type {any} */ setup, /** @type {any} */ tool) =>
        stateOf(layout, setup, tool).legal.map(({ to }) => to);
    assert.deepEqual(cells(hive, hive.setup, white("S")), ["0,0"]);
    const one = afterPress(hive.setup, white("S"), "0,0", true);
    assert.equal(cells(hive, one, black("S")).length, 7);
    assert.deepEqual(cells(hive, one, { kind: "erase" }), ["0,0"]);
    const dots = (/** @type {any} */ { layout }, /** @type {any} */ setup) =>
        stateOf(layout, setup, white("S")).board.marks.find(({ role }) => role === "target")?.cells;
    assert.deepEqual(dots(hive, hive.setup), ["0,0"]);
    assert.equal(dots(hive, one)?.length, 6);
    const halma = await setupOf({ game: "halma" });
    assert.equal(cells(halma, halma.setup, white("piece")).length, 256);
    assert.deepEqual(dots(halma, halma.setup), [], "a board with cells needs no dots");
});
