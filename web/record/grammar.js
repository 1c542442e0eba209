/**
 * Reads the options of links and embedded games, whose table is `option-table.js`. The page reads their names after `#`
 * or `?` of its address, the frame from the address of `embed.html`, `<quintet-game>` from its attributes, and scripts
 * pass them in an object.
 *
 * Addresses have two more short forms: `o.size=5` for one of the `options`, and `z` for packed `actions` (see
 * `link.js`).
 *
 * A row of the table.
 * @typedef {{name: keyof EmbedOptions, type: (typeof table)[keyof EmbedOptions]["type"], values?: readonly string[],
 *            part?: "position" | "looks", only?: string, notIn?: readonly (Mode | "page" | "analysis")[],
 *            default?: string, without?: string, example?: string}} Definition
 */

import { MAX_ACTION_LENGTH, MAX_ACTIONS, MAX_SETUP_LENGTH } from "../engine/limits.js";
import { Problem } from "../ui/notices/problem.js";
import { table } from "./option-table.js";
import { checkRecord, MAX_RECORD_TEXT } from "./record.js";

/**
 * @import { Ending, Sentence } from "../i18n/keys.js"
 * @import { EmbedOptions, Mode } from "./option-types.d.ts"
 */

/** The rows of the table, each with its name. */
export const definitions = Object.entries(table).map(([name, row]) => /** @type {Definition} */ ({ name, ...row }));

/** The mode `code` is a lens whose reader writes the search. @param {string} [mode] */
const placeOf = (mode) => (mode === "code" ? "lens" : mode);

/** Returns whether a mode has an option. @param {{only?: string}} definition @param {string} [mode] */
export const isIn = ({ only }, mode) => !only || only.split(" ").some((each) => each === placeOf(mode));

/**
 * Returns whether an option has an effect in a mode, or in links to a page.
 * @param {Definition} definition
 * @param {Mode | "page" | "analysis"} place
 */
export const worksIn = (definition, place) =>
    isIn(definition, place) && !definition.notIn?.includes(/** @type {Mode} */ (placeOf(place)));

/** Returns the names of the options that not all modes have, but this one. @param {Mode} mode */
export const namesOf = (mode) => definitions.filter((each) => each.only && isIn(each, mode)).map(({ name }) => name);

/** Maximum length of a setup and of a task, in characters. */
const MAX_TEXT = MAX_SETUP_LENGTH;
/** Maximum length of an option that a mode reads, such as a tree or an agent, in characters. */
const MAX_LATER_TEXT = 20_000;
/** Maximum length of a list: the maximum number of actions in a game. */
const MAX_PARTS = MAX_ACTIONS;
const SHOWN = 60;

