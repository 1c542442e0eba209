/**
 * Reports to the page around this one by SPLICE (cssplice.org), as Runestone, PreTeXt and OpenDSA understand it.
 * Answers are taken from the parent only.
 *
 * The state travels as `{quintet: 1, state}`; hosts that store it as JSON may hand back that text instead.
 */

import { readJson } from "../../record/json.js";

/**
 * @import { Reporter } from "../sitting/reporting.js"
 * @import { Result } from "../sitting/sitting.js"
 */

/** The name of the frame in which a linked zip shows the site. */
export const HOST_FRAME = "quintet-host";
/**
 * How long the host has to answer, in milliseconds: with the state, the host of a linked zip, which always answers, and
 * that a report failed. To reports most hosts say nothing. `again`: until the question for the state is repeated, which
 * is lost if the host listens later than this page starts.
 */
const PATIENCE = { state: 2500, known: 30_000, report: 60_000, again: 500 };
/** The longest state that is taken back, in characters. */
const MAX_STATE = 100_000;
/** Canvas answers any subject with one of these: it is there, but is no SPLICE host. */
const REFUSALS = ["unsupported_subject", "unauthorized", "wrong_origin", "bad_request"];

let sent = 0;
const newId = () => {
    sent += 1;
    return `quintet-${Date.now().toString(36)}-${sent}`;
};

/** @param {{here?: any, patience?: Partial<typeof PATIENCE>}} [parts]  `here`: the window @returns {Reporter} */
export const splice = ({ here = globalThis, patience = {} } = {}) => new Splice(here, { ...PATIENCE, ...patience });

class Splice {
    name = "splice";
    #activity = "";
    #done = false;
    #times;
    #known;

    /** @param {any} here @param {typeof PATIENCE} times */
    constructor(here, times) {
        this.here = here;
        this.#times = times;
        this.#known = here.name === HOST_FRAME;
        /** How long `open` may take. */
        this.patience = this.#known ? times.known : times.state;
    }

    /**
     * A host that answers nothing may listen all the same, but is not known to keep anything. One that has failed is
     * not told anything: its older state would be lost. Throws what it says.
     */
    async open() {
        if (this.here.parent === this.here) return null;
        const answer = await this.#ask("SPLICE.getState", {}, this.patience, this.#times.again);
        if (answer === null && this.#known) throw new Error("no answer");
        if (answer === null) return { state: null, keeps: false };
        if (REFUSALS.includes(answer.error?.code)) return null;
        throwError(answer);
        const { user_id: id, user_name: name } = answer;
        const student = { id: textOf(id), name: textOf(name) };
        return { state: stateIn(answer.state), keeps: true, ...(student.id || student.name ? { student } : {}) };
    }

    /** Rejects if the host says that it could not store it. @param {Result} result */
    report({ activity, score, state, done, passed, items }) {
        this.#activity = activity;
        const fields = { score, state: { quintet: 1, state } };
        const answer = this.#ask("SPLICE.reportScoreAndState", fields, this.#times.report);
        if (done && !this.#done) {
            this.#done = true;
            const points = items.map(({ id, points, of, tries, seconds }) => ({ id, points, of, tries, seconds }));
            this.#post("SPLICE.sendEvent", { name: "handed-in", data: { score, passed, items: points } });
        }
        return answer.then(throwError);
    }

    close() {}

    /** @param {string} subject @param {object} fields @param {string} [id] */
    #post(subject, fields, id = newId()) {
        const activity = this.#activity ? { activity_id: this.#activity } : {};
        this.here.parent.postMessage({ subject, message_id: id, ...activity, ...fields }, "*");
    }

    /**
     * Resolves with the answer; null if there was none in time.
     * @param {string} subject
     * @param {object} fields
     * @param {number} patience
     * @param {number} [again]  time until it is asked again
     * @returns {Promise<Record<string, any> | null>}
     */
    #ask(subject, fields, patience, again) {
        const { here } = this;
        const id = newId();
        return new Promise((resolve) => {
            const finish = (/** @type {Record<string, any> | null} */ answer) => {
                here.removeEventListener("message", listen);
                clearTimeout(timer);
                clearInterval(repeats);
                resolve(answer);
            };
            const listen = (/** @type {MessageEvent} */ { source, data }) => {
                if (source !== here.parent || data?.subject !== `${subject}.response`) return;
                // Some hosts leave the id out of an error.
                if (data.message_id === id || (data.message_id === undefined && data.error)) finish(data);
            };
            const timer = setTimeout(() => finish(null), patience);
            const ask = () => this.#post(subject, fields, id);
            const repeats = again ? setInterval(ask, again) : undefined;
            here.addEventListener("message", listen);
            ask();
        });
    }
}

/** Throws the error that a host answers. @param {Record<string, any> | null} answer */
function throwError(answer) {
    const { error } = answer ?? {};
    if (error) throw new Error(String(error.message ?? error.code ?? error).slice(0, 200));
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === "string" ? value.slice(0, 200) : "");

/** The state in what a host hands back; null if there is none. @param {unknown} given @returns {string | null} */
export function stateIn(given) {
    let value = given;
    // Text of JSON, perhaps of text again.
    for (let depth = 0; depth < 3 && typeof value === "string" && value.length < 2 * MAX_STATE; ++depth) {
        value = readJson(value);
    }
    const { quintet, state } = /** @type {any} */ (value ?? {});
    return quintet === 1 && typeof state === "string" && state.length <= MAX_STATE ? state : null;
}
