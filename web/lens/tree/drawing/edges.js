/**
 * The edges of the tree: bold where a value counts, dashed and struck through where a branch was cut off, as wide as
 * they were visited with UCT.
 */
import { NO_PLAYER } from "../../trace/events.js";
import { LINE, nameOfItem, ROOF } from "./look.js";

/**
 * @import { Item } from "../layout/choose.js"
 * @import { Outline } from "../layout/outline.js"
 * @import { Away } from "./away.js"
 * @import { DisplayList } from "./display-list.js"
 * @import { Picture } from "./scene.js"
 */

/** Half the height of a ghost, and of an offer to show more. */
export const GHOST = 8;
const OFFER = 8;

/** From this scale on everything is shown, and from this one on values are. */
export const FULL = 0.6;
export const VALUES = 0.24;

/** The bundles of edges, those below first. @param {DisplayList} list @param {number} scale */
export function edgesOf(list, scale) {
    const thick = Math.max(scale, 0.55);
    return {
        list,
        halo: list.bundle("halo", { stroke: "accent", width: 11 * thick, opacity: 0.32 }),
        plain: list.bundle("plain", { stroke: "edge", width: 1.1 * thick, opacity: 0.75 }),
        ghost: list.bundle("ghost", {
            stroke: "ghost",
            width: 1.1 * thick,
            dash: [4 * thick, 4 * thick],
            opacity: 0.75,
        }),
        cut: list.bundle("cut", { stroke: "warning", width: 1.5 * thick }),
        best: list.bundle("best", { stroke: "ink", width: 2.6 * thick }),
        line: list.bundle("line", { stroke: "accent", width: 3.8 * thick }),
        /** Children of the current node that are out of view. @type {Away[]} */
        away: [],
    };
}

/**
 * @param {ReturnType<typeof edgesOf>} edges
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {boolean} full
 */
export function addEdge(edges, picture, item, number, x, y, full) {
    const { cursor, shown, view, look } = picture;
    const parent = /** @type {Item} */ (item.parent);
    const from = edgeStart(picture, parent, pinOf(picture, parent, shown.nodeOf(parent)));
    const child = { x: pinOf(picture, item, number) ?? x, y: edgeEnd(picture, item, y, full) };
    const to = endInPicture(picture, edges.list, from, child);
    const ends = [from.x, from.y, to.x, to.y];
    if (to !== child && full && isNamed(item) && shown.nodeOf(parent) === shown.path.at(-1)) {
        edges.away.push({ ...to, name: nameOfItem(picture, item) });
    }
    if (number < 0) {
        const searchedLater = item.kind === "node" || (item.kind === "written" && !shown.isLeftOut(item));
        if (searchedLater || item.kind === "more" || item.kind === "fewer") {
            edges.plain.push(...ends);
            return;
        }
        if (parent.kind === "written") edges.ghost.push(...ends);
        else addGhostEdge(edges, from, to, view.scale);
        return;
    }
    const node = cursor.nodes[number];
    const pinned = picture.pins.has(item.level) || picture.pins.has(item.level - 1);
    if (shown.path[item.level] === number && !pinned) edges.halo.push(...ends);
    const line = cursor.onLine(number);
    if (look.uct) {
        const all = cursor.nodes[cursor.roots[0]].visits;
        const width = Math.round(2 * (0.8 + 11 * Math.sqrt(node.visits / Math.max(1, all)))) / 2;
        const name = `visits-${line}-${width}`;
        const ink = { stroke: line ? "accent" : "edge", width: width * Math.max(view.scale, 0.4), opacity: 0.85 };
        edges.list.bundle(name, ink).push(...ends);
        return;
    }
    if (line) edges.line.push(...ends);
    else if (cursor.nodes[node.parent]?.best === number) edges.best.push(...ends);
    else edges.plain.push(...ends);
}

/** Whether an item is a node that has a name. @param {Item} item */
const isNamed = ({ kind }) => kind === "node" || kind === "written";

/** How far beyond the border the end of an edge is out of view, and how far within it the edge then ends. */
const BEYOND = 24;
const BORDER = 10;

