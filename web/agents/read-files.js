/**
 * Reads what a reader dropped or chose: files, folders, or one zip, as an agent's files.
 *
 * @import { Sentence } from "../i18n/keys.js"
 * `name`: what the agent may be called. `folder`: the name of the folder or zip that holds the files, "" for loose
 * files. `problems`: why it cannot be read; then `files` is empty.
 * @typedef {{name: string, folder: string, files: Record<string, Uint8Array>, problems: Sentence[]}} AgentFiles
 */

import { Problem } from "../ui/notices/problem.js";
import { checkedPath, checkSize, isSkipped, withoutFolder } from "./file-rules.js";

const isZip = (/** @type {string} */ name, /** @type {Uint8Array} */ bytes) =>
    /\.zip$/i.test(name) || (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] <= 7);

/** @param {File} file */
async function bytesOf(file) {
    try {
        return new Uint8Array(await file.arrayBuffer());
    } catch {
        throw new Problem("arena.refused.unreadable", { name: file.name });
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
 * @param {FileSystemEntry} entry @param {string} above @param {Map<string, File>} found
 */
async function collect(entry, above, found) {
    const path = checkedPath(above + entry.name);
    if (entry.isDirectory) {
        if (isSkipped(`${path}/file`)) return;
        const entries = await entriesOf(/** @type {FileSystemDirectoryEntry} */ (entry));
        for (const inner of entries) await collect(inner, `${path}/`, found);
        return;
    }
    if (isSkipped(path)) return;
    const file = /** @type {FileSystemFileEntry} */ (entry);
    found.set(path, await new Promise((resolve, reject) => file.file(resolve, reject)));
}

/** @param {(File | FileSystemEntry)[]} given @returns {Promise<Map<string, File>>} */
async function filesOf(given) {
    /** @type {Map<string, File>} */
    const found = new Map();
    for (const each of given) {
        if (each instanceof File) {
            const path = checkedPath(each.webkitRelativePath || each.name);
            if (!isSkipped(path)) found.set(path, each);
        } else {
            await collect(each, "", found);
        }
    }
    return found;
}

/** A name without its extension, for people. @param {string} path */
const stem = (path) => (path.split("/").pop() ?? "").replace(/\.(zip|py|m?js)$/i, "").trim();

/** @param {(File | FileSystemEntry)[]} given */
async function readAll(given) {
    const { files: found, folder } = withoutFolder(await filesOf(given));
    const [first] = found;
    if (!first) throw new Problem("arena.refused.empty");
    const name = folder || stem(first[0]);
    const bytes = [...found.values()].reduce((sum, { size }) => sum + size, 0);
    checkSize({ files: found.size, bytes }, folder || first[1].name);
    /** @type {Record<string, Uint8Array>} */
    const files = Object.create(null);
    for (const [path, file] of found) files[path] = await bytesOf(file);
    const [path, file] = first;
    if (found.size > 1 || !isZip(path, files[path])) return { name, folder, files };
    if (file.size === 0) throw new Problem("arena.refused.broken", { name: file.name });
    const { unpack } = await import("./unzip.js");
    // The zip's own name may be that of the package inside.
    return { name: stem(path), folder: stem(path), files: await unpack(files[path], file.name) };
}

/** @param {Record<string, Uint8Array>} files */
function checkKind(files) {
    const names = Object.keys(files);
    if (names.length === 0) throw new Problem("arena.refused.empty");
    if (names.some((name) => /\.(py|m?js)$/i.test(name))) return;
    if (names.some((name) => /\.zip$/i.test(name))) throw new Problem("arena.refused.nested", { name: names[0] });
    if (names.some((name) => /\.(rar|7z|tar|gz|tgz|bz2|xz)$/i.test(name)))
        throw new Problem("arena.refused.archive", { name: names[0] });
    throw new Problem("arena.refused.nothing", { name: names[0], count: names.length });
}

/** @param {(File | FileSystemEntry)[]} given @returns {Promise<AgentFiles>} */
export async function readAgentFiles(given) {
    try {
        const read = await readAll(given);
        checkKind(read.files);
        return { ...read, problems: [] };
    } catch (error) {
        const [first] = given;
        const name = first?.name ?? "";
        const { problem } = error instanceof Problem ? error : new Problem("arena.refused.unreadable", { name });
        const path = (first instanceof File && first.webkitRelativePath) || name;
        return { name: stem(path.split("/")[0]), folder: "", files: {}, problems: [problem] };
    }
}
