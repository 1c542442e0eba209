/**
 * Steps of the lessons on a game. Fields: `game`, `steps` (their ids). Each step is tried once; the score is the share
 * of the steps that are right.
 */

import { lastActionSentence } from "../../game/sentences/game-sentences.js";
import { lessonWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { Lesson } from "../../learn/lessons/lesson.js";
import { gamesWithLessons, loadSteps } from "../../learn/lessons/lessons.js";
import { Progress } from "../../learn/lessons/progress.js";
import { checkGame, problem } from "./work/checks.js";
import { Work } from "./work/work.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LessonModel } from "../../learn/lessons/lesson.js"
 * @import { Kind } from "./kinds.js"
 * @import { Say } from "./work/work.js"
 */

/** Between the judgements and the actions of the step under way, and between these. No notation contains them. */
const LINE = "|";
const SEPARATOR = ";";

/** Progress that lasts for one attempt. */
const forgetful = () => new Progress(Promise.resolve({ marks: { get: async () => null, set: async () => {} } }));

class LessonWork extends Work {
    /** @type {Lesson | null} */
    lesson = null;
    /** How each step so far was judged: 1 or 0. */
    judgements = "";
    /** Whether the step under way has been judged. */
    judged = false;
    unsubscribe = () => {};
    /** The actions of the step under way that were noted last. @type {string[]} */
    #line = [];

    get acts() {
        return this.phase === "try" && !this.judged && this.lesson?.model.tried === "try";
    }

    /** Whether a button leads to the next step. */
    get more() {
        const { lesson } = this;
        return (
            this.phase === "try" && this.judged && lesson !== null && lesson.model.index + 1 < lesson.model.steps.length
        );
    }

    /** @param {number} turn */
    async begin(turn) {
        const { item, tools, parts } = this;
        const read = tools.readJson;
        const all = await loadSteps(item.game, read);
        const steps = item.steps.flatMap((/** @type {string} */ name) => all.filter(({ id }) => id === name));
        if (parts.translate) await addLesson(parts.translate, item.game);
        if (turn !== this.turn) return;
        this.judgements = "";
        this.judged = false;
        this.lesson = new Lesson({
            engine: this.engine,
            progress: forgetful(),
            load: async () => steps,
            wait: this.wait,
        });
        this.unsubscribe = this.lesson.subscribe((model) => this.#follow(model));
        await this.lesson.open({ game: item.game });
        if (this.lesson.model.phase === "failed") throw new Error(this.lesson.model.trouble);
    }

    get right() {
        return [...this.judgements].filter((each) => each === "1").length;
    }

    /**
     * Continues with the first step that was not judged, from its last action.
     * @param {string} text
     * @param {number} turn
     */
    async resume(text, turn) {
        const { lesson } = this;
        const [judged, line = ""] = text.split(LINE);
        if (!lesson || !/^[01]*$/.test(judged) || judged.length >= lesson.model.steps.length) return false;
        this.judgements = judged;
        await lesson.go(judged.length);
        if (turn !== this.turn) return true;
        this.set({ phase: "try", says: [] });
        await lesson.resume(line.split(SEPARATOR).filter(Boolean));
        return true;
    }

    /** @param {string} action */
    async act(action) {
        if (this.acts) await this.lesson?.act(action);
    }

    /** Goes on to the next step. */
    async next() {
        if (!this.more) return;
        this.judged = false;
        this.set({ says: [] });
        await this.lesson?.next();
    }

    get heading() {
        const { lesson, item } = this;
        const key = `lessons.${item.game}.${lesson?.step?.id}.title`;
        return lesson?.step ? (/** @type {Translate} */ t) => (t.has(key) ? t(key) : "") : null;
    }

    /** What the step asks for. @returns {Say[]} */
    get tasks() {
        const { lesson, item } = this;
        const key = `lessons.${item.game}.${lesson?.step?.id}.task`;
        return lesson?.step ? [(t) => (t.has(key) ? t(key) : "")] : [];
    }

    /** @param {LessonModel} model */
    #follow(model) {
        const { layout, state, tried } = model;
        const { tells = true } = this.parts;
        // The engine's answer to a wrong action would tell.
        if (this.judged && !tells) return;
        const cells = tried === "try" && model.line.length === 0 ? (this.lesson?.step?.show ?? []) : [];
        this.set({ layout, state, marks: cells.map((cell) => ({ role: "hint", cells: [cell] })) });
        if (!this.judged && model.line.length && model.line !== this.#line) {
            this.#line = model.line;
            this.parts.note?.(this.judgements + LINE + model.line.join(SEPARATOR));
        }
        if (this.judged || (tried !== "right" && tried !== "wrong")) return;
        this.judged = true;
        const right = tried === "right";
        this.judgements += Number(right);
        const key = `lessons.${this.item.game}.${this.lesson?.step?.id}`;
        const { say, own } = model;
        const { setting } = this;
        /** @type {Say[]} */
        const says = right
            ? [(t) => t("shared.wellDone"), (t) => t(`${key}.praise`)]
            : [
                  (t) => t("course.wrong"),
                  ...(own ? [(/** @type {any} */ t) => lastActionSentence(t, setting, own)] : []),
                  ...(say ? [(/** @type {any} */ t) => t(`${key}.${say}`)] : []),
              ];
        this.set({ says: tells ? says : [(t) => t("course.kept")] });
        const { length } = model.steps;
        if (model.index + 1 < length) this.parts.note?.(this.judgements);
        else this.hand(this.right / length, `${this.right}/${length}`, { says });
    }

    close() {
        super.close();
        this.unsubscribe();
    }
}

/** @param {Translate} t @param {string} game */
const addLesson = (t, game) => addWords(t, lessonWords("frame"), lessonWords(game));

/** @type {Kind} */
export const lesson = {
    id: "lesson",
    check: async (item, tools) => {
        const problems = checkGame(tools, item.game);
        if (problems.length) return problems;
        if (!gamesWithLessons.includes(item.game)) {
            return [problem(["game"], "course.bad.choice", { value: item.game, wanted: gamesWithLessons.join(", ") })];
        }
        const known = (await loadSteps(item.game, tools.readJson)).map(({ id }) => id);
        const wrong = item.steps.findIndex((/** @type {string} */ id) => !known.includes(id));
        if (wrong < 0) return [];
        const params = { value: item.steps[wrong], wanted: known.join(", ") };
        return [problem(["steps", wrong], "course.bad.choice", params)];
    },
    open: (parts) => new LessonWork(parts),
};
