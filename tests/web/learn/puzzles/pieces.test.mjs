/** From a file of puzzles to compressed pieces and back: what the build writes, the trainer reads. */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { piecesSource } from "../../../../web/learn/puzzles/build.mjs";
import { readPuzzles } from "../../../../web/learn/puzzles/catalog/puzzle.js";
import { readPiece } from "../../../../web/offline/pieces.js";
import { linesOf, winInOne } from "./engine.mjs";

const BASE = "http://localhost/assets/main.js";

/** @type {string} */
let folder;
/** What is kept, by address, as in the browser's cache. @type {Map<string, ArrayBuffer>} */
let kept;
/** The files of the site, by name; null: no network. @type {Record<string, Uint8Array> | null} */
let files;
/** @type {string[]} */
let fetched;
const { fetch: ownFetch } = globalThis;

beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "puzzles-"));
    kept = new Map();
    files = {};
    fetched = [];
    globalThis.fetch = /** @type {any} */ (
        async (/** @type {string} */ address) => {
            fetched.push(address);
            if (!files) throw new TypeError("no network");
            const bytes = files[path.basename(address)];
            return bytes ? new Response(bytes) : new Response("", { status: 404 });
        }
    );
    const cache = {
        match: async (/** @type {string} */ address) =>
            kept.has(address) ? new Response(kept.get(address)) : undefined,
        put: async (/** @type {string} */ address, /** @type {Response} */ response) =>
            void kept.set(address, await response.arrayBuffer()),
        keys: async () => [...kept.keys()].map((url) => ({ url })),
        delete: async (/** @type {{url: string}} */ { url }) => kept.delete(url),
    };
    Object.assign(globalThis, { caches: { open: async () => cache } });
});
afterEach(async () => {
    globalThis.fetch = ownFetch;
    Reflect.deleteProperty(globalThis, "caches");
    await rm(folder, { recursive: true });
});

/** @param {number} count */
const puzzles = (count) =>
    Array.from({ length: count }, (_, index) => ({ ...winInOne, id: `p${index}`, rating: index }));

test("the build writes pieces of a hundred, which unpack to the same puzzles", async () => {
    const [data, assets] = [path.join(folder, "data"), path.join(folder, "assets")];
    await mkdir(data);
    await writeFile(path.join(data, "cachex.jsonl"), linesOf(puzzles(230)));
    await writeFile(path.join(data, "README.md"), "no puzzles");
    const source = await piecesSource(assets, data);
    const names = (await readdir(assets)).sort();
    assert.deepEqual(
        names.map((name) => name.replace(/\w{8}\.gz$/, "")),
        ["puzzles-cachex-1-", "puzzles-cachex-2-", "puzzles-cachex-3-"],
    );
    for (const name of names) assert.ok(source.includes(`"${name}"`), name);
    // An address in the source would be loaded with the page.
    assert.doesNotMatch(source, /new URL\("/);
    const texts = await Promise.all(names.map(async (name) => gunzipSync(await readFile(path.join(assets, name)))));
    assert.deepEqual(readPuzzles(texts.join("")).puzzles, puzzles(230));
    files = Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await readFile(path.join(assets, name))])),
    );
    assert.equal(readPuzzles(await readPiece("quintet-puzzles", names[1], BASE)).puzzles.length, 100);
});

test("a site without puzzles has an empty shelf", async () => {
    assert.match(await piecesSource(path.join(folder, "assets"), path.join(folder, "none")), /games = \{\}/);
});

test("what was read once is there without a network, also if the server unpacks what it sends", async () => {
    const name = "puzzles-hive-1-0123abcd.gz";
    files = { [name]: new TextEncoder().encode(linesOf(puzzles(2))) };
    assert.equal(readPuzzles(await readPiece("quintet-puzzles", name, BASE)).puzzles.length, 2);
    files = null;
    assert.equal(readPuzzles(await readPiece("quintet-puzzles", name, BASE)).puzzles.length, 2);
    assert.equal(fetched.length, 1);
    await assert.rejects(readPiece("quintet-puzzles", "puzzles-hive-2-0123abcd.gz", BASE), /no network/);
});

test("a new version of a piece replaces the old one, and a refused storage does not matter", async () => {
    const [old, fresh] = ["puzzles-hive-1-0123abcd.gz", "puzzles-hive-1-89abcdef.gz"];
    const other = "puzzles-hive-2-0123abcd.gz";
    const bytes = new TextEncoder().encode(linesOf(puzzles(1)));
    files = { [old]: bytes, [fresh]: bytes, [other]: bytes };
    for (const name of [old, other, fresh]) await readPiece("quintet-puzzles", name, BASE);
    assert.deepEqual(
        [...kept.keys()].map((address) => path.basename(address)),
        [other, fresh],
    );
    Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error("refused")) } });
    assert.equal(readPuzzles(await readPiece("quintet-puzzles", old, BASE)).puzzles.length, 1);
    await assert.rejects(readPiece("quintet-puzzles", "puzzles-hive-3-0123abcd.gz", BASE), /404/);
});
