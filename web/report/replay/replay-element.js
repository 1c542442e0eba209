/**
 * `<quintet-report-replay>`: one game of the results, step by step, with what each player printed beside its actions.
 * Arrow keys, Home and End step; Space plays; Escape goes back to the report.
 */

import { html, nothing } from "lit";
import { replayStyles } from "./replay-styles.js";
import "../../board/board.js";
import { bestFit } from "../../board/board-fit.js";
import { actionMarks } from "../../board/marking.js";
import { watchSize } from "../../ui/connected.js";
import { range } from "../../ui/forms/fields.js";
import { icon } from "../icons.js";
import { colourName, endingText, nameOf, numberOf, playerDot } from "../names.js";
import { agentMarks, withAgentMarks } from "./agent-marks.js";
import { analysisLink } from "./analysis-link.js";
import { cellFinder, marksIn } from "./printed.js";
import "./replay-notes-element.js";
import { ReportElement } from "../report-element.js";
import { notesAt, recordOf } from "../results.js";

/**
 * @import { ActionView, BoardLayout, GameState, PlayedAction } from "../../engine/protocol.js"
 * @import { Positions } from "./positions.js"
 */

/** How long each position is shown while the game plays, in milliseconds. */
const STEP_MS = 900;
/** The height of the board: the least in pixels, and the most as a share of the window's. */
const LEAST_HEIGHT = 260;
const MOST_HEIGHT = 0.66;

export class ReplayElement extends ReportElement {
    static properties = {
        positions: { attribute: false },
        game: { attribute: false },
        ply: { attribute: false },
        better: { attribute: false },
        neighbours: { attribute: false },
        analysisPage: { attribute: false },
        layout: { state: true },
        state: { state: true },
        played: { state: true },
        instead: { state: true },
        playing: { state: true },
        trouble: { state: true },
        link: { state: true },
        fit: { state: true },
        height: { state: true },
    };

    static styles = replayStyles;

    constructor() {
        super();
        /** @type {Positions} */
        this.positions = /** @type {any} */ (null);
        /** The place of the game in the results. */
        this.game = 0;
        this.ply = 0;
        /** The better action in place of the next one, if the replay was opened for a mistake. */
        this.better = "";
        /** The games before and after this one in the list, or -1. */
        this.neighbours = [-1, -1];
        /** The address of the page with the analysis; "" if there is none. */
        this.analysisPage = "";
        /** @type {BoardLayout | null} */
        this.layout = null;
        /** @type {GameState | null} */
        this.state = null;
        /** @type {PlayedAction[]} */
        this.played = [];
        /** @type {ActionView | null} */
        this.instead = null;
        /** @type {ReturnType<typeof setInterval> | undefined} */
        this.playing = undefined;
        this.trouble = "";
        this.link = "";
        this.fit = { orientation: 0, labels: false, aspect: 0 };
        /** The height of the board, in pixels. */
        this.height = LEAST_HEIGHT;
        watchSize(this, () => requestAnimationFrame(() => this.refit()));
    }

    get record() {
        return recordOf(this.results, this.chosenGame);
    }

    get chosenGame() {
        return this.results.games[this.game];
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.pause();
    }

