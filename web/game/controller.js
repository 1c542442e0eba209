/**
 * Every command that a user can give, as a method. A command stops the running search. Commands run one after another,
 * so no command sees the intermediate state of another. After each command `EngineSeats` acts if it is an engine's
 * turn.
 */

import { resultOf } from "./ending.js";
import { EngineSeats } from "./engine-seats.js";
import * as change from "./model.js";
import { Opener } from "./open/open-games.js";
import { clockRuns, forcedPass, redoTarget, resigner, rotateSeats, undoTarget } from "./turns.js";

/**
 * @import { GameRecord, GameState } from "../engine/protocol.js"
 * @import { Store } from "../ui/store.js"
 * @import { Company, Engine } from "./context.js"
 * @import { Model, Seat, Settings } from "./model.js"
 * @import { Choice } from "./open/open-games.js"
 * @import { Saves } from "./saves.js"
 * @import { Later, Timekeeper } from "./timekeeper.js"
 */

export class Controller {
    /** @type {Promise<unknown>} */
    #queue = Promise.resolve();
    #warnedNotSaved = false;
    /** The ply that pending steps lead to. @type {number | null} */
    #target = null;
    /** The queued command that goes there; null once it has started. @type {Promise<void> | null} */
    #pendingGoTo = null;

    /**
     * @param {object} parts
     * @param {Engine} parts.engine
     * @param {Store<Model>} parts.store
     * @param {Saves} parts.saves
     * @param {(milliseconds: number) => Promise<void>} [parts.wait]
     * @param {() => number} [parts.now]
     * @param {Later} [parts.later]
     */
    constructor({ engine, store, saves, wait = sleep, now = () => performance.now(), later }) {
        this.engine = engine;
        this.store = store;
        this.saves = saves;
        this.opener = new Opener(engine, store, saves);
        this.now = now;
        /**
         * Returns the people on other devices who take part in the game on the board; null if no one does.
         * @type {() => Company | null}
         */
        this.company = () => null;
        this.later = later;
        /** Runs the clock, once there has been one. @type {Timekeeper | null} */
        this.timekeeper = null;
        const play = (/** @type {string} */ action) => this.play(action);
        this.seats = new EngineSeats({ engine, store, wait, now, play, timekeeper: () => this.timekeeper });
        engine.addEventListener("restart", () => this.tell({ key: "notice.restarted" }));
    }

