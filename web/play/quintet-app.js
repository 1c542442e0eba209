/**
 * `<quintet-app>`: the page. The board, with seats, status, moves and controls beside it on a desktop, above and below
 * it on a phone.
 */
import { adoptStyles, html, nothing } from "lit";
import { GameHost } from "../widgets/boards/game-host.js";
import "./panel/controls-element.js";
import "./panel/games-element.js";
import "./panel/status-element.js";
import "./panel/turn-element.js";
import { PERSON, specOf } from "../game/model.js";
import { announcement, statusOf, tellsEnd } from "../game/sentences/game-sentences.js";
import { clockRuns, endedForPeople, nextStep } from "../game/turns.js";
import { askedGame } from "../record/address.js";
import { icon } from "../ui/icons.js";
import { troubleText } from "../ui/notices/trouble-text.js";
import { given } from "../ui/page-element.js";
import { share } from "../ui/share.js";
import { follow } from "../ui/store.js";
import { wearLooks } from "../widgets/appearance.js";
import { boardPageStyles } from "../widgets/boards/board-page-styles.js";
import { appStyles } from "./app-styles.js";

/**
 * @import { GameState } from "../engine/protocol.js"
 * @import { Controller } from "../game/controller.js"
 * @import { Model } from "../game/model.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { Opened } from "./drawers/index.js"
 * @import { Ahead } from "./premoves.js"
 * @import { PropertyDeclarations } from "lit"
 */

