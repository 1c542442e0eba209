/**
 * `<quintet-lens-predict>`: asks the reader what the search does next, and reports the result as exercises do: with a
 * `quintet-lens` event of the type `exercise`.
 *
 * @typedef {import("./question.js").Question} Question
 * @typedef {import("./exercise.js").Exercise} Exercise
 * @typedef {import("./questions.js").QuestionKind} QuestionKind
 * @typedef {import("../../i18n/t.js").Translate} Translate
 */
import { html, nothing } from "lit";
import { selectStyles } from "../../ui/select-styles.js";
import { shared } from "../../ui/styles.js";
import { runToEnd } from "../run-to-end.js";
import { StudyPart } from "../study-part.js";
import { answerForm } from "./answer-form.js";
import { answered, currentQuestion, exerciseOf, firstTries, isOpen, next, shown } from "./exercise.js";
import { withValues } from "./game-leaves.js";
import { GivenLeaves } from "./given.js";
import { predictStyles } from "./predict-styles.js";
import { choosingQuestions, kindsFor, kindsWanted } from "./questions.js";
import { answerText, askText, reasonText } from "./words.js";

/** How many questions a reader can choose to get. */
const LIMITS = [3, 6, 10, 15];
const USUAL_LIMIT = 6;
/** The runs that find the values of leaves. */
const LEAVES_KEY = 3;

export class PredictPart extends StudyPart {
    static properties = {
        ...StudyPart.properties,
        guest: { type: Boolean },
        phase: { state: true },
        kinds: { state: true },
        limit: { state: true },
        exercise: { state: true },
        problem: { state: true },
    };

    /** @type {(keyof import("../lens-model.js").LensModel)[]} */
    static sees = ["replay", "ended", "request", "predict", "named"];

    static styles = [shared, predictStyles, selectStyles];

    constructor() {
        super();
        /** Whether the lens is part of someone's page. */
        this.guest = false;
        /** @type {"setup" | "choosing" | "nothing" | "asking" | "done"} */
        this.phase = "setup";
        /** What the reader wants to be asked about; null before a choice. @type {QuestionKind[] | null} */
        this.kinds = null;
        this.limit = USUAL_LIMIT;
        /** @type {Exercise | null} */
        this.exercise = null;
        /** What is wrong with the text of a field. */
        this.problem = "";
        /** What is to have the focus, as a selector. */
        this.wanting = "";
        /** The run that the questions are about. @type {import("../trace/replay.js").Replay | null} */
        this.run = null;
        /** Whether the questions begin at the step shown, which a link may name. */
        this.fromHere = false;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.lens?.ask(null);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        super.willUpdate(changed);
        const { model } = this;
        if (model.replay !== this.run) {
            // Another search: its questions are others.
            const first = this.run === null && model.replay !== null;
            this.run = model.replay;
            this.exercise = null;
            this.phase = first && model.predict ? "choosing" : "setup";
            this.fromHere = this.phase === "choosing";
        }
        if (this.phase === "choosing" && model.ended && this.run && !this.choosing) this.choose();
    }

    /** The kinds of questions that this search can answer. */
    get possible() {
        return kindsFor(this.model.replay?.algorithm ?? "minimax");
    }

    /** The kinds that are asked about. */
    get wanted() {
        const wanted = this.kinds ?? kindsWanted(this.model.predict);
        const both = this.possible.filter((kind) => wanted.includes(kind));
        return both.length ? both : this.possible;
    }

    /** Chooses questions, in small portions so that the page stays responsive. */
    async choose() {
        const { run, model } = this;
        if (!run) return;
        this.choosing = true;
        const leaves = await this.leaves();
        const { exploration } = model.request.options;
        const from = this.fromHere && model.step < run.events ? model.step : 0;
        this.fromHere = false;
        const choosing = choosingQuestions(run, { kinds: this.wanted, limit: this.limit, leaves, exploration, from });
        let step = choosing.next();
        for (; !step.done; step = choosing.next()) await new Promise((resolve) => setTimeout(resolve));
        const questions = await this.complete(step.value);
        this.choosing = false;
        if (this.run !== run) return;
        if (questions.length === 0) {
            this.phase = "nothing";
            return;
        }
        this.exercise = exerciseOf(questions);
        this.phase = "asking";
        this.ask();
        // On another page predictions may begin by themselves: the focus would scroll what someone is reading.
        if (this.guest && document.activeElement === document.body) this.wanting = "";
    }

    /**
     * The leaves that readers see before they are searched: those of a given tree; in a game, those at the horizon.
     * Best-reply search takes several actions for one child, so none of its positions is a parent of its leaves.
     * @returns {Promise<import("./marks.js").Leaves>}
     */
    async leaves() {
        const { tree, options } = this.model.request;
        if (!this.possible.includes("cut")) return null;
        if (tree === undefined) return options.algorithm === "best-reply" ? null : "horizon";
        try {
            const request = { tree, options: { algorithm: /** @type {const} */ ("minimax") } };
            return new GivenLeaves(await runToEnd(this.lens.engine, request, LEAVES_KEY));
        } catch {
            return null;
        }
    }

    /** The questions with all that their answers are chosen from. @param {Question[]} questions */
    async complete(questions) {
        const { request } = this.model;
        /** @type {Question[]} */
        const complete = [];
        for (const question of questions) {
            // Without the engine, such a question cannot be asked; the others can.
            const whole = await withValues(this.lens.engine, request, question, LEAVES_KEY).catch(() => null);
            if (whole) complete.push(whole);
        }
        return complete;
    }

