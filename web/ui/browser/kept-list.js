/** @import { Memory } from "./storage.js" */

/**
 * A list of entries in the browser's storage. Each entry has its own key, so that keeping one never affects the others;
 * an index holds their ids, newest first.
 */
export class KeptList {
    /**
     * @param {Memory} memory
     * @param {string} index  the key of the index
     * @param {string} prefix  before an entry's id in its key
     */
    constructor(memory, index, prefix) {
        this.memory = memory;
        this.index = index;
        this.prefix = prefix;
    }

    /** @returns {string[]} newest first */
    get ids() {
        const kept = this.memory.read(this.index);
        return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
    }

    /** Returns what is kept under an id, unchecked; null if there is nothing. @param {string} id */
    read(id) {
        return this.memory.read(this.prefix + id);
    }

    /**
     * Keeps an entry, or puts another in its place.
     * @param {string} id
     * @param {unknown} entry
     * @returns {boolean} false if it lasts for this visit only
     */
    put(id, entry) {
        const { ids } = this;
        const kept = this.memory.write(this.prefix + id, entry);
        return this.memory.write(this.index, ids.includes(id) ? ids : [id, ...ids]) && kept;
    }

    /**
     * Keeps an entry completely or not at all.
     * @param {string} id
     * @param {unknown} entry
     * @returns {boolean} false if the browser cannot store it; everything is then as it was
     */
    putWhole(id, entry) {
        const [ids, before] = [this.ids, this.read(id)];
        if (this.put(id, entry)) return true;
        if (before) this.memory.write(this.prefix + id, before);
        else this.memory.forget(this.prefix + id);
        this.memory.write(this.index, ids);
        return false;
    }

    /** Moves an entry that cannot be read out of the way. @param {string} id */
    setAside(id) {
        this.memory.setAside(this.prefix + id);
        this.remove(id);
    }

    /** @param {string} id */
    remove(id) {
        this.memory.write(
            this.index,
            this.ids.filter((other) => other !== id),
        );
        this.memory.forget(this.prefix + id);
    }
}
