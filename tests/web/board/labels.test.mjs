/** Coordinates on the rim: the labels, and their places at every size and turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bestFit } from "../../../web/board/board-fit.js";
import { UNIT } from "../../../web/board/drawing/geometry.js";
import { labelsOf } from "../../../web/board/drawing/labels.js";
import { makeScene } from "../../../web/board/drawing/scene.js";
import { HandEngine } from "../app-engine.mjs";

const engine = new HandEngine();
const phone = { width: 390, height: 430 };
const desk = { width: 850, height: 780 };

/** @param {string} game @param {Record<string, number>} [options] */
const layoutOf = async (game, options = {}) => (await engine.load({ game, options })).layout;

/** Every board with edges, in every orientation that keeps it in its grid. */
async function* boards() {
    const sizes = Array.from({ length: 13 }, (_, index) => index + 3);
    const cachex = await Promise.all(sizes.map((size) => layoutOf("cachex", { size })));
    const others = await Promise.all(["chexers", "halma", "tetress"].map((game) => layoutOf(game)));
    for (const layout of [...cachex, ...others]) {
        const step = layout.shape === "square" ? 90 : 30;
        const overhang = layout.capabilities.includes("torus") ? 1 : 0;
        for (let orientation = -180; orientation < 180; orientation += step) {
            const scene = makeScene(layout, { orientation, labels: true, overhang });
            yield {
                layout,
                scene,
                labels: labelsOf(scene, layout.lines),
                name: `${layout.cells.length} cells at ${orientation}`,
            };
        }
    }
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
const away = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

test("Cachex labels columns with letters and rows with numbers, other boards show coordinates", async () => {
    const texts = async (/** @type {string} */ game, /** @type {Record<string, number>} */ options = {}) => {
        const layout = await layoutOf(game, options);
        const labels = labelsOf(makeScene(layout, { labels: true }), layout.lines);
        return labels.map(({ text }) => text).sort();
    };
    assert.deepEqual(await texts("cachex", { size: 4 }), ["1", "2", "3", "4", "a", "b", "c", "d"]);
    const chexers = await texts("chexers");
    const minus = (/** @type {number} */ n) => `\u2212${n}`;
    // Three rows: the first two have the first coordinate, the third has the second one.
    const rows = [
        [`q ${minus(3)}`, minus(2), minus(1), "0"],
        ["1", "2", "q 3"],
        [`r ${minus(3)}`, minus(2), minus(1), "0", "1", "2", "3"],
    ];
    assert.deepEqual(chexers, rows.flat().sort());
    assert.equal((await texts("halma")).length, 32);
    assert.equal((await texts("tetress")).length, 22);
    assert.equal((await texts("hive")).length, 0);
});

test("each label stands at the end of its own line at every size and turn", async () => {
    for await (const { layout, scene, labels, name } of boards()) {
        labels.forEach(({ text, x, y }, index) => {
            const own = new Set(layout.lines[index].cells);
            assert.equal(text.replace("\u2212", "-").replace(/^[qr] /, ""), layout.lines[index].label, name);
            const line = scene.cells.filter(({ id }) => own.has(id));
            const others = scene.cells.filter(({ id }) => !own.has(id));
            const level = line.every((cell) => Math.abs(cell.y - y) < 1);
            const upright = line.every((cell) => Math.abs(cell.x - x) < 1);
            const nearest = Math.min(...line.map((cell) => away(cell, { x, y })));
            const next = Math.min(...others.map((cell) => away(cell, { x, y })));
            assert.ok(level || upright || nearest + 0.15 * UNIT < next, `${name}: ${text}, ${nearest} and ${next}`);
            // The line must end there: no label stands next to the middle of a line.
            const last = line.filter((cell) => away(cell, { x, y }) < nearest + 1);
            const middle = {
                x: (line[0].x + line[line.length - 1].x) / 2,
                y: (line[0].y + line[line.length - 1].y) / 2,
            };
            const end = Math.max(...line.map((cell) => away(cell, middle)));
            assert.ok(Math.abs(away(last[0], middle) - end) < 1, `${name}: ${text}`);
        });
    }
});

test("labels stand on the plate, clear of the players' edges and of each other", async () => {
    for await (const { scene, labels, name } of boards()) {
        const { labelSize, outline, plate, band, view } = scene;
        const depth = (/** @type {{x: number, y: number}} */ point) =>
            Math.max(
                ...outline.map((a, index) => {
                    const b = outline[(index + 1) % outline.length];
                    return ((b.y - a.y) * (point.x - a.x) - (b.x - a.x) * (point.y - a.y)) / away(a, b);
                }),
            );
        // Capitals and digits are about 0.7 times as high as the font size.
        const half = labelSize * 0.35;
        for (const label of labels) {
            assert.ok(depth(label) - half >= band, `${name}: ${label.text} is over the band or a cell`);
            assert.ok(depth(label) + half <= plate, `${name}: ${label.text} reaches beyond the plate`);
            // A space is half as wide as a digit.
            const wide = labelSize * 0.3 * (label.text.length - (label.text.includes(" ") ? 0.5 : 0));
            if (scene.shape !== "square") {
                for (const side of [-wide, wide]) {
                    const end = depth({ x: label.x + side, y: label.y });
                    assert.ok(
                        end >= band + 0.1 * labelSize && end <= plate,
                        `${name}: ${label.text} runs into an edge`,
                    );
                }
            }
            assert.ok(label.x - wide > view.left && label.x + wide < view.right, `${name}: ${label.text} is cut off`);
            assert.ok(label.y - half > view.top && label.y + half < view.bottom, `${name}: ${label.text} is cut off`);
            for (const other of labels) {
                if (other !== label) assert.ok(away(other, label) > labelSize, `${name}: ${label.text}, ${other.text}`);
            }
        }
    }
});

test("coordinates appear by default if their letters have at least 9 pixels", async () => {
    const shown = async (/** @type {string} */ game, /** @type {typeof desk} */ room, options = {}) =>
        bestFit(await layoutOf(game, options), room, "auto").labels;
    for (const game of ["chexers", "halma", "cachex", "tetress"]) assert.ok(await shown(game, desk), game);
    assert.ok(await shown("chexers", phone));
    assert.ok(await shown("cachex", { width: 390, height: 560 }));
    assert.ok(!(await shown("halma", phone)));
    assert.ok(!(await shown("cachex", phone, { size: 15 })));
    assert.ok(!(await shown("hive", desk)));
});

test("coordinates switched on always show, and switched off never do", async () => {
    const halma = await layoutOf("halma");
    assert.ok(bestFit(halma, phone, "on").labels);
    assert.ok(!bestFit(halma, desk, "off").labels);
});

test("hidden coordinates take no room on a phone 390 pixels wide", async () => {
    const halma = await layoutOf("halma");
    const { view } = makeScene(halma, { labels: bestFit(halma, phone, "auto").labels });
    assert.ok((390 * UNIT) / (view.right - view.left) >= 24);
});
