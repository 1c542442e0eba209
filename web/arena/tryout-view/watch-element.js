/**
 * `<quintet-arena-watch>`: the game that an agent plays: the board, whose turn it is, what the agent prints beside each
 * action, and how it ended.
 */
import { css, html, nothing } from "lit";
import { repeat } from "../../ui/repeat.js";
import "../../board/board.js";
import { ownColours, playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { scrollingBox } from "../../ui/page-styles/scroll-styles.js";
import { MeasuredFit } from "../../widgets/boards/measured-fit.js";
import { ArenaElement } from "../arena-element.js";
import { specOf } from "../arena-model.js";
import "./fault-element.js";
import { resultSentence } from "../results-view/result-sentences.js";

/** @import { ArenaModel, Line, Watch } from "../arena-model.js" */

/** Faults after which the reader can choose the class that plays. */
const CHOICES = ["several-agents", "no-such-agent", "no-agent", "gone"];

/** How many actions are listed while a game runs. */
const SHOWN = 200;

export class WatchElement extends ArenaElement {
    /** @type {(keyof ArenaModel)[]} */
    static sees = ["watch", "game", "python", "agents"];

    static styles = [
        tokenStyles,
        scrollingBox,
        css`
            :host {
                display: grid;
                grid-template: minmax(180px, 1.1fr) auto minmax(96px, 0.9fr) / minmax(0, 1fr);
                min-block-size: 0;
                min-inline-size: 0;
            }
            .room {
                display: grid;
                min-block-size: 0;
                min-inline-size: 0;
                margin: var(--space-2) var(--space-2) 0;
            }
            .who {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-1) var(--space-4);
                justify-content: center;
                padding: var(--space-2);
                font-size: var(--text-small);
            }
            .who span {
                display: inline-flex;
                gap: var(--space-1);
                align-items: center;
            }
            .who .token {
                inline-size: 20px;
                block-size: 20px;
            }
            .who .moves {
                font-weight: 600;
            }
            .scroll {
                min-block-size: 0;
                padding: var(--space-2) var(--space-3);
                border-block-start: var(--stroke) solid var(--rule);
                background: var(--paper-raised);
            }
            .over > * {
                margin-block: 0 var(--space-2);
            }
            .result {
                font-weight: 600;
            }
            .empty {
                margin-block-start: 0;
                color: var(--ink-soft);
            }
            li {
                padding-block: 3px;
                border-block-start: var(--stroke) solid color-mix(in srgb, var(--rule) 60%, transparent);
            }
            li:first-child {
                border: 0;
            }
            .action {
                display: flex;
                gap: var(--space-2);
                align-items: baseline;
                font-size: var(--text-small);
            }
            .action .number {
                min-inline-size: 2.2em;
                color: var(--ink-soft);
                font-variant-numeric: tabular-nums;
                text-align: end;
            }
            .action .token {
                align-self: center;
                inline-size: 16px;
                block-size: 16px;
            }
            .action bdi {
                flex: 1;
                min-inline-size: 0;
                overflow-wrap: anywhere;
                text-align: match-parent;
            }
            .own bdi {
                font-weight: 600;
            }
            .time {
                color: var(--ink-soft);
                font-variant-numeric: tabular-nums;
                white-space: nowrap;
            }
            pre {
                margin: 2px 0 2px 0;
                margin-inline-start: calc(2.2em + var(--space-2));
                max-block-size: 12em;
                overflow: auto;
                padding: var(--space-1) var(--space-2);
                border-radius: var(--radius-small);
                background: var(--paper-sunken);
                direction: ltr;
                font: 0.75rem / 1.45 var(--font-code);
                text-align: left;
                white-space: pre-wrap;
                overflow-wrap: anywhere;
            }
        `,
    ];

    constructor() {
        super();
        this.fitted = new MeasuredFit(this);
    }

    willUpdate() {
        const { game, watch } = this.model;
        this.fitted.update(watch.layout, "auto", { board: `${game} ${watch.layout?.cells.length}` });
    }

    render() {
        const { t, model } = this;
        const { watch } = model;
        const { fit } = this.fitted;
        const players = specOf(model)?.players ?? [];
        return html`<div class="room">${
            watch.layout && watch.state
                ? html`<quintet-board .layout=${watch.layout} .orientation=${fit.orientation} .state=${watch.state} still
                    .players=${players} .interactive=${false} .coordinates=${fit.labels}></quintet-board>`
                : nothing
        }</div>
            ${this.who(players)}
            <div class="scroll" tabindex="0" role="region" aria-label=${t("arena.printed")}>${this.report(players)}</div>`;
    }

    /** @param {string[]} players */
    who(players) {
        const { t, model } = this;
        const { watch } = model;
        const moves = watch.phase === "playing" ? watch.state?.toMove : null;
        if (watch.names.length === 0) return html`<div class="who"></div>`;
        return html`<div class="who">${watch.names.map(
            (name, player) =>
                html`<span class=${player === moves ? "moves" : ""} style=${ownColours(players, player)}>${playerToken(
                    players,
                    player,
                )}<span class="unseen">${t(`player.${players[player]}`)}: </span><bdi>${name}</bdi></span>`,
        )}</div>`;
    }

    /** @param {string[]} players */
    report(players) {
        const { t, model } = this;
        const { watch } = model;
        if (watch.phase === "none") return html`<p class="empty">${t("arena.watch.empty")}</p>`;
        const lines = watch.phase === "playing" ? watch.lines.slice(-SHOWN) : watch.lines;
        return html`<div class="over" role="status">${this.ending(players)}</div>
            <ol aria-label=${t("arena.watch.actions")}>${repeat(
                [...lines].reverse(),
                ({ ply }) => ply,
                (line) => this.line(line, players),
            )}</ol>`;
    }

    /** @param {string[]} players */
    ending(players) {
        const { t, model, arena } = this;
        const { watch } = model;
        if (watch.phase === "starting") return html`<p class="empty">${t("arena.watch.starting")}</p>`;
        if (watch.phase === "stopped") return html`<p class="empty">${t("arena.watch.stopped")}</p>`;
        if (watch.phase === "failed") {
            return html`<p class="result">${t("arena.watch.failed")}</p><p class="empty"><bdi lang="en" dir="ltr">${watch.problem}</bdi></p>`;
        }
        if (watch.phase !== "over") return nothing;
        const { fault } = watch;
        return html`<p class="result">${resultSentence(t, watch, players)}</p>
            ${
                fault
                    ? html`<quintet-fault .fault=${fault} .isOwn=${(/** @type {string} */ file) => arena.tryout.isOwn(file)}
                        @quintet-open-line=${(/** @type {CustomEvent} */ { detail }) => arena.tryout.openFile(detail.file, detail.line)}></quintet-fault>
                    ${this.choice(fault)}
                    ${fault.printed ? html`<pre lang="en">${fault.printed}</pre>` : nothing}`
                    : nothing
            }`;
    }

    /** Lets the reader choose the class where the driver could not. @param {NonNullable<Watch["fault"]>} fault */
    choice({ code = "", player }) {
        const { t, model, arena } = this;
        const { own, agent } = model.watch;
        if (!CHOICES.includes(code) || player !== own || !arena.ownAgents.keepsAgents) return nothing;
        return html`<div class="buttons"><button type="button" class="button primary" data-do="choose-class"
            @click=${() => arena.ownAgents.askAgain(agent)}>${t("arena.chooseClass")}</button></div>`;
    }

    /** @param {Line} line @param {string[]} players */
    line({ ply, player, action, ms, printed }, players) {
        const { t, model } = this;
        const own = player === model.watch.own;
        return html`<li><div class=${own ? "action own" : "action"}><span class="number">${t.number(ply)}</span>${playerToken(
            players,
            player,
        )}<bdi dir="ltr"><span class="unseen">${t(`player.${players[player]}`)}: </span>${action}</bdi><span class="time">${t(
            "arena.ms",
            {
                ms: Math.round(ms),
            },
        )}</span></div>${printed ? html`<pre lang="en">${printed}</pre>` : nothing}</li>`;
    }
}

customElements.define("quintet-arena-watch", WatchElement);
