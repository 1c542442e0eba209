/** Zip files, made a file at a time so that the page stays alive. */

import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Always the same, so that the same content gives the same bytes. */
const WHEN = "2020-01-01T12:00:00";
/** Files that are compressed already. */
const DENSE = /\.(png|woff2|gz|zip)$/;

/** @param {Map<string, Uint8Array>} files  by path @returns {Promise<Uint8Array>} */
export async function zipOf(files) {
    /** @type {BlobPart[]} */
    const parts = [];
    /** @type {Error | null} */
    let failure = null;
    const zip = new Zip((error, part) => {
        failure ??= error;
        if (part) parts.push(/** @type {Uint8Array<ArrayBuffer>} */ (part));
    });
    for (const [name, bytes] of files) {
        const file = DENSE.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 9 });
        file.mtime = WHEN;
        zip.add(file);
        file.push(bytes, true);
        await new Promise((resolve) => setTimeout(resolve));
    }
    zip.end();
    if (failure) throw failure;
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}
