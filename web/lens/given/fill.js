/**
 * A search of a given tree that a student fills in: what belongs to each node, and how much of what was entered is
 * correct. The trace of the search holds every answer. Pure.
 *
 * `fields`: what is entered at the node, in order; none at leaves. `answers`: for each field the numbers that count as
 * correct; none where the search doesn't arrive. `margin`: by how much a number may be off. `cut`: whether the search
 * leaves out the branch to the node. `player`: who moves, or `NO_PLAYER`.
 * @typedef {"alpha" | "beta" | "value"} Field
 * @typedef {{node: Placed, player: number, visited: boolean, cut: boolean, fields: Field[], answers: number[][][],
 *            margin: number}} Blank
 *
 * Entered at a node: a text for each field, and whether its branch is marked as cut.
 * @typedef {{texts: string[], cut: boolean}} Entry
 *
 * @typedef {"correct" | "partly" | "incorrect" | ""} Verdict
 */

import { readNumber } from "../predict/answers.js";
import { isInfinite, NO_PLAYER } from "../trace/events.js";

/**
 * @import { LensNode } from "../trace/lens-node.js"
 * @import { Replay } from "../trace/replay.js"
 * @import { Placed } from "./place-nodes.js"
 */

/** Searches that visit each node once, and whose values belong to the node alone. */
export const FILL_ALGORITHMS = /** @type {const} */ (["alpha-beta", "minimax", "negamax", "expectimax", "max-n"]);
/** Searches that leave out branches. */
export const cuts = (/** @type {string} */ algorithm) => algorithm === "alpha-beta" || algorithm === "negamax";
/** Searches whose windows can be asked for. */
export const hasWindows = (/** @type {string} */ algorithm) => algorithm === "alpha-beta";

/** The searches that a tree can be filled in with. @param {{players: number, chance: boolean}} tree */
export function fillAlgorithms({ players, chance }) {
    if (chance) return FILL_ALGORITHMS.filter((name) => name === "expectimax");
    return FILL_ALGORITHMS.filter((name) => name !== "expectimax" && (name === "max-n") === players > 2);
}

/** By how much the mean of a chance node, or a value that comes from one, may be off: two decimals are enough. */
const ROUNDING = 0.005;

/** The most nodes that a student fills in, and the longest text of a field. */
export const MOST_NODES = 120;
export const LONGEST = 24;

/**
 * What is to be filled in.
 * @param {Placed[]} nodes  of the tree
 * @param {Replay} replay  of the whole search
 * @param {boolean} windows  whether alpha and beta are asked for as well as the value
 * @returns {Blank[]} one for each node
 */
export function blanksOf(nodes, replay, windows) {
    const cursor = replay.cursor();
    cursor.seek(replay.events);
    /** By index of the node. @type {Map<number, LensNode>} */
    const found = new Map();
    // Children are searched in the order of the text.
    const match = (/** @type {Placed} */ node, /** @type {LensNode} */ searched) => {
        found.set(node.index, searched);
        for (const [place, child] of searched.children.entries()) match(node.children[place], cursor.nodes[child]);
    };
    match(nodes[0], cursor.nodes[0]);
    const several = replay.players > 2 && replay.algorithm === "max-n";
    const asksWindow = windows && hasWindows(replay.algorithm);
    const margin = replay.algorithm === "expectimax" ? ROUNDING : 0;
    return nodes.map((node) => {
        const searched = found.get(node.index);
        const inner = node.children.length > 0;
        /** @type {Field[]} */
        const fields = inner ? (asksWindow ? ["alpha", "beta", "value"] : ["value"]) : [];
        const blank = {
            node,
            player: moverOf(node, replay.players),
            visited: Boolean(searched),
            cut: !searched && found.has(node.parent),
            fields,
            answers: [],
            margin,
        };
        if (!searched || !inner) return blank;
        const { player, values } = searched;
        const { alpha: alpha0, beta: beta0 } = replay.windowAt(player, {
            alpha: searched.alpha0,
            beta: searched.beta0,
        });
        const value = values[replay.side(player)];
        const bound = Math.min(Math.max(value, alpha0), beta0);
        // A search that returns a bound of its window is as good.
        const worth = several
            ? [[...values].slice(0, replay.players)]
            : bound === value
              ? [[value]]
              : [[value], [bound]];
        return { ...blank, answers: asksWindow ? [[[alpha0]], [[beta0]], worth] : [worth] };
    });
}

