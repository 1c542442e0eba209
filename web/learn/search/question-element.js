/**
 * `<quintet-learn-question>`: the question at the end of a lesson. A wrong answer gets a remark that helps, and may be
 * changed; the right one ends the lesson.
 */
import { html, nothing } from "lit";
import { given, PageElement } from "../../ui/page-element.js";
import { icon } from "../../ui/step-icons.js";
import { blanksOf } from "./lessons.js";
import { inline, paragraphs } from "./prose.js";
import { questionStyles } from "./question-styles.js";
import { wholeNumber } from "./whole-number.js";

/** @import { Lesson } from "./lessons.js" */

export class LearnQuestion extends PageElement {
    static properties = {
        lesson: { attribute: false },
        answer: { state: true },
        verdict: { state: true },
    };

    static styles = questionStyles;

    constructor() {
        super();
        /** @type {Lesson} */
        this.lesson = given;
        this.answer = "";
        /** @type {{right: boolean, remark: string} | null} */
        this.verdict = null;
        /** Number of answers judged. */
        this.tries = 0;
    }

    /** @param {string} key */
    say(key) {
        return this.t.has(key) ? this.t(key, blanksOf(this.lesson)) : "";
    }

    /** Judges the answer. @returns {{right: boolean, remark: string} | null} null if there is none that counts */
    judged() {
        const { answer } = this;
        const { question, facts } = this.lesson;
        if (question.kind === "choice") {
            if (answer === "") return null;
            return { right: Number(answer) === question.right, remark: this.say(`question.${answer}.why`) };
        }
        const number = wholeNumber(answer);
        if (number === null) return null;
        const right = number === facts[question.answer].value;
        return { right, remark: this.say(right ? "question.right" : "question.wrong") };
    }

    /** @param {SubmitEvent} event */
    check(event) {
        event.preventDefault();
        if (this.verdict?.right) return;
        const verdict = this.judged();
        if (!verdict) {
            const { kind } = this.lesson.question;
            this.verdict = {
                right: false,
                remark: this.t(kind === "choice" ? "learn.chooseOne" : "learn.wholeNumber"),
            };
            return;
        }
        this.tries += 1;
        this.verdict = verdict;
        const detail = { result: verdict.right ? "solved" : "wrong", action: this.answer, tries: this.tries };
        this.dispatchEvent(new CustomEvent("quintet-answer", { detail, bubbles: true, composed: true }));
    }

    /** @param {Event} event */
    change(event) {
        this.answer = /** @type {HTMLInputElement} */ (event.target).value;
        this.verdict = null;
    }

    render() {
        const { lesson, t, verdict } = this;
        const { question } = lesson;
        return html`<form @submit=${this.check} novalidate>
            <fieldset ?disabled=${verdict?.right}>
                <legend>${inline(this.say("question.text"))}</legend>
                ${question.kind === "choice" ? this.options(question) : this.field()}
            </fieldset>
            ${verdict?.right ? nothing : html`<button type="submit" class="button primary">${t("shared.check")}</button>`}
            <div role="status">${verdict ? this.remark(verdict) : nothing}</div>
        </form>`;
    }

    /** @param {{options: number}} question */
    options({ options }) {
        return Array.from(
            { length: options },
            (_, place) => html`<label class="option">
                <input type="radio" name="answer" value=${place} .checked=${this.answer === String(place)}
                    @change=${this.change} />
                <span>${inline(this.say(`question.${place}`))}</span>
            </label>`,
        );
    }

    field() {
        return html`<label class="number">
            <span>${this.t("shared.yourAnswer")}</span>
            <input type="text" inputmode="numeric" autocomplete="off" size="6" dir="ltr" .value=${this.answer}
                @input=${this.change} />
        </label>`;
    }

    /** @param {{right: boolean, remark: string}} verdict */
    remark({ right, remark }) {
        const { t } = this;
        return html`<div class="remark ${right ? "right" : "wrong"}">
            ${right ? icon("right") : nothing}
            <div>${right ? html`<p class="word">${t("learn.right")}</p>` : nothing}${paragraphs(remark)}</div>
        </div>`;
    }
}

customElements.define("quintet-learn-question", LearnQuestion);
