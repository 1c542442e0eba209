/**
 * An exercise of predictions: the questions one after another, with tries. Plain objects: every command returns the
 * next state, and the event that it makes.
 *
 * How a question ended: right at once, right after some tries, or shown.
 * @typedef {"first" | "right" | "shown"} Ending
 *
 * @typedef {object} Exercise
 * @property {Question[]} questions
 * @property {number} at  the question under way; as many as there are questions at the end
 * @property {number} tries  at this question
 * @property {"asked" | "wrong" | Ending} phase  of this question
 * @property {number[] | null} answer  the last one
 * @property {Ending[]} endings  of the questions before and, once it is known, of this one
 *
 * The event, with the fields of every exercise (`result`, `action`, `tries`), and which question it is about. `first`:
 * how many of the questions so far were right at the first try.
 * @typedef {{type: "exercise", result: "right" | "wrong" | "solved", action: string, tries: number, kind: string,
 *            question: number, questions: number, first: number}} ExerciseEvent
 */

import { answerText, isRight } from "./answers.js";

/** @import { Question } from "./questions/question.js" */

/** @param {Question[]} questions @returns {Exercise} */
export const exerciseOf = (questions) => ({ questions, at: 0, tries: 0, phase: "asked", answer: null, endings: [] });

/** The letter of each ending in the text of an exercise. @type {Record<Ending, string>} */
const LETTERS = { first: "f", right: "r", shown: "s" };
const ENDINGS = /** @type {Record<string, Ending>} */ ({ f: "first", r: "right", s: "shown" });

/**
 * An exercise as a short text, from which a later visit goes on: a letter for each question that has ended, then the
 * tries at the one that is open.
 * @param {Exercise} exercise
 */
export function exerciseText(exercise) {
    const ended = exercise.endings.map((ending) => LETTERS[ending]).join("");
    return isOpen(exercise) ? `${ended}${exercise.tries}` : ended;
}

/**
 * Goes on with an exercise. A text that does not fit the questions begins it.
 * @param {Question[]} questions
 * @param {string} text  of `exerciseText`
 * @returns {Exercise}
 */
export function exerciseFrom(questions, text) {
    const begun = exerciseOf(questions);
    const [, letters = "", count = ""] = text.match(/^([frs]*)(\d{0,4})$/) ?? [];
    const { length } = letters;
    if (length > questions.length || (length === questions.length && count !== "")) return begun;
    const endings = [...letters].map((letter) => ENDINGS[letter]);
    const last = length - 1;
    // The last answer is still shown.
    if (count === "" && length > 0 && length < questions.length) {
        return { ...begun, endings, at: last, phase: endings[last], answer: questions[last].answer };
    }
    const tries = Number(count);
    return { ...begun, endings, at: length, tries, phase: tries > 0 ? "wrong" : "asked" };
}

/** The question under way; null at the end. @param {Exercise} exercise @returns {Question | null} */
export const currentQuestion = ({ questions, at }) => questions[at] ?? null;

/** Whether the question under way waits for an answer. @param {Exercise} exercise */
export const isOpen = ({ phase, questions, at }) => at < questions.length && (phase === "asked" || phase === "wrong");

/** How many questions were right at the first try. @param {Exercise} exercise */
export const firstTries = ({ endings }) => endings.filter((ending) => ending === "first").length;

/**
 * Takes an answer.
 * @param {Exercise} exercise
 * @param {number[]} answer  as `Question.answer`
 * @returns {{exercise: Exercise, event: ExerciseEvent | null}}
 */
export function answered(exercise, answer) {
    const asked = currentQuestion(exercise);
    if (!asked || !isOpen(exercise)) return { exercise, event: null };
    const tries = exercise.tries + 1;
    if (!isRight(asked, answer)) {
        const next = { ...exercise, tries, answer, phase: /** @type {const} */ ("wrong") };
        return { exercise: next, event: eventOf(next, "wrong") };
    }
    return ended({ ...exercise, tries, answer }, tries === 1 ? "first" : "right");
}

/** Shows the answer of the question under way. @param {Exercise} exercise */
export function shown(exercise) {
    const asked = currentQuestion(exercise);
    if (!asked || !isOpen(exercise)) return { exercise, event: null };
    return ended({ ...exercise, answer: asked.answer }, "shown");
}

/** Goes on to the next question. @param {Exercise} exercise @returns {Exercise} */
export const next = (exercise) =>
    isOpen(exercise) ? exercise : { ...exercise, at: exercise.at + 1, tries: 0, phase: "asked", answer: null };

/**
 * @param {Exercise} exercise
 * @param {Ending} ending
 * @returns {{exercise: Exercise, event: ExerciseEvent | null}}
 */
function ended(exercise, ending) {
    const over = { ...exercise, phase: ending, endings: [...exercise.endings, ending] };
    const last = over.endings.length === over.questions.length;
    // A question whose answer was shown is not right; at the end the event reports it all the same.
    if (ending === "shown" && !last) return { exercise: over, event: null };
    return { exercise: over, event: eventOf(over, last ? "solved" : "right") };
}

/** @param {Exercise} exercise @param {ExerciseEvent["result"]} result @returns {ExerciseEvent} */
function eventOf(exercise, result) {
    const asked = /** @type {Question} */ (currentQuestion(exercise));
    return {
        type: "exercise",
        result,
        action: answerText(asked, exercise.answer ?? []),
        tries: exercise.tries,
        kind: asked.kind,
        question: exercise.at + 1,
        questions: exercise.questions.length,
        first: firstTries(exercise),
    };
}
