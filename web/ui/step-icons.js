/** Icons for steps and ways, together with those of `icons.js`. The play page needs them after its first board. */
import { svg } from "lit";
import { icon as firstIcon, framed } from "./icons.js";

/** @import { TemplateResult } from "lit" */

const strokes = {
    back: svg`<path d="m14 6.5-6 5.5 6 5.5" />`,
    first: svg`<path d="m17.5 7-6 5 6 5zM7 7v10" />`,
    again: svg`<path d="M6 8.2A7 7 0 1 1 5 12M5.5 4.5v4h4" />`,
    leave: svg`<path d="M10 6H6v12h12v-4M13 5.5h5.5V11m0-5.5L11 13" />`,
    right: svg`<path d="m6 12.5 4 4 8-9" />`,
    open: svg`<path d="M4.5 18.5v-12h5l2 2.5h8v9.5z" />`,
    onward: svg`<path d="m10 6.5 6 5.5-6 5.5" />`,
};

/**
 * Returns a function that draws icons, and those that another one draws.
 * @template {string} Own
 * @template {string} Others
 * @param {Record<Own, TemplateResult<2>>} strokes
 * @param {(name: Others) => TemplateResult} others
 * @param {NoInfer<Own>[]} [turning]  those that are mirrored in right-to-left text
 * @returns {(name: Own | Others) => TemplateResult}
 */
export const iconsWith =
    (strokes, others, turning = []) =>
    (name) =>
        Object.hasOwn(strokes, name)
            ? framed(strokes[/** @type {Own} */ (name)], turning.includes(/** @type {Own} */ (name)))
            : others(/** @type {Others} */ (name));

export const icon = iconsWith(strokes, firstIcon, ["first", "back", "onward"]);
