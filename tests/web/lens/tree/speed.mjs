#!/usr/bin/env node
// How much work frames of the lens's tree are with 10,000 nodes shown and the processor slowed four times: panning,
// zooming, stepping, and laying out. Not a test: nothing here depends on the machine's speed.
//
//   node tests/web/lens/tree/speed.mjs [--slowed 4]

import { parseArgs } from "node:util";
import { desk, openBrowser } from "../../browser.mjs";
import { openTree } from "../../drive/lens-tree.mjs";

const { values } = parseArgs({ options: { slowed: { type: "string", default: "4" } } });

/** A tree of two children each. @param {number} levels @param {number} [leaf] @returns {string} */
const binary = (levels, leaf = 1) =>
    levels === 0 ? String((leaf * 37) % 101) : `(${binary(levels - 1, 2 * leaf)} ${binary(levels - 1, 2 * leaf + 1)})`;

/** @type {[string, {request: object, players: string[]}][]} */
const runs = [
    [
        "wide: Cachex 4 x 4, minimax, 10,000 nodes",
        {
            request: {
                record: { game: "cachex", options: { size: 4 }, actions: [] },
                options: { algorithm: "minimax", depth: 4, nodes: 10_000 },
            },
            players: ["red", "blue"],
        },
    ],
    [
        "deep: a tree of two children each, 13 levels, 8,191 nodes",
        { request: { tree: binary(12), options: { algorithm: "minimax", depth: 12 } }, players: [] },
    ],
    [
        "UCT: Hive, 10,000 playouts",
        {
            request: {
                record: { game: "hive", options: {}, actions: ["wG1", "bG1 wG1/"] },
                options: { algorithm: "uct", depth: 12, playouts: 10_000, playoutPlies: 2 },
            },
            players: ["white", "black"],
        },
    ],
];

const browser = await openBrowser();
for (const [name, { request, players }] of runs) {
    const page = await openTree(browser, request, { viewport: desk, players });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slowed) });
    // The time that the main thread works, not what other programs take from it.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const worked = async () => {
        const { metrics } = await session.send("Performance.getMetrics");
        return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
    };
    await page.evaluate(() => {
        const { tree } = /** @type {any} */ (window);
        Object.assign(window, {
            view: tree.view,
            /** Resolves when what was changed has been drawn. */
            drawn: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
        });
    });
    /** @param {string} what @param {number} count @param {(place: number) => string} change  code to run in the page */
    const measure = async (what, count, change) => {
        const times = [];
        for (let i = 0; i < count; ++i) {
            const before = await worked();
            await page.evaluate(`${change(i)}; drawn()`);
            times.push((await worked()) - before);
        }
        times.sort((a, b) => a - b);
        const [median, high, longest] = [times[count >> 1], times[Math.floor(count * 0.95)], times[count - 1]];
        console.log(
            `  ${what.padEnd(20)} ${[median, high, longest].map((time) => time.toFixed(0).padStart(4)).join(" ")}`,
        );
    };
    const sway = (/** @type {number} */ i, /** @type {number} */ by) =>
        `view.viewpoint.pan(${i % 20 < 10 ? -by : by}, ${i % 2 ? 5 : -5})`;
    console.log(name);
    await measure("first drawing", 1, () => "view.paintSoon()");
    await measure("unfold everything", 12, (i) => (i === 0 ? "view.toggleAll()" : "0"));
    await page.rest();
    const items = await page.evaluate("view.shown.layout.levels.flat().length");
    await page.evaluate("view.viewpoint.fit()");
    await page.rest();
    const fitted = Number(await page.evaluate("view.camera.view.scale"));
    const ratio = (1 / fitted) ** (1 / 60);
    await measure("pan, all in view", 60, (i) => sway(i, 9));
    await measure("zoom in", 60, () => `view.viewpoint.zoom(${ratio}, 640, 500, false)`);
    await measure("pan at scale 1", 60, (i) => sway(i, 60));
    await measure("zoom out", 60, () => `view.viewpoint.zoom(${1 / ratio}, 640, 500, false)`);
    for (const scale of [0.05, 0.1, 0.24, 0.6]) {
        await page.evaluate(`view.viewpoint.zoom(${scale} / view.camera.view.scale, 640, 500, false)`);
        await measure(`pan at scale ${scale}`, 60, (i) => sway(i, 60));
    }
    await page.evaluate("go(Math.floor(replay.events / 2)); tree.follow = true");
    await measure("step, followed", 120, () => "go(cursor.step + 1)");
    await measure("scrub", 40, (i) => `go(Math.floor((replay.events * ${(i * 7) % 40}) / 40))`);
    console.log(`  ${items} items`);
    await page.close();
}
console.log(
    `Work of the main thread for a frame in ms: median, 95th percentile, longest, processor slowed ${values.slowed} times.`,
);
await browser.close();
