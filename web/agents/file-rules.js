/** What may be an agent's files: limits, names, and what is left out. */

import { Problem } from "../ui/notices/problem.js";

/** As many as the program takes (engine/agents/quintet_agents/files.py). */
export const MOST_FILES = 2000;
export const MOST_BYTES = 20 * 1024 * 1024;
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
        throw new Problem("arena.refused.outside", { path: shown });
    if (isOdd) throw new Problem("arena.refused.name", { path: shown.replace(/\p{Cc}/gu, "?") });
    const kept = parts.filter((part, index) => part !== "." && (part !== "" || index === parts.length - 1));
    if (kept.length > MOST_DEPTH) throw new Problem("arena.refused.deep", { path: shown, most: MOST_DEPTH });
    return kept.join("/");
}

const megabytes = (/** @type {number} */ bytes) => Math.ceil(bytes / (1024 * 1024));

/**
 * Throws if there are more files, or larger ones, than an agent may have.
 * @param {{files: number, bytes: number}} size
 * @param {string} name  of what holds them
 */
export function checkSize({ files, bytes }, name) {
    if (files > MOST_FILES) throw new Problem("arena.refused.many", { name, found: files, most: MOST_FILES });
    if (bytes > MOST_BYTES)
        throw new Problem("arena.refused.large", { name, size: megabytes(bytes), most: megabytes(MOST_BYTES) });
}

/**
 * Takes the folder around all files out of their paths.
 * @template Content
 * @param {Map<string, Content>} files
 * @returns {{files: Map<string, Content>, folder: string}} `folder`: "" if there is none around all of them
 */
export function withoutFolder(files) {
    const [first = ""] = files.keys();
    const folder = first.slice(0, first.indexOf("/") + 1);
    if (folder === "" || [...files.keys()].some((path) => !path.startsWith(folder))) return { files, folder: "" };
    const inner = [...files].map(([path, content]) => /** @type {const} */ ([path.slice(folder.length), content]));
    return { files: new Map(inner), folder: folder.slice(0, -1) };
}
