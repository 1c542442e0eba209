/** What may be an agent's files: limits, names, and what is left out. */

import { Refused } from "./refusal.js";

export const MOST_FILES = 500;
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_DEPTH = 12;
const LONGEST_PATH = 300;

/** Folders and files that systems and tools leave behind. */
const skippedFolders = ["__MACOSX", "__pycache__", "node_modules", "site-packages", "venv", "env"];
const skippedFiles = ["Thumbs.db", "desktop.ini"];

/** Whether a file is left out without a word. @param {string} path  with "/" */
export function isSkipped(path) {
    const folders = path.split("/");
    const name = folders.pop() ?? "";
    if (name === "" || name.startsWith(".") || skippedFiles.includes(name) || /\.py[cod]$/.test(name)) return true;
    return folders.some(
        (folder) => (folder.startsWith(".") && !/^\.+$/.test(folder)) || skippedFolders.includes(folder),
    );
}

/**
 * Returns a file's path with "/" and without "./". Throws if it names a place outside of the agent's folder.
 * @param {string} path
 */
export function checkedPath(path) {
    const shown = path.length > 60 ? `${path.slice(0, 60)}…` : path;
    const parts = path.replaceAll("\\", "/").split("/");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    const isOdd = /[\u0000-\u001f\u007f]/.test(path) || path.length > LONGEST_PATH;
    if (parts[0] === "" || /^[a-z]:/i.test(parts[0]) || parts.includes(".."))
        throw new Refused("outside", { path: shown });
    if (isOdd) throw new Refused("name", { path: shown.replace(/\p{Cc}/gu, "?") });
    const kept = parts.filter((part, index) => part !== "." && (part !== "" || index === parts.length - 1));
    if (kept.length > MOST_DEPTH) throw new Refused("deep", { path: shown, most: MOST_DEPTH });
    return kept.join("/");
}

const megabytes = (/** @type {number} */ bytes) => Math.ceil(bytes / (1024 * 1024));

/** Counts files and bytes while they are read. Throws above the limits. */
export class Allowance {
    #files = 0;
    #bytes = 0;

    addFile() {
        if (++this.#files > MOST_FILES) throw new Refused("many", { most: MOST_FILES });
    }

    /** @param {number} bytes @param {string} name  of the file or zip that is too large */
    addBytes(bytes, name) {
        this.#bytes += bytes;
        if (this.#bytes <= MOST_BYTES) return;
        throw new Refused("large", { name, size: megabytes(this.#bytes), most: megabytes(MOST_BYTES) });
    }
}

/**
 * Takes away a folder around all files, unless it is a package itself, whose name its modules may use.
 * @param {Record<string, Uint8Array>} files
 * @returns {{files: Record<string, Uint8Array>, folder: string}}
 */
export function withoutWrapper(files) {
    let inner = files;
    let folder = "";
    for (;;) {
        const names = Object.keys(inner);
        const first = names[0]?.split("/")[0] ?? "";
        const isAround = names.length > 0 && names.every((name) => name.startsWith(`${first}/`));
        if (!isAround) return { files: inner, folder };
        folder ||= first;
        if (`${first}/__init__.py` in inner) return { files: inner, folder };
        inner = Object.fromEntries(Object.entries(inner).map(([name, bytes]) => [name.slice(first.length + 1), bytes]));
    }
}
