/**
 * Tells the page around this one how the activity goes, with messages like those of an embedded game: `quintet: 1` and
 * a `type`. Answers of the student are not in them: any page may frame this one.
 *
 * | type | fields |
 * |---|---|
 * | `ready` | `activity` |
 * | `exercise` | `item`, `result` (`right`, `wrong` or `solved`), `tries`, `points`, `of`, after each attempt |
 * | `result` | `activity`, `score`, `points`, `of`, `done`, `passed`, `seconds`, `state`, `items` |
 */

/**
 * @import { Reporter } from "../sitting/reporting.js"
 * @import { ItemResult, Result } from "../sitting/sitting.js"
 */

const VERSION = 1;

/**
 * @param {{here?: any, allowed?: string[], told?: boolean}} [parts]  `here`: the window; `allowed`: origins that may
 *     hear it, or `*`
 * @returns {Reporter}
 */
export const messages = ({ here = globalThis, allowed = ["*"] } = {}) => new Messages(here, allowed);

class Messages {
    name = "messages";
    /** By item, what was told last. @type {Map<string, number>} */
    #tries = new Map();
    #ready = false;

    /** @param {any} here @param {string[]} allowed */
    constructor(here, allowed) {
        this.here = here;
        // An opaque origin cannot be a target.
        this.targets = allowed.some((origin) => origin === "*" || origin === "null") ? ["*"] : allowed;
    }

    /** Whether the page around listens, no one knows. */
    async open() {
        return this.here.parent === this.here ? null : { state: null, keeps: false };
    }

    /** @param {Result} result */
    report({ activity, score, points, of, done, passed, seconds, state, items }) {
        const first = !this.#ready;
        this.#ready = true;
        if (first) this.#tell("ready", { activity });
        for (const item of items) {
            // What was tried in an earlier visit is no news.
            if (!first && item.tries > (this.#tries.get(item.id) ?? 0)) this.#tell("exercise", attemptOf(item));
            this.#tries.set(item.id, item.tries);
        }
        const told = items.map(({ answer, ...item }) => item);
        this.#tell("result", { activity, score, points, of, done, passed, seconds, state, items: told });
    }

    close() {}

    /** @param {string} type @param {object} fields */
    #tell(type, fields) {
        for (const target of this.targets) this.here.parent.postMessage({ ...fields, quintet: VERSION, type }, target);
    }
}

/** @param {ItemResult} item */
function attemptOf({ id, score, tries, points, of }) {
    return { item: id, result: score === 1 ? "solved" : score > 0 ? "right" : "wrong", tries, points, of };
}
