/**
 * The address of the lens: what follows `#` in `lens.html`, such as
 * `game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=3&step=40`. The names of the game are those of
 * `record/grammar.js`. Reading any text returns what of it can be used, and a problem for each value that cannot.
 *
 * `view`: settings of the page for this visit. `predict`: whether to ask questions, or which ones. `compare`: the
 * options of a second search of the same position. `code`: a student's own search, which runs once the reader asks; ""
 * is the start code. `script`: its language. `unnamed`: the text names no algorithm, so `prepareSearch` chooses one.
 * @typedef {{record?: GameRecord, tree?: string, options: LensOptions, step?: number, panes?: Pane[], code?: string,
 *            script?: Language, unnamed?: boolean, predict?: boolean | string[], compare?: LensOptions,
 *            view?: {language?: string, theme?: string}, problems: Sentence[]}} LensLink
 * @typedef {import("./search/lens-options.js").Pane} Pane
 */

import { languages } from "../i18n/t.js";
import { isRecordName, namesOf } from "../record/grammar.js";
import { encodeLink, readLink } from "../record/link.js";
import { Problem } from "../ui/notices/problem.js";
import {
    ALGORITHMS,
    FLAGS,
    fitting,
    linkNameOf,
    NUMBERS,
    OPENED,
    ORDERS,
    optionOf,
    SCORE_LIMIT,
    STEP,
    USUAL,
} from "./search/lens-options.js";

/**
 * @import { Language } from "../agents/search/run-search.js"
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Ending, Sentence } from "../i18n/keys.js"
 * @import { LensOptions } from "./search/lens-options.js"
 */

const MAX_LINK = 20_000;
const MAX_TREE = 10_000;
const MAX_WORDS = 40;
/** The names of a student's own search and its language. */
const CODE = "code";
const SCRIPT = "script";
const SCRIPTS = /** @type {const} */ (["python", "javascript"]);
const SHOWN = 60;

/** Names of the page, not of the lens, and their values. @type {Record<string, readonly string[]>} */
const OF_PAGE = {
    language: ["auto", ...languages.map(({ id }) => id)],
    theme: ["auto", "light", "dark"],
};

/** The names that only the lens has, in the order in which a link lists them. @type {readonly string[]} */
export const LENS_NAMES = namesOf("lens");
const KNOWN = ["game", "options", "setup", "actions", "ply", "record", ...LENS_NAMES];

/**
 * @param {Ending<"lens.bad.">} key @param {string} name @param {string} value
 * @param {Record<string, string | number>} [more]
 */
const bad = (key, name, value, more = {}) => new Problem(`lens.bad.${key}`, { name, value: shown(value), ...more });

/** A value as a message quotes it. @param {string} text */
const shown = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** @template {string} Value @param {string} name @param {string} text @param {readonly Value[]} values */
function choice(name, text, values) {
    const found = values.find((value) => value === text.trim().toLowerCase());
    if (found === undefined) throw bad("choice", name, text, { values: values.join(", ") });
    return found;
}

/** @param {string} name @param {string} text @param {readonly number[]} range */
function whole(name, text, [least, most]) {
    const number = /^\s*-?\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= least && number <= most)) throw bad("number", name, text, { least, most });
    return number;
}

/** @param {string} name @param {string} text */
function flag(name, text) {
    if (["", "true", "1", name].includes(text)) return true;
    if (["false", "0"].includes(text)) return false;
    throw bad("flag", name, text);
}

/** @param {string} name @param {string} text */
function words(name, text) {
    const list = text.split(/[,;\s]+/).filter(Boolean);
    if (list.length > MAX_WORDS || list.some((word) => word.length > SHOWN)) throw bad("tooLong", name, text);
    return list;
}

/** Two bounds, of which `-inf` and `inf` count as left out. @param {string} name @param {string} text */
function windowOf(name, text) {
    const parts = text.split(/[,:]/).map((part) => part.trim());
    const [alpha, beta] = parts.map((part) => {
        if (/^-?inf$/.test(part)) return part === "inf" ? SCORE_LIMIT : -SCORE_LIMIT;
        return /^-?\d{1,7}$/.test(part) ? Number(part) : Number.NaN;
    });
    const good = parts.length === 2 && alpha < beta && alpha >= -SCORE_LIMIT && beta <= SCORE_LIMIT;
    if (!good) throw bad("window", name, text);
    return {
        ...(alpha > -SCORE_LIMIT ? { alpha } : {}),
        ...(beta < SCORE_LIMIT ? { beta } : {}),
    };
}

