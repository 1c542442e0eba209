/**
 * `<quintet-lab>`: the analysis. The board, playable for all sides; what the search thinks; the game with its variations; the chances
 * over the game. `openLab` makes it for a game of the page, which stays as it is.
 */
import { html, LitElement, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import "../app/sheet-part.js";
import "../board/board.js";
import { given } from "../app/part.js";
import { openMemory } from "../app/storage.js";
import { DESK, shared } from "../app/styles.js";
import { lastActionSentence } from "../app/words.js";
import { actionName } from "../board/naming.js";
import { withLab } from "../i18n/lab.js";
import "./bar-part.js";
import { BoardFit, boardRoom } from "./board-fit.js";
import { icon } from "./icons.js";
import "./graph-part.js";
import { Lab } from "./lab.js";
import { emptyLab, keyOf, playerCount, specOf } from "./lab-model.js";
import { labStyles } from "./lab-styles.js";
import "./lines-part.js";
import { encodeLabLink } from "./link.js";
import { SearchMarks } from "./marks.js";
import "./more-part.js";
import "./note-part.js";
import { keepWithGame, playFrom } from "./page-game.js";
import "./search-part.js";
import { deedOf, deeds } from "./shortcuts.js";
import "./steps-part.js";
import { tabList } from "./tab-list.js";
import "./tree-part.js";
import { sharesText } from "./words.js";

export { decodeLabLink } from "./link.js";

/**
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../app/quintet-app.js").QuintetApp} QuintetApp
 */

/** On a desk the moves need no tab. */
const TABS = { lines: "lab.tab.lines", moves: "lab.tab.moves", graph: "lab.tab.graph", search: "lab.tab.search" };

/**
 * `going`: the record is the game on the page, which goes on.
 * @param {{app: QuintetApp, record: Promise<GameRecord | null>, going: boolean, leave: () => void}} how
 * @returns {Promise<QuintetLab>}
 */
export async function openLab({ app, record, going, leave }) {
    const element = new QuintetLab();
    record.catch(() => {});
    element.t = await withLab(app.t);
    element.app = app;
    element.leave = leave;
    element.lab = new Lab({ memory: openMemory(), kept: (kept) => element.kept(kept) });
    element.going = going;
    element.lab.open(record);
    return element;
}

export class QuintetLab extends LitElement {
    static properties = {
        t: { attribute: false },
        model: { state: true },
        tab: { state: true },
        wide: { state: true },
        room: { state: true },
        extras: { state: true },
        more: { state: true },
        said: { state: true },
        editing: { state: true },
    };

    static styles = [shared, labStyles];

    constructor() {
        super();
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
        /** @type {QuintetApp} */
        this.app = given;
        /** @type {Lab} */
        this.lab = given;
        this.leave = () => {};
        /** Whether it is the game on the page that is analysed. */
        this.going = false;
        /** @type {LabModel} */
        this.model = emptyLab();
        /** @type {keyof typeof TABS} */
        this.tab = "lines";
        this.media = matchMedia(DESK);
        this.wide = this.media.matches;
        this.room = boardRoom(this.wide);
        this.boardFit = new BoardFit();
        /** What the board cannot offer as a cell. @type {ActionView[]} */
        this.extras = [];
        /** Whether the sheet with what else can be done is open. */
        this.more = false;
        this.said = "";
        this.editing = false;
        /** Where the editor begins. @type {{record: GameRecord, setup: import("../engine/protocol.js").BoardSetup} | null} */
        this.start = null;
        this.marks = new SearchMarks();
        this.keyed = this.keyed.bind(this);
        this.resized = () => {
            this.wide = this.media.matches;
            this.room = boardRoom(this.wide);
        };
    }

    connectedCallback() {
        super.connectedCallback();
        this.model = this.lab.model;
        this.unsubscribe = this.lab.store.subscribe((model) => {
            this.model = model;
        });
        window.addEventListener("keydown", this.keyed);
        window.addEventListener("resize", this.resized);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.unsubscribe?.();
        window.removeEventListener("keydown", this.keyed);
        window.removeEventListener("resize", this.resized);
        this.lab.close();
    }

    get board() {
        return /** @type {import("../board/board.js").QuintetBoard | null} */ (
            this.renderRoot.querySelector("quintet-board")
        );
    }

    get leaf() {
        return /** @type {import("../app/sheet-part.js").SheetPart | null} */ (
            this.renderRoot.querySelector("quintet-sheet")
        );
    }

    focusFirst() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h1"))?.focus();
    }

    /** What is kept stands in the address, and goes with the game that it is about. @param {GameRecord} record */
    async kept(record) {
        if (this.going && this.lab.legible) keepWithGame(this.app.controller, record);
        const { hash } = await encodeLabLink(record);
        if (!this.isConnected) return;
        try {
            history.replaceState(null, "", `#${hash}`);
        } catch {
            // In a frame without an origin of its own the address cannot be changed; the analysis goes on without.
        }
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { model, t } = this;
        const before = /** @type {LabModel | undefined} */ (changed.get("model"));
        this.boardFit.update(model, this.room, this.app.model.settings.coordinates);
        if (this.wide && this.tab === "moves") this.tab = "lines";
        const players = specOf(model)?.players ?? [];
        if (before && before.state !== model.state && model.state) {
            this.said = lastActionSentence(t, players, model.state) || t("lab.start");
        }
        if (before?.thinking.busy && !model.thinking.busy && model.shares)
            this.said = sharesText(t, players, model.shares);
        if (model.base.game && before?.base.game !== model.base.game) {
            document.title = `${t("lab.title")} – ${t(`game.${model.base.game}`)} – ${t("app.name")}`;
        }
    }

    render() {
        const { model, t, lab } = this;
        const { aspect } = this.boardFit.fit;
        if (this.editing) return this.editor();
        const { moves, ...others } = TABS;
        const tabs = tabList(t, {
            label: t("lab.tabs"),
            tabs: this.wide ? others : TABS,
            chosen: this.tab,
            choose: (tab) => this.choose(tab),
        });
        return html`
            <div class="page ${aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(aspect || 1) })}>
                <div class="panel"></div>
                <header>
                    <button type="button" class="button bare" data-do="leave" @click=${() => this.leave()}>${icon("back")}${t("lab.back")}</button>
                    <h1 tabindex="-1">${t("lab.title")} <small>${model.base.game ? t(`game.${model.base.game}`) : ""}</small></h1>
                    <button type="button" class="button bare square" data-do="more" aria-label=${t("button.more")} title=${t("button.more")}
                        @click=${() => this.openMore()}>${icon("more")}</button>
                </header>
                <main>${
                    model.phase === "ready"
                        ? html`
                <quintet-lab-bar .model=${model} .t=${t} .lab=${lab}></quintet-lab-bar>
                <div class="board" @pointerdown=${() => lab.preview.end()}>${this.boardPart()}</div>
                <quintet-lab-steps class="moves" .model=${model} .t=${t} .lab=${lab}></quintet-lab-steps>
                ${tabs}
                <section class="part ${this.tab === "moves" ? "tree" : ""}" id="part" role="tabpanel" aria-labelledby="tab-${this.tab}">${this.tabPart()}</section>
                ${this.wide ? html`<section class="tree" aria-label=${t("lab.tree")}>${this.treePart()}</section>` : nothing}`
                        : this.stateText()
                }</main>
            </div>
            ${this.notice()}
            ${this.sheetPart()}
            <p class="unseen" role="status">${this.said}</p>`;
    }

    stateText() {
        const { model, t } = this;
        if (model.phase === "loading") return html`<div class="state" role="status">${t("lab.loading")}</div>`;
        return html`<div class="state" role="alert"><h2>${t("trouble.title")}</h2><p><bdi lang="en">${model.trouble}</bdi></p>
            <button type="button" class="button primary" @click=${() => this.lab.retry()}>${t("button.retry")}</button></div>`;
    }

    boardPart() {
        const { model, t, lab } = this;
        const players = specOf(model)?.players ?? [];
        const { preview } = model;
        const { layout, fit } = this.boardFit;
        const state = preview?.state ?? model.state;
        const current = model.state && keyOf(model.state.actions) === keyOf(model.path);
        return html`<quintet-board .layout=${layout} .orientation=${fit.orientation} .state=${state} .players=${players} .t=${t}
                .interactive=${!preview && Boolean(current)} .marks=${this.marks.of(model)} .coordinates=${this.app.model.settings.coordinates}
                @quintet-action=${(/** @type {CustomEvent} */ event) => lab.play(event.detail.text)}
                @quintet-select=${this.readExtras}></quintet-board>
            ${preview ? html`<span class="chip">${t("lab.preview", { count: preview.views.length })}</span>` : nothing}
            ${
                this.extras.length && !preview
                    ? html`<div class="extras">${this.extras.map(
                          (action) => html`<button type="button" class="button primary" data-action=${action.text}
                        @click=${() => lab.play(action.text)}>${t.has(`button.${action.kind}`) ? t(`button.${action.kind}`) : actionName(action, t)}</button>`,
                      )}</div>`
                    : nothing
            }`;
    }

    tabPart() {
        const { model, t, lab } = this;
        switch (this.tab) {
            case "moves":
                return this.treePart();
            case "graph":
                return html`<quintet-lab-graph .model=${model} .t=${t} .lab=${lab}></quintet-lab-graph>`;
            case "search":
                return html`<quintet-lab-search .model=${model} .t=${t} .lab=${lab}></quintet-lab-search>`;
            default:
                return html`<quintet-lab-lines .model=${model} .t=${t} .lab=${lab}></quintet-lab-lines>`;
        }
    }

    treePart() {
        const { model, t, lab } = this;
        return html`<quintet-lab-tree .model=${model} .t=${t} .lab=${lab}></quintet-lab-tree>
            <quintet-lab-note .model=${model} .t=${t} .lab=${lab}></quintet-lab-note>`;
    }

    notice() {
        const { t, lab } = this;
        const { notice } = this.model;
        if (!notice) return nothing;
        return html`<div class="notice ${notice.tone}" role=${notice.tone === "error" ? "alert" : "status"}>
            <p>${t(notice.key, notice.params)}${notice.detail ? html`<small><bdi lang="en">${notice.detail}</bdi></small>` : nothing}</p>
            ${notice.undo ? html`<button type="button" class="button" data-do="bring-back" @click=${() => lab.undo()}>${t("button.undo")}</button>` : nothing}
            <button type="button" class="button bare square" aria-label=${t("button.close")} @click=${() => lab.closeNotice()}>${icon("close")}</button>
        </div>`;
    }

    sheetPart() {
        const { t, model, lab } = this;
        if (!this.more) return nothing;
        return html`<quintet-sheet .heading=${t("button.more")} .closeLabel=${t("button.close")} @quintet-closed=${() => {
            this.more = false;
        }}>
            <quintet-lab-more .model=${model} .t=${t} .lab=${lab}
                @quintet-done=${() => this.leaf?.close()} @quintet-other=${() => {
                    this.going = false;
                }} @quintet-edit=${this.edit} @quintet-play=${(/** @type {CustomEvent} */ event) => this.playHere(event.detail)}></quintet-lab-more>
        </quintet-sheet>`;
    }

    /** A position is being set up: the board and the editor, nothing else. */
    editor() {
        const { t, lab, model, start } = this;
        const { layout, fit } = this.boardFit;
        return html`<quintet-lab-setup .t=${t} .lab=${lab} .model=${model} .start=${start} .layout=${layout} .fit=${fit}
                .coordinates=${this.app.model.settings.coordinates} @quintet-cancel=${() => this.edited()}
                @quintet-analyse-position=${(/** @type {CustomEvent} */ event) => {
                    this.going = false;
                    this.edited();
                    lab.open(event.detail.record);
                }}
                @quintet-play-position=${(/** @type {CustomEvent} */ event) => {
                    const { record, toMove } = event.detail;
                    this.playHere({ level: "medium", seat: toMove, record });
                }}></quintet-lab-setup>
            ${this.notice()}`;
    }

    /** Begins to set up a position, with the one that is shown. */
    async edit() {
        const { lab } = this;
        this.leaf?.close();
        try {
            await import("./setup-screen.js");
            const { path, base } = lab.model;
            const record = { ...base, actions: path };
            const { setup } = await lab.setup(record);
            lab.search.stop();
            this.start = { record, setup };
            this.editing = true;
        } catch (error) {
            lab.refuse(error);
        }
    }

    /** Back to the analysis. */
    async edited() {
        this.editing = false;
        this.start = null;
        await this.updateComplete;
        this.focusFirst();
    }

    async openMore() {
        this.more = true;
        await this.updateComplete;
        await this.leaf?.updateComplete;
        this.leaf?.show();
    }

    /**
     * Leaves for a game from the position shown.
     * @param {{level: string, seat: number, record?: GameRecord}} how
     */
    playHere({ level, seat, record = this.lab.gameFromHere() }) {
        const players = playerCount(this.model);
        this.leave();
        return playFrom(this.app.controller, { record, players, seat, level });
    }

    /** @param {string} tab */
    choose(tab) {
        this.tab = /** @type {keyof typeof TABS} */ (tab);
        return this.updateComplete;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    async updated(changed) {
        const before = /** @type {LabModel | undefined} */ (changed.get("model"));
        const { board, model } = this;
        // While the search goes on nothing that is measured here changes.
        if (changed.size === 1 && before?.state === model.state && before?.preview === model.preview) return;
        await board?.updateComplete;
        this.readExtras();
        // Hands and trays stand above and below the board proper, and take their height beside it.
        const picture = board?.picture?.getBoundingClientRect();
        if (board && picture) this.style.setProperty("--trays", `${Math.round(board.offsetHeight - picture.height)}px`);
    }

    readExtras() {
        const extras = this.board?.extraActions ?? [];
        const texts = (/** @type {typeof extras} */ actions) => actions.map(({ text }) => text).join();
        if (texts(extras) !== texts(this.extras)) this.extras = extras;
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        if (this.more || this.editing) return;
        const { board } = this;
        const rtl = this.t.language.direction === "rtl";
        const deed = deedOf(event, { board, rtl, letters: this.app.model.settings.shortcuts });
        if (!deed) return;
        event.preventDefault();
        if (deed === "board") board?.focusBoard();
        else deeds[deed](this.lab);
    }
}

customElements.define("quintet-lab", QuintetLab);
