/**
 * Everything a reader can do, as methods. Each ends the search under way, and they are done one after another, so that no two
 * of them ever see half of each other's work. After each of them `EngineSeats` goes on if it is an engine's turn.
 *
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./model.js").Settings} Settings
 * @typedef {import("./saves.js").Saves} Saves
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../engine/protocol.js").GameSpec} GameSpec
 * @typedef {import("../engine/protocol.js").Level} Level
 * @typedef {import("../engine/protocol.js").SearchRequest} SearchRequest
 * @typedef {import("../engine/protocol.js").SearchProgress} SearchProgress
 *
 * What the page wants of the engine; `EngineClient` is it, and tests have another.
 * @typedef {{games: () => Promise<{games: GameSpec[], levels: Level[]}>,
 *            load: (record: GameRecord) => Promise<{state: GameState, layout: BoardLayout}>,
 *            play: (action: string) => Promise<{state: GameState}>,
 *            goTo: (ply: number) => Promise<{state: GameState}>,
 *            search: (request: SearchRequest, onProgress: (progress: SearchProgress) => void) => Promise<SearchProgress>,
 *            exportGame: (ply?: number) => Promise<string>, importGame: (text: string) => Promise<GameRecord>,
 *            stop: () => Promise<unknown>, addEventListener: EventTarget["addEventListener"]}} Engine
 */

import { turnAgain } from "./clock.js";
import { resultOf } from "./ending.js";
import { EngineSeats } from "./engine-seats.js";
import * as change from "./model.js";
import { Opener } from "./opener.js";
import { later as laterOn, Timekeeper } from "./timekeeper.js";
import { clockRuns, forcedPass, redoTarget, resigner, seatsTurned, undoTarget } from "./turns.js";

export class Controller {
    /** @type {Promise<unknown>} */
    #queue = Promise.resolve();
    #toldNotKept = false;

    /**
     * @param {object} parts
     * @param {Engine} parts.engine
     * @param {change.Store<Model>} parts.store
     * @param {Saves} parts.saves
     * @param {(milliseconds: number) => Promise<void>} [parts.wait]
     * @param {() => number} [parts.now]
     * @param {import("./timekeeper.js").Later} [parts.later]
     */
    constructor({ engine, store, saves, wait = sleep, now = () => performance.now(), later = laterOn }) {
        this.engine = engine;
        this.store = store;
        this.saves = saves;
        this.opener = new Opener(engine, store, saves);
        this.now = now;
        const timeIsOver = (/** @type {number} */ player) => this.#timeIsOver(player);
        this.timekeeper = new Timekeeper({ store, now, later, timeIsOver });
        const play = (/** @type {string} */ action) => this.play(action);
        this.seats = new EngineSeats({ engine, store, wait, now, play, left: () => this.timekeeper.left() });
        engine.addEventListener("restart", () => this.tell({ key: "notice.restarted" }));
    }

    /** @param {Promise<GameRecord | null>} asked  the game that the address names, if any */
    start(asked) {
        heard(asked);
        return this.#do(async () => {
            try {
                const { games, levels } = await this.engine.games();
                this.store.update((model) => ({ ...model, games, levels, trouble: null }));
                await this.opener.first(asked);
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

    /** The match of a game that is on the board, or was when it last was. @param {string} id */
    lastGame(id) {
        const current = change.savedGame(this.store.value);
        return current?.record.game === id ? current : this.saves.saved(id);
    }

    /**
     * A new game, with what is not chosen as it was; the old one can be brought back.
     * @param {import("./opener.js").Choice} [choice]
     */
    newGame(choice = {}) {
        return this.#do(() => this.opener.fresh(choice));
    }

    /** The same again, and everyone sits one seat on. */
    rematch() {
        return this.#do(() => {
            const { seats, state } = this.store.value;
            return this.opener.fresh({ seats: seatsTurned(seats), setup: state?.setup });
        });
    }

