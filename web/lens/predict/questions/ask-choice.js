/**
 * Asks which child a player chooses in expectimax, when the values of all children are known.
 *
 * @typedef {EventOf<"take">} Take
 */

import { NO_PLAYER } from "../../trace/events.js";
import { canAskValue } from "./ask-value.js";
import { chooser, counted } from "./question.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { EventOf, Question } from "./question.js"
 * @import { Candidate } from "./questions.js"
 */

/** The most children to choose from. */
const MOST_CHOICES = 8;

/**
 * Whether the chosen child can be asked for: one is better than all others.
 * @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Take} event
 * @returns {Candidate | null}
 */
export function canAskChoice(replay, cursor, step, event) {
    const asked = canAskValue(replay, cursor, step, event);
    if (replay.algorithm !== "expectimax" || !asked || cursor.nodes[event.node].player === NO_PLAYER) return null;
    const { choices, best } = choicesOf(replay, cursor, event);
    if (choices.length > MOST_CHOICES) return null;
    if (choices.filter(({ value }) => value === best.value).length > 1) return null;
    return { ...asked, kind: "select" };
}

/** @param {Replay} replay @param {Cursor} cursor @param {number} step @param {Take} event @returns {Question} */
export function choiceQuestion(replay, cursor, step, event) {
    const { choices, best } = choicesOf(replay, cursor, event);
    const facts = chooser(replay, cursor.nodes[event.node]);
    return {
        kind: "select",
        step,
        to: step + 2,
        node: event.node,
        child: event.child,
        answer: [best.node],
        choices,
        from: 0,
        reason: facts.high ? "high" : "low",
        facts: {
            ...facts,
            path: cursor.texts(event.node),
            value: best.value,
            values: choices.map(({ value }) => value),
            child: best.text,
            count: choices.length,
        },
    };
}

/** @param {Replay} replay @param {Cursor} cursor @param {Take} event */
function choicesOf(replay, cursor, { node, better, child }) {
    const { who } = chooser(replay, cursor.nodes[node]);
    const choices = counted(cursor, cursor.nodes[node]).map((each) => {
        const { text, values } = cursor.nodes[each];
        return { text, node: each, value: values[who] };
    });
    const chosen = better ? child : cursor.nodes[node].best;
    const best = /** @type {typeof choices[number]} */ (choices.find((each) => each.node === chosen));
    return { choices, best };
}
