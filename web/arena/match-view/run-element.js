/** `<quintet-arena-run>`: the match that is under way: how far it is, the games that run, and the table so far. */
import { css, html, nothing } from "lit";
import { errorOf, isKnown } from "../../report/ratings.js";
import { ArenaElement } from "../arena-element.js";
import { isRunning } from "../arena-model.js";
import { icon } from "../icons.js";
import "../agents-view/python-element.js";
import "./table-element.js";
import { viewStyles } from "../view-styles.js";

/**
 * @import { ArenaModel } from "../arena-model.js"
 * @import { Stand } from "../../report/results.js"
 * @import { Running } from "../match/game-run.js"
 */

export class RunElement extends ArenaElement {
    /** @type {(keyof ArenaModel)[]} */
    static sees = ["run", "python"];

    static styles = [
        viewStyles,
        css`
            :host {
                max-inline-size: none;
                padding: 0;
            }
            progress {
                inline-size: 100%;
                block-size: 12px;
                accent-color: var(--accent);
            }
            /* On a phone the buttons are together below it. */
            .head h2 {
                flex: 1 1 16rem;
            }
            ul {
                display: grid;
                gap: var(--space-1);
            }
            li {
                display: flex;
                flex-wrap: wrap;
                gap: 0 var(--space-3);
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            li .who {
                font-weight: 500;
            }
            .trouble {
                color: var(--warning);
            }
        `,
    ];

    firstUpdated() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus({ preventScroll: true });
    }

    render() {
        const { t, model, arena } = this;
        const { run } = model;
        if (!run) return nothing;
        const { progress, results, title, trouble, stand } = run;
        const state = progress?.state ?? "running";
        const paused = state === "paused" || state === "pausing";
        return html`<section class="card" aria-labelledby="run">
            <div class="head"><h2 id="run" tabindex="-1">${title}</h2>
                ${
                    isRunning(model)
                        ? html`${
                              paused
                                  ? html`<button type="button" class="button" data-do="resume" @click=${() => arena.matches.resume()}>${icon("play")}${t("button.resume")}</button>`
                                  : html`<button type="button" class="button" data-do="pause" ?disabled=${!progress?.of} @click=${() => arena.matches.pause()}>${icon("pause")}${t("button.pause")}</button>`
                          }<button type="button" class="button" data-do="stop" ?disabled=${!progress} @click=${() => arena.matches.stop()}>${icon("stop")}${t("button.stop")}</button>`
                        : html`<button type="button" class="button" data-do="dismiss" @click=${() => arena.matches.dismiss()}>${t("button.close")}</button>`
                }
            </div>
            ${
                trouble
                    ? html`<div role="alert"><p class="trouble">${t("arena.match.trouble")}</p><p><bdi lang="en" dir="ltr">${trouble}</bdi></p></div>`
                    : html`<progress aria-labelledby="run" max=${Math.max(1, progress?.of ?? 1)} .value=${progress?.played ?? 0}></progress>
                <p role="status">${this.far()}</p>`
            }
            ${run.python ? html`<quintet-arena-python></quintet-arena-python>` : nothing}
            ${progress && progress.running.length > 0 ? this.games(progress.running) : nothing}
        </section>
        ${
            results?.games.length
                ? html`<section class="card" aria-labelledby="sofar"><h2 id="sofar">${t("arena.match.soFar")}</h2>
            ${stand && results.stand ? this.standSoFar(results.stand) : nothing}
            <quintet-arena-table .results=${results}></quintet-arena-table></section>`
                : nothing
        }`;
    }

    far() {
        const { t, model } = this;
        const { progress, stand } = /** @type {NonNullable<ArenaModel["run"]>} */ (model.run);
        if (!progress?.of) return t("arena.match.preparing");
        const { played, of, state } = progress;
        const far = t(stand ? "arena.stand.far" : "arena.match.far", { played, of });
        return state === "paused" || state === "pausing" ? t("arena.match.paused", { far }) : far;
    }

    /** @param {Stand} stand */
    standSoFar({ elo, low, high }) {
        const { t } = this;
        if (!isKnown(elo, low, high)) return nothing;
        const error = errorOf(low, high);
        const key = error === null ? "arena.stand.soFarOpen" : "arena.stand.soFar";
        return html`<p>${t(key, { elo: Math.round(elo), error: error ?? "" })}</p>`;
    }

    /** @param {Running[]} running */
    games(running) {
        const { t, model } = this;
        const { names } = /** @type {NonNullable<ArenaModel["run"]>} */ (model.run);
        return html`<ul aria-label=${t("arena.match.running")}>${running.map(
            ({ number, participants, ply }) =>
                html`<li><span class="soft">${t("shared.gameNumber", { number: number + 1 })}</span><bdi class="who">${participants
                    .map((participant) => names[participant] ?? "?")
                    .join(" – ")}</bdi><span class="soft">${t("shared.moves", { count: ply })}</span></li>`,
        )}</ul>`;
    }
}

customElements.define("quintet-arena-run", RunElement);
