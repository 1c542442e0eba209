/**
 * Asks about aspiration windows: how a search of the root ended, and which window the next one gets.
 *
 * @typedef {EventOf<"leave">} Leave
 * @typedef {EventOf<"widen">} Widen
 */

import { chooser, isPlain } from "./question.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { EventOf, Question } from "./question.js"
 * @import { Candidate } from "./questions.js"
 */

/**
 * Whether the end of a search of the root can be asked for: it had a window with two bounds.
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Leave} event
 * @returns {Candidate | null}
 */
export function canAskFail(replay, cursor, step, { node, values }) {
    const { parent, alpha0, beta0 } = cursor.nodes[node];
    if (replay.algorithm !== "aspiration" || parent >= 0) return null;
    if (![alpha0, beta0, values[replay.player]].every(isPlain)) return null;
    return { kind: "fail", step, to: step + 1, node, weight: 0, first: true };
}

/** @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Leave} event @returns {Question} */
export function failQuestion(replay, cursor, step, { node, values }) {
    const facts = factsOf(replay, cursor, node, values[replay.player]);
    const { alpha, beta, value } = facts;
    const answer = value <= alpha ? -1 : value >= beta ? 1 : 0;
    const reason = ["low", "inside", "high"][answer + 1];
    return { kind: "fail", step, to: step + 1, node, child: -1, answer: [answer], choices: [], from: 0, reason, facts };
}

/** @param {number} step @param {Widen} event @returns {Candidate} */
export const canAskWider = (step, { node }) => ({ kind: "window", step, to: step + 1, node, weight: 0, first: true });

/** @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Widen} event @returns {Question} */
export function widerQuestion(replay, cursor, step, { node, alpha, beta }) {
    const facts = factsOf(replay, cursor, node, cursor.nodes[node].values[replay.player]);
    const reason = `widen.${facts.value <= facts.alpha ? "low" : "high"}`;
    const answer = [alpha, beta];
    return { kind: "window", step, to: step + 1, node, child: -1, answer, choices: [], from: 0, reason, facts };
}

/** @param {Replay} replay @param {Cursor} cursor @param {number} number  of a root @param {number} value */
function factsOf(replay, cursor, number, value) {
    const node = cursor.nodes[number];
    return { ...chooser(replay, node), path: cursor.texts(number), alpha: node.alpha0, beta: node.beta0, value };
}
