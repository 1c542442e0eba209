/**
 * `<quintet-app>`: the page. The board, with seats, status, moves and controls beside it on a desktop, above and below
 * it on a phone.
 */
import { adoptStyles, html, nothing } from "lit";
import "../board/board.js";
import "./panel/controls-element.js";
import "./panel/games-element.js";
import "./panel/status-element.js";
import "./panel/turn-element.js";
import { bestFit } from "../board/board-fit.js";
import { PERSON, specOf } from "../game/model.js";
import { announcement, statusOf, tellsEnd } from "../game/sentences/game-sentences.js";
import { clockRuns, endedForPeople, nextStep } from "../game/turns.js";
import { askedGame } from "../record/address.js";
import { icon } from "../ui/icons.js";
import { troubleText } from "../ui/notices/trouble-text.js";
import { given } from "../ui/page-element.js";
import { share } from "../ui/share.js";
import { DESK, shared } from "../ui/styles.js";
import { wearLooks } from "../widgets/appearance.js";
import { GameHost } from "../widgets/board-host.js";
import { boardPageStyles } from "../widgets/board-page-styles.js";
import { appStyles } from "./app-styles.js";

/**
 * @import { Room } from "../board/board-fit.js"
 * @import { GameState } from "../engine/protocol.js"
 * @import { Controller } from "../game/controller.js"
 * @import { Model } from "../game/model.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { Drawer } from "./drawers/index.js"
 * @import { Ahead } from "./premoves.js"
 * @import { PropertyDeclarations } from "lit"
 */

/** Least height of a line of text, in pixels. */
const lineHeight = 18;

/** The least width beside panel and board on a desktop, and height around the board on a phone, in CSS pixels. */
const BESIDE = 38;
const ABOVE_AND_BELOW = 304;

/** Returns the room for the board, in CSS pixels. @returns {Room} */
function boardRoom() {
    const { innerWidth: width, innerHeight: height } = window;
    const panel = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--panel-size"));
    return matchMedia(DESK).matches
        ? { width: width - panel - BESIDE, height }
        : { width, height: height - ABOVE_AND_BELOW };
}

export class QuintetApp extends GameHost {
    /** @type {PropertyDeclarations} */
    static properties = {
        controller: { attribute: false },
        opened: { state: true },
        turned: { state: true },
        aimHidden: { state: true },
        ahead: { state: true },
        lesson: { state: true },
    };

    static styles = [shared, boardPageStyles, appStyles];

    constructor() {
        super();
        /** @type {Controller} */
        this.controller = given;
        /** @type {Model} */
        this.model = given;
        /** @type {Translate} */
        this.t = given;
        share(this, { words: "t", model: "model", commands: "controller" });
        /**
         * The open drawer, its subject, and the drawer from which it was opened.
         * @type {{name: string, drawer: Drawer, subject: unknown, from: string} | null}
         */
        this.opened = null;
        /** The orientation that a link asks for on a board. @type {{layout: unknown, orientation: number} | null} */
        this.turned = null;
        /** Whether the lesson of the game is offered beside its rules. */
        this.lesson = false;
        /** What may be entered while others act. @type {Ahead | null} */
        this.ahead = null;
        /** Keeps a press that leads to no action yet for a premove. @type {((attempt: any) => boolean) | null} */
        this.waits = null;
        this.room = boardRoom();
        /** The styles of the page, and of the places of parts that were loaded later. */
        this.sheets = [...QuintetApp.styles];
        /** The names of these parts. @type {Set<string>} */
        this.parts = new Set();
        /** Whether the board leaves no room for the aim of the game, which the status line then tells. */
        this.aimHidden = false;
        this.aimSizes = new ResizeObserver(([{ contentRect }]) => {
            this.aimHidden = contentRect.height < lineHeight;
        });
        this.resized = () => {
            this.room = boardRoom();
        };
        this.addEventListener("quintet-drawer", (event) => {
            event.preventDefault();
            const { name, subject } = /** @type {CustomEvent} */ (event).detail;
            this.openDrawer(name, subject);
        });
        this.addEventListener("quintet-done", () => this.drawer?.close());
    }

