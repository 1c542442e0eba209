/**
 * The page's side of the engine: requests as functions that return promises. The client starts the worker, and another
 * one where a worker dies: it brings the game back to where it was and repeats what had no answer yet, so that whoever
 * asked notices nothing but a delay. What breaks the engine again and again is given up with an `EngineFailure`.
 *
 * @import { Answer, BoardLayout, BoardSetup, EngineError, GameRecord, GameSpec, GameState, Level, Request, SearchProgress,
 *           SearchRequest } from "./protocol.js"
 */

import { PROTOCOL_VERSION } from "./protocol.js";
import { startWorker } from "./start-worker.js";

/** So many workers may die over one request, or one after the other without any answer. */
const MOST_DEATHS = 3;
/** The wait before the next worker, by the number that have just died. */
const RESTART_DELAYS_MS = [0, 0, 1000];

/**
 * A worker that is silent for so long while something is asked of it counts as dead. Silence is counted in ticks, not
 * read from a clock, so that a computer waking up does not blame the worker for its own sleep.
 */
const TICK_MS = 5000;
const SILENT_TICKS = 3;
const SILENT_TICKS_WHILE_LOADING = 12;

/** The engine refuses a request, or cannot serve it. */
export class EngineFailure extends Error {
    name = "EngineFailure";

    /** @param {EngineError} error */
    constructor({ message, action }) {
        super(message);
        /** Which action of a record it is about, from 1. */
        this.action = action;
    }
}

/** @typedef {Extract<Answer, {type: "reply"}>} Reply */

/**
 * A request without an answer.
 * @typedef {object} Pending
 * @property {Request} request
 * @property {(reply: Reply) => void} resolve
 * @property {(failure: EngineFailure) => void} reject
 * @property {((progress: SearchProgress) => void) | undefined} onProgress
 * @property {number} deaths  how many workers have died over it
 */

/**
 * What the client needs of a `Worker`.
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">} WorkerLike
 */

/**
 * Events: `restart` when a worker has died and another one is being started.
 */
export class EngineClient extends EventTarget {
    /** Resolves when the engine is there for the first time; rejects with an `EngineFailure` if it does not come. */
    ready;

    #makeWorker;
    /** @type {WorkerLike | null} */
    #worker = null;
    /** @type {"none" | "loading" | "replaying" | "up" | "closed"} */
    #stage = "none";
    /** How many workers have died since the last answer. */
    #deaths = 0;
    /** @type {{resolve: () => void, reject: (failure: EngineFailure) => void}} */
    #readiness;

    #lastId = 0;
    /** Oldest first. @type {Map<number, Pending>} */
    #pending = new Map();
    /** The game as it last was. @type {GameRecord | null} */
    #record = null;

    /** @type {ReturnType<typeof setInterval> | undefined} */
    #ticker;
    #silentTicks = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #restartTimer;

    /**
     * @param {object} [options]
     * @param {string} [options.moduleUrl]  absolute address of `worker.js`, if it is not the one beside this file
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
        // Requests report the same failure; nobody has to listen to this promise too.
        this.ready.catch(() => {});
        this.#readiness = { resolve, reject };
        this.#start();
    }

    /** @returns {Promise<{games: GameSpec[], levels: Level[]}>} */
    async games() {
        const { games = [], levels = [] } = await this.#ask({ id: 0, type: "games" });
        return { games, levels };
    }

    /**
     * Puts a game on the board. If that fails the one before stays.
     * @param {GameRecord} record
     * @param {{keep?: boolean}} [how]  `keep`: what the search has learnt of this game goes on to be used
     * @returns {Promise<{state: GameState, layout: BoardLayout}>}
     */
    async load(record, { keep = false } = {}) {
        const { state, layout } = await this.#ask({ id: 0, type: "load", record, keep });
        return /** @type {{state: GameState, layout: BoardLayout}} */ ({ state, layout });
    }

    /**
     * @param {string} action  canonical text
     * @returns {Promise<{state: GameState}>}
     */
    async play(action) {
        const { state } = await this.#ask({ id: 0, type: "play", action });
        return /** @type {{state: GameState}} */ ({ state });
    }

