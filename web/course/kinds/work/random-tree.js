/** Tasks with a random tree, another one for each student. */

import { drawn } from "../../draw.js";

/**
 * @import { Item } from "../../activity.js"
 * @import { CheckTools } from "../kinds.js"
 */

const SEEDS = 2 ** 31;

/**
 * The item with the tree of a student.
 * @param {Item} item @param {string} seed @param {Pick<CheckTools, "engine">} tools
 * @returns {Promise<Item>}
 */
export async function withTree(item, seed, { engine }) {
    const { random, ...options } = item.options;
    if (random === undefined) return item;
    const { tree } = await engine.call("randomTree", String(random), drawn(seed, `${item.id} tree`, SEEDS));
    return { ...item, options: { ...options, tree } };
}
