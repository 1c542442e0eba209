/**
 * Hands files from one page of the site to another. They wait in the browser's storage, and the address names them:
 * `arena.html#brought=1764230400000`.
 */

import { openDB } from "idb";

const STORE = "files";
/** Time after which stored files may be deleted, in milliseconds. */
const WAIT_MS = 600_000;

const database = () => openDB("quintet-brought", 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE) });

/**
 * Stores files for another page.
 * @param {File[]} files
 * @returns {Promise<string>} the part of the address after `#`; rejects if the browser cannot store them
 */
export async function bring(files) {
    const found = await database();
    const now = Date.now();
    await found.delete(STORE, IDBKeyRange.upperBound(now - WAIT_MS));
    await found.put(STORE, files, now);
    found.close();
    return `brought=${now}`;
}

/**
 * Takes the files that an address names.
 * @param {string} hash
 * @returns {Promise<File[]>} empty if they are no longer stored
 */
export async function takeBrought(hash) {
    const key = Number(new URLSearchParams(hash.replace(/^#/, "")).get("brought"));
    const found = await database().catch(() => null);
    if (!found || !Number.isFinite(key)) return [];
    const files = await found.get(STORE, key).catch(() => null);
    await found.delete(STORE, key).catch(() => {});
    found.close();
    return Array.isArray(files) ? files.filter((file) => file instanceof File) : [];
}
