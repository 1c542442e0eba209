// What a browser holds, and by how much it may differ between two moments that look the same to a person.

import { readFile } from "node:fs/promises";

/** Numbers by name. @typedef {Record<string, number>} Counts */

/**
 * By how much a count may grow from the first rounds to the last. The heap's own fragments and the browser's caches
 * take some; what leaks in each round passes these limits in any long run.
 * @type {Counts}
 */
const allowed = {
    "heap, kB": 2500,
    nodes: 400,
    listeners: 60,
    documents: 2,
    frames: 0,
    workers: 0,
    "memory of all tabs, MB": 80,
    processes: 0,
    "temporary folders": 0,
    "open files": 0,
};

/** A sentence for each count that grew. @param {Counts} before @param {Counts} after */
export const grown = (before, after) =>
    Object.entries(after)
        .filter(([name, value]) => value - (before[name] ?? value) > (allowed[name] ?? Number.POSITIVE_INFINITY))
        .map(([name, value]) => `${name} grew from ${before[name]} to ${value}.`);

/**
 * Private memory of processes, in MB.
 * @param {number[]} processes  by number
 */
export async function privateMemory(processes) {
    let kilobytes = 0;
    for (const id of processes) {
        const text = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
        for (const [, number] of text.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm)) kilobytes += Number(number);
    }
    return kilobytes / 1000;
}

/** The numbers of the processes that show pages. @param {import("playwright-core").Browser} browser */
export async function renderers(browser) {
    const tools = await browser.newBrowserCDPSession();
    const { processInfo } = await tools.send("SystemInfo.getProcessInfo");
    await tools.detach();
    return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Runs in the page, whose timers may be stopped. */
const nextTask = () =>
    new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(port1.close());
        port2.postMessage(null);
    });

/**
 * Counts what a page holds after collecting garbage.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<Counts>}
 */
export async function countPage(page) {
    const tools = await page.context().newCDPSession(page);
    await tools.send("HeapProfiler.enable");
    await tools.send("Performance.enable");
    // Finalizers run after the first collection, and free more.
    for (let time = 0; time < 3; ++time) {
        await tools.send("HeapProfiler.collectGarbage");
        await page.evaluate(nextTask);
    }
    const { metrics } = await tools.send("Performance.getMetrics");
    const { documents, nodes, jsEventListeners } = await tools.send("Memory.getDOMCounters");
    await tools.detach();
    const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
    const browser = page.context().browser();
    const memory = browser ? await privateMemory(await renderers(browser)) : 0;
    return {
        "heap, kB": Math.round(heap / 1000),
        nodes,
        listeners: jsEventListeners,
        documents,
        frames: page.frames().length,
        workers: page.workers().length,
        "memory of all tabs, MB": Math.round(memory),
    };
}

/**
 * Repeats rounds. Counts after the first few, when everything that loads later has loaded, and at the end.
 * @param {number} rounds
 * @param {(round: number) => Promise<unknown>} round
 * @param {() => Promise<Counts>} count
 */
export async function repeat(rounds, round, count) {
    // The browser’s own caches and the arenas of its memory fill up for some hundred games.
    const early = Math.min(Math.max(5, Math.ceil(rounds / 4)), rounds - 1);
    let before = /** @type {Counts} */ ({});
    for (let number = 0; number < rounds; ++number) {
        if (number === early) before = await count();
        await round(number);
    }
    return { before, after: await count() };
}
