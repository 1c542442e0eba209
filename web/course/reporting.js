/**
 * Tells all reporters how an activity goes. One that fails is told about once and left out from then on; the student
 * goes on.
 *
 * A place that takes results, such as an LMS around the page. `open`: what is kept there; null if it is not there. None
 * of its methods should throw; one that does counts as failed.
 * @typedef {object} Reporter
 * @property {string} name
 * @property {() => Promise<{state: string | null, student?: {id: string, name: string}} | null>} open
 * @property {(result: import("./sitting.js").Result) => unknown} report
 * @property {() => unknown} close
 *
 * @typedef {{state: string | null, student: {id: string, name: string} | null}} Kept
 */

/** How long a reporter may take to say whether it is there. */
const PATIENCE_MS = 5000;

export class Reporting {
    /** Those that are there. @type {Reporter[]} */
    #open = [];
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
        return this.#open.map(({ name }) => name);
    }

    /** Asks all reporters. @returns {Promise<Kept>} the first state and the first student that one knows */
    async open() {
        const answers = await Promise.all(this.reporters.map((reporter) => this.#ask(reporter)));
        const there = answers.filter((answer) => answer !== null);
        this.#open = there.map(({ reporter }) => reporter);
        return {
            state: there.find(({ state }) => state)?.state ?? null,
            student: there.find(({ student }) => student)?.student ?? null,
        };
    }

    /** @param {Reporter} reporter */
    async #ask(reporter) {
        try {
            const late = new Promise((_, reject) => {
                setTimeout(() => reject(new Error("no answer")), this.patience);
            });
            const answer = /** @type {Awaited<ReturnType<Reporter["open"]>>} */ (
                await Promise.race([reporter.open(), late])
            );
            return answer && { ...answer, reporter };
        } catch (error) {
            this.failed(reporter, error);
            return null;
        }
    }

    /** @param {import("./sitting.js").Result} result */
    async report(result) {
        const text = JSON.stringify(result);
        if (text === this.#last) return;
        this.#last = text;
        await Promise.all(this.#open.map((reporter) => this.#tell(reporter, () => reporter.report(result))));
    }

    async close() {
        await Promise.all(this.#open.map((reporter) => this.#tell(reporter, () => reporter.close())));
    }

    /** @param {Reporter} reporter @param {() => unknown} call */
    async #tell(reporter, call) {
        try {
            await call();
        } catch (error) {
            if (!this.#open.includes(reporter)) return;
            this.#open = this.#open.filter((each) => each !== reporter);
            this.failed(reporter, error);
        }
    }
}
