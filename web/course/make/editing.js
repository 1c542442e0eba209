/**
 * A part of a draft while it is edited: its value, where it stands, what is wrong below that place, and how to change
 * it. Templates of fields get one; parts within it are made of it.
 *
 * `set`: changes fields; one without a value is removed. `path`: within the item or the activity.
 * @typedef {object} Editing
 * @property {Translate} t
 * @property {any} value
 * @property {(string | number)[]} path
 * @property {(change: Record<string, unknown>) => void} set
 * @property {ActivityProblem[]} problems
 * @property {string[]} languages
 */

import { changed } from "./draft.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { ActivityProblem } from "../validate.js"
 */

/**
 * Whether a path lies at another one or below it.
 * @param {(string | number)[]} path
 * @param {(string | number)[]} start
 */
export const isWithin = (path, start) => start.every((part, place) => path[place] === part);

/** The object in a field. @param {Editing} editing @param {string} name @returns {Editing} */
export function inside(editing, name) {
    const value = editing.value[name] ?? {};
    return {
        ...editing,
        value,
        path: [...editing.path, name],
        set: (change) => editing.set({ [name]: changed(value, change) }),
    };
}

/**
 * The object at a place of a list.
 * @param {Editing} editing @param {string} name @param {number} place
 * @returns {Editing}
 */
export function entry(editing, name, place) {
    const list = editing.value[name] ?? [];
    return {
        ...editing,
        value: list[place],
        path: [...editing.path, name, place],
        set: (change) => editing.set({ [name]: replaced(list, place, changed(list[place], change)) }),
    };
}

/** @template T @param {T[]} list @param {number} place @param {T} value */
export const replaced = (list, place, value) => list.map((each, number) => (number === place ? value : each));

/** @template T @param {T[]} list @param {number} place */
export const without = (list, place) => list.filter((_, number) => number !== place);

/** Problems at a field, or below it. @param {Editing} editing @param {string} name @param {boolean} [exact] */
export function problemsAt({ problems, path }, name, exact = false) {
    const place = [...path, name];
    return problems.filter((each) => isWithin(each.path, place) && (!exact || each.path.length === place.length));
}
