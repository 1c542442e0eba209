/**
 * Reports to an LMS by SCORM 1.2. Changes are gathered, because every commit is a request, and some LMS block the page
 * until it is answered. A commit that fails is tried again, later and later.
 *
 * @typedef {{promise: Promise<void>, resolve: () => void, reject: (reason: unknown) => void}} Waiting
 */

import { findApi, Lms, lmsError } from "./lms.js";

/**
 * @import { Reporter } from "../sitting/reporting.js"
 * @import { ItemResult, Result } from "../sitting/sitting.js"
 */

/**
 * Milliseconds: `gather` from a change to its commit, `soon` after handing in, so that the page is drawn first, `retry`
 * after a commit that failed, twice as long each time up to `longest`.
 */
const DELAYS = { gather: 2000, soon: 50, retry: 10_000, longest: 160_000 };
/** What `cmi.suspend_data` holds. */
export const MAX_SUSPENDED = 4096;
const MAX_LOCATION = 255;

/** @param {{here?: any, delays?: Partial<typeof DELAYS>}} [parts]  `here`: the window @returns {Reporter} */
export const scorm = ({ here = globalThis, delays = {} } = {}) => new Scorm(here, { ...DELAYS, ...delays });

class Scorm {
    name = "scorm";
    /** @type {Lms | null} */
    #lms = null;
    /** What is to be told and not yet committed. @type {Result | null} */
    #next = null;
    /** Those who wait for the commit. @type {Waiting | null} */
    #waiting = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;
    /** When a commit is tried again, 0 after one that worked. */
    #retryMs = 0;
    /** Seconds on the activity when this visit began. @type {number | null} */
    #before = null;
    #takesItems = true;
    #done = false;

    /** @param {any} here @param {typeof DELAYS} delays */
    constructor(here, delays) {
        this.here = here;
        this.delays = delays;
    }

