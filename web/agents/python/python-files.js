/**
 * Pyodide's files: how large they are, loading them once a visit, and keeping them in the browser for use without a
 * network. The service worker does not keep them by itself, and answers them from any cache (offline/README.md).
 */

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
    const response = kept ?? (await fetch(href));
    if (!response.ok || !response.body) throw new Error(`Python could not be loaded: ${href}: ${response.status}`);
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

/**
 * Keeps Python for use without a network, with the packages of this visit. Call it when the reader has agreed.
 * @returns {Promise<boolean>} false if the browser keeps nothing here, or has no room
 */
export async function keepPython() {
    const cache = await openCache();
    if (!cache) return false;
    const wanted = [...Object.values(addresses).map(({ href }) => href), ...beside];
    try {
        for (const { url } of await cache.keys()) {
            if (!wanted.includes(url)) await cache.delete(url);
        }
        await Promise.all(wanted.map(async (href) => (await cache.match(href)) ?? cache.add(href)));
        navigator.storage?.persist?.().catch(() => {});
        return true;
    } catch {
        return false;
    }
}

/** Forgets the kept Python. A reader may want the room. */
export async function forgetPython() {
    await globalThis.caches?.delete(CACHE).catch(() => false);
}