    /**
     * Opens the first game of a visit.
     * @param {Promise<GameRecord | null>} asked  the game that the address names, or null
     * @param {number} [ground]  of the history entry, if this page wrote the address and is now reloaded
     */
    start(asked, ground) {
        markHandled(asked);
        return this.#do(async () => {
            try {
                const { games, levels, version } = await this.engine.games();
                this.store.update((model) => ({ ...model, games, levels, version }));
                await this.opener.first(asked, ground);
                // Not before, because the game replaces a board that is there, and what was picked on it.
                this.store.update((model) => ({ ...model, trouble: null }));
            } catch (error) {
                const { message } = /** @type {Error} */ (error);
                this.store.update((model) => change.troubled(model, message));
            }
        });
    }

    /** @param {string} id */
    chooseGame(id) {
        if (id === this.store.value.state?.game) return Promise.resolve();
        return this.#do(() => this.opener.resume(id));
    }

    /**
     * Starts a new game. Fields that the choice omits keep their current value. A notice offers to restore the old
     * game.
     * @param {Choice} [choice]
     */
    newGame(choice = {}) {
        return this.#do(() => this.opener.startNew(choice));
    }

    /**
     * Starts the same game again, with rotated seats.
     * @param {(seats: Seat[]) => Choice["notice"]} [noticeOf]
     */
    rematch(noticeOf) {
        const plain = () => {
            const { state } = this.store.value;
            const seats = rotateSeats(this.opener.lastGame(state?.game ?? "")?.seats ?? []);
            return this.opener.startNew({ seats, setup: state?.setup, notice: noticeOf?.(seats) });
        };
        return this.company()?.rematch() ?? this.#do(plain);
    }

    /**
     * Opens a game from outside. If it cannot be opened, a notice says why and the board does not change.
     * @param {Promise<GameRecord>} asked
     * @param {Parameters<Opener["open"]>[1]} [how]
     * @returns {Promise<boolean>} whether the game was opened
     */
    async openRecord(asked, how) {
        markHandled(asked);
        let opened = false;
        await this.#do(async () => {
            const record = await asked.catch((error) => this.opener.problem(error, how?.line, how?.tell));
            opened = record !== null && (await this.opener.open(record, how));
        });
        return opened;
    }

    /**
     * Puts a game and its seats on the board as they are.
     * @param {change.SavedGame} game
     * @returns {Promise<void>} rejects if the engine refuses the game; the board then stays
     */
    load(game) {
        return this.inTurn(() => this.opener.load(game));
    }

    /**
     * Queues a task that uses the engine. It runs after all earlier commands.
     * @template T
     * @param {() => Promise<T>} task
     * @returns {Promise<T>} rejects if the task does
     */
    async inTurn(task) {
        /** @type {Promise<T> | undefined} */
        let done;
        await this.#do(() => {
            done = task();
            return done.catch(() => {});
        });
        return /** @type {any} */ (done);
    }

    /**
     * Handles an action of a person. If it needs confirmation, the second entry plays it.
     * @param {string} action
     * @param {boolean} [small]  whether a finger entered it on small cells: it then needs confirmation in any case
     */
    enter(action, small = false) {
        const { settings, proposed } = this.store.value;
        if (!(settings.confirm || small) || proposed === action) return this.play(action);
        this.propose(action);
        return Promise.resolve();
    }

    /** Proposes an action for confirmation. @param {string | null} action  null withdraws the proposal */
    propose(action) {
        this.store.update((model) => change.proposed(model, action));
    }

    /** Removes the reason why the last attempt was refused. */
    forgetRefusal() {
        this.store.update((model) => change.refused(model, null));
    }

    /** Plays an action in the position shown. @param {string} action */
    play(action) {
        const { state, seats } = this.store.value;
        const at = this.now();
        return this.#do(async () => {
            if (!state || this.store.value.state !== state) return;
            if (this.timekeeper?.left(at) === 0 && clockRuns(this.store.value))
                return this.timekeeper.end(state.toMove);
            const old = change.savedGame(this.store.value);
            const next = (await this.engine.play(action)).state;
            this.store.update((model) => change.ended(this.timekeeper?.acted(model, at) ?? model, null));
            this.#show(next, false);
            const count = state.length - state.ply;
            // Replacing less than a round needs no notice: the user has just taken these actions back.
            if (count > seats.length) this.tell({ key: "notice.replaced", params: { count }, undo: old });
        });
    }

    undo() {
        const plain = () =>
            this.#do(async () => {
                const { state, seats } = this.store.value;
                if (!state) return;
                if (resultOf(this.store.value).loser !== null) return this.#liftEnding(state.ply);
                if (state.ply === 0) return;
                let shown = await this.#at(undoTarget(state, seats));
                // Skip positions in which passing was the only action: there is nothing to reconsider.
                while (forcedPass(shown) && shown.ply > 0) shown = await this.#at(undoTarget(shown, seats));
                this.#show(shown, true);
            });
        return this.company()?.undo(plain) ?? plain();
    }

    /** Takes back a resignation, or restarts the turn in which the time ran out. @param {number} ply */
    #liftEnding(ply) {
        this.store.update((model) => {
            const again = model.ending?.reason === "time" ? this.timekeeper?.restarted(model, ply) : model;
            return change.pausedSet(change.ended(again ?? model, null), true);
        });
    }

    resign() {
        return this.#do(() => {
            this.timekeeper?.stop();
            const model = this.store.value;
            const player = resigner(model);
            if (player === null || !model.state) return;
            const ending = { reason: /** @type {const} */ ("resigned"), player, ply: model.state.ply };
            this.store.update((old) => change.ended(old, ending));
            const params = { player: `player.${change.specOf(model)?.players[player]}` };
            this.tell({ key: "notice.resigned", params, undo: change.savedGame(model) });
        });
    }

    /** Ends the game if the player's time is still over when the command runs. @param {number} player */
    #timedOut(player) {
        const { state } = this.store.value;
        return this.#do(() => {
            const same = this.store.value.state === state && clockRuns(this.store.value);
            if (same && this.timekeeper?.left() === 0) this.timekeeper.end(player);
        });
    }

    redo() {
        return this.#do(async () => {
            const { state, seats } = this.store.value;
            if (!state || state.ply === state.length) return;
            let shown = await this.#at(redoTarget(state, seats));
            while (forcedPass(shown) && shown.ply < shown.length) {
                shown = await this.#at(redoTarget(shown, seats));
            }
            // At the last ply, the game continues.
            this.#show(shown, shown.ply < shown.length);
        });
    }

    /**
     * Shows another ply. Only the newest target goes to the engine, because key presses may come faster than positions.
     * @param {number} ply
     */
    goTo(ply) {
        const { state } = this.store.value;
        if (!state) return Promise.resolve();
        const target = Math.min(Math.max(ply, 0), state.length);
        if (this.#target === null && target === state.ply) return Promise.resolve();
        this.#target = target;
        this.#pendingGoTo ??= this.#do(() => this.#reach());
        return this.#pendingGoTo;
    }

    async #reach() {
        const target = this.#target ?? 0;
        this.#pendingGoTo = null;
        try {
            const { state } = this.store.value;
            if (state && target !== state.ply) this.#show(await this.#at(Math.min(target, state.length)), true);
        } finally {
            // A newer target has its own command.
            if (!this.#pendingGoTo) this.#target = null;
        }
    }

    /**
     * Moves by a number of plies from the pending target, so that quick steps add up.
     * @param {number} steps  negative: back
     */
    step(steps) {
        return this.goTo((this.#target ?? this.store.value.state?.ply ?? 0) + steps);
    }

    /** @param {boolean} paused */
    setPaused(paused) {
        return this.#do(() => this.store.update((model) => change.pausedSet(model, paused)));
    }

    /** @param {number} player @param {string} seat */
    setSeat(player, seat) {
        return this.#do(() => this.store.update((model) => change.seatTaken(model, player, seat)));
    }

    /** Makes engines play to the end without delay once no person can act; `false` stops that. */
    skip(skipping = true) {
        return this.#do(() => this.store.update((model) => change.skippingSet(model, skipping)));
    }

    /** Searches for a good action and marks it on the board; a second call stops the search or removes the mark. */
    hint() {
        const { thinking, hint } = this.store.value;
        const on = thinking?.purpose === "hint" || hint !== null;
        return this.#do((turn) => {
            if (on) this.store.update((model) => change.hintFound(model, null));
            else this.seats.hint(turn);
        });
    }

    /** @param {Partial<Settings>} settings */
    setSettings(settings) {
        this.store.update((model) => change.settingsChanged(model, settings));
        this.saves.keepSettings(this.store.value.settings);
    }

    /** @param {Parameters<typeof change.noticed>[1]} notice */
    tell(notice) {
        this.store.update((model) => change.noticed(model, notice));
    }

    /** @param {number} id */
    closeNotice(id) {
        this.store.update((model) => change.noticeClosed(model, id));
    }

    /** Restores the game or the seats that a notice offers. @param {change.Notice} notice */
    takeBack({ id, undo, seats }) {
        this.closeNotice(id);
        if (seats) return this.#do(() => this.store.update((model) => ({ ...model, seats })));
        return undo ? this.#do(() => this.opener.load(undo)) : Promise.resolve();
    }

    /** Queues a command; failures become a notice. @param {(turn: number) => unknown} command */
    #do(command) {
        const turn = this.seats.interrupt();
        const done = this.#queue
            .then(() => {
                this.store.update((model) => (model.thinking ? change.thinkingEnded(model) : model));
                return command(turn);
            })
            .catch((error) => this.tell({ key: "notice.failed", tone: "error", detail: error.message }))
            .then(() => this.store.value.clock && this.#loadTimekeeper())
            .then(() => {
                this.timekeeper?.update();
                this.#keep();
                this.seats.proceed(turn);
            });
        this.#queue = done;
        return done;
    }

    /** Loads what runs a clock, which few games have. If that fails, the next command tries again. */
    async #loadTimekeeper() {
        const { store, now, later } = this;
        const shared = () => this.company()?.live ?? false;
        const timedOut = (/** @type {number} */ player) =>
            shared() ? this.company()?.timedOut(player) : this.#timedOut(player);
        const loaded = this.timekeeper ? null : await import("./timekeeper.js").catch(() => null);
        this.timekeeper ??= loaded && new loaded.Timekeeper({ store, now, later, timedOut, shared });
    }

    /** @param {number} ply */
    async #at(ply) {
        return (await this.engine.goTo(ply)).state;
    }

    /** @param {GameState} state @param {boolean} paused */
    #show(state, paused) {
        this.seats.shown();
        this.store.update((model) => change.positionShown(model, state, paused));
    }

    /** Saves the game before the page may disappear, including the time spent in the current turn. */
    saveNow() {
        this.timekeeper?.stop();
        this.#keep();
        this.timekeeper?.update();
    }

    #keep() {
        if (this.saves.keep(this.store.value) || this.#warnedNotSaved) return;
        this.#warnedNotSaved = true;
        this.tell({ key: "notice.notKept" });
    }
}

/** @param {number} milliseconds @returns {Promise<void>} */
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Attaches a no-op handler: the real one is added later, and until then the browser would report an unhandled
 * rejection.
 * @param {Promise<unknown>} promise
 */
const markHandled = (promise) => promise.catch(() => {});
