/**
 * The commands of predicting as methods over one lens: choose questions, answer, go on. The page shows the fields. A
 * lens has one prediction, which lasts while its panel is on another tab.
 *
 * `setup`: the reader chooses what to be asked; `choosing`: waits for the run and for questions; `nothing`: the run
 * offers none; `asking`; `done`.
 * @typedef {"setup" | "choosing" | "nothing" | "asking" | "done"} Phase
 */

import { Changing } from "../../ui/changing.js";
import { answered, currentQuestion, exerciseFrom, exerciseText, isOpen, next, shown } from "./exercise.js";
import { questionsAbout, USUAL_LIMIT } from "./questions/ask-about.js";
import { kindsFor, kindsToAsk } from "./questions/questions.js";
import { whyNothing } from "./why-nothing.js";

/**
 * @import { Lens } from "../lens.js"
 * @import { Replay } from "../trace/replay.js"
 * @import { Exercise } from "./exercise.js"
 * @import { Question } from "./questions/question.js"
 * @import { QuestionKind } from "./questions/questions.js"
 */

/** @type {WeakMap<Lens, Prediction>} */
const known = new WeakMap();

/** The prediction of a lens. @param {Lens} lens */
export function predictionOf(lens) {
    const prediction = known.get(lens) ?? new Prediction(lens);
    known.set(lens, prediction);
    return prediction;
}

export class Prediction extends Changing {
    /** @type {Phase} */
    phase = "setup";
    /** What the reader chose to be asked about; null before a choice. @type {QuestionKind[] | null} */
    kinds = null;
    limit = USUAL_LIMIT;
    /** @type {Exercise | null} */
    exercise = null;
    /** Why nothing can be asked. @type {ReturnType<typeof whyNothing>} */
    why = { reason: "other", count: 0 };
    /** The run that the questions are about. @type {Replay | null} */
    #run = null;
    /** The step from which on to ask; null: the one shown. @type {number | null} */
    #from = 0;
    #choosing = false;

    /** @param {Lens} lens */
    constructor(lens) {
        super();
        this.lens = lens;
        lens.store.subscribe(() => this.#follow());
        this.#follow();
    }

    /** What a page keeps of the exercise, and where it may not be left; null for any reader's own exercise. */
    get task() {
        return this.lens.task;
    }

    /** The question under way. */
    get question() {
        return this.exercise && currentQuestion(this.exercise);
    }

    /** The kinds of questions that this search can answer. */
    get possible() {
        return kindsFor(this.lens.model.replay?.algorithm ?? "minimax");
    }

    /** The kinds that are asked about. */
    get wanted() {
        return kindsToAsk(this.lens.model.replay?.algorithm ?? "minimax", this.kinds ?? this.lens.model.predict);
    }

    #follow() {
        const { model } = this.lens;
        if (!model.predict) {
            // The panel is closed.
            const open = this.#run !== null;
            this.#run = null;
            if (open) this.leave();
            return;
        }
        if (model.replay !== this.#run) {
            // Another search: its questions are others.
            const first = this.#run === null;
            this.#run = model.replay;
            this.exercise = null;
            this.#from = this.task?.from ?? (first ? null : 0);
            this.#set(first || this.task ? "choosing" : "setup");
            if (this.task) this.lens.ask({ step: this.task.from, node: -1 });
        }
        if (this.phase === "choosing" && model.ended && this.#run && !this.#choosing) this.#choose();
    }

    async #choose() {
        const { lens, kinds, limit, task } = this;
        const run = /** @type {Replay} */ (this.#run);
        const { request, predict, step } = lens.model;
        this.#choosing = true;
        // A link may name the step.
        const from = this.#from ?? step;
        this.#from = 0;
        const questions = await questionsAbout(lens.engine, request, run, { predict: kinds ?? predict, limit, from });
        this.#choosing = false;
        if (this.#run !== run) return this.#follow();
        if (questions.length === 0) {
            this.why = whyNothing(run, this.wanted);
            lens.ask(null);
            return this.#set("nothing");
        }
        this.exercise = exerciseFrom(questions, task?.line ?? "");
        this.#show();
    }

    /** Stops at the question under way, or shows the result. */
    #show() {
        const { question, exercise, lens } = this;
        if (!question || !exercise) {
            lens.ask(null);
            return this.#set("done");
        }
        if (isOpen(exercise)) lens.ask({ step: question.step, node: question.node });
        else this.#resolve(question);
        return this.#set("asking");
    }

    /**
     * Shows what the question was about. In a task, what comes later is asked about next.
     * @param {Question} question
     */
    #resolve({ to }) {
        if (this.task) return this.lens.ask({ step: to, node: -1 });
        this.lens.ask(null);
        return this.lens.goTo(to);
    }

    /** @param {number[]} answer */
    answer(answer) {
        if (this.exercise) this.#settle(answered(this.exercise, answer));
    }

    /** Shows the answer of the question under way. */
    show() {
        if (this.exercise) this.#settle(shown(this.exercise));
    }

    /** @param {ReturnType<typeof answered>} result */
    #settle({ exercise, event }) {
        this.exercise = exercise;
        this.task?.note(exerciseText(exercise));
        if (event) this.lens.listen(event);
        if (this.question && !isOpen(exercise)) this.#resolve(this.question);
        this.changed();
    }

    /** Goes on to the next question, or to the result. */
    next() {
        if (!this.exercise) return;
        this.exercise = next(this.exercise);
        if (this.question) this.task?.note(exerciseText(this.exercise));
        this.#show();
    }

    /** Ends the questions. */
    leave() {
        this.exercise = null;
        this.lens.ask(null);
        this.#set("setup");
    }

    /** Asks questions about the whole run. */
    begin() {
        if (!this.lens.model.predict) return this.lens.show({ predict: true });
        this.#set("choosing");
        return this.#follow();
    }

    /** @param {Phase} phase */
    #set(phase) {
        this.phase = phase;
        this.changed();
    }
}
