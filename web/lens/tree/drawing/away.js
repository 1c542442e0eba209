/** Names children of the current node that are out of view, below the arrows to them. */

import { fitted } from "../format.js";
import { LINE, SMALL } from "./look.js";

/**
 * @import { DisplayList } from "./display-list.js"
 * @import { Picture } from "./scene.js"
 *
 * `x`, `y`: the end of the edge, at the border.
 * @typedef {{name: string, x: number, y: number}} Away
 */

/** Between the border and the names. */
const MARGIN = 6;
/** The share of the picture that the names on one side may take. */
const SHARE = 0.38;

/** @param {DisplayList} list @param {Picture} picture @param {Away[]} away  from left to right */
export function drawAway(list, { view, inset, width }, away) {
    const size = SMALL * view.scale;
    const room = (width - inset.left - inset.right) * SHARE;
    const middle = (inset.left + width - inset.right) / 2;
    for (const isLeft of [true, false]) {
        const some = away.filter(({ x }) => x < middle === isLeft);
        if (!some.length) continue;
        const names = fitted(some.map(({ name }) => name).join(", "), size, room);
        const y = Math.max(...some.map((each) => each.y)) + LINE * view.scale;
        const x = isLeft ? inset.left + MARGIN : width - inset.right - MARGIN;
        list.text(names, x, y, size, { anchor: isLeft ? "start" : "end", fill: "soft", backing: "paper" });
    }
}
