// Joins small parts that a page loads later, so that they come in few files: a request costs more than a small part,
// and parts that are bundled one by one also leave the code that they share in many small files.

import path from "node:path";
import * as esbuild from "esbuild";
import { isCatalogue } from "../i18n/build.mjs";

/** Largest share of code of a part that joins others, in bytes before it is minified. A larger part stays alone. */
const LARGEST = 32_000;

/** Rooms whose parts stay alone, because a first board may wait for one of them. */
const forFirstBoard = /^(board|record)\//;

/**
 * Files that join others, by name. They have no place on disk.
 * @typedef {Map<string, string[]>} Joined
 */

/**
 * Bundles joined files. The import of one resolves to the exports of each part as `p0`, `p1`, …
 * @param {Joined} joined
 * @param {Map<string, string>} first  what has loaded before each
 */
export const joinedFiles = (joined, first) => ({
    name: "joined-files",
    setup(/** @type {esbuild.PluginBuild} */ build) {
        build.onResolve({ filter: /^joined:/ }, ({ path: name }) => ({ path: name.slice(7), namespace: "joined" }));
        build.onLoad({ filter: /./, namespace: "joined" }, ({ path: name }) => {
            const parts = (joined.get(name) ?? []).map(
                (file, at) => `export * as p${at} from ${JSON.stringify(file)};`,
            );
            return { contents: [...importFirst(first.get(name)), ...parts].join("\n"), resolveDir: path.sep };
        });
    },
});

/** Imports what has loaded before a part, so that what they share stays there. @param {string} [before] */
export const importFirst = (before) => (before ? [`import ${JSON.stringify(before)};`] : []);

/**
 * Replaces a script's imports of parts by those of the files that join them.
 * @param {string} file
 * @param {string} source
 * @param {Joined} joined
 */
export const importJoined = (file, source, joined) =>
    source.replace(/\bimport\("(\.[^"]+)"\)/g, (whole, target) => {
        const part = path.join(path.dirname(file), target);
        for (const [name, parts] of joined)
            if (parts.includes(part)) return `import("joined:${name}").then((all) => all.p${parts.indexOf(part)})`;
        return whole;
    });

/**
 * Bundles a page without writing it, and decides which of its parts to join: those that its script imports in the file
 * `soon`, those that come after them in `later`.
 * @param {esbuild.BuildOptions & {absWorkingDir: string}} options
 * @param {string} page
 * @param {boolean} joins  otherwise each part stays alone: a bundler of another site could not order joined ones
 * @returns {Promise<{joined: Joined, first: Map<string, string>}>} `first`: what has loaded before each part that stays
 *     alone and before each joined file, and therefore holds what they share
 */
export async function planParts(options, page, joins) {
    const { metafile } = await esbuild.build({ ...options, minify: false, write: false });
    const full = (/** @type {string} */ file) => path.join(options.absWorkingDir, file);
    const outputs = Object.values(metafile.outputs);
    const sizes = new Map(outputs.flatMap(({ inputs }) => Object.entries(inputs)));
    /** @param {string} file @param {string} kind */
    const imports = (file, kind) =>
        (metafile.inputs[file]?.imports ?? []).filter((found) => found.kind === kind).map((found) => found.path);
    /** Returns files with all that they need at once. @param {Iterable<string>} files */
    const closure = (files) => {
        const all = new Set(files);
        for (const file of all) for (const next of imports(file, "import-statement")) all.add(next);
        return all;
    };
    const loaded = closure([path.relative(options.absWorkingDir, page)]);
    const entries = outputs.map(({ entryPoint }) => entryPoint ?? "");
    const parts = new Set(entries.filter((file) => file && !loaded.has(file) && !isCatalogue(full(file))));
    const first = new Map([...parts].map((file) => [full(file), page]));
    if (!joins) return { joined: new Map(), first };
    /** Takes the parts that files import. @param {Iterable<string>} files */
    const next = (files) =>
        [...closure(files)].flatMap((file) => imports(file, "dynamic-import")).filter((part) => parts.delete(part));

    const soon = next(loaded);
    const later = next(soon);
    for (const part of later) later.push(...next([part]));
    const needs = new Map([...soon, ...later].map((part) => [part, [...closure([part])]]));
    const users = new Map();
    for (const file of [...needs.values()].flat()) users.set(file, (users.get(file) ?? 0) + 1);
    /** Returns the size of what a part needs besides the loaded files, each shared with its other users. */
    const share = (/** @type {string} */ part) =>
        (needs.get(part) ?? [])
            .filter((file) => !loaded.has(file))
            .reduce((sum, file) => sum + (sizes.get(file)?.bytesInOutput ?? 0) / users.get(file), 0);

    const joined = new Map();
    let before = page;
    for (const [name, all] of Object.entries({ soon: soon.filter((file) => !forFirstBoard.test(file)), later })) {
        const small = all.filter((part) => share(part) <= LARGEST);
        for (const file of closure(small)) loaded.add(file);
        joined.set(name, small.map(full));
        first.set(name, before);
        before = `joined:${name}`;
        for (const part of all) first.set(full(part), closure([part]).size > 1 ? before : "");
    }
    return { joined, first };
}
