/**
 * Asks, after a child has come back, whether the next one is searched.
 *
 * @typedef {EventOf<"take">} Take
 */

import { chooser, isPlain } from "./question.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { LensNode } from "../../trace/lens-node.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { Marks } from "./marked-cuts.js"
 * @import { EventOf, Question } from "./question.js"
 * @import { Candidate } from "./questions.js"
 */

/**
 * Whether it can be asked, after a child has come back, if the next one is searched.
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Take} event
 * @param {Marks} marks  where a cut can be marked, that is asked before instead
 * @returns {Candidate | null}
 */
export function canAskCut(replay, cursor, step, event, marks) {
    if (step + 1 >= replay.events) return null;
    const next = replay.kind(step + 1);
    if (next !== "cut" && next !== "enter") return null;
    const node = cursor.nodes[event.node];
    const { high } = chooser(replay, node);
    const against = high ? event.beta : event.alpha;
    const own = high ? event.alpha : event.beta;
    if (!isPlain(against) || !isPlain(own)) return null;
    if (marks.choices(cursor, event.node)) return null;
    const cuts = next === "cut";
    return { kind: "cut", step, to: step + 2, node: event.node, weight: cuts ? 1 : 2, cuts };
}

/**
 * @param {Replay} replay
 * @param {Cursor} cursor
 * @param {number} step
 * @param {Take} event
 * @returns {Question}
 */
export function cutQuestion(replay, cursor, step, event) {
    const node = cursor.nodes[event.node];
    const next = replay.event(step + 1);
    const searched = new Set(node.children.map((child) => cursor.nodes[child].text)).size;
    const cuts = next.kind === "cut";
    const text = next.kind === "cut" ? (next.texts[0] ?? "") : next.kind === "enter" ? next.text : "";
    return {
        kind: "cut",
        step,
        to: step + 2,
        node: event.node,
        child: event.child,
        answer: [cuts ? searched : -1],
        choices: [{ text }],
        from: searched,
        reason: cutReason(replay, node, cuts),
        facts: {
            ...chooser(replay, node),
            path: cursor.texts(event.node),
            ...replay.windowAt(node.player, event),
            child: cursor.nodes[event.child].text,
            count: next.kind === "cut" ? next.leftOut : 0,
        },
    };
}

/** The end of the key of a cut-off's reason. @param {Replay} replay @param {LensNode} node @param {boolean} cuts */
export function cutReason(replay, node, cuts) {
    const side = replay.algorithm === "max-n" ? "own" : chooser(replay, node).high ? "high" : "low";
    return `${cuts ? "cut" : "on"}.${side}`;
}
