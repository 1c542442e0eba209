/**
 * The names and values of children that a search in a game has left out: a reader who is to mark the cut sees those as
 * well. They come from a search of the node that leaves nothing out.
 */

import { recordAt } from "../../lens-model.js";
import { runToEnd } from "../../search/run-to-end.js";
import { pliesToEnd } from "../../trace/events.js";
import { marksCut } from "./question.js";

/**
 * @import { LensClient } from "../../engine/lens-client.js"
 * @import { LensRequest } from "../../lens-model.js"
 * @import { Question } from "./question.js"
 */

/**
 * Returns a question that asks to mark a cut with the name and value of every child; null if the engine cannot tell
 * one. Other questions have all that their answers are chosen from.
 * @param {LensClient} engine
 * @param {LensRequest} request  the search that is asked about, in a game
 * @param {Question} question
 * @param {number} key  of the run that finds the values
 * @returns {Promise<Question | null>}
 */
export async function withValues(engine, request, question, key) {
    const { record, options } = request;
    const whole = !marksCut(question) || question.choices.every(({ value }) => value !== undefined);
    if (!record || whole) return question;
    const { path, who } = question.facts;
    // Minimax has no table. The order of what is left out behind the table's action is of no interest.
    const order = options.order === "table" ? "none" : options.order;
    const below = await runToEnd(
        engine,
        {
            record: recordAt(record, path),
            options: { algorithm: "minimax", depth: 1, order, without: options.without },
        },
        key,
    );
    const cursor = below.cursor();
    cursor.seek(below.events);
    /** @type {Map<string, number>} */
    const values = new Map();
    for (const { parent, text, values: each } of cursor.nodes) {
        if (parent === 0 && each.length) values.set(text, laterBy(path.length, each[who]));
    }
    const named = new Set(question.choices.map(({ text }) => text));
    const unnamed = [...values.keys()].filter((text) => !named.has(text));
    const choices = question.choices.map(({ text, value }) => {
        const name = text || (unnamed.shift() ?? "");
        return { text: name, value: value ?? values.get(name) };
    });
    const known = unnamed.length === 0 && choices.every(({ value }) => value !== undefined);
    return known ? { ...question, choices } : null;
}

/**
 * A score as it is some plies further up: an end is so much further away.
 * @param {number} plies
 * @param {number} score
 */
const laterBy = (plies, score) => (pliesToEnd(score) === null ? score : score - Math.sign(score) * plies);
