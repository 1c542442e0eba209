/**
 * `<quintet-report-notes>`: what stands beside the board of a replay: the action shown, what its player printed, the
 * values that the players printed as plots, and the list of actions. Fires `quintet-report-go` {ply}.
 */

import { html, nothing } from "lit";
import { actionEntry } from "../../game/sentences/action-texts.js";
import { again } from "../../ui/again.js";
import { copyText } from "../../ui/browser/files.js";
import { given, PageElement } from "../../ui/page-element.js";
import { icon } from "../icons.js";
import { colourName, decimal, faultName, nameOf, playerDot, timeText } from "../names.js";
import { faultDetails } from "../tables/faults-element.js";
import { markStyle } from "./agent-marks.js";
import { notesStyles } from "./replay-styles.js";
import "../../ui/tables/plot-element.js";
import { notesAt } from "../results.js";
import { moverAt, timeOf } from "../tables/time-lines.js";
import { COLOURS, cellFinder, curvesOf, marksIn } from "./printed.js";

/**
 * @import { ActionView, BoardLayout, GameRecord, PlayedAction } from "../../engine/protocol.js"
 * @import { Forfeit, Results } from "../results.js"
 */

export class NotesElement extends PageElement {
    static properties = {
        results: { attribute: false },
        game: { attribute: false },
        ply: { attribute: false },
        played: { attribute: false },
        layout: { attribute: false },
        better: { attribute: false },
        link: { attribute: false },
        record: { attribute: false },
        notice: { state: true },
    };

    static styles = notesStyles;

    constructor() {
        super();
        /** @type {Results} */
        this.results = given;
        this.game = 0;
        this.ply = 0;
        /** @type {PlayedAction[]} */
        this.played = [];
        /** @type {BoardLayout | null} */
        this.layout = null;
        /** @type {ActionView | null} */
        this.better = null;
        /** The address of the analysis, or "". */
        this.link = "";
        /** @type {GameRecord} */
        this.record = given;
        this.notice = "";
        /** @type {ReturnType<typeof curvesOf>} */
        this.curves = [];
    }

    get chosen() {
        return this.results.games[this.game];
    }

