/**
 * The problems of a draft while it is made. What the schema says is known at once, for each item apart, so that one
 * unfinished item does not hide what is wrong with the others. What only the engine knows comes later.
 */

import { problemsOf } from "../validate.js";

/**
 * @import { Activity, Item } from "../activity.js"
 * @import { ActivityProblem } from "../validate.js"
 */

export const MISSING = "course.bad.missing";
/** What an unfinished draft may have: the builder shows it and goes on. */
const UNFINISHED = [
    MISSING,
    "course.bad.minItems",
    "course.bad.minLength",
    "course.bad.minimum",
    "course.bad.maximum",
    "course.bad.exclusiveMinimum",
    "course.bad.maxLength",
];
/** Kinds whose task is only in their text. */
const TOLD = ["find", "play", "sequence"];
const STAND_IN = { id: "stand-in", kind: "number", text: "?", right: 0 };

/** @param {(string | number)[]} path @returns {ActivityProblem} */
const missing = (path) => ({ path, key: MISSING, params: {} });

/**
 * What is wrong with a draft beside its items.
 * @param {Activity} draft @param {any} schema
 * @returns {ActivityProblem[]}
 */
export function headProblems(draft, schema) {
    const found = problemsOf({ ...draft, items: [STAND_IN] }, schema);
    return draft.items.length ? found : [...found, missing(["items"])];
}

/**
 * What is wrong with an item by its form.
 * @param {Item} item @param {any} schema
 * @returns {ActivityProblem[]} paths begin within the item
 */
export function itemProblems(item, schema) {
    const draft = { quintet: "activity", version: 1, id: "stand-in", title: "?", items: [item] };
    const found = problemsOf(draft, schema).map((problem) => ({ ...problem, path: problem.path.slice(2) }));
    return [...found, ...untold(item), ...emptyOptions(item, []), ...emptyVariants(item)];
}

/** A task that says nothing. @param {Item} item */
const untold = ({ kind, text, title }) => (TOLD.includes(kind) && !text && !title ? [missing(["text"])] : []);

/** Options without a text. @param {any} item @param {(string | number)[]} path @returns {ActivityProblem[]} */
function emptyOptions({ options, stops = [] }, path) {
    const own = Array.isArray(options)
        ? options.flatMap((text, number) => (text ? [] : [missing([...path, "options", number])]))
        : [];
    const inner = stops.flatMap((/** @type {any} */ stop, /** @type {number} */ number) =>
        emptyOptions(stop, ["stops", number]),
    );
    return [...own, ...inner];
}

/** Variants that change nothing yet. @param {Item} item @returns {ActivityProblem[]} */
const emptyVariants = ({ variants = [] }) =>
    variants.flatMap((variant, number) =>
        Object.keys(variant).length ? [] : [{ path: ["variants", number], key: "course.bad.sameVariant", params: {} }],
    );

/**
 * Why a text from a file is no draft that the builder can show; empty if it is one, finished or not.
 * @param {any} value @param {any} schema
 * @returns {ActivityProblem[]}
 */
export function refusalOf(value, schema) {
    if (value?.sealed) return [{ path: [], key: "make.sealed", params: {} }];
    // An activity without items is unfinished, other things in their place are not.
    return problemsOf(value, schema).filter(({ key }) => !UNFINISHED.includes(key));
}
