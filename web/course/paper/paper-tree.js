/** A given tree on paper: leaves with their values, and boxes that are wide enough to write values into. */
import { html, render, svg } from "lit";
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
const NAME_CHARACTER = 7;
const GAP = 14;
const BETWEEN = 34;
/** Around a file. */
const MARGIN = 4;
const BOX = { least: 34, height: 28 };
/** Boxes with room for a window above the value. */
const LARGE_BOX = { least: 78, height: 46 };
/** The height of a line of an answer, and how many characters a small box has room for. */
const ANSWER_LINE = 18;
const SHORT = 4;

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
    // A name is beside its value, and may not reach the next value.
    const named = Math.max(...leaves.map(({ name, value }) => value.length * CHARACTER + name.length * NAME_CHARACTER));
    const gap = Math.max(GAP, named + GAP - box);
    const { width, height } = placeNodes(nodes, { inner: box, leaf: box, gap, level: low + BETWEEN });
    return { nodes, width, height: height + low, box };
}

/** How many players a tree has: its leaves hold a value for the first of two, or one for each. @param {string} text */
export const playersOf = (text) => /\([^()]*,[^()]*\)/.exec(text)?.[0].split(",").length ?? 2;

/**
 * What a key draws at a node: the lines in its box, and whether the search leaves it out.
 * @typedef {{lines: string[], out: boolean, cut: boolean}} Answer  `cut`: the branch to it is cut off
 *
 * @param {string} text
 * @param {string[]} names  of the players: the first moves at the root, then the next one, turn by turn
 * @param {{windows?: boolean, answers?: Answer[], chance?: string, label?: string}} [how]  `windows`: whether the boxes
 *     have room for windows; `answers`: by node; `chance`: the name of chance; `label`: for screen readers
 * @returns the drawing, or the text where it cannot be drawn
 */
export function paperTree(text, names, { windows = false, answers = [], chance = "", label = text } = {}) {
    const room = windows ? LARGE_BOX : BOX;
    const placed = placedTree(text, room);
    if (!placed) return html`<p dir="ltr"><code>${text}</code></p>`;
    const { nodes, width, height, box } = placed;
    const inner = nodes.filter(({ children }) => children.length);
    const levels = inner.filter(({ y }, place) => inner.findIndex((each) => each.y === y) === place);
    const side = CHARACTER * (2 + Math.max(chance.length, ...names.map((name) => name.length)));
    const dash = (/** @type {Placed} */ { index }) => (answers[index]?.out ? "4 4" : "none");
    const edges = nodes.flatMap(({ x, y, children }) =>
        children.map((to) => {
            const [middle, half] = [(x + to.x) / 2, (y + room.height + to.y) / 2];
            return svg`<path d="M${x} ${y + room.height}L${to.x} ${to.y}" stroke-dasharray=${dash(to)} />${
                answers[to.index]?.cut
                    ? svg`<path class="cut" stroke-width="2.5" d="M${middle - 9} ${half + 3}L${middle + 9} ${half - 3}" />`
                    : ""
            }`;
        }),
    );
    const boxes = inner.map((node) => {
        const [x, y, round] = [node.x - box / 2, node.y, node.written.outcomes ? room.height / 2 : 6];
        return svg`<rect x=${x} y=${y} width=${box} height=${room.height} rx=${round} stroke-dasharray=${dash(node)} />`;
    });
    const mover = (/** @type {Placed} */ { written }) =>
        written.outcomes ? chance : names[written.turn % names.length];
    // A probability is on its edge, nearer to the outcome, where edges are farther apart.
    const chances = nodes.flatMap(({ x, y, children }) =>
        children.map((to) => {
            const [at, top] = [x + 0.7 * (to.x - x), y + room.height + 0.7 * (to.y - y - room.height)];
            return to.written.chance ? svg`<text x=${at} y=${top + 4}>${to.written.chance}</text>` : "";
        }),
    );
    const lines = inner.flatMap(({ index, x, y }) => {
        const { lines = [] } = answers[index] ?? {};
        const top = y + room.height / 2 - ((lines.length - 1) * ANSWER_LINE) / 2 + 5;
        return lines.map((each, row) => svg`<text x=${x} y=${top + row * ANSWER_LINE}>${each}</text>`);
    });
    return html`<svg class="tree" role="img" aria-label=${label} viewBox="${-side} 0 ${width + side} ${height}" style="--width: ${width + side}">
        <g fill="none" stroke="#000" stroke-width="1">${edges}${boxes}</g>
        <g font-size="15" text-anchor="middle">${nodes.map(({ x, y, value }) => svg`<text x=${x} y=${y + 18}>${value}</text>`)}</g>
        <g class="answer" font-size="14" font-weight="700" text-anchor="middle">${lines}</g>
        <g font-size="12" fill="#555">${levels.map((node) => svg`<text x=${-side} y=${node.y + 18}>${mover(node)}</text>`)}</g>
        <g font-size="12">${nodes.map((node) => (node.name ? svg`<text x=${node.x + (node.value ? (node.value.length * CHARACTER) / 2 + 2 : box / 2 + 3)} y=${node.y + 11}>${node.name}</text>` : ""))}</g>
        <g class="chance" font-size="12" text-anchor="middle" stroke="#fff" stroke-width="4" paint-order="stroke">${chances}</g></svg>`;
}

/** What a tree's players are called. @param {Translate} t @param {string} text */
function namesOf(t, text) {
    const players = playersOf(text);
    if (players === 2) return [t("shared.max"), t("shared.min")];
    return Array.from({ length: players }, (_, player) => t("shared.player", { number: player + 1 }));
}

/**
 * A given tree, with the players who move on its levels.
 * @param {Translate} t @param {string} text @param {boolean} [windows]  whether the boxes have room for windows
 */
export const treeFigure = (t, text, windows = false) =>
    paperTree(text, namesOf(t, text), { windows, chance: t("shared.chance") });

/** A given tree as an SVG file; "" for one that is too wide to draw. @param {Translate} t @param {string} text */
export function treeSvg(t, text) {
    const box = document.createElement("div");
    render(treeFigure(t, text), box);
    const drawn = box.querySelector("svg");
    if (!drawn) return "";
    const { x, width, height } = drawn.viewBox.baseVal;
    const size = [width + 2 * MARGIN, height + 2 * MARGIN];
    drawn.setAttribute("viewBox", [x - MARGIN, -MARGIN, ...size].join(" "));
    drawn.setAttribute("width", String(size[0]));
    drawn.setAttribute("height", String(size[1]));
    drawn.setAttribute("font-family", "sans-serif");
    return new XMLSerializer().serializeToString(drawn).replace(/<!--.*?-->/g, "");
}

/**
 * The key to a tree that was filled in: windows and values in its boxes, cut branches struck through.
 * @param {Translate} t @param {string} text
 * @param {{answers: Answer[], windows: boolean, label: string}} key
 * @returns null for a tree that is too wide to draw
 */
export function treeKey(t, text, { answers, windows, label }) {
    if (!placedTree(text)) return null;
    const longest = Math.max(...answers.flatMap(({ lines }) => lines.map((each) => each.length)));
    return paperTree(text, namesOf(t, text), {
        windows: windows || longest > SHORT,
        answers,
        chance: t("shared.chance"),
        label,
    });
}
