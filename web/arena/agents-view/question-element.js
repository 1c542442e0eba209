/**
 * `<quintet-arena-question>`: asks what the files are that were brought, where that is not certain, and says what is
 * wrong with them.
 */
import { css, html, nothing } from "lit";
import { choice, choices } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { ArenaElement } from "../arena-element.js";
import { viewStyles } from "../view-styles.js";

/**
 * @import { ArenaModel, Candidate } from "../arena-model.js"
 */

export class QuestionElement extends ArenaElement {
    static properties = { chosen: { state: true }, game: { state: true } };

    /** @type {(keyof ArenaModel)[]} */
    static sees = ["question", "games", "game"];

    static styles = [
        itemStyles,
        viewStyles,
        css`
            :host {
                padding: 0;
                max-inline-size: none;
            }
            .card {
                border-color: var(--accent);
            }
            fieldset {
                display: grid;
                gap: var(--space-1);
            }
            legend {
                font-weight: 600;
            }
            .choice {
                min-block-size: var(--tap);
            }
            ul {
                display: grid;
                gap: var(--space-1);
            }
            code {
                direction: ltr;
                unicode-bidi: isolate;
            }
            .row {
                justify-content: start;
                padding: 0;
            }
        `,
    ];

    constructor() {
        super();
        this.chosen = 0;
        /** For an agent that can play any game; "" for the game that is shown. */
        this.game = "";
        /** @type {ArenaModel["question"]} */
        this.asked = null;
        /** The question that has had the focus. @type {ArenaModel["question"]} */
        this.told = null;
    }

    willUpdate() {
        const { question } = this.model;
        if (question === this.asked) return;
        this.asked = question;
        this.chosen = 0;
        this.game = "";
    }

    async updated() {
        if (!this.asked || this.asked === this.told) return;
        this.told = this.asked;
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus();
    }

    render() {
        const { t, model } = this;
        const { question } = model;
        if (!question) return nothing;
        const { name, candidates, problems } = question;
        const sorry = candidates.length === 0;
        const isOfOtherYear = problems.some(({ key }) => key === "arena.refused.year");
        return html`<section class="card" aria-labelledby="asked">
            <h2 id="asked" tabindex="-1">${sorry ? t("arena.question.none", { name }) : t("arena.question.title", { name })}</h2>
            ${problems.length ? html`<ul class="problem marked" role="alert">${problems.map((problem) => html`<li>${this.t(problem.key, problem.params)}</li>`)}</ul>` : nothing}
            ${sorry ? this.forms(isOfOtherYear) : this.form()}
        </section>`;
    }

    /** What would be recognised. @param {boolean} isClear  whether the problem says enough */
    forms(isClear) {
        const { t, model, arena } = this;
        const recognised = () => html`<p class="small soft">${t("arena.question.forms")}</p>
            <ul class="small soft marked">${model.forms.map(
                ({ id, game, signature }) =>
                    html`<li>${arena.ownAgents.formName(id)}${game ? html` (${t(`game.${game}`)})` : nothing}: <bdi lang="en" dir="ltr">${signature}</bdi></li>`,
            )}</ul>`;
        return html`${isClear ? nothing : recognised()}
            <div class="buttons"><button type="button" class="button" data-do="close" @click=${() => arena.ownAgents.dropQuestion()}>${t("button.close")}</button></div>`;
    }

    form() {
        const { t, model, arena } = this;
        const { candidates, agent } = /** @type {NonNullable<ArenaModel["question"]>} */ (model.question);
        const candidate = candidates[this.chosen] ?? candidates[0];
        return html`<form class="card-form" @submit=${this.submitted}>
            ${
                candidates.length > 1
                    ? html`<fieldset><legend>${t("arena.question.which")}</legend>${choices(
                          "candidate",
                          candidates.map((each, index) => [index, this.candidate(each)]),
                          this.chosen,
                          (index) => {
                              this.chosen = Number(index);
                          },
                      )}</fieldset>`
                    : html`<p>${this.candidate(candidate)}</p>`
            }
            ${
                candidate.game
                    ? nothing
                    : choice({
                          name: "game",
                          label: t("arena.question.game"),
                          value: this.game || model.game,
                          values: model.games.map(({ id }) => [id, t(`game.${id}`)]),
                          change: (id) => {
                              this.game = id;
                          },
                      })
            }
            <div class="buttons">
                <button class="button primary" data-do="add">${t(agent ? "arena.question.choose" : "shared.add")}</button>
                <button type="button" class="button" data-do="close" @click=${() => arena.ownAgents.dropQuestion()}>${t(
                    agent ? "button.close" : "arena.question.leave",
                )}</button>
            </div>
        </form>`;
    }

    /** @param {Candidate} candidate */
    candidate({ form, game, className: name, file, line }) {
        const { t, arena } = this;
        const what = arena.ownAgents.formName(form);
        return html`${game ? t("arena.question.formOf", { form: what, game: t(`game.${game}`) }) : what}
            <span class="soft small">${name ? html`<code>${name}</code> · ` : nothing}${t("arena.place", { file, line })}</span>`;
    }

    /** @param {SubmitEvent} event */
    submitted(event) {
        event.preventDefault();
        const { question, game } = this.model;
        if (!question) return;
        const candidate = question.candidates[this.chosen] ?? question.candidates[0];
        this.arena.ownAgents.answer(candidate, candidate.game ?? (this.game || game));
    }
}

customElements.define("quintet-arena-question", QuestionElement);
