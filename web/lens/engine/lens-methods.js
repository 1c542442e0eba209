/**
 * The methods of the lens's worker: those of the engine's, runs that write a trace, and the other classes of the module
 * (`wasm/quintet-full.d.ts` says what each method does).
 *
 * @import { Job, Report, Scheduler } from "../../engine/calls.js"
 * @import { Book } from "../../../wasm/book/book.d.ts"
 * @import { Diagram } from "../../../wasm/diagram/diagram.d.ts"
 * @import { Forms } from "../../../wasm/forms/forms.d.ts"
 * @import { Goals } from "../../../wasm/goals/goals.d.ts"
 * @import { Lens, LensError, QuintetFull } from "../../../wasm/quintet-full.d.ts"
 * @import { Prover } from "../../../wasm/prove/prove.d.ts"
 * @import { LensRequest, PlacedPart, RunStop } from "./lens-protocol.js"
 */

import { EngineMethods } from "../../engine/worker/methods.js";

const SLICE_MS = 15;
/** The delay between two parts of a trace. The first one is sent after the first slice. */
const PART_MS = 50;
/** How many events a run writes between two looks at the clock. */
const EVENTS = 64;

export class LensMethods extends EngineMethods {
    #module;
    #scheduler;
    /** By class. @type {Partial<Record<keyof QuintetFull, any>>} */
    #objects = {};

    /** @param {QuintetFull} module @param {Scheduler} scheduler */
    constructor(module, scheduler) {
        super(module, scheduler);
        this.#module = module;
        this.#scheduler = scheduler;
    }

    /** @type {Lens["explain"]} */
    explain = (...given) => this.#the("Lens").explain(...given);
    /** @type {Lens["terms"]} */
    terms = (...given) => this.#the("Lens").terms(...given);
    /** @type {Lens["readTree"]} */
    readTree = (text) => this.#the("Lens").readTree(text);
    /** @type {Lens["randomTree"]} */
    randomTree = (...given) => this.#the("Lens").randomTree(...given);
    /** @type {Goals["reached"]} */
    reached = (...given) => this.#the("Goals").reached(...given);
    /** @type {Prover["findWin"]} */
    findWin = (...given) => this.#the("Prover").findWin(...given);
    /** @type {Prover["winDistance"]} */
    winDistance = (...given) => this.#the("Prover").winDistance(...given);
    /** @type {Diagram["svg"]} */
    svg = (...given) => this.#the("Diagram").svg(...given);
    /** @type {Forms["importRecords"]} */
    importRecords = (...given) => this.#the("Forms").importRecords(...given);
    /** @type {Book["keys"]} */
    keys = (...given) => this.#the("Book").keys(...given);
    /** @type {Book["actions"]} */
    actions = (...given) => this.#the("Book").actions(...given);

    /**
     * Runs a search to its end and reports its trace in parts, in order. Several runs with different keys take turns; a
     * later one with the same key ends this one.
     * @param {number} key
     * @param {LensRequest} request
     * @returns {Job<{stop: RunStop}, PlacedPart> | {error: LensError}}
     */
    run(key, request) {
        this.endRun(key);
        const lens = new this.#module.Lens();
        const { error } = lens.begin(request);
        if (error) {
            lens.delete();
            return { error };
        }
        return runJob(`run ${key}`, lens, this.#scheduler);
    }

    /** Ends the run with a key, if it is under way. @param {number} key */
    endRun(key) {
        this.#scheduler.end(`run ${key}`);
        return {};
    }

    /**
     * The object of a class, made when it is first needed.
     * @template {"Lens" | "Goals" | "Prover" | "Diagram" | "Forms" | "Book"} Name
     * @param {Name} name
     * @returns {InstanceType<QuintetFull[Name]>}
     */
    #the(name) {
        this.#objects[name] ??= new this.#module[name]();
        return this.#objects[name];
    }
}

/**
 * @param {string} key
 * @param {Lens} lens  has begun
 * @param {Scheduler} scheduler
 * @returns {Job<{stop: RunStop}, PlacedPart>}
 */
function runJob(key, lens, { now }) {
    let sent = Number.NEGATIVE_INFINITY;
    let at = 0;
    let textsAt = 0;
    /** @type {(report: Report<PlacedPart>) => void} */
    const send = (report) => {
        const { words, texts } = contentOf(lens.take());
        if (words.length === 0) return;
        const part = { words, texts, at, textsAt };
        sent = now();
        at += words.length;
        textsAt += texts.length;
        // The buffer is moved to the page, so that the words are gone afterwards.
        report(part, [words.buffer]);
    };
    /** @type {(report: Report<PlacedPart>, stop: RunStop) => {stop: RunStop}} */
    const end = (report, stop) => {
        send(report);
        lens.delete();
        return { stop };
    };
    return {
        key,
        step(report) {
            const start = now();
            let state = contentOf(lens.step(EVENTS));
            while (!state.ended && now() - start < SLICE_MS) state = contentOf(lens.step(EVENTS));
            if (state.ended) return end(report, /** @type {RunStop} */ (state.stop));
            if (now() - sent >= PART_MS) send(report);
            return undefined;
        },
        stop: (report) => end(report, "stopped"),
    };
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
