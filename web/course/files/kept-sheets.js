/** Sheets that were opened by `?src=` stay on the device, so that they open without a network. */

const CACHE = "quintet-sheets";
/** Those opened longest ago go first. */
const MOST = 20;

/**
 * Loads a sheet from the site. Its last copy answers where the network does not, or where something else answers with a
 * page, such as the sign-in of a hotel's network; an answer of the site counts, even if the sheet is gone.
 * @param {string} address
 * @returns {Promise<Response>} rejects if neither answers
 */
export async function loadSheet(address) {
    try {
        const response = await fetch(address);
        if (!response.ok) return response;
        if (/^\s*</.test(await response.clone().text())) return (await find(address)) ?? response;
        await keep(address, response.clone());
        return response;
    } catch (error) {
        const kept = await find(address);
        if (kept) return kept;
        throw error;
    }
}

/** @param {string} address @param {Response} response */
async function keep(address, response) {
    try {
        const cache = await caches.open(CACHE);
        // A sheet that is opened again is the newest.
        await cache.delete(address);
        await cache.put(address, response);
        const all = await cache.keys();
        await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => cache.delete(request)));
    } catch {
        // Storage is refused or full: the sheet lasts for this visit.
    }
}

/** @param {string} address @returns {Promise<Response | undefined>} */
async function find(address) {
    try {
        return await (await caches.open(CACHE)).match(address);
    } catch {
        return undefined;
    }
}