/** Reads a value into the options; returns false for a name that is no option. */
function readOption(/** @type {any} */ options, /** @type {string} */ name, /** @type {string} */ text) {
    const option = optionOf(name);
    if (linkNameOf(name) !== name) return false;
    if (name === "algorithm") options.algorithm = choice(name, text, ALGORITHMS);
    else if (name === "ordering") options.order = choice(name, text, ORDERS);
    else if (name === "window") Object.assign(options, windowOf(name, text));
    else if (name === "without") options.without = words(name, text);
    else if (Object.hasOwn(NUMBERS, option))
        options[option] = whole(name, text, NUMBERS[/** @type {"depth"} */ (option)]);
    else if (FLAGS.some((each) => each === name)) options[name] = flag(name, text);
    else return false;
    return true;
}

/** Calls `read`, and keeps the problem if it throws one. @param {Sentence[]} problems @param {() => void} read */
function attempt(problems, read) {
    try {
        read();
    } catch (error) {
        if (!(error instanceof Problem)) throw error;
        problems.push(error.problem);
    }
}

/** Reads the names that only the lens has. @param {Iterable<[string, string]>} pairs @returns {LensLink} */
export function readLensOptions(pairs) {
    /** @type {any} */
    const link = { options: {}, problems: [] };
    const seen = new Set();
    for (const [name, text] of pairs) {
        attempt(link.problems, () => {
            if (!LENS_NAMES.includes(name)) throw bad("unknown", shown(name), "", { values: KNOWN.join(", ") });
            if (seen.has(name)) throw bad("twice", name, text);
            seen.add(name);
            if (readOption(link.options, name, text)) return;
            if (name === "step") link.step = whole(name, text, STEP);
            if (name === "panes")
                Object.assign(link, opened(words(name, text).map((pane) => choice(name, pane, OPENED))));
            if (name === "predict") link.predict = predictions(text);
            if (name === "compare") link.compare = otherOptions(text, link.problems);
            if (name !== "tree") return;
            if (text.length > MAX_TREE) throw bad("tooLong", name, text);
            link.tree = text;
        });
    }
    if (link.options.algorithm === undefined) {
        link.options.algorithm = USUAL.algorithm;
        link.unnamed = true;
    }
    const { options, dropped } = fitting(link.options);
    link.options = options;
    for (const { name, why } of dropped) link.problems.push(unfit(name, why, options.algorithm));
    return link;
}

/** @param {string} name  among the options @param {string} why @param {string} algorithm @returns {Sentence} */
function unfit(name, why, algorithm) {
    return { key: "lens.bad.unfit", params: { name: linkNameOf(name), why, algorithm } };
}

/** The panes of a link. The reader's own search isn't one of them: it opens beside them. @param {string[]} names */
function opened(names) {
    const panes = names.filter((name) => name !== "own");
    return { ...(panes.length > 0 ? { panes } : {}), ...(panes.length < names.length ? { code: "" } : {}) };
}

/** @param {string} text */
function predictions(text) {
    if (["", "true", "1", "predict"].includes(text)) return true;
    if (["false", "0"].includes(text)) return false;
    return words("predict", text);
}

/**
 * The options of the second search: an algorithm, then options, as in `alpha-beta,ordering=best,window=-5:5`.
 * @param {string} text
 * @param {Sentence[]} problems
 * @returns {LensOptions}
 */
function otherOptions(text, problems) {
    const [algorithm, ...rest] = text.split(",").map((part) => part.trim());
    /** @type {any} */
    const options = { algorithm: choice("compare", algorithm, ALGORITHMS) };
    for (const part of rest) {
        const [name, value = ""] = part.split(/=(.*)/s);
        attempt(problems, () => {
            if (
                name === "algorithm" ||
                !readOption(options, name, name === "without" ? value.replaceAll("+", ",") : value)
            )
                throw bad("unknown", `compare ${shown(name)}`, "", {
                    values: LENS_NAMES.slice(2, LENS_NAMES.indexOf("step")).join(", "),
                });
        });
    }
    const { options: kept, dropped } = fitting(options);
    for (const { name, why } of dropped) problems.push(unfit(`compare ${name}`, why, options.algorithm));
    return kept;
}

/**
 * Reads an address.
 * @param {string} text  what follows `#` or `?`, with or without that character
 * @returns {Promise<LensLink>} with neither record nor tree if the text names none, or none that can be read
 */
