/** `<quintet-course-item>`: what an item asks, the form, what became of the answer, hints and the way on. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { playerToken, tokenStyles } from "../board/drawing/player-token.js";
import { button, iconButton } from "../ui/forms/buttons.js";
import { fieldStyles } from "../ui/forms/field-styles.js";
import { icon } from "../ui/more-icons.js";
import { given, PageElement } from "../ui/page-element.js";
import { verdictIcons, verdictLook, verdictStyles } from "../ui/page-styles/verdict-styles.js";
import { pointsOf } from "./activity.js";
import { answerFields } from "./answer-form.js";
import { panelStyles } from "./panel-styles.js";
import { figureOf, figureStyles } from "./text/figure.js";
import { block, line } from "./text/rich-text.js";

/**
 * @import { Item } from "./activity.js"
 * @import { Course, CourseModel } from "./course.js"
 * @import { Form, Solution, Work } from "./kinds/work/work.js"
 * @import { LitElement } from "lit"
 */

export class CourseItem extends PageElement {
    static properties = { model: { attribute: false }, entry: { state: true } };

    static styles = [fieldStyles, tokenStyles, verdictStyles, figureStyles, panelStyles];

    constructor() {
        super();
        /** @type {Course} */
        this.course = given;
        /** @type {CourseModel} */
        this.model = given;
        /** What is in the form; null: what the work says. @type {string | null} */
        this.entry = null;
        /**
         * The work and its phase at the last update.
         * @type {{work: unknown, phase: string, ply: number | undefined}}
         */
        this.seen = { work: null, phase: "", ply: undefined };
        /** Whether the title shall have the focus. */
        this.wanting = false;
        /** Whether the focus was in the form, and goes on from there once the answer is judged. */
        this.inForm = false;
    }

    get sitting() {
        return /** @type {NonNullable<Course["sitting"]>} */ (this.course.sitting);
    }

    /** @type {LitElement["willUpdate"]} */
    willUpdate() {
        const { work } = this.course;
        const { activeElement } = this.shadowRoot ?? {};
        // Fields that are switched off lose the focus.
        if (activeElement?.matches("input, [data-do=check], [data-do=again]")) this.inForm = true;
        const ply = /** @type {any} */ (work)?.ply;
        const other = work !== this.seen.work || ply !== this.seen.ply;
        if (other || (work && work.phase !== this.seen.phase)) this.entry = null;
    }

    /** Keeps what is new in view where the panel is low. */
    updated() {
        const { work } = this.course;
        const title = this.wanting && work ? this.renderRoot.querySelector("h2") : null;
        if (title) {
            this.wanting = false;
            title.focus({ preventScroll: true });
        }
        if (this.inForm && (work?.phase === "answered" || work?.phase === "try")) {
            this.inForm = false;
            const wanted =
                work.phase === "try" ? ["input:enabled", "[data-do=forward]"] : [".form .primary", ".form button"];
            const [next] = wanted.map((selector) => this.renderRoot.querySelector(selector)).filter(Boolean);
            const { activeElement } = this.shadowRoot ?? {};
            if (!activeElement || activeElement.matches(":disabled"))
                /** @type {HTMLElement | undefined} */ (next)?.focus();
        }
        const { work: before, phase } = this.seen;
        if (before !== work) this.renderRoot.querySelector(".asks")?.scrollTo(0, 0);
        this.seen = { work, phase: work?.phase ?? "", ply: /** @type {any} */ (work)?.ply };
        if (work === before && work && work.phase !== phase && work.phase === "answered") {
            this.renderRoot.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
        }
    }

    /** Focuses the title as soon as it is there, after the student went to another item. */
    focusTitle() {
        this.wanting = true;
        this.requestUpdate();
    }

