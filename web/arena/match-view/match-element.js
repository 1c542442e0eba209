/** `<quintet-arena-match>`: who plays a match and how, or the match that is under way. */
import { css, html, nothing } from "lit";
import "../../widgets/options-element.js";
import { choice, number as field } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { ArenaElement } from "../arena-element.js";
import { agentsHere, choosesAll, isRunning, needsPython, specOf } from "../arena-model.js";
import "./entrants-element.js";
import { icon } from "../icons.js";
import "../agents-view/limits-element.js";
import { MAX_SEED, MOST_PARALLEL, MOST_ROUNDS } from "./matches.js";
import "../agents-view/python-element.js";
import "./run-element.js";
import { viewStyles } from "../view-styles.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { ArenaModel } from "../arena-model.js"
 */

export class MatchElement extends ArenaElement {
    static properties = { count: { state: true }, subject: { state: true } };

    /** @type {(keyof ArenaModel)[]} */
    static sees = ["agents", "game", "games", "options", "opponents", "draft", "limits", "run", "python", "forms"];

    static styles = [
        itemStyles,
        viewStyles,
        css`
            .quick {
                display: grid;
                gap: var(--space-3);
                grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
            }
            .quick .card {
                grid-template-rows: auto 1fr auto;
            }
            .row {
                padding-inline: 0;
            }
            .go {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2) var(--space-3);
                align-items: center;
            }
            .go .button {
                min-block-size: 48px;
            }
            h2 .icon {
                display: inline-block;
                vertical-align: -4px;
                margin-inline-end: var(--space-2);
                color: var(--ink-soft);
            }
            .field {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2);
                align-items: center;
            }
            .field select {
                flex: 1 1 8em;
                min-inline-size: 0;
                max-inline-size: none;
                min-block-size: var(--tap);
            }
            quintet-options {
                display: block;
                /* Its rows are indented, for sheets. */
                margin-inline-start: calc(-1 * var(--space-1));
            }
            section section {
                border: 0;
                padding: 0;
            }
        `,
    ];

    constructor() {
        super();
        /** How many games the draft has; null while that is worked out. @type {number | null} */
        this.count = null;
        this.counted = "";
        /** The agent whose rating to look for; "" for the first. */
        this.subject = "";
    }

    willUpdate() {
        const { draft, game } = this.model;
        const players = specOf(this.model)?.players.length ?? 2;
        const key = `${game} ${players} ${draft.seats.length} ${draft.rounds}`;
        if (key === this.counted) return;
        this.counted = key;
        this.countGames(key, players);
    }

    /** @param {string} key @param {number} players */
    async countGames(key, players) {
        const { rounds, seats } = this.model.draft;
        const participants = seats.length;
        if (participants < players) {
            this.count = 0;
            return;
        }
        const asked = this.arena.engine.call("schedule", { players, participants, seed: 1, rounds: 1 });
        const round = await asked.catch(() => null);
        if (key === this.counted) this.count = round && round.games.length * rounds;
    }

    render() {
        const { model, t } = this;
        if (model.run) return html`<quintet-arena-run></quintet-arena-run>`;
        const own = agentsHere(model);
        return html`
            ${own.length > 0 ? html`<div class="quick">${own.length > 1 ? this.tournament() : nothing}${this.stand()}</div>` : nothing}
            <form class="columns" @submit=${this.submitted}>
                <section class="card" aria-labelledby="who">
                    <h2 id="who">${t("arena.match.who")}</h2>
                    <quintet-arena-entrants></quintet-arena-entrants>
                </section>
                <section class="card" aria-labelledby="how">
                    <h2 id="how">${t("shared.settings")}</h2>
                    ${this.how()}
                </section>
            </form>`;
    }

