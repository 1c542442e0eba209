/** A given tree on paper: leaves with their values, and boxes that are wide enough to write values into. */
import { html, svg } from "lit";
import { nodesOf, placeNodes } from "../../lens/given/place-nodes.js";
import { writtenTree } from "../../lens/search/given-place.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Placed } from "../../lens/given/place-nodes.js"
 */

/** Wider trees are left as text: their boxes would be too small to write into. */
const MOST_LEAVES = 40;
/** Sizes in units of the drawing: characters of a value, leaves, levels, boxes. */
const CHARACTER = 8;
const GAP = 14;
const BETWEEN = 34;
const BOX = { least: 34, height: 28 };
/** Boxes with room for a window above the value. */
const LARGE_BOX = { least: 78, height: 46 };

/**
 * Places the nodes of a tree.
 * @param {string} text
 * @param {{least: number, height: number}} [room]  of a box
 * @returns {{nodes: Placed[], width: number, height: number, box: number} | null} null for what is no tree, or too wide
 */
export function placedTree(text, { least, height: low } = BOX) {
    const root = writtenTree(text);
    if (!root) return null;
    const nodes = nodesOf(root);
    const leaves = nodes.filter(({ children }) => children.length === 0);
    if (leaves.length > MOST_LEAVES || nodes.length === 1) return null;
    const widest = Math.max(...leaves.map(({ value }) => value.length));
    // A value of an inner node is as long as those of the leaves.
    const box = Math.max(least, (widest + 1) * CHARACTER);
    const { width, height } = placeNodes(nodes, { inner: box, leaf: box, gap: GAP, level: low + BETWEEN });
    return { nodes, width, height: height + low, box };
}

/** How many players a tree has: its leaves hold a value for the first of two, or one for each. @param {string} text */
export const playersOf = (text) => /\([^()]*,[^()]*\)/.exec(text)?.[0].split(",").length ?? 2;

/**
 * @param {string} text
 * @param {string[]} names  of the players: the first moves at the root, then the next one, level by level
 * @param {boolean} [windows]  whether the boxes have room for windows
 * @returns the drawing, or the text where it cannot be drawn
 */
export function paperTree(text, names, windows = false) {
    const room = windows ? LARGE_BOX : BOX;
    const placed = placedTree(text, room);
    if (!placed) return html`<p dir="ltr"><code>${text}</code></p>`;
    const { nodes, width, height, box } = placed;
    const levels = [...new Set(nodes.filter(({ children }) => children.length).map(({ y }) => y))];
    const side = CHARACTER * (2 + Math.max(...names.map((name) => name.length)));
    const edges = nodes.flatMap(({ x, y, children }) =>
        children.map((to) => svg`<path d="M${x} ${y + room.height}L${to.x} ${to.y}" />`),
    );
    return html`<svg class="tree" role="img" aria-label=${text} viewBox="${-side} 0 ${width + side} ${height}" style="--width: ${width + side}">
        <g fill="none" stroke="#000" stroke-width="1">${edges}
            ${nodes.map(({ x, y, children }) => (children.length ? svg`<rect x=${x - box / 2} y=${y} width=${box} height=${room.height} rx="6" />` : ""))}</g>
        <g font-size="15" text-anchor="middle">${nodes.map(({ x, y, value }) => svg`<text x=${x} y=${y + 18}>${value}</text>`)}</g>
        <g font-size="12" fill="#555">${levels.map((y) => svg`<text x=${-side} y=${y + 18}>${names[Math.round(y / (room.height + BETWEEN)) % names.length]}</text>`)}</g>
        <g font-size="12">${nodes.map(({ x, y, name, value }) => (name ? svg`<text x=${x + (value ? (value.length * CHARACTER) / 2 + 2 : box / 2 + 3)} y=${y + 11}>${name}</text>` : ""))}</g></svg>`;
}

/**
 * A given tree, with the players who move on its levels.
 * @param {Translate} t @param {string} text @param {boolean} [windows]  whether the boxes have room for windows
 */
export function treeFigure(t, text, windows = false) {
    const players = playersOf(text);
    const names =
        players === 2
            ? [t("shared.max"), t("shared.min")]
            : Array.from({ length: players }, (_, player) => t("shared.player", { number: player + 1 }));
    return paperTree(text, names, windows);
}
