/**
 * A question with options. Fields: `options`, `right` (numbers from 0), `several`, `mixed`, and a still position as
 * `record`. Without `several`, each of the right options is right alone.
 */

import { drawnOrder } from "../draw.js";
import { spellChoice } from "../sealing/answers.js";
import { checkStill, problem } from "./work/checks.js";
import { QuestionWork, sealQuestion } from "./work/question.js";

/**
 * @import { Kind } from "./kinds.js"
 * @import { Asking } from "./work/question.js"
 */

/** The numbers in an entry such as `0,2`. @param {string} entry */
export const chosenIn = (entry) => entry.split(",").filter(Boolean).map(Number);

/** @type {Asking} */
export const askChoice = {
    spell: ({ options }, entry) => {
        const chosen = chosenIn(entry);
        const sound = chosen.length > 0 && chosen.every((number) => Number.isInteger(number) && number in options);
        return sound ? [spellChoice(chosen)] : null;
    },
    form: ({ id, options, several = false, mixed = false }, seed) => {
        const order = mixed ? drawnOrder(seed, `${id} options`, options.length) : Object.keys(options).map(Number);
        return { type: "options", several, options: order.map((number) => ({ number, text: options[number] })) };
    },
    answers: ({ options, solution }) => solution.right.map((/** @type {number} */ number) => options[number]),
};

/** The answers of a draft. @param {any} item */
export const choiceAnswers = ({ right, several }) =>
    several ? [spellChoice(right)] : right.map((/** @type {number} */ number) => spellChoice([number]));

/** Numbers of options that are not there. @param {any} item */
export function choiceProblems({ options, right = [] }) {
    const wrong = right.findIndex((/** @type {number} */ number) => number >= options.length);
    const limit = options.length - 1;
    return wrong < 0 ? [] : [problem(["right", wrong], "course.bad.maximum", { value: right[wrong], limit })];
}

/** @type {Kind} */
export const choice = {
    id: "choice",
    seal: (item, lock) => sealQuestion(item, lock, choiceAnswers(item)),
    check: async (item, tools) => [...choiceProblems(item), ...(await checkStill(tools, item))],
    open: (parts) => new QuestionWork(parts, askChoice),
};
