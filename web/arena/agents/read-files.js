/**
 * Reads what a reader dropped or chose: files, folders, or one zip, as an agent's files.
 *
 * @import { Refusal } from "./refusal.js"
 * `name`: what the agent may be called. `problems`: why it cannot be read; then `files` is empty.
 * @typedef {{name: string, files: Record<string, Uint8Array>, problems: Refusal[]}} AgentFiles
 */

import { Allowance, checkedPath, isSkipped, withoutWrapper } from "./file-rules.js";
import { Refused } from "./refusal.js";

const isZip = (/** @type {string} */ name, /** @type {Uint8Array} */ bytes) =>
    /\.zip$/i.test(name) || (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] <= 7);

/** Reads one file. Its size is known before. @param {File} file @param {Allowance} allowance */
async function bytesOf(file, allowance) {
    allowance.addBytes(file.size, file.name);
    try {
        return new Uint8Array(await file.arrayBuffer());
    } catch {
        throw new Refused("unreadable", { name: file.name });
    }
}

/** The entries of a folder; browsers hand them out in batches. @param {FileSystemDirectoryEntry} folder */
async function entriesOf(folder) {
    const reader = folder.createReader();
    /** @type {FileSystemEntry[]} */
    const all = [];
    for (;;) {
        /** @type {FileSystemEntry[]} */
        const batch = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
        if (batch.length === 0) return all;
        all.push(...batch);
    }
}

/**
 * Collects the files of dropped entries by path.
 * @param {FileSystemEntry} entry @param {string} above @param {Allowance} allowance @param {Map<string, File>} found
 */
async function collect(entry, above, allowance, found) {
    const path = checkedPath(above + entry.name);
    if (entry.isDirectory) {
        if (isSkipped(`${path}/file`)) return;
        const entries = await entriesOf(/** @type {FileSystemDirectoryEntry} */ (entry));
        for (const inner of entries) await collect(inner, `${path}/`, allowance, found);
        return;
    }
    if (isSkipped(path)) return;
    allowance.addFile();
    const file = /** @type {FileSystemFileEntry} */ (entry);
    found.set(path, await new Promise((resolve, reject) => file.file(resolve, reject)));
}

/** @param {(File | FileSystemEntry)[]} given @param {Allowance} allowance @returns {Promise<Map<string, File>>} */
async function filesOf(given, allowance) {
    /** @type {Map<string, File>} */
    const found = new Map();
    for (const each of given) {
        if (each instanceof File) {
            const path = checkedPath(each.webkitRelativePath || each.name);
            if (isSkipped(path)) continue;
            allowance.addFile();
            found.set(path, each);
        } else {
            await collect(each, "", allowance, found);
        }
    }
    return found;
}

/** A name without its extension, for people. @param {string} path */
const stem = (path) => (path.split("/").pop() ?? "").replace(/\.(zip|py|m?js)$/i, "").trim();

/** @param {(File | FileSystemEntry)[]} given */
async function read(given) {
    const found = await filesOf(given, new Allowance());
    if (found.size === 0) throw new Refused("empty");
    const allowance = new Allowance();
    /** @type {Record<string, Uint8Array>} */
    let files = Object.create(null);
    let name = "";
    let isZipped = false;
    for (const [path, file] of found) {
        const bytes = await bytesOf(file, allowance);
        if (found.size === 1 && isZip(path, bytes)) {
            if (bytes.length === 0) throw new Refused("broken", { name: file.name });
            const { unpack } = await import("./unzip.js");
            files = await unpack(bytes, file.name);
            name = stem(file.name);
            isZipped = true;
        } else {
            files[path] = bytes;
            name ||= stem(path);
        }
    }
    const { files: inner, folder } = withoutWrapper(files);
    checkKind(inner);
    return { name: isZipped ? name : folder || name, files: inner };
}

/** @param {Record<string, Uint8Array>} files */
function checkKind(files) {
    const names = Object.keys(files);
    if (names.length === 0) throw new Refused("empty");
    if (names.some((name) => /\.(py|m?js)$/i.test(name))) return;
    if (names.some((name) => /\.zip$/i.test(name))) throw new Refused("nested", { name: names[0] });
    if (names.some((name) => /\.(rar|7z|tar|gz|tgz|bz2|xz)$/i.test(name)))
        throw new Refused("archive", { name: names[0] });
    throw new Refused("nothing", { name: names[0], count: names.length });
}

/**
 * @param {(File | FileSystemEntry)[]} given
 * @returns {Promise<AgentFiles>}
 */
export async function readAgentFiles(given) {
    try {
        return { ...(await read(given)), problems: [] };
    } catch (error) {
        const reason = error instanceof Refused ? error : new Refused("unreadable", { name: given[0]?.name ?? "" });
        return { name: "", files: {}, problems: [reason.refusal] };
    }
}
