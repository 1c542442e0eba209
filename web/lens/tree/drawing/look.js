import { chanceText, hasMinimum, hasWindow, numberText, scoreText, widthOf } from "../format.js";

/**
 * @import { Translate } from "../../../i18n/t.js"
 * @import { Item } from "../layout/choose.js"
 * @import { Outline } from "../layout/outline.js"
 */

/**
 * Sizes of what a node shows, in pixels at scale 1. They come from the whole run, so that a node keeps its size while
 * its value changes.
 *
 * @typedef {{windowed: boolean, sided: boolean, bars: boolean, uct: boolean, inner: number, leaf: number,
 *            boxHeight: number, leafHeight: number, levelHeight: number, noteWidth: number}} Look
 */

export const TEXT = 13;
export const SMALL = 11;
/** How far the roof of a max node, or the point of a min node, reaches beyond the box. */
export const ROOF = 8;
const BOX = 24;
/** One player's row in a box with bars. */
export const ROW = 13;
export const BAR = 26;
/** Room for a line of small text. */
export const LINE = 14;
const EDGE = 40;
const LONGEST_NAME = 92;
const PADDING = 7;

/** @param {Outline} outline @param {Translate} t @returns {Look} */
export function lookOf(outline, t) {
    const { replay, range } = outline;
    const uct = replay.algorithm === "uct";
    const windowed = hasWindow(replay);
    const bars = replay.players > 2;
    const chances = uct && replay.low[0] === 0 && replay.high[0] === 1;
    const ends = uct ? (chances ? [0.88] : [...replay.low, ...replay.high].map((end) => end - 0.8)) : [];
    if (!uct) ends.push(...range.least, ...range.most);
    const texts = ends.map((end) => numberText(t, end));
    if (outline.proven) texts.push(scoreText(t, 999_990), scoreText(t, -999_990));
    const size = bars ? SMALL : TEXT;
    const value = Math.max(size, ...texts.map((text) => widthOf(text, size)));
    const box = bars ? 2 * PADDING + ROW + BAR + value : value + 2 * PADDING;
    const note = uct ? widthOf("50,000×", SMALL) : 2 * widthOf("−9", SMALL) + (value / size) * SMALL + SMALL;
    const boxHeight = bars ? replay.players * ROW + 6 : BOX;
    const sided = hasMinimum(replay) && !uct;
    return {
        windowed,
        sided,
        bars,
        uct,
        inner: Math.max(36, bars ? box : box + widthOf("≥ ", size)),
        leaf: Math.max(26, box),
        boxHeight,
        leafHeight: boxHeight,
        noteWidth: windowed || uct ? note : 0,
        levelHeight: LINE + ROOF + boxHeight + (windowed || uct ? LINE : 0) + LINE + EDGE,
    };
}

/**
 * Sets the width of every item.
 * @param {Item[]} items  with what is below them
 * @param {Outline} outline
 * @param {Look} look
 * @param {(text: string) => string} nameOf
 * @param {Translate} t
 */
export function measure(items, outline, look, nameOf, t) {
    for (const item of items) {
        item.width = widthOfItem(item, outline, look, nameOf, t);
        measure(item.children, outline, look, nameOf, t);
    }
}

/**
 * @param {Item} item
 * @param {Outline} outline
 * @param {Look} look
 * @param {(text: string) => string} nameOf
 * @param {Translate} t
 */
function widthOfItem(item, outline, look, nameOf, t) {
    const { kind, node, index, count, written } = item;
    const about = outline.nodes[node];
    const name = nameOfItem({ outline, nameOf, t }, item);
    switch (kind) {
        case "node":
            if (about.leaf) return Math.max(look.leaf, nameWidth(name));
            return Math.max(look.inner, look.noteWidth, about.parent < 0 ? 0 : nameWidth(name));
        case "written":
            return Math.max(written?.children.length ? look.inner : look.leaf, nameWidth(name));
        case "ghost":
            return Math.max(20, nameWidth(nameOf(about.leftOutTexts[index])));
        case "gone":
            return widthOf(t("lens.tree.gone", { count }), SMALL) + 2 * PADDING;
        case "more":
            return Math.max(look.inner, widthOf(t("lens.tree.more", { count }), SMALL) + 2 * PADDING + 4);
        case "fewer":
            return widthOf(t("lens.tree.fewer"), SMALL) + 2 * PADDING + 4;
        case "place":
            return Math.max(look.inner, look.noteWidth);
    }
}

/** How wide a chance node is: a circle as high as the roof of a max node reaches. @param {Look} look */
export const diameter = ({ boxHeight }) => boxHeight + 2 * ROOF;

/**
 * The name of a node, with its probability below a chance node.
 * @param {{outline: Outline, nameOf: (text: string) => string, t: Translate}} picture @param {Item} item
 * @param {number} [number]  the node that the item shows now
 */
export function nameOfItem({ outline, nameOf, t }, { kind, node, written }, number = node) {
    if (kind !== "node" && kind !== "written") return nameOf(outline.nodes[number]?.text ?? "");
    const about = outline.nodes[node];
    const own = written ?? about.written;
    const name = nameOf(written?.name ?? about.text);
    return own?.chance ? `${name} (${chanceText(t, own.chance)})` : name;
}

/** The room that a name takes; longer ones are cut. @param {string} name */
export const nameWidth = (name) => Math.min(LONGEST_NAME, widthOf(name, SMALL) + 4);
