/**
 * Runs the clock of the game on the board while the player to move should act, and reports when the time has run out.
 * Does nothing without a clock; the first game with a clock loads this module.
 */

import { acted, engineTime, restartTurn, started, stopped, timeLeft } from "./clock.js";
import { clockSet, ended } from "./model.js";
import { clockRuns } from "./turns.js";

/**
 * @import { Store } from "../ui/store.js"
 * @import { Model, Player } from "./model.js"
 */

/** @typedef {(milliseconds: number, act: () => void) => () => void} Later  returns a function that cancels it */

/** Calls a function after a delay. @type {Later} */
const laterOn = (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
};

export class Timekeeper {
    #cancel = () => {};

    /**
     * @param {object} parts
     * @param {Store<Model>} parts.store
     * @param {() => number} parts.now
     * @param {Later} [parts.later]
     * @param {(player: Player) => unknown} parts.timedOut
     * @param {() => boolean} parts.shared  whether people on other devices must agree that a time is over
     */
    constructor({ store, now, later = laterOn, timedOut, shared }) {
        this.store = store;
        this.now = now;
        this.later = later;
        this.timedOut = timedOut;
        this.shared = shared;
    }

    /**
     * Returns the time left to the player to move, null without a clock. In a game with people on other devices it
     * stays above 0 until they agree that the time is over, so that no action is refused here.
     * @param {number} [now]
     */
    left(now = this.now()) {
        const { state, clock, seats } = this.store.value;
        if (!state || !clock) return null;
        const turn = { ply: state.ply, toMove: state.toMove, count: seats.length };
        return Math.max(this.shared() ? 1 : 0, timeLeft(clock, turn, state.toMove, now));
    }

    /** Returns how long an engine may think, in milliseconds; undefined without a clock. */
    engineTime() {
        const { clock } = this.store.value;
        const left = this.left();
        return clock && left !== null ? engineTime(clock.rule, left) : undefined;
    }

    /** Returns the model with the full time for the turn at a ply. @param {Model} model @param {number} ply */
    restarted(model, ply) {
        return clockSet(model, model.clock && restartTurn(model.clock, ply));
    }

    /**
     * Returns the model after the player to move has acted.
     * @param {Model} model
     * @param {number} now
     * @returns {Model}
     */
    acted(model, now) {
        const { clock, state } = model;
        return clock && state ? clockSet(model, acted(clock, state.ply, now)) : model;
    }

    /** Starts or stops the clock as the position requires. */
    update() {
        this.#cancel();
        this.#cancel = () => {};
        const { state, clock } = this.store.value;
        if (!state || !clock) return;
        if (!clockRuns(this.store.value)) return this.stop();
        this.store.update((model) => clockSet(model, started(clock, state.ply, this.now())));
        const { toMove } = state;
        this.#cancel = this.later(Math.ceil(this.left() ?? 0), () => this.timedOut(toMove));
    }

    /** Ends the game because a player's time is over. @param {Player} player */
    end(player) {
        this.stop();
        this.store.update((model) =>
            model.state ? ended(model, { reason: "time", player, ply: model.state.ply }) : model,
        );
    }

    stop() {
        this.store.update((model) => (model.clock ? clockSet(model, stopped(model.clock, this.now())) : model));
    }
}