    tournament() {
        const { t, model, arena } = this;
        const count = agentsHere(model).length;
        const needed = specOf(model)?.players.length ?? 2;
        const enough = count >= needed;
        return html`<section class="card" aria-labelledby="cup"><h2 id="cup">${icon("trophy")}${t("arena.match.tournament")}</h2>
            <p class="soft">${enough ? t("arena.match.tournamentText", { count }) : t("arena.match.tooFew", { needed })}</p>
            <div class="buttons"><button type="button" class="button" data-do="tournament" ?disabled=${!enough}
                @click=${() => arena.matches.tournament()}>${icon("play")}${t("arena.match.tournamentStart")}</button></div></section>`;
    }

    stand() {
        const { t, model, arena } = this;
        const own = agentsHere(model);
        const subject = own.find(({ id }) => id === this.subject) ?? own[0];
        return html`<section class="card" aria-labelledby="stand"><h2 id="stand">${icon("curve")}${t("arena.stand.title")}</h2>
            <p class="soft">${t("arena.stand.text")}</p>
            <div class="field">${choice({
                name: "subject",
                label: t("shared.agent"),
                stack: null,
                value: subject.id,
                values: own.map(({ id, name }) => [id, name]),
                change: (id) => {
                    this.subject = id;
                },
            })}
            <button type="button" class="button" data-do="stand" @click=${() => arena.matches.stand(subject.id)}>${icon("play")}${t("arena.stand.start")}</button></div></section>`;
    }

    how() {
        const { t, model, arena, count } = this;
        const { draft } = model;
        const spec = specOf(model);
        const needed = (spec?.players.length ?? 2) - draft.seats.length;
        return html`
            <div>
                ${this.number("rounds", { least: 1, most: MOST_ROUNDS, help: "arena.match.roundsHelp" })}
                ${this.number("seed", { least: 0, most: MAX_SEED })}
                ${this.number("parallel", { least: 0, most: MOST_PARALLEL, help: "arena.match.parallelHelp" })}
            </div>
            ${choosesAll(model, draft.seats) ? html`<p class="soft small">${t("arena.match.noOpenings")}</p>` : nothing}
            <section><h3>${t("arena.limits")}</h3><quintet-arena-limits></quintet-arena-limits></section>
            ${
                spec?.options.length
                    ? html`<section><h3>${t("option.title")}</h3><quintet-options .spec=${spec} .values=${model.options}
                @quintet-option=${(/** @type {CustomEvent} */ { detail }) => arena.setOption(detail.name, detail.value)}></quintet-options></section>`
                    : nothing
            }
            ${needsPython(model, draft.seats) ? html`<quintet-arena-python></quintet-arena-python>` : nothing}
            <div class="go">
                <button class="button primary" data-do="start" ?disabled=${needed > 0}>${icon("play")}${t("arena.match.start")}</button>
                <span class="soft" role="status">${
                    needed > 0
                        ? t("arena.match.needs", { count: needed })
                        : count
                          ? t("shared.games", { count })
                          : nothing
                }</span>
            </div>`;
    }

    /** @param {"rounds" | "seed" | "parallel"} name @param {{least: number, most: number, help?: Key}} how */
    number(name, { least, most, help }) {
        const { t, model, arena } = this;
        const value = model.draft[name];
        const text = t(`arena.match.${name}`);
        // The number of workers can be left to the page.
        const auto = name === "parallel";
        const shown = (/** @type {number} */ each) => (auto && each === 0 ? "" : String(each));
        return field({
            name,
            label: text,
            help: help && t(help),
            value: shown(value),
            least,
            most,
            step: 1,
            usual: auto ? t("arena.match.auto") : "",
            change: (typed, input) => {
                const number = typed === "" && auto ? 0 : Math.round(Number(typed));
                const fits = (typed !== "" || auto) && number >= least && number <= most;
                const next = fits ? number : value;
                input.value = shown(next);
                arena.matches.set({ [name]: next });
            },
        });
    }

    /** @param {SubmitEvent} event */
    submitted(event) {
        event.preventDefault();
        if (!isRunning(this.model)) this.arena.matches.start();
    }
}

customElements.define("quintet-arena-match", MatchElement);
