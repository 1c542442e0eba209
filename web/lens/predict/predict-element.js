/**
 * `<quintet-lens-predict>`: asks the reader what the search does next, and reports the result as exercises do: with a
 * `quintet-lens` event of the type `exercise`.
 */
import { html, nothing } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice, toggle } from "../../ui/forms/fields.js";
import { StudyElement } from "../study/study-element.js";
import { answerForm } from "./answer-form.js";
import { firstTries, isOpen } from "./exercise.js";
import { answerText, askText, nothingText, reasonText } from "./predict-sentences.js";
import { predictStyles } from "./predict-styles.js";
import { predictionOf } from "./prediction.js";
import { hasUniqueNames } from "./questions/unique-names.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 * @import { Replay } from "../trace/replay.js"
 * @import { Exercise } from "./exercise.js"
 * @import { Question } from "./questions/question.js"
 * @import { QuestionKind } from "./questions/questions.js"
 */

/** How many questions a reader can choose to get. */
const LIMITS = [3, 6, 10, 15];

export class PredictElement extends StudyElement {
    static properties = {
        guest: { type: Boolean },
        problem: { state: true },
        changes: { state: true },
    };

    /** @type {(keyof LensModel)[]} */
    static sees = ["replay", "ended", "request", "predict", "named"];

    static styles = [fieldStyles, predictStyles];

    constructor() {
        super();
        /** Whether the lens is part of someone's page. */
        this.guest = false;
        /** What is wrong with the text of a field. */
        this.problem = "";
        /** What is to have the focus, as a selector. */
        this.wanting = "";
        /** What was shown last, so that what is new gets the focus. */
        this.shown = "";
        /** Whether the names of the run are unique. @type {{replay: Replay, is: boolean} | null} */
        this.unique = null;
        /** Counts the changes of the prediction: a part renders only for properties. */
        this.changes = 0;
        this.unsubscribe = () => {};
    }

    connectedCallback() {
        super.connectedCallback();
        this.shown = this.stage;
        this.unsubscribe = this.prediction.subscribe(() => this.follow());
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.unsubscribe();
    }

    /** What sentences call players, actions and nodes. In a given tree a name may be enough to find the node. */
    get names() {
        const { request, replay, ended } = this.model;
        const given = request.tree !== undefined && replay !== null && ended;
        if (given && this.unique?.replay !== replay) this.unique = { replay, is: hasUniqueNames(replay) };
        return { ...super.names, unique: given && this.unique?.is };
    }

    get prediction() {
        return predictionOf(this.lens);
    }

    /** What is shown, as a text that differs from that of any other question and result. */
    get stage() {
        const { phase, exercise } = this.prediction;
        return phase === "asking" && exercise ? `${exercise.at} ${isOpen(exercise)}` : phase;
    }

    /** Shows what has changed, and moves the focus to what is new. */
    follow() {
        const { stage, shown } = this;
        this.changes += 1;
        if (stage === shown) return;
        this.shown = stage;
        this.problem = "";
        const { phase, exercise } = this.prediction;
        if (phase === "done") return this.focusOn(".result");
        if (phase !== "asking" || !exercise) return;
        // On another page predictions may begin by themselves: the focus would scroll what someone is reading.
        if (shown === "choosing" && this.guest && document.activeElement === document.body) return;
        this.focusOn(isOpen(exercise) ? "input, [data-answer]" : '[data-do="next"]');
    }

    /** Focuses a part as soon as it is there: the words may still be loading. @param {string} selector */
    focusOn(selector) {
        this.wanting = selector;
        this.requestUpdate();
    }

    updated() {
        const found = /** @type {HTMLElement | null} */ (this.wanting && this.renderRoot.querySelector(this.wanting));
        if (!found) return;
        this.wanting = "";
        found.focus();
    }

    /** @param {Translate} t */
    content(t) {
        if (!this.model.replay) return nothing;
        switch (this.prediction.phase) {
            case "asking":
                return this.question(t);
            case "done":
                return this.result(t);
            case "choosing":
                return html`<p role="status">${t("predict.waiting")}</p>`;
            default:
                return this.setup(t);
        }
    }

