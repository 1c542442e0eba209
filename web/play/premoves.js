/**
 * Moves in advance: while an engine thinks, a person may enter the next action. It is played as soon as it is the
 * person's turn, if it is legal then; until then any press on the board takes it back. Offered is what would be legal
 * if the others passed, which the engine says of the same position with another player to move. Loaded after the first
 * board.
 *
 * @typedef {import("../game/model.js").Model} Model
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/client.js").EngineClient} EngineClient
 *
 * What the board shows while others act: the position with the person to move, the action entered, what to say about
 * it, a function that takes an action or null, and one for attempts that are no action.
 * @typedef {{state: GameState, chosen: ActionView | null, note: string, propose: (action: string | null) => void,
 *            refuse: () => void}} Ahead
 */

import { isNextPly } from "../board/motion.js";
import { actionName } from "../board/naming.js";
import { PERSON } from "../game/model.js";
import { nextStep, reasonOut } from "../game/turns.js";
import { settingOf } from "../game/words.js";

/** Offers wait until the last action has come to rest, in milliseconds. */
const REST_MS = 350;

/**
 * Returns the person who acts next, if an engine is thinking in a game that goes on and the settings allow it;
 * otherwise null.
 * @param {Model} model
 */
function whoWaits(model) {
    const { state, seats, settings, skipping } = model;
    if (!settings.premoves || settings.confirm || skipping || !state || state.ply < state.length) return null;
    if (nextStep(model).kind !== "engine") return null;
    const later = seats.map((_, turns) => (state.toMove + turns) % seats.length).slice(1);
    return later.find((player) => seats[player] === PERSON && reasonOut(state, player) === null) ?? null;
}

/**
 * Compares what people see: a notation may name an action by other tokens in another position.
 * @param {ActionView} a
 * @param {ActionView} b
 */
const same = (a, b) =>
    a.kind === b.kind && a.from === b.from && a.hand === b.hand && a.to === b.to && a.cells.join() === b.cells.join();

export class Premoves {
    #app;
    /** The position to which everything here belongs. @type {GameState | null} */
    #state = null;
    /** The person who waits there. @type {import("../engine/protocol.js").Player | null} */
    #player = null;
    /** The position with the person to move. @type {GameState | null} */
    #offer = null;
    /** @type {ActionView | null} */
    #chosen = null;
    #refused = false;
    #takenBack = false;

    /** @param {import("./quintet-app.js").QuintetApp} app */
    constructor(app) {
        this.#app = app;
        app.controller.store.subscribe((model) => this.#follow(model));
        this.#follow(app.controller.store.value);
    }

    /** @param {Model} model */
    #follow(model) {
        const { state } = model;
        const player = whoWaits(model);
        if (state === this.#state && player === this.#player) return;
        const goesOn = state === this.#state || isNextPly(this.#state, state);
        const isNew = state !== this.#state;
        this.#state = state;
        this.#player = player;
        this.#offer = null;
        this.#refused = false;
        if (!goesOn) this.#chosen = null;
        if (player !== null && state) {
            this.#show();
            this.#ask(state, player).catch(() => {});
            return;
        }
        const chosen = this.#chosen;
        this.#clear();
        if (chosen && state && isNew) this.#play(chosen, model, state);
    }

    #clear() {
        this.#chosen = null;
        this.#offer = null;
        if (this.#app.ahead) this.#app.ahead = null;
    }

    /** @param {ActionView} chosen @param {Model} model @param {GameState} state */
    #play(chosen, model, state) {
        const { controller, t } = this.#app;
        const legal = nextStep(model).kind === "person" && state.legal.find((action) => same(action, chosen));
        if (legal) controller.play(legal.text);
        else {
            const params = { action: actionName(chosen, settingOf(model), t) };
            controller.tell({ key: "notice.premoveGone", params });
        }
    }

    /**
     * Asks the engine what would be legal if it were a person's turn, and offers that. Some positions cannot be with
     * another player to move; then nothing is offered.
     * @param {GameState} state
     * @param {number} player
     */
    async #ask(state, player) {
        const engine = /** @type {EngineClient} */ (this.#app.controller.engine);
        await new Promise((rested) => setTimeout(rested, REST_MS));
        if (state !== this.#state || player !== this.#player) return;
        const { setup } = await engine.setup();
        if (state !== this.#state) return;
        // The number of plies belongs to the player to move.
        const numbers = setup.numbers.filter(({ name }) => name !== "ply");
        const { position } = await engine.compose({ ...setup, numbers, toMove: player });
        const record = { game: state.game, options: state.options, setup: position, actions: [] };
        const { end } = await engine.ask({ id: 0, type: "describe", record, from: 0 });
        const legal = end?.legal.filter(({ kind }) => kind !== "pass") ?? [];
        if (state !== this.#state || player !== this.#player || !legal.length) return;
        this.#offer = { ...state, toMove: player, legal };
        this.#show();
    }

    /** Shows the offer, or only what has been entered while there is none. */
    #show() {
        const state = this.#offer ?? (this.#chosen && this.#state && { ...this.#state, legal: [] });
        const { t } = this.#app;
        this.#app.ahead = state && {
            state,
            chosen: this.#chosen,
            note: this.#note(t),
            propose: (text) => this.#propose(text),
            refuse: () => this.#refuse(),
        };
    }

    /** @param {import("../i18n/t.js").Translate} t */
    #note(t) {
        const { model } = this.#app;
        if (this.#chosen) return t("premove.chosen", { action: actionName(this.#chosen, settingOf(model), t) });
        return this.#refused ? t("premove.refused") : "";
    }

    /** @param {string | null} text  null or the same action again takes it back */
    #propose(text) {
        const before = this.#chosen;
        // The press that takes an action back is the entry of no other.
        if (this.#takenBack) return;
        this.#takenBack = before !== null;
        queueMicrotask(() => {
            this.#takenBack = false;
        });
        this.#chosen = (text !== before?.text && this.#offer?.legal.find((action) => action.text === text)) || null;
        this.#refused = false;
        this.#show();
        const { t } = this.#app;
        if (this.#chosen) this.#app.said = this.#note(t);
        else if (before) this.#app.said = t("premove.back");
    }

    /** Says that an attempt on the board cannot be a move in advance. */
    #refuse() {
        this.#refused = true;
        this.#show();
        this.#app.said = this.#note(this.#app.t);
    }
}
