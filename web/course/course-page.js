/** `<quintet-course>`: the student's page: a board or a guest, and beside it what to do and how it went. */

import { html, nothing } from "lit";
import { heardAction } from "../game/sentences/game-sentences.js";
import { treeWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";
import { icon } from "../ui/more-icons.js";
import { given } from "../ui/page-element.js";
import { verdictIcons, verdictLook } from "../ui/page-styles/verdict-styles.js";
import { follow } from "../ui/store.js";
import { BoardPage } from "../widgets/boards/board-page.js";
import { textIn } from "./activity.js";
import { courseStyles } from "./course-styles.js";
import "./frame-element.js";
import "./item-element.js";
import { paperStyles } from "./paper/paper-styles.js";
import { figureStyles } from "./text/figure.js";

/**
 * @import { Attempt } from "../engine/protocol.js"
 * @import { Course, CourseModel } from "./course.js"
 * @import { CourseItem } from "./item-element.js"
 * @import { PropertyDeclarations } from "lit"
 */

/** The time from which on it is shown as short, in seconds. */
const SHORT = 60;

export class CoursePage extends BoardPage {
    /** @type {PropertyDeclarations} */
    static properties = { sure: { state: true }, onPaper: { state: true } };

    static styles = [BoardPage.styles, courseStyles, figureStyles, paperStyles];

    constructor() {
        super();
        /** @type {Course} */
        this.course = given;
        /** @type {CourseModel} */
        this.model = given;
        /** Whether the site is around the page. */
        this.home = true;
        /** The receipt, where the result needs one. @type {(() => unknown) | null} */
        this.receipt = null;
        /**
         * Draws the sheet on paper; loaded with the first task.
         * @type {typeof import("./paper/paper.js").paper | null}
         */
        this.onPaper = null;
        /** @type {Promise<void> | null} */
        this.paperLoads = null;
        /** Whether handing in is asked again: items are open. */
        this.sure = false;
        /** The item and the state at the last update. @type {{number: number, state: unknown, phase: string}} */
        this.seen = { number: -1, state: null, phase: "" };
        follow(this, () => this.course);
    }

    connectedCallback() {
        super.connectedCallback();
        this.timer = setInterval(() => this.course.tick(), 1000);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearInterval(this.timer);
    }

    get work() {
        return this.model.phase === "work" ? this.course.work : null;
    }

    get shown() {
        const { work, course } = this;
        return {
            layout: work?.layout ?? null,
            state: work?.state ?? null,
            players: work?.players ?? [],
            turn: Boolean(work?.acts && course.sitting?.isOpen()),
            marks: work?.marks ?? [],
        };
    }

    get notifier() {
        return this.course.notices;
    }

    /** @param {string} text */
    act(text) {
        this.course.act(text);
    }

    /** @param {Attempt} attempt */
    whyNot(attempt) {
        return this.course.whyNot(attempt);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        super.willUpdate(changed);
        const { work, t } = this;
        const state = work?.state;
        if (work && state && state !== this.seen.state && this.seen.state && state.lastAction && state.game) {
            this.said = heardAction(t, work.setting, state);
        }
        if (this.model.phase !== "work") this.sure = false;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    async updated(changed) {
        const { model, work } = this;
        if (model.phase === "work") this.paperLoads ??= this.loadPaper();
        const number = this.course.sitting?.current ?? -1;
        const before = this.seen;
        this.seen = { number: model.phase === "work" ? number : -1, state: work?.state ?? null, phase: model.phase };
        if (model.phase === "work" && (before.phase !== "work" || before.number !== number)) {
            const part = /** @type {CourseItem | null} */ (this.renderRoot.querySelector("quintet-course-item"));
            part?.focusTitle();
            this.renderRoot.querySelector(".part")?.scrollTo(0, 0);
            this.renderRoot
                .querySelector(".items [aria-current]")
                ?.scrollIntoView({ block: "nearest", inline: "nearest" });
        }
        if (model.phase !== "work" && before.phase === "work") {
            const frame = /** @type {any} */ (this.renderRoot.querySelector("quintet-course-frame"));
            await frame?.updateComplete;
            frame?.renderRoot.querySelector("h2")?.focus();
        }
        if (changed.has("sure") && this.sure) {
            const question = this.renderRoot.querySelector(".sure");
            question?.scrollIntoView({ block: "nearest" });
            /** @type {HTMLElement | null | undefined} */ (question?.querySelector("[data-do=stay]"))?.focus();
        }
        await super.updated(changed);
    }

    /** Without a network nothing is printed; the page goes on. */
    async loadPaper() {
        const [loaded] = await Promise.all([import("./paper/paper.js"), addWords(this.t, treeWords)]).catch(() => [
            null,
        ]);
        this.onPaper = loaded?.paper ?? null;
    }

    render() {
        const { model, t, course, work, home } = this;
        const board = Boolean(work?.layout);
        const look = work?.element ? "guest" : board ? "" : "words";
        const begun = model.phase === "work" || model.phase === "end";
        const title = course.sheet && begun ? textIn(course.sheet.title, t.language.id) : t("course.title");
        return html`${this.frame({
            look,
            alone: !home,
            head: html`<h1 dir="auto" title=${title}>${title}</h1>
                ${model.phase === "work" ? this.time() : nothing}`,
            main: html`${model.phase === "work" && course.sitting ? this.items() : nothing}
                ${work?.element ? html`<div class="board">${work.element}</div>` : board ? html`<div class="board">${this.boardPart()}</div>` : nothing}
                <section class="part">${this.panel()}</section>`,
        })}
            <div class="paper">${this.onPaper && course.sitting ? this.onPaper(t, course.sitting, course.pictures) : nothing}</div>`;
    }

    panel() {
        const { model, course } = this;
        if (model.phase !== "work") {
            return html`<quintet-course-frame .course=${course} .model=${model} .home=${this.home}>${model.phase === "end" && !model.practice ? (this.receipt?.() ?? nothing) : nothing}</quintet-course-frame>`;
        }
        return html`<quintet-course-item .course=${course} .model=${model} @course-finish=${this.finish}></quintet-course-item>
            ${this.sure ? this.question() : nothing}`;
    }

    /** Hands in, after a question where items are open. */
    finish() {
        const { sitting } = this.course;
        if (!sitting) return;
        this.sure = sitting.items.some((_, number) => sitting.isOpen(number) && sitting.progressOf(number).tries === 0);
        if (!this.sure) this.course.finish();
    }

    question() {
        const { t, course } = this;
        const open =
            course.sitting?.items.filter((_, number) => course.sitting?.progressOf(number).tries === 0).length ?? 0;
        return html`<div class="sure" role="alert"><p>${t("course.sure", { count: open })}</p>
            <p><button type="button" class="button primary" data-do="sure" @click=${() => course.finish()}>${t("course.finish")}</button>
            <button type="button" class="button" data-do="stay" @click=${() => {
                this.sure = false;
            }}>${t("course.sureNo")}</button></p></div>`;
    }

    /** The time that is left: the shorter of the two limits. */
    time() {
        const { t } = this;
        const { sitting } = this.course;
        const limits = [sitting?.left, sitting?.isOpen() ? sitting?.leftOf() : null].filter((each) => each != null);
        if (!sitting || sitting.done || limits.length === 0) return nothing;
        const seconds = Math.ceil(Math.min(.../** @type {number[]} */ (limits)));
        const two = (/** @type {number} */ value) => (value < 10 ? t.number(0) : "") + t.number(value);
        const text = `${t.number(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
        return html`<span class="time ${seconds <= SHORT ? "short" : ""}" role="timer" aria-label=${t("course.timeLeft", { time: text })}>${icon("hourglass")}<bdi>${text}</bdi></span>`;
    }

    items() {
        const { t, course } = this;
        const sitting = /** @type {NonNullable<typeof course.sitting>} */ (course.sitting);
        return html`<nav aria-label=${t("course.all")} style="display: contents"><ol class="items">${sitting.items.map(
            (_, number) => {
                const { tries, score } = sitting.progressOf(number);
                const known = sitting.revealed && tries > 0;
                const how = known ? verdictLook(score) : tries > 0 ? "answered" : "open";
                const label = t(`course.state.${how}`, { number: number + 1 });
                return html`<li><button type="button" class=${how} aria-label=${label} title=${label} data-item=${number + 1}
                aria-current=${number === sitting.current ? "step" : nothing} @click=${() => course.go(number)}>${
                    known ? icon(verdictIcons[verdictLook(score)]) : t.number(number + 1)
                }</button></li>`;
            },
        )}</ol></nav>`;
    }
}

customElements.define("quintet-course", CoursePage);
