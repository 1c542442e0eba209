/**
 * Reports to the page around this one by SPLICE (cssplice.org), as Runestone, PreTeXt and OpenDSA understand it.
 * Answers are taken from the parent only.
 *
 * The state travels as `{quintet: 1, state}`; hosts that store it as JSON may hand back that text instead.
 */

/** How long the host has to answer. */
const PATIENCE_MS = 2500;
/** The longest state that is taken back, in characters. */
const MAX_STATE = 100_000;
/** Canvas answers any subject with one of these: it is there, but is no SPLICE host. */
const REFUSALS = ["unsupported_subject", "unauthorized", "wrong_origin", "bad_request"];

let sent = 0;
const newId = () => {
    sent += 1;
    return `quintet-${Date.now().toString(36)}-${sent}`;
};

/**
 * @param {{here?: any, patience?: number}} [parts]  `here`: the window
 * @returns {import("../reporting.js").Reporter}
 */
export const splice = ({ here = globalThis, patience = PATIENCE_MS } = {}) => new Splice(here, patience);

class Splice {
    name = "splice";
    #activity = "";
    #done = false;

    /** @param {any} here @param {number} patience */
    constructor(here, patience) {
        this.here = here;
        this.patience = patience;
    }

    /**
     * A host that answers nothing may listen all the same, but is not known to keep anything. One that has failed is
     * not told anything: its older state would be lost. Throws what it says.
     */
    async open() {
        if (this.here.parent === this.here) return null;
        const answer = await this.#ask("SPLICE.getState");
        if (answer === null) return { state: null, keeps: false };
        const { error } = answer;
        if (error && REFUSALS.includes(error.code)) return null;
        if (error) throw new Error(String(error.message ?? error.code ?? error).slice(0, 200));
        return { state: stateIn(answer.state), keeps: true };
    }

    /** @param {import("../sitting.js").Result} result */
    report({ activity, score, state, done, passed, items }) {
        this.#activity = activity;
        this.#post("SPLICE.reportScoreAndState", { score, state: { quintet: 1, state } });
        if (!done || this.#done) return;
        this.#done = true;
        const points = items.map(({ id, points, of, tries, seconds }) => ({ id, points, of, tries, seconds }));
        this.#post("SPLICE.sendEvent", { name: "handed-in", data: { score, passed, items: points } });
    }

    close() {}

    /** @param {string} subject @param {object} fields @param {string} [id] */
    #post(subject, fields, id = newId()) {
        const activity = this.#activity ? { activity_id: this.#activity } : {};
        this.here.parent.postMessage({ subject, message_id: id, ...activity, ...fields }, "*");
    }

    /** @param {string} subject @returns {Promise<Record<string, any> | null>} null if there was no answer in time */
    #ask(subject) {
        const { here } = this;
        const id = newId();
        return new Promise((resolve) => {
            const finish = (/** @type {Record<string, any> | null} */ answer) => {
                here.removeEventListener("message", listen);
                clearTimeout(timer);
                resolve(answer);
            };
            const listen = (/** @type {MessageEvent} */ { source, data }) => {
                if (source !== here.parent || data?.subject !== `${subject}.response`) return;
                // Some hosts leave the id out of an error.
                if (data.message_id === id || (data.message_id === undefined && data.error)) finish(data);
            };
            const timer = setTimeout(() => finish(null), this.patience);
            here.addEventListener("message", listen);
            this.#post(subject, {}, id);
        });
    }
}

/** The state in what a host hands back; null if there is none. @param {unknown} given @returns {string | null} */
export function stateIn(given) {
    let value = given;
    // Text of JSON, perhaps of text again.
    for (let depth = 0; depth < 3 && typeof value === "string" && value.length < 2 * MAX_STATE; ++depth) {
        try {
            value = JSON.parse(value);
        } catch {
            return null;
        }
    }
    const { quintet, state } = /** @type {any} */ (value ?? {});
    return quintet === 1 && typeof state === "string" && state.length <= MAX_STATE ? state : null;
}
