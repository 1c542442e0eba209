import { hierarchy, tree } from "d3-hierarchy";

/** @import { Item } from "./choose.js" */

/**
 * Places items: a tidy tree (Reingold, Tilford, "Tidier Drawings of Trees", 1981), with roots side by side.
 *
 * The items of each level from left to right, the box around them, and the distance of levels.
 * @typedef {{levels: Item[][], left: number, right: number, height: number, step: number}} Layout
 */

/** Between siblings and between cousins, in pixels at scale 1. */
export const GAP = 10;
const COUSIN_GAP = 22;
/** A tree so many times as wide as high is stretched, at most so much, and never beyond the room there is. */
const WIDE = 2.4;
const HIGHEST = 1.9;
/** How much nearer levels come where there is less room than they want. */
const LOWEST = 0.78;

/**
 * A generator, so that the caller can draw a frame between the steps for a large tree.
 * @param {Item[]} roots
 * @param {number} levelHeight
 * @param {number} room  the height of the view
 * @returns {Generator<void, Layout>}
 */
export function* layOut(roots, levelHeight, room) {
    /** @type {Item[][]} */
    const levels = [];
    if (roots.length === 0) return { levels, left: 0, right: 0, height: 0, step: levelHeight };
    const all = { width: 0, children: roots, level: -1 };
    const place = tree()
        .nodeSize([1, 1])
        .separation((a, b) => (widthOf(a) + widthOf(b)) / 2 + (a.parent === b.parent ? GAP : COUSIN_GAP));
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    const whole = hierarchy(/** @type {any} */ (all), ({ children }) => children);
    yield;
    place(whole);
    yield;
    // Breadth first, and so from left to right on each level.
    whole.each(({ data, x }) => {
        const item = /** @type {Item} */ (data);
        if (item.level < 0) return;
        item.x = x;
        left = Math.min(left, x - item.width / 2);
        right = Math.max(right, x + item.width / 2);
        if (levels.length === item.level) levels.push([]);
        levels[item.level].push(item);
    });
    // Higher levels keep the edges of a wide tree from lying flat.
    const height = Math.max(1, levels.length - 1) * levelHeight;
    const most = Math.min(HIGHEST, room / (levels.length * levelHeight));
    const least = room > 0 ? Math.max(LOWEST, Math.min(1, most)) : 1;
    const stretch = Math.max(least, Math.min(most, Math.sqrt((right - left) / height / WIDE)));
    for (const level of levels) for (const item of level) item.y = item.level * levelHeight * stretch;
    return { levels, left, right, height: (levels.length - 1) * levelHeight * stretch, step: levelHeight * stretch };
}

/** @param {{data: unknown}} node */
const widthOf = ({ data }) => /** @type {Item} */ (data).width;

/**
 * The items of a level whose place, or edge to the parent, is between two places. Both grow along a level, so they are
 * neighbours. Returns the place of the first, and of the one behind the last.
 * @param {Item[]} level
 * @param {number} from
 * @param {number} to
 * @returns {[number, number]}
 */
export function between(level, from, to) {
    const rightmost = (/** @type {Item} */ item) => Math.max(item.x, item.parent?.x ?? item.x) + MARGIN;
    const leftmost = (/** @type {Item} */ item) => Math.min(item.x, item.parent?.x ?? item.x) - MARGIN;
    return [firstWhere(level, (item) => rightmost(item) >= from), firstWhere(level, (item) => leftmost(item) > to)];
}

/** Half the width of the widest item. */
const MARGIN = 80;

/**
 * The first place at which a condition holds that holds for all later ones.
 * @template T
 * @param {T[]} list
 * @param {(each: T) => boolean} condition
 */
function firstWhere(list, condition) {
    let low = 0;
    let high = list.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (condition(list[middle])) high = middle;
        else low = middle + 1;
    }
    return low;
}
