/**
 * The line from the root to the current node, where it is beside the view: its nodes are pinned to the edge, so that
 * the whole line can always be read.
 */
import { edgeEnd, edgeStart, topOf, VALUES } from "../drawing/edges.js";
import { LINE } from "../drawing/look.js";
import { drawNode } from "../drawing/node-shapes.js";
import { gutterOf } from "./levels.js";

/**
 * @import { DisplayList } from "../drawing/display-list.js"
 * @import { Picture } from "../drawing/scene.js"
 */

/** From the names of levels. */
const GAP = 6;

/**
 * Where nodes of the line are pinned, by level.
 * @param {Omit<Picture, "pins">} picture
 * @returns {Map<number, number>}
 */
export function pinsOf(picture) {
    const { shown, view, width, look, groups, inset } = picture;
    const pins = new Map();
    if (groups || view.scale < VALUES || !shown.pathInView) return pins;
    const half = (look.inner / 2) * view.scale;
    const [least, most] = [half + gutterOf(picture) + GAP, width - half - inset.right];
    if (most < least) return pins;
    for (const [level, node] of shown.line.entries()) {
        const item = shown.itemOf(node);
        if (!item) continue;
        const x = item.x * view.scale + view.dx;
        const pinned = Math.max(least, Math.min(most, x));
        if (Math.abs(pinned - x) > 1) pins.set(level, pinned);
    }
    return pins;
}

/** @param {DisplayList} list @param {Picture} picture @param {boolean} full */
export function drawPins(list, picture, full) {
    const { pins, shown, view, height } = picture;
    if (pins.size === 0) return;
    const s = view.scale;
    const line = shown.line.map((node, level) => {
        const item = shown.itemOf(node);
        return item && { item, node, x: pins.get(level) ?? item.x * s + view.dx, y: item.y * s + view.dy };
    });
    const pinned = line.filter((each, level) => each && pins.has(level) && each.y > -60 && each.y < height + 60);
    for (const each of pinned) {
        if (!each) continue;
        // Down to where its edges begin.
        const top = each.y - (topOf(picture, each.item) + LINE + 4) * s;
        const { y: bottom } = edgeStart(picture, each.item, each.x);
        const half = (picture.look.inner / 2 + 12) * s;
        list.box(each.x - half, top, 2 * half, bottom - 2 - top, 10 * s, { fill: "paper", opacity: 0.86 });
    }
    const halo = list.bundle("pinned", { stroke: "accent", width: 8 * Math.max(s, 0.55), opacity: 0.4 });
    for (const [level, each] of line.entries()) {
        const above = line[level - 1];
        if (!each || !above || level >= shown.path.length || !(pins.has(level) || pins.has(level - 1))) continue;
        const from = edgeStart(picture, above.item, above.x);
        halo.push(from.x, from.y, each.x, edgeEnd(picture, each.item, each.y, full));
    }
    for (const each of pinned) if (each) drawNode(list, picture, each.item, each.node, each.x, each.y, full);
}

/**
 * The item of the pin at a place of the screen, or null.
 * @param {Picture} picture
 * @param {number} x
 * @param {number} y
 */
export function pinAt(picture, x, y) {
    const { shown, view, look } = picture;
    for (const [level, pinned] of pinsOf(picture)) {
        const item = shown.itemOf(shown.line[level]);
        if (!item || Math.abs(x - pinned) > (look.inner / 2) * view.scale) continue;
        if (Math.abs(y - item.y * view.scale - view.dy) < (look.boxHeight / 2) * view.scale + 4) return item;
    }
    return null;
}
