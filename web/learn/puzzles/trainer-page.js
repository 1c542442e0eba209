/** `<quintet-puzzles>`: the puzzle trainer: a board, and beside it what to do, how it went, and what to choose. */

import { html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { encodeAnalysisLink } from "../../analysis/link.js";
import { refusalWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import "../../board/board.js";
import { actionMarks } from "../../board/marking.js";
import { actionName } from "../../board/naming.js";
import { bestFit } from "../../game/board-fit.js";
import { BoardHost } from "../../game/board-host.js";
import { boardPageStyles } from "../../game/board-page-styles.js";
import { gamesPageStyles } from "../../game/games-page-styles.js";
import { lastActionSentence } from "../../game/words.js";
import { emblem, icon } from "../../ui/icons.js";
import "../../ui/notices-part.js";
import { given } from "../../ui/part.js";
import { DESK, shared } from "../../ui/styles.js";
import { tabList } from "../../ui/tab-list.js";
import { tabStyles } from "../../ui/tab-styles.js";
import "./choice-part.js";
import "./rest-part.js";
import "./score-part.js";
import { hintMarks, recordAt } from "./solving.js";
import "./task-part.js";
import { cellsAround, emptyTrainer, hintedAction, isTurn, playersOf } from "./trainer-model.js";
import { trainerStyles } from "./trainer-styles.js";

/** @typedef {import("./trainer-model.js").TrainerModel} TrainerModel */

const TABS = { free: "puzzle.title", run: "puzzle.mode.run", mine: "puzzle.mode.mine" };
const PANEL_WIDTH = 440;
/** Height of the board on a phone, as a share of the window's height. */
const BOARD_HEIGHT = 0.54;

/** The space that decides the orientation of the board, in CSS pixels. */
function boardRoom() {
    const { innerWidth: width, innerHeight: height } = window;
    return matchMedia(DESK).matches ? { width: width - PANEL_WIDTH, height } : { width, height: height * BOARD_HEIGHT };
}

export class TrainerPage extends BoardHost {
    /** @type {import("lit").PropertyDeclarations} */
    static properties = { t: { attribute: false }, address: { state: true } };

    static styles = [shared, boardPageStyles, gamesPageStyles, tabStyles, trainerStyles];

    constructor() {
        super();
        /** @type {import("../../i18n/t.js").Translate} */
        this.t = given;
        /** @type {import("./trainer.js").Trainer} */
        this.trainer = given;
        /** @type {TrainerModel} */
        this.model = emptyTrainer();
        /** Called with the game and the way to train, for the address. @type {(hash: string) => void} */
        this.named = () => {};
        /** @type {import("../../game/board-fit.js").Coordinates} */
        this.coordinates = "auto";
        this.room = boardRoom();
        this.fit = { orientation: 0, aspect: 1, labels: false };
        /** The layout shown, and what it was fitted for: an equal one comes with every position. */
        this.layout = emptyTrainer().layout;
        /** @type {{board: string, room: unknown}} */
        this.fitted = { board: "", room: null };
        /** Where the position can be analysed. */
        this.address = "";
        /** Whether the focus was in the panel before the update: what had it may be gone after. */
        this.inPart = false;
        /** The marks of a hint, as one list until the hint changes. */
        this.hinted = { key: "", marks: actionMarks(null) };
        this.resized = () => {
            this.room = boardRoom();
        };
    }

    connectedCallback() {
        super.connectedCallback();
        this.model = this.trainer.model;
        this.unsubscribe = this.trainer.store.subscribe((model) => {
            this.model = model;
        });
        window.addEventListener("resize", this.resized);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.unsubscribe?.();
        window.removeEventListener("resize", this.resized);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { model, t } = this;
        const before = /** @type {TrainerModel | undefined} */ (changed.get("model"));
        this.inPart = Boolean(this.shadowRoot?.activeElement?.closest("#part"));
        this.fitBoard();
        if (before && before.state !== model.state && model.state && model.task) {
            this.said = lastActionSentence(t, { players: playersOf(model), layout: this.layout }, model.state);
        }
        if (before && (before.game !== model.game || before.mode !== model.mode)) {
            document.title = [t("puzzle.title"), t(`game.${model.game}`), t("app.name")].join(" – ");
            this.named(`game=${model.game}${model.mode === "free" ? "" : `&mode=${model.mode}`}`);
        }
        if (before && before.task !== model.task) this.findAddress();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    async updated(changed) {
        const part = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("#part"));
        if (this.inPart && !this.shadowRoot?.activeElement) part?.focus({ preventScroll: true });
        await super.updated(changed);
    }

    fitBoard() {
        const { layout, base } = this.model;
        const board = `${base.game} ${JSON.stringify(base.options ?? {})}`;
        const other = board !== this.fitted.board;
        if (!layout || (!other && this.room === this.fitted.room)) return;
        if (other || !this.layout) this.layout = layout;
        this.fitted = { board, room: this.room };
        this.fit = bestFit(this.layout, this.room, this.coordinates);
    }

    /** Finds the address of the analysis of a puzzle that is over. */
    async findAddress() {
        const { task } = this.model;
        this.address = "";
        if (task?.phase !== "solved" && task?.phase !== "shown") return;
        const { hash } = await encodeAnalysisLink(recordAt({ ...task, line: [] }));
        if (this.model.task === task) this.address = `../../index.html#${hash}`;
    }

    /** The marks of the hint, or of the action under the pointer. */
    get marks() {
        const { model } = this;
        const { task } = model;
        const action = hintedAction(model);
        const hints = task?.phase === "try" ? task.hints : 0;
        const key = `${hints} ${action?.text} ${task?.line.length}`;
        if (key !== this.hinted.key) {
            const marks = hints
                ? hintMarks(action, hints, (cell) => cellsAround(model.layout, cell))
                : actionMarks(null);
            this.hinted = { key, marks };
        }
        return this.hinted.marks;
    }

    render() {
        const { model, t, trainer } = this;
        const { aspect } = this.fit;
        return html`
            <div class="page ${aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(aspect || 1) })}>
                <div class="panel"></div>
                <header>
                    <a class="button bare" href="../../index.html">${icon("back")}${t("app.name")}</a>
                    <h1 tabindex="-1">${t("puzzle.title")}</h1>
                </header>
                <main>${model.phase === "ready" ? this.content() : this.stateText()}</main>
            </div>
            <quintet-notices popover="manual" .model=${model} .t=${t} .controller=${trainer.notices}></quintet-notices>
            <p class="unseen" role="status">${this.said}</p>`;
    }

    content() {
        const { model, t, trainer } = this;
        return html`
            <div class="games" role="group" aria-label=${t("puzzle.games")}>${model.games.map(
                (spec) => html`<button type="button" data-game=${spec.id} aria-pressed=${String(spec.id === model.game)}
                    @click=${() => trainer.open({ game: spec.id })}>${emblem(spec)}<span>${t(`game.${spec.id}`)}${this.dueOf(spec.id)}</span></button>`,
            )}</div>
            ${this.tabs()}
            <div class="board">${this.boardPart()}</div>
            <section class="part" id="part" tabindex="-1" role="tabpanel" aria-labelledby="tab-${model.mode}">${this.panel()}</section>`;
    }

    /** How many mistakes are due in a game. @param {string} game */
    dueOf(game) {
        const { model, t } = this;
        const count = model.dues[game] ?? 0;
        if (model.mode !== "mine" || count === 0) return nothing;
        return html` <span class="due" title=${t("puzzle.mine.due", { count })}>${t.number(count)}</span>`;
    }

    tabs() {
        const { model, t, trainer } = this;
        const due = model.mine?.due ?? 0;
        const named = Object.assign((/** @type {string} */ key) => t(key, { count: due }), t);
        return html`${tabList(named, {
            label: t("puzzle.modes"),
            tabs: due > 0 ? { ...TABS, mine: "puzzle.mode.mineDue" } : TABS,
            chosen: model.mode,
            choose: async (mode) => {
                await trainer.open({ mode: /** @type {keyof typeof TABS} */ (mode) });
                await this.updateComplete;
            },
        })}`;
    }

    panel() {
        const { model, t, trainer } = this;
        const { task } = model;
        return html`
            ${model.mode === "mine" ? nothing : html`<quintet-puzzle-score .model=${model} .t=${t} .trainer=${trainer}></quintet-puzzle-score>`}
            ${
                task
                    ? html`<quintet-puzzle-task .model=${model} .t=${t} .trainer=${trainer} .address=${this.address}></quintet-puzzle-task>`
                    : html`<quintet-puzzle-rest .model=${model} .t=${t} .trainer=${trainer}></quintet-puzzle-rest>`
            }
            ${model.mode === "free" ? html`<quintet-puzzle-choice .model=${model} .t=${t} .trainer=${trainer}></quintet-puzzle-choice>` : nothing}
            ${model.kept ? nothing : html`<p>${t("puzzle.notKept")}</p>`}`;
    }

    boardPart() {
        const { model, t, trainer, fit, layout } = this;
        if (!layout) return nothing;
        const players = playersOf(model);
        const turn = isTurn(model);
        return html`<quintet-board .layout=${layout} .orientation=${fit.orientation} .state=${model.state} .players=${players}
                .t=${t} .interactive=${turn} .marks=${this.marks} .coordinates=${fit.labels}
                @quintet-action=${(/** @type {CustomEvent} */ event) => trainer.act(event.detail.text)}
                @quintet-trays=${this.traysChanged} @quintet-select=${this.readExtras} @quintet-refused=${this.refused}
                @quintet-trouble=${() => trainer.notices.tell({ key: "notice.notLoaded", tone: "error" })}></quintet-board>
            ${
                this.extras.length && turn
                    ? html`<div class="extras">${this.extras.map(
                          (action) => html`<button type="button" class="button primary" data-action=${action.text}
                        @click=${() => trainer.act(action.text)}>${t.has(`button.${action.kind}`) ? t(`button.${action.kind}`) : actionName(action, { players, layout }, t)}</button>`,
                      )}</div>`
                    : nothing
            }`;
    }

    stateText() {
        const { model, t, trainer } = this;
        if (model.phase === "loading") return html`<div class="state" role="status">${t("puzzle.loading")}</div>`;
        return html`<div class="state" role="alert"><h2>${t("trouble.title")}</h2><p><bdi lang="en">${model.trouble}</bdi></p>
            <button type="button" class="button primary" @click=${() => trainer.start()}>${t("button.retry")}</button></div>`;
    }

    /** Explains why an attempt on the board is no legal action. @param {CustomEvent} event */
    async refused({ detail }) {
        const { trainer, t, board, model } = this;
        const [{ shake }] = await Promise.all([import("../../board/shake.js"), addWords(t, refusalWords)]);
        const { key, kind } = await trainer.whyNot(detail);
        if (!key || !board || this.model.state !== model.state) return;
        shake(board, detail);
        const player = t(`player.${playersOf(model)[model.state?.toMove ?? 0]}`);
        trainer.notices.tell({ key: `refused.${key}`, params: { player, kind: kind && t(`kind.${kind}`) } });
    }
}

customElements.define("quintet-puzzles", TrainerPage);
