/** A given tree on paper: leaves with their values, and boxes that are wide enough to write values into. */
import { html, svg } from "lit";
import { writtenTree } from "../../lens/search/given-place.js";

/** @import { Written } from "../../lens/search/given-place.js" */

/** Wider trees are left as text: their boxes would be too small to write into. */
const MOST_LEAVES = 40;
/** Sizes in units of the drawing: characters of a value, leaves, levels, boxes. */
const CHARACTER = 8;
const GAP = 14;
const LEVEL = 62;
const BOX = { least: 34, height: 28 };

/**
 * `value`: of a leaf. `name`: "" for the root.
 * @typedef {{x: number, y: number, name: string, value: string, children: Placed[]}} Placed
 */

/**
 * Places the nodes of a tree.
 * @param {string} text
 * @returns {{nodes: Placed[], width: number, height: number, box: number} | null} null for what is no tree, or too wide
 */
export function placedTree(text) {
    const root = writtenTree(text);
    if (!root) return null;
    /** @type {Placed[]} */
    const nodes = [];
    let height = 0;
    const read = (/** @type {Written} */ node, /** @type {number} */ level) => {
        const value = node.values.length > 1 ? `(${node.values.join(",")})` : node.values.join("");
        /** @type {Placed} */
        const placed = { x: 0, y: level * LEVEL, name: node.name, value, children: [] };
        height = Math.max(height, placed.y);
        nodes.push(placed);
        placed.children = node.children.map((child) => read(child, level + 1));
        return placed;
    };
    read(root, 0);
    const leaves = nodes.filter(({ children }) => children.length === 0);
    if (leaves.length > MOST_LEAVES || nodes.length === 1) return null;
    const widest = Math.max(...leaves.map(({ value }) => value.length));
    // A value of an inner node is as long as those of the leaves.
    const box = Math.max(BOX.least, (widest + 1) * CHARACTER);
    const step = box + GAP;
    for (const [place, leaf] of leaves.entries()) leaf.x = (place + 0.5) * step;
    // Children come after their parents.
    for (const node of [...nodes].reverse()) {
        const { children } = node;
        if (children.length) node.x = (children[0].x + children[children.length - 1].x) / 2;
    }
    return { nodes, width: leaves.length * step, height: height + BOX.height, box };
}

/** How many players a tree has: its leaves hold a value for the first of two, or one for each. @param {string} text */
export const playersOf = (text) => /\([^()]*,[^()]*\)/.exec(text)?.[0].split(",").length ?? 2;

/**
 * @param {string} text
 * @param {string[]} names  of the players: the first moves at the root, then the next one, level by level
 * @returns the drawing, or the text where it cannot be drawn
 */
export function paperTree(text, names) {
    const placed = placedTree(text);
    if (!placed) return html`<p dir="ltr"><code>${text}</code></p>`;
    const { nodes, width, height, box } = placed;
    const levels = [...new Set(nodes.filter(({ children }) => children.length).map(({ y }) => y))];
    const side = CHARACTER * (2 + Math.max(...names.map((name) => name.length)));
    const edges = nodes.flatMap(({ x, y, children }) =>
        children.map((to) => svg`<path d="M${x} ${y + BOX.height}L${to.x} ${to.y}" />`),
    );
    return html`<svg class="tree" role="img" aria-label=${text} viewBox="${-side} 0 ${width + side} ${height}" style="--width: ${width + side}">
        <g fill="none" stroke="#000" stroke-width="1">${edges}
            ${nodes.map(({ x, y, children }) => (children.length ? svg`<rect x=${x - box / 2} y=${y} width=${box} height=${BOX.height} rx="6" />` : ""))}</g>
        <g font-size="15" text-anchor="middle">${nodes.map(({ x, y, value }) => svg`<text x=${x} y=${y + 18}>${value}</text>`)}</g>
        <g font-size="12" fill="#555">${levels.map((y) => svg`<text x=${-side} y=${y + 18}>${names[Math.round(y / LEVEL) % names.length]}</text>`)}</g>
        <g font-size="12">${nodes.map(({ x, y, name, value }) => (name ? svg`<text x=${x + (value ? (value.length * CHARACTER) / 2 + 2 : box / 2 + 3)} y=${y + 11}>${name}</text>` : ""))}</g></svg>`;
}
