/** The geometry of boards: cells, rims, coordinates, and steps of the arrow keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tetrominoes, turned } from "../../../web/board/capabilities/polyominoes.js";
import { corners, hull, project, UNIT } from "../../../web/board/drawing/geometry.js";
import { chained, isClosed, rimEdges } from "../../../web/board/drawing/rim.js";
import { makeScene, wayOut } from "../../../web/board/drawing/scene.js";
import { moveCursor } from "../../../web/board/input/navigation.js";
import { positions } from "../drive/board.mjs";

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

test("neighbouring cells are one unit apart and meet at their corners", () => {
    const { byId, corners: shape } = makeScene(chexers);
    const [a, b] = [byId.get("0,0"), byId.get("1,0")];
    assert.ok(a && b);
    assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - UNIT) < 1e-9);
    assert.ok(Math.abs(shape[1].x - UNIT / 2) < 1e-9);
});

test("the rim of a board is one closed line along edges without a neighbour", () => {
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

test("separate cells have separate rims", () => {
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

/** @param {import("../../../web/board/drawing/geometry.js").Point} point @param {number} degrees */
const rotated = ({ x, y }, degrees) => project({ x: x / UNIT, y: y / UNIT }, degrees);

/**
 * @typedef {import("../../../web/board/drawing/geometry.js").Point[]} Points
 * @param {Points} actual @param {Points} expected @param {number} degrees @param {string} what
 * @param {number} [tolerance]
 */
function assertTurned(actual, expected, degrees, what, tolerance = 0.01) {
    assert.equal(actual.length, expected.length, what);
    for (const point of expected) {
        const { x, y } = rotated(point, degrees);
        assert.ok(
            actual.some((other) => Math.hypot(other.x - x, other.y - y) < tolerance),
            `${what}: nothing at ${x},${y}`,
        );
    }
}

test("turning a board turns its outline, edges and badges", () => {
    const sizes = Array.from({ length: 13 }, (_, index) => index + 3);
    const boards = [
        ...sizes.map((size) => ({ name: `rhombus of ${size}`, layout: cachex(size), step: 30 })),
        { name: "hexagon", layout: chexers, step: 30 },
        { name: "square", layout: squares(16, 16), step: 90 },
    ];
    for (const { name, layout, step } of boards) {
        const straight = makeScene(layout);
        for (let orientation = step; orientation < 360; orientation += step) {
            const scene = makeScene(layout, { orientation });
            const what = `${name} at ${orientation}`;
            assertTurned(scene.outline, straight.outline, orientation, `${what}, outline`);
            assertTurned(scene.rim.flat(), straight.rim.flat(), orientation, `${what}, rim`);
            assert.equal(scene.strips.length, straight.strips.length, what);
            // A wide board has a narrower band with its badges in the middle.
            const narrowed = 0.01 + Math.abs(scene.band - straight.band);
            scene.strips.forEach(({ line, border, badges }, index) => {
                const strip = straight.strips[index];
                assertTurned(line, strip.line, orientation, `${what}, edge ${index}`);
                assertTurned(border, strip.border, orientation, `${what}, outline of edge ${index}`);
                assertTurned(badges, strip.badges, orientation, `${what}, badges of edge ${index}`, narrowed);
            });
        }
    }
});

test("a rhombus of hexagons has ten corners, and one badge for each notch of an edge", () => {
    for (let size = 3; size <= 15; ++size) {
        const { outline, strips } = makeScene(cachex(size));
        assert.equal(outline.length, 10);
        assert.deepEqual(
            strips.map(({ badges }) => badges.length),
            [size - 1, size - 1, size - 1, size - 1],
        );
    }
});

test("each player of Chexers exits straight across the rim opposite the start", () => {
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

test("badges are outside the cells and inside the plate", () => {
    for (const layout of [chexers, cachex(5)]) {
        const scene = makeScene(layout);
        for (const { x, y } of scene.strips.flatMap(({ badges }) => badges)) {
            const nearestCell = Math.min(...scene.cells.map((cell) => Math.hypot(cell.x - x, cell.y - y)));
            assert.ok(nearestCell > UNIT * 0.56, `${nearestCell}`);
            assert.ok(nearestCell < UNIT, `${nearestCell}`);
        }
    }
});

test("cells of the largest boards have 24 pixels on a phone 390 pixels wide", () => {
    for (const [layout, orientation] of [
        [cachex(15), -60],
        [squares(16, 16), 0],
        [squares(11, 11, ["torus"]), 0],
    ]) {
        const { view } = makeScene(layout, { orientation });
        assert.ok((390 * UNIT) / (view.right - view.left) >= 24, `${(390 * UNIT) / (view.right - view.left)}`);
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

test("arrow keys move along a row, and up and down without drifting sideways", () => {
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

test("arrow keys reach every cell", () => {
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

test("arrow keys cross joined edges", () => {
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
