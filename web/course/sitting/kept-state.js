/** A student's saved work on a sheet: the copy in the place for grades, such as an LMS, and the one on the device. */

import { readState } from "./state-text.js";

/**
 * @import { Memory } from "../../ui/browser/storage.js"
 * @import { Activity } from "../activity.js"
 */

export class KeptState {
    #memory;
    #sheet;
    #returned;
    #key;
    /** Whether only the device knows the student's work. */
    isOfDevice;

    /**
     * @param {Memory} memory  of the device
     * @param {Activity} sheet
     * @param {{state: string | null, student: {id: string} | null}} opened  what the place for grades has
     */
    constructor(memory, sheet, { state, student }) {
        this.#memory = memory;
        this.#sheet = sheet;
        this.#returned = state;
        // Students who share a computer have their own state.
        this.#key = student?.id ? `course/${sheet.id}/${student.id}` : `course/${sheet.id}`;
        this.isOfDevice = state === null && student === null;
    }

    /** What an earlier visit left. */
    read() {
        const returned = this.#returned;
        if (returned === null) return this.onDevice();
        if (readState(returned, this.#sheet)) return returned;
        // It may be cut, or not ours: the device may have more.
        this.#memory.setAside(`${this.#key}/returned`, returned);
        return this.onDevice();
    }

    /** @returns {string | null} */
    onDevice() {
        const kept = this.#memory.read(this.#key);
        if (kept === null || (typeof kept === "string" && readState(kept, this.#sheet))) return kept;
        this.#memory.setAside(this.#key);
        return null;
    }

    /** Whether the device saves anything: in a sandboxed frame there is no storage. */
    saves() {
        const probe = `${this.#key}/probe`;
        const saved = this.#memory.write(probe, "");
        this.#memory.forget(probe);
        return saved;
    }

    /** Returns whether the device keeps it. @param {string} state */
    write(state) {
        return this.#memory.write(this.#key, state);
    }

    forget() {
        this.#memory.forget(this.#key);
    }
}
