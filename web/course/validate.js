/**
 * Checks an activity against its schema, and says what is wrong in a teacher's words: where, what is there, what may be
 * there. What only the engine knows is checked in `check.js`.
 *
 * `path`: field names and numbers from 0, such as `["items", 2, "points"]`. `key`, `params`: the sentence.
 * @typedef {{path: (string | number)[], key: Sentence["key"], params: Record<string, string | number>}} ActivityProblem
 */

import { Validator } from "@cfworker/json-schema";
import { listIn } from "../i18n/formats.js";
import { isDeeper } from "../record/json.js";
import { openRecords } from "./files/records.js";

/**
 * @import { Ending, Sentence } from "../i18n/keys.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { Activity } from "./activity.js"
 * @import { OutputUnit } from "@cfworker/json-schema"
 */

const SCHEMA = new URL("./activity.schema.json", import.meta.url);
/** Most characters of a value that a message quotes. */
const SHOWN = 60;
/** The longest activity, in characters. */
const MAX_ACTIVITY = 4_000_000;
/** How deeply the lists and objects of an activity may be nested. Whatever reads one calls itself for each level. */
const MAX_DEPTH = 200;

/** Keywords that only say that something below them is wrong. */
const OUTER = ["properties", "items", "$ref", "allOf", "anyOf", "if", "then", "additionalProperties", "propertyNames"];
const UNKNOWN = "course.bad.unknown";
/** Keywords with a limit that a message names. */
const LIMITS = /** @type {const} */ ([
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "minItems",
    "maxItems",
    "minLength",
    "maxLength",
]);

/** A text is no activity. Other than a `Problem` it has many reasons, each with its place in the sheet: `problems`. */
export class ActivityRefused extends Error {
    name = "ActivityRefused";

    /** @param {ActivityProblem[]} problems */
    constructor(problems) {
        super(problems.map(({ path, key }) => `${path.join("/")}: ${key}`).join("; "));
        this.problems = problems;
    }
}

/** @type {Promise<any> | null} */
let loading = null;

/** Loads the schema once. @param {(url: URL) => Promise<any>} [read] @returns {Promise<any>} */
export function loadSchema(read = readJson) {
    loading ??= read(SCHEMA).catch((error) => {
        loading = null;
        throw error;
    });
    return loading;
}

/** @param {URL} url */
async function readJson(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
    return response.json();
}

/** Parses the JSON of an activity. Throws an `ActivityRefused`. @param {string} text @returns {any} */
export function parseActivity(text) {
    const refuse = (/** @type {Sentence["key"]} */ key) => new ActivityRefused([{ path: [], key, params: {} }]);
    if (text.length > MAX_ACTIVITY) throw refuse("course.bad.tooLong");
    let value;
    try {
        value = JSON.parse(text);
    } catch {
        throw refuse("course.bad.notJson");
    }
    if (isDeeper(value, MAX_DEPTH)) throw refuse("course.bad.tooDeep");
    return value;
}

/**
 * Reads the text of an activity. Rejects with an `ActivityRefused`.
 * @param {string} text
 * @param {(url: URL) => Promise<any>} [read]
 * @param {Parameters<typeof openRecords>[1]} [tools]  open records that are texts
 * @returns {Promise<Activity>}
 */
export async function readActivity(text, read, tools) {
    const value = parseActivity(text);
    const unread = tools ? await openRecords(value, tools) : [];
    const problems = unread.length ? unread : problemsOf(value, await loadSchema(read));
    if (problems.length) throw new ActivityRefused(problems);
    return value;
}

/** @param {any} given @param {any} schema @returns {ActivityProblem[]} empty if the value is an activity */
export function problemsOf(given, schema) {
    // Fields without a value are none.
    const value = JSON.parse(JSON.stringify(given ?? null));
    if (value?.quintet !== "activity") return [{ path: [], key: "course.bad.noActivity", params: {} }];
    if (value.version !== 1) {
        return [{ path: ["version"], key: "course.bad.version", params: { value: shown(value.version) } }];
    }
    const validator = new Validator(schema, "2020-12", false);
    const problems = problemsIn(validator, schema, value);
    if (problems.length) return problems;
    return [...twiceIn(value), ...answersMissing(value), ...variantsIn(validator, schema, value)];
}

/** @param {Validator} validator @param {any} schema @param {any} value @returns {ActivityProblem[]} */
function problemsIn(validator, schema, value) {
    const { errors } = validator.validate(value);
    const found = errors
        .filter(({ keyword }) => !OUTER.includes(keyword))
        .map((error) => problemOf(error, schema, value));
    const unique = new Map(found.flatMap((each) => (each ? [[JSON.stringify(each), each]] : [])));
    const problems = [...unique.values()];
    // Where a field is wrong, the validator calls the fields around it unknown as well.
    return problems.filter((problem) => problem.key !== UNKNOWN || !problems.some((other) => explains(other, problem)));
}

/**
 * Whether a problem is the reason why a field counts as unknown.
 * @param {ActivityProblem} other
 * @param {ActivityProblem} unknown
 */
function explains(other, { path }) {
    const near = path.slice(0, -1).every((part, place) => other.path[place] === part);
    return near && (other.key !== UNKNOWN || other.path.length > path.length);
}

/**
 * @param {OutputUnit} error
 * @param {any} schema
 * @param {any} value
 * @returns {ActivityProblem | null}
 */