    render() {
        const { t, course, sitting } = this;
        const { work } = course;
        if (!work) return nothing;
        const { item } = work;
        const language = t.language.id;
        const number = sitting.current + 1;
        return html`
            <div class="asks"><div class="title">
                ${work.state && work.acts ? playerToken(work.players, work.state.toMove) : nothing}
                <h2 tabindex="-1">${item.title ? line(item.title, language) : t("course.item", { number })}</h2>
            </div>
            <p class="soft facts-line">${this.facts(item)}</p>
            ${block(item.text, language)}${figureOf(t, item.figure)}
            ${work.phase !== "loading" && work.heading ? html`<h3>${work.heading(t)}</h3>` : nothing}
            ${
                work.phase === "loading"
                    ? nothing
                    : work.tasks
                          .map((say) => say(t))
                          .filter(Boolean)
                          .map((text) => html`<p>${text}</p>`)
            }
            ${block(/** @type {any} */ (work).question?.text, language)}
            ${this.steps(work)}
            <div aria-live="polite">${this.hints(item)}</div></div>
            <div class="form" @keydown=${this.keyed}>
                ${work.form ? answerFields(this.formParts(work, work.form)) : nothing}
                <div role="status">${keyed(work.says, this.verdict(work))}${this.solution(work)}</div>
                <div class="buttons">${this.buttons(work)}</div>
            </div>`;
    }

    /** @param {Item} item */
    facts(item) {
        const { t, sitting } = this;
        const left = sitting.attemptsLeft();
        const open = sitting.isOpen();
        const cost = sitting.penaltyOf();
        return [
            t("course.points", { count: pointsOf(item) }),
            open && left !== null ? t("course.attemptsLeft", { count: left }) : "",
            // The last attempt has no other after it to cost anything.
            open && cost > 0 && left !== 1 ? t("course.penalty", { share: t.percent(cost) }) : "",
        ]
            .filter(Boolean)
            .join(" · ");
    }

    /** @param {Work} work @param {Form} form */
    formParts(work, form) {
        const { t } = this;
        return {
            form,
            entry: this.entry ?? work.entry,
            off: work.phase !== "try" || !this.sitting.isOpen(),
            label: t("shared.yourAnswer"),
            players: work.players,
            t,
            enter: (/** @type {string} */ entry) => {
                this.entry = entry;
            },
        };
    }

    /** The way through a game with stops. @param {Work} work */
    steps(work) {
        const { t } = this;
        const replay = /** @type {any} */ (work);
        if (replay.ply === undefined) return nothing;
        const { ply, open, length } = replay;
        return html`<div class="buttons steps" role="group" aria-label=${t("course.steps")}>
            ${iconButton("first", "first", t("step.first"), () => replay.step(-ply), { off: ply === 0 })}
            ${iconButton("back", "back", t("step.back"), () => replay.step(-1), { off: ply === 0 })}
            ${iconButton("forward", "onward", t("step.forward"), () => replay.step(1), { off: ply === open })}
            <span class="soft">${t("turn.review", { ply, length })}</span></div>`;
    }

    /** @param {Item} item */
    hints({ hints = [] }) {
        const { t, sitting } = this;
        const taken = hints.slice(0, sitting.progressOf().hints);
        if (taken.length === 0) return nothing;
        return html`<ul class="hints" aria-label=${t("shared.hints")}>${taken.map(({ text }) => html`<li>${block(text, t.language.id)}</li>`)}</ul>`;
    }