    /**
     * Shows another ply of the game: undo and redo.
     * @param {number} ply  0 to the length of the game
     * @returns {Promise<{state: GameState}>}
     */
    async goTo(ply) {
        const { state } = await this.#ask({ id: 0, type: "goTo", ply });
        return /** @type {{state: GameState}} */ ({ state });
    }

    /**
     * The position shown as one that is set up by hand.
     * @returns {Promise<{setup: BoardSetup}>}
     */
    async setup() {
        const { setup } = await this.#ask({ id: 0, type: "setup" });
        return /** @type {{setup: BoardSetup}} */ ({ setup });
    }

    /**
     * The position text of a setup, for a game with the options of the one on the board, which stays. Refused with the
     * reason where there can be no such position.
     * @param {BoardSetup} setup
     * @returns {Promise<{position: string}>}
     */
    async compose(setup) {
        const { position } = await this.#ask({ id: 0, type: "compose", setup });
        return /** @type {{position: string}} */ ({ position });
    }

    /**
     * The game in the text form that programs of that game exchange, `GameSpec.notation`; refused if there is none.
     * @param {number} [ply]  only up to there
     * @returns {Promise<string>}
     */
    async exportGame(ply) {
        const { text } = await this.#ask({ id: 0, type: "export", ply });
        return /** @type {string} */ (text);
    }

    /**
     * What a text in such a form tells of, as a record; the game on the board stays. Refused with the place where the
     * text is wrong.
     * @param {string} text
     * @returns {Promise<GameRecord>}
     */
    async importGame(text) {
        const { record } = await this.#ask({ id: 0, type: "import", text });
        return /** @type {GameRecord} */ (record);
    }

    /**
     * Thinks about the position shown, until the request is fulfilled or another `search`, `load`, `play`, `goTo` or
     * `stop` comes; the result then has `stopped` set.
     * @param {SearchRequest} request
     * @param {(progress: SearchProgress) => void} [onProgress]  at most every 100 ms, and with the result
     * @returns {Promise<SearchProgress>}
     */
    async search(request, onProgress) {
        const reply = await this.#ask({ id: 0, type: "search", request }, onProgress);
        const progress = /** @type {SearchProgress} */ (reply.progress);
        onProgress?.(progress);
        return progress;
    }

    /** Ends the search under way, if any. */
    async stop() {
        await this.#ask({ id: 0, type: "stop" });
    }

    /** Ends the worker. What has no answer yet is rejected, and so is everything asked afterwards. */
    close() {
        this.#stage = "closed";
        this.#dropWorker();
        clearTimeout(this.#restartTimer);
        this.#rejectAll(new EngineFailure({ message: "the engine is closed" }));
    }

    /**
     * @param {Request} request  its id is given here
     * @param {(progress: SearchProgress) => void} [onProgress]
     * @returns {Promise<Reply>}
     */
    #ask(request, onProgress) {
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
            // A value that cannot be sent: the caller's mistake, not the worker's.
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

    /** Brings the game back that the worker before this one had on its board. */
    #replay() {
        if (!this.#record) return this.#resume();
        this.#stage = "replaying";
        // Id 0 is nobody's.
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
        // Requests are served in order, so the oldest one is what the worker died over.
        const [oldest] = this.#pending.values();
        if (stage === "up" && oldest && ++oldest.deaths >= MOST_DEATHS) {
            this.#take(oldest.request.id)?.reject(new EngineFailure({ message: reason }));
            this.#deaths = 0;
        }
        if (this.#deaths >= MOST_DEATHS) {
            // A game that cannot be brought back must not stand in the way of the next one.
            if (stage === "replaying") this.#record = null;
            this.#giveUp(new EngineFailure({ message: reason }));
            return;
        }
        this.#stage = "loading";
        this.#restartTimer = setTimeout(() => this.#start(), RESTART_DELAYS_MS[this.#deaths]);
        this.dispatchEvent(new Event("restart"));
    }

    /**
     * The next request begins anew.
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
