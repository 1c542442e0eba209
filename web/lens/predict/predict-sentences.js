/**
 * The sentences of questions, answers and reasons.
 *
 * `unique`: whether each name stands for one node.
 * @typedef {Names & {unique?: boolean}} PredictNames
 */

import { listIn } from "../../i18n/formats.js";
import { rewardText, scoresText, scoreText } from "../sentences/scores.js";
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
export function askText(t, { kind, child, answer, choices, facts }, names) {
    const node = nodeText(t, facts.path, names);
    const player = names.players[facts.who];
    const action = names.nameOf(facts.child ?? "");
    switch (kind) {
        case "value":
            return t(answer.length > 1 ? "predict.ask.values" : "predict.ask.value", { node, player });
        case "window":
            return t("predict.ask.window", { node, action, last: names.nameOf(facts.last ?? "") });
        case "cut":
            if (child < 0) return t("predict.ask.mark", { node, player });
            return t("predict.ask.cut", { node, action, next: names.nameOf(choices[0].text) });
        default:
            return t("predict.ask.select", { node, player: names.players[facts.mover] });
    }
}

/** The answer in the trace. @param {Translate} t @param {Question} question @param {Names} names */
export function answerText(t, { kind, answer, choices, from }, { nameOf }) {
    switch (kind) {
        case "value":
            return answer.length > 1 ? scoresText(t, answer) : scoreText(t, answer[0]);
        case "window":
            return `[${answer.map((bound) => scoreText(t, bound)).join(", ")}]`;
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
    const { who, mover, high, alpha = 0, beta = 0, value = 0, values = [], child = "", count = 0 } = facts;
    const blanks = {
        player: names.players[who],
        mover: names.players[mover],
        opponent: opponents(t, names, who),
        alpha: scoreText(t, alpha),
        beta: scoreText(t, beta),
        child: names.nameOf(child),
        count,
    };
    switch (kind) {
        case "value": {
            if (answer.length > 1) return t("predict.reason.every", { ...blanks, values: scoresText(t, answer) });
            const of = values.length > MOST_LISTED ? "Of" : "";
            const list = listIn(
                t,
                values.map((each) => scoreText(t, each)),
            );
            return t(`predict.reason.${reason}${of}`, { ...blanks, value: scoreText(t, value), values: list });
        }
        case "window": {
            if (reason === "null") return t(`predict.reason.null.${high ? "high" : "low"}`, blanks);
            const bounds = [boundText(t, "alpha", facts, blanks, names), boundText(t, "beta", facts, blanks, names)];
            return t("predict.reason.passed", { alpha: bounds[0], beta: bounds[1] });
        }
        case "cut":
            return t(`predict.reason.${reason}`, blanks);
        default: {
            const [best, second] = [facts.best, facts.second].map((each) => sumText(t, each, names));
            return t("predict.reason.best", { best, second });
        }
    }
}

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
