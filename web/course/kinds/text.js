/** A question whose answer is a word or a few. Fields: `right` (all spellings), and a still position as `record`. */

import { spellText } from "../sealing/answers.js";
import { checkStill } from "./work/checks.js";
import { QuestionWork, sealQuestion } from "./work/question.js";

/**
 * @import { Kind } from "./kinds.js"
 * @import { Asking } from "./work/question.js"
 */

/** @type {Asking} */
export const askText = {
    spell: (_item, entry) => (spellText(entry) ? [spellText(entry)] : null),
    form: () => ({ type: "text" }),
    // The first spelling is the teacher's own.
    answers: ({ solution }) => [() => solution.right[0]],
};

/** @type {Kind} */
export const text = {
    id: "text",
    seal: (item, lock) => sealQuestion(item, lock, item.right.map(spellText)),
    check: (item, tools) => checkStill(tools, item),
    open: (parts) => new QuestionWork(parts, askText),
};
