/**
 * Saves the settings and the last state of each game between visits.
 *
 * @typedef {import("./model.js").Settings} Settings
 */

import { checkRecord } from "../record/record.js";
import { savedGame, settingsFrom } from "./model.js";

/**
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { Model, SavedGame } from "./model.js"
 */

/** Storage key of the settings. */
export const SETTINGS = "settings";
const CURRENT = "current";
/** @param {string} game */
const gameKey = (game) => `game/${game}`;

export class Saves {
    /** The last game written. */
    #written = "";
    /** Whether it is stored beyond this visit. */
    lasts = true;

    /** Returns whether games of this kind may be written; another tab may own them. */
    owns = (/** @type {string} */ _game) => true;

    /** Returns the `ground` of the history entry shown; undefined if the entry has none. */
    ground = () => /** @type {number | undefined} */ (undefined);

    /** @param {Memory} memory */
    constructor(memory) {
        this.memory = memory;
    }

    /** @returns {Settings} */
    settings() {
        return settingsFrom(this.memory.read(SETTINGS));
    }

    /** @param {Settings} settings */
    keepSettings(settings) {
        return this.memory.write(SETTINGS, settings);
    }

    /** Returns the id of the game last played, or "". */
    current() {
        const id = this.memory.read(CURRENT);
        return typeof id === "string" ? id : "";
    }

    /**
     * Saves the game on the board, unless it is the one written last: another tab may have continued the game since.
     * @param {Model} model
     * @returns {boolean} false if the game will be lost after this visit
     */
    keep(model) {
        const saved = savedGame(model);
        const game = saved?.record.game;
        if (!game || !this.owns(game)) return true;
        const text = JSON.stringify(saved);
        if (text !== this.#written) {
            this.#written = text;
            const placed = { ...saved, ground: this.ground() };
            this.lasts = this.memory.write(gameKey(game), placed) && this.memory.write(CURRENT, game);
        }
        return this.lasts;
    }

    /** @param {string} game @returns {SavedGame | null} null if there is no usable save */
    saved(game) {
        const kept = this.memory.read(gameKey(game));
        try {
            const record = checkRecord(kept?.record);
            if (record.game !== game) return null;
            const { seats, nextSeats } = kept;
            return {
                record,
                seats: Array.isArray(seats) ? seats : [],
                ...(Array.isArray(nextSeats) && { nextSeats }),
                paused: kept.paused === true,
                ...(kept.over === true ? { over: true } : {}),
            };
        } catch {
            this.memory.setAside(gameKey(game));
            return null;
        }
    }

    /**
     * Returns whether the saved game was played on a history entry.
     * @param {string} game
     * @param {number} ground  of the entry
     */
    isOn(game, ground) {
        return this.saved(game) !== null && this.memory.read(gameKey(game)).ground === ground;
    }

    /** Moves a saved game that the engine refuses out of the way. @param {string} game */
    setAside(game) {
        this.memory.setAside(gameKey(game));
    }
}