export async function readLensLink(text) {
    if (text.length > MAX_LINK) {
        return { options: { algorithm: USUAL.algorithm }, problems: [{ key: "problem.tooLong", params: {} }] };
    }
    const pairs = [...new URLSearchParams(text.replace(/^[#?]/, ""))];
    const ofGame = pairs.filter(([name]) => isRecordName(name));
    const isOption = (/** @type {string} */ name) =>
        !isRecordName(name) && !Object.hasOwn(OF_PAGE, name) && name !== CODE && name !== SCRIPT;
    const link = readLensOptions(pairs.filter(([name]) => isOption(name)));
    await readCode(link, pairs.find(([name]) => name === CODE)?.[1]);
    const script = pairs.find(([name]) => name === SCRIPT)?.[1];
    if (script !== undefined)
        attempt(link.problems, () => {
            link.script = choice(SCRIPT, script, SCRIPTS);
        });
    for (const [name, value] of pairs) {
        if (!Object.hasOwn(OF_PAGE, name)) continue;
        attempt(link.problems, () => {
            const values = OF_PAGE[name];
            const found = values.find((each) => each.toLowerCase() === value.trim().toLowerCase());
            if (found === undefined) throw bad("choice", name, value, { values: values.join(", ") });
            link.view = { ...link.view, [name]: found };
        });
    }
    if (ofGame.length === 0) return link;
    if (link.tree !== undefined) {
        link.problems.push({ key: "lens.bad.treeAndGame", params: {} });
        return link;
    }
    try {
        const { record, problems } = await readLink(String(new URLSearchParams(ofGame)));
        link.record = record;
        link.problems.unshift(...problems);
    } catch (error) {
        if (!(error instanceof Problem)) throw error;
        link.problems.unshift(error.problem);
    }
    return link;
}

/** Reads the program of a student's own search. @param {LensLink} link @param {string} [packed] */
async function readCode(link, packed) {
    if (packed === undefined) return;
    const { MAX_CODE, unpackCode } = await import("./own/packed-code.js");
    // Packed code has no spaces. Embeds give the code itself.
    const code = /\s/.test(packed.trim()) ? packed.slice(0, MAX_CODE) : await unpackCode(packed);
    if (code) link.code = code;
    else link.problems.push(bad("code", CODE, packed).problem);
}

/** @param {LensOptions} options @returns {[string, string][]} the names and values of a link */
export function optionPairs({ algorithm, alpha, beta, without = [], ...rest }) {
    /** @type {[string, string][]} */
    const pairs = [["algorithm", algorithm]];
    for (const [name, value] of Object.entries(rest)) {
        const usual = /** @type {Record<string, unknown>} */ (USUAL)[name];
        if (value !== undefined && value !== false && value !== usual) pairs.push([linkNameOf(name), String(value)]);
    }
    if (alpha !== undefined || beta !== undefined) pairs.push(["window", `${alpha ?? "-inf"},${beta ?? "inf"}`]);
    if (without.length) pairs.push(["without", without.join(",")]);
    return pairs;
}

/** @param {LensOptions} options */
export const compareText = (options) =>
    optionPairs(options)
        .map(([name, value]) => (name === "algorithm" ? value : `${name}=${valueInCompare(name, value)}`))
        .join(",");

/** @param {string} name @param {string} value */
const valueInCompare = (name, value) => value.replaceAll(",", name === "without" ? "+" : ":");

/**
 * Writes an address; the counterpart of `readLensLink`.
 * @param {Omit<LensLink, "problems">} link
 * @returns {Promise<string>} without `#`
 */
export async function writeLensLink({ record, tree, options, step, panes, predict, compare, code, script }) {
    /** @type {[string, string][]} */
    const pairs = optionPairs(options);
    if (tree !== undefined) pairs.unshift(["tree", tree]);
    if (step) pairs.push(["step", String(step)]);
    if (panes) pairs.push(["panes", panes.join(",")]);
    if (predict) pairs.push(["predict", Array.isArray(predict) ? predict.join(",") : "true"]);
    if (compare) pairs.push(["compare", compareText(compare)]);
    if (code) pairs.push([CODE, await (await import("./own/packed-code.js")).packCode(code)]);
    if (code && script === "javascript") pairs.push([SCRIPT, script]);
    const game = record && tree === undefined ? [await encodeLink(record)] : [];
    return [...game, ...pairs.map(([name, value]) => `${name}=${encode(value)}`)].join("&");
}

/** Like encodeURIComponent, but keeps what is harmless after `#`, so that links stay readable. @param {string} text */
const encode = (text) =>
    encodeURIComponent(text)
        .replaceAll("%20", "+")
        .replace(/%(2C|3A|3D)/g, (code) => decodeURIComponent(code));