    connectedCallback() {
        super.connectedCallback();
        const { store } = this.controller;
        this.model = store.value;
        this.unsubscribe = store.subscribe((model) => {
            this.model = model;
        });
        window.addEventListener("resize", this.resized);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        // The clock must not run while the game is out of sight.
        if (clockRuns(this.model)) this.controller.setPaused(true);
        this.unsubscribe?.();
        window.removeEventListener("resize", this.resized);
    }

    /** @returns {import("../ui/panels/drawer.js").Drawer | null} */
    get drawer() {
        return this.renderRoot.querySelector("quintet-drawer");
    }

    /**
     * Loads and opens a drawer.
     * @param {string} name  as in `drawers/index.js`
     * @param {unknown} [subject]
     * @param {string} [from]  the drawer to which the back button leads
     */
    async openDrawer(name, subject = null, from = this.opened?.name ?? "") {
        try {
            const { loadDrawer } = await import("./drawers/index.js");
            const drawer = await loadDrawer(name, this.t.language);
            this.opened = { name, drawer, subject, from: from === name ? "" : from };
        } catch {
            this.controller.tell({ key: "notice.notLoaded", tone: "error" });
            return;
        }
        await this.updateComplete;
        await this.drawer?.updateComplete;
        this.drawer?.show();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const before = /** @type {Model | null} */ (changed.has("model") ? changed.get("model") : this.model);
        const { settings, layout, state, hint, clock, ending, paused, proposed, refusal, notices, trouble } =
            this.model;
        if (changed.has("t")) {
            const { id, name, direction } = this.t.language;
            Object.assign(document.documentElement, { lang: id, dir: direction });
            if (changed.get("t")) this.said = `${this.t("app.language")}: ${name}`;
        }
        if (before && before.settings.language !== settings.language) this.setLanguage(settings.language);
        if (before?.settings !== settings) wearLooks(settings);
        const resized =
            changed.has("room") || changed.has("turned") || before?.settings.coordinates !== settings.coordinates;
        if (layout && (resized || before?.layout !== layout)) {
            this.fit = bestFit(layout, this.room, settings.coordinates);
            if (this.turned?.layout === layout) this.fit = { ...this.fit, orientation: this.turned.orientation };
        }
        // The first board needs none of these parts; their places are empty until they have loaded.
        if (state?.length) this.loadPart("quintet-moves");
        if (notices.length) this.loadPart("quintet-notices");
        if (clock) this.loadPart("quintet-clock");
        if (settings.showChances) this.loadPart("quintet-chances");
        // Without an engine the header still leads to other pages.
        if (state || trouble !== null) this.loadPart("quintet-header");
        if (state) this.loadPart("quintet-volume");
        if (endedForPeople(this.model)) {
            this.loadPart("quintet-result");
            this.loadPart("quintet-skip");
            // Without a network, the next update tries again.
            this.learnEndSentences(this.t).catch(() => {});
        }
        const stopped = before?.paused !== paused && before?.state === state;
        if ((before?.proposed !== proposed && proposed !== null) || stopped) {
            const { title, detail } = statusOf(this.t, this.model);
            this.said = `${title} ${detail}`;
        }
        if (before?.hint !== hint && hint !== null) this.said = statusOf(this.t, this.model).detail;
        if (before?.refusal !== refusal && refusal) {
            this.said = statusOf(this.t, this.model).detail;
        }
        if (before?.state !== state || (before?.ending !== ending && ending))
            this.said = announcement(this.t, this.model);
        if (before?.state !== state || changed.has("t")) {
            document.title = this.documentTitle;
        }
    }

    get documentTitle() {
        const { model, t } = this;
        return [...(model.state ? [t(`game.${model.state.game}`)] : []), t("app.name")].join(" – ");
    }

    /**
     * Changes the language when its words have loaded; otherwise the old language stays.
     * @param {string} chosen
     */
    async setLanguage(chosen) {
        try {
            const { changeLanguage } = await import("../widgets/change-language.js");
            this.t = await changeLanguage(this.t, chosen, () => this.model.settings.language === chosen);
        } catch {
            this.controller.setSettings({ language: this.t.language.id });
            this.controller.tell({ key: "notice.noLanguage", tone: "error" });
        }
    }

