// The engine in a real worker of a browser: on pages of other origins, and after a crash of the worker.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../../scripts/serve.mjs";
import { startWorker } from "../../../web/engine/start-worker.js";
import { testBrowser } from "../for-tests.mjs";

const buildFolder = fileURLToPath(new URL("../../../build", import.meta.url));
const slow = { timeout: 400_000 };
// A document from the local server. The browser would treat a generated document as a page of the internet, which may
// not request files from a server on this machine.
const anyDocument = "/web/icon.svg";

const browser = await testBrowser({ sources: true });

/** Opens an empty page with a client of the engine, loaded from `origin`, in `globalThis.engine`. */
async function openEngine(origin = browser.origin) {
    const page = await browser.open(anyDocument);
    await page.evaluate(startEngine, origin);
    return page;
}

/** @param {string} origin */
async function startEngine(origin) {
    const { Worker } = globalThis;
    globalThis.workers = [];
    globalThis.Worker = class extends Worker {
        /** @param {[string]} parts */
        constructor(...parts) {
            super(...parts);
            globalThis.workers.push(this);
        }
    };
    const { EngineClient } = await import(`${origin}/web/engine/client.js`);
    globalThis.engine = new EngineClient();
    await globalThis.engine.ready;
}

/** Runs in the page or a frame. Loads a game and searches it. */
async function searchOnce() {
    const { state } = await globalThis.engine.load({ game: "cachex", options: { size: 5 } });
    const { best } = await globalThis.engine.search({ nodes: 1000 });
    return state.legal.some((/** @type {{text: string}} */ { text }) => text === best);
}

test("the page uses every file that its head has loaded for the worker", async () => {
    const asked = /** @type {string[]} */ ([]);
    const links = ["worker.js", "engine.js", "engine.wasm"].map((href) => ({ href }));
    const world = /** @type {any} */ (globalThis);
    const { document, fetch, Worker } = world;
    Object.assign(world, {
        document: { querySelectorAll: () => links },
        fetch: async (/** @type {string} */ address) => asked.push(address),
        Worker: class extends EventTarget {},
    });
    startWorker("worker.js");
    Object.assign(world, { document, fetch, Worker });
    assert.deepEqual(asked, ["worker.js", "engine.js", "engine.wasm"]);
});

test("the engine runs in a worker of the page's own origin", slow, async () => {
    const page = await openEngine();
    assert.equal(await page.evaluate(searchOnce), true);
    assert.deepEqual(page.problems, []);
});

test("the engine runs in a worker that comes from another origin", slow, async () => {
    const other = await serve({ sources: true, port: 0 });
    const page = await openEngine(new URL(other.url).origin);
    assert.equal(await page.evaluate(searchOnce), true);
    assert.deepEqual(page.problems, []);
    await page.close();
    await other.close();
});

test("the engine runs in a sandboxed frame", slow, async () => {
    const page = await browser.open(anyDocument);
    await page.evaluate((address) => {
        const element = document.createElementNS("http://www.w3.org/1999/xhtml", "iframe");
        element.setAttribute("sandbox", "allow-scripts");
        element.src = address;
        document.documentElement.append(element);
        return new Promise((resolve) => element.addEventListener("load", resolve));
    }, anyDocument);
    const frame = page.frames()[1];
    await frame.evaluate(startEngine, browser.origin);
    assert.equal(await frame.evaluate(searchOnce), true);
    assert.deepEqual(page.problems, []);
});

test("a search stops within 50 ms", slow, async () => {
    const page = await openEngine();
    const times = await page.evaluate(async () => {
        const { engine } = globalThis;
        await engine.load({ game: "chexers" });
        const measured = [];
        // Other programs on the machine can delay an answer, but not most of nine answers.
        for (let attempt = 0; attempt < 4; attempt++) {
            const round = [];
            for (let i = 0; i < 9; i++) {
                let deep = () => {};
                const under = new Promise((resolve) => {
                    deep = () => resolve(undefined);
                });
                const search = engine.search({}, deep);
                await under;
                const start = performance.now();
                await engine.stop();
                round.push(performance.now() - start);
                if (!(await search).stopped) throw new Error("the search does not say that it was stopped");
            }
            measured.push(round.sort((a, b) => a - b));
            if (round[4] < 50) break;
        }
        return measured;
    });
    assert.ok(times.at(-1)[4] < 50, JSON.stringify(times));
});

test("after a crash during a search a new worker takes over the game and the search", slow, async () => {
    const page = await openEngine();
    const result = await page.evaluate(async () => {
        const { engine, workers } = globalThis;
        let restarts = 0;
        engine.addEventListener("restart", () => restarts++);
        await engine.load({ game: "chexers" });
        await engine.play("MOVE -3,0 -2,0");
        const search = engine.search({ timeMs: 400 });
        workers[0].dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
        const { best, stopped } = await search;
        const { state } = await engine.goTo(1);
        return { best, stopped, restarts, workers: workers.length, actions: state.actions };
    });
    assert.notEqual(result.best, "");
    assert.equal(result.stopped, undefined);
    assert.deepEqual([result.restarts, result.workers], [1, 2]);
    assert.deepEqual(result.actions, ["MOVE -3,0 -2,0"]);
});

test("a missing engine is reported with a message", slow, async () => {
    const page = await browser.open(anyDocument);
    const message = await page.evaluate(async (origin) => {
        const { EngineClient } = await import(`${origin}/web/engine/client.js`);
        const engine = new EngineClient({ moduleUrl: `${origin}/web/engine/nowhere.js` });
        return engine.games().catch((/** @type {Error} */ failure) => `${failure.name}: ${failure.message}`);
    }, browser.origin);
    assert.match(message, /^EngineFailure: the engine could not be loaded/);
});

for (const [where, options, folder] of [
    ["at the root of a server with a strict policy", {}, ""],
    ["in a folder of a server", { root: buildFolder }, "site/"],
]) {
    test(`the built site works ${where}`, slow, async () => {
        const site = await serve({ ...options, port: 0 });
        // Without delay: late requests of the previous page would be judged by the policy of this page.
        const page = await browser.open(`${site.url}${folder}#game=cachex&o.size=5`);
        await page.locator("quintet-board").first().waitFor();
        assert.deepEqual(page.problems, []);
        await page.close();
        await site.close();
    });
}
