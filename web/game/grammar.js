/**
 * The options of links and embedded games, as one table of names. The page reads these names after `#` or `?` of its
 * address, the frame from the address of `embed.html`, `<quintet-game>` from its attributes, and scripts pass them in
 * an object. The texts of the documentation are in `embed/builder/option-docs.js`.
 *
 * Addresses have two more short forms: `o.size=5` for one of the `options`, and `z` for packed `actions` (see
 * `link.js`).
 *
 * @typedef {import("../embed/element/game-types.d.ts").EmbedOptions} EmbedOptions
 * @typedef {import("./record.js").Problem} Problem
 *
 * `kind`: the name of the reader in `readers`. `values`: the possible values, if they can be listed. `mode`: the only
 * mode that has the option.
 * @typedef {{name: keyof EmbedOptions, kind: keyof typeof readers, values?: readonly string[], mode?: string}}
 *     Definition
 */

import { MAX_ACTION_LENGTH, MAX_ACTIONS, MAX_SETUP_LENGTH } from "../engine/limits.js";
import { checkRecord, MAX_RECORD_TEXT, RecordProblem } from "./record.js";

export const MODES = /** @type {const} */ (["play", "replay", "exercise", "lens", "arena"]);
export const CONTROLS = /** @type {const} */ (["status", "players", "step", "undo", "hint", "new", "moves", "open"]);

/** Options of the search lens. Their values are read with the lens, by `lens/lens-link.js`. */
export const LENS = /** @type {const} */ ([
    "tree",
    "algorithm",
    "depth",
    "ordering",
    "table",
    "deepening",
    "quiescence",
    "shallow",
    "window",
    "playouts",
    "playout-plies",
    "exploration",
    "seed",
    "nodes",
    "without",
    "step",
    "panes",
    "predict",
    "compare",
]);

/** Options of the arena. Their values are read with it, by `embed/arena/`. */
export const ARENA = /** @type {const} */ (["opponent", "form", "script", "template", "code", "goal"]);

/** @type {readonly Definition[]} */
export const definitions = [
    { name: "game", kind: "word" },
    { name: "options", kind: "pairs" },
    { name: "record", kind: "record" },
    { name: "setup", kind: "text" },
    { name: "actions", kind: "actions" },
    { name: "ply", kind: "count" },
    { name: "mode", kind: "choice", values: MODES },
    { name: "seats", kind: "words" },
    { name: "solution", kind: "steps" },
    { name: "task", kind: "text" },
    { name: "controls", kind: "list", values: CONTROLS },
    { name: "language", kind: "choice", values: ["auto", "en", "zh-Hans", "fa"] },
    { name: "theme", kind: "choice", values: ["auto", "light", "dark"] },
    { name: "orientation", kind: "turn" },
    { name: "coordinates", kind: "flag" },
    { name: "parent", kind: "origins" },
    ...LENS.map((name) => later(name, "lens")),
    ...ARENA.map((name) => later(name, "arena")),
];

/**
 * Defines an option whose value is read by the mode's own code.
 * @param {keyof EmbedOptions} name @param {string} mode
 */
function later(name, mode) {
    return { name, kind: /** @type {const} */ ("later"), mode };
}

/** The names of options in a mode. @param {unknown} mode */
const namesIn = (mode) => definitions.flatMap(({ name, mode: only = mode }) => (only === mode ? name : [])).join(", ");

/** Maximum length of a setup and of a task, in characters. */
const MAX_TEXT = MAX_SETUP_LENGTH;
/** Maximum length of an option that a mode reads, such as a tree or an agent, in characters. */
const MAX_LATER_TEXT = 20_000;
/** Maximum length of a list: the maximum number of actions in a game. */
const MAX_PARTS = MAX_ACTIONS;
const SHOWN = 60;

