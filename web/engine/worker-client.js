/**
 * The page's side of a worker: each call of one of its methods returns a promise. The client starts the worker. If the
 * worker crashes, the client starts another one and repeats the unanswered calls, so that callers see only a delay.
 * After repeated crashes, the client gives up and rejects with an `EngineFailure`.
 *
 * @import { Answer, Request } from "./protocol.js"
 * @import { Call, CallError, Follow } from "./calls.js"
 */

import { PROTOCOL_VERSION } from "./protocol.js";

/**
 * The number of worker crashes that one request may cause, or that may follow one another without a reply, before the
 * client gives up.
 */
const MOST_DEATHS = 3;
/** The delay before the next worker starts, by the number of crashes since the last reply. */
const RESTART_DELAYS_MS = [0, 0, 1000];

/**
 * The interval of the check for a silent worker. A worker that sends nothing for `SILENT_TICKS` checks in a row,
 * although a request is pending, counts as crashed. Ticks are counted instead of reading a clock, so that the time in
 * which the computer sleeps does not count.
 */
const TICK_MS = 5000;
const SILENT_TICKS = 3;
const SILENT_TICKS_WHILE_LOADING = 12;

/** The engine refuses a request or cannot serve it. It isn't a `Problem`, because the reason is in English only. */
export class EngineFailure extends Error {
    name = "EngineFailure";

    /** @param {string} message @param {CallError} [error]  the engine's error, if it refuses the request */
    constructor(message, error) {
        super(message);
        /** Whether the engine refuses the request; otherwise it cannot serve it. */
        this.refused = Boolean(error);
        /** The number of the wrong action in a record, from 1. */
        this.action = error?.action;
        /** The number of the wrong character of a text, from 1. */
        this.place = error?.place;
        /** The key of the reason, if pages have a sentence for it. */
        this.reason = error?.reason ?? "";
    }
}

/**
 * A request that has not been answered yet.
 * @typedef {object} Pending
 * @property {Request} request
 * @property {(value: any) => void} resolve
 * @property {(failure: EngineFailure) => void} reject
 * @property {((progress: any) => void) | undefined} onProgress
 * @property {number} deaths  the number of workers that crashed while serving it
 */

/**
 * The part of `Worker` that the client uses.
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">} WorkerLike
 */

/**
 * Starts the worker and sends requests to it. Fires `restart` when a worker that ran has crashed and another one is
 * about to start.
 * @template Methods  the methods of the worker
 */
export class WorkerClient extends EventTarget {
    /** Resolves when the worker is ready for the first time; rejects with an `EngineFailure` if it does not start. */
    ready;

    /** The call that restores the state of the previous worker in a new one. @type {Omit<Request, "id"> | null} */
    restoring = null;

    #makeWorker;
    /** @type {WorkerLike | null} */
    #worker = null;
    /** @type {"none" | "loading" | "restoring" | "up" | "closed"} */
    #stage = "none";
    /** The number of crashes since the last reply. */
    #deaths = 0;
    /** @type {{resolve: () => void, reject: (failure: EngineFailure) => void}} */
    #readiness;

    #lastId = 0;
    /** Oldest first. @type {Map<number, Pending>} */
    #pending = new Map();

    /** @type {ReturnType<typeof setInterval> | undefined} */
    #ticker;
    #silentTicks = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #restartTimer;

    /** @param {() => WorkerLike} makeWorker */
    constructor(makeWorker) {
        super();
        this.#makeWorker = makeWorker;
        /** @type {(value: void) => void} */
        let resolve = () => {};
        /** @type {(failure: EngineFailure) => void} */
        let reject = () => {};
        /** @type {Promise<void>} */
        this.ready = new Promise((onReady, onFailure) => {
            resolve = onReady;
            reject = onFailure;
        });
        // Attach a no-op handler: pending requests report the same failure, and without a handler the browser would
        // report an unhandled rejection.
        this.ready.catch(() => {});
        this.#readiness = { resolve, reject };
        this.#start();
    }

    /** Calls a method and returns its content; rejects with its error. @type {Call<Methods>} */
    call(method, ...given) {
        return this.follow(undefined, method, ...given);
    }

