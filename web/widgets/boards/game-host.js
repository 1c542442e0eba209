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
        /** The position whose end was announced once its sentences had loaded. @type {GameState | null | undefined} */
        this.told = null;
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
     * out. Without a network, the next update tries again.
     * @param {Translate} t
     */
    async learnEndSentences(t) {
        if (tellsEnd(t)) return;
        try {
            const { loadEndSentences } = await import("../../game/sentences/end-sentences.js");
            await loadEndSentences(t);
        } catch {}
        const { model } = this;
        const end = model && announcement(t, model, true);
        // Several updates may wait for the sentences, or try in vain.
        if (end && this.told !== model.state) this.said = end;
        this.told = model?.state;
    }
}