/** Returns a value as it is quoted in a message, shortened. @param {unknown} given */
function shown(given) {
    const text = typeof given === "string" ? given : (JSON.stringify(given) ?? String(given));
    return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** @param {string} key @param {string} name @param {unknown} given @param {Record<string, string | number>} [more] */
export const bad = (key, name, given, more = {}) =>
    new RecordProblem(`embed.bad.${key}`, { name, value: shown(given), ...more });

/**
 * Splits a text at separators, or returns a given array.
 * @param {Definition} definition
 * @param {unknown} given
 * @param {RegExp} separator
 * @param {number} [longest]  most characters of a part
 * @returns {string[]}
 */
function parts(definition, given, separator, longest = MAX_ACTION_LENGTH) {
    const list = typeof given === "string" ? given.split(separator).map((part) => part.trim()) : given;
    if (!Array.isArray(list) || list.length > MAX_PARTS) throw bad("list", definition.name, given);
    for (const part of list)
        if (typeof part !== "string" || part.length > longest) throw bad("list", definition.name, given);
    return list.filter((part) => part !== "");
}

/** Readers for each kind of value, from text and from JavaScript. They throw a RecordProblem. */
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

    /** JSON, the part of a link after `#`, or an object. @param {Definition} definition @param {unknown} given */
    record({ name }, given) {
        if (typeof given === "string" && given.length <= MAX_RECORD_TEXT) return given;
        if (typeof given === "object" && given !== null) return checkRecord(given);
        throw bad("record", name, given);
    },

    /** @param {Definition} definition @param {unknown} given */
    text({ name }, given) {
        if (typeof given !== "string" || given.length > MAX_TEXT) throw bad("text", name, given, { most: MAX_TEXT });
        return given;
    },

    /** `checkRecord` checks the length of each action. @param {Definition} definition @param {unknown} given */
    actions: (definition, given) => parts(definition, given, /;/, MAX_TEXT),

    /** @param {Definition} definition @param {unknown} given */
    words: (definition, given) => parts(definition, given, /[,;\s]+/),

    /** The correct actions for each ply. @param {Definition} definition @param {unknown} given */
    steps(definition, given) {
        const list = typeof given === "string" ? given.split(";").filter((step) => step.trim() !== "") : given;
        if (!Array.isArray(list) || list.length > MAX_PARTS) throw bad("list", definition.name, given);
        const steps = list.map((step) => parts(definition, step, /\|/));
        if (steps.some((step) => step.length === 0)) throw bad("list", definition.name, given);
        return steps;
    },

    /** @param {Definition} definition @param {unknown} given */
    count({ name }, given) {
        const number = typeof given === "string" && /^\d{1,6}$/.test(given.trim()) ? Number(given) : given;
        const good = typeof number === "number" && Number.isInteger(number) && number >= 0 && number <= MAX_PARTS;
        if (!good) throw bad("number", name, given, { least: 0, most: MAX_PARTS });
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

    /** An attribute without a value counts as true. @param {Definition} definition @param {unknown} given */
    flag({ name }, given) {
        const text = typeof given === "boolean" ? String(given) : given;
        if (text === "" || text === "true" || text === "1" || text === name) return true;
        if (text === "false" || text === "0") return false;
        throw bad("flag", name, given);
    },

    /** Text; an attribute without a value counts as true. @param {Definition} definition @param {unknown} given */
    later({ name }, given) {
        if (typeof given === "object" && !Array.isArray(given)) throw bad("word", name, given);
        const text = String(given) || "true";
        if (text.length > MAX_LATER_TEXT) throw bad("text", name, given, { most: MAX_LATER_TEXT });
        return text;
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

/** Returns the origin of an address. @param {string} text @returns {string} "" if the text has none */
function originOf(text) {
    try {
        const { origin, protocol } = new URL(text);
        return /^https?:$/.test(protocol) ? origin : "";
    } catch {
        return "";
    }
}

/** Prefix of a game option in an address: `o.size=5`. */
export const OPTION_PREFIX = "o.";
/** Name of packed actions in an address. */
export const PACKED = "z";
const RECORD_NAMES = new Set(["game", "options", "record", "setup", "actions", PACKED, "ply"]);

/** Returns whether a name says which game is meant, and not how it is shown. @param {string} name */
export const isRecordName = (name) => RECORD_NAMES.has(name) || name.startsWith(OPTION_PREFIX);

/**
 * Reads names and values from any source. Values that cannot be read are left out and reported as problems.
 * @param {Iterable<[string, unknown]>} given
 * @returns {{options: EmbedOptions, problems: Problem[]}}
 */
export function readOptions(given) {
    /** @type {Record<string, any>} */
    const options = {};
    /** @type {Problem[]} */
    const problems = [];
    for (const [name, value] of given) {
        try {
            if (name.startsWith(OPTION_PREFIX)) addOptions(options, [[name.slice(OPTION_PREFIX.length), value]]);
            else if (value !== undefined && value !== null) readOne(options, name, value);
        } catch (error) {
            if (!(error instanceof RecordProblem)) throw error;
            problems.push(error.problem);
        }
    }
    for (const { name, mode = options.mode } of definitions) {
        if (name in options && mode !== options.mode) {
            problems.push(bad(`${mode}Only`, name, options[name]).problem);
            delete options[name];
        }
    }
    return { options, problems };
}

/** @param {Record<string, any>} options @param {string} name @param {unknown} value */
function readOne(options, name, value) {
    const definition = definitions.find((candidate) => candidate.name === name);
    if (!definition) throw bad("unknown", shown(name), "", { values: namesIn(options.mode) });
    // Options of the game may be given in both forms.
    if (name in options && name !== "options") throw bad("twice", name, value);
    const read = readers[definition.kind](definition, value);
    if (name === "options") addOptions(options, Object.entries(/** @type {object} */ (read)));
    else options[name] = read;
}

/**
 * Adds game options, each of which may be given once.
 * @param {Record<string, any>} options
 * @param {[string, unknown][]} pairs
 */
function addOptions(options, pairs) {
    const old = Object.entries(options.options ?? {});
    const twice = pairs.find(([name]) => old.some(([other]) => other === name));
    if (twice) throw bad("twice", OPTION_PREFIX + shown(twice[0]), twice[1]);
    options.options = checkRecord({ game: "any", options: Object.fromEntries([...old, ...pairs]) }).options;
}
