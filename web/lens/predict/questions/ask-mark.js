/**
 * Asks to mark the cut at a node whose children are all leaves with values that the reader can see: which child is the
 * first that is no longer searched.
 *
 * @typedef {EventOf<"enter">} Enter
 * @typedef {EventOf<"cut">} Cut
 */

import { cutReason } from "./ask-cut.js";
import { chooser, isPlain } from "./question.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { Marks } from "./marked-cuts.js"
 * @import { EventOf, Question } from "./question.js"
 * @import { Candidate } from "./questions.js"
 */

/**
 * Whether a cut can be marked when a node's first child is entered.
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Enter} event @param {Marks} marks
 * @returns {Candidate | null}
 */
export function canMarkCut(replay, cursor, step, event, marks) {
    if (event.parent < 0) return null;
    const node = cursor.nodes[event.parent];
    if (node.children.length > 0 || node.stoodPat) return null;
    const { high } = chooser(replay, node);
    const { alpha, beta } = replay.windowAt(node.player, node);
    if (!isPlain(high ? beta : alpha)) return null;
    const choices = marks.choices(cursor, event.parent);
    if (!choices || choices.length < 2) return null;
    const { cut, at } = cutOf(replay, event.parent, step);
    return { kind: "cut", step, to: at + 1, node: event.parent, weight: 0, cuts: cut !== null };
}

/**
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Enter} event @param {Marks} marks
 * @returns {Question}
 */
export function markQuestion(replay, cursor, step, event, marks) {
    const number = event.parent;
    const node = cursor.nodes[number];
    const { cut, at } = cutOf(replay, number, step);
    const choices = marks.choices(cursor, number) ?? [];
    return {
        kind: "cut",
        step,
        to: at + 1,
        node: number,
        child: -1,
        answer: [cut ? cut.searched : -1],
        choices,
        from: 0,
        reason: cut ? cutReason(replay, node, true) : `${cutReason(replay, node, false)}.all`,
        facts: {
            ...chooser(replay, node),
            path: cursor.texts(number),
            ...replay.windowAt(node.player, cut ?? node),
            child: choices[(cut?.searched ?? choices.length) - 1].text,
            count: cut?.leftOut ?? 0,
        },
    };
}

/**
 * The cut-off of a node after an event, or the event that ends the node without one.
 * @param {Replay} replay @param {number} number @param {number} from
 * @returns {{cut: Cut | null, at: number}}
 */
function cutOf(replay, number, from) {
    let at = from;
    for (; at < replay.events; at += 1) {
        const event = replay.event(at);
        if (event.kind === "cut" && event.node === number) return { cut: event, at };
        if (event.kind === "leave" && event.node === number) break;
    }
    return { cut: null, at };
}