    /** Stops before the event that the question under way is about. */
    ask() {
        const question = this.exercise && currentQuestion(this.exercise);
        if (!question) return;
        this.problem = "";
        this.lens.ask({ step: question.step, node: question.node });
        this.focusOn("[data-answer]");
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

    /** @param {number[]} answer */
    answer(answer) {
        if (!this.exercise) return;
        this.problem = "";
        this.settle(answered(this.exercise, answer));
    }

    show() {
        if (this.exercise) this.settle(shown(this.exercise));
    }

    /** @param {ReturnType<typeof answered>} result */
    settle({ exercise, event }) {
        this.exercise = exercise;
        if (event) this.lens.listen(event);
        const question = currentQuestion(exercise);
        if (isOpen(exercise) || !question) return;
        this.lens.ask(null);
        this.lens.goTo(question.to);
        this.focusOn('[data-do="next"]');
    }

    /** Goes on to the next question, or to the result. */
    next() {
        if (!this.exercise) return;
        this.exercise = next(this.exercise);
        if (currentQuestion(this.exercise)) return this.ask();
        this.phase = "done";
        this.focusOn('[data-do="again"]');
    }

    leave() {
        this.exercise = null;
        this.phase = "setup";
        this.lens.ask(null);
    }

    begin() {
        this.phase = "choosing";
        this.requestUpdate();
    }

    /** @param {Translate} t */
    content(t) {
        if (!this.model.replay) return nothing;
        switch (this.phase) {
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
        const { possible, wanted } = this;
        return html`<p>${t("predict.text")}</p>
            ${this.phase === "nothing" ? html`<p class="problem" role="status">${t("predict.nothing")}</p>` : nothing}
            ${
                possible.length > 1
                    ? html`<fieldset><legend>${t("predict.kinds")}</legend>${possible.map(
                          (
                              kind,
                          ) => html`<label class="kind"><input type="checkbox" name=${kind} .checked=${wanted.includes(kind)}
                        @change=${(/** @type {Event} */ event) => this.toggle(kind, event)} />${t(`predict.kind.${kind}`)}</label>`,
                      )}</fieldset>`
                    : nothing
            }
            <div class="row">
                <label class="limit">${t("predict.limit")}
                    <select name="limit" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => {
                        this.limit = Number(event.target.value);
                    }}>${LIMITS.map((limit) => html`<option value=${limit} ?selected=${limit === this.limit}>${t.number(limit)}</option>`)}</select>
                </label>
                <button type="button" class="button primary" data-do="begin" @click=${this.begin}>${t("predict.begin")}</button>
            </div>`;
    }

    /** @param {QuestionKind} kind @param {Event} event */
    toggle(kind, event) {
        const { wanted } = this;
        const input = /** @type {HTMLInputElement} */ (event.target);
        const chosen = input.checked ? [...wanted, kind] : wanted.filter((each) => each !== kind);
        // One kind stays: without any there would be nothing to ask.
        input.checked = chosen.length === 0 || input.checked;
        if (chosen.length) this.kinds = chosen;
    }

    /** @param {Translate} t */
    question(t) {
        const { names, problem } = this;
        const exercise = /** @type {Exercise} */ (this.exercise);
        const question = /** @type {Question} */ (currentQuestion(exercise));
        const { at, questions, phase } = exercise;
        const open = isOpen(exercise);
        const last = at + 1 === questions.length;
        return html`<header>
                <p class="position">${t("predict.position", { number: at + 1, all: questions.length })}</p>
                <button type="button" class="button bare" data-do="leave" @click=${this.leave}>${t("predict.leave")}</button>
            </header>
            <p class="ask" id="ask">${askText(t, question, names)}</p>
            ${
                open
                    ? html`<div class="row">${answerForm(t, question, names, {
                          exploration: this.model.request.options.exploration,
                          give: (answer) => this.answer(answer),
                          refuse: (text) => {
                              this.problem = t("predict.badNumber", { text });
                          },
                          key: at,
                      })}
                    <button type="button" class="button bare" data-do="show" @click=${this.show}>${t("predict.show")}</button></div>`
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
                    : html`<div class="row"><button type="button" class="button primary" data-do="next" @click=${this.next}>${t(last ? "predict.finish" : "predict.next")}</button></div>`
            }`;
    }

    /** @param {Translate} t @param {Question} question */
    verdict(t, question) {
        const { names } = this;
        const { phase } = /** @type {Exercise} */ (this.exercise);
        const answer = t("predict.answer", { answer: answerText(t, question, names) });
        return html`<p class="verdict ${phase}">${phase === "shown" ? answer : html`<b>${t("predict.right")}</b> ${answer}`}</p>
            <p>${reasonText(t, question, names)}</p>`;
    }

    /** @param {Translate} t */
    result(t) {
        const exercise = /** @type {Exercise} */ (this.exercise);
        const { questions, endings } = exercise;
        return html`<p class="position" role="status">${t("predict.score", { first: firstTries(exercise), count: questions.length })}</p>
            <ol>${questions.map(
                ({ kind }, index) =>
                    html`<li class=${endings[index]}>${t(`predict.kind.${kind}`)}: ${t(`predict.ending.${endings[index]}`)}</li>`,
            )}</ol>
            <div class="row">
                <button type="button" class="button primary" data-do="again" @click=${this.leave}>${t("predict.again")}</button>
            </div>`;
    }
}

customElements.define("quintet-lens-predict", PredictPart);
