/**
 * The game by link on the board: opens what comes, keeps it, and writes what goes out. Nothing is sent by itself: a
 * person hands a link over. Until then the own action can be taken back.
 *
 * `yours`: a player of this device is to act. `send`: the link to what was played is to be handed over. `sent`: it was.
 * `looking`: an earlier position is on the board. `plan`: answers in advance are being entered.
 * @typedef {"yours" | "send" | "sent" | "over" | "looking" | "plan"} Phase
 */

import { resultOf } from "../../game/ending.js";
import { AWAY, awayOf, PERSON, positionShown } from "../../game/model.js";
import { forcedPass, moverAt, rotateSeats } from "../../game/turns.js";
import { Changing } from "../../ui/changing.js";
import { Problem } from "../../ui/notices/problem.js";
import { isForcedPass, positionAfter } from "../passes.js";
import { replacing } from "../replace.js";
import { newGameId } from "../text.js";
import { compare } from "./compare.js";
import { readLetter, writeLetter } from "./letter.js";
import { extent } from "./mail-games.js";
import { mailText } from "./mail-sentences.js";
import { seal, unseal } from "./sealed.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Controller } from "../../game/controller.js"
 * @import { Model } from "../../game/model.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Verdict } from "./compare.js"
 * @import { Letter } from "./letter.js"
 * @import { MailGame, MailGames } from "./mail-games.js"
 */

/** Between the actions of the others when a link is opened, in milliseconds. */
const STEP_MS = { calm: 900, quick: 0 };

/** Calls its listeners when something changes that the model does not show. */
export class Mail extends Changing {
    live = false;
    /** Set while answers in advance are entered: the game as it is. @type {MailGame | null} */
    planning = null;

    /**
     * @param {object} parts
     * @param {Controller} parts.controller
     * @param {MailGames} parts.games
     * @param {(milliseconds: number) => Promise<void>} [parts.wait]
     * @param {() => number} [parts.date]
     */
    constructor({ controller, games, wait = pause, date = Date.now }) {
        super();
        this.controller = controller;
        this.store = controller.store;
        this.games = games;
        this.wait = wait;
        this.date = date;
    }

    /** The game by link on the board. @returns {MailGame | null} */
    get game() {
        const away = awayOf(this.store.value);
        return away ? this.games.get(away.id) : null;
    }

    waits = () => false;
    timedOut() {}

    /** @returns {Phase} */
    get phase() {
        const { state } = this.store.value;
        const { game } = this;
        if (this.planning) return "plan";
        if (!state || !game) return "sent";
        if (state.ply < state.length && state.ply < (awayOf(this.store.value)?.floor ?? 0)) return "looking";
        const over = resultOf(this.store.value).state !== "ongoing";
        if (!over && (this.store.value.seats[state.toMove] !== AWAY || forcedPass(state))) return "yours";
        if (extent(game) > game.sent) return "send";
        return over ? "over" : "sent";
    }

    /** Who reads the next link: the player to move, or the next one on another device. */
    get reader() {
        const { state, seats } = this.store.value;
        const count = seats.length;
        const order = seats.map((_, step) => ((state?.toMove ?? 0) + step) % count);
        return order.find((player) => seats[player] === AWAY) ?? 0;
    }

    /**
     * Starts a game by link and puts it on the board.
     * @param {{record: GameRecord, seats: string[], names: string[]}} choice
     */
    async start({ record, seats, names }) {
        const id = newGameId();
        const nothing = { ending: null, answers: { ply: 0, lines: [] }, sealed: [] };
        const whole = { id, record, seats, names, sent: -1, toMove: null, date: 0, ...nothing };
        // A game on the board that is not kept counts as foreign.
        this.#keep(whole);
        await replacing(this.controller, record.game, () =>
            this.controller.load({ record: { ...record, away: { id, floor: 0 } }, seats, paused: false }),
        );
        const { state } = this.store.value;
        if (!state) return;
        const { game, options, setup } = state;
        const complete = { game, options: { ...options }, ...(setup ? { setup } : {}), actions: [] };
        this.#keep({ ...whole, record: complete, toMove: state.toMove });
    }

