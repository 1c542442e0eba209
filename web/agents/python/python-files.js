/**
 * Pyodide's files: how large they are, and loading them once. The browser saves them then, for the next visit and for
 * use without a network; the service worker answers them from any cache (offline/README.md). A snapshot of the started
 * interpreter is saved with them.
 */

import { Problem } from "../../ui/notices/problem.js";
import { moduleFunction } from "../worker-script.js";
import { loaded, lock, transferred } from "./python-sizes.js";

/** The cache for Pyodide's files; names of the site's versions begin differently, so that tidying leaves it alone. */
const CACHE = "quintet-python";

const addresses = {
    loader: new URL("../../node_modules/pyodide/pyodide.mjs", import.meta.url),
    program: new URL("../../node_modules/pyodide/pyodide.asm.mjs", import.meta.url),
    wasm: new URL("../../node_modules/pyodide/pyodide.asm.wasm", import.meta.url),
    library: new URL("../../node_modules/pyodide/python_stdlib.zip", import.meta.url),
};

/**
 * `loader`, `program`: expressions of modules that find `fetch` in place of the browser's. `lock`: what Pyodide needs
 * to know of packages, of which there are none.
 * @typedef {{loader: string, program: string, wasm: Blob, library: Blob, lock: object}} PythonFiles
 */

/** The size of Python in bytes: what a server with compression sends, and what that is when it is unpacked. */
export const pythonSize = () => ({ transferred, loaded });

/** @returns {Promise<Cache | null>} null where the browser offers none */
async function openCache() {
    try {
        return await globalThis.caches.open(CACHE);
    } catch {
        return null;
    }
}

/**
 * Saves files. Without storage, or room in it, the next visit loads them again.
 * @param {[string, Blob][]} files  by address
 * @param {Record<string, string>} [headers]
 */
async function keep(files, headers = {}) {
    try {
        const cache = await openCache();
        for (const [href, content] of files) await cache?.put(href, new Response(content, { headers }));
    } catch {
        // Full, or refused.
    }
}

/** The snapshot's address in the cache. It isn't a file; bundlers only look for addresses relative to a script. */
const SNAPSHOT = new URL("python-snapshot", addresses.wasm).href;

/** A snapshot is saved only where there is this many times as much room: games and sheets come first. */
const ROOM = 4;

/** The hash of a snapshot and what it was made from. @param {string} origin @param {BlobPart} snapshot */
async function tagOf(origin, snapshot) {
    const hash = await crypto.subtle.digest("SHA-256", await new Blob([origin, snapshot]).arrayBuffer());
    return `"${new Uint8Array(hash).join(".")}"`;
}

/**
 * Saves a snapshot in place of an older one, as it is: to pack its 31 MB would hold the page up.
 * @param {string} origin  what it was made from
 * @param {Blob} snapshot
 */
export async function saveSnapshot(origin, snapshot) {
    const { quota = 0, usage = 0 } = (await globalThis.navigator.storage?.estimate().catch(() => null)) ?? {};
    if (quota - usage > ROOM * snapshot.size) {
        await keep([[SNAPSHOT, snapshot]], { ETag: await tagOf(origin, snapshot) });
    }
}

/**
 * Returns the snapshot of an earlier visit, or null if there is none with this origin.
 * @param {string} origin
 * @returns {Promise<Blob | null>}
 */
export async function savedSnapshot(origin) {
    await renewing;
    const saved = await (await openCache())?.match(SNAPSHOT).catch(() => undefined);
    const bytes = await saved?.arrayBuffer().catch(() => undefined);
    if (!saved || !bytes || saved.headers.get("ETag") !== (await tagOf(origin, bytes))) return null;
    return new Blob([bytes]);
}

/**
 * @param {string} href
 * @param {(bytes: number) => void} onBytes
 * @returns {Promise<{content: Blob, isNew: boolean}>}
 */
async function load(href, onBytes) {
    const kept = await (await openCache())?.match(href).catch(() => undefined);
    const response = kept ?? (await fetch(href).catch(() => null));
    if (!response?.ok || !response.body) throw new Problem("notice.notLoaded");
    const reader = response.body.getReader();
    const parts = [];
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return { content: new Blob(parts), isNew: !kept };
        parts.push(value);
        onBytes(value.length);
    }
}

/**
 * Loads a file that the host of the site may have laid beside it. What is saved counts only without a network.
 * @param {string} href
 * @returns {Promise<Blob | null>} null if it is not there
 */
export async function loadBeside(href) {
    const response = await fetch(href).catch(() => null);
    if (response && !response.ok) return null;
    const found = response ?? (await (await openCache())?.match(href).catch(() => undefined));
    const content = (await found?.blob()) ?? null;
    if (response && content) keep([[href, content]]);
    return content;
}

/** @type {Set<(progress: {loaded: number, total: number}) => void>} */
const listeners = new Set();
/** @type {Promise<PythonFiles> | null} */
let loading = null;

/** @type {Promise<void> | null} */
let renewing = null;

/** Saves a version of Python in place of another one and its packages. @param {[string, Blob][]} files */
async function renew(files) {
    if (await openCache()) await globalThis.caches.delete(CACHE).catch(() => false);
    await keep(files);
}

async function loadAll() {
    let done = 0;
    const onBytes = (/** @type {number} */ bytes) => {
        done += bytes;
        for (const listener of listeners) listener({ loaded: Math.min(done, loaded), total: loaded });
    };
    const hrefs = Object.values(addresses).map(({ href }) => href);
    const files = await Promise.all(hrefs.map((href) => load(href, onBytes)));
    const [loader, program, wasm, library] = files.map(({ content }) => content);
    if (files.some(({ isNew }) => isNew)) renewing = renew(hrefs.map((href, index) => [href, files[index].content]));
    const expressionOf = async (/** @type {Blob} */ script) => moduleFunction(await script.text(), "fetch");
    return { loader: await expressionOf(loader), program: await expressionOf(program), wasm, library, lock };
}

/**
 * Loads Python, once a visit.
 * @param {(progress: {loaded: number, total: number}) => void} [onProgress]  bytes, out of `pythonSize().loaded`
 * @returns {Promise<PythonFiles>}
 */
export async function loadPython(onProgress = () => {}) {
    loading ??= loadAll();
    const files = loading;
    listeners.add(onProgress);
    try {
        return await files;
    } catch (error) {
        if (loading === files) loading = null;
        throw error;
    } finally {
        listeners.delete(onProgress);
    }
}

/** Whether this version of Python is kept for use without a network. */
export async function isPythonKept() {
    const cache = await openCache();
    if (!cache) return false;
    const found = await Promise.all(
        Object.values(addresses).map(({ href }) => cache.match(href).catch(() => undefined)),
    );
    return found.every(Boolean);
}
