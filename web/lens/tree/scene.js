/**
 * The drawing of the part of the tree that is in view, with as much detail as its scale allows.
 *
 * @typedef {import("./choose.js").Item} Item
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./shown.js").Shown} Shown
 *
 * `selected`: the item that is chosen. `motion`: what moves along an edge. `groups`: whether every item is a group of
 * its own, as exports want it, with `titleOf` for its title.
 * `pins`: where nodes of the current line are drawn that are beside the view, by level.
 * @typedef {{layout: Layout, shown: Shown, cursor: import("../trace/cursor.js").Cursor,
 *            outline: import("./outline.js").Outline, look: import("./look.js").Look,
 *            t: import("../../i18n/t.js").Translate, nameOf: (text: string) => string, players: string[],
 *            view: import("./camera.js").View, width: number, height: number, selected: Item | null,
 *            marks: Map<number, string> | null, pins: Map<number, number>, motion: import("./motion.js").Pulse | null,
 *            groups?: boolean, titleOf?: (item: Item) => string}} Picture
 */
import { DisplayList } from "./display-list.js";
import { addEdge, edgesOf, FULL, GHOST, VALUES } from "./edges.js";
import { fitted } from "./format.js";
import { between } from "./layout.js";
import { drawLevels } from "./levels.js";
import { LINE, nameWidth, ROOF, SMALL } from "./look.js";
import { drawPulse } from "./motion.js";
import { boxWidth, drawNode, drawPill, sided } from "./node-shapes.js";
import { drawPins, pinsOf } from "./pins.js";
import { keyOf } from "./shown.js";

/** Items of a level that are nearer to each other, in pixels, are drawn as one. */
const CLOSE = 1.6;

/** @param {Omit<Picture, "pins">} given */
export function draw(given) {
    const list = new DisplayList();
    const picture = { ...given, pins: pinsOf(given) };
    const { view } = picture;
    const full = view.scale >= FULL;
    const edges = edgesOf(list, view.scale);
    const shownItems = itemsInView(picture, (item, number, x, y) => {
        if (item.parent) addEdge(edges, picture, item, number, x, y, full);
    });
    for (const { item, number, x, y } of shownItems) {
        if (picture.groups) list.group(keyOf(item), picture.titleOf?.(item));
        if (number >= 0) drawAny(list, picture, item, number, x, y, full);
        else drawOther(list, picture, item, x, y, full);
        if (picture.groups) list.end();
        if (item === picture.selected) drawSelection(list, picture, item, number, x, y);
    }
    drawPins(list, picture, full);
    if (picture.motion) drawPulse(list, picture, picture.motion);
    drawLevels(list, picture);
    return list.primitives;
}

/**
 * Visits every item whose shape or edge is in view, and returns those with a shape in view.
 * @param {Picture} picture
 * @param {(item: Item, number: number, x: number, y: number) => void} visit
 */
function itemsInView({ layout, shown, view, width, height }, visit) {
    const { scale, dx, dy } = view;
    const found = [];
    const reach = layout.step * scale;
    for (const [place, level] of layout.levels.entries()) {
        const y = level[0].y * scale + dy;
        if (y - reach > height || y + reach < 0) continue;
        const [first, end] = between(level, -dx / scale, (width - dx) / scale);
        let last = Number.NEGATIVE_INFINITY;
        for (let i = first; i < end; ++i) {
            const item = level[i];
            if (!shown.has(item)) continue;
            const number = shown.nodeOf(item);
            const x = item.x * scale + dx;
            const marked = number >= 0 && (shown.path[place] === number || shown.cursor.onLine(number));
            if (x - last < CLOSE && !marked) continue;
            last = x;
            visit(item, number, x, item.y * scale + dy);
            if (x + MARGIN < 0 || x - MARGIN > width) continue;
            found.push({ item, number, x, y: item.y * scale + dy });
        }
    }
    return found;
}

/** Half the width of the widest shape, in pixels at the largest scale. */
const MARGIN = 200;