    /** Throws an error if the LMS is there but does not begin. */
    async open() {
        const api = findApi(this.here);
        if (!api) return null;
        const lms = new Lms(api);
        lms.begin();
        this.#lms = lms;
        // Phones close a page that is not seen without telling it.
        this.here.document?.addEventListener("visibilitychange", () => {
            if (this.here.document.hidden && this.#next) this.#commit();
        });
        // A page that comes back from the browser's memory has ended its visit.
        this.here.addEventListener?.("pageshow", (/** @type {PageTransitionEvent} */ { persisted }) => {
            if (persisted) this.here.location.reload();
        });
        const [id, name] = [lms.read("cmi.core.student_id"), lms.read("cmi.core.student_name")];
        return {
            state: lms.read("cmi.suspend_data") || null,
            keeps: true,
            ...(id || name ? { student: { id, name: nameInOrder(name) } } : {}),
        };
    }

    /**
     * Resolves when the LMS has it; rejects with an error at the first commit that fails, which is tried again.
     * @param {Result} result
     */
    report(result) {
        if (!this.#lms) return Promise.resolve();
        this.#before ??= result.seconds;
        this.#next = result;
        this.#waiting ??= waiting();
        const { promise } = this.#waiting;
        const handedIn = result.done && !this.#done;
        this.#done = result.done;
        if (handedIn) this.#commitIn(this.delays.soon);
        else if (this.#timer === undefined) this.#commitIn(this.delays.gather);
        return promise;
    }

    /** Ends the visit; the page is about to go, so nothing here waits. Throws an error. */
    close() {
        const lms = this.#lms;
        if (!lms) return;
        if (this.#next) this.#commit();
        clearTimeout(this.#timer);
        this.#lms = null;
        lms.must("LMSFinish", "");
    }

    /** @param {number} ms */
    #commitIn(ms) {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#commit(), ms);
    }

    #commit() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        const [lms, result, waiting] = [this.#lms, this.#next, this.#waiting];
        if (!lms || !result) return;
        this.#waiting = null;
        try {
            this.#write(lms, result);
            lms.must("LMSCommit", "");
            if (result.state && !lms.read("cmi.suspend_data")) throw lmsError("LMSCommit", "true and kept nothing");
            this.#next = null;
            this.#retryMs = 0;
            waiting?.resolve();
        } catch (error) {
            lms.forget();
            this.#retryMs = Math.min(this.delays.longest, 2 * this.#retryMs || this.delays.retry);
            this.#commitIn(this.#retryMs);
            waiting?.reject(error);
        }
    }

    /** Writes all that the LMS takes before it throws what it did not take. @param {Lms} lms @param {Result} result */
    #write(lms, result) {
        /** @type {Error | null} */
        let fault = null;
        for (const [name, value] of valuesOf(result, result.seconds - (this.#before ?? 0))) {
            try {
                if (name === "cmi.suspend_data" && value.length > MAX_SUSPENDED) throw lmsError(name, "too long");
                lms.write(name, value);
            } catch (error) {
                fault ??= /** @type {Error} */ (error);
            }
        }
        this.#writeItems(lms, result);
        if (fault) throw fault;
    }

    /** The points of each item as objectives, which many LMS do without. @param {Lms} lms @param {Result} result */
    #writeItems(lms, { items }) {
        if (!this.#takesItems) return;
        try {
            for (const [number, item] of items.entries()) {
                const { id, points, of, tries, over } = item;
                const at = `cmi.objectives.${number}`;
                lms.write(`${at}.id`, id);
                if (tries === 0 && !over) continue;
                lms.write(`${at}.score.min`, "0");
                lms.write(`${at}.score.max`, "100");
                lms.write(`${at}.score.raw`, percent(of > 0 ? points / of : 0));
                lms.write(`${at}.status`, objectiveStatusOf(item));
            }
        } catch {
            this.#takesItems = false;
        }
    }
}

/**
 * What SCORM 1.2 keeps of a result, in the order in which it is written.
 * @param {Result} result
 * @param {number} seconds  of this visit
 * @returns {[name: string, value: string][]}
 */
export function valuesOf(result, seconds) {
    const { score, state, done, current = "" } = /** @type {Result & {current?: string}} */ (result);
    return [
        ["cmi.suspend_data", state],
        ...(current
            ? [/** @type {[string, string]} */ (["cmi.core.lesson_location", current.slice(0, MAX_LOCATION)])]
            : []),
        ["cmi.core.score.min", "0"],
        ["cmi.core.score.max", "100"],
        ["cmi.core.score.raw", percent(score)],
        ["cmi.core.lesson_status", statusOf(result)],
        ["cmi.core.exit", done ? "" : "suspend"],
        ["cmi.core.session_time", timespan(seconds)],
    ];
}

/** @param {Pick<Result, "done" | "passed">} result */
function statusOf({ done, passed }) {
    if (!done) return "incomplete";
    return passed === null ? "completed" : passed ? "passed" : "failed";
}

/**
 * The status of an objective: hints and attempts cost points, but a correct answer is passed all the same.
 * @param {Pick<ItemResult, "score" | "over">} item
 */
function objectiveStatusOf({ score, over }) {
    if (score === 1) return "passed";
    if (!over) return "incomplete";
    return score > 0 ? "completed" : "failed";
}

/** @param {number} share  0 to 1 */
const percent = (share) => String(Math.round(Math.max(0, Math.min(1, share)) * 10_000) / 100);

/** A time as SCORM 1.2 writes it. @param {number} seconds */
export function timespan(seconds) {
    const whole = Math.max(0, Math.min(seconds, 9999 * 3600));
    const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
    const two = (/** @type {number} */ number, decimals = 0) =>
        number.toFixed(decimals).padStart(decimals ? 3 + decimals : 2, "0");
    return `${String(hours).padStart(4, "0")}:${two(minutes)}:${two(Math.floor((whole % 60) * 100) / 100, 2)}`;
}

/** SCORM writes names as "Lovelace, Ada". @param {string} name */
function nameInOrder(name) {
    const [last, first, ...more] = name.split(",").map((part) => part.trim());
    return first && more.length === 0 ? `${first} ${last}` : name;
}

/** @returns {Waiting} */
function waiting() {
    /** @type {any} */
    let parts;
    const promise = new Promise((resolve, reject) => {
        parts = { resolve, reject };
    });
    // The caller need not wait; without a handler the browser would report a commit that failed.
    promise.catch(() => {});
    return { promise: /** @type {Promise<void>} */ (promise), ...parts };
}
