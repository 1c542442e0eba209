/**
 * Asks for the window with which a child is entered.
 *
 * @typedef {EventOf<"take">} Take
 * @typedef {EventOf<"enter">} Enter
 */

import { traitsOf } from "../../trace/algorithms.js";
import { isInfinite } from "../../trace/events.js";
import { chooser, isPlain } from "./question.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { EventOf, Question } from "./question.js"
 * @import { Candidate } from "./questions.js"
 */

/**
 * Whether the window of a child can be asked for: it says something, and a sibling has just come back. The question is
 * asked before its parent takes that value, so that the window is not there to be read.
 * @param {Replay} replay @param {number} step @param {Enter} event
 * @returns {Candidate | null}
 */
export function canAskWindow(replay, step, { parent, alpha, beta }) {
    const before = step > 0 ? replay.event(step - 1) : null;
    if (before?.kind !== "take" || before.node !== parent) return null;
    const bounds = [alpha, beta].filter((bound) => !isInfinite(bound));
    if (bounds.length === 0 || !bounds.every(isPlain)) return null;
    // A better sibling has moved a bound, and a window with two bounds says more.
    const weight = Number(!before.better) * 2 + (2 - bounds.length);
    return { kind: "window", step: step - 1, to: step + 1, node: parent, weight };
}

/**
 * @param {Replay} replay
 * @param {Cursor} cursor
 * @param {number} step
 * @param {Take} event
 * @returns {Question}
 */
export function windowQuestion(replay, cursor, step, { node: parent, child: last }) {
    const enter = /** @type {Enter} */ (replay.event(step + 1));
    const { node: child, text, player, alpha, beta } = enter;
    // Where the bounds come from is known once the value is taken.
    cursor.seek(step + 1);
    const node = cursor.nodes[parent];
    const narrow = replay.isNullWindow(alpha, beta) && (alpha !== node.alpha || beta !== node.beta);
    const negated = traitsOf(replay.algorithm).forMover;
    const entered = replay.windowAt(player, enter);
    return {
        kind: "window",
        step,
        to: step + 2,
        node: parent,
        child,
        answer: [entered.alpha, entered.beta],
        choices: [],
        from: 0,
        reason: negated ? "negated" : narrow ? "null" : "passed",
        facts: {
            ...chooser(replay, node),
            path: cursor.texts(parent),
            // In negamax the window of the parent, from which the reader makes that of the child.
            ...(negated ? replay.windowAt(node.player, node) : { alpha, beta }),
            child: text,
            last: cursor.nodes[last].text,
            alphaBy: originOf(replay, cursor, parent, "alpha"),
            betaBy: originOf(replay, cursor, parent, "beta"),
        },
    };
}

/**
 * The child that gave a bound of the window at a node: a child of the node itself or of one above it. Null if the
 * window was given, or is a null window.
 * @param {Replay} replay @param {Cursor} cursor @param {number} number @param {"alpha" | "beta"} bound
 */
function originOf(replay, cursor, number, bound) {
    const value = cursor.nodes[number][bound];
    for (let at = number; at >= 0; at = cursor.nodes[at].parent) {
        const node = cursor.nodes[at];
        const atEntry = bound === "alpha" ? node.alpha0 : node.beta0;
        if (node[bound] !== value) return null;
        const narrowed = chooser(replay, node).high === (bound === "alpha") && atEntry !== value;
        if (narrowed) return node.best < 0 ? null : { text: cursor.nodes[node.best].text, path: cursor.texts(at) };
    }
    return null;
}