/**
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {boolean} full
 */
function drawAny(list, picture, item, number, x, y, full) {
    const { view, shown, look, cursor, outline } = picture;
    const s = view.scale;
    if (s >= VALUES) {
        drawNode(list, picture, item, number, x, y, full);
        return;
    }
    const node = cursor.nodes[number];
    const current = number === shown.path.at(-1);
    const line = cursor.onLine(number);
    const ink = { fill: current ? "highlight" : line ? "accent" : "edge" };
    const size = Math.max(current ? 7 : 2.2, 14 * s) * (line ? 1.4 : 1);
    if (look.sided && !outline.nodes[number].leaf && s > 0.08) {
        list.polygon(sided(x, y, size * 1.6, size * 0.7, size * 0.7, node.player === cursor.replay.player), ink);
    } else {
        list.box(x - size / 2, y - size / 2, size, size, 0, ink);
    }
}

/**
 * What is no node: a ghost, or an offer to show more.
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} x
 * @param {number} y
 * @param {boolean} full
 */
function drawOther(list, picture, item, x, y, full) {
    const { view, t, shown, cursor, nameOf } = picture;
    const s = view.scale;
    if (s < VALUES) return;
    switch (item.kind) {
        case "ghost": {
            const half = GHOST * s;
            list.box(x - half, y - half, 2 * half, 2 * half, 3 * s, {
                stroke: "ghost",
                width: Math.max(0.8, 1.1 * s),
                dash: [3 * s, 3 * s],
                opacity: 0.8,
            });
            if (!full) return;
            const name = nameOf(cursor.nodes[item.node].leftOutTexts[item.index] ?? "");
            list.text(fitted(name, SMALL, nameWidth(name)), x, y - (GHOST + LINE / 2) * s, SMALL * s, {
                fill: "soft",
                backing: "paper",
            });
            return;
        }
        case "gone":
            if (full)
                list.text(t("lens.tree.gone", { count: item.count }), x, y, SMALL * s, {
                    fill: "soft",
                    backing: "paper",
                });
            return;
        case "more":
            drawPill(list, full ? t("lens.tree.more", { count: shown.hiddenNow(item) }) : "…", x, y, s);
            return;
        case "fewer":
            drawPill(list, full ? t("lens.tree.fewer") : "…", x, y, s);
    }
}

/**
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} number
 * @param {number} x
 * @param {number} y
 */
function drawSelection(list, picture, item, number, x, y) {
    const { view, look } = picture;
    const s = view.scale;
    const node = number >= 0;
    const width = Math.max(14, (node ? boxWidth(picture, item, number) : item.width) * s + 10 * s);
    const height = Math.max(14, (node ? look.boxHeight + 2 * ROOF : 18) * s + 8 * s);
    list.box(x - width / 2, y - height / 2, width, height, 8 * s, { stroke: "focus", width: 2 });
}

/**
 * The item at a place of the screen, or null.
 * @param {Pick<Picture, "layout" | "shown" | "view" | "look">} picture
 * @param {number} x
 * @param {number} y
 */
export function itemAt({ layout, shown, view, look }, x, y) {
    const { scale, dx, dy } = view;
    const down = (y - dy) / scale;
    const place = Math.round(down / layout.step);
    const level = layout.levels[place];
    const reach = look.boxHeight / 2 + LINE + ROOF;
    if (!level || Math.abs(down - place * layout.step) > Math.max(reach, 14 / scale)) return null;
    const across = (x - dx) / scale;
    const [first, end] = between(level, across, across);
    let nearest = null;
    let least = Number.POSITIVE_INFINITY;
    for (let i = first; i < end; ++i) {
        const item = level[i];
        const away = Math.abs(item.x - across);
        if (away >= least || away > Math.max(item.width / 2 + 4, 12 / scale) || !shown.has(item)) continue;
        least = away;
        nearest = item;
    }
    return nearest;
}
