/**
 * Asks which child UCT selects.
 *
 * @typedef {EventOf<"select">} Select
 */

import { boundsOf, upper } from "../../trace/bounds.js";
import { chooser } from "./question.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { EventOf, Question } from "./question.js"
 * @import { Candidate } from "./questions.js"
 */

/** The most children to choose from. */
const MOST_CHOICES = 6;
/** By how much the selected child's bound must exceed the next, in millionths, so that two decimals show it. */
const CLEAR_MILLIONTHS = 20_000;

/**
 * Whether the child that UCT selects can be asked for: one is clearly ahead.
 * @param {Cursor} cursor @param {number} step @param {Select} event @param {number} exploration
 * @returns {Candidate | null}
 */
export function canAskSelect(cursor, step, event, exploration) {
    const choices = boundsOf(cursor, event.node, exploration);
    const selected = choices.find(({ node }) => node === event.child);
    if (choices.length < 2 || !selected) return null;
    const clear = upper(selected) - CLEAR_MILLIONTHS;
    if (choices.some((choice) => choice !== selected && upper(choice) > clear)) return null;
    return { kind: "select", step, to: step + 1, node: event.node, weight: choices.length };
}

/**
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Select} event
 * @param {number} exploration
 * @returns {Question}
 */
export function selectQuestion(replay, cursor, step, event, exploration) {
    const node = cursor.nodes[event.node];
    const all = boundsOf(cursor, event.node, exploration);
    const ranked = [...all].sort((a, b) => upper(b) - upper(a));
    const offered = new Set(ranked.slice(0, MOST_CHOICES));
    return {
        kind: "select",
        step,
        to: step + 1,
        node: event.node,
        child: -1,
        answer: [event.child],
        choices: all.filter((choice) => offered.has(choice)),
        from: 0,
        reason: "best",
        facts: {
            ...chooser(replay, node),
            path: cursor.texts(event.node),
            who: node.player,
            count: node.visits,
            // What the search itself has added up.
            best: { ...ranked[0], mean: event.mean, bonus: event.bonus },
            second: ranked[1],
        },
    };
}