function problemOf({ keyword, keywordLocation, instanceLocation, error }, schema, value) {
    const path = pathOf(instanceLocation);
    const there = keywordLocation.includes("/propertyNames/")
        ? path.at(-1)
        : path.reduce((object, part) => object?.[part], value);
    const at = (/** @type {Ending<"course.bad.">} */ key, params = {}) => ({
        path,
        key: /** @type {const} */ (`course.bad.${key}`),
        params,
    });
    const wanted = constraint(schema, keywordLocation);
    switch (keyword) {
        case "required": {
            const missing = /"([^"]*)"/.exec(error)?.[1] ?? "";
            return { path: [...path, missing], key: "course.bad.missing", params: {} };
        }
        case "type":
            return at("type", { value: shown(there), types: [wanted].flat().join() });
        case "enum":
            return at("choice", { value: shown(there), wanted: [wanted].flat().join(", ") });
        case "const":
            return at("choice", { value: shown(there), wanted: shown(wanted) });
        case "pattern":
            return at("pattern", { value: shown(there) });
        case "not":
            return at("notHere");
        case "false":
            // The false schema stands for a field that is not there.
            return { path, key: UNKNOWN, params: {} };
        case "unevaluatedProperties":
            return null;
        default: {
            const limit = LIMITS.find((each) => each === keyword);
            if (limit) return at(limit, { value: shown(lengthOf(there)), limit: Number(wanted) });
            return at("other", { value: shown(there) });
        }
    }
}

/** @param {unknown} value */
const lengthOf = (value) => (Array.isArray(value) || typeof value === "string" ? value.length : value);

/** @param {unknown} value */
function shown(value) {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** @param {string} pointer  `#/items/2/points` */
const pathOf = (pointer) =>
    pointer
        .split("/")
        .slice(1)
        .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"))
        .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** What the schema says at a place; follows references. @param {any} schema @param {string} location */
function constraint(schema, location) {
    let here = schema;
    for (const part of pathOf(location)) {
        if (part === "$ref") here = pathOf(here?.$ref ?? "").reduce((object, each) => object?.[each], schema);
        else here = here?.[part];
    }
    return here;
}

/** Ids that several items have. @param {Activity} activity @returns {ActivityProblem[]} */
function twiceIn({ items }) {
    return items.flatMap(({ id }, place) =>
        items.findIndex((item) => item.id === id) < place
            ? [{ path: ["items", place, "id"], key: "course.bad.twice", params: { value: id } }]
            : [],
    );
}

/** The field with the answer, by kind. @type {Record<string, string>} */
const ANSWERS = { choice: "right", number: "right", text: "right", sequence: "steps" };

/**
 * Answers that are not there, neither in the clear nor locked.
 * @param {Activity} activity
 * @returns {ActivityProblem[]}
 */
function answersMissing({ items }) {
    return items.flatMap((item, place) => {
        /** @type {(...path: (string | number)[]) => ActivityProblem} */
        const missing = (...path) => ({ path: ["items", place, ...path], key: "course.bad.missing", params: {} });
        const at = (/** @type {any} */ part, /** @type {(string | number)[]} */ path) =>
            ANSWERS[part.kind] && part[ANSWERS[part.kind]] === undefined && part.lock === undefined
                ? [missing(...path, ANSWERS[part.kind])]
                : [];
        const stops = /** @type {any[]} */ (item.stops ?? []).flatMap((stop, number) => at(stop, ["stops", number]));
        const line = item.kind === "find" && item.goal.kind === "line" && !item.goal.right && !item.lock;
        const found = line ? [missing("goal", "right")] : [];
        return [...at(item, []), ...stops, ...found];
    });
}

/**
 * What is wrong with an item as each of its variants makes it.
 * @param {Validator} validator @param {any} schema @param {Activity} activity @returns {ActivityProblem[]}
 */
function variantsIn(validator, schema, activity) {
    return activity.items.flatMap(({ variants = [], ...item }, place) =>
        variants.flatMap((variant, number) => {
            const alone = { ...activity, items: [{ ...item, ...variant }] };
            const problems = problemsIn(validator, schema, alone);
            return (problems.length ? problems : answersMissing(/** @type {Activity} */ (alone))).map((problem) => ({
                ...problem,
                path: ["items", place, "variants", number, ...problem.path.slice(2)],
            }));
        }),
    );
}

/**
 * The place of a problem as people say it: `item 3, hint 1, cost`.
 * @param {Translate} t
 * @param {(string | number)[]} path
 */
export function placeText(t, path) {
    const parts = [];
    for (let at = 0; at < path.length; ++at) {
        const [name, number] = [path[at], path[at + 1]];
        if (typeof name === "string" && typeof number === "number" && t.has(`course.one.${name}`)) {
            parts.push(t(`course.one.${name}`, { number: number + 1 }));
            at += 1;
        } else if (typeof name === "number") parts.push(t.number(name + 1));
        else parts.push(t.has(`course.field.${name}`) ? t(`course.field.${name}`) : name);
    }
    return listIn(t, parts);
}

/** A problem as a sentence. @param {Translate} t @param {ActivityProblem} problem */
export function problemText(t, { path, key, params }) {
    const types = String(params.types ?? "")
        .split(",")
        .filter(Boolean);
    const wanted = listIn(
        t,
        types.map((type) => t(`course.type.${type}`)),
    );
    const said = t(key, { ...params, ...(wanted && { wanted }) });
    return path.length ? t("course.bad.at", { place: placeText(t, path), said }) : said;
}