    /** @param {Translate} t */
    setup(t) {
        const { prediction } = this;
        const { phase, possible, wanted } = prediction;
        const nothingToAsk = html`<p class="problem" role="status">${nothingText(t, prediction.why)}</p>`;
        // In a task there is nothing to choose.
        if (prediction.task) return nothingToAsk;
        return html`<p>${t("predict.text")}</p>
            ${phase === "nothing" ? nothingToAsk : nothing}
            ${
                possible.length > 1
                    ? html`<fieldset><legend>${t("predict.kinds")}</legend>${possible.map((kind) =>
                          toggle({
                              label: t(`asks.${kind}`),
                              name: kind,
                              on: wanted.includes(kind),
                              change: (on) => this.toggle(kind, on),
                          }),
                      )}</fieldset>`
                    : nothing
            }
            <div class="row">
                ${choice({
                    name: "limit",
                    label: t("predict.limit"),
                    value: prediction.limit,
                    values: LIMITS.map((limit) => [limit, t.number(limit)]),
                    change: (limit) => {
                        prediction.limit = Number(limit);
                    },
                })}
                <button type="button" class="button primary" data-do="begin" @click=${() => prediction.begin()}>${t("shared.start")}</button>
            </div>`;
    }

    /** @param {QuestionKind} kind @param {boolean} on */
    toggle(kind, on) {
        const { prediction } = this;
        const { wanted } = prediction;
        const chosen = on ? [...wanted, kind] : wanted.filter((each) => each !== kind);
        // One kind stays: without any there would be nothing to ask.
        if (chosen.length) prediction.kinds = chosen;
        this.changes += 1;
    }

    /** @param {Translate} t */
    question(t) {
        const { names, problem, prediction } = this;
        const exercise = /** @type {Exercise} */ (prediction.exercise);
        const question = /** @type {Question} */ (prediction.question);
        const { at, questions, phase } = exercise;
        const open = isOpen(exercise);
        const last = at + 1 === questions.length;
        return html`<header>
                <p class="position">${t("predict.position", { number: at + 1, all: questions.length })}</p>
                ${prediction.task ? nothing : html`<button type="button" class="button bare" data-do="leave" @click=${() => prediction.leave()}>${t("predict.leave")}</button>`}
            </header>
            <p class="ask" id="ask">${askText(t, question, names)}</p>
            ${
                open
                    ? html`${answerForm(t, question, names, {
                          exploration: this.model.request.options.exploration,
                          give: (answer) => {
                              this.problem = "";
                              prediction.answer(answer);
                          },
                          refuse: (why) => {
                              this.problem = why;
                          },
                          key: at,
                          more: html`<button type="button" class="button bare" data-do="show" @click=${() => prediction.show()}>${t("shared.showAnswer")}</button>`,
                      })}`
                    : nothing
            }
            <div class="said" role="status">
                ${problem ? html`<p class="problem">${problem}</p>` : nothing}
                ${phase === "wrong" && !problem ? html`<p class="verdict wrong">${t("predict.wrong")}</p>` : nothing}
                ${open ? nothing : this.verdict(t, question)}
            </div>
            ${
                open
                    ? nothing
                    : html`<div class="row"><button type="button" class="button primary" data-do="next" @click=${() => prediction.next()}>${t(last ? "result.title" : "predict.next")}</button></div>`
            }`;
    }

    /** @param {Translate} t @param {Question} question */
    verdict(t, question) {
        const { names } = this;
        const { phase } = /** @type {Exercise} */ (this.prediction.exercise);
        const answer = t("predict.answer", { answer: answerText(t, question, names) });
        return html`<p class="verdict ${phase}">${phase === "shown" ? answer : html`<b>${t("predict.right")}</b> ${answer}`}</p>
            <p>${reasonText(t, question, names)}</p>`;
    }

    /** @param {Translate} t */
    result(t) {
        const { prediction } = this;
        const exercise = /** @type {Exercise} */ (prediction.exercise);
        const { questions, endings } = exercise;
        return html`<p class="position result" tabindex="-1" role="status">${t("predict.score", { first: firstTries(exercise), count: questions.length })}</p>
            <ol class="marked">${questions.map(
                ({ kind }, index) =>
                    html`<li class=${endings[index]}>${t(`asks.${kind}`)}: ${t(`predict.ending.${endings[index]}`)}</li>`,
            )}</ol>
            ${
                prediction.task
                    ? nothing
                    : html`<div class="row"><button type="button" class="button primary" data-do="again" @click=${() => prediction.leave()}>${t("predict.again")}</button></div>`
            }`;
    }
}

customElements.define("quintet-lens-predict", PredictElement);
