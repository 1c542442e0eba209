/** Moves items to their new places when the tree is laid out again. */

import { keyOf } from "./shown.js";

/** @import { Item } from "./choose.js" */

export class Transition {
    #items;

    /**
     * Every item comes from where it stood before, or from its parent if it is new.
     * @param {Item[]} items  in their new places
     * @param {Map<string, Item>} before  by name
     */
    constructor(items, before) {
        this.#items = items;
        for (const item of items) {
            const old = before.get(keyOf(item)) ?? before.get(item.parent ? keyOf(item.parent) : "");
            item.to = { x: item.x, y: item.y };
            item.from = old ? { x: old.x, y: old.y } : item.to;
        }
    }

    /** Shifts where items come from, so that one of them stands still. @param {number} across */
    shift(across) {
        for (const item of this.#items) {
            if (item.from !== item.to) item.from = { x: item.from.x + across, y: item.from.y };
        }
    }

    /** Puts the items on their way. @param {number} share  of the time, 0 to 1 */
    move(share) {
        const done = 1 - (1 - share) ** 3;
        for (const item of this.#items) {
            item.x = item.from.x + (item.to.x - item.from.x) * done;
            item.y = item.from.y + (item.to.y - item.from.y) * done;
        }
    }
}
