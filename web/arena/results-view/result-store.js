/**
 * Results of matches in IndexedDB. Where the browser refuses it, they last for this visit only.
 *
 * @typedef {{id: string, name: string, created: string, game: string, played: number, results: Results}} Stored
 */

import { openDB } from "idb";
import { checkResults } from "../../report/results.js";
import { openMemory } from "../../ui/browser/storage.js";

/**
 * @import { Kept } from "../arena-model.js"
 * @import { Results } from "../match/results.js"
 * @import { IDBPDatabase } from "idb"
 */

const DATABASE = "quintet-results";
const STORE = "results";

/** @returns {Promise<IDBPDatabase | null>} */
async function open() {
    try {
        return await openDB(DATABASE, 1, {
            upgrade: (database) => void database.createObjectStore(STORE, { keyPath: "id" }),
        });
    } catch {
        return null;
    }
}

export class ResultStore {
    #database = open();
    /** What could not be stored, by id; in storage there may be fewer of its games. @type {Map<string, Stored>} */
    #visit = new Map();

    /** The newest first. @returns {Promise<Kept[]>} */
    async list() {
        const database = await this.#database;
        /** @type {Stored[]} */
        const stored = database ? await database.getAll(STORE).catch(() => []) : [];
        for (const each of stored) if (!isEntry(each)) setAside(each);
        const all = [
            ...stored.filter((each) => isEntry(each) && !this.#visit.has(each.id)).map((each) => entryOf(each, true)),
            ...[...this.#visit.values()].map((entry) => entryOf(entry, false)),
        ];
        return all.sort((a, b) => b.created.localeCompare(a.created));
    }

    /** @param {{id?: string, name: string, results: Results}} given  `id`: of `newId` @returns {Promise<Kept>} */
    async put({ id = newId(), name, results }) {
        const { game, created, games } = results;
        const entry = { id, name, created, game, played: games.length, results };
        try {
            const database = await this.#database;
            if (!database) throw new Error("no storage");
            await database.put(STORE, entry);
            this.#visit.delete(id);
            return entryOf(entry, true);
        } catch {
            this.#visit.set(id, entry);
            return entryOf(entry, false);
        }
    }

    /** @param {string} id @returns {Promise<Results | null>} null if they are gone or can't be read */
    async get(id) {
        const own = this.#visit.get(id);
        if (own) return own.results;
        const entry = await (await this.#database)?.get(STORE, id).catch(() => undefined);
        try {
            return entry ? /** @type {Results} */ (checkResults(entry.results)) : null;
        } catch {
            setAside(entry);
            return null;
        }
    }

    /** @param {string} id */
    async remove(id) {
        this.#visit.delete(id);
        await (await this.#database)?.delete(STORE, id).catch(() => {});
    }
}

export const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Whether a stored value can stand in the list. @param {any} value */
const isEntry = (value) =>
    [value?.id, value?.name, value?.created, value?.game].every((text) => typeof text === "string") &&
    Number.isInteger(value.played);

/** Says once that results can't be read; they stay where they are. @param {any} value */
const setAside = (value) => openMemory().setAside(`results/${value?.id}`, JSON.stringify(value));

/** @param {Stored} entry @param {boolean} stored @returns {Kept} */
const entryOf = ({ id, name, created, game, played }, stored) => ({ id, name, created, game, played, stored });
