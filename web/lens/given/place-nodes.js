/**
 * Places the nodes of a given tree for a drawing: leaves in a row from left to right, parents above the middle of their
 * children.
 *
 * `index`: in the order of the text, the root is 0. `parent`: -1 for the root. `name`: "" for the root. `value`: of a
 * leaf.
 * @typedef {{index: number, parent: number, level: number, x: number, y: number, name: string, value: string,
 *            written: Written, children: Placed[]}} Placed
 *
 * In units of the drawing: the widths of inner nodes and of leaves, between nodes, from level to level.
 * @typedef {{inner: number, leaf: number, gap: number, level: number}} Sizes
 */

/** @import { Written } from "../search/given-place.js" */

/** @param {Written} root @returns {Placed[]} parents before their children */
export function nodesOf(root) {
    /** @type {Placed[]} */
    const nodes = [];
    const read = (/** @type {Written} */ written, /** @type {Placed | null} */ above) => {
        const { name, values } = written;
        /** @type {Placed} */
        const node = {
            index: nodes.length,
            parent: above?.index ?? -1,
            level: above ? above.level + 1 : 0,
            x: 0,
            y: 0,
            name,
            value: values.length > 1 ? `(${values.join(",")})` : values.join(""),
            written,
            children: [],
        };
        nodes.push(node);
        node.children = written.children.map((child) => read(child, node));
        return node;
    };
    read(root, null);
    return nodes;
}

/**
 * Sets the places of nodes.
 * @param {Placed[]} nodes @param {Sizes} sizes
 * @returns {{width: number, height: number}} to the middle of the lowest nodes
 */
export function placeNodes(nodes, { inner, leaf, gap, level }) {
    const widths = new Map();
    // Children come after their parents.
    for (const node of [...nodes].reverse()) {
        const below = node.children.reduce((sum, child) => sum + widths.get(child), 0);
        widths.set(node, Math.max(below, (node.children.length ? inner : leaf) + gap));
    }
    const place = (/** @type {Placed} */ node, /** @type {number} */ left) => {
        const { children } = node;
        const below = children.reduce((sum, child) => sum + widths.get(child), 0);
        let at = left + (widths.get(node) - below) / 2;
        for (const child of children) {
            place(child, at);
            at += widths.get(child);
        }
        node.y = node.level * level;
        node.x = children.length ? (children[0].x + children[children.length - 1].x) / 2 : left + widths.get(node) / 2;
    };
    place(nodes[0], 0);
    return { width: widths.get(nodes[0]), height: Math.max(...nodes.map(({ y }) => y)) };
}
