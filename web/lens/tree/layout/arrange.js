/**
 * Lays a tree out in steps, between which the page may draw: chooses what is shown, measures it, finds the places, and
 * compares them with those before.
 *
 * `before`: what is shown now. `selected`: the item that the keyboard is at. `height`: of the view.
 * @typedef {{outline: Outline, choice: Choice,
 *            look: Look, nameOf: (text: string) => string,
 *            t: Translate, height: number, cursor: Cursor,
 *            before: Shown | null, selected: Item | null}} Wanted
 */

import { measure } from "../drawing/look.js";
import { chooseItems } from "./choose.js";
import { layOut } from "./layout.js";
import { keyOf, Shown } from "./shown.js";
import { Transition } from "./transition.js";

/**
 * @import { Translate } from "../../../i18n/t.js"
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Look } from "../drawing/look.js"
 * @import { Choice, Item } from "./choose.js"
 * @import { Outline } from "./outline.js"
 */

/**
 * Returns the layout and all its items; `places`: the items before, by name; `selected`: the item of the same name.
 * @param {Wanted} wanted
 */
export function* arrange({ outline, choice, look, nameOf, t, height, cursor, before, selected }) {
    const roots = chooseItems(outline, choice);
    yield;
    measure(roots, outline, look, nameOf, t);
    yield;
    const layout = yield* layOut(roots, look.levelHeight, height);
    yield;
    const shown = new Shown(layout, cursor);
    const items = layout.levels.flat();
    /** @type {Map<string, Item>} */
    const places = new Map();
    for (const level of before?.layout.levels ?? []) for (const item of level) places.set(keyOf(item), item);
    yield;
    const transition = new Transition(items, places);
    const name = selected && keyOf(selected);
    const same = name ? (items.find((item) => keyOf(item) === name) ?? null) : null;
    return { layout, shown, items, places, transition, selected: same };
}
