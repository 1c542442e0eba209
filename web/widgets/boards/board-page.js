/**
 * Base class of the pages with a board and a panel beside it: header, row of games, board with the actions that need a
 * button, refusals, notices, and a message until there is content. `side-panel-styles.js` lists the custom properties
 * that a page sets.
 */
import { html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { buttonName } from "../../game/sentences/action-texts.js";
import { emblem } from "../../ui/icons.js";
import { Notices } from "../../ui/notices/notices.js";
import "../../ui/notices/notices-element.js";
import { troubleText } from "../../ui/notices/trouble-text.js";
import { given } from "../../ui/page-element.js";
import { share } from "../../ui/share.js";
import { BoardHost } from "./board-host.js";
import { boardPageStyles } from "./board-page-styles.js";
import { sidePanelStyles } from "./side-panel-styles.js";

/**
 * @import { Attempt, GameSpec } from "../../engine/protocol.js"
 * @import { Notifier } from "./board-host.js"
 * @import { CSSResultGroup } from "lit"
 */

export class BoardPage extends BoardHost {
    #notices;

    /** @type {CSSResultGroup} */
    static styles = [boardPageStyles, sidePanelStyles];

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
    }

    /** What shows notices. @returns {Notifier} */
    get notifier() {
        return this.#notices;
    }

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
     * @param {(game: string) => unknown} choose
     * @param {(game: string) => unknown} [note]  content after the name of a game
     */
    gamesRow(choose, note = () => nothing) {
        const { model, t } = this;
        return html`<div class="games" role="group" aria-label=${t("games.title")}>${model.games.map(
            (/** @type {GameSpec} */ spec) => html`<button type="button" data-game=${spec.id}
                aria-pressed=${String(spec.id === model.game)} @click=${() => choose(spec.id)}>${emblem(spec)}<span>${t(`game.${spec.id}`)}${note(spec.id)}</span></button>`,
        )}</div>`;
    }

    /** Renders the content of `.board`: the board in its measured room, and the actions that need a button. */
    boardPart() {
        const { t, setting } = this;
        return html`<div class="room"></div>${super.boardPart()}${
            this.extras.length && this.shown.turn
                ? html`<div class="extras">${this.extras.map(
                      (action) => html`<button type="button" class="button primary" data-action=${action.text}
                    @click=${() => this.act(action.text)}>${buttonName(action, setting, t)}</button>`,
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

    /** @type {BoardHost["explain"]} */
    explain({ refusalNotice }, board, attempt) {
        const about = { whyNot: (/** @type {Attempt} */ asked) => this.whyNot(asked), shown: () => this.shown };
        return refusalNotice(board, this.t, attempt, about).then((notice) => notice && this.notifier.tell(notice));
    }
}
