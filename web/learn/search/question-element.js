/**
 * `<quintet-learn-question>`: the question at the end of a lesson. A wrong answer gets a remark that helps, and may be
 * changed; the right one ends the lesson.
 */
import { html, nothing } from "lit";
import { choices, text } from "../../ui/forms/fields.js";
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

    /** @param {string} answer */
    change(answer) {
        this.answer = answer;
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
        /** @type {[number, unknown][]} */
        const named = Array.from({ length: options }, (_, place) => [place, inline(this.say(`question.${place}`))]);
        return choices("answer", named, this.answer, (answer) => this.change(answer), "option");
    }

    field() {
        return text({
            name: "answer",
            label: this.t("shared.yourAnswer"),
            code: true,
            keys: "numeric",
            value: this.answer,
            typed: (answer) => this.change(answer),
        });
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
