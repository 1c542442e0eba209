// Measures the built site. `scripts/measure` builds it and calls this.
//
// The network is Chromium's "Fast 3G" (DevTools and Lighthouse): 1.6 Mbit/s down and 750 kbit/s up, times 0.9, and
// 562.5 ms of latency for each request, which stands for 150 ms on the wire with name lookup, connection and
// encryption. The processor is slowed 4 times, as Lighthouse does for a phone. A warm visit has everything in the
// service worker's cache, and no network.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { budgets, firstLoad } from "../web/offline/build.mjs";
import { measureBoards, measurePlayouts } from "./lib/measure-many.mjs";
import { machine, machineLines, readReport, row, writeReport } from "./lib/report.mjs";
import { median } from "./lib/shares.mjs";
import { privateMemory, renderers } from "./lib/soak/counts.mjs";
import { serve } from "./serve.mjs";

const repository = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const site = path.join(repository, "build", "site");

const targets = {
    ...{ cold: 2500, work: 900, warm: 800, frame: 50, tap: 100, memory: 150 },
    ...{ boards: 1500, boardsMemory: 200, drawn: 300, done: 1000 },
};

/** The factor by which the processor is slowed. */
let slower = 4;
const fast3g = { latency: 562.5, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };

const kindOf = (file) =>
    ({ ".js": "JavaScript", ".wasm": "WebAssembly", ".css": "CSS" })[path.extname(file)] ?? "other";
/** Sizes of the files that the page loads before the first board, by kind and by file. */
async function measureSizes() {
    const files = [];
    for (const name of await firstLoad(site, "play.html")) {
        const bytes = await readFile(path.join(site, name));
        files.push({
            name,
            kind: kindOf(name),
            raw: bytes.length,
            gzip: gzipSync(bytes, { level: 9 }).length,
            brotli: brotliCompressSync(bytes).length,
        });
    }
    const kinds = {};
    for (const { kind, raw, gzip, brotli } of files) {
        kinds[kind] ??= { raw: 0, gzip: 0, brotli: 0 };
        const sum = kinds[kind];
        sum.raw += raw;
        sum.gzip += gzip;
        sum.brotli += brotli;
    }
    return { files, kinds };
}

/** In the page: when the board is usable, in milliseconds since navigation began. */
function boardTime() {
    const seen = () => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        const board = app?.board;
        return board?.interactive && !board.isUpdatePending && board.renderRoot.querySelector(".cell") !== null;
    };
    return new Promise((resolve) => {
        // A timer, because requesting animation frames would make the page render, and that work would be measured too.
        const look = () => {
            if (!seen()) return setTimeout(look, 10);
            // Waits for the frame that shows it.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
    });
}

async function openTab(browser, { network = null } = {}) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await tools.send("Network.enable");
    const throttle = (conditions) =>
        tools.send("Network.emulateNetworkConditions", {
            offline: false,
            latency: 0,
            downloadThroughput: -1,
            uploadThroughput: -1,
            ...conditions,
        });
    if (network) await throttle(network);
    return { context, page, tools, throttle };
}

async function coldVisit(browser, url) {
    const { context, page, tools } = await openTab(browser, { network: fast3g });
    // Processor time depends little on other programs.
    await tools.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url, { waitUntil: "commit" });
    const time = await page.evaluate(boardTime);
    const { metrics } = await tools.send("Performance.getMetrics");
    await context.close();
    return { time, work: 1000 * metrics.find(({ name }) => name === "TaskDuration").value };
}

/** Repeated visits: the service worker has everything. */
async function warmVisits(browser, url, count) {
    const { context, page, throttle } = await openTab(browser);
    await page.goto(url);
    await page.evaluate(boardTime);
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
    await throttle(fast3g);
    const times = [];
    for (let visit = 0; visit < count; ++visit) {
        await page.goto("about:blank");
        await page.goto(url, { waitUntil: "commit" });
        times.push(await page.evaluate(boardTime));
    }
    await context.close();
    return times;
}

/**
 * Opens a page where a person plays against engines of this level, and presses Play in the greeting of a first visit.
 */
async function openGame(browser, url, level) {
    const { context, page, tools } = await openTab(browser);
    await page.addInitScript((seat) => {
        if (localStorage.length) return;
        const record = { game: "chexers", actions: [] };
        localStorage.setItem("quintet/current", '"chexers"');
        localStorage.setItem(
            "quintet/game/chexers",
            JSON.stringify({ record, seats: ["person", seat, seat], paused: false }),
        );
    }, level);
    await page.goto(url);
    await page.evaluate(boardTime);
    const play = page.locator("quintet-welcome .play");
    await play.tap();
    await play.waitFor({ state: "detached" });
    return { context, page, tools };
}

/**
 * Taps the first action that the board offers; returns the milliseconds until it is visible. Taps places instead of
 * elements: for an element, Playwright runs its own code in the page.
 */