/** Who moves at a node; `NO_PLAYER` where chance decides. @param {Placed} node @param {number} players */
export const moverOf = ({ written: { outcomes, turn } }, players) => (outcomes ? NO_PLAYER : turn % players);

/** @param {Blank[]} blanks @returns {Entry[]} */
export const emptyEntries = (blanks) => blanks.map(({ fields }) => ({ texts: fields.map(() => ""), cut: false }));

/** @param {Blank[]} blanks @returns {Entry[]} what is correct, as people write it */
export const correctEntries = (blanks) =>
    blanks.map(({ fields, answers, cut }) => ({
        texts: fields.map((_, field) => (answers[field]?.[0] ?? []).map(numberAsText).join(" ")),
        cut,
    }));

/** @param {number} number */
const numberAsText = (number) => (isInfinite(number) ? (number < 0 ? "−∞" : "∞") : String(number).replace("-", "−"));

/** The numbers of a field; null for what are none. @param {string} text @param {number} count  how many */
export function readField(text, count) {
    const parts =
        count === 1
            ? [text]
            : text
                  .replace(/[()[\]]/g, " ")
                  .trim()
                  .split(/[\s;,،]+/u);
    const numbers = parts.map(readNumber);
    return numbers.length === count && !numbers.includes(null) ? /** @type {number[]} */ (numbers) : null;
}

/** Whether a field is correct. @param {string} text @param {number[][]} answers @param {number} margin */
const isCorrect = (text, answers, margin) => {
    const numbers = readField(text, answers[0].length);
    const fits = (/** @type {number} */ each, /** @type {number} */ typed) =>
        each === typed || Math.abs(each - typed) <= margin;
    return numbers !== null && answers.some((answer) => answer.every((each, place) => fits(each, numbers[place])));
};

/**
 * Whether a node lies below a marked branch, or at its end.
 * @param {Blank[]} blanks @param {Entry[]} entries @param {number} index
 * @returns {boolean}
 */
export const isMarkedOut = (blanks, entries, index) =>
    index >= 0 && (entries[index].cut || isMarkedOut(blanks, entries, blanks[index].node.parent));

/**
 * Judges node by node. A node gives a point, shared by its fields; each branch to mark gives a point, and each branch
 * that is marked although the search visits it costs one.
 * @param {Blank[]} blanks @param {Entry[]} entries
 * @returns {{verdicts: Verdict[], points: number, of: number, score: number}} `score`: from 0 to 1
 */
export function judge(blanks, entries) {
    let points = 0;
    let of = 0;
    const verdicts = blanks.map(({ visited, cut, fields, answers, margin }, index) => {
        const { texts, cut: marked } = entries[index];
        if (cut) {
            of += 1;
            points += Number(marked);
            return marked ? "correct" : "incorrect";
        }
        if (answers.length) of += 1;
        if (visited && marked) {
            points -= 1;
            return "incorrect";
        }
        if (!answers.length) return "";
        const out = isMarkedOut(blanks, entries, index);
        const right = out ? 0 : texts.filter((text, field) => isCorrect(text, answers[field], margin)).length;
        points += right / fields.length;
        return right === fields.length ? "correct" : right > 0 ? "partly" : "incorrect";
    });
    const score = of === 0 ? 0 : Math.max(0, points) / of;
    return { verdicts: /** @type {Verdict[]} */ (verdicts), points: Math.max(0, points), of, score };
}

/** Text of what was entered, for a later visit: `−∞/∞/3;x;;`. @param {Entry[]} entries */
export const entriesText = (entries) =>
    entries
        .map(({ texts, cut }) => (cut ? "x" : "") + (texts.some(Boolean) ? texts.map(clean).join("/") : ""))
        .join(";")
        .replace(/;+$/, "");

/** @param {string} text */
const clean = (text) => text.replace(/[/;x]/g, " ").trim().slice(0, LONGEST);

/**
 * What was entered, from its text. Parts that don't fit are left out.
 * @param {Blank[]} blanks @param {string} text
 * @returns {Entry[]}
 */
export function entriesFrom(blanks, text) {
    const parts = text.split(";");
    return blanks.map(({ fields }, index) => {
        const part = parts[index] ?? "";
        const cut = part.startsWith("x");
        const texts = part.slice(Number(cut)).split("/");
        return { cut, texts: fields.map((_, field) => (texts[field] ?? "").slice(0, LONGEST)) };
    });
}
