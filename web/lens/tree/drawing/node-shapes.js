/** Draws one item in full: its shape, value, window, name and signs. */
import { markName } from "../../../board/drawing/player-marks.js";
import { MILLIONTHS, NO_PLAYER } from "../../trace/events.js";
import { boundSoFar, cutText, fitted, numberText, valueText, widthOf, windowText } from "../format.js";
import { GAP } from "../layout/layout.js";
import { aheadOf, bottomOf, topOf, VALUES } from "./edges.js";
import { BAR, diameter, LINE, nameOfItem, nameWidth, ROOF, ROW, SMALL, TEXT } from "./look.js";
import { haveColours } from "./palette.js";
import { drawPlayer, drawSign, signsOf } from "./signs.js";

/**
 * @import { LensNode } from "../../trace/lens-node.js"
 * @import { Item } from "../layout/choose.js"
 * @import { DisplayList, Ink } from "./display-list.js"
 * @import { Picture } from "./scene.js"
 */

/** Texts smaller than this cannot be read. */
const SMALLEST = 7.5;

/**
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} number  of the node that the item shows
 * @param {number} x
 * @param {number} y  the middle of the box
 * @param {boolean} full  with name, window and signs
 */
export function drawNode(list, picture, item, number, x, y, full) {
    const { cursor, look, view, outline, t, shown, players } = picture;
    const s = view.scale;
    const node = cursor.nodes[number];
    const leaf = outline.nodes[number].leaf;
    const chance = !leaf && node.player === NO_PLAYER;
    const width = chance ? diameter(look) * s : boxWidth(picture, item, number) * s;
    const height = chance ? width : look.boxHeight * s;
    const line = cursor.onLine(number);
    const current = number === shown.path.at(-1);

    if (current) {
        const [up, down] = [topOf(picture, item) * s + 4 * s, bottomOf(picture, item) * s + 4 * s];
        list.box(x - width / 2 - 7 * s, y - up, width + 14 * s, up + down, 10 * s, {
            fill: "accent",
            opacity: 0.32,
        });
    }
    const form = (/** @type {Ink} */ ink) => {
        if (chance) list.box(x - width / 2, y - width / 2, width, width, width / 2, ink);
        else if (!leaf && look.sided) {
            list.polygon(sided(x, y, width, height, ROOF * s, maximises(picture, node)), ink);
        } else list.box(x - width / 2, y - height / 2, width, height, (leaf ? 2 : 9) * s, ink);
    };
    const stroke = (line ? 2.6 : 1.5) * Math.max(s, 0.7);
    // A player's colour may be that of the paper.
    if (haveColours(players)) form({ stroke: "edge", width: stroke + 1.2 });
    form({ fill: "raised", stroke: line ? "accent" : strokeOf(picture, node), width: stroke });
    if (look.bars) drawBars(list, picture, node, leaf, x - width / 2, y, width, s);
    else drawValue(list, picture, node, x, y, width, s);
    if (!full) return;

    if (item.parent || item.kind !== "node") drawName(list, picture, item, number, x, y, s, line);
    else if (cursor.replay.events > 0 && outline.roots.length > 1) {
        const depth = t("lens.tree.iteration", { depth: node.depth });
        list.text(depth, x, y - height / 2 - (ROOF + 10) * s, SMALL * s, { fill: "soft" });
    }
    drawNotes(list, picture, item, node, leaf, x, y + height / 2, s);
    signsOf(node).forEach((sign, place) => {
        drawSign(list, sign, x + width / 2 - place * 15 * s, y - height / 2 - 1 * s, s);
    });
    const mark = picture.marks?.get(number);
    if (mark) {
        const wide = Math.max(16, widthOf(mark, SMALL) + 8) * s;
        list.box(x - width / 2 - 6 * s, y - height / 2 - 9 * s, wide, 16 * s, 8 * s, { fill: "accent" });
        list.text(mark, x - width / 2 - 6 * s + wide / 2, y - height / 2 - 1 * s, SMALL * s, {
            fill: "onAccent",
            bold: true,
        });
    }
}

/**
 * A node before the search comes to it, or that it leaves out: its shape and name, and the value of a given leaf.
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} x
 * @param {number} y
 * @param {boolean} full
 */
