/**
 * Unpacks a zip with care. Its list of contents is checked before anything is unpacked; what comes out is counted,
 * since the list may lie about sizes. Works in small pieces, so that the page stays responsive.
 */

import { Unzip, UnzipInflate, unzipSync } from "fflate";
import { Problem } from "../ui/notices/problem.js";
import { checkedPath, checkSize, isSkipped } from "./file-rules.js";

/** Bytes given to the decoder at once; they become at most about a thousand times as many. */
const PIECE = 8 * 1024;
/** Pieces between two pauses. */
const PIECES_AT_ONCE = 16;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The paths of the files in a zip, from its list of contents.
 * @param {Uint8Array} bytes @param {string} name
 * @returns {Set<string>}
 */
function listed(bytes, name) {
    const size = { files: 0, bytes: 0 };
    /** @type {Set<string>} */
    const paths = new Set();
    unzipSync(bytes, {
        // Called for each file; nothing is unpacked yet.
        filter: ({ name: path, originalSize, compression }) => {
            if (path.endsWith("/") || isSkipped(path.replaceAll("\\", "/"))) return false;
            if (compression !== 0 && compression !== 8) throw new Problem("arena.refused.packed", { name });
            size.files += 1;
            size.bytes += originalSize;
            paths.add(checkedPath(path));
            return false;
        },
    });
    checkSize(size, name);
    return paths;
}

/** @param {Uint8Array[]} pieces */
function joined(pieces) {
    const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
    }
    return all;
}

/**
 * @param {Uint8Array} bytes
 * @param {string} name  of the zip
 * @returns {Promise<Record<string, Uint8Array>>} by path. Throws a `Problem`.
 */
export async function unpack(bytes, name) {
    try {
        const wanted = listed(bytes, name);
        const files = await unpackListed(bytes, name, wanted);
        // What the list has and the contents have not is cut off or damaged.
        if (Object.keys(files).length < wanted.size) throw new Problem("arena.refused.broken", { name });
        return files;
    } catch (error) {
        if (error instanceof Problem) throw error;
        throw new Problem("arena.refused.broken", { name });
    }
}

/** @param {Uint8Array} bytes @param {string} name @param {Set<string>} wanted */
async function unpackListed(bytes, name, wanted) {
    /** @type {Map<string, Uint8Array>} */
    const files = new Map();
    const size = { files: 0, bytes: 0 };
    /** @type {unknown} */
    let failure = null;
    const unzip = new Unzip((file) => {
        if (file.name.endsWith("/") || isSkipped(file.name.replaceAll("\\", "/"))) return;
        const path = checkedPath(file.name);
        if (!wanted.has(path)) return;
        /** @type {Uint8Array[]} */
        const pieces = [];
        file.ondata = (error, piece, isLast) => {
            if (error) failure = error;
            if (failure) return;
            size.bytes += piece.length;
            checkSize(size, name);
            // The decoder uses its memory again.
            pieces.push(piece.slice());
            if (isLast) files.set(path, joined(pieces));
        };
        file.start();
    });
    unzip.register(UnzipInflate);
    for (let at = 0, count = 1; at < bytes.length && !failure; at += PIECE, ++count) {
        unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
        if (count % PIECES_AT_ONCE === 0) await pause();
    }
    if (failure) throw failure;
    return Object.fromEntries(files);
}
