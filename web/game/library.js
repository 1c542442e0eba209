/**
 * Named games in the browser's storage. Each has its own key, so that saving one never affects the others.
 *
 * @typedef {import("../ui/storage.js").Memory} Memory
 * @typedef {import("./model.js").SavedGame} SavedGame
 *
 * `date`: when it was saved, in milliseconds since 1970. `picture`: a small image of the board as a `data:` URL, or "".
 * @typedef {{id: string, name: string, date: number, saved: SavedGame, picture: string}} Entry
 */

import { checkRecord } from "./record.js";

const INDEX = "library";
/** @param {string} id */
const entryKey = (id) => `library/${id}`;
export const MAX_NAME = 80;

export class Library {
    /** @param {Memory} memory */
    constructor(memory) {
        this.memory = memory;
    }

    /** @returns {string[]} newest first */
    #ids() {
        const kept = this.memory.read(INDEX);
        return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
    }

    /** Returns the readable entries, newest first. @returns {Entry[]} */
    list() {
        return this.#ids().flatMap((id) => this.#entry(id) ?? []);
    }

    /** @param {string} id @returns {Entry | null} */
    #entry(id) {
        const kept = this.memory.read(entryKey(id));
        try {
            const { record, seats, paused } = kept.saved;
            const saved = {
                record: checkRecord(record),
                seats: Array.isArray(seats) ? seats : [],
                paused: paused === true,
            };
            const date = Number.isFinite(kept.date) ? kept.date : 0;
            const picture = /^data:image\/(webp|png);/.test(kept.picture) ? kept.picture : "";
            return { id, name: String(kept.name ?? "").slice(0, MAX_NAME), date, saved, picture };
        } catch {
            return null;
        }
    }

    /**
     * Saves a game, or restores a removed one, completely or not at all.
     * @param {Entry} entry
     * @returns {boolean} false if the browser cannot store it
     */
    put(entry) {
        const ids = this.#ids();
        const index = ids.includes(entry.id) ? ids : [entry.id, ...ids];
        const before = this.memory.read(entryKey(entry.id));
        if (this.memory.write(entryKey(entry.id), entry) && this.memory.write(INDEX, index)) return true;
        if (before) this.memory.write(entryKey(entry.id), before);
        else this.memory.forget(entryKey(entry.id));
        this.memory.write(INDEX, ids);
        return false;
    }

    /**
     * Saves a game under a new id.
     * @param {Omit<Entry, "id">} entry
     * @returns {boolean} false if the browser cannot store it
     */
    add(entry) {
        const id = `${entry.date.toString(36)}-${Math.floor(Math.random() * 2 ** 32).toString(36)}`;
        return this.put({ ...entry, id });
    }

    /** @param {string} id */
    remove(id) {
        this.memory.write(
            INDEX,
            this.#ids().filter((other) => other !== id),
        );
        this.memory.forget(entryKey(id));
    }
}
