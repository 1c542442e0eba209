/**
 * The upper confidence bounds of UCT, as `engine/lens/walks/uct.hpp` adds them up, in millionths. Pure.
 *
 * @typedef {{text: string, node: number, visits: number, mean: number, bonus: number}} Bounds
 */

/** @import { Cursor } from "./cursor.js" */

/**
 * The children of a node with what UCB1 adds up for each.
 * @param {Cursor} cursor @param {number} number @param {number} exploration  in thousandths
 * @returns {Bounds[]}
 */
export function boundsOf(cursor, number, exploration) {
    const node = cursor.nodes[number];
    return node.children.map((child) => {
        const { text, visits, means } = cursor.nodes[child];
        const bonus = Math.round(1000 * exploration * Math.sqrt(Math.log(node.visits) / visits));
        return { text, node: child, visits, mean: means[node.player], bonus };
    });
}

/** The upper confidence bound. @param {{mean?: number, bonus?: number}} choice */
export const upper = ({ mean = 0, bonus = 0 }) => mean + bonus;
