/**
 * Between an LMS and the site in a frame: answers the frame's questions as a SPLICE host and reports its results by
 * SCORM. An LMS that fails is told to the frame, which then gives the student a receipt.
 */

/**
 * @import { Opened, Reporter } from "../sitting/reporting.js"
 * @import { Result } from "../sitting/sitting.js"
 */

/** The longest state that an LMS keeps, and some more: longer ones are no states. */
const MAX_STATE = 10_000;

export class ThinHost {
    /** The report that waits for its result. */
    #message = "";
    /** @type {Promise<Opened | null>} */
    #opened;

    /**
     * @param {object} parts
     * @param {any} parts.here  the window
     * @param {any} parts.frame  the window of the frame
     * @param {string} parts.origin  of the site
     * @param {Reporter} parts.lms
     * @param {(key: "pack.noLms") => void} parts.tell
     */
    constructor({ here, frame, origin, lms, tell }) {
        this.frame = frame;
        this.origin = origin;
        this.lms = lms;
        /** Whether the frame has said something. */
        this.heard = false;
        this.#opened = lms.open().catch(() => null);
        this.#opened.then((opened) => opened ?? tell("pack.noLms"));
        here.addEventListener("message", (/** @type {MessageEvent} */ event) => this.#take(event));
        here.addEventListener("pagehide", () => this.#leave());
    }

    /** @param {MessageEvent} event */
    #take({ source, origin, data }) {
        if (source !== this.frame || origin !== this.origin || typeof data !== "object" || data === null) return;
        this.heard = true;
        if (data.subject === "SPLICE.getState") this.#answerState(data.message_id);
        if (data.subject === "SPLICE.reportScoreAndState") this.#message = data.message_id;
        if (data.quintet === 1 && data.type === "result" && isResult(data)) this.#report(data);
    }

    /** @param {string} id */
    async #answerState(id) {
        const opened = await this.#opened;
        const { state = null, student } = opened ?? {};
        this.#post("SPLICE.getState.response", id, {
            state: state === null ? null : { quintet: 1, state },
            ...(student ? { user_id: student.id, user_name: student.name } : {}),
        });
    }

    /** @param {Result} result */
    async #report(result) {
        const id = this.#message;
        const subject = "SPLICE.reportScoreAndState.response";
        try {
            if (!(await this.#opened)) throw new Error("no LMS");
            await this.lms.report(result);
            this.#post(subject, id, {});
        } catch (error) {
            this.#post(subject, id, { error: { code: "lms", message: String(error) } });
        }
    }

    /** @param {string} subject @param {string} id @param {object} fields */
    #post(subject, id, fields) {
        this.frame.postMessage({ subject, message_id: id, ...fields }, this.origin);
    }

    #leave() {
        try {
            this.lms.close();
        } catch {
            // The page is going; there is no one to tell.
        }
    }
}

/** Whether a message from the frame is a result. @param {any} data @returns {data is Result} */
function isResult(data) {
    const { score, done, passed, seconds, state, items } = data;
    return (
        [score, seconds].every((number) => Number.isFinite(number) && number >= 0) &&
        score <= 1 &&
        typeof done === "boolean" &&
        [true, false, null].includes(passed) &&
        typeof state === "string" &&
        state.length <= MAX_STATE &&
        Array.isArray(items) &&
        items.every(
            (/** @type {any} */ item) =>
                typeof item?.id === "string" && [item.points, item.of, item.tries].every(Number.isFinite),
        )
    );
}
