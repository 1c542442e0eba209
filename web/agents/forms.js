/**
 * A first guess at the forms of an agent, from its files alone, by the rules that the games state (`forms` of
 * agent-sources.js). It chooses only where a single class, function or program could be meant, and nothing is missing.
 * Everything else is left to the driver, which follows imports (`recognise.js`).
 *
 * @import { AgentForm } from "../../build/wasm/agent-sources.js"
 * @import { ClassOutline, Outline, Signature } from "./python/python-outline.js"
 * @import { Refusal } from "./refusal.js"
 *
 * `className`: the class, function or program. `isChosen`: the one that a start without a choice takes.
 * @typedef {{form: string, game: string | null, className: string, language: "python" | "javascript", file: string,
 *            line: number, isChosen: boolean}} Candidate
 *
 * @typedef {{file: string, outline: ClassOutline}} Place
 */

import { forms } from "../../build/wasm/agent-sources.js";
import { isStandard } from "./python/python-modules.js";
import { refusal } from "./refusal.js";

const MOST_SOURCE = 1024 * 1024;
/** Characters that are read between two pauses, so that the page stays responsive. */
const MOST_AT_ONCE = 100_000;

/** @param {Signature | null} method @param {{positional: number, keywords: boolean}} wanted */
function fit(method, { positional, keywords }) {
    if (!method || method.isAsync || (keywords && !method.keywords)) return "";
    const count = positional + (method.isStatic ? 0 : 1);
    if (count < method.least || count > method.most) return "";
    return method.keywords === keywords ? "exact" : "loose";
}

/**
 * A method of a class, or of any class in the files that has the name of one of its bases.
 * @param {Map<string, Place[]>} byName  all classes @param {Place} place @param {string} method
 * @returns {Signature | null}
 */
function methodOf(byName, place, method, depth = 0) {
    const { file, outline } = place;
    if (outline.methods[method] || depth > 20) return outline.methods[method] ?? null;
    const named = outline.bases.flatMap((base) => byName.get(base) ?? []).filter((each) => each !== place);
    // A base in the same file is meant rather than another of that name.
    named.sort((one, other) => Number(other.file === file) - Number(one.file === file));
    for (const base of named) {
        const inherited = methodOf(byName, base, method, depth + 1);
        if (inherited) return inherited;
    }
    return null;
}

/** What a course hands out to begin with, as its names say. */
const skeleton = /skeleton|template|example|sample|your_?team|team_?name/i;

/** @typedef {Candidate & {isExact: boolean}} Found */

/** @param {AgentForm} form @param {Map<string, Outline>} outlines @returns {Found[]} */
function inPython(form, outlines) {
    const rule = form.recognise;
    const { id, game } = form;
    /** @param {string} file @param {string} name @param {number} line @returns {Found} */
    const found = (file, name, line, isExact = true) => {
        const language = /** @type {const} */ ("python");
        return { form: id, game, className: name, language, file, line, isChosen: false, isExact };
    };
    const files = [...outlines];
    if (rule.kind === "program") {
        const texts = files.flatMap(([, outline]) => outline.texts);
        if (!rule.strings.every((wanted) => texts.some((text) => text.includes(wanted)))) return [];
        const programs = files.filter(([, { mainLine }]) => mainLine > 0);
        return programs.map(([file, { mainLine }]) => found(file, file, mainLine));
    }
    if (rule.kind === "function") {
        const [least, most] = rule.positional;
        return files.flatMap(([file, { functions }]) =>
            functions
                .filter(({ name, signature }) => rule.names.includes(name) && !signature.isAsync)
                .filter(({ signature }) => signature.least <= most && signature.most >= least)
                .map(({ name, line }) => found(file, name, line)),
        );
    }
    const places = files.flatMap(([file, { classes }]) => classes.map((outline) => ({ file, outline })));
    /** @type {Map<string, Place[]>} */
    const byName = new Map();
    for (const place of places) byName.set(place.outline.name, [...(byName.get(place.outline.name) ?? []), place]);
    return places.flatMap((place) => {
        const fits = Object.entries(rule.methods).map(([method, wanted]) =>
            fit(methodOf(byName, place, method), wanted),
        );
        if (fits.includes("")) return [];
        const { name, line } = place.outline;
        return [found(place.file, name, line, !fits.includes("loose"))];
    });
}