    /** @param {Work} work */
    verdict(work) {
        const { t, sitting, model } = this;
        const says = work.says.map((say) => say(t)).filter(Boolean);
        const sentences = says.map((text) => html`<p>${text}</p>`);
        if (work.phase === "failed") {
            return html`<div class="verdict wrong"><b>${icon("warning")}${t("course.failed")}</b><p><bdi lang="en">${work.trouble}</bdi></p></div>`;
        }
        if (work.phase === "loading") return html`<p class="soft">${t("course.preparing")}</p>`;
        if (work.phase === "thinking") return html`<p class="soft">${t("course.thinking")}</p>`;
        const late = !sitting.isOpen() && sitting.leftOf() === 0 && !sitting.done;
        const timeUp = late || model.over === "item" ? html`<p><b>${t("course.itemTimeUp")}</b></p>` : nothing;
        if (work.phase !== "answered" || work.score === null) {
            if (sentences.length === 0 && timeUp === nothing) return nothing;
            return html`<div class="verdict">${timeUp}${sentences}</div>`;
        }
        if (!sitting.revealed) {
            return html`<div class="verdict">${timeUp}<b>${icon("right")}${t("course.kept")}</b>${work.tellsItself ? sentences : nothing}</div>`;
        }
        const { score } = work;
        const look = verdictLook(score);
        const word = work.headline?.(t) ?? t(`course.${look}`, { share: t.percent(score) });
        return html`<div class="verdict ${look}"><b>${icon(verdictIcons[look])}${word}</b>${sentences}
            ${timeUp}${score === 1 ? block(work.explain, t.language.id) : nothing}</div>`;
    }

    /** The correct answers and their explanations, where they are told. @param {Work} work */
    solution({ solutions }) {
        const { t, sitting } = this;
        const language = t.language.id;
        const told = solutions?.filter(({ answers, explain }) => answers.length || explain) ?? [];
        if (!sitting.tellsAnswer() || told.length === 0) return nothing;
        const shown = (/** @type {Solution["answers"][0]} */ each) =>
            typeof each === "function" ? html`<bdi>${each(t)}</bdi>` : line(each, language);
        return html`<div class="solution">${told.map(({ heading, answers, explain }) => {
            const [first, ...more] = answers;
            const name = heading ? html`<b>${heading(t)}</b> ` : nothing;
            const label = t("course.solution", { count: answers.length });
            return html`${first ? html`<p>${name}${label} ${more.length ? nothing : shown(first)}</p>` : nothing}
                ${more.length ? html`<ul>${answers.map((each) => html`<li>${shown(each)}</li>`)}</ul>` : nothing}
                ${block(explain, language)}`;
        })}</div>`;
    }

    /** @param {Work} work */
    buttons(work) {
        const { t, course, sitting } = this;
        const open = sitting.isOpen();
        const last = sitting.current === sitting.items.length - 1;
        const settled = !open || (work.phase === "answered" && (work.score === 1 || !sitting.tells));
        const again = open && (work.phase === "answered" || work.phase === "failed");
        const { hints = [] } = work.item;
        const next = hints[sitting.progressOf().hints];
        const finish = () => this.dispatchEvent(new CustomEvent("course-finish"));
        return html`
            ${work.form && open && work.phase === "try" ? html`<button type="button" class="button primary" data-do="check" @click=${this.submit}>${t(sitting.tells ? "shared.check" : "course.keep")}</button>` : nothing}
            ${work.more ? button("step", "onward", t("course.nextStep"), () => work.next(), { primary: true }) : nothing}
            ${again ? button("again", "again", t(sitting.tells ? "shared.tryAgain" : "course.change"), () => course.again(), { primary: !settled }) : nothing}
            ${open && next ? button("hint", "hint", this.hintLabel(next), () => course.hint()) : nothing}
            ${
                sitting.done
                    ? button("result", "trophy", t("result.title"), () => course.result(), { primary: true })
                    : last
                      ? button("finish", "send", t("course.finish"), finish, { primary: settled })
                      : button("next", "onward", t("course.next"), () => course.go(sitting.current + 1), {
                            primary: settled,
                        })
            }`;
    }

    /** @param {{cost?: number}} hint */
    hintLabel({ cost = 0 }) {
        const { t } = this;
        return cost > 0 ? t("course.hintCosts", { share: t.percent(cost) }) : t("button.hint");
    }

    /** Enter in a field sends the answer. A frame in a sandbox has no forms that do. @param {KeyboardEvent} event */
    keyed(event) {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        this.submit();
    }

    submit() {
        const { work } = this.course;
        if (work?.form) this.course.answer(this.entry ?? work.entry);
    }
}

customElements.define("quintet-course-item", CourseItem);
