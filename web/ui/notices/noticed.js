/** Adds and removes the notices of a page, which `<quintet-notices>` shows. */

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Notice } from "./notices-element.js"
 *
 * What states a notice; the rest has defaults.
 * @typedef {Sentence & {tone?: "info" | "error", detail?: string, line?: number, undo?: any, seats?: any}} NewNotice
 */

let last = 0;

/**
 * Adds a notice. It replaces one with the same key, but errors, and notices that take something back, only one with the
 * same blanks. If there are too many, the oldest go.
 * @template {Notice} N
 * @param {N[]} notices
 * @param {NewNotice} notice
 * @param {number} most  notices at once
 * @returns {N[]}
 */
export function withNotice(
    notices,
    { key, tone = "info", params = {}, detail = "", line = 0, undo = null, seats = null },
    most,
) {
    last += 1;
    const about = tone === "error" || undo ? JSON.stringify(params) : "";
    const others = notices.filter((old) => old.key !== key || (about && JSON.stringify(old.params) !== about));
    const added = /** @type {any} */ ({ id: last, tone, key, params, detail, line, undo, seats });
    return [...others, added].slice(-most);
}

/**
 * @template {{id: number}} N
 * @param {N[]} notices
 * @param {number} closed  its id
 */
export const withoutNotice = (notices, closed) => notices.filter(({ id }) => id !== closed);
