/**
 * The options of an embedded game: the one table from which all three carriers are read (the address of `embed.html`, the
 * attributes of `<quintet-game>`, an object in JavaScript) and from which their documentation is written.
 *
 * @typedef {import("../element/game-types.d.ts").EmbedOptions} EmbedOptions
 * @typedef {import("../app/record.js").Problem} Problem
 *
 * `kind`: how it is read (`readers`). `values`: those there are, where they can be listed. `standard`: the value that
 * holds without it; where there is no such value, `usual` names the words for what holds. `example`: a good value as text.
 * @typedef {{name: keyof EmbedOptions, kind: keyof typeof readers, values?: readonly string[], standard?: string,
 *            usual?: string, example: string}} Definition
 */

import { checkRecord, MAX_RECORD_TEXT, RecordProblem } from "../app/record.js";

export const MODES = /** @type {const} */ (["play", "replay", "exercise"]);
export const CONTROLS = /** @type {const} */ (["status", "players", "step", "undo", "hint", "new", "moves", "open"]);

/** @type {readonly Definition[]} */
export const definitions = [
    { name: "game", kind: "word", standard: "chexers", example: "cachex" },
    { name: "options", kind: "pairs", usual: "options", example: "size=5" },
    { name: "record", kind: "record", usual: "none", example: '{"game":"cachex","actions":["PLACE 3,4"]}' },
    { name: "setup", kind: "text", usual: "setup", example: "(a position)" },
    { name: "actions", kind: "actions", usual: "none", example: "PLACE 3,4;STEAL" },
    { name: "ply", kind: "count", usual: "ply", example: "1" },
    { name: "mode", kind: "choice", values: MODES, usual: "mode", example: "replay" },
    { name: "seats", kind: "words", standard: "person,easy", example: "medium,person" },
    { name: "solution", kind: "steps", usual: "solution", example: "PLACE 2,2|PLACE 2,1;PLACE 1,1" },
    { name: "task", kind: "text", usual: "none", example: "Capture two stones." },
    {
        name: "controls",
        kind: "list",
        values: CONTROLS,
        usual: "controls",
        example: "status,step",
    },
    { name: "language", kind: "choice", values: ["auto", "en", "zh-Hans", "fa"], standard: "auto", example: "fa" },
    { name: "theme", kind: "choice", values: ["auto", "light", "dark"], standard: "auto", example: "dark" },
    { name: "orientation", kind: "turn", standard: "auto", example: "90" },
    { name: "coordinates", kind: "flag", standard: "false", example: "true" },
    { name: "parent", kind: "origins", standard: "*", example: "https://course.example.org" },
];

const MOST_TEXT = 2000;
const MOST_PARTS = 5000;
const SHOWN = 60;

