/** An item in words: for screen readers, for the note beside it and for the titles of an export. */
import { NO_PLAYER } from "../trace/events.js";
import { aheadOf } from "./drawing/edges.js";
import { boundSoFar, chanceText, cutText, hasWindow, numberText, scoreText, valueText } from "./format.js";
import { levelName } from "./layout/levels.js";

/**
 * @import { LensNode } from "../trace/lens-node.js"
 * @import { Picture } from "./drawing/scene.js"
 * @import { Item } from "./layout/choose.js"
 */

/** @typedef {Omit<Picture, "view" | "width" | "height" | "selected" | "motion">} Told */

/**
 * What is said of an item, as short phrases; the first is its name.
 * @param {Told} picture
 * @param {Item} item
 * @returns {string[]}
 */
export function phrasesOf(picture, item) {
    const { t, cursor, shown, nameOf } = picture;
    const number = shown.nodeOf(item);
    if (number >= 0) return nodePhrases(picture, item, number);
    const node = cursor.nodes[item.node];
    const { written = null } = item.kind === "node" ? picture.outline.nodes[item.node] : item;
    switch (item.kind) {
        case "node":
        case "written": {
            const values = written?.values ?? [];
            const name = item.written?.name ?? picture.outline.nodes[item.node].text;
            const { player } = item.kind === "node" ? picture.outline.nodes[item.node] : aheadOf(picture.outline, item);
            const sign = cursor.replay.isTurned(player) ? -1 : 1;
            const value = values.map((each) => numberText(t, sign * each)).join(", ");
            return [
                item.parent ? nameOf(name) : t("lens.tree.root"),
                ...(written?.chance ? [t("lens.tree.probability", { chance: chanceText(t, written.chance) })] : []),
                value ? t("lens.tree.value", { value }) : t("lens.tree.unknown"),
                ...(shown.isLeftOut(item) ? [t("lens.tree.ghost"), reason(picture, node)] : []),
            ];
        }
        case "ghost":
            return [nameOf(node.leftOutTexts[item.index] ?? ""), t("lens.tree.ghost"), reason(picture, node)];
        case "gone":
            return [t("lens.tree.cutOff", { count: item.count }), reason(picture, node)];
        case "more":
            return [t("lens.tree.hidden", { count: shown.hiddenNow(item) }), t("lens.tree.opens")];
        case "fewer":
            return [t("lens.tree.fewer"), t("lens.tree.closes")];
        default:
            return [];
    }
}

/** @param {Told} picture @param {LensNode} node */
const reason = ({ t, cursor }, node) =>
    hasWindow(cursor.replay)
        ? t("lens.tree.reason", { reason: cutText(t, cursor.replay, node) })
        : t("lens.tree.shallow", { reason: cutText(t, cursor.replay, node) });

/** @param {Told} picture @param {Item} item @param {number} number @returns {string[]} */
function nodePhrases(picture, item, number) {
    const { t, cursor, outline, shown, nameOf } = picture;
    const { replay } = cursor;
    const node = cursor.nodes[number];
    const iterations = outline.roots.length > 1;
    const phrases = [
        node.parent >= 0
            ? nameOf(node.text)
            : iterations
              ? t("lens.tree.rootOf", { depth: node.depth })
              : t("lens.tree.root"),
    ];
    const { written } = outline.nodes[number];
    if (written?.chance) phrases.push(t("lens.tree.probability", { chance: chanceText(t, written.chance) }));
    if (node.player === NO_PLAYER) phrases.push(t("lens.tree.chance"));
    phrases.push(...valuePhrases(picture, node));
    const leaf = node.source !== "children";
    if (hasWindow(replay) && !leaf) {
        const { alpha, beta } = replay.windowAt(node.player, node);
        phrases.push(t("lens.tree.window", { alpha: scoreText(t, alpha), beta: scoreText(t, beta) }));
    }
    if (replay.algorithm === "uct" && node.visits > 0) phrases.push(t("lens.tree.visits", { count: node.visits }));
    if (node.source === "table") phrases.push(t(`lens.tree.table.${node.bound}`));
    if (node.source === "leaf" && node.ending !== "given") phrases.push(t(`lens.tree.ending.${node.ending}`));
    if (node.stoodPat) phrases.push(t("lens.tree.standPat"));
    if (node.searchedAgain) phrases.push(t("lens.tree.again"));
    if (node.children.length > 0) phrases.push(t("lens.tree.children", { count: node.children.length }));
    if (node.discarded > 0) phrases.push(t("lens.tree.discarded", { count: node.discarded }));
    if (node.leftOut > 0) phrases.push(t("lens.tree.cutOff", { count: node.leftOut }), reason(picture, node));
    if (node.parent >= 0 && cursor.onLine(number)) phrases.push(t("lens.tree.onLine"));
    if (number === shown.path.at(-1)) phrases.push(t("lens.tree.current"));
    const folded = item.kind === "node" ? shown.foldedNow(item) : 0;
    if (folded > 0) phrases.push(t("lens.tree.folded", { count: folded }));
    const mark = picture.marks?.get(number);
    if (mark) phrases.push(mark);
    return phrases;
}

/** @param {Told} picture @param {LensNode} node @returns {string[]} */
function valuePhrases({ t, cursor, players }, node) {
    const { replay } = cursor;
    const several = replay.players > 2;
    const everyone = Array.from({ length: replay.players }, (_, player) => player);
    const side = replay.side(node.player);
    const known = valueText(t, cursor, node, side) !== null;
    if (known && several) {
        return everyone.map((player) =>
            t("lens.tree.valueOf", {
                player: levelName(t, players, player, null),
                value: valueText(t, cursor, node, player) ?? "",
            }),
        );
    }
    if (known) return [t("lens.tree.value", { value: valueText(t, cursor, node, side) ?? "" })];
    const soFar = boundSoFar(t, cursor, node);
    if (!soFar) return [t("lens.tree.unknown")];
    return [t(soFar.least ? "lens.tree.atLeast" : "lens.tree.atMost", { value: soFar.text })];
}
