/**
 * The analysis of the whole game in the background, for the graph: a short search of every position of the main line, one after
 * another.
 *
 * @typedef {import("./tree.js").Path} Path
 * @typedef {import("./graph.js").Value} Value
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("../app/model.js").Store<LabModel>} LabStore
 * @typedef {import("./engine-queue.js").EngineQueue} EngineQueue
 */

import { finalChances, sharesOf } from "./graph.js";
import { emptyGraph, isOver, keyOf, mainValues, playerCount } from "./lab-model.js";

/** What is spent on each position. */
const EFFORT = { nodes: 40_000, timeMs: 400 };

export class GameAnalysis {
    #engine;
    #store;
    #failed;
    /** Counts runs through the game, so that what comes too late is left alone. */
    #run = 0;

    /** @param {{engine: EngineQueue, store: LabStore, failed: (error: unknown) => void}} parts */
    constructor({ engine, store, failed }) {
        this.#engine = engine;
        this.#store = store;
        this.#failed = failed;
    }

    /** Goes through the main line, position by position, and on when it grows, until stopped. */
    async start() {
        this.#run += 1;
        const run = this.#run;
        this.#update({ busy: true });
        try {
            for (;;) {
                const { line, values } = mainValues(this.#store.value);
                const ply = values.findIndex((value) => !value);
                if (ply < 0) break;
                const path = line.slice(0, ply);
                const value = await this.#evaluated(path, run);
                if (run !== this.#run) return;
                if (!value) continue;
                const known = this.#store.value.graph.values.set(keyOf(path), value).size;
                this.#update({ known });
            }
        } catch (error) {
            if (run === this.#run) this.#failed(error);
        }
        if (run === this.#run) this.#update({ busy: false });
    }

    stop() {
        this.#run += 1;
        this.#update({ busy: false });
        this.#engine.interrupt();
    }

    /** Another game is analysed. */
    forget() {
        this.#run += 1;
        this.#update(emptyGraph());
    }

    /**
     * @param {Path} path
     * @param {number} run
     * @returns {Promise<Value | null>} null if the reader asked for something meanwhile
     */
    #evaluated(path, run) {
        return this.#engine.background(async (engine) => {
            if (run !== this.#run) return null;
            const { base } = this.#store.value;
            const players = playerCount(this.#store.value);
            const { state } = await engine.load({ ...base, actions: path }, { keep: true });
            const { toMove, outcome } = state;
            if (isOver(state)) return { chances: finalChances(outcome, players), toMove, best: "" };
            if (this.#engine.isWanted) return null;
            const progress = await engine.search(EFFORT);
            const chances = sharesOf(progress, players);
            return progress.stopped || !chances ? null : { chances, toMove, best: progress.best };
        });
    }

    /** @param {Partial<LabModel["graph"]>} change */
    #update(change) {
        this.#store.update((model) => ({ ...model, graph: { ...model.graph, ...change } }));
    }
}
