/**
 * Tells all reporters how an activity goes. One that fails is told about once and told on: an LMS that failed to store
 * a result often works a minute later. The student goes on.
 *
 * A place that takes results, such as an LMS around the page. `open`: what is kept there, null if it is not there, and
 * whether it is known to keep results; one that rejects is left out. `report`: may resolve when the result is kept, and
 * rejects if it could not be. `close`: ends the visit at once, as the page is about to go.
 * @typedef {{state: string | null, keeps: boolean, student?: {id: string, name: string}}} Opened
 * @typedef {object} Reporter
 * @property {string} name
 * @property {() => Promise<Opened | null>} open
 * @property {(result: Result) => unknown} report
 * @property {() => unknown} close
 * @property {number} [patience]  milliseconds that `open` may take, if not `PATIENCE_MS`
 *
 * @typedef {{state: string | null, student: {id: string, name: string} | null}} Kept
 */

/** @import { Result } from "./sitting.js" */

/** How long a reporter may take to say whether it is there. */
const PATIENCE_MS = 5000;

export class Reporting {
    /** Those that are there. @type {{reporter: Reporter, keeps: boolean}[]} */
    #open = [];
    /** The names of those that failed. @type {Set<string>} */
    #failed = new Set();
    /** What was reported last, so that nothing is told twice. */
    #last = "";

    /**
     * @param {Reporter[]} reporters
     * @param {(reporter: Reporter, error: unknown) => void} failed  told once for each that fails
     * @param {number} [patience]
     */
    constructor(reporters, failed, patience = PATIENCE_MS) {
        this.reporters = reporters;
        this.failed = failed;
        this.patience = patience;
    }

    /** The names of those that take results. */
    get names() {
        return this.#open.map(({ reporter }) => reporter.name);
    }

    /** Whether a place keeps the results, as far as is known. Otherwise the student needs a receipt. */
    get kept() {
        return this.#open.some(({ reporter, keeps }) => keeps && !this.#failed.has(reporter.name));
    }

    /** Asks all reporters. @returns {Promise<Kept>} the first state and the first student that one knows */
    async open() {
        const answers = await Promise.all(this.reporters.map((reporter) => this.#ask(reporter)));
        const there = answers.filter((answer) => answer !== null);
        this.#open = there.map(({ reporter, keeps }) => ({ reporter, keeps }));
        return {
            state: there.find(({ state }) => state)?.state ?? null,
            student: there.find(({ student }) => student)?.student ?? null,
        };
    }

    /** @param {Reporter} reporter */
    async #ask(reporter) {
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        let timer;
        try {
            const late = new Promise((_, reject) => {
                timer = setTimeout(
                    () => reject(new Error("no answer")),
                    Math.max(this.patience, reporter.patience ?? 0),
                );
            });
            const answer = /** @type {Opened | null} */ (await Promise.race([reporter.open(), late]));
            return answer && { ...answer, reporter };
        } catch (error) {
            this.#tellFailure(reporter, error);
            return null;
        } finally {
            clearTimeout(timer);
        }
    }

    /** Calls every reporter before it returns. @param {Result} result */
    async report(result) {
        const text = JSON.stringify(result);
        if (text === this.#last) return;
        this.#last = text;
        await Promise.all(this.#open.map(({ reporter }) => this.#tell(reporter, () => reporter.report(result))));
    }

    /** Calls every reporter before it returns. */
    async close() {
        await Promise.all(this.#open.map(({ reporter }) => this.#tell(reporter, () => reporter.close())));
    }

    /** @param {Reporter} reporter @param {() => unknown} call */
    async #tell(reporter, call) {
        try {
            await call();
        } catch (error) {
            this.#tellFailure(reporter, error);
        }
    }

    /** @param {Reporter} reporter @param {unknown} error */
    #tellFailure(reporter, error) {
        if (this.#failed.has(reporter.name)) return;
        this.#failed.add(reporter.name);
        this.failed(reporter, error);
    }
}