export function drawAhead(list, picture, item, x, y, full) {
    const { outline, look, view, cursor, shown, t, players } = picture;
    const s = view.scale;
    const { leaf, player } = aheadOf(outline, item);
    const chance = !leaf && player === NO_PLAYER;
    const width = (chance ? diameter(look) : leaf ? look.leaf : look.inner) * s;
    const height = chance ? width : look.boxHeight * s;
    const left = shown.isLeftOut(item);
    /** @type {Ink} */
    const ink = {
        fill: "raised",
        stroke: left ? "ghost" : "edge",
        width: Math.max(0.8, 1.1 * s),
        opacity: left ? 0.8 : 1,
    };
    if (left) ink.dash = [3 * s, 3 * s];
    const round = chance ? width / 2 : (leaf ? 2 : 9) * s;
    if (leaf || chance || !look.sided) list.box(x - width / 2, y - height / 2, width, height, round, ink);
    else list.polygon(sided(x, y, width, height, ROOF * s, player === cursor.replay.player), ink);
    if (s < VALUES) return;
    const written = item.written ?? outline.nodes[item.node].written;
    const values = written?.values ?? [];
    const size = (values.length > 1 ? SMALL : TEXT) * s;
    for (const [row, value] of values.entries()) {
        const middle = y + (row - (values.length - 1) / 2) * ROW * s;
        const several = values.length > 1;
        if (several) drawPlayer(list, row, markName(players, row), x - width / 2 + 8.5 * s, middle, 4.6 * s);
        list.text(
            numberText(t, cursor.replay.isTurned(player) ? -value : value),
            several ? x + width / 2 - 5 * s : x,
            middle,
            size,
            {
                fill: "soft",
                anchor: several ? "end" : "middle",
            },
        );
    }
    if (!full || !item.parent) return;
    const name = nameOfItem(picture, item);
    list.text(
        fitted(name, SMALL, Math.min(nameWidth(name), item.width + GAP)),
        x,
        y - (topOf(picture, item) + LINE / 2) * s,
        SMALL * s,
        {
            fill: "soft",
            backing: "paper",
        },
    );
}

/** @param {Picture} picture @param {Item} item @param {number} number */
export function boxWidth({ look, outline }, item, number) {
    const own = outline.nodes[number].leaf ? look.leaf : look.inner;
    return item.kind === "node" ? own : Math.min(own, item.width);
}

/** @param {Picture} picture @param {LensNode} node */
const maximises = ({ cursor }, node) => node.player === cursor.replay.player;

/** @param {Picture} picture @param {LensNode} node */
const strokeOf = ({ players }, node) =>
    haveColours(players) && node.player !== NO_PLAYER ? `player${node.player}` : "ink";

/** A box with a roof (a max node) or a point below (a min node). */
/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} roof
 * @param {boolean} up
 */
export function sided(x, y, width, height, roof, up) {
    const [w, h] = [width / 2, height / 2];
    return up
        ? [x - w, y + h, x - w, y - h + roof / 3, x, y - h - roof, x + w, y - h + roof / 3, x + w, y + h]
        : [x - w, y - h, x - w, y + h - roof / 3, x, y + h + roof, x + w, y + h - roof / 3, x + w, y - h];
}

/**
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {LensNode} node
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} s
 */
function drawValue(list, picture, node, x, y, width, s) {
    const { cursor, t, look } = picture;
    const player = cursor.replay.side(node.player);
    const value = valueText(t, cursor, node, player);
    const soFar = value === null ? boundSoFar(t, cursor, node) : null;
    const text = value ?? (soFar ? `${soFar.least ? "≥" : "≤"} ${soFar.text}` : "?");
    const size = Math.max(TEXT * s, Math.min(10, (width / Math.max(1, widthOf(text, 1))) * 0.92));
    if (size < SMALLEST) return;
    list.text(text, x, look.uct ? y - 2.5 * s : y, size, {
        fill: value === null ? "soft" : "ink",
        bold: value !== null,
    });
    if (!look.uct || node.visits === 0) return;
    // The mean as the share of two colours.
    const [full, from] = [width - 10 * s, x - width / 2 + 5 * s];
    const share = (full * node.means[player]) / MILLIONTHS;
    const opponent = (player + 1) % cursor.replay.players;
    list.box(from, y + 5.5 * s, full, 4 * s, 0, { fill: `player${opponent}`, stroke: "edge", width: 1 * s });
    list.box(from, y + 5.5 * s, share, 4 * s, 0, { fill: `player${player}` });
}

