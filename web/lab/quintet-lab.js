/**
 * `<quintet-lab>`: the analysis. The board, playable for all sides; what the search thinks; the game with its variations; the chances
 * over the game. `openLab` makes it for a game of the page, which stays as it is.
 */
import { html, LitElement, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import "../app/sheet-part.js";
import "../board/board.js";
import { bestFit } from "../app/fit.js";
import { given } from "../app/part.js";
import { openMemory } from "../app/storage.js";
import { DESK, shared } from "../app/styles.js";
import { lastActionSentence } from "../app/words.js";
import { actionName } from "../board/naming.js";
import { withLab } from "../i18n/lab.js";
import "./bar-part.js";
import { FIELD } from "./format.js";
import { icon } from "./icons.js";
import "./graph-part.js";
import { Lab } from "./lab.js";
import { emptyLab, keyOf, specOf } from "./lab-model.js";
import { labStyles } from "./lab-styles.js";
import "./lines-part.js";
import { encodeLabLink } from "./link.js";
import "./more-part.js";
import "./note-part.js";
import "./search-part.js";
import "./tree-part.js";
import { isMain, nodeAt } from "./tree.js";
import { sharesText } from "./words.js";

export { decodeLabLink } from "./link.js";

/**
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").Mark} Mark
 * @typedef {import("../app/quintet-app.js").QuintetApp} QuintetApp
 */

/** The same list each time, so that the board need not draw again. @type {Mark[]} */
const NO_MARKS = [];
/** Beside the lines of the best actions, no more are drawn on the board. */
const MOST_ARROWS = 3;

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
        sheet: { state: true },
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
        /** @type {"lines" | "moves" | "graph" | "search"} */
        this.tab = "lines";
        this.media = matchMedia(DESK);
        this.wide = this.media.matches;
        this.room = room(this.wide);
        this.fit = { orientation: 0, aspect: 1 };
        /** What the board cannot offer as a cell. @type {ActionView[]} */
        this.extras = [];
        this.sheet = "";
        this.said = "";
        this.editing = false;
        /** Where the editor begins. @type {{record: GameRecord, setup: import("../engine/protocol.js").BoardSetup} | null} */
        this.start = null;
        /** @type {LabModel["layout"]} */
        this.layout = null;
        /** What the layout is of: a game and its options. */
        this.laidOut = "";
        /** The marks on the board, and what they were made of. @type {{key: string, state: LabModel["state"], marks: Mark[]}} */
        this.marked = { key: "", state: null, marks: NO_MARKS };
        this.keyed = this.keyed.bind(this);
        this.resized = () => {
            this.wide = this.media.matches;
            this.room = room(this.wide);
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

    focusFirst() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h1"))?.focus();
    }

    /** What is kept stands in the address, and goes with the game that it is about. @param {GameRecord} record */
    async kept(record) {
        if (this.going && this.lab.legible) this.keepWithGame(record);
        const { hash } = await encodeLabLink(record);
        if (!this.isConnected) return;
        try {
            history.replaceState(null, "", `#${hash}`);
        } catch {
            // In a frame without an origin of its own the address cannot be changed; the analysis goes on without.
        }
    }

    /** The record of the game carries what was added to it, wherever it is saved and sent; nothing else of it changes. @param {GameRecord} record */
    keepWithGame({ game, options, setup, [FIELD]: analysis }) {
        const { controller } = this.app;
        const { state, extra } = controller.store.value;
        const alike = (/** @type {Partial<GameRecord>} */ other) =>
            JSON.stringify([other.game, other.setup || "", Object.entries(other.options ?? {}).sort()]);
        if (
            !state ||
            alike(state) !== alike({ game, options, setup }) ||
            JSON.stringify(extra[FIELD]) === JSON.stringify(analysis)
        )
            return;
        const { [FIELD]: _, ...others } = extra;
        const added = analysis === undefined ? others : { ...others, [FIELD]: analysis };
        controller.store.update((model) => ({ ...model, extra: added }));
        controller.putAway();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { model, t } = this;
        const before = /** @type {LabModel | undefined} */ (changed.get("model"));
        // The engine sends the layout with every position; only another one is news to the board.
        const size = JSON.stringify(model.base.options ?? {});
        const key = `${model.base.game} ${size}`;
        const coordinates = this.app.model.settings.coordinates;
        if (model.layout && (this.laidOut !== key || changed.has("room"))) {
            if (this.laidOut !== key) this.layout = model.layout;
            this.laidOut = key;
            this.fit = bestFit(/** @type {any} */ (this.layout), this.room, coordinates);
        }
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
        if (this.editing) return this.editor();
        const names = {
            lines: "lab.tab.lines",
            moves: "lab.tab.moves",
            graph: "lab.tab.graph",
            search: "lab.tab.search",
        };
        const tabs = Object.keys(names).filter((tab) => !this.wide || tab !== "moves");
        return html`
            <div class="page ${this.fit.aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(this.fit.aspect || 1) })}>
                <div class="panel"></div>
                <header>
                    <button type="button" class="button bare" data-do="leave" @click=${() => this.leave()}>${icon("back")}${t("lab.back")}</button>
                    <h1 tabindex="-1">${t("lab.title")} <small>${model.base.game ? t(`game.${model.base.game}`) : ""}</small></h1>
                    <button type="button" class="button bare square" data-do="more" aria-label=${t("button.more")} title=${t("button.more")}
                        @click=${() => this.openSheet("more")}>${icon("more")}</button>
                </header>
                <main>${
                    model.phase === "ready"
                        ? html`
                <quintet-lab-bar .model=${model} .t=${t} .lab=${lab}></quintet-lab-bar>
                <div class="board" @pointerdown=${() => lab.preview.end()}>${this.boardPart()}</div>
                ${this.movesBar()}
                <div role="tablist" aria-label=${t("lab.tabs")} @keydown=${this.tabKeyed}>
                    ${tabs.map(
                        (
                            tab,
                        ) => html`<button type="button" role="tab" id="tab-${tab}" data-tab=${tab} aria-controls="part"
                        aria-selected=${String(tab === this.tab)} tabindex=${tab === this.tab ? 0 : -1}
                        @click=${() => this.choose(tab)}>${t(/** @type {any} */ (names)[tab])}</button>`,
                    )}
                </div>
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
        const state = preview?.state ?? model.state;
        const current = model.state && keyOf(model.state.actions) === keyOf(model.path);
        return html`<quintet-board .layout=${this.layout} .orientation=${this.fit.orientation} .state=${state} .players=${players} .t=${t}
                .interactive=${!preview && Boolean(current)} .marks=${this.marks()} .coordinates=${this.app.model.settings.coordinates}
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

    /** The best actions, or the line that is looked at, as arrows. @returns {Mark[]} */
    marks() {
        const { state, preview, thinking } = this.model;
        if (preview) return preview.views.map((view, index) => markOf(view, index === 0 ? "hint" : "analysis"));
        const lines = thinking.progress?.lines.slice(0, Math.min(thinking.lines, MOST_ARROWS)) ?? [];
        const key = `${state?.ply} ${lines.map(({ actions }) => actions[0]).join()}`;
        if (this.marked.key === key && this.marked.state === state) return this.marked.marks;
        const marks = lines.flatMap(({ actions }, index) => {
            const view = state?.legal.find(({ text }) => text === actions[0]);
            return view ? [markOf(view, index === 0 ? "hint" : "analysis")] : [];
        });
        this.marked = { key, state, marks: marks.length ? marks : NO_MARKS };
        return this.marked.marks;
    }

    movesBar() {
        const { model, t, lab } = this;
        const start = model.path.length === 0;
        const end = (nodeAt(model.tree, model.path)?.children.length ?? 0) === 0;
        const main = isMain(model.tree, model.path);
        const button = (
            /** @type {Parameters<typeof icon>[0]} */ name,
            /** @type {string} */ key,
            /** @type {() => void} */ act,
            off = false,
        ) =>
            html`<button type="button" data-do=${name} aria-disabled=${String(off)} aria-label=${t(key)} title=${t(key)}
                @click=${() => off || act()}>${icon(name)}</button>`;
        return html`<div class="moves" role="toolbar" aria-label=${t("controls.title")}>
            ${button("first", "lab.first", () => lab.end("first"), start)}
            ${button("back", "lab.backward", () => lab.step(-1), start)}
            ${button("forward", "lab.forward", () => lab.step(1), end)}
            ${button("last", "lab.last", () => lab.end("last"), end)}
            ${button("promote", "lab.promote", () => lab.promote(), main)}
            ${button("remove", "lab.remove", () => lab.remove(), start)}
            ${button("undo", "lab.undo", () => lab.undo(), model.past.length === 0)}
        </div>`;
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
        if (!this.sheet) return nothing;
        return html`<quintet-sheet .heading=${t("button.more")} .closeLabel=${t("button.close")} @quintet-closed=${() => {
            this.sheet = "";
        }}>
            <quintet-lab-more .model=${model} .t=${t} .lab=${lab}
                @quintet-done=${this.closeSheet} @quintet-other=${() => {
                    this.going = false;
                }} @quintet-edit=${this.edit} @quintet-play=${(/** @type {CustomEvent} */ event) => this.playHere(event.detail)}></quintet-lab-more>
        </quintet-sheet>`;
    }

    /** A position is being set up: the board and the editor, nothing else. */
    editor() {
        const { t, lab, model, start, layout, fit } = this;
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
        this.closeSheet();
        try {
            await import("./setup-screen.js");
            const { path, base } = lab.model;
            const record = { ...base, actions: path };
            const { setup } = await lab.setup(record);
            lab.search.stop();
            this.start = { record, setup };
            this.editing = true;
        } catch (error) {
            lab.tell({ key: "lab.failed", tone: "error", detail: String(/** @type {Error} */ (error).message) });
        }
    }

    /** Back to the analysis. */
    async edited() {
        this.editing = false;
        this.start = null;
        await this.updateComplete;
        this.focusFirst();
    }

    closeSheet() {
        const sheet = /** @type {any} */ (this.renderRoot.querySelector("quintet-sheet"));
        sheet?.close();
    }

    /** @param {string} name */
    async openSheet(name) {
        this.sheet = name;
        await this.updateComplete;
        const leaf = /** @type {any} */ (this.renderRoot.querySelector("quintet-sheet"));
        await leaf?.updateComplete;
        leaf?.show();
    }

    /**
     * Leaves for a game from the position shown. The old one can be brought back there.
     * @param {{level: string, seat: number, record?: GameRecord}} how
     */
    async playHere({ level, seat, record = this.lab.gameFromHere() }) {
        const players = specOf(this.model)?.players ?? [];
        const { controller } = this.app;
        this.leave();
        await controller.openRecord(Promise.resolve(record));
        // If it could not be opened, the page has said so, and the game there keeps its players.
        const opened = controller.store.value.state;
        if (opened?.game !== record.game || keyOf(opened.actions) !== keyOf(record.actions ?? [])) return;
        for (const player of players.keys()) await controller.setSeat(player, player === seat ? "person" : level);
        await controller.setPaused(false);
    }

    /** @param {string} tab */
    choose(tab) {
        this.tab = /** @type {any} */ (tab);
    }

    /** @param {KeyboardEvent} event */
    async tabKeyed(event) {
        const tabs = [...this.renderRoot.querySelectorAll("[role=tab]")].map(
            (tab) => /** @type {HTMLElement} */ (tab).dataset.tab ?? "",
        );
        const forward = this.t.language.direction === "rtl" ? -1 : 1;
        const now = tabs.indexOf(this.tab);
        const target = { ArrowRight: now + forward, ArrowLeft: now - forward, Home: 0, End: tabs.length - 1 }[
            event.key
        ];
        if (target === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        this.choose(tabs[(target + tabs.length) % tabs.length]);
        await this.updateComplete;
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`#tab-${this.tab}`))?.focus();
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

    /** Keys that work anywhere but in fields, and on the board only where it does not want them. @param {KeyboardEvent} event */
    keyed(event) {
        const { lab, board } = this;
        const [target] = event.composedPath();
        const element = /** @type {Partial<Element>} */ (target);
        if (event.defaultPrevented || event.altKey || this.sheet || this.editing) return;
        if (element.matches?.("input, select, textarea")) return;
        if (event.ctrlKey || event.metaKey) {
            if (event.key.toLowerCase() !== "z") return;
            event.preventDefault();
            return lab.undo();
        }
        const onBoard = element.closest?.("svg") && board?.renderRoot.contains(/** @type {Element} */ (element));
        const forward = this.t.language.direction === "rtl" ? -1 : 1;
        /** @type {Record<string, () => unknown>} */
        const keys = onBoard
            ? {}
            : {
                  ArrowRight: () => lab.step(forward),
                  ArrowLeft: () => lab.step(-forward),
                  ArrowUp: () => lab.beside(-1),
                  ArrowDown: () => lab.beside(1),
                  Home: () => lab.end("first"),
                  End: () => lab.end("last"),
                  Delete: () => lab.remove(),
              };
        if (this.app.model.settings.shortcuts) keys.b = () => board?.focusBoard();
        const deed = keys[event.key];
        if (!deed) return;
        event.preventDefault();
        deed();
    }
}

/** @param {ActionView} action @param {string} role @returns {Mark} */
function markOf({ from, to, cells }, role) {
    return { role, cells: [from, to, ...cells].filter(Boolean) };
}

/** The room for the board, as far as it decides how the board lies. @param {boolean} wide */
function room(wide) {
    const { innerWidth: width, innerHeight: height } = window;
    return wide ? { width: width - 460, height } : { width, height: height * 0.56 };
}

customElements.define("quintet-lab", QuintetLab);
