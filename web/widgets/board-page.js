/**
 * Base class of the pages with a board and a panel beside it: header, row of games, board with the actions that need a
 * button, refusals, notices, and a message until there is content. `side-panel-styles.js` lists the custom properties
 * that a page sets.
 *
 * The board's content. `board`: identifies the board if every position brings an equal layout. `turn`: whether the
 * reader may act.
 * @typedef {object} Shown
 * @property {BoardLayout | null} layout
 * @property {unknown} [board]
 * @property {GameState | null} state
 * @property {string[]} players
 * @property {boolean} turn
 * @property {BoardMark[]} marks
 *
 * What shows notices: `Notices`, or a page's own commands.
 * @typedef {NoticesElement["controller"]
 *     & {tell: (notice: Sentence & {tone?: "error" | "info"}) => void}} Notifier
 */
import { html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import "../board/board.js";
import { buttonName } from "../game/sentences/action-texts.js";
import { emblem } from "../ui/icons.js";
import { Notices } from "../ui/notices/notices.js";
import "../ui/notices/notices-element.js";
import { troubleText } from "../ui/notices/trouble-text.js";
import { given } from "../ui/page-element.js";
import { share } from "../ui/share.js";
import { shared } from "../ui/styles.js";
import { BoardHost } from "./board-host.js";
import { boardPageStyles } from "./board-page-styles.js";
import { MeasuredFit } from "./measured-fit.js";
import { sidePanelStyles } from "./side-panel-styles.js";

/**
 * @import { Coordinates } from "../board/board-fit.js"
 * @import { BoardMark } from "../board/layers/marks.js"
 * @import { Attempt, BoardLayout, GameSpec, GameState } from "../engine/protocol.js"
 * @import { Sentence } from "../i18n/keys.js"
 * @import { NoticesElement } from "../ui/notices/notices-element.js"
 * @import { CSSResultGroup, PropertyDeclarations } from "lit"
 */

export class BoardPage extends BoardHost {
    #notices;

    /** @type {CSSResultGroup} */
    static styles = [shared, boardPageStyles, sidePanelStyles];

    constructor() {
        super();
        /** The model of the page; each page defines its own. Gets `notices` with the first one. @type {any} */
        this.model = given;
        this.#notices = new Notices({
            update: (change) => {
                this.model = change(this.model);
            },
        });
        share(this, { words: "t", model: "model" });
        /** @type {Coordinates} */
        this.coordinates = "auto";
        this.fitted = new MeasuredFit(this);
    }

    /** @returns {Shown} */
    get shown() {
        return { layout: null, state: null, players: [], turn: false, marks: [] };
    }

    /** What shows notices. @returns {Notifier} */
    get notifier() {
        return this.#notices;
    }

    /** Performs an action that was entered on the board. @param {string} _text */
    act(_text) {}

    /**
     * Returns why an attempt isn't a legal action.
     * @param {Attempt} _attempt
     * @returns {Promise<{key: string, kind: string}>}
     */
    async whyNot(_attempt) {
        return { key: "", kind: "" };
    }

    get setting() {
        return { players: this.shown.players, layout: this.fitted.layout };
    }

    /** @param {Map<PropertyKey, unknown>} _changed */
    willUpdate(_changed) {
        const { layout, board } = this.shown;
        this.fitted.update(layout, this.coordinates, board);
    }

    /**
     * Renders the page around its content.
     * @param {{head: unknown, main: unknown, look?: string, alone?: boolean}} parts  `look`: additional classes of the
     *     page; `alone`: without the way to other pages of the site
     */
    frame({ head, main, look = "", alone = false }) {
        const { aspect } = this.fitted.fit;
        return html`
            <div class="page ${aspect === 0 ? "open" : ""} ${look}" style=${styleMap({ "--aspect": String(aspect || 1) })}>
                <div class="panel"></div>
                <quintet-header ?alone=${alone}>${head}</quintet-header>
                <main>${main}</main>
            </div>
            ${this.notices()}
            <p class="unseen" role="status">${this.said}</p>`;
    }

    notices() {
        if (!this.model.notices) return nothing;
        return html`<quintet-notices popover="manual" .controller=${this.notifier}></quintet-notices>`;
    }

    /**
     * Renders the row of games.
     * @param {string} label
     * @param {(game: string) => unknown} choose
     * @param {(game: string) => unknown} [note]  content after the name of a game
     */
    gamesRow(label, choose, note = () => nothing) {
        const { model, t } = this;
        return html`<div class="games" role="group" aria-label=${label}>${model.games.map(
            (/** @type {GameSpec} */ spec) => html`<button type="button" data-game=${spec.id}
                aria-pressed=${String(spec.id === model.game)} @click=${() => choose(spec.id)}>${emblem(spec)}<span>${t(`game.${spec.id}`)}${note(spec.id)}</span></button>`,
        )}</div>`;
    }

    /** Renders the content of `.board`: the board in its measured room, and the actions that need a button. */
    boardPart() {
        const { t, fitted } = this;
        const { layout, fit, measured } = fitted;
        const { state, players, turn, marks } = this.shown;
        return html`<div class="room"></div>${
            layout && measured
                ? html`<quintet-board .layout=${layout} .orientation=${fit.orientation} .state=${state} .players=${players}
                .interactive=${turn} .marks=${marks} .coordinates=${fit.labels}
                @quintet-action=${(/** @type {CustomEvent} */ { detail }) => this.act(detail.text)}
                @quintet-trays=${this.traysChanged} @quintet-select=${this.readExtras} @quintet-refused=${this.refused}
                @quintet-trouble=${() => this.notifier.tell({ key: "notice.notLoaded", tone: "error" })}></quintet-board>`
                : nothing
        }${
            this.extras.length && turn
                ? html`<div class="extras">${this.extras.map(
                      (action) => html`<button type="button" class="button primary" data-action=${action.text}
                    @click=${() => this.act(action.text)}>${buttonName(action, { players, layout }, t)}</button>`,
                  )}</div>`
                : nothing
        }`;
    }

    /**
     * Renders the message that is shown until the page is ready.
     * @param {string} loading  message while the page loads
     * @param {() => unknown} retry
     */
    stateText(loading, retry) {
        const { model, t } = this;
        if (model.phase === "loading") return html`<div class="state" role="status">${loading}</div>`;
        return html`<div class="state" role="alert"><h2>${t("trouble.title")}</h2>${troubleText(t, model.trouble)}
            <button type="button" class="button primary" @click=${retry}>${t("button.retry")}</button></div>`;
    }

    /** Explains why an attempt on the board isn't a legal action. @param {CustomEvent} event */
    async refused({ detail }) {
        const { board, t } = this;
        if (!board) return;
        const sentences = await import("../game/sentences/refusal-sentences.js").catch(() => null);
        if (!sentences) return this.notifier.tell({ key: "notice.notLoaded", tone: "error" });
        const notice = await sentences.refusalNotice(board, t, detail, {
            whyNot: (attempt) => this.whyNot(attempt),
            shown: () => this.shown,
        });
        if (notice) this.notifier.tell(notice);
    }
}
