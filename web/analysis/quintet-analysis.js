/**
 * `<quintet-analysis>`: the analysis. It shows a board that plays for all sides, the lines of the search, the game with
 * its variations, and the chances of winning over the game. `open-analysis.js` creates it.
 */

import { html, nothing } from "lit";
import "../ui/panels/drawer.js";
import { heardAction } from "../game/sentences/game-sentences.js";
import { menuWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";
import { hear } from "../ui/connected.js";
import { given } from "../ui/page-element.js";
import { share } from "../ui/share.js";
import { follow } from "../ui/store.js";
import { DESK } from "../ui/styles.js";
import { BoardPage } from "../widgets/boards/board-page.js";
import "./search/bar-element.js";
import { icon } from "./icons.js";
import "./review/graph-element.js";
import { emptyAnalysis, keyOf, playerCount, specOf } from "./analysis-model.js";
import "../widgets/header/header-element.js";
import { analysisStyles } from "./analysis-styles.js";
import "./search/lines-element.js";
import { encodeAnalysisLink } from "./link.js";
import { SearchMarks } from "./search/search-annotations.js";
import "./more-element.js";
import "./tree/note-element.js";
import { keepWithGame, playFrom } from "./page-game.js";
import "./search/search-element.js";
import { commandOf, commands } from "./shortcuts.js";
import "./tree/steps-element.js";
import { tabList } from "../ui/panels/tab-list.js";
import { tabStyles } from "../ui/panels/tab-styles.js";
import "./tree/tree-element.js";
import { sharesText } from "./search/search-sentences.js";

/**
 * @import { Attempt, GameRecord } from "../engine/protocol.js"
 * @import { GamePage } from "../game/link-view.js"
 * @import { Settings } from "../game/model.js"
 * @import { Drawer } from "../ui/panels/drawer.js"
 * @import { Sample } from "../widgets/settings/looks-element.js"
 * @import { AnalysisModel } from "./analysis-model.js"
 * @import { Analysis } from "./analysis.js"
 * @import { EditorElement } from "./setup/editor-element.js"
 * @import { PropertyDeclarations } from "lit"
 */

/** The tabs and the keys of their names. On a wide screen the moves have no tab. */
const TABS = /** @type {const} */ ({
    lines: "analysis.tab.lines",
    moves: "analysis.tab.moves",
    graph: "button.review",
    search: "shared.search",
});
/** Tabs without a fixed height: they grow with their content. @type {(keyof typeof TABS)[]} */
const ENDLESS = ["graph", "search"];

export class QuintetAnalysis extends BoardPage {
    /** @type {PropertyDeclarations} */
    static properties = {
        tab: { state: true },
        wide: { state: true },
        more: { state: true },
        editing: { state: true },
    };

    static styles = [BoardPage.styles, tabStyles, analysisStyles];

    constructor() {
        super();
        /** @type {GamePage} */
        this.app = given;
        /** @type {Analysis} */
        this.analysis = given;
        share(this, { commands: "analysis" });
        this.addEventListener("quintet-drawer", (event) => {
            event.preventDefault();
            this.openDrawer(/** @type {CustomEvent} */ (event).detail.name);
        });
        this.leave = () => {};
        /** @type {(hash: string) => void} */
        this.named = () => {};
        /** Whether the analysis is about the game of the play page. */
        this.going = false;
        /** @type {AnalysisModel} */
        this.model = emptyAnalysis();
        /** @type {keyof typeof TABS} */
        this.tab = "lines";
        this.media = matchMedia(DESK);
        this.wide = this.media.matches;
        /** What the pictures of the settings show. @type {Partial<Sample>} */
        this.sample = {};
        /** The open drawer: "menu", "settings" or "". */
        this.more = "";
        this.editing = false;
        /** The position that the editor starts with. @type {EditorElement["start"] | null} */
        this.start = null;
        this.searchMarks = new SearchMarks();
        follow(this, () => this.analysis.store);
        hear(this, "keydown", (event) => this.keyed(event));
        hear(this, "resize", () => {
            this.wide = this.media.matches;
        });
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.analysis.close();
    }

    get drawer() {
        return /** @type {Drawer | null} */ (this.renderRoot.querySelector("quintet-drawer"));
    }

    focusFirst() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h1"))?.focus();
    }

    /** Writes the saved analysis to the address and to the game of the play page. @param {GameRecord} record */
    async kept(record) {
        if (this.going && this.analysis.legible) keepWithGame(this.app.controller, record);
        const { hash } = await encodeAnalysisLink(record);
        if (this.isConnected) this.named(hash);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { model, t } = this;
        const before = /** @type {AnalysisModel | undefined} */ (changed.get("model"));
        this.coordinates = this.settings.coordinates;
        super.willUpdate(changed);
        if (this.wide && this.tab === "moves") this.tab = "lines";
        const { players } = this.shown;
        if (before && before.state !== model.state && model.state) {
            this.said = heardAction(t, { players, layout: model.layout }, model.state) || t("analysis.start");
        }
        if (before?.thinking.busy && !model.thinking.busy && model.shares)
            this.said = sharesText(t, players, model.shares);
        if (this.isConnected && model.base.game && (changed.get("t") || before?.base.game !== model.base.game)) {
            document.title = `${t("shared.analysis")} – ${t(`game.${model.base.game}`)} – ${t("app.name")}`;
        }
    }

    render() {
        const { model, t, analysis } = this;
        if (this.editing) return this.editor();
        const { moves, ...others } = TABS;
        const tabs = tabList(t, {
            label: t("shared.whatToShow"),
            tabs: this.wide ? others : TABS,
            chosen: this.tab,
            choose: (tab) => this.choose(tab),
        });
        return html`${this.frame({
            look: ENDLESS.includes(this.tab) ? "endless" : "",
            head: html`<button type="button" class="button bare square" data-do="leave" aria-label=${t("button.back")} title=${t("button.back")} @click=${() => this.leave()}>${icon("back")}</button>
                <h1 tabindex="-1">${t("shared.analysis")} <small>${model.base.game ? t(`game.${model.base.game}`) : ""}</small></h1>
                <button type="button" class="button bare square" data-do="more" aria-label=${t("button.more")} title=${t("button.more")}
                    @click=${() => this.openDrawer()}>${icon("more")}</button>`,
            main:
                model.phase === "ready"
                    ? html`
                <quintet-analysis-bar></quintet-analysis-bar>
                <div class="board" @pointerdown=${() => analysis.preview.end()}>${this.boardPart()}
                    ${model.preview ? html`<span class="chip">${t("analysis.preview", { count: model.preview.views.length })}</span>` : nothing}</div>
                <quintet-analysis-steps class="moves"></quintet-analysis-steps>
                ${tabs}
                <section class="part ${this.tab === "moves" ? "tree" : ""}" id="part" role="tabpanel" aria-labelledby="tab-${this.tab}">${this.tabPart()}</section>
                ${this.wide && !model.practice ? html`<section class="tree" aria-label=${t("analysis.tree")}>${this.treePart()}</section>` : nothing}`
                    : this.stateText(t("analysis.loading"), () => analysis.retry()),
        })}
            ${this.renderDrawer()}`;
    }

    /** The reader's settings. The play page does not follow them while the analysis replaces it. */
    get settings() {
        return this.app.controller.store.value.settings;
    }

    get shown() {
        const { model } = this;
        const { base, layout, preview } = model;
        const current = model.state && keyOf(model.state.actions) === keyOf(model.path);
        return {
            layout,
            board: `${base.game} ${JSON.stringify(base.options ?? {})}`,
            state: preview?.state ?? model.state,
            players: specOf(model)?.players ?? [],
            turn: !preview && Boolean(current),
            marks: this.searchMarks.of(model, this.t),
        };
    }

    get notifier() {
        return this.analysis;
    }

    /** @param {string} text */
    act(text) {
        this.analysis.act(text);
    }

    /** @param {Attempt} attempt */
    whyNot(attempt) {
        return this.analysis.whyNot(attempt);
    }

    tabPart() {
        switch (this.tab) {
            case "moves":
                return this.treePart();
            case "graph":
                return html`<quintet-analysis-graph></quintet-analysis-graph>`;
            case "search":
                return html`<quintet-analysis-search></quintet-analysis-search>`;
            default:
                return html`<quintet-analysis-lines></quintet-analysis-lines>`;
        }
    }

    treePart() {
        return html`<quintet-analysis-tree></quintet-analysis-tree>
            ${this.model.practice ? nothing : html`<quintet-analysis-note></quintet-analysis-note>`}`;
    }

    renderDrawer() {
        const { t } = this;
        if (!this.more) return nothing;
        return html`<quintet-drawer .heading=${t(this.more === "menu" ? "button.more" : "shared.settings")} .closeLabel=${t("button.close")} @quintet-closed=${() => {
            this.more = "";
        }}>${this.more === "menu" ? this.menu() : this.settingsPart()}</quintet-drawer>`;
    }

    settingsPart() {
        const { app } = this;
        const { controller } = app;
        const choose = async (/** @type {Partial<Settings>} */ change) => {
            controller.setSettings(change);
            const { wearSettings } = await import("../widgets/follow-settings.js");
            await wearSettings(this, change, this.settings);
        };
        return html`<quintet-settings .settings=${this.settings} .choose=${choose}
            .sample=${this.sample}></quintet-settings>`;
    }

    menu() {
        return html`<quintet-analysis-more
                @quintet-done=${() => this.drawer?.close()} @quintet-other=${() => {
                    this.going = false;
                }} @quintet-edit=${() => this.edit()} @quintet-play=${(/** @type {CustomEvent} */ event) => this.playHere(event.detail)}></quintet-analysis-more>`;
    }

    /** The screen of the editor, with its own board. */
    editor() {
        const { analysis, start } = this;
        return html`<quintet-analysis-setup .start=${start} .layout=${this.fitted.layout} .games=${this.model.games}
                .coordinates=${this.coordinates} @quintet-cancel=${() => this.edited()}
                @quintet-analyse-position=${(/** @type {CustomEvent} */ event) => {
                    this.going = false;
                    this.edited();
                    analysis.open(event.detail.record);
                }}
                @quintet-set-up=${async (/** @type {CustomEvent} */ event) => {
                    this.going = false;
                    await this.edited();
                    await analysis.open(event.detail.record);
                    this.edit(event.detail.notes);
                }}
                @quintet-play-position=${(/** @type {CustomEvent} */ event) => {
                    const { record, toMove } = event.detail;
                    this.playHere({ level: "medium", seat: toMove, record });
                }}></quintet-analysis-setup>
            ${this.notices()} ${this.renderDrawer()}`;
    }

    /** Opens the editor with the position shown. @param {string} [notes]  what was interpreted to get there */
    async edit(notes) {
        const { analysis } = this;
        this.drawer?.close();
        try {
            await import("./setup/setup-screen.js");
            const { path, base } = analysis.model;
            const record = { ...base, actions: path };
            const { setup } = await analysis.setup(record);
            analysis.search.stop();
            this.start = { record, setup, notes };
            this.editing = true;
            this.dispatchEvent(new Event("quintet-editing"));
        } catch (error) {
            analysis.refuse(error);
        }
    }

    /** Closes the editor. */
    async edited() {
        this.editing = false;
        this.start = null;
        this.dispatchEvent(new Event("quintet-editing"));
        await this.updateComplete;
        this.focusFirst();
    }

    /** @param {string} [name]  "menu" or "settings" */
    async openDrawer(name = "menu") {
        if (name === "settings") {
            try {
                await import("../widgets/settings/settings-element.js");
                const { sampleOf } = await import("../widgets/settings/looks-element.js");
                this.sample = sampleOf(this.model, this.shown.players);
                await addWords(this.t, menuWords);
            } catch {
                return this.analysis.tell({ key: "notice.notLoaded", tone: "error" });
            }
        }
        this.more = name;
        await this.updateComplete;
        await this.drawer?.updateComplete;
        this.drawer?.show();
    }

    /**
     * Leaves the analysis and starts a game from the position shown.
     * @param {{level: string, seat: number, record?: GameRecord}} how
     */
    playHere({ level, seat, record = this.analysis.gameFromHere() }) {
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
        const before = /** @type {AnalysisModel | undefined} */ (changed.get("model"));
        const { model } = this;
        // Updates from the search alone do not change the board.
        if (changed.size === 1 && before?.state === model.state && before?.preview === model.preview) return;
        this.board?.toggleAttribute("preview", model.preview !== null);
        await super.updated(changed);
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        if (this.more || this.editing) return;
        const { board } = this;
        const rtl = this.t.language.direction === "rtl";
        const command = commandOf(event, { board, rtl, letters: this.settings.shortcuts });
        if (!command) return;
        event.preventDefault();
        if (command === "board") board?.focusBoard();
        else commands[command](this.analysis);
    }
}

customElements.define("quintet-analysis", QuintetAnalysis);
