/**
 * Named games in the browser's storage.
 *
 * `date`: when it was saved, in milliseconds since 1970. `picture`: a small image of the board as a `data:` URL, or "".
 * @typedef {{id: string, name: string, date: number, saved: SavedGame, picture: string}} Entry
 */

import { checkRecord } from "../record/record.js";
import { KeptList } from "../ui/browser/kept-list.js";

/**
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { SavedGame } from "./model.js"
 */

/** Maximum length of the name of a game, in characters. */
export const MAX_NAME = 80;

export class Library {
    /** @param {Memory} memory */
    constructor(memory) {
        this.kept = new KeptList(memory, "library", "library/");
    }

    /** Returns the readable entries, newest first. @returns {Entry[]} */
    list() {
        return this.kept.ids.flatMap((id) => this.#entry(id) ?? []);
    }

    /** @param {string} id @returns {Entry | null} */
    #entry(id) {
        const kept = this.kept.read(id);
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
            this.kept.setAside(id);
            return null;
        }
    }

    /**
     * Saves a game, or restores a removed one. Stores the whole entry or nothing.
     * @param {Entry} entry
     * @returns {boolean} false if the browser cannot store it
     */
    put(entry) {
        return this.kept.putWhole(entry.id, entry);
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
        this.kept.remove(id);
    }
}
