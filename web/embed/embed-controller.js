/**
 * The controller of a game inside another page. It saves nothing, "new game" restarts the game that the options name,
 * and an exercise checks each action before it is played.
 */

import { Controller } from "../game/controller.js";
import { noticed, savedGame } from "../game/model.js";
import { Opener } from "../game/open/open-games.js";
import { nextStep } from "../game/turns.js";
import { problemOf, reasonAgainst } from "./refusal.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { SavedGame } from "../game/model.js"
 * @import { Saves } from "../game/saves.js"
 * @import { Exercise } from "./exercise.js"
 */

/** Saves nothing and reports success. */
export const noSaves = /** @type {Saves} */ (
    /** @type {unknown} */ ({
        keep: () => true,
        keepSettings: () => true,
        saved: () => null,
        current: () => "",
        forget() {},
    })
);

/**
 * The game to start and restart with. `now`: a later state of this game to continue from, if there is one.
 * @typedef {{game: SavedGame, exercise: Exercise | null, now?: SavedGame | null}} StartState
 *
 * `begin` returns the state to start with. `recover` returns a state to start with after `begin` has failed with
 * `error`.
 * @typedef {{begin: () => Promise<StartState>, recover: (error: unknown) => Promise<StartState>}} Startup
 */

class EmbedOpener extends Opener {
    clocks = false;
    /** @type {Startup | null} */
    startup = null;
    /** @type {StartState | null} */
    started = null;
    /** @type {Exercise | null} */
    exercise = null;

    async first() {
        const { begin, recover } = /** @type {Startup} */ (this.startup);
        try {
            await this.begin(await begin());
        } catch (failure) {
            try {
                await this.begin(await recover(failure));
            } catch (error) {
                this.problem(error);
            }
        }
    }

    /**
     * Shows a notice with the problem and the engine's reason, if there is one.
     * @param {unknown} error
     * @returns {null}
     */
    problem(error) {
        const { problem, detail } = problemOf(error);
        this.store.update((model) => noticed(model, { ...problem, detail, tone: "error" }));
        return null;
    }

    async startNew() {
        const old = savedGame(this.store.value);
        if (!this.started) return;
        await this.begin({ ...this.started, now: null });
        const changed = old?.record.actions?.length !== this.started.game.record.actions?.length;
        if (old && changed && !this.exercise) {
            this.store.update((model) => noticed(model, { key: "notice.newGame", undo: old }));
        }
    }

    /** Loads a game. Rejects if the engine refuses it; the previous game then stays. @param {StartState} startState */
    async begin(startState) {
        const before = this.exercise;
        // Set before the load, because listeners of the new position read it.
        this.exercise = startState.exercise;
        try {
            await this.load(startState.now ?? startState.game);
            this.started = startState;
        } catch (error) {
            this.exercise = before;
            throw error;
        }
    }
}

export class EmbedController extends Controller {
    /** Called after an action is played. @type {(action: string, player: number) => void} */
    onAction = () => {};
    /**
     * Called with the result of a try in an exercise.
     * @type {(result: "right" | "wrong" | "solved", action: string) => void}
     */
    onTry = () => {};
    #opener;

    /** @param {ConstructorParameters<typeof Controller>[0]} parts */
    constructor(parts) {
        super(parts);
        this.wait = parts.wait ?? ((milliseconds) => new Promise((done) => setTimeout(done, milliseconds)));
        this.#opener = new EmbedOpener(parts.engine, parts.store, parts.saves);
        this.opener = this.#opener;
    }

    get exercise() {
        return this.#opener.exercise;
    }

    /** @param {Startup} startup */
    startWith(startup) {
        this.#opener.startup = startup;
        return this.start(Promise.resolve(null));
    }

    /**
     * Replaces the game and the state to restart with. Rejects if the engine refuses the game.
     * @param {() => Promise<StartState>} find  may use the engine's board; if it rejects, it must restore the board
     */
    restartWith(find) {
        return this.inTurn(async () => this.#opener.begin(await find()));
    }

    /** Shows a problem to the reader as a notice. @param {unknown} error */
    report(error) {
        this.#opener.problem(error);
    }

    /**
     * Returns the engine's reason why an action is illegal in the position shown, or an empty text if it is legal.
     * @param {string} action
     */
    whyNot(action) {
        return this.inTurn(async () => {
            const legal = this.store.value.state?.legal.some(({ text }) => text === action);
            return legal ? "" : reasonAgainst(this.engine, action);
        });
    }

    /** Whether a record continues the game that the controller started with. @param {GameRecord} record */
    continuesStartState({ game, setup = "", actions = [] }) {
        const first = this.#opener.started?.game.record;
        if (!first || game !== first.game || setup !== (first.setup ?? "")) return false;
        return (first.actions ?? []).every((action, index) => action === actions[index]);
    }

    /** Ends the exercise; the game continues without it. */
    endExercise() {
        this.#opener.exercise = null;
    }

    /** @param {string} action */
    async play(action) {
        if (!this.store.value.state) return;
        if (this.exercise && nextStep(this.store.value).kind === "person") return this.exercise.take(this, action);
        await this.playNow(action);
    }

    async hint() {
        if (this.exercise) this.exercise.hint(this);
        else await super.hint();
    }

    /** Plays an action, whether or not it is correct in an exercise. @param {string} action */
    async playNow(action) {
        const { state: before } = this.store.value;
        await super.play(action);
        const { state } = this.store.value;
        const played = state !== before && state?.lastAction?.text === action && state.ply === (before?.ply ?? 0) + 1;
        if (played) this.onAction(action, before?.toMove ?? 0);
    }
}
