/**
 * Recognises the forms of an agent in its files, without running or starting anything, by the rules that the games
 * state (`forms` of agent-sources.js). The driver decides when the agent starts; the page asks where this is not
 * certain.
 *
 * @import { AgentForm } from "../../../build/wasm/agent-sources.js"
 * @import { Outline, Signature } from "./python-outline.js"
 * @import { Refusal } from "./refusal.js"
 *
 * `className`: the class, function or program. `isChosen`: the one that a start without a choice takes.
 * @typedef {{form: string, game: string | null, className: string, language: "python" | "javascript", file: string,
 *            line: number, isChosen: boolean}} Candidate
 */

import { forms } from "../../../build/wasm/agent-sources.js";
import { refusal } from "./refusal.js";

const MOST_SOURCE = 1024 * 1024;

/** What Pyodide's standard library lacks, or what students' agents often want besides. */
const absent =
    /^(numpy|scipy|pandas|torch|tensorflow|keras|sklearn|numba|matplotlib|networkx|jax|cython|pygame|tkinter|psutil)$/;

/** @param {Signature | null} method @param {{positional: number, keywords: boolean}} wanted */
function fit(method, { positional, keywords }) {
    if (!method || method.isAsync || (keywords && !method.keywords)) return "";
    const count = positional + (method.isStatic ? 0 : 1);
    if (count < method.least || count > method.most) return "";
    return method.keywords === keywords ? "exact" : "loose";
}

/**
 * A method of a class or of its bases.
 * @param {Map<string, Outline>} outlines @param {string} file @param {string} className @param {string} method
 * @returns {Signature | null}
 */
function methodOf(outlines, file, className, method, depth = 0) {
    const inFile = (/** @type {string} */ name) =>
        outlines.get(name)?.classes.find((each) => each.name === className) ?? null;
    const other = [...outlines.keys()].find((name) => inFile(name));
    const found = inFile(file) ?? (other ? inFile(other) : null);
    if (!found || depth > 20) return null;
    if (found.methods[method]) return found.methods[method];
    for (const base of found.bases) {
        const inherited = base === className ? null : methodOf(outlines, file, base, method, depth + 1);
        if (inherited) return inherited;
    }
    return null;
}

/**
 * What packages offer under their own name.
 * @param {Map<string, Outline>} outlines
 * @returns {Set<string>} "file:name"
 */
function exportedNames(outlines) {
    const exported = new Set();
    for (const [file, { imports, classes, functions }] of outlines) {
        if (!/(^|\/)__init__\.py$/.test(file)) continue;
        const folder = file.slice(0, -"__init__.py".length);
        for (const { name } of [...classes, ...functions]) exported.add(`${file}:${name}`);
        for (const { module, level, names } of imports) {
            const inner = level > 0 ? module : module.split(".").slice(1).join(".");
            const base = folder + inner.replaceAll(".", "/");
            for (const name of names) {
                exported.add(`${base}.py:${name}`);
                exported.add(`${base}/__init__.py:${name}`);
            }
        }
    }
    return exported;
}

/** @typedef {Candidate & {isExact: boolean, isExported: boolean, isUsual: boolean}} Found */

/** @param {AgentForm} form @param {Map<string, Outline>} outlines @returns {Found[]} */
function inPython(form, outlines) {
    const rule = form.recognise;
    const exported = exportedNames(outlines);
    /** @param {string} file @param {string} name @param {number} line @param {boolean} isExact @returns {Found} */
    const found = (file, name, line, isExact) => ({
        form: form.id,
        game: form.game,
        className: name,
        language: "python",
        file,
        line,
        isChosen: false,
        isExact,
        isUsual: rule.names.includes(name),
        isExported: exported.has(`${file}:${name}`) || (rule.kind === "program" && rule.names.includes(file)),
    });
    if (rule.kind === "program") {
        const texts = [...outlines.values()].flatMap((outline) => outline.texts);
        if (!rule.strings.every((wanted) => texts.some((text) => text.includes(wanted)))) return [];
        const programs = [...outlines].filter(([, { mainLine }]) => mainLine > 0);
        return programs.map(([file, { mainLine }]) => found(file, file, mainLine, true));
    }
    return [...outlines].flatMap(([file, { classes, functions }]) => {
        if (rule.kind === "function") {
            const [least, most] = rule.positional;
            return functions
                .filter(({ name, signature }) => rule.names.includes(name) && !signature.isAsync)
                .filter(({ signature }) => signature.least <= most && signature.most >= least)
                .map(({ name, line }) => found(file, name, line, true));
        }
        return classes.flatMap(({ name, line }) => {
            const fits = Object.entries(rule.methods).map(([method, wanted]) =>
                fit(methodOf(outlines, file, name, method), wanted),
            );
            return fits.every(Boolean)
                ? [
                      found(
                          file,
                          name,
                          line,
                          fits.every((each) => each === "exact"),
                      ),
                  ]
                : [];
        });
    });
}