/** Least height of a line of text, in pixels. */
const lineHeight = 18;

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

    static styles = [boardPageStyles, appStyles];

    constructor() {
        super();
        /** @type {Controller} */
        this.controller = given;
        /** @type {Model} */
        this.model = given;
        /** @type {Translate} */
        this.t = given;
        share(this, { words: "t", model: "model", commands: "controller" });
        follow(this, () => this.controller.store);
        /** The open drawer. @type {Opened | null} */
        this.opened = null;
        /** The orientation that a link asks for on a board. @type {{layout: unknown, orientation: number} | null} */
        this.turned = null;
        /** Whether the lesson of the game is offered beside its rules. */
        this.lesson = false;
        /** What may be entered while others act. @type {Ahead | null} */
        this.ahead = null;
        /** Keeps a press that leads to no action yet for a premove. @type {((attempt: any) => boolean) | null} */
        this.waits = null;
        /** The styles of the page, and of the places of parts that were loaded later. */
        this.sheets = [...QuintetApp.elementStyles];
        /** The names of these parts. @type {Set<string>} */
        this.parts = new Set();
        /** Whether the board leaves no room for the aim of the game, which the status line then tells. */
        this.aimHidden = false;
        this.aimSizes = new ResizeObserver(([{ contentRect }]) => {
            this.aimHidden = contentRect.height < lineHeight;
        });
        this.addEventListener("quintet-drawer", (event) => {
            event.preventDefault();
            const { name, subject } = /** @type {CustomEvent} */ (event).detail;
            this.openDrawer(name, subject);
        });
        this.addEventListener("quintet-done", () => this.drawer?.close());
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        // The clock must not run while the game is out of sight.
        if (clockRuns(this.model)) this.controller.setPaused(true);
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
            const { open } = await import("./drawers/index.js");
            await open(this, name, subject, from === name ? "" : from);
        } catch {
            this.notLoaded();
        }
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        super.willUpdate(changed);
        const before = /** @type {Model | null} */ (changed.has("model") ? changed.get("model") : this.model);
        const { settings, state, hint, clock, ending, paused, proposed, refusal, notices, trouble } = this.model;
        if (changed.has("t")) {
            const { id, name, direction } = this.t.language;
            Object.assign(document.documentElement, { lang: id, dir: direction });
            if (changed.get("t")) this.said = `${this.t("app.language")}: ${name}`;
        }
        if (before && before.settings.language !== settings.language) this.setLanguage(settings.language);
        if (before?.settings !== settings) wearLooks(settings);
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
            this.learnEndSentences(this.t);
        }
        const stopped = before?.paused !== paused && before?.state === state;
        if ((before?.proposed !== proposed && proposed !== null) || stopped) {
            const { title, detail } = statusOf(this.t, this.model);
            this.said = `${title} ${detail}`;
        }
        if ((before?.hint !== hint && hint !== null) || (before?.refusal !== refusal && refusal)) {
            this.said = statusOf(this.t, this.model).detail;
        }
        if (before?.state !== state || (before?.ending !== ending && ending))
            this.said = announcement(this.t, this.model);
        if (before?.state !== state || changed.has("t")) {
            document.title = this.documentTitle;
        }
    }

    get shown() {
        const { model, ahead, marks, turned } = this;
        const { layout, state, proposed } = model;
        return {
            layout,
            state: ahead?.state ?? state,
            players: specOf(model)?.players ?? [],
            turn: nextStep(model).kind === "person" || ahead !== null,
            marks,
            proposed: ahead ? ahead.chosen : (state?.legal.find(({ text }) => text === proposed) ?? null),
            orientation: turned?.layout === layout ? turned.orientation : undefined,
        };
    }

    get documentTitle() {
        const { model, t } = this;
        return [...(model.state ? [t(`game.${model.state.game}`)] : []), t("app.name")].join(" – ");
    }

    /** Changes the language when its words have loaded; otherwise the old language stays. @param {string} chosen */
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
        const { model, t, ahead } = this;
        const { state } = model;
        const { aspect } = this.fitted.fit;
        const over = nextStep(model).kind === "over" && customElements.get("quintet-result") && tellsEnd(t);
        return html`
            <div class="page ${aspect === 0 ? "open" : ""} ${over ? "over" : ""}" style="--aspect: ${aspect || 1}">
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
                    @quintet-low-time=${this.announceLowTime}></quintet-seats>
                ${model.settings.showChances ? html`<quintet-chances></quintet-chances>` : nothing}
                <div class="room"></div>
                <div class="board">
                    ${model.trouble === null ? "" : this.trouble(model.trouble)}${this.boardPart()}
                </div>
                <quintet-status .ahead=${ahead} .extras=${this.extras} .aim=${this.aimHidden && state?.length === 0 ? t(`aim.${state.game}`) : ""}
                    @quintet-focus-lost=${() => this.board?.focusBoard()}></quintet-status>
                <div class="moves">${over ? html`<quintet-result></quintet-result>` : nothing}${
                    state?.length
                        ? html`<quintet-moves .state=${state} .layout=${model.layout} .players=${this.shown.players}
                    .controller=${this.controller} @quintet-look=${this.lookedAt}></quintet-moves>`
                        : nothing
                }${state ? this.aim(state) : nothing}</div>
                ${this.opened ? nothing : this.notices()}
                <quintet-controls></quintet-controls>
                </main>
            </div>
            ${this.opened?.view() ?? nothing}
            <p class="unseen" role="status">${this.said}</p>`;
    }

    /** @param {CustomEvent} event */
    async refused(event) {
        if (this.ahead) this.ahead.refuse();
        else if (!this.waits?.(event.detail)) await super.refused(event);
    }

    /** @param {CustomEvent} event */
    entered({ detail: { text, sure, small } }) {
        if (this.ahead) this.ahead.propose(text);
        else if (sure) this.controller.play(text);
        else this.controller.enter(text, small);
    }

    withdrawn() {
        (this.ahead ?? this.controller).propose(null);
    }

    /** Renders the notices: in a place of the page that has nothing to press, or in the open drawer. */
    notices() {
        return html`<quintet-notices slot="notices"></quintet-notices>`;
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
    placed({ place } = {}) {
        this.requestUpdate();
        // Adopting sheets, even the same ones, computes the styles of the whole page again.
        if (!place) return;
        this.sheets = this.sheets.concat(place);
        adoptStyles(/** @type {ShadowRoot} */ (this.renderRoot), this.sheets);
    }

    /** Announces that a person has little time left. @param {CustomEvent<{player: number}>} event */
    announceLowTime({ detail: { player } }) {
        if (this.model.seats[player] === PERSON) this.said = this.t("turn.hurry");
    }

    firstUpdated() {
        this.listen(window, import("./keys.js"));
        import("./drawers/index.js").then(({ prefetchParts }) => prefetchParts(this)).catch(() => {});
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        const about = this.renderRoot.querySelector(".about");
        // Not a custom property: changing one styles all cells again, while an engine thinks.
        this.board?.toggleAttribute("ahead", this.ahead !== null);
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
