/**
 * Python packages that the host of the site has laid beside it, such as numpy: wheels in the folder `pyodide/`, as its
 * `pyodide-lock.json` names them (../../arena/README.md). They are looked for once an agent imports a module that
 * Python lacks.
 *
 * `imports`: its modules. `depends`: names of other packages.
 * @typedef {{file_name: string, sha256: string, imports: string[], depends: string[]}} Package
 *
 * `sha256`: in hexadecimal digits, as the list has it; the worker checks it.
 * @typedef {{file: string, sha256: string, content: Blob}} Wheel
 */

import { addressOf } from "../../ui/site.js";
import { loadBeside } from "./python-files.js";
import { isStandard } from "./python-modules.js";
import { lock } from "./python-sizes.js";

const FOLDER = "pyodide/";
const LIST = `${FOLDER}pyodide-lock.json`;

/** @type {Promise<Record<string, Package>> | null} */
let list = null;
/** By file; null for one that is not there. @type {Map<string, Promise<Blob | null>>} */
const contents = new Map();

/** @returns {Promise<Record<string, Package>>} by name */
async function loadList() {
    const text = await (await loadBeside(addressOf(LIST)))?.text();
    const found = readList(text ?? "");
    if (!found) return {};
    const { info, packages } = found;
    const minor = (/** @type {unknown} */ version) => String(version).split(".").slice(0, 2).join(".");
    const fits = info.abi_version === lock.info.abi_version && minor(info.python) === minor(lock.info.python);
    if (fits) return packages;
    throw new Error(
        `${LIST} is for Python ${info.python} (ABI ${info.abi_version}), and this site has Python ${
            lock.info.python
        } (ABI ${lock.info.abi_version})`,
    );
}

/** Null if it is no list: a server may answer any address with a page. @param {string} text */
function readList(text) {
    try {
        const { info, packages } = JSON.parse(text);
        return info && packages ? { info, packages } : null;
    } catch {
        return null;
    }
}

/**
 * The wheels with modules, and those that they need, as far as they lie beside the site. Rejects if the list of
 * packages is for another Python.
 * @param {string[]} modules  first names
 * @returns {Promise<Wheel[]>}
 */
export async function wheelsFor(modules) {
    if (modules.length === 0) return [];
    list ??= loadList();
    const packages = await list;
    /** @type {Set<Package>} */
    const wanted = new Set();
    const want = (/** @type {Package | undefined} */ found) => {
        if (!found || wanted.has(found) || !/^[\w.+-]+\.whl$/.test(found.file_name)) return;
        wanted.add(found);
        for (const name of found.depends ?? []) want(packages[name]);
    };
    for (const found of Object.values(packages)) {
        if (found.imports?.some((module) => modules.includes(module))) want(found);
    }
    const wheels = await Promise.all(
        [...wanted].map(async ({ file_name: file, sha256 }) => {
            const content = contents.get(file) ?? loadBeside(addressOf(FOLDER + file));
            contents.set(file, content);
            return { file, sha256, content: await content };
        }),
    );
    return wheels.flatMap(({ content, ...wheel }) => (content ? [{ ...wheel, content }] : []));
}

const importing = /^[ \t]*(?:from[ \t]+(\w+)|import[ \t]+([\w.][^\n#]*))/gm;

/** By the files of an agent, which are the same for each of its games. @type {WeakMap<object, string[]>} */
const foreign = new WeakMap();

/**
 * The first names of the modules that Python files import, and that neither Python nor the files hold.
 * @param {Record<string, Uint8Array>} files
 */
export function foreignModules(files) {
    const found = foreign.get(files) ?? findForeign(files);
    foreign.set(files, found);
    return found;
}

/** @param {Record<string, Uint8Array>} files */
function findForeign(files) {
    const own = new Set(Object.keys(files).flatMap((file) => file.replace(/\.\w+$/, "").split("/")));
    const modules = new Set();
    for (const [file, bytes] of Object.entries(files)) {
        if (!/\.py$/i.test(file)) continue;
        for (const [, from, names = ""] of new TextDecoder().decode(bytes).matchAll(importing)) {
            for (const name of from ? [from] : names.split(",")) modules.add(name.trim().split(/[.\s]/)[0]);
        }
    }
    return [...modules].filter((name) => name !== "" && !isStandard(name) && !own.has(name));
}
