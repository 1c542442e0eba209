/** `<quintet-puzzle-task>`: what to do, hints, what became of a try, and the way on. */
import { css, html, nothing } from "lit";
import { playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { shortAction, shortEntry } from "../../game/sentences/action-texts.js";
import { keepInView } from "../../ui/browser/keep-in-view.js";
import { button, iconButton } from "../../ui/forms/buttons.js";
import { icon } from "../../ui/more-icons.js";
import { verdictStyles } from "../../ui/page-styles/verdict-styles.js";
import { partStyles } from "./part-styles.js";
import { ratedAfter } from "./progress/rating.js";
import {
    alsoRight,
    dateText,
    hintSentence,
    opponentsSentence,
    progressSentence,
    refutation,
    taskSentence,
} from "./solving/sentences.js";
import { TrainerElement } from "./trainer-element.js";
import { hintedAction, playersOf } from "./trainer-model.js";

/** @import { Task } from "./solving/solving.js" */

export class TaskElement extends TrainerElement {
    static properties = { address: { attribute: false } };

    static styles = [
        tokenStyles,
        partStyles,
        verdictStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-3);
            }
            .task {
                display: grid;
                grid-template-columns: auto minmax(0, 1fr);
                gap: 2px var(--space-3);
                align-items: start;
            }
            .task .token {
                inline-size: 30px;
                block-size: 30px;
            }
            .task > p {
                grid-column: 2;
            }
            .line {
                display: flex;
                gap: var(--space-1);
                align-items: start;
            }
            .line > .button {
                flex: none;
            }
            .line ol {
                display: flex;
                flex-wrap: wrap;
            }
            .line li button {
                min-block-size: var(--tap);
                padding-inline: var(--space-2);
                border: 0;
                border-radius: var(--radius-small);
                background: none;
                font-variant-numeric: tabular-nums;
            }
            .line li button:hover {
                background: var(--paper-sunken);
            }
            .line [aria-current] {
                box-shadow: inset 0 0 0 var(--stroke) var(--accent);
                background: var(--paper-sunken);
                font-weight: 600;
            }
        `,
    ];

    constructor() {
        super();
        /** Where the position can be analysed. */
        this.address = "";
        /** The phase and the task of the last update. */
        this.phase = "";
        /** @type {unknown} */
        this.record = null;
    }

    /** Keeps the new task in view, or the verdict with the buttons below it. */
    updated() {
        super.updated();
        const { task } = this.model;
        if (!task || (task.phase === this.phase && task.record === this.record)) return;
        this.phase = task.phase;
        this.record = task.record;
        const begins = task.phase === "try" && task.line.length === 0 && task.faults === 0;
        keepInView(this.renderRoot, begins ? [".task"] : [".buttons", "[role=status]"]);
    }

    render() {
        const { model, t, setting } = this;
        const { task } = model;
        if (!task) return nothing;
        const { mistake } = task;
        const played = mistake ? (model.turn.get(mistake.played) ?? null) : null;
        const opponents = opponentsSentence(t, playersOf(model), task);
        return html`<div class="task">
                ${playerToken(setting.players, task.player)}
                <h2 tabindex="-1">${taskSentence(t, setting, task, task.line.length ? null : played)}</h2>
                ${opponents ? html`<p class="soft">${opponents}</p>` : nothing}
                ${mistake ? html`<p class="soft">${t("puzzle.mine.date", { date: dateText(t, mistake.date) })}</p>` : nothing}
                ${model.again && !model.run ? html`<p class="soft">${t("puzzle.again")}</p>` : nothing}
            </div>
            <div role="status">${this.verdict(task)}</div>
            ${task.phase === "solved" || task.phase === "shown" ? this.answer() : nothing}
            <div class="buttons">${this.buttons(task)}</div>`;
    }

    /** @param {Task} task */
    verdict(task) {
        const { model, t, setting } = this;
        const { layout } = model;
        switch (task.phase) {
            case "try": {
                const hint = hintSentence(t, model, setting);
                const said = hint || progressSentence(t, task);
                const cost = hint && task.puzzle && !model.settled ? t("puzzle.hint.cost") : "";
                if (!said) return nothing;
                return html`<div class="verdict ${hint ? "" : "right"}"><p>${said}</p>
                    ${cost ? html`<p class="soft">${cost}</p>` : nothing}</div>`;
            }
            case "replying":
                return html`<p class="verdict right">${t("puzzle.replying")}</p>`;
            case "checking":
                return html`<p class="verdict">${t("puzzle.checking", { action: shortAction(t, layout, task.tried?.action) })}</p>`;
            case "wrong": {
                const [title, ...more] = model.run
                    ? [t("puzzle.missed")]
                    : [t("shared.notYet"), ...refutation(t, setting, task)];
                return html`<div class="verdict wrong"><b>${icon("close")}${title}</b>${more.map((each) => html`<p>${each}</p>`)}</div>`;
            }
            case "solved":
                return this.solved(task);
            case "shown":
                return html`<div class="verdict"><b>${t("puzzle.answer", { action: shortAction(t, layout, hintedAction(model)) })}</b>
                    ${this.alsoRight()}${this.gain()}</div>`;
        }
    }

    alsoRight() {
        const others = this.model.run ? "" : alsoRight(this.t, this.model);
        return others ? html`<p>${this.t("puzzle.alsoRight", { actions: others })}</p>` : nothing;
    }

    /** The actions of the answer: a press shows the position after one of them. */
    answer() {
        const { model, t, trainer } = this;
        const { answer, layout } = model;
        if (!answer) return nothing;
        const { actions, at } = answer;
        const way = (/** @type {"back" | "onward"} */ name, /** @type {number} */ to) => {
            const off = to < 0 || to > actions.length;
            return iconButton(`line-${name}`, name, t(`puzzle.line.${name}`), () => trainer.step(to), { off });
        };
        return html`<div class="line" role="group" aria-label=${t("puzzle.line")}>
            ${way("back", at - 1)}${way("onward", at + 1)}
            <ol>${actions.map(
                (
                    action,
                    index,
                ) => html`<li><button type="button" data-step=${index + 1} aria-current=${index + 1 === at ? "step" : nothing}
                    @click=${() => trainer.step(index + 1)}>${shortEntry(t, layout, action)}</button></li>`,
            )}</ol></div>`;
    }

    /** @param {Task} task */
    solved(task) {
        const { model, t } = this;
        const alone = task.faults === 0 && !model.helped;
        return html`<div class="verdict right"><b>${icon("right")}${t(alone ? "puzzle.solved" : "puzzle.solvedLate")}</b>
            ${this.alsoRight()}${this.gain()}</div>`;
    }

    /** What the puzzle did to the rating. */
    gain() {
        const { model, t } = this;
        const { change, task, records } = model;
        if (!task?.puzzle || model.run) return nothing;
        const sign = change !== null && change > 0 ? "+" : change !== null && change < 0 ? "−" : "±";
        const rating = t("puzzle.ratingOf", { rating: Math.round(task.puzzle.rating) });
        if (change === null) return html`<p class="soft">${rating}</p>`;
        const gained = `${sign}${t.number(Math.abs(change))}`;
        return html`<p class="soft">${rating}. ${t("puzzle.gain", { rating: Math.round(records.rating.rating), change: gained })}</p>`;
    }

    /** What the rating loses if the answer is shown; "" where the puzzle has counted, or doesn't. */
    get cost() {
        const { task, settled, again, records } = this.model;
        if (!task?.puzzle || settled || again) return "";
        const after = ratedAfter(records.rating, task.puzzle.rating, 0, Date.now());
        return `−${this.t.number(Math.round(records.rating.rating) - Math.round(after.rating))}`;
    }

    /** @param {Task} task */
    buttons(task) {
        const { model, t, trainer } = this;
        if (model.run) {
            return button("stop", "pause", t("puzzle.run.stop"), () => trainer.endRun());
        }
        const over = task.phase === "solved" || task.phase === "shown";
        const skip = () => trainer.next({ early: model.early });
        const next = button("next", "onward", t(over ? "puzzle.next" : "puzzle.skip"), skip, { primary: over });
        const { cost } = this;
        const showLabel = cost ? t("puzzle.showCosts", { cost }) : t("shared.showAnswer");
        const show = button("show", "right", showLabel, () => trainer.show());
        if (over) {
            const remove = () => button("remove", "remove", t("puzzle.mine.remove"), () => trainer.removeMistake());
            return html`${next}${this.analysis()}${task.mistake ? remove() : nothing}`;
        }
        if (task.phase === "wrong") {
            const retry = button("retry", "undo", t("shared.tryAgain"), () => trainer.retry(), { primary: true });
            return html`${retry}${show}${next}`;
        }
        const hintLabel = t(task.hints === 0 ? "button.hint" : "puzzle.hintMore");
        const off = task.phase !== "try" || task.hints >= 2;
        const hint = button("hint", "hint", hintLabel, () => trainer.hint(), { off });
        return html`${hint}${show}${next}`;
    }

    analysis() {
        const { t, address } = this;
        if (!address) return nothing;
        return html`<a class="button" data-do="analyse" href=${address}>${icon("analyse")}${t("puzzle.analyse")}</a>`;
    }
}

customElements.define("quintet-puzzle-task", TaskElement);
