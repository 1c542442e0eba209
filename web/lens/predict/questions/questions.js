/**
 * Chooses what to ask a reader about a search before it happens. Everything comes from the trace: a question stops
 * before an event, and the event holds the answer.
 *
 * - `value`: the value that a node returns, when the values of all its children are known.
 * - `window`: the window with which a child is entered, or the root is searched again.
 * - `cut`: which child is the first that is no longer searched, or that none is cut off.
 * - `select`: which child UCT selects, or a player chooses in expectimax.
 * - `fail`: whether a search of the root failed low, failed high, or found the value.
 *
 * @typedef {"value" | "window" | "cut" | "select" | "fail"} QuestionKind
 *
 * What can be asked. `step` and `to`: how many events have happened when it is asked and when it is resolved. `weight`:
 * the effort of an answer; lower is better to ask. `cuts`: whether children are cut off. `first`: asked before all
 * others.
 * @typedef {{kind: QuestionKind, step: number, to: number, node: number, weight: number, cuts?: boolean,
 *            first?: boolean}} Candidate
 */

import { traitsOf } from "../../trace/algorithms.js";
import { canAskChoice, choiceQuestion } from "./ask-choice.js";
import { canAskCut, cutQuestion } from "./ask-cut.js";
import { canMarkCut, markQuestion } from "./ask-mark.js";
import { canAskFail, canAskWider, failQuestion, widerQuestion } from "./ask-root.js";
import { canAskSelect, selectQuestion } from "./ask-select.js";
import { canAskValue, valueQuestion } from "./ask-value.js";
import { canAskWindow, windowQuestion } from "./ask-window.js";
import { Marks } from "./marked-cuts.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Algorithm } from "../../trace/events.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { Leaves } from "./marked-cuts.js"
 * @import { Question } from "./question.js"
 */

/** @type {QuestionKind[]} */
export const questionKinds = ["value", "window", "cut", "select", "fail"];

/** The kinds of questions that a search can answer. @param {Algorithm} algorithm */
export const kindsFor = (algorithm) => traitsOf(algorithm).asks;

/**
 * The kinds to ask about: those named in a link that the algorithm can answer, or all that it can.
 * @param {Algorithm} algorithm
 * @param {boolean | string[] | undefined} predict  the value in a link
 * @returns {QuestionKind[]}
 */
export function kindsToAsk(algorithm, predict) {
    const possible = kindsFor(algorithm);
    const named = Array.isArray(predict) ? possible.filter((kind) => predict.includes(kind)) : [];
    return named.length ? named : possible;
}

/**
 * What to ask.
 * @typedef {object} Wish
 * @property {QuestionKind[]} [kinds]
 * @property {number} [limit]  the most questions
 * @property {Leaves} [leaves]  what readers see of leaves before they are searched
 * @property {number} [exploration]  the constant of UCB1, in thousandths
 * @property {number} [from]  the step from which on to ask
 */

/** The number of events that a scan looks at before it gives way. */
const SLICE = 1000;
/** The kinds of events before which something is asked. */
const ASKED_BEFORE = new Set(["take", "enter", "select", "leave", "widen"]);

/**
 * Chooses questions, evenly over the run and over the kinds. Yields now and then, so that a caller can let the page do
 * something else; returns the questions in the order of their steps.
 * @param {Replay} replay
 * @param {Wish} [wish]
 * @returns {Generator<void, Question[]>}
 */
export function* choosingQuestions(replay, wish = {}) {
    const { kinds = questionKinds, limit = 6, leaves = null, exploration = 1414, from = 0 } = wish;
    const possible = kindsFor(replay.algorithm).filter((kind) => kinds.includes(kind));
    /** @type {Candidate[]} */
    const candidates = [];
    const cursor = replay.cursor();
    const marks = new Marks(replay, leaves);
    for (let step = from; step < replay.events; step += 1) {
        if (step % SLICE === SLICE - 1) yield;
        const found = candidatesAt(replay, cursor, step, marks, exploration);
        for (const each of found) if (each && possible.includes(each.kind)) candidates.push(each);
    }
    const chosen = spread(candidates, possible, limit);
    return chosen.map((each) => {
        cursor.seek(each.step);
        return questionOf(replay, cursor, each, marks, exploration);
    });
}

