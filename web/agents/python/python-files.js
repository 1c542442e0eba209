/**
 * Pyodide's files: how large they are, and loading them once. The browser saves them then, for the next visit and for
 * use without a network; the service worker answers them from any cache (offline/README.md).
 */

import { Problem } from "../../ui/notices/problem.js";
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
 * `loader`, `program`: texts of scripts. `lock`: what Pyodide needs to know of packages, of which there are none.
 * @typedef {{loader: string, program: string, wasm: Blob, library: Blob, lock: object}} PythonFiles
 */

/** The size of Python in bytes: what a server with compression sends, and what is kept. */
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
 * @param {URL} address
 * @param {(bytes: number) => void} onBytes
 * @returns {Promise<Blob>}
 */
async function load({ href }, onBytes) {
    const kept = await (await openCache())?.match(href).catch(() => undefined);
    const response = kept ?? (await fetch(href).catch(() => null));
    if (!response?.ok || !response.body) throw new Problem("notice.notLoaded");
    const reader = response.body.getReader();
    const parts = [];
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return new Blob(parts);
        parts.push(value);
        onBytes(value.length);
    }
}

/** What was loaded beside Python itself. @type {Set<string>} */
const beside = new Set();

/**
 * Loads a file that the host of the site may have laid beside it. Null if it is not there.
 * @param {string} href
 * @param {{isChanging?: boolean}} [how]  `isChanging`: what is kept counts only without a network
 * @returns {Promise<Blob | null>}
 */
export async function loadBeside(href, { isChanging = false } = {}) {
    const response = isChanging ? await fetch(href).catch(() => null) : null;
    const content = response
        ? await (response.ok ? response.blob() : null)
        : await load(new URL(href), () => {}).catch(() => null);
    if (content) beside.add(href);
    loading?.then(keep, () => {});
    return content;
}

/** @type {Set<(progress: {loaded: number, total: number}) => void>} */
const listeners = new Set();
/** @type {Promise<PythonFiles> | null} */
let loading = null;

async function loadAll() {
    let done = 0;
    const onBytes = (/** @type {number} */ bytes) => {
        done += bytes;
        for (const listener of listeners) listener({ loaded: Math.min(done, loaded), total: loaded });
    };
    const [loader, program, wasm, library] = await Promise.all(
        Object.values(addresses).map((address) => load(address, onBytes)),
    );
    return { loader: await loader.text(), program: await program.text(), wasm, library, lock };
}

/**
 * Loads Python, once a visit.
 * @param {(progress: {loaded: number, total: number}) => void} [onProgress]  bytes, out of `pythonSize().loaded`
 * @returns {Promise<PythonFiles>}
 */
export async function loadPython(onProgress = () => {}) {
    if (!loading) {
        loading = loadAll();
        loading.then(keep, () => {});
    }
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

/** Keeps Python with the packages of this visit. Without storage, or room in it, the next visit loads it again. */
async function keep() {
    const cache = await openCache();
    if (!cache) return;
    const wanted = [...Object.values(addresses).map(({ href }) => href), ...beside];
    try {
        for (const { url } of await cache.keys()) {
            if (!wanted.includes(url)) await cache.delete(url);
        }
        // The browser has what was just loaded.
        const again = (/** @type {string} */ href) => new Request(href, { cache: "force-cache" });
        await Promise.all(wanted.map(async (href) => (await cache.match(href)) ?? cache.add(again(href))));
    } catch {
        // Full, or refused.
    }
}