/** Returns a value as text for a message, shortened to `SHOWN` characters. @param {unknown} given */
function shown(given) {
    const text = typeof given === "string" ? given : (JSON.stringify(given) ?? String(given));
    return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/**
 * Returns the problem of an option's value.
 * @param {Ending<"embed.bad.">} key @param {string} name @param {unknown} given
 * @param {Record<string, string | number>} [more]
 */
export const bad = (key, name, given, more = {}) =>
    new Problem(`embed.bad.${key}`, { name, value: shown(given), ...more });

/**
 * Splits a text at separators, or returns a given array.
 * @param {Definition} definition
 * @param {unknown} given
 * @param {RegExp} separator
 * @param {number} [longest]  maximum length of a part, in characters
 * @returns {string[]}
 */
function parts(definition, given, separator, longest = MAX_ACTION_LENGTH) {
    const list = typeof given === "string" ? given.split(separator).map((part) => part.trim()) : given;
    const isPart = (/** @type {unknown} */ part) => typeof part === "string" && part.length <= longest;
    if (!Array.isArray(list) || list.length > MAX_PARTS || !list.every(isPart))
        throw bad("list", definition.name, given);
    return list.filter((part) => part !== "");
}

/** Reads a text. @param {Definition} definition @param {unknown} given @param {number} most */
function limited({ name }, given, most) {
    if (typeof given === "string" && given.length <= most) return given;
    throw bad("text", name, given, { most });
}

/**
 * Reads a whole number.
 * @param {Definition} definition
 * @param {unknown} given
 * @param {number} least
 * @param {number} most
 */
function whole({ name }, given, least, most) {
    const number = typeof given === "string" && /^\s*-?\d{1,6}\s*$/.test(given) ? Number(given) : given;
    if (typeof number === "number" && Number.isInteger(number) && number >= least && number <= most) return number;
    throw bad("number", name, given, { least, most });
}

/**
 * Readers for each type of value, from text and from JavaScript. They throw a Problem.
 * @type {Partial<Record<Definition["type"], (definition: Definition, given: unknown) => any>>}
 */
const readers = {
    word({ name }, given) {
        if (typeof given !== "string" || !/^[\w-]{1,40}$/.test(given)) throw bad("word", name, given);
        return given;
    },

    choice({ name, values = [] }, given) {
        const found = values.find((value) => value.toLowerCase() === String(given).trim().toLowerCase());
        if (found === undefined) throw bad("choice", name, given, { values: values.join(", ") });
        return found;
    },

    /** `size=5,limits=text`, or an object. */
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

    /** JSON, the part of a link after `#`, or an object. */
    record({ name }, given) {
        if (typeof given === "string" && given.length <= MAX_RECORD_TEXT) return given;
        if (typeof given === "object" && given !== null) return checkRecord(given);
        throw bad("record", name, given);
    },

    text: (definition, given) => limited(definition, given, MAX_TEXT),

    /** `checkRecord` checks the length of each action. */
    actions: (definition, given) => parts(definition, given, /;/, MAX_TEXT),

    words: (definition, given) => parts(definition, given, /[,;\s]+/),

    /** The correct actions for each ply. */
    steps(definition, given) {
        const list = typeof given === "string" ? given.split(";").filter((step) => step.trim() !== "") : given;
        if (!Array.isArray(list) || list.length > MAX_PARTS) throw bad("list", definition.name, given);
        const steps = list.map((step) => parts(definition, step, /\|/));
        if (steps.some((step) => step.length === 0)) throw bad("list", definition.name, given);
        return steps;
    },

    count: (definition, given) => whole(definition, given, 0, MAX_PARTS),

    list(definition, given) {
        const { name, values = [] } = definition;
        const wanted = parts(definition, given, /[,;\s]+/).filter((word) => word !== "none");
        const strange = wanted.find((word) => !values.includes(word));
        if (strange !== undefined) throw bad("choice", name, strange, { values: ["none", ...values].join(", ") });
        return wanted;
    },

    turn: (definition, given) => (given === "auto" ? given : whole(definition, given, -360, 360)),

    /** An attribute without a value counts as true. */
    flag({ name }, given) {
        const text = typeof given === "boolean" ? String(given) : given;
        if (text === "" || text === "true" || text === "1" || text === name) return true;
        if (text === "false" || text === "0") return false;
        throw bad("flag", name, given);
    },

    origins(definition, given) {
        return parts(definition, given, /[,;\s]+/).map((text) => {
            if (text === "*" || text === "null") return text;
            const origin = originOf(text);
            if (!origin) throw bad("origin", definition.name, text);
            return origin;
        });
    },
};

/**
 * Returns the text of a value that a mode reads. An attribute without a value counts as true.
 * @param {Definition} definition
 * @param {unknown} given
 */
function textForMode(definition, given) {
    if (typeof given === "object" && !Array.isArray(given)) throw bad("word", definition.name, given);
    return limited(definition, String(given) || "true", MAX_LATER_TEXT);
}

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

/** Names of the options that say which position is shown. @type {readonly string[]} */
export const POSITION = definitions.filter(({ part }) => part === "position").map(({ name }) => name);

/** Returns whether a name selects the game or the position, not the appearance. @param {string} name */
export const isRecordName = (name) => POSITION.includes(name) || name === PACKED || name.startsWith(OPTION_PREFIX);

/**
 * Reads names and values from any source. Values that cannot be read are left out and reported as problems.
 * @param {Iterable<[string, unknown]>} given
 * @returns {{options: EmbedOptions, problems: Sentence[]}}
 */
export function readOptions(given) {
    /** @type {Record<string, any>} */
    const options = {};
    /** @type {Sentence[]} */
    const problems = [];
    for (const [name, value] of given) {
        try {
            if (name.startsWith(OPTION_PREFIX)) addOptions(options, [[name.slice(OPTION_PREFIX.length), value]]);
            else if (value !== undefined && value !== null) readOne(options, name, value);
        } catch (error) {
            if (!(error instanceof Problem)) throw error;
            problems.push(error.problem);
        }
    }
    for (const definition of definitions) {
        const { name, only = "" } = definition;
        if (name in options && !isIn(definition, options.mode)) {
            const [first] = /** @type {("lens" | "arena")[]} */ (only.split(" "));
            problems.push(bad(`${first}Only`, name, options[name]).problem);
            delete options[name];
        }
    }
    return { options, problems };
}

/** @param {Record<string, any>} options @param {string} name @param {unknown} value */
function readOne(options, name, value) {
    const definition = definitions.find((candidate) => candidate.name === name);
    if (!definition) {
        const known = definitions.filter((each) => isIn(each, options.mode));
        throw bad("unknown", shown(name), "", { values: known.map((each) => each.name).join(", ") });
    }
    // Options of the game may be given as `options` and with the prefix `o.` together.
    if (name in options && name !== "options") throw bad("twice", name, value);
    const read = ((!definition.only && readers[definition.type]) || textForMode)(definition, value);
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
