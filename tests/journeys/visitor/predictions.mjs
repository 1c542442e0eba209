/** Answers to the questions of a prediction, as a person gives them. */
import assert from "node:assert/strict";

/** @typedef {import("./visitor.mjs").Visitor} Visitor */

/** The question under way. @param {Visitor} visitor */
export const questionOf = ({ page }) =>
    page.locator("quintet-lens-predict").evaluate((/** @type {any} */ { prediction }) => {
        const { at, questions, phase } = prediction.exercise;
        return { number: at + 1, all: questions.length, phase, ...questions[at] };
    });

/**
 * Answers a question, rightly or wrongly.
 * @param {Visitor} visitor
 * @param {{kind: string, child: number, answer: number[]}} question
 * @param {boolean} rightly
 */
export async function answer(visitor, { kind, answer }, rightly) {
    const part = visitor.page.locator("quintet-lens-predict");
    const fields = part.locator("input[type=text]");
    if (kind === "value" || kind === "window") {
        for (const [index, number] of answer.entries()) {
            const text = Math.abs(number) > 1_000_000 ? (number < 0 ? "-∞" : "∞") : String(number);
            await fields.nth(index).fill(rightly ? text : "77");
        }
        return visitor.press("shared.check");
    }
    const choices = part.locator("[data-answer]");
    const wanted = answer.join();
    const values = await choices.evaluateAll((all) => all.map((each) => each.dataset.answer || each.value));
    const index = values.findIndex((value) => (value === wanted) === rightly);
    assert.ok(index >= 0, `an answer to choose among ${values}`);
    await visitor.pressOn(choices.nth(index));
    if (await visitor.offers("shared.check")) await visitor.press("shared.check");
}
