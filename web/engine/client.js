/**
 * The page's side of the engine: each request is a method that returns a promise. The client starts the worker. If the
 * worker crashes, the client starts another one, loads the game again and repeats the unanswered requests, so that
 * callers see only a delay. After repeated crashes, the client gives up and rejects with an `EngineFailure`.
 *
 * @import { ActionView, Answer, BoardLayout, BoardSetup, EngineError, GameRecord, GameSpec, GameState, Level, Request,
 *     SearchProgress,
 *           SearchRequest } from "./protocol.js"
 */

import { PROTOCOL_VERSION } from "./protocol.js";
import { startWorker } from "./start-worker.js";

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

/** The engine refuses a request or cannot serve it. */
export class EngineFailure extends Error {
    name = "EngineFailure";

    /** @param {EngineError} error */
    constructor({ message, action }) {
        super(message);
        /** The number of the wrong action in a record, from 1. */
        this.action = action;
    }
}

/** @typedef {Extract<Answer, {type: "reply"}>} Reply */

/**
 * A request that has not been answered yet.
 * @typedef {object} Pending
 * @property {Request} request
 * @property {(reply: Reply) => void} resolve
 * @property {(failure: EngineFailure) => void} reject
 * @property {((progress: SearchProgress) => void) | undefined} onProgress
 * @property {number} deaths  the number of workers that crashed while serving it
 */

/**
 * The part of `Worker` that the client uses.
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">} WorkerLike
 */

/**
 * Starts the worker and sends requests to it. Fires `restart` when a worker has crashed and another one is about to
 * start.
 */
export class EngineClient extends EventTarget {
    /** Resolves when the engine is ready for the first time; rejects with an `EngineFailure` if it does not start. */
    ready;

    #makeWorker;
    /** @type {WorkerLike | null} */
    #worker = null;
    /** @type {"none" | "loading" | "replaying" | "up" | "closed"} */
    #stage = "none";
    /** The number of crashes since the last reply. */
    #deaths = 0;
    /** @type {{resolve: () => void, reject: (failure: EngineFailure) => void}} */
    #readiness;

    #lastId = 0;
    /** Oldest first. @type {Map<number, Pending>} */
    #pending = new Map();
    /** The game on the board, to be loaded into the next worker. @type {GameRecord | null} */
    #record = null;

    /** @type {ReturnType<typeof setInterval> | undefined} */
    #ticker;
    #silentTicks = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #restartTimer;