/** @param {Record<string, string>} texts @returns {Promise<Candidate[]>} */
async function inJavascript(texts) {
    const form = forms.find(({ languages }) => languages.includes("javascript"));
    const files = Object.entries(texts).filter(([file]) => /\.m?js$/i.test(file));
    if (!form || files.length === 0) return [];
    const { readModule } = await import("./javascript/javascript-source.js");
    return files.flatMap(([file, text]) => {
        const { agent, fallback, line } = readModule(text);
        if (!agent && !fallback) return [];
        const language = /** @type {const} */ ("javascript");
        const className = agent || fallback;
        return [{ form: form.id, game: form.game, className, language, file, line, isChosen: false }];
    });
}

/**
 * Whether files import types that only other years of a course have.
 * @param {AgentForm[]} fitting @param {Map<string, Outline>} outlines
 */
function isOfOtherYear(fitting, outlines) {
    const others = new Set(fitting.flatMap(({ recognise }) => Object.values(recognise.otherYears ?? {}).flat()));
    return [...outlines.values()].some(({ imports }) =>
        imports.some(({ names }) => names.some((name) => others.has(name))),
    );
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
        const { outlineOf } = await import("./python/python-outline.js");
        let length = 0;
        for (const [file, text] of Object.entries(texts)) {
            if (!/\.py$/i.test(file) || !isOwn(file)) continue;
            outlines.set(file, outlineOf(text));
            length += text.length;
            if (length < MOST_AT_ONCE) continue;
            length = 0;
            await new Promise((resolve) => setTimeout(resolve));
        }
    }
    let isBroken = false;
    const ownNames = new Set(Object.keys(texts).flatMap((file) => file.replace(/\.\w+$/, "").split("/")));
    for (const [file, { imports, errorLine }] of outlines) {
        if (errorLine > 0) problems.push(refusal("syntax", { file, line: errorLine }));
        for (const { module, line, level } of imports) {
            const [first, ...inner] = module.split(".");
            const parts = level > 0 ? [first, ...inner].filter(Boolean) : ownNames.has(first) ? inner : [];
            // A module of its own that isn't there, perhaps because of upper and lower case.
            isBroken ||= parts.some((part) => !ownNames.has(part));
            if (level > 0 || isStandard(first) || ownNames.has(first) || standIns.has(first)) continue;
            problems.push(refusal("module", { file, line, module: first }));
        }
    }
    const found = fitting
        .filter(({ languages }) => languages.includes("python"))
        .flatMap((form) => inPython(form, outlines));
    // A class that is exactly of one form is not of another that it only fits.
    const placeOf = (/** @type {Candidate} */ { file, className }) => `${file}:${className}`;
    const exact = new Set(found.filter(({ isExact }) => isExact).map(placeOf));
    const inPythonFiles = found
        .filter((each) => each.isExact || !exact.has(placeOf(each)))
        .map(({ isExact, ...candidate }) => candidate);
    const candidates = [...inPythonFiles, ...(await inJavascript(texts))];
    if (candidates.length === 0 && problems.every(({ key }) => key !== "arena.refused.syntax"))
        problems.push(refusal("noAgent"));
    const isOdd = candidates.some((each) => skeleton.test(placeOf(each))) || isOfOtherYear(fitting, outlines);
    if (candidates.length === 1) candidates[0].isChosen = problems.length === 0 && !isOdd && !isBroken;
    for (const each of candidates) {
        // As the driver spells a class where the name alone does not tell which is meant.
        const isTwin = candidates.some((other) => other !== each && other.className === each.className);
        if (isTwin && each.language === "python") each.className = placeOf(each);
    }
    return { candidates, problems };
}
