/**
 * What a student's search could look at: the nodes of a given tree, or the states that it made of a game. Pure.
 *
 * `children`: the names of all of them, also of those that were never made; null where the search hasn't asked.
 * `values`: of a leaf of a given tree, one for each player.
 * @typedef {{parent: number, name: string, level: number, player: number | null, values: number[] | null,
 *            children: string[] | null}} SearchedItem
 */

/**
 * @import { SearchRun, SearchTree } from "../../agents/search/run-search.js"
 */

/** @param {SearchTree} tree @returns {SearchedItem[]} */
export function itemsOfTree({ players, nodes }) {
    /** @type {SearchedItem[]} */
    const items = [];
    for (const [parent, name, value] of nodes) {
        const level = parent < 0 ? 0 : items[parent].level + 1;
        if (parent >= 0) items[parent].children?.push(name);
        const values = Array.isArray(value) ? value : value === null ? null : [value, -value];
        items.push({ parent, name, level, player: level % players, values, children: values ? [] : [] });
    }
    return items;
}

/** @param {NonNullable<SearchRun["items"]>} items @param {number} players @returns {SearchedItem[]} */
export function itemsOfGame(items, players) {
    /** @type {SearchedItem[]} */
    const found = [];
    for (const [parent, name, player, isOver, actions] of items) {
        const above = parent < 0 ? null : found[parent];
        found.push({
            parent,
            name,
            level: above ? above.level + 1 : 0,
            // Games in turns: what the search hasn't asked for is the next player.
            player: player ?? (above?.player == null ? 0 : (above.player + 1) % players),
            values: null,
            children: isOver ? [] : actions,
        });
    }
    return found;
}

/** The names from the root to an item, as one text: the same for equal places of two searches. */
export function pathOf(/** @type {SearchedItem[]} */ items, /** @type {number} */ item) {
    const path = [];
    for (let each = item; items[each].parent >= 0; each = items[each].parent) path.push(items[each].name);
    return path.reverse().join("\n");
}
