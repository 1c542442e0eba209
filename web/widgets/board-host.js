/**
 * Base classes of the elements that hold a board. `BoardHost` is for any board, and `BoardPage` makes a page of it.
 * `GameHost` adds the marks, commands and sentences of a running game with a controller.
 */
import { actionMarks } from "../board/marking.js";
import { announcement, tellsEnd } from "../game/sentences/game-sentences.js";
import { again } from "../ui/again.js";
import { PageElement } from "../ui/page-element.js";

/**
 * @import { QuintetBoard } from "../board/board.js"
 * @import { ActionView } from "../engine/protocol.js"
 * @import { Controller } from "../game/controller.js"
 * @import { Model } from "../game/model.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { PropertyDeclarations } from "lit"
 */

export class BoardHost extends PageElement {
    /** @type {PropertyDeclarations} */
    static properties = {
        model: { state: true },
        room: { state: true },
        extras: { state: true },
        said: { state: true },
    };

    constructor() {
        super();
        /** The actions that need a button because no cell offers them. @type {ActionView[]} */
        this.extras = [];
        this.spokenText = "";
    }

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

    /** Updates `extras` after the selection or the position has changed. */
    readExtras() {
        const extras = this.board?.extraActions ?? [];
        const texts = (/** @type {ActionView[]} */ actions) => actions.map(({ text }) => text).join();
        if (texts(extras) !== texts(this.extras)) this.extras = extras;
    }

    /** Reserves the height that the board's trays need. @param {CustomEvent} event */
    traysChanged({ detail }) {
        this.style.setProperty("--trays", `${detail.height}px`);
    }

    /** @param {Map<PropertyKey, unknown>} _changed */
    async updated(_changed) {
        await this.board?.updateComplete;
        this.readExtras();
    }
}

export class GameHost extends BoardHost {
    /** @type {PropertyDeclarations} */
    static properties = { looked: { state: true } };

    constructor() {
        super();
        /** @type {Model | null} */
        this.model = null;
        /** @type {Controller | null} */
        this.controller = null;
        /** The action of the move list under the pointer or the focus. @type {ActionView | null} */
        this.looked = null;
        this.fit = { orientation: 0, aspect: 1, labels: false };
    }

    /** The marks of the action that the reader looks at in the move list, or of the hint. */
    get marks() {
        const { looked, model } = this;
        const hinted = model?.hint && model.state?.legal.find(({ text }) => text === model.hint);
        return actionMarks(looked ?? (hinted || null));
    }

    /** The keyboard commands of every page that shows a game. */
    get commands() {
        const { controller } = this;
        return {
            undo: () => controller?.undo(),
            redo: () => controller?.redo(),
            back: () => controller?.step(-1),
            forward: () => controller?.step(1),
            first: () => controller?.goTo(0),
            last: () => controller?.goTo(Number.MAX_SAFE_INTEGER),
        };
    }

    /** @param {CustomEvent} event  `quintet-look` of the move list */
    lookedAt({ detail }) {
        this.looked = detail;
    }

    /** @param {CustomEvent} _event  `quintet-select` of the board */
    selected(_event) {
        this.controller?.forgetRefusal();
        this.readExtras();
    }

    /** Explains why an attempt on the board is refused. @param {CustomEvent} event  `quintet-refused` of the board */
    async refused({ detail }) {
        const { board, t, controller } = this;
        const sentences = await import("../game/sentences/refusal-sentences.js").catch(() => null);
        if (!sentences) controller?.tell({ key: "notice.notLoaded", tone: "error" });
        else if (board && t && controller) await sentences.explain(board, t, controller, detail);
    }

    /**
     * Loads the sentences about the end of a game, unless they are loaded, and announces the end. Rejects on failure.
     * @param {Translate} t
     */
    async learnEndSentences(t) {
        if (tellsEnd(t)) return;
        const { loadEndSentences } = await import("../game/sentences/end-sentences.js");
        await loadEndSentences(t);
        const end = this.model ? announcement(t, this.model) : "";
        // Several updates may wait for the words; the end is heard once.
        if (end && end !== this.spokenText.trimEnd()) this.said = end;
        this.requestUpdate();
    }
}