    render() {
        const { model, t, controller, ahead } = this;
        const { state } = model;
        const players = specOf(model)?.players ?? [];
        const step = nextStep(model).kind;
        const over = step === "over" && customElements.get("quintet-result") && tellsEnd(t);
        const proposed = state?.legal.find(({ text }) => text === model.proposed) ?? null;
        return html`
            <div class="page ${this.fit.aspect === 0 ? "open" : ""} ${over ? "over" : ""}"
                style="--aspect: ${this.fit.aspect || 1}">
                <div class="panel"></div>
                <quintet-header folded .game=${state?.game}>
                    <h1>${t(state ? `game.${state.game}` : "app.name")}</h1>
                    <quintet-volume></quintet-volume>
                    <button type="button" class="button bare square" data-do="help" aria-label=${t("button.help")}
                        title=${t("button.help")} @click=${() => this.openDrawer("help")}>${icon("help")}</button>
                </quintet-header>
                <main>
                <quintet-games></quintet-games>
                <quintet-seats
                    @quintet-low-time=${(/** @type {CustomEvent} */ event) => this.announceLowTime(event.detail.player)}></quintet-seats>
                ${model.settings.showChances ? html`<quintet-chances></quintet-chances>` : nothing}
                <div class="board">
                    ${model.trouble === null ? "" : this.trouble(model.trouble)}
                    ${
                        model.layout
                            ? html`<quintet-board style=${ahead ? "--source-dash: 7 6" : nothing}
                        .layout=${model.layout} .orientation=${this.fit.orientation} .state=${ahead?.state ?? state} .players=${players}
                        .interactive=${step === "person" || ahead !== null} .proposed=${ahead ? ahead.chosen : proposed} .marks=${this.marks}
                        .coordinates=${this.fit.labels}
                        @quintet-action=${(/** @type {CustomEvent} */ event) => this.entered(event.detail)}
                        @quintet-withdraw=${() => (ahead ?? controller).propose(null)}
                        @quintet-select=${this.selected} @quintet-refused=${ahead?.refuse ?? this.refused}
                        @quintet-trays=${this.traysChanged}
                        @quintet-trouble=${() => controller.tell({ key: "notice.notLoaded", tone: "error" })}></quintet-board>`
                            : ""
                    }
                </div>
                <quintet-status .ahead=${ahead} .extras=${this.extras} .aim=${this.aimHidden && state?.length === 0 ? t(`aim.${state.game}`) : ""}
                    @quintet-focus-lost=${() => this.board?.focusBoard()}></quintet-status>
                <div class="moves">${over ? html`<quintet-result></quintet-result>` : nothing}${state?.length ? this.moves(players) : nothing}${state ? this.aim(state) : nothing}</div>
                ${this.opened ? nothing : this.notices()}
                <quintet-controls></quintet-controls>
                </main>
            </div>
            ${this.renderDrawer()}
            <p class="unseen" role="status">${this.said}</p>`;
    }

    /** @param {CustomEvent} event */
    async refused(event) {
        if (!this.waits?.(event.detail)) await super.refused(event);
    }

    /** @param {{text: string, sure: boolean, small: boolean}} action */
    entered({ text, sure, small }) {
        if (this.ahead) return this.ahead.propose(text);
        return sure ? this.controller.play(text) : this.controller.enter(text, small);
    }

    renderDrawer() {
        const { opened, t } = this;
        if (!opened) return nothing;
        return html`<quintet-drawer .heading=${t(opened.drawer.heading)} .closeLabel=${t("button.close")}
            .backLabel=${opened.from ? t("button.back") : ""} @quintet-back=${() => this.openDrawer(opened.from, null, "")}
            @quintet-closed=${this.drawerClosed}>${opened.drawer.content(this, opened.subject)}${this.notices()}</quintet-drawer>`;
    }

    /** Renders the notices: in a place of the page that has nothing to press, or in the open drawer. */
    notices() {
        return html`<quintet-notices slot="notices"></quintet-notices>`;
    }

