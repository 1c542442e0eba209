/** A written tree as a student's code gets it. */

/**
 * @import { SearchTree } from "../../agents/search/run-search.js"
 * @import { Written } from "./given-place.js"
 */

/** @param {Written} root @returns {SearchTree} */
export function searchTree(root) {
    /** @type {SearchTree["nodes"]} */
    const nodes = [];
    let players = 2;
    /** @param {Written} node @param {number} parent */
    const add = ({ name, values, children }, parent) => {
        const place = nodes.length;
        players = Math.max(players, values.length);
        nodes.push([parent, name, values.length === 0 ? null : values.length === 1 ? values[0] : values]);
        for (const child of children) add(child, place);
    };
    add(root, -1);
    return { players, nodes };
}
