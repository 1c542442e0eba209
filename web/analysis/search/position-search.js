/**
 * The search of the position shown. It restarts when the reader goes to another position, and runs as long as the
 * reader wants.
 *
 * @typedef {Store<AnalysisModel>} AnalysisStore
 * @typedef {EngineClient} Engine
 */

import { EngineSearch } from "../../engine/search.js";
import { messageOf } from "../../ui/notices/failure-text.js";
import { isOver, playerCount, settingsFrom, specOf } from "../analysis-model.js";
import { sharesOf } from "../review/graph.js";
import { continuedDepths } from "./depths.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { SearchDepth, SearchProgress } from "../../engine/protocol.js"
 * @import { Memory } from "../../ui/browser/storage.js"
 * @import { Store } from "../../ui/store.js"
 * @import { AnalysisModel, Thinking } from "../analysis-model.js"
 */

/** Time limits of a search and of a deeper one, in milliseconds. */
const THINK_MS = 8000;
const DEEPER_MS = 60_000;
/**
 * Length of a slice, in milliseconds. Steps to another position and the analysis of the game wait for one slice at
 * most.
 */
const SLICE_MS = 6;
const SETTINGS = "lab-settings";

export class PositionSearch {
    #own;
    #store;
    #memory;
    /** Number of searches, so that late replies are dropped. */
    #search = 0;

    /** @param {{engine: Engine, store: AnalysisStore, memory: Memory}} parts */
    constructor({ engine, store, memory }) {
        this.#own = new EngineSearch(engine, SLICE_MS);
        this.#store = store;
        this.#memory = memory;
        const settings = memory.read(SETTINGS);
        if (settings && typeof settings === "object") this.#update(settingsFrom(settings));
    }

    get #model() {
        return this.#store.value;
    }

    /**
     * Changes settings, saves them for the next visit, and restarts the search.
     * @param {Partial<Pick<Thinking, "on" | "lines" | "algorithm">>} change
     */
    choose(change) {
        this.#update(change);
        const { on, lines, algorithm } = this.#model.thinking;
        this.#memory.write(SETTINGS, { on, lines, algorithm });
        this.restart();
    }

    /** Continues the search of this position. @param {boolean} endless  whether it runs until it is stopped */
    deeper(endless) {
        this.#update({ on: true, endless });
        return this.#begin(endless ? 0 : DEEPER_MS, {});
    }

    /** Starts the search of the position shown, unless the reader has switched it off. */
    restart() {
        return this.#begin(this.#model.thinking.endless ? 0 : THINK_MS, { progress: null, depths: [] });
    }

    /** Stops and forgets its lines, which would tell the answer of an exercise. */
    rest() {
        this.stop();
        this.#update({ progress: null, depths: [] });
    }

    stop() {
        this.#search += 1;
        this.#update({ busy: false, endless: false });
        this.#interrupt();
    }

    /** Drops all later replies. */
    close() {
        this.#search += 1;
    }

    /**
     * @param {number} timeMs  time limit; 0: until it is stopped
     * @param {Partial<Thinking>} fresh  fields of the model to reset
     */
    async #begin(timeMs, fresh) {
        this.#search += 1;
        const search = this.#search;
        const { state, thinking, base } = this.#model;
        if (!state) return;
        const off = !thinking.on || isOver(state);
        this.#update({ busy: !off, player: state.toMove, failure: "", ...fresh });
        if (off) return this.#interrupt();
        const { lines } = thinking;
        const earlier = this.#model.thinking.depths;
        // The chosen algorithm may not exist for this game.
        const algorithm = specOf(this.#model)?.algorithms.includes(thinking.algorithm) ? thinking.algorithm : "";
        try {
            const request = { lines, ...(algorithm ? { algorithm } : {}), ...(timeMs ? { timeMs } : {}) };
            await this.#own.start(
                { ...base, actions: state.actions },
                request,
                (progress) => search === this.#search && this.#onProgress(progress, earlier),
            );
            if (search === this.#search) this.#update({ busy: false });
        } catch (error) {
            if (search === this.#search) this.#update({ busy: false, failure: messageOf(error) });
        }
    }

    /** @param {SearchProgress} progress @param {SearchDepth[]} earlier  completed before it started */
    #onProgress(progress, earlier) {
        const { progress: before } = this.#model.thinking;
        // A continued search repeats the completed depths very fast: skip them.
        if (before && progress.depth < before.depth && !progress.finished) return;
        this.#update({ progress, depths: continuedDepths(earlier, progress.depths) });
        const shares = sharesOf(progress, playerCount(this.#model));
        if (shares) this.#store.update((model) => ({ ...model, shares }));
    }

    #interrupt() {
        this.#own.stop().catch(() => {});
    }

    /** @param {Partial<Thinking>} change */
    #update(change) {
        this.#store.update((model) => ({ ...model, thinking: { ...model.thinking, ...change } }));
    }
}