    /** The player of the action that leads to a ply. @param {number} ply */
    playerAt(ply) {
        return this.played[ply - 1]?.player ?? moverAt(ply - 1, this.results.players);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("game") || changed.has("results") || changed.has("played")) {
            this.notice = "";
            this.curves = curvesOf(this.chosen, (ply) => {
                const printed = notesAt(this.chosen, ply)?.printed;
                return typeof printed === "string" ? { player: this.playerAt(ply), printed } : null;
            });
        }
    }

    updated() {
        const now = this.renderRoot.querySelector("[aria-current]");
        const list = this.renderRoot.querySelector(".list");
        if (!(now instanceof HTMLElement) || !list) return;
        // Scrolls the list only, never the page.
        const place = now.offsetTop - /** @type {HTMLElement} */ (list).offsetTop;
        if (place < list.scrollTop || place + now.offsetHeight > list.scrollTop + list.clientHeight) {
            list.scrollTop = place - list.clientHeight / 2;
        }
    }

    render() {
        return html`${this.current()} ${this.plots()} ${this.list()} ${this.ways()}`;
    }

    current() {
        const { t, ply, better, layout } = this;
        const { forfeit } = this.chosen.match;
        const ended = ply === this.chosen.actions.length && forfeit;
        return html`<section class="now" aria-live="polite">
            ${ply === 0 ? html`<p class="soft">${t("report.start")}</p>` : this.action()}
            ${better ? html`<p class="better">${t("report.betterHere")} ${actionEntry(t, layout, better)}</p>` : nothing}
            ${ended ? this.fault(forfeit) : nothing}
        </section>`;
    }

    action() {
        const { t, ply, results, layout, played } = this;
        const { match } = this.chosen;
        const player = this.playerAt(ply);
        const notes = notesAt(this.chosen, ply);
        const opening = ply <= (match.opening_plies ?? 0);
        const time = timeOf(notes);
        const printed = typeof notes?.printed === "string" ? notes.printed : "";
        return html`<h3>${playerDot(results.players, player)} <bdi>${nameOf(t, results.participants[match.participants[player]])}</bdi>:
                ${played.length ? actionEntry(t, layout, played[ply - 1]?.action) : nothing}</h3>
            <p class="soft">${opening ? t("report.inOpening") : time === null ? "" : t("report.took", { time: timeText(t, time) })}</p>
            ${printed ? html`<pre dir="ltr" tabindex="0" aria-label=${t("shared.printed")}>${printed}</pre>` : nothing}
            ${!printed && !opening ? html`<p class="soft">${t("report.printedNothing")}</p>` : nothing}
            ${this.marked(printed)}`;
    }

    /** The key of the marks on the board. @param {string} printed */
    marked(printed) {
        const { t, layout } = this;
        if (!layout || !printed.includes("mark")) return nothing;
        // Cells of a board without edges are not listed: any text of one is shown as it is.
        const find = layout.cells.length ? cellFinder(layout) : (/** @type {string} */ text) => text;
        const marks = marksIn(printed, find);
        const names = new Map(layout.cells.map(({ id, name }) => [id, name]));
        if (marks.length === 0) return nothing;
        return html`<ul class="marks" aria-label=${t("report.marks")}>${marks.map(
            ({
                colour,
                cells,
            }) => html`<li><b style=${markStyle(colour)} aria-hidden="true">${COLOURS[/** @type {"red"} */ (colour)]}</b>
                ${t(`report.colour.${colour}`)}: <bdi dir="ltr">${cells.map((cell) => names.get(cell) ?? cell).join(" ")}</bdi></li>`,
        )}</ul>`;
    }

    /** @param {Forfeit} forfeit */
    fault(forfeit) {
        const { t, results } = this;
        const who = results.participants[this.chosen.match.participants[forfeit.player]];
        return html`<div class="fault"><h3>${playerDot(results.players, forfeit.player)} <bdi>${nameOf(t, who)}</bdi>: ${faultName(t, forfeit.kind)}</h3>
            ${forfeit.message ? html`<p><bdi lang="en">${forfeit.message}</bdi></p>` : nothing}
            ${faultDetails(t, forfeit)}</div>`;
    }

    plots() {
        const { t, ply, curves, results } = this;
        const { length } = this.chosen.actions;
        const names = [...new Set(curves.map(({ name }) => name))];
        if (names.length === 0) return nothing;
        return html`<section class="plots" aria-label=${t("report.values")}>${names.map((name) => {
            const drawn = curves.filter((curve) => curve.name === name);
            return html`<div><h3><bdi>${name}</bdi></h3><quintet-plot .label=${t("report.valueOf", { name })} .whole=${length} .now=${ply}
                .axis=${t("list.title")} .format=${(/** @type {number} */ value) => decimal(t, value, Math.abs(value) < 10 ? 3 : 1)}
                .curves=${drawn.map(({ player, points }) => ({
                    name: nameOf(t, results.participants[this.chosen.match.participants[player]]),
                    style: `--own: var(--player-${results.players[player]})`,
                    points: points.map((point) => ({ x: point.ply, y: point.value })),
                }))}></quintet-plot></div>`;
        })}</section>`;
    }

    list() {
        const { t, played, ply, layout, results } = this;
        if (played.length === 0) return nothing;
        return html`<ol class="list" aria-label=${t("list.title")}>${played.map(({ player, action }, index) => {
            const notes = notesAt(this.chosen, index + 1);
            const time = timeOf(notes);
            return html`<li><button type="button" data-ply=${index + 1} aria-current=${ply === index + 1 ? "step" : nothing}
                @click=${() => this.go(index + 1)}><span class="number">${t.number(index + 1)}</span>
                ${playerDot(results.players, player)}<span class="unseen">${colourName(t, results.players[player])}</span>
                <span class="entry">${actionEntry(t, layout, action)}</span>
                ${notes?.printed ? html`<span class="spoke" title=${t("shared.printed")}><span class="unseen">${t("shared.printed")}</span></span>` : nothing}
                <span class="time">${time === null ? nothing : timeText(t, time)}</span></button></li>`;
        })}</ol>`;
    }

    ways() {
        const { t, link, notice } = this;
        return html`<div class="ways">
            ${link ? html`<a class="button" data-do="analyse" href=${link} @click=${this.followed}>${icon("analyse")}${t("report.analyse")}</a>` : nothing}
            <button type="button" class="button" data-do="copy" @click=${this.copy}>${icon("copy")}${t("report.copyGame")}</button>
            <span class="soft" role="status">${notice}</span>
        </div>`;
    }

    copy() {
        const { t, record } = this;
        copyText(
            { tell: ({ key, detail = "" }) => (this.notice = again(`${t(key)} ${detail}`.trim(), this.notice)) },
            JSON.stringify(record),
        );
    }

    /** Lets the page open the analysis in its own way. @param {Event} event */
    followed(event) {
        const detail = { record: { ...this.record, ply: this.ply } };
        const how = { detail, bubbles: true, composed: true, cancelable: true };
        if (!this.dispatchEvent(new CustomEvent("quintet-open-analysis", how))) event.preventDefault();
    }

    /** @param {number} ply */
    go(ply) {
        this.dispatchEvent(new CustomEvent("quintet-report-go", { detail: { ply } }));
    }
}

customElements.define("quintet-report-notes", NotesElement);
