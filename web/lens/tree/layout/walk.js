/**
 * The item that an arrow key leads to: up to the parent, down to the child that counts, left and right along the level.
 * Left is where the tree is drawn left, in every language.
 */

/**
 * @import { Item } from "./choose.js"
 * @import { Shown } from "./shown.js"
 */

/**
 * @param {Shown} shown
 * @param {Item | null} from
 * @param {string} key
 * @returns {Item | null | undefined}  the same item where the way ends; undefined for other keys
 */
export function neighbour(shown, from, key) {
    const { levels } = shown.layout;
    const root = levels[0]?.find((item) => shown.has(item)) ?? null;
    switch (key) {
        case "ArrowUp":
            return from?.parent ?? root;
        case "ArrowDown":
            return from ? (downFrom(shown, from) ?? from) : root;
        case "ArrowLeft":
        case "ArrowRight":
            return from ? (beside(shown, from, key === "ArrowLeft" ? -1 : 1) ?? from) : root;
        case "Home":
            return root;
        case "End":
            return levels.at(-1)?.find((item) => shown.has(item)) ?? root;
        default:
            return undefined;
    }
}

/** @param {Shown} shown @param {Item} from */
function downFrom(shown, from) {
    const children = from.children.filter((item) => shown.has(item));
    const onPath = children.find((item) => shown.nodeOf(item) === shown.path[item.level]);
    const best = shown.cursor.nodes[shown.nodeOf(from)]?.best;
    return onPath ?? children.find((item) => item.kind === "node" && item.node === best) ?? children[0];
}

/** @param {Shown} shown @param {Item} from @param {number} by */
function beside(shown, from, by) {
    const level = shown.layout.levels[from.level];
    for (let place = level.indexOf(from) + by; place >= 0 && place < level.length; place += by) {
        if (shown.has(level[place])) return level[place];
    }
    return undefined;
}