/** One row for each player: mark, bar and number. */
/**
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {LensNode} node
 * @param {boolean} leaf
 * @param {number} left
 * @param {number} y
 * @param {number} width
 * @param {number} s
 */
function drawBars(list, picture, node, leaf, left, y, width, s) {
    const { cursor, t, players, outline } = picture;
    const { replay } = cursor;
    const rows = replay.players;
    const uct = replay.algorithm === "uct";
    const { least, most } = outline.range;
    for (let player = 0; player < rows; ++player) {
        const middle = y + (player - (rows - 1) / 2) * ROW * s;
        drawPlayer(list, player, markName(players, player), left + 8.5 * s, middle, 4.6 * s);
        const mover = node.player === player && !leaf;
        const soFar = boundSoFar(t, cursor, node);
        const text = valueText(t, cursor, node, player);
        const guess = text === null && soFar?.player === player ? `${soFar.least ? "≥" : "≤"}${soFar.text}` : null;
        const known = uct ? node.visits > 0 : node.valued;
        if (known) {
            const share = uct
                ? node.means[player] / MILLIONTHS
                : (node.values[player] - least[player]) / Math.max(1, most[player] - least[player]);
            const length = Math.max(0.06, Math.min(1, share)) * BAR * s;
            list.box(left + 16 * s, middle - 3.5 * s, length, 7 * s, 1.5 * s, {
                fill: `player${player}`,
                stroke: "edge",
                width: 0.5 * s,
            });
        }
        const size = SMALL * s;
        if (size < SMALLEST - 2) continue;
        list.text(text ?? guess ?? "?", left + width - 5 * s, middle, size, {
            fill: text === null ? "soft" : "ink",
            anchor: "end",
            bold: mover && text !== null,
        });
    }
}

/**
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {Item} item
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {number} s
 * @param {boolean} bold
 */
function drawName(list, picture, item, number, x, y, s, bold) {
    const name = nameOfItem(picture, item, number);
    const place = y - (topOf(picture, item) + LINE / 2) * s;
    list.text(fitted(name, SMALL, Math.min(nameWidth(name), item.width + GAP)), x, place, SMALL * s, {
        fill: bold ? "ink" : "soft",
        bold,
        backing: "paper",
    });
}

/** The lines below the box: window or visits, then the cut or what is folded. */
/**
 * @param {DisplayList} list
 * @param {Picture} picture
 * @param {Item} item
 * @param {LensNode} node
 * @param {boolean} leaf
 * @param {number} x
 * @param {number} bottom
 * @param {number} s
 */
function drawNotes(list, picture, item, node, leaf, x, bottom, s) {
    const { look, t, shown, cursor } = picture;
    const { replay } = cursor;
    let y = bottom + (look.sided && !maximises(picture, node) ? ROOF + 5 : 8) * s;
    const add = (/** @type {string} */ text, /** @type {string} */ fill, bold = false) => {
        list.text(text, x, y, SMALL * s, { fill, bold, backing: "paper" });
        y += LINE * 0.9 * s;
    };
    if (look.uct && node.visits > 0) add(`${t.number(node.visits)}×`, "soft");
    if (look.windowed && !leaf && node.source !== "table") add(windowText(t, replay, node), "soft");
    if (node.leftOut > 0) add(cutText(t, replay, node), "warning", true);
    if (node.discarded > 0) add(t("lens.tree.discardedShort", { count: node.discarded }), "warning", true);
    const folded = shown.besides(item);
    if (folded > 0) drawPill(list, t("lens.tree.more", { count: folded }), x, y + 2 * s, s);
}

/**
 * A text in a box that can be pressed.
 * @param {DisplayList} list
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} s
 */
export function drawPill(list, text, x, y, s) {
    const width = (widthOf(text, SMALL) + 12) * s;
    list.box(x - width / 2, y - 8 * s, width, 16 * s, 8 * s, { fill: "sunken", stroke: "rule", width: 1 });
    list.text(text, x, y, SMALL * s, { fill: "ink" });
}
