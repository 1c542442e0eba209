// The part of the build that writes compressed pieces of data, which `pieces.js` reads.

import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/**
 * @param {string} assets  the folder for the piece
 * @param {string} stem  the first part of its name
 * @param {string} text
 * @returns {Promise<string>} its name
 */
export async function writePiece(assets, stem, text) {
    await mkdir(assets, { recursive: true });
    const name = `${stem}-${hashOf(text)}.gz`;
    await writeFile(path.join(assets, name), gzipSync(text, { level: 9 }));
    return name;
}
