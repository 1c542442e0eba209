/**
 * The worker's side of the protocol, independent of the worker: `receive` takes requests, and the callback `post` gets
 * the answers. Jobs run in slices and take turns. Between two slices, the host answers all requests that have arrived,
 * so that no request waits longer than a slice.
 *
 * @import { Answer, Request } from "../protocol.js"
 * @import { Scheduler, Job, Report } from "../calls.js"
 */

/**
 * @typedef {object} HostOptions
 * @property {(answer: Answer, transfer?: Transferable[]) => void} post
 * @property {(task: () => void) => void} later  runs a task after the messages that are already waiting
 * @property {() => number} [now]  milliseconds
 */

/**
 * `id`: the request that the job serves.
 * @typedef {{id: number, job: Job<object, unknown>, report: Report<unknown>}} Running
 */

export class Host {
    /** @type {any} */
    #methods;
    #post;
    #later;
    /** By key. @type {Map<Running["job"]["key"], Running>} */
    #running = new Map();
    #failed = false;

    /**
     * @param {new (module: any, scheduler: Scheduler) => object} Methods  the methods that requests can call
     * @param {object} module
     * @param {HostOptions} options
     */
    constructor(Methods, module, { post, later, now = () => performance.now() }) {
        this.#post = post;
        this.#later = later;
        this.now = now;
        this.#methods = new Methods(module, this);
    }

    /** @param {Request} request */
    receive({ id, method, args }) {
        this.#guarded(() => {
            const known = method in this.#methods && !(method in Object.prototype);
            if (!known) return this.#reply(id, { error: { message: "the engine does not know this request" } });
            const value = this.#methods[method](...args);
            if (!value.step) return this.#reply(id, value);
            /** @type {Running["report"]} */
            const report = (progress, transfer) => this.#post({ id, type: "progress", progress }, transfer);
            const running = { id, job: value, report };
            this.#running.set(value.key, running);
            this.#continueLater(running);
        });
    }

    /** @param {number} id @param {Extract<Answer, {type: "reply"}>["value"]} value */
    #reply(id, value) {
        this.#post({ id, type: "reply", value });
    }

    /** @param {Running} running */
    #continueLater(running) {
        this.#later(() => {
            // The job may have ended while the task was waiting.
            if (running !== this.#running.get(running.job.key)) return;
            this.#guarded(() => {
                const value = running.job.step(running.report);
                if (value) this.#finish(running, value);
                else this.#continueLater(running);
            });
        });
    }

    /** Ends the job with a key, if any, and answers its request. @type {Scheduler["end"]} */
    end(key) {
        const running = this.#running.get(key);
        if (running) this.#finish(running, running.job.stop(running.report));
    }

    /** @param {Running} running @param {ReturnType<Running["job"]["stop"]>} value */
    #finish({ id, job }, value) {
        // A request that was accepted at the start can only fail because the module is broken.
        if (value.error) throw new Error(value.error.message);
        this.#running.delete(job.key);
        this.#reply(id, value);
    }

    /**
     * Runs a task. The module reports invalid requests itself, so an exception means that it is broken. Then the host
     * sends `failed` and ignores all further requests.
     * @param {() => void} task
     */
    #guarded(task) {
        if (this.#failed) return;
        try {
            task();
        } catch (error) {
            this.#failed = true;
            this.#post({ id: 0, type: "failed", error: { message: `the engine broke down: ${error}` } });
        }
    }
}