    /** @param {{currentTarget: any}} event */
    async drawerClosed({ currentTarget: { byKeys } }) {
        this.opened = null;
        await this.updateComplete;
        // The page opened the drawer by itself, or what opened it is gone.
        if (byKeys && document.activeElement === document.body) this.board?.focusBoard();
    }

    /** Renders the message that the engine cannot be used. @param {string} message */
    trouble(message) {
        const { t, controller } = this;
        return html`<div class="trouble" role="alert">
            <h2>${t("trouble.title")}</h2>
            ${troubleText(t, message)}
            <button type="button" class="button primary" @click=${() => controller.start(askedGame())}>
                ${t("button.retry")}
            </button>
        </div>`;
    }

    /**
     * Renders the aim of the game, shown before the first action, and on a desktop while the list leaves room for it.
     * @param {GameState} state
     */
    aim({ game, length }) {
        const { model, t } = this;
        return html`<div class="about ${length ? "after" : ""}"><p class="aim">${t(`aim.${game}`)}
            <span class="way">${t(`way.${game}`)}</span></p>
            <p class="links">
                ${specOf(model)?.hasRulesPage ? html`<a href=${`rules/${game}.html`}>${t("games.rules", { game: t(`game.${game}`) })}</a>` : nothing}
                ${this.lesson && !length ? html`<a data-do="lesson" href=${`learn/lessons/index.html#game=${game}`}>${t("welcome.lesson")}</a>` : nothing}
            </p>
            <quintet-goal at-once></quintet-goal></div>`;
    }

    /** @param {string[]} players */
    moves(players) {
        const { model, controller } = this;
        return html`<quintet-moves .state=${model.state} .layout=${model.layout} .players=${players}
            .controller=${controller} @quintet-look=${this.lookedAt}></quintet-moves>`;
    }

    /** Loads a part of the page that was not needed before, with the styles of its place. @param {string} name */
    loadPart(name) {
        if (this.parts.has(name)) return;
        this.parts.add(name);
        // Without a network, the next update tries again.
        laterParts[name](this).then(
            (part) => this.placed(part),
            () => this.parts.delete(name),
        );
    }

    /** @param {any} part  `place`: the styles of its place, if it has any */
    placed({ place = [] } = {}) {
        this.sheets = this.sheets.concat(place);
        adoptStyles(/** @type {ShadowRoot} */ (this.renderRoot), this.sheets);
        this.requestUpdate();
    }

    /** Announces that a person has little time left. @param {number} player */
    announceLowTime(player) {
        if (this.model.seats[player] === PERSON) this.said = this.t("turn.hurry");
    }

    firstUpdated() {
        /** @type {typeof import("./keys.js") | null} */
        let keys = null;
        const loaded = import("./keys.js").then((module) => {
            keys = module;
        });
        window.addEventListener("keydown", (event) =>
            keys ? keys.pressed(this, event) : loaded.then(() => keys?.pressed(this, event)).catch(() => {}),
        );
        import("./drawers/index.js").then(({ prefetchParts }) => prefetchParts(this)).catch(() => {});
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        const about = this.renderRoot.querySelector(".about");
        // Observing an element again, or one that has left the page, does nothing.
        if (about) this.aimSizes.observe(about);
        return super.updated(changed);
    }
}

/** @type {Record<string, (app: QuintetApp) => Promise<unknown>>} */
const laterParts = {
    "quintet-header": () => import("../widgets/header/header-element.js"),
    "quintet-moves": () => import("../widgets/moves-element.js"),
    "quintet-notices": ({ t }) => import("./panel/notices.js").then(({ define }) => define(t)),
    "quintet-chances": () => import("./panel/chances-element.js"),
    "quintet-result": () => import("./panel/result-element.js"),
    "quintet-skip": () => import("./panel/skip-element.js"),
    "quintet-clock": ({ t }) => import("./panel/clock-element.js").then(({ define }) => define(t)),
    "quintet-volume": ({ t }) => import("./panel/volume-element.js").then(({ define }) => define(t)),
};

customElements.define("quintet-app", QuintetApp);
