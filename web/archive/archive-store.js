/** @import { Database, Kept } from "./database.js" */

/** Base class of what the archive stores: changes run one after another, and `changed` is called after each. */
export class ArchiveStore {
    #name;
    #changed;
    /** @type {Promise<unknown>} */
    #queue = Promise.resolve();

    /** @param {Database} shelf @param {"games" | "mine"} name @param {() => void} changed */
    constructor(shelf, name, changed) {
        this.shelf = shelf;
        this.#name = name;
        this.#changed = changed;
    }

    /** @param {string} id @returns {Promise<Kept>} */
    remove(id) {
        return this.inTurn(() => this.shelf.write(this.#name, [[id, undefined]]));
    }

    /** @template T @param {() => Promise<T>} task @returns {Promise<T>} */
    async inTurn(task) {
        const done = this.#queue.then(task);
        this.#queue = done.catch(() => {});
        const result = await done;
        this.#changed();
        return result;
    }
}
