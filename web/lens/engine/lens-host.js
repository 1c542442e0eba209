/**
 * The lens's side of the protocol, independent of the worker: serves what `Host` serves, and runs that write a trace.
 * Runs go on in slices and take turns, with each other and with searches, so that no request waits longer than a slice.
 *
 * @import { Lens, QuintetLens } from "../../../wasm/lens/quintet-lens.d.ts"
 * @import { Answer, LensAnswer, LensMessage, LensReply, Request, RunStop } from "./lens-protocol.js"
 */

import { Host } from "../../engine/host.js";

const SLICE_MS = 15;
/** The delay between two parts of a trace. The first one is sent after the first slice. */
const PART_MS = 50;
/** How many events a run writes between two looks at the clock. */
const EVENTS = 64;

/**
 * `sent`: when the last part was sent; `at`, `textsAt`: how many words and texts were sent.
 * @typedef {{id: number, lens: Lens, sent: number, at: number, textsAt: number}} Run
 */

/**
 * @typedef {object} LensHostOptions
 * @property {(answer: Answer | LensAnswer, transfer?: Transferable[]) => void} post
 * @property {(task: () => void) => void} later  runs a task after the messages that are already waiting
 * @property {() => number} [now]  milliseconds
 */

export class LensHost {
    #module;
    #host;
    #lens;
    /** @type {import("../../../wasm/goals/goals.d.ts").Goals | undefined} */
    #goals;
    /** @type {import("../../../wasm/book/book.d.ts").Book | undefined} */
    #book;
    /** @type {import("../../../wasm/prove/prove.d.ts").Prover | undefined} */
    #prover;
    /** @type {import("../../../wasm/diagram/diagram.d.ts").Diagram | undefined} */
    #diagram;
    /** @type {import("../../../wasm/forms/forms.d.ts").Forms | undefined} */
    #forms;
    #post;
    #later;
    #now;

    /** The runs under way, by key. @type {Map<number, Run>} */
    #runs = new Map();
    #failed = false;

    /**
     * @param {QuintetLens} module
     * @param {LensHostOptions} options
     */
    constructor(module, { post, later, now = () => performance.now() }) {
        this.#module = module;
        this.#host = new Host(module, { post, later, now });
        this.#lens = new module.Lens();
        this.#post = post;
        this.#later = later;
        this.#now = now;
    }

    /** @param {Request | LensMessage} message */
    receive(message) {
        this.#guarded(() => this.#answer(message));
    }

    /** @param {Request | LensMessage} message */
    #answer(message) {
        const { id } = message;
        switch (message.type) {
            case "run":
                return this.#begin(message);
            case "endRun":
                this.#end(message.key);
                return this.#reply(id, {});
            case "explain": {
                const { error, ...explained } = this.#lens.explain(message.record, message.without);
                return this.#reply(id, error ? { refused: error } : { explained: /** @type {any} */ (explained) });
            }
            case "terms": {
                const { error, ...found } = this.#lens.terms(message.game, message.options);
                return this.#reply(id, error ? { refused: error } : found);
            }
            case "readTree": {
                const { error, ...tree } = this.#lens.readTree(message.text);
                return this.#reply(id, error ? { refused: error } : { tree: /** @type {any} */ (tree) });
            }
            case "reached": {
                this.#goals ??= new this.#module.Goals();
                const { error, ...found } = this.#goals.reached(message.record, message.since, message.goal);
                return this.#reply(id, error ? { refused: error } : found);
            }
            case "findWin": {
                this.#prover ??= new this.#module.Prover();
                const { error, ...found } = this.#prover.findWin(message.record, message.effort);
                return this.#reply(id, error ? { refused: error } : found);
            }
            case "winDistance": {
                this.#prover ??= new this.#module.Prover();
                const { record, player, effort } = message;
                const { error, ...found } = this.#prover.winDistance(record, player, effort);
                return this.#reply(id, error ? { refused: error } : found);
            }
            case "diagram": {
                this.#diagram ??= new this.#module.Diagram();
                const { error, ...found } = this.#diagram.svg(message.record, message.options);
                return this.#reply(id, error ? { refused: error } : found);
            }
            case "importRecords": {
                this.#forms ??= new this.#module.Forms();
                const { error, ...foreign } = this.#forms.importRecords(message.text, message.name);
                return this.#reply(id, error ? { refused: error } : { foreign: /** @type {any} */ (foreign) });
            }
            case "keys": {
                this.#book ??= new this.#module.Book();
                const { error, ...found } = this.#book.keys(message.record, message.most);
                return this.#reply(id, error ? { refused: error } : found);
            }
            case "actionsTo": {
                this.#book ??= new this.#module.Book();
                const { error, ...found } = this.#book.actions(message.record, message.keys);
                return this.#reply(id, error ? { refused: error } : found);
            }
            default:
                return this.#host.receive(message);
        }
    }

    /** @param {number} id @param {Omit<LensReply, "id" | "type">} content */
    #reply(id, content) {
        this.#post({ ...content, id, type: "reply" });
    }

    /** @param {Extract<LensMessage, {type: "run"}>} message */
    #begin({ id, request, key }) {
        this.#end(key);
        const lens = new this.#module.Lens();
        const { error } = lens.begin(request);
        if (error) {
            lens.delete();
            return this.#reply(id, { refused: error });
        }
        const run = { id, lens, sent: Number.NEGATIVE_INFINITY, at: 0, textsAt: 0 };
        this.#runs.set(key, run);
        this.#continueLater(key, run);
    }

    /** @param {number} key @param {Run} run */
    #continueLater(key, run) {
        this.#later(() => {
            // The run may have ended while the task was waiting.
            if (this.#runs.get(key) === run) this.#guarded(() => this.#slice(key, run));
        });
    }

    /** @param {number} key @param {Run} run */
    #slice(key, run) {
        const start = this.#now();
        let state = contentOf(run.lens.step(EVENTS));
        while (!state.ended && this.#now() - start < SLICE_MS) state = contentOf(run.lens.step(EVENTS));
        if (state.ended) return this.#end(key, /** @type {RunStop} */ (state.stop));
        if (this.#now() - run.sent >= PART_MS) this.#sendPart(run);
        this.#continueLater(key, run);
    }

    /** @param {Run} run */
    #sendPart(run) {
        const { words, texts } = contentOf(run.lens.take());
        if (words.length === 0) return;
        const { id, at, textsAt } = run;
        run.sent = this.#now();
        run.at += words.length;
        run.textsAt += texts.length;
        this.#post({ id, type: "progress", progress: { words, texts, at, textsAt } }, [words.buffer]);
    }

    /** @param {number} key @param {RunStop} [stop] */
    #end(key, stop = "stopped") {
        const run = this.#runs.get(key);
        if (!run) return;
        this.#sendPart(run);
        this.#runs.delete(key);
        run.lens.delete();
        this.#reply(run.id, { stop });
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
 * @template {{error?: {message: string}}} A
 * @param {A} answer
 * @returns {Extract<A, {error?: undefined}>}
 */
function contentOf(answer) {
    if (answer.error) throw new Error(answer.error.message);
    return /** @type {any} */ (answer);
}
