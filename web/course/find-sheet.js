/**
 * Where the page gets its sheet from: the address after `#`, a file of the same site named by `?src=`, or `sheet.json`
 * beside the page, as in a zip for an LMS. A file dropped on the page is read by the page itself.
 */

import { readSheetLink } from "./sheet-link.js";

/** The file beside the page. */
const BESIDE = "sheet.json";

/** A sheet was named that cannot be fetched. */
export class SheetMissing extends Error {
    name = "SheetMissing";

    /** @param {string} source */
    constructor(source) {
        super(source);
        this.source = source;
    }
}

/**
 * @param {{href: string, hash: string, search: string}} place
 * @param {(url: string) => Promise<Response>} [load]
 * @returns {Promise<string | null>} the text of the activity; null if the address names none and none is beside the
 *     page
 */
export async function findSheet({ href, hash, search }, load = (url) => fetch(url)) {
    const packed = await readSheetLink(hash);
    if (packed !== null) return packed;
    const source = new URLSearchParams(search).get("src");
    const url = new URL(source ?? BESIDE, href);
    // Another site could show its own text under this site's name.
    if (source !== null && url.origin !== new URL(href).origin) throw new SheetMissing(source);
    const response = await load(url.href).catch(() => null);
    if (response?.ok) return response.text();
    if (source === null) return null;
    throw new SheetMissing(source);
}
