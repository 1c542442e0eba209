/** Base class of the play page and the embedded game: a board with a running game and its controller. */
import { actionMarks } from "../../board/marking.js";
import { announcement, tellsEnd } from "../../game/sentences/game-sentences.js";
import { BoardHost } from "./board-host.js";

/**
 * @import { ActionView, GameState } from "../../engine/protocol.js"
 * @import { Controller } from "../../game/controller.js"
 * @import { Model } from "../../game/model.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { PropertyDeclarations } from "lit"
 */

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
        /** The ended position whose last action is announced. @type {GameState | null} */
        this.told = null;
        /** The translator for which the sentences about the end are loading. @type {Translate | null} */
        this.learning = null;
    }

    get notifier() {
        return this.controller;
    }

    /** The marks of the action that the reader looks at in the move list, or of the hint. */
    get marks() {
        const { looked, model } = this;
        const hinted = model?.hint && model.state?.legal.find(({ text }) => text === model.hint);
        return actionMarks(looked ?? (hinted || null));
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (this.model) this.coordinates = this.model.settings.coordinates;
        super.willUpdate(changed);
    }

    /** @param {CustomEvent} event  `quintet-look` of the move list */
    lookedAt({ detail }) {
        this.looked = detail;
    }

    /** @param {CustomEvent} event */
    selected(event) {
        this.controller?.forgetRefusal();
        super.selected(event);
    }

    /** @type {BoardHost["explain"]} */
    explain(sentences, board, attempt) {
        return sentences.explain(this, board, attempt);
    }

    /**
     * Handles keys, with code that loads after the first board.
     * @param {EventTarget} target
     * @param {Promise<{pressed: (host: any, event: KeyboardEvent) => void}>} loading
     */
    listen(target, loading) {
        /** @type {Awaited<typeof loading> | undefined} */
        let keys;
        loading.then(
            (loaded) => {
                keys = loaded;
            },
            () => {},
        );
        target.addEventListener("keydown", (/** @type {any} */ event) =>
            keys
                ? keys.pressed(this, event)
                : loading.then(
                      ({ pressed }) => pressed(this, event),
                      () => {},
                  ),
        );
    }

    /**
     * Loads the sentences about the end of a game, unless they are loaded, and announces the end, or that a player is
     * out. Without a network, announces the last action, and the next update tries again.
     * @param {Translate} t
     */
    async learnEndSentences(t) {
        if (tellsEnd(t) || this.learning === t) return;
        this.learning = t;
        // Without them, the status has no words for the end yet.
        await import("../../game/sentences/end-sentences.js").then((end) => end.loadEndSentences(t)).catch(() => {});
        // With another language, another call loads its sentences.
        if (t !== this.t) return;
        this.learning = null;
        const model = /** @type {Model} */ (this.model);
        // Every part that shows the end renders again.
        if (tellsEnd(t)) this.model = { ...model };
        const end = announcement(t, model, true, this.told === model.state);
        if (end) {
            this.said = end;
            this.told = model.state;
        }
    }
}
