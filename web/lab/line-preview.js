/**
 * A line of the search on the board, for as long as the reader looks at it.
 *
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("../app/model.js").Store<LabModel>} LabStore
 * @typedef {import("./engine-queue.js").EngineQueue} EngineQueue
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 */

/** Of a line that is looked at, so many actions are shown. */
const MOST_ACTIONS = 12;

export class LinePreview {
    #engine;
    #store;
    /** Counts looks, so that what comes too late is left alone. */
    #look = 0;

    /** @param {{engine: EngineQueue, store: LabStore}} parts */
    constructor({ engine, store }) {
        this.#engine = engine;
        this.#store = store;
    }

    /** @param {number} line  of those that the search has found */
    async show(line) {
        this.#look += 1;
        const look = this.#look;
        const { state, thinking, base } = this.#store.value;
        const actions = thinking.progress?.lines[line]?.actions.slice(0, MOST_ACTIONS) ?? [];
        if (!state || !actions.length) return;
        try {
            const preview = await this.#engine.foreground(async (engine) => {
                if (look !== this.#look) return null;
                const from = state.actions.length;
                const whole = [...state.actions, ...actions];
                const { state: last } = await engine.load({ ...base, actions: whole }, { keep: true });
                /** @type {ActionView[]} */
                const views = [];
                for (let ply = from + 1; ply < last.length; ++ply) {
                    const { state: step } = await engine.goTo(ply);
                    if (step.lastAction) views.push(step.lastAction);
                }
                if (last.lastAction) views.push(last.lastAction);
                return { line, state: last, views };
            });
            if (preview && look === this.#look) this.#update(preview);
        } catch {
            // The line has just changed; there is nothing to show.
        }
    }

    /** Nothing is looked at any more. */
    end() {
        this.#look += 1;
        if (this.#store.value.preview) this.#update(null);
    }

    /** @param {LabModel["preview"]} preview */
    #update(preview) {
        this.#store.update((model) => ({ ...model, preview }));
    }
}
