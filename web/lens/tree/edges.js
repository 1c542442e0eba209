/**
 * The edges of the tree: bold where a value counts, dashed and struck through where a branch was cut off, as wide as
 * they were visited with UCT.
 *
 * @typedef {import("./choose.js").Item} Item
 * @typedef {import("./scene.js").Picture} Picture
 * @typedef {import("./display-list.js").DisplayList} DisplayList
 */
import { LINE, ROOF } from "./look.js";

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
        halo: list.bundle("halo", { stroke: "highlight", width: 11 * thick, opacity: 0.42 }),
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
    const [from, to] = [edgeStart(picture, parent), { x, y: edgeEnd(picture, item, y, full) }];
    const ends = [from.x, from.y, to.x, to.y];
    if (number < 0) {
        if (item.kind === "more" || item.kind === "fewer") {
            edges.plain.push(...ends);
            return;
        }
        edges.ghost.push(...ends);
        // The stroke across a branch that a textbook draws where it is cut.
        const [mx, my, s] = [(from.x + to.x) / 2, (from.y + to.y) / 2, view.scale];
        if (s >= VALUES) edges.cut.push(mx - 6 * s, my + 2 * s, mx + 6 * s, my - 2 * s);
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
    const named = full && (shown.nodeOf(item) >= 0 || item.kind === "ghost");
    return y - (topOf(picture, item) + (named ? LINE + 1 : 1)) * view.scale;
}

/** @typedef {Pick<Picture, "look" | "shown" | "cursor" | "outline">} Measured */

/** How far an item's shape reaches up from its middle, at scale 1. @param {Measured} picture @param {Item} item */
export const topOf = (picture, item) => reach(picture, item, true);
/** How far it reaches down. @param {Measured} picture @param {Item} item */
export const bottomOf = (picture, item) => reach(picture, item, false);

/** @param {Measured} picture @param {Item} item @param {boolean} up */
function reach({ look, shown, cursor, outline }, item, up) {
    const number = shown.nodeOf(item);
    if (number < 0) return item.kind === "ghost" || item.kind === "gone" ? GHOST : OFFER;
    const sided = look.sided && !outline.nodes[number].leaf;
    const maximises = cursor.nodes[number].player === cursor.replay.player;
    return look.boxHeight / 2 + (sided && maximises === up ? ROOF : 0);
}
