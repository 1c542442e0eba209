/** A question whose answer is a number. Fields: `right`, `margin`, and a still position as `record`. */

import { intervalsOf, readNumber, spellNumber, spellRight } from "../sealing/answers.js";
import { checkStill } from "./work/checks.js";
import { QuestionWork, sealQuestion } from "./work/question.js";

/**
 * @import { Locksmith } from "../sealing/seal.js"
 * @import { Kind } from "./kinds.js"
 * @import { Asking } from "./work/question.js"
 */

/** @type {Asking} */
export const askNumber = {
    spell: ({ lock }, entry) => {
        const read = readNumber(entry);
        return read === null ? null : spellNumber(read, lock);
    },
    form: () => ({ type: "number" }),
    answers: ({ solution: { right, margin } }) => [
        (t) => (margin ? t("course.within", { value: right, margin }) : t.number(right)),
    ],
};

/**
 * Seals the number of an item or of a stop.
 * @param {any} item
 * @param {Locksmith} lock
 * @param {string} [place]
 */
export function sealNumber(item, lock, place) {
    const intervals = intervalsOf(item.right, item.margin ?? 0);
    const more = intervals.width > 0 ? intervals : {};
    return sealQuestion(item, lock, [spellRight(item.right, intervals)], more, place);
}

/** @type {Kind} */
export const number = {
    id: "number",
    seal: (item, lock) => sealNumber(item, lock),
    check: (item, tools) => checkStill(tools, item),
    open: (parts) => new QuestionWork(parts, askNumber),
};
