/**
 * Reads one compressed piece of data, such as a hundred puzzles, from the site. What has been read once stays, so that
 * it is there without a network.
 */

/**
 * @param {string} cache  where it is kept
 * @param {string} name  contains a hash of the content
 * @param {string} base  the address of a file in the same folder
 * @returns {Promise<string>}
 */
export async function readPiece(cache, name, base) {
    const address = new URL(name, base).href;
    const kept = await keptCopy(cache, address);
    if (kept) return textOf(kept);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    const text = await textOf(bytes);
    await keepCopy(cache, address, bytes);
    return text;
}

/** @param {string} name @param {string} address @returns {Promise<ArrayBuffer | null>} */
async function keptCopy(name, address) {
    try {
        const response = await (await caches.open(name)).match(address);
        return response ? await response.arrayBuffer() : null;
    } catch {
        // No storage, or a frame without any.
        return null;
    }
}

/** @param {string} name @param {string} address @param {ArrayBuffer} bytes */
async function keepCopy(name, address, bytes) {
    try {
        const cache = await caches.open(name);
        await cache.put(address, new Response(bytes));
        await forgetOthers(cache, address);
    } catch {
        // Storage is refused or full: the piece lasts for this visit.
    }
}

/** Deletes older versions of a piece. @param {Cache} cache @param {string} address */
async function forgetOthers(cache, address) {
    const stem = (/** @type {string} */ each) => each.replace(/-\w{8}\.gz$/, "");
    const old = (await cache.keys()).filter(({ url }) => url !== address && stem(url) === stem(address));
    await Promise.all(old.map((request) => cache.delete(request)));
}

/** Some servers unpack what they send. @param {ArrayBuffer} bytes */
async function textOf(bytes) {
    const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
    if (first !== 0x1f || second !== 0x8b) return new TextDecoder().decode(bytes);
    const { gunzipSync } = await import("fflate");
    return new TextDecoder().decode(gunzipSync(new Uint8Array(bytes)));
}
