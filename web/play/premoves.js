/**
 * Moves in advance: while an engine thinks, a person may enter the next action. It is played as soon as it is the
 * person's turn, if it is legal then; until then any press on the board takes it back. Offered is what would be legal
 * if the others passed, which the engine says of the same position with another player to move; and of the actions
 * without a place on the board those that answer an action, such as a steal, and a pass where nothing else is legal.
 * Loaded after the first board.
 *
 * What the board shows while others act: the position with the person to move, the action entered, what to say about
 * it, buttons for the actions without a place on the board, a function that takes an action or null, and one for
 * attempts that are no action.
 * @typedef {{state: GameState, chosen: ActionView | null, note: string, buttons: TemplateResult[],
 *            propose: (action: string | null) => void, refuse: () => void}} Ahead
 */

import { html } from "lit";
import { nothingPicked } from "../board/input/interaction.js";
import { isNextPly } from "../board/motion/motion.js";
import { actionName } from "../board/naming.js";
import { PERSON } from "../game/model.js";
import { buttonName } from "../game/sentences/action-texts.js";
import { settingOf } from "../game/sentences/game-sentences.js";
import { nextStep, reasonOut } from "../game/turns.js";
import { playWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";

/**
 * @import { Selection } from "../board/input/interaction.js"
 * @import { EngineClient } from "../engine/client.js"
 * @import { ActionView, GameRecord, GameState, Player } from "../engine/protocol.js"
 * @import { Model } from "../game/model.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { QuintetApp } from "./quintet-app.js"
 * @import { TemplateResult } from "lit"
 */

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

/** Whether an action has no place on the board, so that it needs a button. @param {ActionView} action */
const isPlaceless = ({ from, to, hand, cells }) => !from && !to && !hand && cells.length === 0;

/** @param {EngineClient} engine @param {GameRecord} record */
async function endOf(engine, record) {
    return (await engine.call("describe", record, record.actions?.length ?? 0)).end;
}

/**
 * Returns what would be legal if the others passed. Some positions cannot be with another player to move.
 * @param {EngineClient} engine
 * @param {GameState} state
 * @param {number} player
 */
async function legalWithout(engine, state, player) {
    const { setup } = await engine.setup();
    // The number of plies belongs to the player to move.
    const numbers = setup.numbers.filter(({ name }) => name !== "ply");
    const { position } = await engine.compose({ ...setup, numbers, toMove: player });
    const { game, options } = state;
    return (await endOf(engine, { game, options, setup: position, actions: [] }))?.legal ?? [];
}

/**
 * Returns what is legal for a player after an action of the player to move.
 * @param {EngineClient} engine
 * @param {GameState} state
 * @param {number} player
 * @param {ActionView} action
 */
async function legalAfter(engine, { game, options, setup, actions }, player, { text }) {
    const record = { game, options, ...(setup ? { setup } : {}), actions: [...actions, text] };
    const end = await endOf(engine, record);
    return end?.toMove === player ? end.legal : [];
}

/**
 * Returns what a player may enter, a pass included: what would be legal if the others passed. Early positions that
 * cannot be with another player to move offer what is legal after either of two actions, the first and the last. The
 * actions without a place that answer an action are those after the first: one stands for all.
 * @param {EngineClient} engine
 * @param {GameState} state
 * @param {number} player
 */
async function offerFor(engine, state, player) {
    const after = (/** @type {ActionView} */ action) => legalAfter(engine, state, player, action).catch(() => []);
    const { legal } = state;
    const [own, first] = await Promise.all([legalWithout(engine, state, player).catch(() => []), after(legal[0])]);
    const replies = first.filter((action) => isPlaceless(action) && action.kind !== "pass");
    if (own.length) return [...own, ...replies];
    const last = await after(legal[legal.length - 1]);
    return [...first, ...last.filter((action) => !first.some((other) => same(action, other)))];
}

export class Premoves {
    #app;
    /** The position to which everything here belongs. @type {GameState | null} */
    #state = null;
    /** The person who waits there. @type {Player | null} */
    #player = null;
    /** The position with the person to move. @type {GameState | null} */
    #offer = null;
    /** @type {ActionView | null} */
    #chosen = null;
    #refused = false;
    #takenBack = false;
    /** Whether an offer may still come. */
    #asking = false;
    /** What was picked when others acted. @type {Selection | null} */
    #picked = null;
    /** The cell that was pressed before anything could be entered. */
    #early = "";

    /** @param {QuintetApp} app */
    constructor(app) {
        this.#app = app;
        addWords(app.t, playWords).catch(() => {});
        app.waits = (attempt) => this.#wait(attempt);
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
        const { selection = nothingPicked } = this.#app.board ?? {};
        if (isNew && this.#offer && goesOn && selection !== nothingPicked) this.#picked = selection;
        this.#state = state;
        this.#player = player;
        this.#offer = null;
        this.#refused = false;
        this.#asking = player !== null;
        if (!goesOn) {
            this.#chosen = this.#picked = null;
            this.#early = "";
        }
        if (player !== null && state) {
            this.#show();
            this.#ask(state, player).catch(() => {});
            return;
        }
        const chosen = this.#chosen;
        this.#clear();
        if (chosen && state && isNew) this.#play(chosen, model, state);
        else if (nextStep(model).kind === "person") this.#resume();
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
            controller.tell({ key: "premove.gone", params });
        }
    }

    /**
     * Asks the engine what may be legal when it is a person's turn, and offers that.
     * @param {GameState} state
     * @param {number} player
     */
    async #ask(state, player) {
        const engine = /** @type {EngineClient} */ (this.#app.controller.engine);
        await new Promise((rested) => setTimeout(rested, REST_MS));
        if (state !== this.#state || player !== this.#player) return;
        const all = await offerFor(engine, state, player);
        // The page passes by itself if the reader likes that.
        const isPass = (/** @type {ActionView} */ { kind }) => kind === "pass";
        const passes = !this.#app.controller.store.value.settings.autoPass;
        const placed = all.filter((action) => !isPlaceless(action));
        const legal = all.filter((action) => !isPass(action) || (passes && placed.length === 0));
        if (state !== this.#state || player !== this.#player) return;
        this.#asking = false;
        if (!legal.length) return;
        this.#offer = { ...state, toMove: player, legal };
        this.#show();
        this.#resume();
    }

    /**
     * Keeps a press on the board for the moment when something can be entered. The page asks before it refuses one.
     * @param {{to?: string}} attempt
     * @returns {boolean} whether such a moment comes
     */
    #wait({ to = "" }) {
        if (!this.#asking) return false;
        this.#early = to;
        return true;
    }

    /** Picks again what was picked before an action of others, and makes the press that came too early. */
    async #resume() {
        const { board } = this.#app;
        const [picked, early] = [this.#picked, this.#early];
        this.#picked = null;
        this.#early = "";
        if (!board || (!picked && !early)) return;
        await this.#app.updateComplete;
        await board.updateComplete;
        const { from, hand } = picked ?? nothingPicked;
        const there = (/** @type {ActionView} */ action) =>
            from ? action.from === from : hand && action.hand === hand;
        if (!board.interactive || board.picked) return;
        if (picked && board.state?.legal.some(there)) board.pick(picked);
        if (early) board.press(early);
    }

    /** Shows the offer, or only what has been entered while there is none. */
    #show() {
        const state = this.#offer ?? (this.#chosen && this.#state && { ...this.#state, legal: [] });
        const { t } = this.#app;
        this.#app.ahead = state && {
            state,
            chosen: this.#chosen,
            note: this.#note(t),
            buttons: state.legal.filter(isPlaceless).map((action) => this.#button(action)),
            propose: (text) => this.#propose(text),
            refuse: () => this.#refuse(),
        };
    }

    /** @param {ActionView} action */
    #button(action) {
        const { t, model } = this.#app;
        const { text } = action;
        const pressed = this.#chosen?.text === text;
        const name = buttonName(action, settingOf(model), t);
        return html`<button type="button" class="button ${pressed ? "primary" : ""}" data-action=${text}
            aria-pressed=${String(pressed)} title=${t("premove.button", { action: name })}
            @click=${() => this.#propose(text)}>${name}</button>`;
    }

    /** @param {Translate} t */
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