    /**
     * @param {object} [options]
     * @param {string} [options.moduleUrl]  absolute address of `worker.js`; by default the one beside this file
     * @param {() => WorkerLike} [options.makeWorker]  for tests
     */
    constructor({ moduleUrl = new URL("./worker.js", import.meta.url).href, makeWorker } = {}) {
        super();
        this.#makeWorker = makeWorker ?? (() => startWorker(moduleUrl));
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

    /** @returns {Promise<{games: GameSpec[], levels: Level[], version: string}>} */
    async games() {
        const { games = [], levels = [], version = "" } = await this.ask({ id: 0, type: "games" });
        return { games, levels, version };
    }

    /**
     * Loads a game onto the board. If that fails, the previous game stays.
     * @param {GameRecord} record
     * @returns {Promise<{state: GameState, layout: BoardLayout}>}
     */
    async load(record) {
        const { state, layout } = await this.ask({ id: 0, type: "load", record });
        return /** @type {{state: GameState, layout: BoardLayout}} */ ({ state, layout });
    }

    /**
     * @param {string} action  canonical text
     * @returns {Promise<{state: GameState}>}
     */
    async play(action) {
        const { state } = await this.ask({ id: 0, type: "play", action });
        return /** @type {{state: GameState}} */ ({ state });
    }

    /**
     * Shows another ply of the game; used for undo and redo.
     * @param {number} ply  0 to the length of the game
     * @returns {Promise<{state: GameState}>}
     */
    async goTo(ply) {
        const { state } = await this.ask({ id: 0, type: "goTo", ply });
        return /** @type {{state: GameState}} */ ({ state });
    }

    /**
     * Returns the board views of a game's actions. The game may differ from the one on the board.
     * @param {GameRecord} record
     * @returns {Promise<ActionView[]>}
     */
    async describe(record) {
        const { actions = [] } = await this.ask({ id: 0, type: "describe", record, from: 0 });
        return actions.map(({ action }) => action);
    }

    /**
     * Returns why an attempt on the board leads to no legal action. A search under way continues.
     * @param {import("./protocol.js").Attempt} attempt
     * @returns {Promise<import("./protocol.js").Refusal>}
     */
    async whyNot(attempt) {
        const { refusal } = await this.ask({ id: 0, type: "whyNot", attempt });
        return /** @type {import("./protocol.js").Refusal} */ (refusal);
    }

    /**
     * Returns the shown position as a setup that a person can edit.
     * @returns {Promise<{setup: BoardSetup}>}
     */
    async setup() {
        const { setup } = await this.ask({ id: 0, type: "setup" });
        return /** @type {{setup: BoardSetup}} */ ({ setup });
    }

    /**
     * Returns the position text of a setup, for a game with the options of the one on the board. The game on the board
     * stays. Rejects with the reason if there is no such position.
     * @param {BoardSetup} setup
     * @returns {Promise<{position: string}>}
     */
    async compose(setup) {
        const { position } = await this.ask({ id: 0, type: "compose", setup });
        return /** @type {{position: string}} */ ({ position });
    }

    /**
     * Returns the game in the text form that other programs use (`GameSpec.notation`). Rejects if the game has no such
     * form or did not start from the default position.
     * @param {number} [ply]  the last ply to write; by default the end of the game
     * @returns {Promise<string>}
     */
    async exportGame(ply) {
        const { text } = await this.ask({ id: 0, type: "export", ply });
        return /** @type {string} */ (text);
    }

    /**
     * Reads a game from a text in the form of another program (`GameSpec.notation`). Returns its record, or null if the
     * text does not begin like that form. `LensClient` reads all forms. Rejects with the place of the error if the rest
     * is wrong. The game on the board stays.
     * @param {string} text
     * @returns {Promise<GameRecord | null>}
     */
    async importGame(text) {
        const { record } = await this.ask({ id: 0, type: "import", text });
        return /** @type {GameRecord | null} */ (record);
    }

    /**
     * Searches the shown position until a limit of the request is reached, or until another `search`, `load`, `play`,
     * `goTo` or `stop` ends the search; then the result has `stopped` set. See `search.js` for searches of other
     * positions.
     * @param {SearchRequest} request
     * @param {(progress: SearchProgress) => void} [onProgress]  at most every 100 ms, and with the result
     * @returns {Promise<SearchProgress>}
     */
    async search(request, onProgress) {
        const reply = await this.ask({ id: 0, type: "search", request, search: 0 }, onProgress);
        const progress = /** @type {SearchProgress} */ (reply.progress);
        onProgress?.(progress);
        return progress;
    }

    /** Ends the search of the shown position, if one is under way. */
    async stop() {
        await this.ask({ id: 0, type: "stop", search: 0 });
    }

    /** Ends the worker. Rejects the pending requests and all later ones. */
    close() {
        this.#stage = "closed";
        this.#dropWorker();
        clearTimeout(this.#restartTimer);
        this.#rejectAll(new EngineFailure({ message: "the engine is closed" }));
    }

    /**
     * Sends a request. The other methods use this; it is public for modules that are loaded later.
     * @param {Request} request  this method sets its id
     * @param {(progress: SearchProgress) => void} [onProgress]
     * @returns {Promise<Reply>}
     */
    ask(request, onProgress) {
        if (this.#stage === "closed") {
            return Promise.reject(new EngineFailure({ message: "the engine is closed" }));
        }
        request.id = ++this.#lastId;
        const answer = new Promise((resolve, reject) => {
            this.#pending.set(request.id, { request, resolve, reject, onProgress, deaths: 0 });
        });
        if (this.#stage === "none") this.#start();
        if (this.#stage === "up") this.#send(request);
        return answer;
    }

    /** @param {Request} request */
    #send(request) {
        this.#watch();
        try {
            this.#worker?.postMessage(request);
        } catch (error) {
            // The request contains a value that cannot be sent. The caller is at fault, not the worker.
            this.#take(request.id)?.reject(new EngineFailure({ message: `the request cannot be sent: ${error}` }));
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

    /**
     * @param {WorkerLike} worker
     * @param {Answer} answer
     */
    #hear(worker, answer) {
        if (worker !== this.#worker) return;
        this.#silentTicks = 0;
        switch (answer.type) {
            case "ready":
                if (answer.version === PROTOCOL_VERSION) return this.#replay();
                return this.#lost(worker, "page and engine are of different versions; please reload the page");
            case "failed":
                return this.#lost(worker, answer.error.message);
            case "progress":
                return this.#pending.get(answer.id)?.onProgress?.(answer.progress);
            case "reply":
                return this.#settle(answer);
        }
    }

    /** Loads the game that the previous worker had on its board. */
    #replay() {
        if (!this.#record) return this.#resume();
        this.#stage = "replaying";
        // Pending requests have ids from 1, so this reply settles none of them.
        this.#worker?.postMessage({ id: 0, type: "load", record: this.#record });
    }

    #resume() {
        this.#stage = "up";
        this.#readiness.resolve();
        if (this.#pending.size === 0) this.#unwatch();
        for (const { request } of [...this.#pending.values()]) this.#send(request);
    }

    /** @param {Reply} reply */
    #settle(reply) {
        if (this.#stage === "replaying") return this.#resume();
        this.#deaths = 0;
        if (reply.state) this.#record = recordOf(reply.state);
        const pending = this.#take(reply.id);
        if (reply.error) pending?.reject(new EngineFailure(reply.error));
        else pending?.resolve(reply);
    }

    /** @param {number} id */
    #take(id) {
        const pending = this.#pending.get(id);
        this.#pending.delete(id);
        if (this.#pending.size === 0) this.#unwatch();
        return pending;
    }

    /**
     * @param {WorkerLike | null} worker
     * @param {string} reason
     */
    #lost(worker, reason) {
        if (worker !== this.#worker || this.#stage === "closed") return;
        const stage = this.#stage;
        this.#dropWorker();
        this.#deaths += 1;
        // Requests are served in order, so the oldest one caused the crash.
        const [oldest] = this.#pending.values();
        if (stage === "up" && oldest && ++oldest.deaths >= MOST_DEATHS) {
            this.#take(oldest.request.id)?.reject(new EngineFailure({ message: reason }));
            this.#deaths = 0;
        }
        if (this.#deaths >= MOST_DEATHS) {
            // Forget a game that cannot be loaded again, so that the next request can succeed.
            if (stage === "replaying") this.#record = null;
            this.#giveUp(new EngineFailure({ message: reason }));
            return;
        }
        this.#stage = "loading";
        this.#restartTimer = setTimeout(() => this.#start(), RESTART_DELAYS_MS[this.#deaths]);
        this.dispatchEvent(new Event("restart"));
    }

    /**
     * Rejects all pending requests. The next request starts a new worker.
     * @param {EngineFailure} failure
     */
    #giveUp(failure) {
        this.#stage = "none";
        this.#deaths = 0;
        this.#rejectAll(failure);
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

/**
 * @param {GameState} state
 * @returns {GameRecord}
 */
function recordOf({ game, options, setup, actions, ply }) {
    return { game, options, setup, actions, ply };
}