/** What was written, as far as it fits into a sentence. @param {unknown} given */
function shown(given) {
    const text = typeof given === "string" ? given : (JSON.stringify(given) ?? String(given));
    return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** @param {string} key @param {string} name @param {unknown} given @param {Record<string, string | number>} [more] */
const bad = (key, name, given, more = {}) =>
    new RecordProblem(`embed.bad.${key}`, { name, value: shown(given), ...more });

/**
 * Parts of a text between separators, or those of an array.
 * @param {Definition} definition
 * @param {unknown} given
 * @param {RegExp} separator
 * @returns {string[]}
 */
function parts(definition, given, separator) {
    const list = typeof given === "string" ? given.split(separator).map((part) => part.trim()) : given;
    if (!Array.isArray(list) || list.length > MOST_PARTS) throw bad("list", definition.name, given);
    for (const part of list)
        if (typeof part !== "string" || part.length > 200) throw bad("list", definition.name, given);
    return list.filter((part) => part !== "");
}

/** How each kind of value is read, from text as from JavaScript; they throw a RecordProblem. */
const readers = {
    /** @param {Definition} definition @param {unknown} given */
    word({ name }, given) {
        if (typeof given !== "string" || !/^[\w-]{1,40}$/.test(given)) throw bad("word", name, given);
        return given;
    },

    /** @param {Definition} definition @param {unknown} given */
    choice({ name, values = [] }, given) {
        const found = values.find((value) => value.toLowerCase() === String(given).trim().toLowerCase());
        if (found === undefined) throw bad("choice", name, given, { values: values.join(", ") });
        return found;
    },

    /** `size=5,limits=text`, or an object. @param {Definition} definition @param {unknown} given */
    pairs(definition, given) {
        /** @type {unknown} */
        let options = given;
        if (typeof given === "string") {
            const pairs = parts(definition, given, /[,;]/).map((pair) => pair.split(/[=:]/).map((part) => part.trim()));
            if (pairs.some((pair) => pair.length !== 2 || pair[0] === "")) throw bad("pairs", definition.name, given);
            options = Object.fromEntries(pairs);
        }
        return checkRecord({ game: "any", options }).options ?? {};
    },

    /** JSON, what stands after `#` in a link, or an object. @param {Definition} definition @param {unknown} given */
    record({ name }, given) {
        if (typeof given === "string" && given.length <= MAX_RECORD_TEXT) return given;
        if (typeof given === "object" && given !== null) return checkRecord(given);
        throw bad("record", name, given);
    },

    /** @param {Definition} definition @param {unknown} given */
    text({ name }, given) {
        if (typeof given !== "string" || given.length > MOST_TEXT) throw bad("text", name, given, { most: MOST_TEXT });
        return given;
    },

    /** @param {Definition} definition @param {unknown} given */
    actions: (definition, given) => parts(definition, given, /;/),

    /** @param {Definition} definition @param {unknown} given */
    words: (definition, given) => parts(definition, given, /[,;\s]+/),

    /** For each ply the actions that are right. @param {Definition} definition @param {unknown} given */
    steps(definition, given) {
        const list = typeof given === "string" ? given.split(";").filter((step) => step.trim() !== "") : given;
        if (!Array.isArray(list) || list.length > MOST_PARTS) throw bad("list", definition.name, given);
        const steps = list.map((step) => parts(definition, step, /\|/));
        if (steps.some((step) => step.length === 0)) throw bad("list", definition.name, given);
        return steps;
    },

    /** @param {Definition} definition @param {unknown} given */
    count({ name }, given) {
        const number = typeof given === "string" && /^\d{1,6}$/.test(given.trim()) ? Number(given) : given;
        const good = typeof number === "number" && Number.isInteger(number) && number >= 0 && number <= MOST_PARTS;
        if (!good) throw bad("number", name, given, { least: 0, most: MOST_PARTS });
        return number;
    },

    /** @param {Definition} definition @param {unknown} given */
    list(definition, given) {
        const { name, values = [] } = definition;
        const wanted = parts(definition, given, /[,;\s]+/).filter((word) => word !== "none");
        const strange = wanted.find((word) => !values.includes(word));
        if (strange !== undefined) throw bad("choice", name, strange, { values: ["none", ...values].join(", ") });
        return wanted;
    },

    /** @param {Definition} definition @param {unknown} given */
    turn({ name }, given) {
        if (given === "auto") return "auto";
        const degrees = typeof given === "string" && /^-?\d{1,3}$/.test(given.trim()) ? Number(given) : given;
        const good = typeof degrees === "number" && Number.isInteger(degrees) && Math.abs(degrees) <= 360;
        if (!good) throw bad("number", name, given, { least: -360, most: 360 });
        return degrees;
    },

    /** An attribute without a value is set. @param {Definition} definition @param {unknown} given */
    flag({ name }, given) {
        const text = typeof given === "boolean" ? String(given) : given;
        if (text === "" || text === "true" || text === "1" || text === name) return true;
        if (text === "false" || text === "0") return false;
        throw bad("flag", name, given);
    },

    /** @param {Definition} definition @param {unknown} given */
    origins(definition, given) {
        return parts(definition, given, /[,;\s]+/).map((text) => {
            if (text === "*" || text === "null") return text;
            const origin = originOf(text);
            if (!origin) throw bad("origin", definition.name, text);
            return origin;
        });
    },
};

/** @param {string} text @returns {string} empty if it names none */
function originOf(text) {
    try {
        const { origin, protocol } = new URL(text);
        return /^https?:$/.test(protocol) ? origin : "";
    } catch {
        return "";
    }
}

/**
 * Reads options from any carrier. What cannot be read is left out, and told.
 * @param {Iterable<[string, unknown]>} given
 * @returns {{options: EmbedOptions, problems: Problem[]}}
 */
export function readOptions(given) {
    /** @type {Record<string, unknown>} */
    const options = {};
    /** @type {Problem[]} */
    const problems = [];
    for (const [name, value] of given) {
        const definition = definitions.find((candidate) => candidate.name === name);
        try {
            if (!definition) throw bad("unknown", shown(name), "");
            if (name in options) throw bad("twice", name, value);
            if (value !== undefined && value !== null) options[name] = readers[definition.kind](definition, value);
        } catch (error) {
            if (!(error instanceof RecordProblem)) throw error;
            problems.push(error.problem);
        }
    }
    return { options, problems };
}

/** @param {string} search  of an address: what stands after `?` */
export const fromAddress = (search) => readOptions(new URLSearchParams(search));

/** @param {Element} element  other attributes than those of the table are none of ours */
export const fromAttributes = (element) =>
    readOptions(
        definitions
            .filter(({ name }) => element.hasAttribute(name))
            .map(({ name }) => [name, element.getAttribute(name)]),
    );

/** @param {unknown} object */
export function fromObject(object) {
    if (typeof object !== "object" || object === null || Array.isArray(object)) {
        return { options: {}, problems: [{ key: "embed.bad.object", params: {} }] };
    }
    return readOptions(Object.entries(object));
}