/**
 * Where an edge ends in the picture: at the child, or at the border with an arrow to what is out of view.
 * @param {Pick<Picture, "inset" | "width">} picture @param {Pick<DisplayList, "polygon">} list
 * @param {{x: number, y: number}} from @param {{x: number, y: number}} to
 */
export function endInPicture({ inset, width }, list, from, to) {
    const way = to.x > width + BEYOND ? 1 : to.x < inset.left - BEYOND ? -1 : 0;
    const x = way > 0 ? width - inset.right - BORDER : inset.left + BORDER;
    if (way === 0 || (x - from.x) * way <= 0) return to;
    const y = from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
    list.polygon([x, y - 4, x + 7 * way, y, x, y + 4], { fill: "edge" });
    return { x, y };
}

/**
 * An edge to a child that was left out, with the stroke across it that a textbook draws where a branch is cut.
 * @param {ReturnType<typeof edgesOf>} edges
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {number} s  the scale
 */
export function addGhostEdge(edges, from, to, s) {
    edges.ghost.push(from.x, from.y, to.x, to.y);
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    if (s >= VALUES) edges.cut.push(x - 6 * s, y + 2 * s, x + 6 * s, y - 2 * s);
}

/**
 * Where the node that an item shows is pinned; undefined if it is in its place.
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} number
 */
export const pinOf = ({ shown, pins }, item, number) =>
    number >= 0 && shown.line[item.level] === number ? pins.get(item.level) : undefined;

/**
 * Where edges leave an item: below its box and notes.
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} [x]  where the item is drawn
 */
export function edgeStart({ view, look, cursor, shown, outline }, item, x = item.x * view.scale + view.dx) {
    const { scale, dy } = view;
    const number = shown.nodeOf(item);
    let y = item.y + bottomOf({ look, shown, cursor, outline }, item);
    const node = cursor.nodes[number];
    if (node && scale >= FULL) {
        const leaf = outline.nodes[number].leaf;
        const lines =
            Number(look.uct && node.visits > 0) +
            Number(look.windowed && !leaf && node.source !== "table") +
            Number(node.leftOut > 0) +
            Number(node.discarded > 0) +
            Number(shown.besides(item) > 0);
        y += lines * LINE * 0.95 + (lines > 0 ? 3 : 0);
    }
    return { x, y: y * scale + dy };
}

/**
 * Where the edge to an item ends: above its name or its box.
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} y
 * @param {boolean} full
 */
export function edgeEnd(picture, item, y, full) {
    const { view, shown } = picture;
    const named = full && (shown.nodeOf(item) >= 0 || ["ghost", "written", "node"].includes(item.kind));
    return y - (topOf(picture, item) + (named ? LINE + 1 : 1)) * view.scale;
}

/**
 * What is known of a node before the search comes to it. Players move level by level in a given tree.
 * @param {Outline} outline
 * @param {Item} item
 */
export function aheadOf({ nodes, replay }, { kind, node, level, written }) {
    if (kind === "written") return { leaf: written?.children.length === 0, player: playerAt(replay, written, level) };
    return nodes[node];
}

/** @param {Outline["replay"]} replay @param {Item["written"]} written @param {number} level */
function playerAt({ player, players }, written, level) {
    return written?.outcomes ? NO_PLAYER : (player + (written?.turn ?? level)) % players;
}

/** @typedef {Pick<Picture, "look" | "shown" | "cursor" | "outline">} Measured */

/** How far an item's shape reaches up from its middle, at scale 1. @param {Measured} picture @param {Item} item */
export const topOf = (picture, item) => reach(picture, item, true);
/** How far it reaches down. @param {Measured} picture @param {Item} item */
export const bottomOf = (picture, item) => reach(picture, item, false);

/** @param {Measured} picture @param {Item} item @param {boolean} up */
function reach({ look, shown, cursor, outline }, item, up) {
    const number = shown.nodeOf(item);
    const { leaf, player } = number >= 0 ? outline.nodes[number] : aheadOf(outline, item);
    if (number < 0 && item.kind !== "node" && item.kind !== "written")
        return item.kind === "ghost" || item.kind === "gone" ? GHOST : OFFER;
    const sided = look.sided && !leaf;
    const reaches = player === NO_PLAYER || (player === cursor.replay.player) === up;
    return look.boxHeight / 2 + (sided && reaches ? ROOF : 0);
}