/** @param {Record<string, string>} texts @returns {Promise<Found[]>} */
async function inJavascript(texts) {
    const form = forms.find(({ languages }) => languages.includes("javascript"));
    const files = Object.entries(texts).filter(([file]) => /\.m?js$/i.test(file));
    if (!form || files.length === 0) return [];
    const { readModule } = await import("./javascript-source.js");
    return files.flatMap(([file, text]) => {
        const { agent, fallback, line } = readModule(text);
        if (!agent && !fallback) return [];
        const language = /** @type {const} */ ("javascript");
        const known = { isChosen: false, isExact: true, isUsual: agent !== "", isExported: true };
        return [{ form: form.id, game: form.game, className: agent || fallback, language, file, line, ...known }];
    });
}

/** Leaves what is certain, as the driver does. @param {Found[]} all */
function chosenOf(all) {
    const exact = new Set(all.filter(({ isExact }) => isExact).map(({ file, className }) => `${file}:${className}`));
    const left = all.filter(({ isExact, file, className }) => isExact || !exact.has(`${file}:${className}`));
    /** @type {((each: Found) => boolean)[]} */
    const narrowings = [
        ({ file }) => !file.split("/").some((part) => part.startsWith("test")),
        ({ isUsual }) => isUsual,
        ({ isExported }) => isExported,
    ];
    let chosen = left;
    for (const fits of narrowings) {
        const fewer = chosen.filter(fits);
        if (chosen.length > 1 && fewer.length > 0) chosen = fewer;
    }
    return { left, chosen };
}

/** @param {Record<string, Uint8Array>} files @returns {{texts: Record<string, string>, problems: Refusal[]}} */
function textsOf(files) {
    /** @type {Record<string, string>} */
    const texts = {};
    const problems = [];
    for (const [file, bytes] of Object.entries(files)) {
        if (!/\.(py|m?js)$/i.test(file)) continue;
        if (bytes.length > MOST_SOURCE) problems.push(refusal("source", { file, most: 1 }));
        else texts[file] = new TextDecoder().decode(bytes);
    }
    return { texts, problems };
}

/**
 * @param {Record<string, Uint8Array>} files  by path
 * @param {string | null} [game]  leaves out the forms of other games
 * @returns {Promise<{candidates: Candidate[], problems: Refusal[]}>} the likely one first
 */
export async function recogniseForm(files, game = null) {
    const { texts, problems } = textsOf(files);
    const fitting = forms.filter((form) => game === null || form.game === null || form.game === game);
    const standIns = new Set(fitting.flatMap((form) => form.standIns));
    const isOwn = (/** @type {string} */ file) =>
        !file
            .split("/")
            .slice(0, -1)
            .some((folder) => standIns.has(folder));
    /** @type {Map<string, Outline>} */
    const outlines = new Map();
    if (Object.keys(texts).some((file) => /\.py$/i.test(file))) {
        const { outlineOf } = await import("./python-outline.js");
        for (const [file, text] of Object.entries(texts)) {
            if (/\.py$/i.test(file) && isOwn(file)) outlines.set(file, outlineOf(text));
        }
    }
    const ownNames = new Set(Object.keys(texts).flatMap((file) => file.replace(/\.\w+$/, "").split("/")));
    for (const [file, { imports, errorLine }] of outlines) {
        if (errorLine > 0) problems.push(refusal("syntax", { file, line: errorLine }));
        for (const { module, line, level } of imports) {
            const first = module.split(".")[0];
            if (level > 0 || !absent.test(first) || ownNames.has(first)) continue;
            problems.push(refusal("module", { file, line, module: first }));
        }
    }
    const inPythonFiles = fitting
        .filter(({ languages }) => languages.includes("python"))
        .flatMap((form) => inPython(form, outlines));
    const { left, chosen } = chosenOf([...inPythonFiles, ...(await inJavascript(texts))]);
    if (left.length === 0 && problems.every(({ key }) => key !== "agents.syntax")) problems.push(refusal("noAgent"));
    const candidates = left.map(({ isExact, isExported, isUsual, ...candidate }) => ({
        ...candidate,
        isChosen:
            chosen.length === 1 &&
            chosen[0].file === candidate.file &&
            chosen[0].form === candidate.form &&
            chosen[0].className === candidate.className,
    }));
    candidates.sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
    return { candidates, problems };
}