/**
 * What can be asked before an event, with null for what can't.
 * @param {Replay} replay
 * @param {Cursor} cursor  is moved
 * @param {number} step  the number of events before it
 * @param {Marks} marks
 * @param {number} exploration
 * @returns {(Candidate | null)[]}
 */
function candidatesAt(replay, cursor, step, marks, exploration) {
    if (!ASKED_BEFORE.has(replay.kind(step))) return [];
    cursor.seek(step);
    const event = replay.event(step);
    switch (event.kind) {
        case "take":
            return [
                canAskChoice(replay, cursor, step, event),
                canAskValue(replay, cursor, step, event) ?? canAskCut(replay, cursor, step, event, marks),
            ];
        case "enter":
            return [canMarkCut(replay, cursor, step, event, marks) ?? canAskWindow(replay, step, event)];
        case "select":
            return [canAskSelect(cursor, step, event, exploration)];
        case "leave":
            return [canAskFail(replay, cursor, step, event)];
        case "widen":
            return [canAskWider(step, event)];
        default:
            return [];
    }
}

/**
 * The question that a candidate stands for.
 * @param {Replay} replay @param {Cursor} cursor  before the event @param {Candidate} candidate
 * @param {Marks} marks @param {number} exploration
 * @returns {Question}
 */
function questionOf(replay, cursor, { kind, step }, marks, exploration) {
    const event = replay.event(step);
    switch (event.kind) {
        case "select":
            return selectQuestion(replay, cursor, step, event, exploration);
        case "enter":
            return markQuestion(replay, cursor, step, event, marks);
        case "leave":
            return failQuestion(replay, cursor, step, event);
        case "widen":
            return widerQuestion(replay, cursor, step, event);
        case "take":
            if (kind === "select") return choiceQuestion(replay, cursor, step, event);
            if (kind === "value") return valueQuestion(replay, cursor, step, event);
            return kind === "cut"
                ? cutQuestion(replay, cursor, step, event)
                : windowQuestion(replay, cursor, step, event);
        default:
            throw new Error(`nothing is asked before ${event.kind}`);
    }
}

/**
 * Chooses up to `limit` candidates. Those to ask first get up to half of the places. For the others the run is divided
 * into as many stretches with equally many candidates, and each gives one of the kind that was asked least so far, by
 * preference an easy one about a new node.
 * @param {Candidate[]} candidates  in the order of their steps
 * @param {QuestionKind[]} kinds
 * @param {number} limit
 */
export function spread(candidates, kinds, limit) {
    const first = candidates.filter((each) => each.first).slice(0, Math.ceil(limit / 2));
    const others = candidates.filter((each) => !each.first && !first.some((one) => overlap(one, each)));
    return [...first, ...spreadEvenly(others, kinds, limit - first.length)].sort((a, b) => a.step - b.step);
}

/** Whether one is asked before the other is resolved. @param {Candidate} a @param {Candidate} b */
const overlap = (a, b) => a.step < b.to && b.step < a.to;

/** @param {Candidate[]} candidates @param {QuestionKind[]} kinds @param {number} limit */
function spreadEvenly(candidates, kinds, limit) {
    /** @type {Map<string, number>} */
    const asked = new Map();
    /** @type {Set<number>} */
    const nodes = new Set();
    const count = Math.min(limit, candidates.length);
    /** @type {Candidate[]} */
    const chosen = [];
    let free = 0;
    /** @param {Candidate} each */
    const times = (each) => asked.get(each.kind) ?? 0;
    // Questions about cut-offs with both answers, in turn.
    const cuts = [0, 0];
    /** @param {Candidate} each */
    const turn = (each) => cuts[Number(each.cuts ?? false)];
    for (let i = 0; i < count; i += 1) {
        const from = Math.floor((i * candidates.length) / count);
        const to = Math.floor(((i + 1) * candidates.length) / count);
        const [best] = candidates
            .slice(from, to)
            .filter(({ step }) => step >= free)
            .sort(
                (a, b) =>
                    Number(nodes.has(a.node)) - Number(nodes.has(b.node)) ||
                    times(a) - times(b) ||
                    turn(a) - turn(b) ||
                    kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
                    a.weight - b.weight ||
                    a.step - b.step,
            );
        if (!best) continue;
        free = best.to;
        asked.set(best.kind, times(best) + 1);
        if (best.kind === "cut") cuts[Number(best.cuts)] += 1;
        nodes.add(best.node);
        chosen.push(best);
    }
    return chosen;
}
