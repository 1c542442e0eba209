/**
 * Base class of every element that holds a board. An element states what its board shows (`shown`), does what is
 * entered (`act`), and renders `boardPart()` into a box with an element `.room`, or as `.room`, that is measured. The
 * rest is built on it: `BoardPage` makes a page of it, `GameHost` adds a running game with a controller.
 *
 * The board's content. `board`: identifies the board if every position brings an equal layout. `turn`: whether the
 * reader may act. `proposed`: the action that waits for confirmation. `orientation`: the one to show, by default the
 * best. `still`: the board shows no hands.
 * @typedef {object} Shown
 * @property {BoardLayout | null} layout
 * @property {unknown} [board]
 * @property {GameState | null} state
 * @property {string[]} players
 * @property {boolean} turn
 * @property {BoardMark[]} marks
 * @property {ActionView | null} [proposed]
 * @property {number} [orientation]
 * @property {boolean} [still]
 *
 * What shows notices: `Notices`, or a page's own commands.
 * @typedef {NoticesElement["controller"]
 *     & {tell: (notice: Sentence & {tone?: "error" | "info"}) => void}} Notifier
 */
import { html, nothing } from "lit";
import "../../board/board.js";
import { again } from "../../ui/again.js";
import { PageElement } from "../../ui/page-element.js";
import { MeasuredFit } from "./measured-fit.js";

/**
 * @import { Coordinates } from "../../board/board-fit.js"
 * @import { QuintetBoard } from "../../board/board.js"
 * @import { BoardMark } from "../../board/layers/marks.js"
 * @import { ActionView, Attempt, BoardLayout, GameState } from "../../engine/protocol.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { NoticesElement } from "../../ui/notices/notices-element.js"
 * @import { PropertyDeclarations } from "lit"
 */

export class BoardHost extends PageElement {
    /** @type {PropertyDeclarations} */
    static properties = { model: { state: true }, extras: { state: true }, said: { state: true } };

    constructor() {
        super();
        /** The actions that need a button because no cell offers them. @type {ActionView[]} */
        this.extras = [];
        this.spokenText = "";
        /** @type {Coordinates} */
        this.coordinates = "auto";
        this.fitted = new MeasuredFit(this);
    }

    /** @returns {Shown} */
    get shown() {
        return { layout: null, state: null, players: [], turn: false, marks: [] };
    }

    /** What shows notices, if anything does. @returns {Pick<Notifier, "tell"> | null} */
    get notifier() {
        return null;
    }

    /** Performs an action that was entered on the board. @param {string} _text */
    act(_text) {}

    /**
     * Shows why an attempt on the board isn't a legal action.
     * @param {typeof import("../../game/sentences/refusal-sentences.js")} _sentences
     * @param {QuintetBoard} _board
     * @param {Attempt} _attempt
     * @returns {Promise<unknown> | void}
     */
    explain(_sentences, _board, _attempt) {}

    /** The newest announcement for screen readers, which is made again if the same one is set again. */
    get said() {
        return this.spokenText;
    }

    set said(text) {
        this.spokenText = again(text, this.spokenText);
    }

    /** @returns {QuintetBoard | null} */
    get board() {
        return this.renderRoot.querySelector("quintet-board");
    }

    /** @param {Map<PropertyKey, unknown>} _changed */
    willUpdate(_changed) {
        const { shown } = this;
        this.fitted.update(shown.layout, this.coordinates, shown);
    }

    /** Renders the board, once its room is measured. */
    boardPart() {
        const { t, fitted } = this;
        const { layout, fit, measured } = fitted;
        const { state, players, turn, marks, proposed = null, still = false } = this.shown;
        if (!layout || !measured) return nothing;
        return html`<quintet-board .t=${t} .layout=${layout} .orientation=${fit.orientation} .state=${state} .players=${players}
            .interactive=${turn} .proposed=${proposed} .marks=${marks} .coordinates=${fit.labels} ?still=${still}
            @quintet-action=${this.entered} @quintet-withdraw=${this.withdrawn} @quintet-select=${this.selected}
            @quintet-refused=${this.refused} @quintet-trays=${this.traysChanged} @quintet-trouble=${this.notLoaded}></quintet-board>`;
    }

    /** @param {CustomEvent} event  `quintet-action` of the board */
    entered({ detail }) {
        this.act(detail.text);
    }

    /** Forgets the proposed action. */
    withdrawn() {}

    /** @param {CustomEvent} _event  `quintet-select` of the board */
    selected(_event) {
        this.readExtras();
    }

    /** Explains why an attempt on the board is refused. @param {CustomEvent} event  `quintet-refused` of the board */
    async refused({ detail }) {
        const sentences = await import("../../game/sentences/refusal-sentences.js").catch(() => null);
        if (!sentences) this.notLoaded();
        else if (this.board) await this.explain(sentences, this.board, detail);
    }

    notLoaded() {
        this.notifier?.tell({ key: "notice.notLoaded", tone: "error" });
    }

    /** Updates `extras` after the selection or the position has changed. */
    readExtras() {
        const extras = this.board?.extraActions ?? [];
        const texts = (/** @type {ActionView[]} */ actions) => actions.map(({ text }) => text).join();
        if (texts(extras) !== texts(this.extras)) this.extras = extras;
    }

    /** Reserves the height that the board's trays need. @param {CustomEvent} event */
    traysChanged({ detail: { height } }) {
        // Setting it makes the browser style the whole page again.
        if (height || this.style.getPropertyValue("--trays")) this.style.setProperty("--trays", `${height}px`);
    }

    /** @param {Map<PropertyKey, unknown>} _changed */
    async updated(_changed) {
        await this.board?.updateComplete;
        this.readExtras();
    }
}
