/** Sentences about a tree that is filled in. Pure. */

import { scoresText, scoreText } from "../sentences/scores.js";
import { NO_PLAYER } from "../trace/events.js";
import { cuts } from "./fill.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Blank, Entry, Field, Verdict } from "./fill.js"
 * @import { Placed } from "./place-nodes.js"
 */

/** @param {Translate} t @param {Placed} node */
export const nodeName = (t, { name }) => (name ? t("trees.node", { name }) : t("lens.tree.root"));

/** The value of a leaf. @param {Translate} t @param {Placed} node */
export const valueText = (t, { written: { values } }) =>
    values.length > 1 ? scoresText(t, values) : values.map((value) => scoreText(t, value)).join("");

/** @param {Translate} t @param {number} player @param {number} players */
export function moverName(t, player, players) {
    if (player === NO_PLAYER) return t("shared.chance");
    return players > 2 ? t("shared.player", { number: player + 1 }) : t(player === 0 ? "shared.max" : "shared.min");
}

/** The probability of an outcome: `0.5`, `1/3`; "" for other nodes. @param {Translate} t @param {Placed} node */
export const probabilityOf = (t, { written: { chance } }) =>
    chance
        .split("/")
        .filter(Boolean)
        .map((part) => t.number(Number(part)))
        .join("/");

/** The probability in words. @param {Translate} t @param {Placed} node */
export function chanceText(t, node) {
    const chance = probabilityOf(t, node);
    return chance && t("lens.tree.probability", { chance });
}

/** @param {Translate} t @param {Field} field */
export const fieldName = (t, field) => t(`predict.${field}`);

/** What is to be done. @param {Translate} t @param {{algorithm: string, windows: boolean}} task */
export function taskText(t, { algorithm, windows }) {
    if (algorithm === "max-n") return t("trees.task.several");
    if (algorithm === "expectimax") return t("trees.task.expectimax");
    if (algorithm === "negamax") return t("trees.task.negamax");
    if (!cuts(algorithm)) return t("trees.task.minimax");
    return t(windows ? "trees.task.windows" : "trees.task.values");
}

/**
 * What a screen reader says of a node.
 * @param {Translate} t @param {Blank} blank @param {Entry} entry @param {Verdict} verdict
 * @param {{out: boolean, players: number}} facts  `out`: whether it lies below a marked branch
 */
export function nodeLabel(t, { node, player, fields }, { texts, cut }, verdict, { out, players }) {
    const inner = node.children.length > 0;
    const filled = fields
        .map((field, place) => texts[place] && t("trees.entered", { field: fieldName(t, field), text: texts[place] }))
        .filter(Boolean);
    return [
        nodeName(t, node),
        chanceText(t, node),
        inner ? moverName(t, player, players) : t("lens.tree.value", { value: valueText(t, node) }),
        cut ? t("trees.marked") : out ? t("trees.out") : inner ? filled.join(", ") || t("trees.empty") : "",
        verdict && t(`trees.verdict.${verdict}`),
    ]
        .filter(Boolean)
        .join(", ");
}

/**
 * The correct answers as a drawing has them: for each node the lines of its box, `[α, β]` above the value.
 * @param {Translate} t @param {Blank[]} blanks
 */
export const answersOf = (t, blanks) =>
    blanks.map(({ fields, answers, visited, cut }) => {
        const texts = answers.map(([answer]) => answer.map((number) => scoreText(t, number)).join(", "));
        const value = texts.pop() ?? "";
        const lines = [texts.length ? `[${texts.join(", ")}]` : "", value].filter(Boolean);
        return { lines: fields.length ? lines : [], out: !visited, cut };
    });

/**
 * The correct answers as sentences: a line for each node, then the branches that are cut off.
 * @param {Translate} t @param {Blank[]} blanks
 */
export function solutionLines(t, blanks) {
    const lines = blanks.flatMap(({ node, fields, answers }) => {
        if (!answers.length) return [];
        const entries = fields.map((field, place) => {
            const text = answers[place][0].map((number) => scoreText(t, number)).join(", ");
            return t("trees.entered", { field: fieldName(t, field), text });
        });
        return [t("trees.solution", { node: nodeName(t, node), entries: entries.join(", ") })];
    });
    const names = blanks.filter(({ cut }) => cut).map(({ node }) => node.name);
    return names.length ? [...lines, t("trees.cutOff", { names: names.join(", ") })] : lines;
}
