/**
 * Guarded access to IndexedDB. What the browser cannot store is kept for this visit, and every write says whether it
 * is stored. No call rejects.
 *
 * `kept`: whether the value outlasts the visit. `reason`: why not: `refused` (no storage here), `version` (a newer
 * version of the page has made it), `full`, or `failed`; otherwise "".
 * @typedef {"" | "refused" | "version" | "full" | "failed"} Reason
 * @typedef {{kept: boolean, reason: Reason}} Kept
 *
 * @typedef {"games" | "mine" | "marks"} StoreName
 */

import { openDB } from "idb";

/** @import { IDBPDatabase } from "idb" */

const DATABASE = "quintet-archive";
const VERSION = 1;
/** @type {StoreName[]} */
const STORES = ["games", "mine", "marks"];

/** A value of this visit that says that the stored one was removed. */
const REMOVED = Symbol("removed");

/** @param {unknown} error @returns {Reason} */
function reasonOf(error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    if (name === "VersionError") return "version";
    return name === "QuotaExceededError" ? "full" : "failed";
}

/**
 * Creates the stores. A value lies under a key of its own, not one of its fields, so that the keys of all stores look
 * alike.
 * @param {IDBPDatabase} database
 */
function createStores(database) {
    for (const name of STORES) {
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    }
}

export class Database {
    /** @type {Promise<IDBPDatabase | null> | null} */
    #database = null;
    /** What could not be stored. @type {Map<StoreName, Map<string, any>>} */
    #visit = new Map(STORES.map((name) => [name, new Map()]));
    /** Why the last write was not stored. @type {Reason} */
    reason = "";

    /** Opens the database; resolves when it is known whether there is one. */
    async open() {
        await this.#open();
        return this;
    }

    /** @returns {Promise<IDBPDatabase | null>} */
    #open() {
        this.#database ??= this.#tryOpen();
        return this.#database;
    }

    async #tryOpen() {
        try {
            if (!globalThis.indexedDB) throw new Error("no storage");
            const forget = () => {
                this.#database = null;
            };
            const database = await openDB(DATABASE, VERSION, {
                upgrade: createStores,
                // A newer page in another tab must not wait for this one.
                blocking: () => {
                    forget();
                    database.close();
                },
                terminated: forget,
            });
            this.reason = "";
            return database;
        } catch (error) {
            const reason = reasonOf(error);
            this.reason = reason === "failed" ? "refused" : reason;
            return null;
        }
    }

    /** Whether values outlast the visit, as far as known. */
    get kept() {
        return this.reason === "";
    }

    /** @param {StoreName} store @param {string} key @returns {Promise<any>} undefined if there is none */
    async get(store, key) {
        const own = this.#visitOf(store);
        if (own.has(key)) return own.get(key) === REMOVED ? undefined : own.get(key);
        try {
            return await (await this.#open())?.get(store, key);
        } catch {
            return undefined;
        }
    }

    /** All values of a store, in no particular order. @param {StoreName} store @returns {Promise<any[]>} */
    async all(store) {
        /** @type {Map<string, any>} */
        const found = new Map();
        try {
            const database = await this.#open();
            if (database) {
                const transaction = database.transaction(store);
                const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
                keys.forEach((key, index) => {
                    found.set(String(key), values[index]);
                });
            }
        } catch {
            // What is not readable is not there; what belongs to this visit follows.
        }
        for (const [key, value] of this.#visitOf(store)) {
            if (value === REMOVED) found.delete(key);
            else found.set(key, value);
        }
        return [...found.values()];
    }

    /**
     * Writes several values at once, all of them or none.
     * @param {StoreName} store
     * @param {[string, any][]} entries  by key; undefined removes
     * @returns {Promise<Kept>}
     */
    async write(store, entries) {
        try {
            const database = await this.#open();
            if (!database) return this.#keepForVisit(store, entries, this.reason || "refused");
            const transaction = database.transaction(store, "readwrite");
            // Attached first: an aborted transaction rejects `done` besides the request that failed.
            const done = transaction.done;
            done.catch(() => {});
            for (const [key, value] of entries) {
                await (value === undefined ? transaction.store.delete(key) : transaction.store.put(value, key));
            }
            await done;
            for (const [key] of entries) this.#visitOf(store).delete(key);
            this.reason = "";
            return { kept: true, reason: "" };
        } catch (error) {
            return this.#keepForVisit(store, entries, reasonOf(error));
        }
    }

    close() {
        this.#database?.then((database) => database?.close());
        this.#database = null;
    }

    /** @param {StoreName} store @param {[string, any][]} entries @param {Reason} reason @returns {Kept} */
    #keepForVisit(store, entries, reason) {
        for (const [key, value] of entries) {
            this.#visitOf(store).set(key, value === undefined ? REMOVED : structuredClone(value));
        }
        this.reason = reason;
        return { kept: false, reason };
    }

    /** @param {StoreName} store @returns {Map<string, any>} */
    #visitOf(store) {
        return /** @type {Map<string, any>} */ (this.#visit.get(store));
    }
}
