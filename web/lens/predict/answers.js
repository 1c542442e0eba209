/** What a reader answers: reads numbers as people write them, and judges answers by the trace. */

import { INFINITY } from "../trace/events.js";

/** @import { Question } from "./questions/question.js" */

/** The zeros of the digits that a reader may use: Arabic-Indic, Persian, full width. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/**
 * Reads a number, or ∞ as a bound of a window; null if the text is neither. Any digits, and the signs that word
 * processors make of a minus, are understood. A comma before three digits groups them.
 * @param {string} text
 * @returns {number | null}
 */
export function readNumber(text) {
    const plain = [...text.trim()]
        .map((sign) => {
            const code = /** @type {number} */ (sign.codePointAt(0));
            const zero = ZEROS.find((each) => code >= each && code < each + 10);
            return zero === undefined ? sign : String(code - zero);
        })
        .join("")
        .replace(/[\u2212\u2013\uff0d]/g, "-")
        .replace(/[\s\u200e\u200f\u2066-\u2069\u066c\u202f']|,(?=\d{3}(\D|$))/g, "")
        .replace(/[,\u066b]/, ".")
        .replace(/^\+/, "");
    if (/^-?(∞|inf|infinity|oo)$/i.test(plain)) return plain.startsWith("-") ? -INFINITY : INFINITY;
    return /^-?(\d{1,9}(\.\d{0,6})?|\.\d{1,6})$/.test(plain) ? Number(plain) : null;
}

/**
 * Whether an answer is the one in the trace.
 * @param {Question} question
 * @param {number[]} answer  as `Question.answer`
 */
export const isRight = ({ answer: right, margin = 0 }, answer) =>
    answer.length === right.length &&
    answer.every((each, place) => each === right[place] || Math.abs(each - right[place]) <= margin);

/**
 * An answer as one text, for the event that reports it: numbers, or the action of a child; `none` for no cut; `low`,
 * `inside` or `high`.
 * @param {Question} question
 * @param {number[]} answer
 */
export function answerText({ kind, choices, from }, answer) {
    if (kind === "select") return choices.find(({ node }) => node === answer[0])?.text ?? "";
    if (kind === "fail") return ["low", "inside", "high"][answer[0] + 1] ?? "";
    if (kind === "cut") return answer[0] < 0 ? "none" : (choices[answer[0] - from]?.text ?? "");
    return answer.map((each) => (Math.abs(each) >= INFINITY ? (each < 0 ? "-inf" : "inf") : String(each))).join(",");
}
