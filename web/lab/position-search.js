/**
 * The search of the position shown, with an engine of its own: it begins anew wherever the reader goes, and thinks as long as the
 * reader wants.
 *
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("./lab-model.js").Thinking} Thinking
 * @typedef {import("../app/model.js").Store<LabModel>} LabStore
 * @typedef {import("../app/storage.js").Memory} Memory
 * @typedef {import("../engine/client.js").EngineClient} Engine
 * @typedef {import("../engine/protocol.js").SearchProgress} SearchProgress
 */

import { sharesOf } from "./graph.js";
import { isOver, playerCount, settingsFrom, specOf } from "./lab-model.js";
import { messageOf } from "./words.js";

/** How long a position is thought about before the reader has to ask for more. */
const THINK_MS = 8000;
const DEEPER_MS = 60_000;
const SETTINGS = "lab-settings";

export class PositionSearch {
    #engine;
    #store;
    #memory;
    /** Counts searches, so that what comes too late is left alone. */
    #search = 0;

    /** @param {{engine: Engine, store: LabStore, memory: Memory}} parts */
    constructor({ engine, store, memory }) {
        this.#engine = engine;
        this.#store = store;
        this.#memory = memory;
        const settings = memory.read(SETTINGS);
        if (settings && typeof settings === "object") this.#update(settingsFrom(settings));
    }

    get #model() {
        return this.#store.value;
    }

    /** What is chosen holds for the next visit, too. @param {Partial<Pick<Thinking, "on" | "lines" | "algorithm">>} change */
    choose(change) {
        this.#update(change);
        const { on, lines, algorithm } = this.#model.thinking;
        this.#memory.write(SETTINGS, { on, lines, algorithm });
        this.restart();
    }

    /** Goes on thinking about this position: for longer, or until it is stopped. @param {boolean} endless */
    deeper(endless) {
        this.#update({ on: true, endless });
        return this.#begin(endless ? 0 : DEEPER_MS, {});
    }

    /** Begins to think about the position shown, if that is wanted. */
    restart() {
        return this.#begin(this.#model.thinking.endless ? 0 : THINK_MS, { progress: null, depths: [] });
    }

    stop() {
        this.#search += 1;
        this.#update({ busy: false, endless: false });
        this.#interrupt();
    }

    close() {
        this.#search += 1;
        this.#engine.close();
    }

    /**
     * @param {number} timeMs  0 for as long as nobody stops it
     * @param {Partial<Thinking>} fresh  what is not to be seen any more of the search before
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
        // Another game may not have the algorithm that was chosen for the last one.
        const algorithm = specOf(this.#model)?.algorithms.includes(thinking.algorithm) ? thinking.algorithm : "";
        try {
            await this.#engine.load({ ...base, actions: state.actions }, { keep: true });
            if (search !== this.#search) return;
            const request = { lines, ...(algorithm ? { algorithm } : {}), ...(timeMs ? { timeMs } : {}) };
            await this.#engine.search(request, (progress) => search === this.#search && this.#heard(progress));
            if (search === this.#search) this.#update({ busy: false });
        } catch (error) {
            if (search === this.#search) this.#update({ busy: false, failure: messageOf(error) });
        }
    }

    /** @param {SearchProgress} progress */
    #heard(progress) {
        const { depths, progress: before } = this.#model.thinking;
        // A search that begins again goes through the depths it has done, at great speed.
        if (before && progress.depth < before.depth && !progress.finished) return;
        this.#update({ progress, depths: progress.depths.length ? progress.depths : depths });
        const shares = sharesOf(progress, playerCount(this.#model));
        if (shares) this.#store.update((model) => ({ ...model, shares }));
    }

    #interrupt() {
        this.#engine.stop().catch(() => {});
    }

    /** @param {Partial<Thinking>} change */
    #update(change) {
        this.#store.update((model) => ({ ...model, thinking: { ...model.thinking, ...change } }));
    }
}
