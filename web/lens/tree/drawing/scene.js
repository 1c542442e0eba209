/**
 * The drawing of the part of the tree that is in view, with as much detail as its scale allows.
 *
 * `selected`: the item that is chosen. `motion`: what moves along an edge. `groups`: whether every item is a group of
 * its own, as exports want it, with `titleOf` for its title.
 * `pins`: where nodes of the current line are drawn that are beside the view, by level. `inset`: the room at the edges
 * that nodes are kept out of.
 * `hidesGhosts`: whether children that were left out are not shown.
 * @typedef {{layout: Layout, shown: Shown, cursor: Cursor,
 *            outline: Outline, look: Look,
 *            t: Translate, nameOf: (text: string) => string, players: string[],
 *            view: View, inset: Inset, width: number, height: number,
 *            selected: Item | null, marks: Map<number, string> | null, pins: Map<number, number>, motion:
 *            Pulse | null, hidesGhosts?: boolean, groups?: boolean, titleOf?: (item: Item) =>
 *            string}} Picture
 */

import { NO_PLAYER } from "../../trace/events.js";
import { fitted } from "../format.js";
import { between } from "../layout/layout.js";
import { drawLevels } from "../layout/levels.js";
import { drawPins, pinsOf } from "../layout/pins.js";
import { keyOf } from "../layout/shown.js";
import { drawPulse } from "../motion.js";
import { drawAway } from "./away.js";
import { DisplayList } from "./display-list.js";
import { addEdge, addGhostEdge, edgeStart, edgesOf, FULL, GHOST, pinOf, VALUES } from "./edges.js";
import { LINE, nameWidth, ROOF, SMALL } from "./look.js";
import { boxWidth, drawAhead, drawNode, drawPill, sided } from "./node-shapes.js";

/**
 * @import { Translate } from "../../../i18n/t.js"
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Inset, View } from "../camera.js"
 * @import { Item } from "../layout/choose.js"
 * @import { Layout } from "../layout/layout.js"
 * @import { Outline } from "../layout/outline.js"
 * @import { Shown } from "../layout/shown.js"
 * @import { Pulse } from "../motion.js"
 * @import { Look } from "./look.js"
 */

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
    drawAway(list, picture, edges.away);
    drawCut(list, picture, full);
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
function itemsInView(picture, visit) {
    const { layout, shown, view, width, height } = picture;
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
            const marked = number >= 0 && (shown.line[place] === number || shown.cursor.onLine(number));
            if (x - last < CLOSE && !marked) continue;
            last = x;
            visit(item, number, x, item.y * scale + dy);
            if (pinOf(picture, item, number) !== undefined) continue;
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
    const ink = { fill: current ? "ink" : line ? "accent" : "edge" };
    const size = Math.max(current ? 7 : 2.2, 14 * s) * (line ? 1.4 : 1);
    if (node.player === NO_PLAYER) list.box(x - size / 2, y - size / 2, size, size, size / 2, ink);
    else if (look.sided && !outline.nodes[number].leaf && s > 0.08) {
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
    if (item.kind === "node" || item.kind === "written") return drawAhead(list, picture, item, x, y, full);
    if (s < VALUES) return;
    switch (item.kind) {
        case "ghost":
            drawGhost(list, nameOf(cursor.nodes[item.node].leftOutTexts[item.index] ?? ""), x, y, s, full);
            return;
        case "gone":
            if (full)
                list.text(t("lens.tree.gone", { count: item.count }), x, y, SMALL * s, {
                    fill: "soft",
                    backing: "paper",
                });
            return;
        case "more":
            drawPill(
                list,
                full && shown.hiddenNow(item) > 0 ? t("lens.tree.more", { count: shown.hiddenNow(item) }) : "…",
                x,
                y,
                s,
            );
            return;
        case "fewer":
            drawPill(list, full ? t("lens.tree.fewer") : "…", x, y, s);
    }
}

/**
 * A child that was left out.
 * @param {DisplayList} list
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} s
 * @param {boolean} full
 */
function drawGhost(list, name, x, y, s, full) {
    const half = GHOST * s;
    list.box(x - half, y - half, 2 * half, 2 * half, 3 * s, {
        fill: "paper",
        stroke: "ghost",
        width: Math.max(0.8, 1.1 * s),
        dash: [3 * s, 3 * s],
        opacity: 0.8,
    });
    if (!full) return;
    list.text(fitted(name, SMALL, nameWidth(name)), x, y - (GHOST + LINE / 2) * s, SMALL * s, {
        fill: "soft",
        backing: "paper",
    });
}

/** The children left out that are shown beside the reply that refutes, where the layout has no place for them. */
const MOST_BESIDE = 2;

/**
 * The cut-off that the step is about, where the tree folds or hides its node or has its children beside the view: those
 * left out lie over the tree, beside the reply that refutes.
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {boolean} full
 */
function drawCut(list, picture, full) {
    const { shown, cursor, view, pins, nameOf, t, look } = picture;
    const s = view.scale;
    const { cut } = shown;
    if (cut < 0 || s < VALUES || picture.hidesGhosts) return;
    const { leftOut, leftOutTexts, cutBy } = cursor.nodes[cut];
    const above = shown.itemOf(cut);
    const beside = shown.itemOf(cutBy);
    if (!above || !beside || above.children.some((child) => isLeftOutInView(picture, child))) return;
    const names = leftOutTexts.slice(0, MOST_BESIDE).map(nameOf);
    const others = leftOut - names.length;
    const texts = others > 0 ? [...names, t("lens.tree.gone", { count: others })] : names;
    const widths = texts.map((text) => Math.max(2 * GHOST, nameWidth(text)) * s);
    const y = beside.y * s + view.dy;
    const from = edgeStart(picture, above, pins.get(above.level));
    const width = widths.reduce((sum, each) => sum + each + SPACE * s, 0);
    const middleOf = pins.get(beside.level) ?? beside.x * s + view.dx;
    const away = (look.inner / 2 + SPACE) * s;
    // To the left where there is no room at the right edge.
    const fits = middleOf + away + width <= picture.width - picture.inset.right;
    let x = fits ? middleOf + away : middleOf - away - width + SPACE * s;
    list.box(x - (SPACE / 2) * s, y - (GHOST + LINE + 4) * s, width, (2 * GHOST + LINE + 8) * s, 6 * s, {
        fill: "paper",
        opacity: 0.94,
    });
    const edges = edgesOf(list, s);
    for (const [place, text] of texts.entries()) {
        const middle = x + widths[place] / 2;
        const to = { x: middle, y: y - (GHOST + (full && place < names.length ? LINE : 0)) * s };
        addGhostEdge(edges, from, to, s);
        if (place < names.length) drawGhost(list, text, middle, y, s, full);
        else if (full) list.text(text, middle, y, SMALL * s, { fill: "soft", backing: "paper" });
        x += widths[place] + SPACE * s;
    }
}

/** Between the children left out, at scale 1. */
const SPACE = 12;

/** @param {Picture} picture @param {Item} item */
function isLeftOutInView({ view, width }, { kind, x }) {
    const across = x * view.scale + view.dx;
    return ["ghost", "gone", "written"].includes(kind) && across > 0 && across < width;
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