async function tapAction(page) {
    const { from, to } = await page.evaluate(() => {
        const { model, board } = /** @type {any} */ (document.querySelector("quintet-app"));
        const middle = (/** @type {string} */ cell) => {
            const place = board.renderRoot.querySelector(`.cell[data-cell="${cell}"]`).getBoundingClientRect();
            return { x: (place.left + place.right) / 2, y: (place.top + place.bottom) / 2 };
        };
        const action = model.state.legal.find((/** @type {any} */ action) => action.from && action.to);
        return { from: middle(action.from), to: middle(action.to) };
    });
    await page.touchscreen.tap(from.x, from.y);
    // A person looks where to tap next.
    await page.waitForTimeout(300);
    await page.evaluate(() => {
        const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
        const before = board.state;
        const seen = new Promise((resolve) => {
            const look = (/** @type {number} */ tapped) => {
                if (board.state !== before && !board.isUpdatePending) resolve(performance.now() - tapped);
                else requestAnimationFrame(() => look(tapped));
            };
            addEventListener("pointerdown", ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
        });
        Object.assign(window, { seen });
    });
    await page.touchscreen.tap(to.x, to.y);
    return page.evaluate(() => /** @type {any} */ (window).seen);
}

/**
 * Runs in a page. Returns its longest task and frame within three seconds, in milliseconds: while an engine thinks, or
 * all of them in a page without a game.
 */
function longest() {
    const app = /** @type {any} */ (document.querySelector("quintet-app"));
    // Only the time of the search itself counts, not the frame that shows its action.
    const counts = () => !app || app.model.thinking;
    return new Promise((resolve) => {
        let [task, frame, last] = [0, 0, performance.now()];
        new PerformanceObserver((list) => {
            if (!counts()) return;
            for (const { duration } of list.getEntries()) task = Math.max(task, duration);
        }).observe({ type: "longtask" });
        const end = last + 3000;
        const look = (/** @type {number} */ now) => {
            if (counts()) frame = Math.max(frame, now - last);
            last = now;
            if (now > end || !counts()) resolve({ task, frame });
            else requestAnimationFrame(look);
        };
        requestAnimationFrame((now) => {
            last = now;
            requestAnimationFrame(look);
        });
    });
}

/** Returns the longest frame of a page with nothing but a worker that computes: what this machine allows. */
async function measureControl(browser) {
    const { context, page } = await openTab(browser);
    await page.evaluate(() => {
        const busy = new Blob(["postMessage(0); for (;;);"], { type: "text/javascript" });
        const worker = new Worker(URL.createObjectURL(busy));
        return new Promise((resolve) => worker.addEventListener("message", resolve, { once: true }));
    });
    const { frame } = await page.evaluate(longest);
    await context.close();
    return frame;
}

/**
 * Returns the longest task and the longest frame while an engine thinks at full strength, in milliseconds; and the
 * private memory of the tab's process after two of its searches, in MB, or null if the system does not report it.
 */
async function measureSearch(browser, url) {
    const before = await renderers(browser);
    const { context, page } = await openGame(browser, url, "master");
    await tapAction(page);
    await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("quintet-app")).model.thinking?.progress?.depth > 0,
    );
    const result = await page.evaluate(longest);
    await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("quintet-app")).model.state.ply >= 3,
        null,
        { timeout: 120_000 },
    );
    const sizes = [];
    for (const id of (await renderers(browser)).filter((each) => !before.includes(each))) {
        const size = await privateMemory([id]);
        if (size) sizes.push(size);
    }
    await context.close();
    return { ...result, memory: sizes.length ? Math.max(...sizes) : null };
}

async function measureTaps(browser, url, count) {
    const times = [];
    const { context, page } = await openGame(browser, url, "person");
    for (let tap = 0; tap < count; ++tap) {
        times.push(await tapAction(page));
        await page.waitForTimeout(300);
    }
    await context.close();
    return times;
}

/** The page to play on: in older sites it was the first page. @param {string} root */
const playPage = (root) => (existsSync(path.join(root, "play.html")) ? "play.html" : "index.html");

/**
 * Measures several sites in turns, so that load on the machine affects all of them alike.
 * @param {string[]} roots  their folders
 * @param {number} visits
 */
