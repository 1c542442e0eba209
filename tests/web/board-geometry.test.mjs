/** Where things lie on a board: cells, rims, coordinates, ways for the keyboard. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tetrominoes, turned } from "../../web/board/capabilities/polyominoes.js";
import { corners, hull, project, UNIT } from "../../web/board/geometry.js";
import { moveCursor } from "../../web/board/navigation.js";
import { chained, isClosed, rimEdges } from "../../web/board/rim.js";
import { makeScene, wayOut } from "../../web/board/scene.js";
import { positions } from "./board-page.mjs";

const chexers = positions({ game: "chexers" }).layout;
const cachex = (/** @type {number} */ size) => positions({ game: "cachex", options: { size } }).layout;

/** @param {number} width @param {number} height @param {string[]} [capabilities] */
const squares = (width, height, capabilities = []) => ({
    shape: /** @type {const} */ ("square"),
    cells: Array.from({ length: width * height }, (_, index) => {
        const [x, y] = [index % width, Math.floor(index / width)];
        return { id: `${x},${y}`, centre: { x, y } };
    }),
    zones: [],
    sides: [],
    capabilities,
});

test("neighbouring cells lie one unit apart, and cells meet at their corners", () => {
    const { byId, corners: shape } = makeScene(chexers);
    const [a, b] = [byId.get("0,0"), byId.get("1,0")];
    assert.ok(a && b);
    assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - UNIT) < 1e-9);
    assert.ok(Math.abs(shape[1].x - UNIT / 2) < 1e-9);
});

test("the rim of a board is one closed line along the edges that have no neighbour", () => {
    for (const [layout, edges] of [
        [chexers, 42],
        [cachex(3), 22],
        [squares(4, 3), 14],
    ]) {
        const { cells, corners: shape } = makeScene(layout);
        const rim = rimEdges(cells, shape);
        assert.equal(rim.length, edges);
        const lines = chained(rim);
        assert.equal(lines.length, 1);
        assert.ok(isClosed(lines[0]));
    }
});

test("cells apart from each other have a rim each", () => {
    const { cells, corners: shape } = makeScene(squares(5, 1));
    const [first, , third] = cells;
    assert.equal(chained(rimEdges([first, third], shape)).length, 2);
});

test("the outline is convex and encloses every cell", () => {
    const points = [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 4 },
        { x: 0, y: 4 },
        { x: 2, y: 2 },
        { x: 2, y: 0 },
    ].map((point) => project(point));
    assert.equal(hull(points).length, 4);
});

test("each player of Chexers has a stretch of rim opposite to the start, and leaves straight across it", () => {
    const scene = makeScene(chexers);
    assert.deepEqual(
        scene.strips.map(({ player }) => player),
        [0, 1, 2],
    );
    const red = wayOut(scene, 0, "3,-1");
    const green = wayOut(scene, 1, "0,3");
    assert.ok(red.x > 0.8 && red.y < -0.4);
    assert.ok(Math.abs(green.x) < 1e-9 && green.y > 0.99);
});

test("badges lie outside of the cells and inside of the plate", () => {
    for (const layout of [chexers, cachex(5)]) {
        const scene = makeScene(layout);
        for (const { x, y } of scene.strips.flatMap(({ badges }) => badges)) {
            const nearestCell = Math.min(...scene.cells.map((cell) => Math.hypot(cell.x - x, cell.y - y)));
            assert.ok(nearestCell > UNIT * 0.56, `${nearestCell}`);
            assert.ok(nearestCell < UNIT, `${nearestCell}`);
        }
    }
});

test("the largest boards give every cell 24 pixels on a phone 390 pixels wide", () => {
    for (const [layout, orientation] of [
        [cachex(15), -60],
        [squares(16, 16), 0],
        [squares(11, 11, ["torus"]), 0],
    ]) {
        const { view } = makeScene(layout, { orientation });
        assert.ok((390 * UNIT) / (view.right - view.left) >= 24, `${(390 * UNIT) / (view.right - view.left)}`);
    }
});

test("coordinates stand outside of the cells, each once", () => {
    const { labels, byId } = makeScene(cachex(4), { labels: true });
    assert.deepEqual(labels.map(({ text }) => text).sort(), ["0", "0", "1", "1", "2", "2", "3", "3"]);
    for (const { x, y } of labels) {
        for (const cell of byId.values()) assert.ok(Math.hypot(cell.x - x, cell.y - y) > UNIT * 0.55);
    }
});

test("turning a board by a sixth or a quarter keeps its cells in the lattice", () => {
    const shape = corners("pointy_hexagon", 60)
        .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
        .sort();
    const straight = corners("pointy_hexagon")
        .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
        .sort();
    assert.deepEqual(shape, straight);
});

test("arrow keys go along a row, and up and down without drifting sideways", () => {
    const { rows } = makeScene(chexers);
    let cursor = { cell: "0,0", column: 0 };
    const press = (/** @type {string} */ key, wide = false) => {
        const next = moveCursor(rows, cursor, key, wide);
        if (next) cursor = next;
        return cursor.cell;
    };
    assert.equal(press("ArrowRight"), "1,0");
    assert.equal(press("ArrowLeft"), "0,0");
    press("ArrowUp");
    assert.equal(press("ArrowUp"), "1,-2");
    press("ArrowDown");
    assert.equal(press("ArrowDown"), "0,0");
    assert.equal(press("Home"), "-3,0");
    assert.equal(press("ArrowLeft"), "-3,0");
    assert.equal(press("End"), "3,0");
    assert.equal(press("Home", true), "0,-3");
    assert.equal(press("End", true), "0,3");
});

test("every cell can be reached with arrow keys", () => {
    for (const layout of [chexers, cachex(6), squares(5, 4)]) {
        const { rows, cells } = makeScene(layout);
        const seen = new Set([cells[0].id]);
        const queue = [cells[0]];
        for (let cell = queue.pop(); cell; cell = queue.pop()) {
            for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
                const next = moveCursor(rows, { cell: cell.id, column: cell.x }, key);
                const found = cells.find(({ id }) => id === next?.cell);
                if (!found || seen.has(found.id)) continue;
                seen.add(found.id);
                queue.push(found);
            }
        }
        assert.equal(seen.size, cells.length);
    }
});

test("arrow keys go over joined edges", () => {
    const { rows } = makeScene(squares(4, 3));
    assert.equal(moveCursor(rows, { cell: "3,0", column: 300 }, "ArrowRight", false, true)?.cell, "0,0");
    assert.equal(moveCursor(rows, { cell: "2,0", column: 200 }, "ArrowUp", false, true)?.cell, "2,2");
    assert.equal(moveCursor(rows, { cell: "3,0", column: 300 }, "ArrowRight"), null);
});

test("seven shapes turn into the nineteen fixed tetrominoes", () => {
    const fixed = new Set();
    for (const { squares: shape } of tetrominoes) {
        for (let turns = 0; turns < 4; ++turns) {
            const now = turned(shape, turns);
            const [left, top] = [Math.min(...now.map(({ x }) => x)), Math.min(...now.map(({ y }) => y))];
            fixed.add(
                now
                    .map(({ x, y }) => `${x - left},${y - top}`)
                    .sort()
                    .join(" "),
            );
            assert.ok(
                now.some(({ x, y }) => x === 0 && y === 0),
                "a shape is held by one of its own squares",
            );
        }
    }
    assert.equal(fixed.size, 19);
});
