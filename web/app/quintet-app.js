/**
 * `<quintet-app>`: the page. A board, and around it who plays, how things stand, what was played, and what can be done. Beside the
 * board on a desk, above and below it on a phone.
 */
import { html, LitElement, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import "../board/board.js";
import { addSheetWords } from "../i18n/sheets.js";
import { loadLanguage, pickLanguage, translator } from "../i18n/t.js";
import "./chances-part.js";
import "./controls-part.js";
import "./games-part.js";
import "./moves-part.js";
import "./seats-part.js";
import "./status-part.js";
import { askedGame } from "./address.js";
import { appStyles } from "./app-styles.js";
import { resultOf } from "./ending.js";
import { bestFit } from "./fit.js";
import { icon, logo } from "./icons.js";
import { PERSON, specOf } from "./model.js";
import { given } from "./part.js";
import { loadAhead, loadSheet } from "./sheets.js";
import { deedOf } from "./shortcuts.js";
import { boardRoom, shared } from "./styles.js";
import { clockRuns, nextStep } from "./turns.js";
import { announcement, statusOf } from "./words.js";

/**
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./controller.js").Controller} Controller
 */
export class QuintetApp extends LitElement {
    static properties = {
        controller: { attribute: false },
        t: { attribute: false },
        model: { state: true },
        extras: { state: true },
        room: { state: true },
        opened: { state: true },
    };

    static styles = [shared, appStyles];

    constructor() {
        super();
        /** @type {Controller} */
        this.controller = given;
        /** @type {Model} */
        this.model = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
        /**
         * The sheet that lies over the page, what it is about, and the one it was opened from.
         * @type {{name: string, sheet: import("./sheets.js").Sheet, subject: unknown, from: string} | null}
         */
        this.opened = null;
        this.fit = { orientation: 0, aspect: 1 };
        this.room = boardRoom();
        /** What the board cannot offer as a cell. @type {import("../engine/protocol.js").ActionView[]} */
        this.extras = [];
        this.keyed = this.keyed.bind(this);
        this.resized = () => {
            this.room = boardRoom();
        };
        this.said = "";
        this.addEventListener("quintet-sheet", (event) => {
            const { name, subject } = /** @type {CustomEvent} */ (event).detail;
            this.openSheet(name, subject);
        });
        this.addEventListener("quintet-done", () => this.leaf?.close());
    }

    connectedCallback() {
        super.connectedCallback();
        const { store } = this.controller;
        this.model = store.value;
        this.unsubscribe = store.subscribe((model) => {
            this.model = model;
        });
        window.addEventListener("keydown", this.keyed);
        window.addEventListener("resize", this.resized);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        // Nobody's time goes by while the game is out of sight.
        if (clockRuns(this.model)) this.controller.setPaused(true);
        this.unsubscribe?.();
        window.removeEventListener("keydown", this.keyed);
        window.removeEventListener("resize", this.resized);
    }

    /** @returns {import("../board/board.js").QuintetBoard | null} */
    get board() {
        return this.renderRoot.querySelector("quintet-board");
    }

    /** @returns {import("./sheet-part.js").SheetPart | null} */
    get leaf() {
        return this.renderRoot.querySelector("quintet-sheet");
    }

    /**
     * @param {string} name  as in `sheets.js`
     * @param {unknown} [subject]
     * @param {string} [from]  the sheet that a button leads back to
     */
    async openSheet(name, subject = null, from = this.opened?.name ?? "") {
        try {
            const sheet = await loadSheet(name, this.t.language);
            this.opened = { name, sheet, subject, from: from === name ? "" : from };
        } catch {
            this.controller.tell({ key: "notice.notLoaded", tone: "error" });
            return;
        }
        await this.updateComplete;
        await this.leaf?.updateComplete;
        this.leaf?.show();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const before = /** @type {Model | null} */ (changed.has("model") ? changed.get("model") : this.model);
        const { settings, layout, state, hint, clock, ending, proposed, notices } = this.model;
        if (changed.has("t")) {
            const { id, name, direction } = this.t.language;
            Object.assign(document.documentElement, { lang: id, dir: direction });
            if (changed.get("t")) this.said = `${this.t("menu.language")}: ${name}`;
        }
        if (before && before.settings.language !== settings.language) this.speak(settings.language);
        if (before?.settings.theme !== settings.theme) {
            if (settings.theme === "auto") delete document.documentElement.dataset.theme;
            else document.documentElement.dataset.theme = settings.theme;
        }
        const resized = changed.has("room") || before?.settings.coordinates !== settings.coordinates;
        if (layout && (resized || before?.layout !== layout)) {
            this.fit = bestFit(layout, this.room, settings.coordinates);
        }
        // None of these is wanted before the first board; until they are there, their places are empty.
        if (notices.length) this.fetch("quintet-notices");
        if (clock) this.fetch("quintet-clock");
        if (resultOf(this.model).state !== "ongoing") this.fetch("quintet-result");
        if (before?.proposed !== proposed && proposed !== null) {
            const { title, detail } = statusOf(this.t, this.model);
            this.said = `${title} ${detail}`;
        }
        if (before?.ending !== ending && ending) this.said = announcement(this.t, this.model);
        if (before?.hint !== hint && hint !== null) this.said = statusOf(this.t, this.model).detail;
        if (before?.state !== state) this.said = announcement(this.t, this.model);
        if (before?.state !== state || changed.has("t")) {
            document.title = state ? `${this.t(`game.${state.game}`)} – ${this.t("app.name")}` : this.t("app.name");
        }
    }

    /**
     * Changes the language when its words are there. Until then the old one stays, and also if they do not come.
     * @param {string} chosen
     */
    async speak(chosen) {
        try {
            const language = await loadLanguage(pickLanguage(chosen, navigator.languages));
            await addSheetWords(language);
            if (this.model.settings.language === chosen) this.t = translator(language);
        } catch {
            this.controller.setSettings({ language: this.t.language.id });
            this.controller.tell({ key: "notice.noLanguage", tone: "error" });
        }
    }

    render() {
        const { model, t, controller } = this;
        const { state, settings } = model;
        const players = specOf(model)?.players ?? [];
        const step = nextStep(model).kind;
        const over = step === "over" && customElements.get("quintet-result") !== undefined;
        const proposed = state?.legal.find(({ text }) => text === model.proposed) ?? null;
        return html`
            <div class="page ${this.fit.aspect === 0 ? "open" : ""} ${over ? "over" : ""}"
                style=${styleMap({ "--aspect": String(this.fit.aspect || 1) })}>
                <div class="panel"></div>
                <header>
                    <h1>${logo}${t("app.name")}</h1>
                    <button type="button" class="button bare square" aria-label=${t("button.help")}
                        title=${t("button.help")} @click=${() => this.openSheet("help")}>${icon("help")}</button>
                </header>
                <main>
                <quintet-games .model=${model} .t=${t} .controller=${controller}></quintet-games>
                <quintet-seats .model=${model} .t=${t} .controller=${controller}
                    @quintet-low-time=${(/** @type {CustomEvent} */ event) => this.hurry(event.detail.player)}></quintet-seats>
                <quintet-chances .model=${model} .t=${t} .controller=${controller}></quintet-chances>
                <div class="board">
                    ${model.trouble === null ? "" : this.trouble(model.trouble)}
                    ${
                        model.layout
                            ? html`<quintet-board
                        .layout=${model.layout} .orientation=${this.fit.orientation} .state=${state} .players=${players} .t=${t}
                        .interactive=${step === "person"} .proposed=${proposed} .marks=${this.hintMarks()}
                        .coordinates=${settings.coordinates}
                        @quintet-action=${(/** @type {CustomEvent} */ event) => this.entered(event.detail)}
                        @quintet-withdraw=${() => controller.propose(null)}
                        @quintet-select=${this.readExtras}
                        @quintet-trouble=${() => controller.tell({ key: "notice.notLoaded", tone: "error" })}></quintet-board>`
                            : ""
                    }
                </div>
                <quintet-status .extras=${this.extras} .model=${model} .t=${t} .controller=${controller}
                    @quintet-focus-lost=${() => this.board?.focusBoard()}></quintet-status>
                ${
                    over
                        ? html`<quintet-result .model=${model} .t=${t} .controller=${controller}></quintet-result>`
                        : nothing
                }
                <quintet-moves .state=${state} .players=${players} .t=${t} .controller=${controller}></quintet-moves>
                <quintet-controls .model=${model} .t=${t} .controller=${controller}></quintet-controls>
                </main>
            </div>
            <quintet-notices .model=${model} .t=${t} .controller=${controller}></quintet-notices>
            ${this.sheet()}
            <p class="unseen" role="status">${this.said}</p>`;
    }

    /** @param {{text: string, sure: boolean}} action */
    entered({ text, sure }) {
        return sure ? this.controller.play(text) : this.controller.enter(text);
    }

    sheet() {
        const { opened, t } = this;
        if (!opened) return nothing;
        return html`<quintet-sheet .heading=${t(opened.sheet.heading)} .closeLabel=${t("button.close")}
            .backLabel=${opened.from ? t("button.back") : ""} @quintet-back=${() => this.openSheet(opened.from, null, "")}
            @quintet-closed=${() => {
                this.opened = null;
            }}>${opened.sheet.content(this, opened.subject)}</quintet-sheet>`;
    }

    /** The engine cannot be used at all. @param {string} message */
    trouble(message) {
        const { t, controller } = this;
        return html`<div class="trouble" role="alert">
            <h2>${t("trouble.title")}</h2>
            <p><bdi lang="en">${message}</bdi></p>
            <button type="button" class="button primary" @click=${() => controller.start(askedGame())}>
                ${t("button.retry")}
            </button>
        </div>`;
    }

    /** @returns {import("../engine/protocol.js").Mark[]} */
    hintMarks() {
        const { state, hint } = this.model;
        const action = hint === null ? null : state?.legal.find(({ text }) => text === hint);
        if (!action) return NO_MARKS;
        const ends = [action.from, action.to, ...action.cells].filter(Boolean);
        const way = action.path.length ? [action.from, ...action.path, action.to] : [];
        return [
            { role: "hint", cells: ends },
            { role: "way", cells: way },
        ];
    }

    /** A part that is needed only now. @param {keyof typeof laterParts} name */
    fetch(name) {
        if (customElements.get(name)) return;
        const fetched = laterParts[name]();
        // Without a network it is asked for again the next time.
        fetched.then(() => this.requestUpdate()).catch(() => {});
    }

    /** Little time is left to a player. @param {number} player */
    hurry(player) {
        if (this.model.seats[player] === PERSON) this.say(this.t("clock.hurry"));
    }

    /** @param {string} words  for those who listen */
    say(words) {
        this.said = words;
        this.requestUpdate();
    }

    firstUpdated() {
        loadAhead(this);
    }

    async updated() {
        const { board } = this;
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
        const { controller, model, board } = this;
        const rtl = this.t.language.direction === "rtl";
        const proposed = model.proposed !== null && !this.opened;
        const deed = deedOf(event, { letters: model.settings.shortcuts, rtl, proposed });
        if (!deed) return;
        event.preventDefault();
        const step = nextStep(model).kind;
        const deeds = {
            undo: () => controller.undo(),
            redo: () => controller.redo(),
            hint: () => controller.hint(),
            newGame: () => model.state && this.openSheet("newGame"),
            confirm: () => model.proposed !== null && controller.play(model.proposed),
            cancel: () => controller.propose(null),
            pause: () => (model.clock || step === "paused" || step === "engine") && controller.setPaused(!model.paused),
            board: () => board?.focusBoard(),
            more: () => this.openSheet("menu"),
            help: () => this.openSheet("help"),
            back: () => controller.step(-1),
            forward: () => controller.step(1),
            first: () => controller.goTo(0),
            last: () => controller.goTo(Number.MAX_SAFE_INTEGER),
        };
        deeds[deed]();
    }
}

const laterParts = {
    "quintet-notices": () => import("./notices-part.js"),
    "quintet-clock": () => import("./clock-part.js"),
    "quintet-result": () => import("./result-part.js"),
};

/** The same list each time, so that the board need not draw again. */
/** @type {import("../engine/protocol.js").Mark[]} */
const NO_MARKS = [];

customElements.define("quintet-app", QuintetApp);
