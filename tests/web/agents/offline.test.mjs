/** Python agents on the built site: Python loads when an agent needs it, and then works without a network. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../../scripts/serve.mjs";
import { becomes } from "../browser.mjs";
import { play } from "../drive/agents.mjs";
import { testBrowser } from "../for-tests.mjs";

const built = fileURLToPath(new URL("../../../build/site", import.meta.url));
const isPython = (/** @type {string} */ name) => /^(pyodide|python_stdlib)[.-]/.test(name);

const browser = await testBrowser({ sources: true });

/** The script of the arena's page that runs agents. Other pages, frames and elements have copies of their own. */
async function agentsScript() {
    const assets = path.join(built, "assets");
    const waiting = scriptsIn(await readFile(path.join(built, "arena.html"), "utf8"));
    const seen = new Set(waiting);
    for (const name of waiting) {
        const text = await readFile(path.join(assets, name), "utf8");
        if (/export\{[^}]*\bas AgentClient\b[^}]*\bas isPythonKept\b/.test(text)) return `/assets/${name}`;
        for (const next of scriptsIn(text)) {
            if (!seen.has(next)) waiting.push(next);
            seen.add(next);
        }
    }
    throw new Error("no script of the arena runs agents: is agents/index.js imported?");
}

/** The names of scripts with a hash that a text refers to. @param {string} text */
const scriptsIn = (text) =>
    [...text.matchAll(/["'](?:[\w.]*\/)*([\w-]+-[A-Z0-9]{8}\.js)["']/g)].map(([, name]) => name);

/** Runs in the page: whether there is a snapshot of Python, which is larger than a spoiled one. */
async function hasSnapshot() {
    const kept = await (await caches.open("quintet-python")).match("/assets/python-snapshot");
    return kept ? (await kept.blob()).size > 1_000_000 : false;
}

/** Runs in the page: puts other bytes in place of the snapshot. */
async function spoilSnapshot() {
    const cache = await caches.open("quintet-python");
    const saved = await cache.match("/assets/python-snapshot");
    await cache.put("/assets/python-snapshot", new Response("no snapshot", { headers: saved?.headers }));
}

/** Runs in the page: from now on everything has one hash. */
function forgeHashes() {
    SubtleCrypto.prototype.digest = async () => new ArrayBuffer(32);
}

/** Runs in the page: counts how often a file is saved from now on. */
function countSaving() {
    const seen = { count: 0 };
    const { put } = Cache.prototype;
    Cache.prototype.put = function (...given) {
        ++seen.count;
        return put.apply(this, given);
    };
    return seen;
}

test("Python is in the site, but the service worker does not fetch it", async () => {
    const names = (await readdir(path.join(built, "assets"))).filter(isPython);
    assert.equal(names.length, 4);
    const worker = await readFile(path.join(built, "service-worker.js"), "utf8");
    for (const name of names) assert.ok(!worker.includes(name), name);
    assert.ok(worker.includes("agent-frame-kept.html"));
});

test("after Python has run once, an agent plays without a network, in a sandbox", { timeout: 400_000 }, async () => {
    const server = await serve({ port: 0, encodings: [] });
    const page = await browser.openBlank({ offline: true });
    const module = await agentsScript();
    await page.goto(server.url);
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
    await page.goto(`${server.url}arena.html`);
    const isKept = () => page.evaluate(async (address) => (await import(address)).isPythonKept(), module);
    assert.equal(await isKept(), false);
    const files = { "a.py": "def agent(observation):\n    return observation.legal_actions[-1]\n" };
    assert.deepEqual((await play(page, { files, module })).faults, []);
    await becomes(isKept, true);
    await becomes(() => page.evaluate(hasSnapshot), true);

    await server.close();
    await page.reload();
    const saving = await page.evaluateHandle(countSaving);
    const seen = await play(page, { files, module });
    assert.deepEqual([seen.faults, seen.actions], [[], ["PLACE 3,4"]]);
    assert.equal(await saving.evaluate((seen) => seen.count), 0, "it starts from the snapshot of the first visit");
    // A spoiled one is made again, also if it is noticed only when Python does not start: the last has the right hash.
    for (const isNoticed of [true, false, false]) {
        await page.evaluate(spoilSnapshot);
        await page.reload();
        if (!isNoticed) await page.evaluate(forgeHashes);
        assert.deepEqual((await play(page, { files, module })).faults, []);
        await becomes(() => page.evaluate(hasSnapshot), true);
    }
    const script = "export function agent() { return typeof fetch + typeof indexedDB; }";
    const other = await play(page, { language: "javascript", files: { "a.js": script }, module });
    assert.deepEqual([other.faults, other.actions], [[], ["undefinedundefined"]]);
    await becomes(async () => page.workers().filter((worker) => worker.url().startsWith("blob:null")).length, 0);
});
