/**
 * Asks for the value that a node returns, when the values of all its children are known.
 *
 * @typedef {EventOf<"take">} Take
 * @typedef {EventOf<"leave">} Leave
 */

import { NO_PLAYER } from "../../trace/events.js";
import { chooser, counted, isPlain, MOST_CHILDREN } from "./question.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { EventOf, Question } from "./question.js"
 * @import { Candidate } from "./questions.js"
 */

/** By how much a mean may be off: two decimals are enough. */
const ROUNDING = 0.005;

/**
 * Whether a node's value can be asked for: the last child has come back, and the node is left next.
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Take} event
 * @returns {Candidate | null}
 */
export function canAskValue(replay, cursor, step, event) {
    if (step + 1 >= replay.events || replay.kind(step + 1) !== "leave") return null;
    const node = cursor.nodes[event.node];
    const children = counted(cursor, node);
    if (node.stoodPat || children.length < 2 || children.length > MOST_CHILDREN) return null;
    const { who } = chooser(replay, node);
    const values = children.map((child) => cursor.nodes[child].values[who]);
    if (!values.every(isPlain) || values.every((value) => value === values[0])) return null;
    // In max^n the first of equal children counts, which says nothing about the idea where their vectors differ.
    const most = Math.max(...values);
    const vectors = children.filter((_, place) => values[place] === most).map((child) => cursor.nodes[child].values);
    if (replay.algorithm === "max-n" && new Set(vectors.map(String)).size > 1) return null;
    return { kind: "value", step, to: step + 2, node: event.node, weight: children.length };
}

/**
 * @param {Replay} replay
 * @param {Cursor} cursor
 * @param {number} step
 * @param {Take} event
 * @returns {Question}
 */
export function valueQuestion(replay, cursor, step, event) {
    const node = cursor.nodes[event.node];
    const facts = chooser(replay, node);
    const { values: answer } = /** @type {Leave} */ (replay.event(step + 1));
    const every = replay.algorithm === "max-n";
    const children = counted(cursor, node);
    const best = event.better ? event.child : node.best;
    const chance = node.player === NO_PLAYER;
    return {
        kind: "value",
        step,
        to: step + 2,
        node: event.node,
        child: event.child,
        answer: every ? answer : [answer[facts.who]],
        choices: [],
        from: 0,
        reason: every ? "every" : chance ? "mean" : facts.high ? "high" : "low",
        // Means are rounded; so are values that come from them.
        margin: replay.algorithm === "expectimax" ? ROUNDING : 0,
        facts: {
            ...facts,
            path: cursor.texts(event.node),
            value: answer[facts.who],
            values: children.map((child) => cursor.nodes[child].values[facts.who]),
            child: chance ? "" : cursor.nodes[best].text,
            count: children.length,
            weights: node.weights,
        },
    };
}
