/**
 * Winds the clock of the game on the board: it goes while the player to move should act, and says when the time of one is
 * over. Asleep where there is no clock.
 *
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./model.js").Player} Player
 */

import { acted, started, stopped, timeLeft } from "./clock.js";
import { clockSet } from "./model.js";
import { clockRuns } from "./turns.js";

/** @typedef {(milliseconds: number, act: () => void) => () => void} Later  gives a function that calls it off */

/** @type {Later} */
export const later = (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
};

export class Timekeeper {
    #callOff = () => {};

    /**
     * @param {object} parts
     * @param {import("./model.js").Store<Model>} parts.store
     * @param {() => number} parts.now
     * @param {Later} parts.later
     * @param {(player: Player) => unknown} parts.timeIsOver
     */
    constructor({ store, now, later, timeIsOver }) {
        this.store = store;
        this.now = now;
        this.later = later;
        this.timeIsOver = timeIsOver;
    }

    /** What is left to the player to move, or null without a clock. @param {number} [now] */
    left(now = this.now()) {
        const { state, clock, seats } = this.store.value;
        if (!state || !clock) return null;
        return timeLeft(clock, { ply: state.ply, toMove: state.toMove, count: seats.length }, state.toMove, now);
    }

    /** The player to move has acted, at that time. @param {Model} model @param {number} now @returns {Model} */
    acted(model, now) {
        const { clock, state } = model;
        return clock && state ? clockSet(model, acted(clock, state.ply, now)) : model;
    }

    /** Sets the clock going or stops it, as the game on the board wants it. */
    wind() {
        this.#callOff();
        this.#callOff = () => {};
        const { state, clock } = this.store.value;
        if (!state || !clock) return;
        if (!clockRuns(this.store.value)) return this.stop();
        this.store.update((model) => clockSet(model, started(clock, state.ply, this.now())));
        const { toMove } = state;
        this.#callOff = this.later(Math.ceil(this.left() ?? 0), () => this.timeIsOver(toMove));
    }

    stop() {
        this.store.update((model) => (model.clock ? clockSet(model, stopped(model.clock, this.now())) : model));
    }
}