    /**
     * Opens a game from elsewhere. If it cannot be opened, a notice says why and the board stays as it is.
     * @param {Promise<GameRecord>} asked
     * @param {Parameters<Opener["open"]>[1]} [how]
     * @returns {Promise<boolean>} whether it is on the board now
     */
    async openRecord(asked, how) {
        heard(asked);
        let opened = false;
        await this.#do(async () => {
            const record = await asked.catch((error) => this.opener.problem(error));
            opened = record !== null && (await this.opener.open(record, how));
        });
        return opened;
    }

    /**
     * Puts a game on the board just as it is given, with its seats.
     * @param {change.SavedGame} game
     * @returns {Promise<void>} rejects if the engine refuses it; the board then stays as it is
     */
    async load(game) {
        /** @type {unknown[]} */
        const failures = [];
        await this.#do(() => this.opener.load(game).catch((error) => failures.push(error)));
        if (failures.length) throw failures[0];
    }

    /** A person enters an action. Where settings ask for it, it is played when it is entered again. @param {string} action */
    enter(action) {
        const { settings, proposed } = this.store.value;
        if (!settings.confirm || proposed === action) return this.play(action);
        this.propose(action);
        return Promise.resolve();
    }

    /** @param {string | null} action  null: none after all */
    propose(action) {
        this.store.update((model) => change.proposed(model, action));
    }

    /** Plays an action in the position shown now. @param {string} action */
    play(action) {
        const { state, seats } = this.store.value;
        const at = this.now();
        return this.#do(async () => {
            if (!state || this.store.value.state !== state) return;
            if (this.timekeeper.left(at) === 0 && clockRuns(this.store.value)) return this.#endByTime(state.toMove);
            const old = change.savedGame(this.store.value);
            const next = (await this.engine.play(action)).state;
            this.store.update((model) => change.ended(this.timekeeper.acted(model, at), null));
            this.#show(next, false);
            const count = state.length - state.ply;
            // Less than a round was taken back on purpose a moment ago.
            if (count > seats.length) this.tell({ key: "notice.replaced", params: { count }, undo: old });
        });
    }

    undo() {
        return this.#do(async () => {
            const { state, seats } = this.store.value;
            if (!state) return;
            if (resultOf(this.store.value).loser !== null) return this.#liftEnding(state.ply);
            if (state.ply === 0) return;
            let shown = await this.#at(undoTarget(state, seats));
            // Where all one could do was pass, there is nothing to think over again.
            while (forcedPass(shown) && shown.ply > 0) shown = await this.#at(undoTarget(shown, seats));
            this.#show(shown, true);
        });
    }

    /** A resignation is taken back, or the turn in which time was over begins anew. @param {number} ply */
    #liftEnding(ply) {
        this.store.update((model) => {
            const { clock, ending } = model;
            const again = clock && ending?.reason === "time" ? turnAgain(clock, ply) : clock;
            return change.pausedSet(change.ended(change.clockSet(model, again), null), true);
        });
    }

    resign() {
        return this.#do(() => {
            this.timekeeper.stop();
            const model = this.store.value;
            const player = resigner(model);
            if (player === null || !model.state) return;
            const ending = { reason: /** @type {const} */ ("resigned"), player, ply: model.state.ply };
            this.store.update((old) => change.ended(old, ending));
            const params = { player: `player.${change.specOf(model)?.players[player]}` };
            this.tell({ key: "notice.resigned", params, undo: change.savedGame(model) });
        });
    }

    /** @param {number} player */
    #timeIsOver(player) {
        const { state } = this.store.value;
        return this.#do(() => {
            const same = this.store.value.state === state && clockRuns(this.store.value);
            if (same && this.timekeeper.left() === 0) this.#endByTime(player);
        });
    }

    /** @param {number} player */
    #endByTime(player) {
        this.timekeeper.stop();
        this.store.update((model) => {
            if (!model.state) return model;
            return change.ended(model, { reason: "time", player, ply: model.state.ply });
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
            // Back where the game had come to, it goes on.
            this.#show(shown, shown.ply < shown.length);
        });
    }

    /** @param {number} ply */
    goTo(ply) {
        return this.#do(async () => {
            const { state } = this.store.value;
            if (!state) return;
            const target = Math.min(Math.max(ply, 0), state.length);
            if (target !== state.ply) this.#show(await this.#at(target), true);
        });
    }

    /** @param {number} steps  forward, or back if negative */
    step(steps) {
        return this.goTo((this.store.value.state?.ply ?? 0) + steps);
    }

    /** @param {boolean} paused */
    setPaused(paused) {
        return this.#do(() => this.store.update((model) => change.pausedSet(model, paused)));
    }

    /** @param {number} player @param {string} seat */
    setSeat(player, seat) {
        return this.#do(() => this.store.update((model) => change.seatTaken(model, player, seat)));
    }

    /** Looks for a good action and points it out; asked again meanwhile, it stops looking. */
    hint() {
        const looking = this.store.value.thinking?.purpose === "hint";
        return this.#do((turn) => {
            if (!looking) this.seats.hint(turn);
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

    /** Brings back the game that a notice offers. @param {change.Notice} notice */
    takeBack({ id, undo }) {
        this.closeNotice(id);
        return undo ? this.#do(() => this.opener.load(undo)) : Promise.resolve();
    }

    /** @param {(turn: number) => unknown} command */
    #do(command) {
        const turn = this.seats.interrupt();
        const done = this.#queue
            .then(() => {
                this.store.update((model) => (model.thinking ? change.thinkingEnded(model) : model));
                return command(turn);
            })
            .catch((error) => this.tell({ key: "notice.failed", tone: "error", detail: error.message }))
            .then(() => {
                this.timekeeper.wind();
                this.#keep();
                this.seats.goOn(turn);
            });
        this.#queue = done;
        return done;
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

    /** The page may be gone in a moment: what the turn under way has taken is kept too. */
    putAway() {
        this.timekeeper.stop();
        this.#keep();
        this.timekeeper.wind();
    }

    #keep() {
        if (this.saves.keep(this.store.value) || this.#toldNotKept) return;
        this.#toldNotKept = true;
        this.tell({ key: "notice.notKept" });
    }
}

/** @param {number} milliseconds @returns {Promise<void>} */
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Whoever waits for this comes later: it must not count as unheard until then. @param {Promise<unknown>} promise */
const heard = (promise) => promise.catch(() => {});