    firstUpdated() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("game") || changed.has("results")) {
            this.pause();
            this.open();
        } else if (changed.has("ply")) this.show();
    }

    /** Opens the game: its layout, its actions, its position. */
    async open() {
        const { results, game, positions, better, ply } = this;
        Object.assign(this, { state: null, played: [], trouble: "", link: "", instead: null });
        const still = () => game === this.game && results === this.results;
        try {
            const { state, layout } = await positions.at(results, game, ply);
            const { actions } = await positions.line(results, game);
            const instead = better ? await positions.instead(results, game, ply + 1, better) : null;
            if (!still()) return;
            // One object per kind of board, so that the next game does not draw everything again.
            if (this.layout?.cells.length !== layout.cells.length) this.layout = withAgentMarks(layout);
            Object.assign(this, { state, played: actions, instead });
            this.betterPly = ply;
            if (ply !== this.ply) this.show();
            this.refit();
        } catch (error) {
            if (still()) this.trouble = /** @type {Error} */ (error).message;
        }
        this.relink();
    }

    /** Shows the position of the current ply. */
    async show() {
        const { results, game, ply, positions } = this;
        try {
            const { state } = await positions.at(results, game, ply);
            if (ply === this.ply && game === this.game) this.state = state;
        } catch (error) {
            this.trouble = /** @type {Error} */ (error).message;
        }
        this.relink();
    }

    async relink() {
        const { analysisPage, ply, game } = this;
        if (!analysisPage || this.trouble) return;
        const link = await analysisLink(analysisPage, { ...this.record, ply }).catch(() => "");
        if (ply === this.ply && game === this.game) this.link = link;
    }

    /** Turns the board so that it is largest, and gives it the height that it needs. */
    refit() {
        const room = this.renderRoot.querySelector(".board");
        if (!room || !this.layout || room.clientWidth === 0) return;
        const width = room.clientWidth;
        const most = Math.max(LEAST_HEIGHT, window.innerHeight * MOST_HEIGHT);
        this.fit = bestFit(this.layout, { width, height: most }, "auto");
        this.height = this.fit.aspect ? Math.min(most, width / this.fit.aspect) : Math.min(most, width * 1.1);
    }

    /** @param {number} ply */
    go(ply) {
        this.ply = Math.min(Math.max(0, ply), this.chosenGame.actions.length);
        if (this.ply === this.chosenGame.actions.length) this.pause();
    }

    toggle() {
        if (this.playing) return this.pause();
        if (this.ply === this.chosenGame.actions.length) this.go(0);
        this.playing = setInterval(() => this.go(this.ply + 1), STEP_MS);
    }

    pause() {
        clearInterval(this.playing);
        this.playing = undefined;
    }

    leave() {
        this.tell("quintet-report-close", {});
    }

    render() {
        const { t, results, game, trouble, neighbours, height } = this;
        const { participants: seats } = this.chosenGame.match;
        const [before, after] = neighbours;
        const other = (/** @type {string} */ key, /** @type {"back" | "onward"} */ name, /** @type {number} */ to) =>
            html`<button type="button" class="button square bare" data-do=${key} aria-label=${t(`report.${key}`)} title=${t(`report.${key}`)}
                ?disabled=${to < 0} @click=${() => this.openGame(to, 0)}>${icon(name)}</button>`;
        return html`<div class="head" @keydown=${this.keyed}>
                <button type="button" class="button bare" data-do="close" @click=${this.leave}>${icon("back")}${t("report.backToReport")}</button>
                <div class="others">${other("previousGame", "back", before)}${other("nextGame", "onward", after)}</div>
                <h2 tabindex="-1">${t("shared.gameNumber", { number: numberOf(results, game) })}: ${seats.map(
                    (each, player) => html`<span class="seat">${playerDot(results.players, player)}
                    <span class="unseen">${colourName(t, results.players[player])}: </span><bdi>${nameOf(t, results.participants[each])}</bdi></span>`,
                )}</h2>
                <p class="soft">${endingText(t, results, this.chosenGame)}</p>
            </div>
            ${trouble ? html`<p class="trouble" role="alert">${t("report.noReplay", { reason: trouble })}</p>` : nothing}
            <div class="game" @keydown=${this.keyed}>
                <div class="stage">
                    <div class="board" style="block-size: ${Math.round(height)}px">${this.board()}</div>
                    ${this.transport()}
                </div>
                ${this.notes()}
            </div>`;
    }

    board() {
        const { layout, state, results, fit, ply, instead } = this;
        if (!layout || !state) return nothing;
        const cells = cellFinder(layout, [
            ...state.board.tokens.map(({ cell }) => cell),
            ...state.legal.map(({ to }) => to).filter(Boolean),
        ]);
        const marks = agentMarks(marksIn(notesAt(this.chosenGame, ply)?.printed, cells));
        const better = instead && this.betterPly === ply ? actionMarks(instead) : [];
        // Buttons for entering actions are of no use here, but hands belong to the position.
        return html`<quintet-board ?still=${!layout.capabilities.includes("hands")} .layout=${layout} .orientation=${fit.orientation} .coordinates=${fit.labels} .state=${state}
            .players=${results.players} .interactive=${false} .marks=${[...marks, ...better]}></quintet-board>`;
    }

    transport() {
        const { t, ply, playing } = this;
        const { length } = this.chosenGame.actions;
        const button = (
            /** @type {string} */ key,
            /** @type {Parameters<typeof icon>[0]} */ name,
            /** @type {number} */ to,
            /** @type {boolean} */ off,
        ) =>
            html`<button type="button" class="button square bare" data-do=${key} aria-label=${t(`step.${key}`)} title=${t(`step.${key}`)}
                ?disabled=${off} @click=${() => this.go(to)}>${icon(name)}</button>`;
        return html`<div class="transport" role="group" aria-label=${t("report.steps")}>
            ${button("first", "first", 0, ply === 0)}
            ${button("back", "previous", ply - 1, ply === 0)}
            <button type="button" class="button square primary" data-do="play" aria-label=${t(playing ? "button.pause" : "step.play")}
                title=${t(playing ? "button.pause" : "step.play")} @click=${this.toggle}>${icon(playing ? "pause" : "resume")}</button>
            ${button("forward", "next", ply + 1, ply === length)}
            ${button("last", "latest", length, ply === length)}
            ${range({
                label: t("report.scrub"),
                stack: null,
                value: ply,
                most: length,
                said: t("turn.review", { ply, length }),
                shown: `${t.number(ply)} / ${t.number(length)}`,
                typed: (to) => this.go(to),
            })}
        </div>`;
    }

    notes() {
        const { results, game, ply, played, layout, instead, link } = this;
        return html`<quintet-report-notes .results=${results} .game=${game} .ply=${ply} .played=${played} .layout=${layout}
            .better=${instead && this.betterPly === ply ? instead : null} .link=${link} .record=${this.record}
            @quintet-report-go=${(/** @type {CustomEvent<{ply: number}>} */ { detail }) => {
                this.pause();
                this.go(detail.ply);
            }}></quintet-report-notes>`;
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const [target] = /** @type {HTMLElement[]} */ (event.composedPath());
        if (event.key === "Escape") {
            event.preventDefault();
            return this.leave();
        }
        // The board, fields and texts that scroll have uses of their own for these keys.
        if (/^(INPUT|SELECT|TEXTAREA|PRE)$/.test(target.tagName) || target.closest("[data-cell], [role=region]"))
            return;
        const forward = this.t.language.direction === "rtl" ? -1 : 1;
        const { length } = this.chosenGame.actions;
        const to = {
            ArrowRight: this.ply + forward,
            ArrowLeft: this.ply - forward,
            Home: 0,
            End: length,
        }[event.key];
        const presses = target.closest("button, a, summary");
        if (event.key === " " && !presses) this.toggle();
        else if (to !== undefined) {
            this.pause();
            this.go(to);
        } else return;
        event.preventDefault();
    }
}

customElements.define("quintet-report-replay", ReplayElement);