    /**
     * Judges a link. The board stays as it is.
     * @param {string} hash
     * @returns {Promise<{letter: Letter, verdict: Verdict, kept: MailGame | null}>} rejects if the link cannot be read
     *     or the engine refuses an action
     */
    async judge(hash) {
        const letter = await readLetter(hash);
        const { games, levels } = await this.controller.engine.games();
        const spec = games.find(({ id }) => id === letter.record.game);
        if (!spec) throw new Problem("problem.unknownGame", { game: letter.record.game.slice(0, 40) });
        const known = letter.players.every((seat) => seat === PERSON || levels.some(({ id }) => id === seat));
        const count = spec.players.length;
        if (!known || letter.players.length !== count) throw new Problem("friend.bad.link");
        const end = await positionAfter(this.controller, letter.record);
        const over = end.outcome.state !== "ongoing" || letter.ending;
        if (!over && end.toMove !== letter.to) throw new Problem("friend.bad.seat");
        letter.record.options = { ...end.options };
        const kept = this.games.get(letter.id);
        const mover = (/** @type {number} */ ply) => moverAt(end, ply, count);
        const passes = await this.#forcedPasses(kept, letter, mover);
        return { letter, kept, verdict: compare(kept, letter, { mover, forced: (ply) => passes.has(ply) }) };
    }

