/**
 * The LMS side of SCORM 1.2 as a course page meets it: an object `API` in a window around the page or in the one that
 * opened it. Windows of other sites throw when they are looked at, and every call may throw, answer "false" or nothing.
 *
 * @typedef {Record<string, (...parameters: string[]) => unknown>} Api
 */

/** Most windows that are searched; an LMS nests three or four. */
const MOST_WINDOWS = 40;

/** A call of the LMS that did not do what it should. @param {string} call @param {string} answer */
export const lmsError = (call, answer) => new Error(`${call} answered ${answer}`);

/**
 * Finds the API: first in the window and those around it, then in the window that opened one of them, and so on.
 * @param {any} start
 * @returns {Api | null}
 */
export function findApi(start) {
    const seen = new Set();
    const queue = [start];
    while (queue.length) {
        const openers = [];
        for (let here = queue.shift(); here && !seen.has(here) && seen.size < MOST_WINDOWS; ) {
            seen.add(here);
            const api = guarded(() => here.API, null);
            if (api && guarded(() => Boolean(api.LMSInitialize), false)) return api;
            openers.push(guarded(() => here.opener, null));
            here = guarded(() => here.parent, null);
        }
        queue.push(...openers);
    }
    return null;
}

/** @template T @param {() => T} read @param {T} otherwise @returns {T} */
function guarded(read, otherwise) {
    try {
        return read();
    } catch {
        return otherwise;
    }
}

/** Guarded calls of an LMS. */
export class Lms {
    /** What was written, so that only changes are. @type {Map<string, string>} */
    #written = new Map();

    /** @param {Api} api */
    constructor(api) {
        this.api = api;
    }

    /** Calls a method that must answer "true". Throws an error. @param {string} name @param {...string} parameters */
    must(name, ...parameters) {
        let answer;
        try {
            answer = String(this.api[name](...parameters));
        } catch (error) {
            throw lmsError(name, String(error));
        }
        if (answer === "true") return;
        const code = guarded(() => `error ${this.api.LMSGetLastError()}`, "no error");
        throw lmsError(name, `${answer} (${code})`);
    }

    /** Begins. An LMS that has begun already, as after a reload, is as good. Throws an error. */
    begin() {
        try {
            this.must("LMSInitialize", "");
        } catch (error) {
            if (!this.read("cmi.core.lesson_status")) throw error;
        }
    }

    /** Returns a value; "" if there is none. @param {string} name */
    read(name) {
        const value = guarded(() => this.api.LMSGetValue(name), "");
        return value === null || value === undefined ? "" : String(value);
    }

    /** Sets a value unless the LMS has it already. Throws an error. @param {string} name @param {string} value */
    write(name, value) {
        if (this.#written.get(name) === value) return;
        this.must("LMSSetValue", name, value);
        this.#written.set(name, value);
    }

    /** Values may be lost with a commit that failed: the next one writes all of them again. */
    forget() {
        this.#written.clear();
    }
}
