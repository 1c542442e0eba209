/**
 * The sentences of questions, answers and reasons.
 *
 * `unique`: whether each name stands for one node.
 * @typedef {Names & {unique?: boolean}} PredictNames
 */

import { listIn } from "../../i18n/formats.js";
import { probabilityText, rewardText, scoresText, scoreText, windowText } from "../sentences/scores.js";
import { isInfinite } from "../trace/events.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Names } from "../sentences/step-sentences.js"
 * @import { Choice, Facts, Question } from "./questions/question.js"
 */

/** The most values that a sentence lists. */
const MOST_LISTED = 8;

/**
 * The name of a node: its own where that says which node it is, else the actions that lead to it.
 * @param {Translate} t @param {string[]} path @param {PredictNames} names
 */
function nodeText(t, path, { nameOf, unique = false }) {
    if (path.length === 0) return t("predict.root");
    if (unique) return t("predict.named", { name: nameOf(path[path.length - 1]) });
    return t("predict.node", { actions: listIn(t, path.map(nameOf)) });
}

/** Whoever plays against a player. @param {Translate} t @param {Names} names @param {number} player */
function opponents(t, { players }, player) {
    const others = players.filter((_, other) => other !== player);
    return others.length === 1 ? others[0] : t("predict.opponents");
}

/** What is asked. @param {Translate} t @param {Question} question @param {PredictNames} names */
export function askText(t, { kind, child, answer, choices, facts, reason }, names) {
    const node = nodeText(t, facts.path, names);
    const player = names.players[facts.who];
    const action = names.nameOf(facts.child ?? "");
    switch (kind) {
        case "value":
            if (reason === "mean") return t("predict.ask.mean", { node, player });
            return t(answer.length > 1 ? "predict.ask.values" : "predict.ask.value", { node, player });
        case "fail":
        case "window":
            if (child < 0) return t(kind === "fail" ? "predict.ask.fail" : "predict.ask.widen", rootBlanks(t, facts));
            return t("predict.ask.window", { node, action, last: names.nameOf(facts.last ?? "") });
        case "cut":
            if (child < 0) return t("predict.ask.mark", { node, player });
            return t("predict.ask.cut", { node, action, next: names.nameOf(choices[0].text) });
        default:
            return t(child < 0 ? "predict.ask.select" : "predict.ask.choice", {
                node,
                player: names.players[facts.mover],
            });
    }
}

/** The window of a search of the root, and what it returned. @param {Translate} t @param {Facts} facts */
const rootBlanks = (t, { alpha = 0, beta = 0, value = 0 }) => ({
    window: windowText(t, [alpha, beta]),
    value: scoreText(t, value),
});

/** How a search of the root ended. @param {Translate} t @param {number} end  -1, 0 or 1 */
export const failText = (t, end) => t(`predict.fail.${/** @type {const} */ (["low", "inside", "high"])[end + 1]}`);

/** The answer in the trace. @param {Translate} t @param {Question} question @param {Names} names */
export function answerText(t, { kind, answer, choices, from }, { nameOf }) {
    switch (kind) {
        case "value":
            return answer.length > 1 ? scoresText(t, answer) : scoreText(t, answer[0]);
        case "window":
            return windowText(t, answer);
        case "fail":
            return failText(t, answer[0]);
        case "cut":
            if (answer[0] < 0) return t("predict.none");
            return t("predict.from", { action: nameOf(choices[answer[0] - from].text) });
        default:
            return nameOf(choices.find(({ node }) => node === answer[0])?.text ?? "");
    }
}

/**
 * Why the answer is right, from the trace.
 * @param {Translate} t
 * @param {Question} question
 * @param {PredictNames} names
 */
export function reasonText(t, { kind, reason, answer, facts }, names) {
    const { who, mover, high, alpha = 0, beta = 0, value = 0, values = [], weights = [] } = facts;
    const { child = "", count = 0 } = facts;
    const blanks = {
        player: names.players[who],
        mover: names.players[mover],
        opponent: opponents(t, names, who),
        alpha: scoreText(t, alpha),
        beta: scoreText(t, beta),
        value: scoreText(t, value),
        child: names.nameOf(child),
        count,
    };
    switch (kind) {
        case "value": {
            if (answer.length > 1) return t("predict.reason.every", { ...blanks, values: scoresText(t, answer) });
            if (reason === "mean") return t("predict.reason.mean", { ...blanks, sum: meanText(t, values, weights) });
            const of = values.length > MOST_LISTED ? "Of" : "";
            const list = listIn(
                t,
                values.map((each) => scoreText(t, each)),
            );
            return t(`predict.reason.${reason}${of}`, { ...blanks, values: list });
        }
        case "fail":
            return t(`predict.reason.fail.${reason}`, blanks);
        case "window": {
            if (reason === "negated") {
                return t("predict.reason.negated", { ...blanks, window: windowText(t, answer) });
            }
            if (reason.startsWith("widen")) return t(`predict.reason.${reason}`, blanks);
            if (reason === "null") return t(`predict.reason.null.${high ? "high" : "low"}`, blanks);
            const bounds = [boundText(t, "alpha", facts, blanks, names), boundText(t, "beta", facts, blanks, names)];
            return t("predict.reason.passed", { alpha: bounds[0], beta: bounds[1] });
        }
        case "cut":
            return t(`predict.reason.${reason}`, blanks);
        default: {
            if (reason !== "best") return t(`predict.reason.choice.${reason}`, blanks);
            const [best, second] = [facts.best, facts.second].map((each) => sumText(t, each, names));
            return t("predict.reason.best", { best, second });
        }
    }
}

/**
 * The values of a chance node's children with their probabilities: `0.5 × 3 + 0.5 × 9`.
 * @param {Translate} t @param {readonly number[]} values @param {readonly number[]} weights
 */
const meanText = (t, values, weights) =>
    values.map((value, place) => `${probabilityText(t, weights[place], weights)} × ${scoreText(t, value)}`).join(" + ");

/**
 * Where a bound of a window comes from.
 * @param {Translate} t @param {"alpha" | "beta"} bound @param {Facts} facts
 * @param {Record<"player" | "alpha" | "beta", string>} blanks @param {PredictNames} names
 */
function boundText(t, bound, facts, blanks, names) {
    if (isInfinite(facts[bound] ?? 0)) return t(`predict.reason.${bound}.none`, blanks);
    const by = bound === "alpha" ? facts.alphaBy : facts.betaBy;
    if (!by) return t(`predict.reason.${bound}.else`, blanks);
    const node = nodeText(t, by.path, names);
    return t(`predict.reason.${bound}.by`, { ...blanks, action: names.nameOf(by.text), node });
}

/** What UCB1 adds up for a child. @param {Translate} t @param {Choice | undefined} choice @param {Names} names */
function sumText(t, { text = "", mean = 0, bonus = 0 } = { text: "" }, { nameOf }) {
    const blanks = { mean: rewardText(t, mean), bonus: rewardText(t, bonus), sum: rewardText(t, mean + bonus) };
    return t("predict.sum", { action: nameOf(text), ...blanks });
}

/**
 * Why nothing can be asked, and what to change.
 * @param {Translate} t @param {ReturnType<typeof import("./why-nothing.js").whyNothing>} why
 */
export const nothingText = (t, { reason, count }) =>
    t(reason === "other" ? "predict.nothing" : `predict.nothing.${reason}`, { count });