    /**
     * Returns the plies of a link, after those kept here, at which a player of this device could only pass.
     * @param {MailGame | null} kept @param {Letter} letter @param {(ply: number) => number} mover
     */
    async #forcedPasses(kept, { record }, mover) {
        const passes = new Set();
        const actions = record.actions ?? [];
        for (let ply = kept?.record.actions?.length ?? actions.length; ply < actions.length; ++ply) {
            if (kept?.seats[mover(ply)] !== PERSON) continue;
            if (await isForcedPass(this.controller, record, ply)) passes.add(ply);
        }
        return passes;
    }

    /**
     * Puts the game of a link on the board and shows what the others have played.
     * @param {Letter} letter
     * @param {MailGame | null} kept
     */
    async accept({ id, to, record, players, names, ending, sealed }, kept) {
        const seats = players.map((seat, player) => {
            const own = player === to || kept?.seats[player] === PERSON;
            return seat === PERSON && !own ? AWAY : seat;
        });
        const length = record.actions?.length ?? 0;
        const known = kept?.record.actions?.length ?? length - 1;
        const from = Math.max(0, Math.min(known, length), length - seats.length);
        const answers = { ply: length, lines: [] };
        const told = names.map((name, player) => name || kept?.names[player] || "");
        const whole = { id, record, seats, names: told, ending, sealed, answers, sent: 0, toMove: null, date: 0 };
        this.#keep({ ...whole, sent: extent(whole) });
        const shown = { ...record, ply: from, ...(ending ? { ending } : {}), away: { id, floor: length } };
        await replacing(this.controller, record.game, () =>
            this.controller.load({ record: shown, seats, paused: false }),
        );
        if (this.game) this.#keep({ ...this.game, toMove: this.#mover(length) });
        const { pace } = this.store.value.settings;
        for (let ply = from; ply < length && this.game?.id === id; ++ply) {
            await this.wait(STEP_MS[pace]);
            await this.controller.step(1);
        }
    }

    /** @param {number} ply @returns {number | null} null at the end of the game */
    #mover(ply) {
        const { state, seats, ending } = this.store.value;
        if (!state) return null;
        if (ending || (ply === state.ply && resultOf(this.store.value).state !== "ongoing")) return null;
        return moverAt(state, ply, seats.length);
    }

    /** Puts a game of the list on the board. @param {MailGame} game */
    async resume({ id, record, seats, ending, sent }) {
        const floor = Math.min(Math.max(sent, 0), record.actions?.length ?? 0);
        const shown = { ...record, ...(ending ? { ending } : {}), away: { id, floor } };
        await replacing(this.controller, record.game, () =>
            this.controller.load({ record: shown, seats, paused: false }),
        );
    }

    /** Keeps what was played on the board. @param {Model} model */
    followed(model) {
        const { state, ending } = model;
        const { game } = this;
        if (this.planning && this.planning.id !== awayOf(model)?.id) this.planning = null;
        if (!state || !game || this.planning) return;
        const actions = game.record.actions ?? [];
        const longer = state.ply === state.length && state.actions.join(";") !== actions.join(";");
        const over = state.ply === state.length && resultOf(model).state !== "ongoing";
        const toMove = over ? null : moverAt(state, state.length, model.seats.length);
        const ended = JSON.stringify(ending) !== JSON.stringify(game.ending);
        if (!longer && !ended && (game.toMove === toMove || state.ply < state.length)) return;
        this.#keep({ ...game, record: { ...game.record, actions: [...state.actions] }, ending, toMove });
    }

    /** @param {MailGame} game */
    #keep(game) {
        if (!this.games.put({ ...game, date: this.date() })) this.controller.tell({ key: "notice.notKept" });
        this.changed();
    }

    /**
     * Takes the own action back until its link is handed over. Earlier actions can only be looked at.
     * @param {() => Promise<void>} plain
     */
    async undo(plain) {
        const { ending } = this.store.value;
        const { game } = this;
        if (ending && game && game.sent >= extent(game)) return this.controller.step(-1);
        return plain();
    }

    /** Starts the same game again by link, with everyone one seat on. */
    async rematch() {
        const { game } = this;
        if (!game) return;
        const { actions, ...record } = game.record;
        const names = game.names.map((_, player) => game.names[(player + game.names.length - 1) % game.names.length]);
        await this.start({ record: { ...record, actions: [] }, seats: rotateSeats(game.seats), names });
    }

    /**
     * Makes what was played final, because it is about to be handed over. If the other side has answered it in advance,
     * the answer is played.
     * @returns {Promise<string | null>} the link without `#`, or null if it is this device's turn again
     */
    async commit() {
        for (;;) {
            const { game } = this;
            const { state, seats } = this.store.value;
            if (!game || !state) return null;
            const length = state.length;
            this.store.update((model) => ({
                ...model,
                extra: { ...model.extra, away: { id: game.id, floor: length } },
            }));
            this.#keep({ ...game, sent: extent(game) });
            const over = resultOf(this.store.value).state !== "ongoing";
            if (over || seats[state.toMove] !== AWAY) return over ? this.link() : null;
            const answer = await unseal(game.id, game.sealed, state.actions);
            if (answer === null || !state.legal.some(({ text }) => text === answer)) return this.link();
            const player = state.toMove;
            await this.controller.inTurn(async () => {
                const next = (await this.controller.engine.play(answer)).state;
                this.store.update((model) => positionShown(model, next, false));
            });
            this.controller.tell({ key: "friend.mail.answered", params: { player: this.label(player) } });
        }
    }

    /** What the state bar says. @param {Translate} t */
    describe(t) {
        return mailText(this, t);
    }

    /** The name of a player, or the key of the colour. @param {number} player */
    label(player) {
        const { games, state } = this.store.value;
        const colour = games.find(({ id }) => id === state?.game)?.players[player];
        return this.game?.names[player] || `player.${colour}`;
    }

    /** Writes the link to the game as it is kept, with answers in advance. */
    async link() {
        const { game } = this;
        const { state } = this.store.value;
        if (!game || !state) return "";
        const { id, record, names, ending, answers } = game;
        const length = record.actions?.length ?? 0;
        const own = (/** @type {number} */ ply) => game.seats[moverAt(state, ply, game.seats.length)] === PERSON;
        const mine = answers.ply === length ? await seal(id, length, answers.lines, own) : null;
        // With two players the other one is the author of these.
        const theirs = game.seats.filter((seat) => seat === AWAY).length > 1 ? game.sealed : [];
        const players = game.seats.map((seat) => (seat === AWAY ? PERSON : seat));
        const sealed = [...(mine ? [mine] : []), ...theirs].slice(0, 4);
        return writeLetter({ id, to: this.reader, record, players, names, ending, sealed });
    }

    /** Begins to enter answers in advance: all players act on this board. */
    async plan() {
        const { game } = this;
        if (!game) return;
        this.planning = game;
        const length = game.record.actions?.length ?? 0;
        const seats = game.seats.map((seat) => (seat === AWAY ? PERSON : seat));
        const record = { ...game.record, away: { id: game.id, floor: length } };
        await this.controller.load({ record, seats, paused: false });
        this.changed();
    }

    /** The line that is being entered. */
    get planned() {
        const { state } = this.store.value;
        const start = this.planning?.record.actions?.length ?? 0;
        return state && this.planning ? state.actions.slice(start, state.ply) : [];
    }

    /** Whether the line ends with an own answer to something. */
    get canKeepAnswer() {
        const { state } = this.store.value;
        const { planning, planned } = this;
        if (!state || !planning || planned.length < 2) return false;
        return planning.seats[moverAt(state, state.ply - 1, planning.seats.length)] === PERSON;
    }

    /** Keeps the line that was entered, and begins another. */
    async keepAnswer() {
        const { planning, planned } = this;
        if (!planning || !this.canKeepAnswer) return;
        const ply = planning.record.actions?.length ?? 0;
        const before = planning.answers.ply === ply ? planning.answers.lines : [];
        const lines = [...before.filter((line) => line.join(";") !== planned.join(";")), planned];
        this.#keep({ ...planning, answers: { ply, lines } });
        await this.plan();
    }

    /** Ends entering answers: the game is on the board again. */
    async endPlan() {
        const { planning } = this;
        this.planning = null;
        if (planning) await this.resume(/** @type {MailGame} */ (this.games.get(planning.id)));
        this.changed();
    }

    /** Removes an answer in advance. @param {number} at */
    dropAnswer(at) {
        const { game } = this;
        if (!game) return;
        const { ply, lines } = game.answers;
        this.#keep({ ...game, answers: { ply, lines: lines.filter((_, index) => index !== at) } });
    }
}

/** @param {number} milliseconds @returns {Promise<void>} */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
