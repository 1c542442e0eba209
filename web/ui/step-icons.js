/** Icons for steps and ways, together with those of `icons.js`. The play page needs them after its first board. */
import { svg } from "lit";
import { icon as firstIcon, framed } from "./icons.js";

const strokes = {
    back: svg`<path d="m14 6.5-6 5.5 6 5.5" />`,
    first: svg`<path d="m17.5 7-6 5 6 5zM7 7v10" />`,
    again: svg`<path d="M6 8.2A7 7 0 1 1 5 12M5.5 4.5v4h4" />`,
    leave: svg`<path d="M10 6H6v12h12v-4M13 5.5h5.5V11m0-5.5L11 13" />`,
    right: svg`<path d="m6 12.5 4 4 8-9" />`,
    open: svg`<path d="M4.5 18.5v-12h5l2 2.5h8v9.5z" />`,
    onward: svg`<path d="m10 6.5 6 5.5-6 5.5" />`,
};

const turnsWithWriting = new Set(["first", "back", "onward"]);

/** @param {Parameters<typeof firstIcon>[0] | keyof typeof strokes} name */
export const icon = (name) =>
    name in strokes
        ? framed(strokes[/** @type {keyof typeof strokes} */ (name)], turnsWithWriting.has(name))
        : firstIcon(/** @type {Parameters<typeof firstIcon>[0]} */ (name));
