/**
 * The arena's side of the protocol, independent of the worker: serves what the lens's host serves, judges openings and
 * ratings, and lets the engine's seats of a game think.
 *
 * @import { QuintetLens } from "../../../wasm/lens/quintet-lens.d.ts"
 * @import { Answer, LensAnswer, LensMessage, Request } from "../../lens/engine/lens-protocol.js"
 * @import { ArenaAnswer, ArenaMessage, ArenaReply, SearchProgress } from "./arena-protocol.js"
 */

import { LensHost } from "../../lens/engine/lens-host.js";
import { ARENA_METHODS } from "./arena-protocol.js";

/** No one waits for another answer while a seat thinks, so that slices may be long. */
const SLICE_MS = 50;
/** The page takes a worker for dead that says nothing for long. */
const PROGRESS_MS = 1000;

/** @typedef {InstanceType<QuintetLens["Search"]>} Search */
/** @typedef {{id: number, reported: number}} Run */

/**
 * @typedef {object} ArenaHostOptions
 * @property {(answer: Answer | LensAnswer | ArenaAnswer, transfer?: Transferable[]) => void} post
 * @property {(task: () => void) => void} later  runs a task after the messages that are already waiting
 * @property {() => number} [now]  milliseconds
 */

export class ArenaHost {
    #module;
    #lens;
    #post;
    #later;
    #now;

    /** Made when it is first asked for. @type {any} */
    #arena = null;
    /** By key. @type {Map<number, {search: Search, run: Run | null}>} */
    #seats = new Map();
    #failed = false;

    /**
     * @param {QuintetLens} module
     * @param {ArenaHostOptions} options
     */
    constructor(module, { post, later, now = () => performance.now() }) {
        this.#module = module;
        this.#lens = new LensHost(module, { post, later, now });
        this.#post = post;
        this.#later = later;
        this.#now = now;
    }

    /** @param {Request | LensMessage | ArenaMessage} message */
    receive(message) {
        this.#guarded(() => this.#answer(message));
    }

    /** @param {Request | LensMessage | ArenaMessage} message */
    #answer(message) {
        const { id } = message;
        switch (message.type) {
            case "arena":
                return this.#call(message);
            case "sit": {
                this.#rise(message.seat);
                const { search } = this.#seat(message.seat);
                const { error } = search.start(message.record, message.request);
                if (!error) search.stop();
                return this.#reply(id, error ? { refused: error } : {});
            }
            case "think":
                return this.#think(message);
            case "rise":
                for (const seat of [...this.#seats.keys()]) this.#rise(seat);
                return this.#reply(id, {});
            default:
                return this.#lens.receive(message);
        }
    }

    /** @param {number} id @param {Omit<ArenaReply, "id" | "type">} content */
    #reply(id, content) {
        this.#post({ ...content, id, type: "reply" });
    }

    /** @param {Extract<ArenaMessage, {type: "arena"}>} message */
    #call({ id, method, args }) {
        if (!ARENA_METHODS.includes(method)) {
            return this.#reply(id, { refused: { message: `the arena has no method "${method}"` } });
        }
        this.#arena ??= new this.#module.Arena();
        const { error, ...value } = this.#arena[method](...args);
        this.#reply(id, error ? { refused: error } : { value });
    }

    /** The seat with a key, made if there is none. @param {number} key */
    #seat(key) {
        const seat = this.#seats.get(key) ?? { search: new this.#module.Search(), run: null };
        this.#seats.set(key, seat);
        return seat;
    }

    /** Ends a seat. @param {number} key */
    #rise(key) {
        const seat = this.#seats.get(key);
        if (!seat) return;
        if (seat.run) this.#reply(seat.run.id, { progress: progressOf(seat.search.stop()) });
        this.#seats.delete(key);
        seat.search.delete();
    }

    /** @param {Extract<ArenaMessage, {type: "think"}>} message */
    #think({ id, seat: key, record, request }) {
        const seat = this.#seat(key);
        const { error } = seat.search.start(record, request);
        if (error) return this.#reply(id, { refused: error });
        seat.run = { id, reported: this.#now() };
        this.#continueLater(key);
    }

    /** @param {number} key */
    #continueLater(key) {
        const run = this.#seats.get(key)?.run;
        this.#later(() => {
            // The seat may have ended while the task was waiting.
            if (run && this.#seats.get(key)?.run === run) this.#guarded(() => this.#step(key, run));
        });
    }

    /** @param {number} key @param {Run} run */
    #step(key, run) {
        const seat = this.#seat(key);
        const progress = progressOf(seat.search.step(SLICE_MS));
        if (progress.finished) {
            seat.run = null;
            return this.#reply(run.id, { progress });
        }
        if (this.#now() - run.reported >= PROGRESS_MS) {
            run.reported = this.#now();
            this.#post({ id: run.id, type: "progress", progress });
        }
        this.#continueLater(key);
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

/**
 * @param {ReturnType<Search["step"]>} answer
 * @returns {SearchProgress}
 */
function progressOf(answer) {
    if (answer.error) throw new Error(answer.error.message);
    return answer.progress;
}
