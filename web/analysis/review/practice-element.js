/** `<quintet-review-practice>`: the exercise from one's own mistakes: what to do, the verdict, the answer, how far. */
import { css, html, nothing } from "lit";
import { shortAction } from "../../game/sentences/action-texts.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { verdictIcons, verdictStyles } from "../../ui/page-styles/verdict-styles.js";
import { AnalysisElement } from "../analysis-element.js";
import { mainValues } from "../analysis-model.js";
import { icon } from "../icons.js";
import { CLOSE_LOOK } from "./mistakes.js";
import { reviewStyles } from "./review-styles.js";

/**
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { Exercise } from "./practice.js"
 */

export class ReviewPractice extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["practice", "path", "state", "described", "graph"];

    static styles = [
        reviewStyles,
        verdictStyles,
        css`
            :host {
                padding-block: var(--space-2);
            }
            h2 {
                margin: 0 0 var(--space-1);
                font-size: var(--text-large);
                font-weight: 600;
            }
            .verdict {
                margin-block-start: var(--space-2);
            }
            li .icon {
                color: var(--correct);
            }
            ol {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-1);
                margin: var(--space-3) 0 0;
            }
            li {
                display: grid;
                place-items: center;
                inline-size: 24px;
                block-size: 24px;
                border: var(--stroke) solid var(--rule);
                border-radius: 50%;
            }
            li[aria-current] {
                border-color: var(--accent);
                border-width: 2px;
            }
        `,
    ];

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        if (!changed.has("model")) return;
        const before = /** @type {AnalysisModel | undefined} */ (changed.get("model"))?.practice;
        const { practice } = this.model;
        if (before && (before.phase !== "reviewing" || practice?.phase === "reviewing")) return;
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus({ preventScroll: true });
    }

    render() {
        const { model, t, players, analysis } = this;
        const { practice } = model;
        if (!practice) return nothing;
        const { items, index, phase, solved } = practice;
        const end = html`<button type="button" class="tool" data-do="end-practice" @click=${() => analysis.practice.end()}>${t("review.practice.end")}</button>`;
        if (phase === "reviewing") {
            const { values } = mainValues(model);
            const known = values.filter((value) => value && value.look >= CLOSE_LOOK).length;
            return html`<h2 tabindex="-1">${t("review.practice.reviewing")}</h2>
                <p>${t("analysis.graph.progress", { known, all: values.length })}</p>
                <div class="buttons">${end}</div>`;
        }
        const item = items[index];
        const before = practice.line.slice(0, item.ply - 1);
        const away = !analysis.practice.isAt && phase !== "checking";
        const open = solved.some((each) => each === null);
        const player = playerName(t, players, item.player);
        const action = this.named([...before, item.action]);
        return html`<h2 tabindex="-1">${t("review.practice.title", { number: index + 1, all: items.length })}</h2>
            <p>${t("review.practice.task", { player, action })}</p>
            <div role="status">${this.verdict(before)}</div>
            <div class="buttons">
                ${away ? html`<button type="button" class="tool" data-do="return" @click=${() => analysis.practice.back()}>${t("review.practice.back")}</button>` : nothing}
                ${
                    phase === "right" || phase === "shown"
                        ? nothing
                        : html`<button type="button" class="tool" data-do="show-answer" @click=${() => analysis.practice.show()}>${t("shared.showAnswer")}</button>`
                }
                ${
                    open && (items.length > 1 || phase === "try")
                        ? html`<button type="button" class="tool ${phase === "right" || phase === "shown" ? "primary" : ""}" data-do="next" @click=${() => analysis.practice.next()}>${t("review.practice.next")}</button>`
                        : nothing
                }
                ${end}
            </div>
            <ol aria-label=${t("review.practice.progress")}>${solved.map(
                (each, place) => html`<li aria-current=${place === index ? "step" : nothing}
                    aria-label=${t(`review.practice.${each === null ? "open" : each ? "found" : "seen"}`, { number: place + 1 })}>${
                        each === null ? t.number(place + 1) : icon(each ? "right" : "seen")
                    }</li>`,
            )}</ol>`;
    }

    /** @param {string[]} before */
    verdict(before) {
        const { model, t, players } = this;
        const { phase, tried, loss, reply, items, index, solved } = /** @type {Exercise} */ (model.practice);
        const item = items[index];
        const best = () => this.named([...before, item.best]);
        const done = solved.every((each) => each !== null)
            ? html`<p>${this.score(solved)}</p><p class="soft">${this.whereKept()}</p>`
            : nothing;
        switch (phase) {
            case "checking":
                return html`<p class="verdict">${t("review.practice.checking", { action: this.named([...before, tried]) })}</p>`;
            case "right":
                return html`<div class="verdict right"><p><b>${icon(verdictIcons.right)}${t("review.practice.right", { action: this.named([...before, tried]) })}</b></p>
                    ${tried === item.best ? nothing : html`<p>${t("review.practice.alsoBest", { action: best() })}</p>`}${done}</div>`;
            case "wrong": {
                const answer = reply ? this.named([...before, tried, reply]) : "";
                const next = playerName(t, players, (item.player + 1) % players.length);
                return html`<div class="verdict wrong"><p><b>${icon(verdictIcons.wrong)}${t("review.practice.wrong", { action: this.named([...before, tried]), loss: t.percent(loss) })}</b></p>
                    ${answer ? html`<p>${t("review.practice.reply", { player: next, action: answer })}</p>` : nothing}</div>`;
            }
            case "shown":
                return html`<div class="verdict"><p><b>${t("review.practice.answer", { action: best() })}</b></p>${done}</div>`;
            default:
                return nothing;
        }
    }

    /** @param {(boolean | null)[]} solved */
    score(solved) {
        const { t } = this;
        return t("review.practice.score", { found: solved.filter(Boolean).length, all: solved.length });
    }

    /** Where these mistakes come back. */
    whereKept() {
        const { t, model } = this;
        const href = `learn/puzzles/index.html#game=${model.base.game}&mode=mine`;
        return html`${t("review.practice.kept")} <a href=${href}>${t("shared.myMistakes")}</a>`;
    }

    /** The name of the last of some actions from the start of the game. @param {string[]} actions */
    named(actions) {
        return shortAction(this.t, this.model.layout, this.analysis.actionsAlong(actions).at(-1));
    }
}

customElements.define("quintet-review-practice", ReviewPractice);