    /** As `call`, for a method that reports progress. @type {Follow<Methods>} */
    follow(onProgress, method, ...args) {
        if (this.#stage === "closed") {
            return Promise.reject(new EngineFailure("the engine is closed"));
        }
        const request = { id: ++this.#lastId, method: /** @type {string} */ (method), args };
        const answer = new Promise((resolve, reject) => {
            this.#pending.set(request.id, { request, resolve, reject, onProgress, deaths: 0 });
        });
        if (this.#stage === "none") this.#start();
        if (this.#stage === "up") this.#send(request);
        return answer;
    }

    /** Ends the worker. Rejects the pending requests and all later ones. */
    close() {
        this.#stage = "closed";
        this.#dropWorker();
        clearTimeout(this.#restartTimer);
        this.#rejectAll(new EngineFailure("the engine is closed"));
    }

    /** @param {Request} request */
    #send(request) {
        this.#watch();
        try {
            this.#worker?.postMessage(request);
        } catch (error) {
            // The request contains a value that cannot be sent. The caller is at fault, not the worker.
            this.#take(request.id)?.reject(new EngineFailure(`the request cannot be sent: ${error}`));
        }
    }

    #start() {
        this.#stage = "loading";
        try {
            const worker = this.#makeWorker();
            this.#worker = worker;
            worker.onmessage = (event) => this.#hear(worker, event.data);
            worker.onerror = (event) => {
                event.preventDefault();
                this.#lost(worker, event.message || "the engine's worker could not be started");
            };
            worker.onmessageerror = () => this.#lost(worker, "an answer of the engine was unreadable");
            this.#watch();
        } catch (error) {
            this.#lost(null, `the engine's worker could not be started: ${error}`);
        }
    }

    /** @param {WorkerLike} worker @param {Answer} answer */
    #hear(worker, answer) {
        if (worker !== this.#worker) return;
        this.#silentTicks = 0;
        switch (answer.type) {
            case "ready":
                if (answer.version === PROTOCOL_VERSION) return this.#restore();
                return this.#lost(worker, "page and engine are of different versions; please reload the page");
            case "failed":
                return this.#lost(worker, answer.error.message);
            case "progress":
                return this.#pending.get(answer.id)?.onProgress?.(answer.progress);
            case "reply":
                return this.#settle(answer);
        }
    }

    #restore() {
        if (!this.restoring) return this.#resume();
        this.#stage = "restoring";
        // Pending requests have ids from 1, so this reply does not settle any of them.
        this.#worker?.postMessage({ ...this.restoring, id: 0 });
    }

    #resume() {
        this.#stage = "up";
        this.#readiness.resolve();
        if (this.#pending.size === 0) this.#unwatch();
        for (const { request } of [...this.#pending.values()]) this.#send(request);
    }

    /** @param {Extract<Answer, {type: "reply"}>} reply */
    #settle({ id, value }) {
        if (this.#stage === "restoring") return this.#resume();
        this.#deaths = 0;
        const pending = this.#take(id);
        if (value.error) pending?.reject(new EngineFailure(value.error.message, value.error));
        else pending?.resolve(value);
    }

    /** @param {number} id */
    #take(id) {
        const pending = this.#pending.get(id);
        this.#pending.delete(id);
        if (this.#pending.size === 0) this.#unwatch();
        return pending;
    }

    /** @param {WorkerLike | null} worker @param {string} reason */
    #lost(worker, reason) {
        if (worker !== this.#worker || this.#stage === "closed") return;
        const stage = this.#stage;
        this.#dropWorker();
        this.#deaths += 1;
        // Requests are served in order, so the oldest one caused the crash.
        const [oldest] = this.#pending.values();
        if (stage === "up" && oldest && ++oldest.deaths >= MOST_DEATHS) {
            this.#take(oldest.request.id)?.reject(new EngineFailure(reason));
            this.#deaths = 0;
        }
        if (this.#deaths >= MOST_DEATHS) {
            // Forget a state that cannot be restored, so that the next request can succeed.
            if (stage === "restoring") this.restoring = null;
            // The next request starts a new worker.
            this.#stage = "none";
            this.#deaths = 0;
            return this.#rejectAll(new EngineFailure(reason));
        }
        this.#stage = "loading";
        this.#restartTimer = setTimeout(() => this.#start(), RESTART_DELAYS_MS[this.#deaths]);
        if (stage !== "loading") this.dispatchEvent(new Event("restart"));
    }

    /** @param {EngineFailure} failure */
    #rejectAll(failure) {
        this.#readiness.reject(failure);
        const waiting = [...this.#pending.values()];
        this.#pending.clear();
        for (const { reject } of waiting) reject(failure);
    }

    #dropWorker() {
        this.#unwatch();
        if (this.#worker) {
            this.#worker.onmessage = null;
            this.#worker.onerror = null;
            this.#worker.onmessageerror = null;
            this.#worker.terminate();
        }
        this.#worker = null;
    }

    #watch() {
        this.#silentTicks = 0;
        this.#ticker ??= setInterval(() => this.#tick(), TICK_MS);
    }

    #unwatch() {
        clearInterval(this.#ticker);
        this.#ticker = undefined;
    }

    #tick() {
        this.#silentTicks += 1;
        const most = this.#stage === "loading" ? SILENT_TICKS_WHILE_LOADING : SILENT_TICKS;
        if (this.#silentTicks >= most) this.#lost(this.#worker, "the engine does not answer");
    }
}
