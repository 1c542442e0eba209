/** `<quintet-lessons>`: lessons by doing: a board, and beside it what to do, how it went, and all steps. */

import { html, nothing } from "lit";
import { playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { cellName } from "../../board/naming.js";
import { heardAction, lastActionSentence } from "../../game/sentences/game-sentences.js";
import { keepInView } from "../../ui/browser/keep-in-view.js";
import { button } from "../../ui/forms/buttons.js";
import { nextLinks, nextStyles } from "../../ui/links/next-links.js";
import { icon } from "../../ui/more-icons.js";
import { given } from "../../ui/page-element.js";
import { verdictStyles } from "../../ui/page-styles/verdict-styles.js";
import { follow } from "../../ui/store.js";
import { BoardPage } from "../../widgets/boards/board-page.js";
import { lessonStyles } from "./lesson-styles.js";
import { gamesWithLessons } from "./lessons.js";

/**
 * @import { Attempt, GameState, Mark } from "../../engine/protocol.js"
 * @import { Lesson, LessonModel } from "./lesson.js"
 * @import { PropertyDeclarations } from "lit"
 */

export class LessonsPage extends BoardPage {
    /** @type {PropertyDeclarations} */
    static properties = { marks: { state: true } };

    static styles = [BoardPage.styles, tokenStyles, verdictStyles, nextStyles, lessonStyles];

    constructor() {
        super();
        /** @type {Lesson} */
        this.lesson = given;
        /** @type {LessonModel} */
        this.model = given;
        /**
         * Called with the game and step shown, for the address, and what was played of the step.
         * @type {(hash: string, line: string[]) => void}
         */
        this.named = () => {};
        /** Adds the words of a game. @type {(game: string) => Promise<void>} */
        this.addWords = async () => {};
        /** @type {Mark[]} */
        this.marks = [];
        follow(this, () => this.lesson);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { model, t } = this;
        const before = /** @type {LessonModel | undefined} */ (changed.get("model"));
        const { step } = this.lesson;
        const { state } = model;
        super.willUpdate(changed);
        const other = before && (before.game !== model.game || before.index !== model.index);
        if (step && (other || changed.get("t"))) {
            document.title = [t(`${this.key}.title`), t("lessons.title"), t("app.name")].join(" – ");
        }
        if (!before) return;
        if (before.state !== state && state && model.line.length) this.said = heardAction(t, this.setting, state);
        // An answer that is shown is not the reader's.
        if (
            step &&
            model.tried !== "thinking" &&
            (other || before.tried !== model.tried || before.line !== model.line)
        ) {
            this.named(`game=${model.game}&step=${step.id}`, model.tried === "try" ? model.line : []);
        }
        if (other || before.hints !== model.hints || before.tried !== model.tried || before.line !== model.line) {
            this.marks = this.hints();
        }
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    async updated(changed) {
        const before = /** @type {LessonModel | undefined} */ (changed.get("model"));
        const { model } = this;
        // Who pressed "next" or a step goes on with the task, wherever the button was.
        if (before?.phase === "ready" && (before.index !== model.index || before.game !== model.game)) {
            this.renderRoot.querySelector("h2")?.focus({ preventScroll: true });
        }
        if (before) {
            // The new task, or the verdict with the buttons below it.
            const told = this.renderRoot.querySelector("[role=status]")?.childElementCount;
            keepInView(this.renderRoot, told ? [".buttons", "[role=status]"] : [".task"]);
        }
        await super.updated(changed);
    }

    /** Begin of the keys of the step's texts. */
    get key() {
        return `lessons.${this.model.game}.${this.lesson.step?.id}`;
    }

    get players() {
        return this.model.games.find(({ id }) => id === this.model.game)?.players ?? [];
    }

    get shown() {
        const { model, lesson, players, marks } = this;
        const { layout, state, tried } = model;
        return { layout, state, players, turn: tried === "try" && lesson.step !== null, marks };
    }

    get notifier() {
        return this.lesson.notices;
    }

    /** @param {string} text */
    act(text) {
        this.lesson.act(text);
    }

    /** @param {Attempt} attempt */
    whyNot(attempt) {
        return this.lesson.whyNot(attempt);
    }

    /** The cell where the answer starts, once the reader asks for it: "" for a button; otherwise null. */
    get start() {
        const { first, hints, line } = this.model;
        if (hints < 2 || line.length || !first) return null;
        return first.from || first.to || first.anchor || (first.cells[0] ?? "");
    }

    /** The cells that the text points at, or where the answer starts. */
    hints() {
        const { model, lesson, start } = this;
        if (model.tried === "right" || model.tried === "shown") return [];
        const cells = start ? [start] : (lesson.step?.show ?? []);
        return cells.map((cell) => ({ role: "hint", cells: [cell] }));
    }

    render() {
        const { model, t, lesson } = this;
        return this.frame({
            head: html`<h1>${t("lessons.title")}</h1>`,
            main:
                model.phase === "ready"
                    ? this.content()
                    : this.stateText(t("lessons.loading"), () => lesson.open({ game: model.game })),
        });
    }

    content() {
        const { model, t, lesson } = this;
        return html`
            ${this.gamesRow((game) => this.choose(game))}
            <div class="board">${this.boardPart()}</div>
            <section class="part">
                ${lesson.step ? this.task() : this.end()}
                <nav class="steps" aria-label=${t("lessons.steps")}>${["rules", "play"].map((part) => this.steps(part))}</nav>
                ${model.finished.length ? html`<p><button type="button" class="button bare" data-do="forget" @click=${() => lesson.forget()}>${icon("undo")}${t("lessons.forget")}</button></p>` : nothing}
            </section>`;
    }

    /** @param {string} game */
    async choose(game) {
        await this.addWords(game).catch(() => {});
        await this.lesson.open({ game });
    }

    task() {
        const { model, t, players, key } = this;
        const reader = (model.state?.toMove ?? 0) - model.line.length;
        const count = players.length || 1;
        return html`<div class="task">
                ${playerToken(players, ((reader % count) + count) % count)}
                <h2 tabindex="-1">${t(`${key}.title`)}</h2>
                <p>${t(`${key}.task`)}</p>
            </div>
            <div role="status">${this.verdict()}</div>
            <div class="buttons">${this.buttons()}</div>`;
    }

    /** Where the answer starts, in words. */
    where() {
        const { model, t, start } = this;
        if (start === null) return "";
        return start ? t("lessons.where", { cell: cellName(model.layout, start) }) : t("shared.useButton");
    }

    verdict() {
        const { model, t, key } = this;
        switch (model.tried) {
            case "try":
            case "wrong":
                return html`${model.own ? this.wrong(model.own) : nothing}
                    ${model.hints ? html`<p class="verdict">${t(`${key}.hint`)} ${this.where()}</p>` : nothing}`;
            case "thinking":
                return nothing;
            case "right":
                return html`<div class="verdict right"><b>${icon("right")}${t("shared.wellDone")}</b><p>${t(`${key}.praise`)}</p></div>`;
            case "shown":
                return html`<div class="verdict"><b>${t("lessons.shown")}</b><p>${t(`${key}.praise`)}</p></div>`;
        }
    }

    /** The move was announced when it was played. @param {GameState} own  the position after the wrong try */
    wrong(own) {
        const { model, t, key, setting } = this;
        const reply = model.reply ? lastActionSentence(t, setting, model.reply) : "";
        return html`<div class="verdict wrong"><b>${icon("close")}${t("shared.notYet")}</b>
            <p aria-hidden="true">${t("lessons.did", { what: lastActionSentence(t, setting, own) })}</p>
            ${model.say ? html`<p>${t(`${key}.${model.say}`)}</p>` : nothing}
            ${reply ? html`<p>${t("lessons.reply", { what: reply })}</p>` : nothing}</div>`;
    }

    buttons() {
        const { model, t, lesson } = this;
        const { tried, hints } = model;
        const over = tried === "right" || tried === "shown";
        const next = button("next", "onward", t("lessons.next"), () => lesson.next(), { primary: over });
        if (over) return html`${next}${button("again", "again", t("lessons.again"), () => lesson.again())}`;
        const show = button("show", "right", t("lessons.show"), () => lesson.show());
        const hintLabel = t(hints ? "lessons.hintMore" : "button.hint");
        const hint = button("hint", "hint", hintLabel, () => lesson.hint(), { off: hints >= 2 });
        return html`${hint}${show}${next}`;
    }

    /** What follows the last step. */
    end() {
        const { model, t } = this;
        const game = t(`game.${model.game}`);
        return html`<div class="task"><h2 tabindex="-1">${t("lessons.end")}</h2>
                <p>${t("lessons.endText", { done: model.finished.length, count: model.steps.length, game })}</p></div>
            ${nextLinks(t("lessons.continue"), [
                { name: "play", href: `../../play.html#game=${model.game}`, text: t("lessons.play", { game }) },
                {
                    name: "puzzles",
                    href: `../puzzles/index.html#game=${model.game}`,
                    text: t("lessons.puzzles", { game }),
                },
                ...this.following(),
                { name: "rules", href: `../../rules/${model.game}.html`, text: t("lessons.rulesPage", { game }) },
            ])}`;
    }

    /** The lesson of the next game. */
    following() {
        const { model, t } = this;
        const game = gamesWithLessons[gamesWithLessons.indexOf(model.game) + 1];
        const text = game && t("lessons.nextGame", { game: t(`game.${game}`) });
        return game ? [{ name: "next-lesson", href: `#game=${game}`, text }] : [];
    }

    /** @param {string} part */
    steps(part) {
        const { model, t, lesson } = this;
        const entries = [...model.steps.entries()].filter(([, step]) => step.part === part);
        return html`<h3 id="part-${part}">${t(`lessons.part.${part}`)}</h3>
            <ol aria-labelledby="part-${part}">${entries.map(([index, { id }], place) => {
                const done = model.finished.includes(id);
                const title = t(`lessons.${model.game}.${id}.title`);
                return html`<li><button type="button" data-step=${id} class=${done ? "done" : ""} title=${title}
                    aria-current=${index === model.index ? "step" : nothing} aria-label=${t(done ? "lessons.doneStep" : "lessons.step", { number: place + 1, title })}
                    @click=${() => lesson.go(index)}>${done ? icon("right") : t.number(place + 1)}</button></li>`;
            })}</ol>`;
    }

    /** @param {CustomEvent} event */
    async refused(event) {
        if (this.model.tried === "try") await super.refused(event);
    }
}

customElements.define("quintet-lessons", LessonsPage);
