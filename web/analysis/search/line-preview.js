/**
 * Shows a line of the search on the board while the reader points at it.
 *
 * @typedef {Store<AnalysisModel>} AnalysisStore
 * @typedef {EngineClient} Engine
 */

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { Store } from "../../ui/store.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 */

/** Maximum number of actions of a line that are shown. */
const MAX_ACTIONS = 12;

export class LinePreview {
    #engine;
    #store;
    /** Number of requests, so that late replies are dropped. */
    #look = 0;

    /** @param {{engine: Engine, store: AnalysisStore}} parts */
    constructor({ engine, store }) {
        this.#engine = engine;
        this.#store = store;
    }

    /** @param {number} line  index in the lines of the search */
    async show(line) {
        this.#look += 1;
        const look = this.#look;
        const { state, thinking, base } = this.#store.value;
        const actions = thinking.progress?.lines[line]?.actions.slice(0, MAX_ACTIONS) ?? [];
        if (!state || !actions.length) return;
        try {
            const record = { ...base, actions: [...state.actions, ...actions] };
            const { actions: played, end } = await this.#engine.call("describe", record, state.actions.length);
            const views = played.map(({ action }) => action);
            if (look === this.#look) this.#update({ line, state: end, views });
        } catch {
            // The position has changed, and the line is illegal there: show nothing.
        }
    }

    /** Removes the preview. */
    end() {
        this.#look += 1;
        if (this.#store.value.preview) this.#update(null);
    }

    /** @param {AnalysisModel["preview"]} preview */
    #update(preview) {
        this.#store.update((model) => ({ ...model, preview }));
    }
}
