/** Saves the analysis on this device and in the address after each change, and returns it at the next visit. */

import { checkRecord } from "../record/record.js";
import { recordOf } from "./analysis-model.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { Store } from "../ui/store.js"
 * @import { AnalysisModel } from "./analysis-model.js"
 */

/**
 * Delay before a change is saved, in milliseconds: browsers refuse more than a few changes of the address per second.
 */
const SAVE_DELAY_MS = 400;
const SAVED = "lab";

export class SavedAnalysis {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;

    /**
     * @param {Store<AnalysisModel>} store
     * @param {Memory} memory
     * @param {(record: GameRecord) => void} saved  called with the saved record
     */
    constructor(store, memory, saved) {
        this.store = store;
        this.memory = memory;
        this.saved = saved;
    }

    /** The last analysed game, or null. @returns {GameRecord | null} */
    get last() {
        try {
            return checkRecord(this.memory.read(SAVED)?.record);
        } catch {
            return null;
        }
    }

    saveSoon() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.saveNow(), SAVE_DELAY_MS);
    }

    saveNow() {
        clearTimeout(this.#timer);
        if (this.store.value.phase !== "ready") return;
        const record = recordOf(this.store.value);
        this.memory.write(SAVED, { record });
        this.saved(record);
    }
}