async function measureTimes(roots, visits) {
    const { chromium } = createRequire(path.join(repository, "tests", "package.json"))("playwright-core");
    // Most hosts of static pages send gzip.
    const servers = await Promise.all(roots.map((root) => serve({ root, port: 0, encodings: ["gzip"] })));
    const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: [
            "--no-sandbox",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--site-per-process",
        ],
    });
    try {
        const sites = servers.map(({ url }, index) => {
            const lists = { cold: [], warm: [], frames: [], control: [], taps: [], boards: [], playouts: [] };
            return { url: url + playPage(roots[index]), ...lists };
        });
        for (let visit = 0; visit < visits; ++visit) {
            for (const site of sites) site.cold.push(await coldVisit(browser, site.url));
            for (const site of sites) {
                site.frames.push(await measureSearch(browser, site.url));
                site.control.push(await measureControl(browser));
            }
            for (const site of sites) site.taps.push(...(await measureTaps(browser, site.url, 4)));
        }
        for (let visit = 0; visit < visits; ++visit) {
            for (const [index, { boards }] of sites.entries())
                boards.push(await measureBoards(browser, servers[index].url));
            for (const [index, { playouts }] of sites.entries())
                playouts.push(await measurePlayouts(browser, servers[index].url));
        }
        for (const site of sites) site.warm = await warmVisits(browser, site.url, visits);
        return { chromium: browser.version(), sites };
    } finally {
        await browser.close();
        await Promise.all(servers.map((server) => server.close()));
    }
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function table({ machine: on, sizes, times }) {
    const lines = [...machineLines(on), ""];
    const add = (...cells) => lines.push(row(cells));
    add("first visit", "raw", "gzip", "brotli", "budget");
    const bySize = (a, b) => b.gzip - a.gzip;
    for (const { name, raw, gzip, brotli } of [...sizes.files].sort(bySize))
        add(`  ${name}`, kilobytes(raw), kilobytes(gzip), kilobytes(brotli));
    for (const [kind, { raw, gzip, brotli }] of Object.entries(sizes.kinds)) {
        const budget = budgets[kind];
        const note = budget ? `${kilobytes(budget)}${gzip > budget ? " OVER" : ""}` : "";
        add(kind, kilobytes(raw), kilobytes(gzip), kilobytes(brotli), note);
    }
    if (!times) return lines;
    /** Adds a line: each site's value, and the target for the first. */
    const timed = (name, read, target, unit) => {
        const values = times.map(read);
        const shown = values.map((value) => (value == null ? "unknown" : `${value.toFixed(0)} ${unit}`));
        add(name, ...shown, target ? `under ${target}` : "", target && values[0] > target ? "missed" : "");
    };
    lines.push("");
    add(`processor ${slower} times slower`, "median", ...(times.length > 1 ? ["against"] : []), "wanted");
    const middle = (list, name) => median(list.map((each) => each[name]));
    timed("first board to use, cold, Fast 3G", ({ cold }) => middle(cold, "time"), targets.cold, "ms");
    timed("  of that, the page's own processor time", ({ cold }) => middle(cold, "work"), targets.work, "ms");
    timed("first board to use, from the cache", ({ warm }) => median(warm), targets.warm, "ms");
    timed("longest task while an engine thinks", ({ frames }) => middle(frames, "task"), targets.frame, "ms");
    timed("longest frame while an engine thinks", ({ frames }) => middle(frames, "frame"), targets.frame, "ms");
    timed("  of an empty page, while a worker computes", ({ control }) => control && median(control), null, "ms");
    timed("from tap to the new position", ({ taps }) => median(taps), targets.tap, "ms");
    timed("private memory of the tab", ({ frames }) => middle(frames, "memory"), targets.memory, "MB");
    lines.push("");
    add("processor as it is", "median", ...(times.length > 1 ? ["against"] : []), "wanted");
    timed("40 boards in another page, all drawn", ({ boards }) => middle(boards, "time"), targets.boards, "ms");
    timed("private memory of that page", ({ boards }) => middle(boards, "memory"), targets.boardsMemory, "MB");
    timed("20,000 playouts, something drawn", ({ playouts }) => middle(playouts, "drawn"), targets.drawn, "ms");
    timed("20,000 playouts of the slowest game", ({ playouts }) => middle(playouts, "done"), targets.done, "ms");
    return lines;
}

async function main() {
    const { values } = parseArgs({
        options: {
            sizes: { type: "boolean" },
            visits: { type: "string", default: "5" },
            slower: { type: "string", default: "4" },
            against: { type: "string" },
        },
    });
    slower = Number(values.slower);
    if (!(slower >= 1)) throw new Error("--slower must be a number from 1 on");
    const visits = Number(values.visits);
    if (!Number.isInteger(visits) || visits < 1) throw new Error("--visits must be a number from 1 on");
    const sizes = await measureSizes();
    const { against } = values;
    const earlier = against?.endsWith(".json") ? await readReport(against) : null;
    if (earlier && !earlier.times?.length) throw new Error(`--against ${against}: has no times`);
    if (against && !earlier && !existsSync(path.join(against, "index.html"))) {
        throw new Error(`--against ${against}: there is no site in this folder`);
    }
    const roots = [site, ...(against && !earlier ? [path.resolve(against)] : [])];
    const times = values.sizes ? null : await measureTimes(roots, visits);
    if (earlier) times?.sites.push(earlier.times[0]);
    const report = {
        machine: machine(times?.chromium),
        network: fast3g,
        slower,
        budgets,
        targets,
        sizes,
        times: times?.sites,
    };
    await writeReport("measure", table(report), report);
    const over = Object.entries(budgets).filter(([kind, budget]) => (sizes.kinds[kind]?.gzip ?? 0) > budget);
    if (over.length) {
        console.error(`over budget: ${over.map(([kind]) => kind).join(", ")}`);
        process.exitCode = 1;
    }
}

main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
});
