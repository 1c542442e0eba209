/**
 * Caches the engine's descriptions of the actions of a game and its variations. The engine describes each line once, on
 * the first request.
 *
 * @typedef {{view: ActionView | null, next: Map<string, Step>}} Step
 */

/** @import { ActionView, GameRecord } from "../../engine/protocol.js" */

export class KnownActions {
    #describe;
    #changed;
    #game = "";
    /** Actions at the start of the game. @type {Step["next"]} */
    #first = new Map();
    /** Lines requested from the engine. @type {Set<string>} */
    #asked = new Set();

    /**
     * @param {(record: GameRecord) => Promise<ActionView[]>} describe
     * @param {() => void} changed  called when new descriptions have arrived
     */
    constructor(describe, changed) {
        this.#describe = describe;
        this.#changed = changed;
    }

    /**
     * Returns the descriptions of a line's actions from the start of the game; null for one that has not arrived yet.
     * @param {GameRecord} record  game, options, setup and the line
     * @returns {(ActionView | null)[]}
     */
    along({ game, options, setup, actions = [] }) {
        this.#about(JSON.stringify([game, options, setup]));
        const steps = this.#steps(actions);
        if (steps.some(({ view }) => view === null)) this.#ask({ game, options, setup, actions });
        return steps.map(({ view }) => view);
    }

    /**
     * Stores the description of a line's last action, so that it need not be requested.
     * @param {GameRecord} record  as for `along`
     * @param {ActionView} view
     */
    note({ game, options, setup, actions = [] }, view) {
        this.#about(JSON.stringify([game, options, setup]));
        const last = this.#steps(actions).at(-1);
        if (last) last.view ??= view;
    }

    /** Clears the cache if the game has changed. @param {string} game */
    #about(game) {
        if (game === this.#game) return;
        this.#game = game;
        this.#first = new Map();
        this.#asked.clear();
    }

    /** @param {string[]} actions */
    #steps(actions) {
        let next = this.#first;
        return actions.map((action) => {
            const step = next.get(action) ?? { view: null, next: new Map() };
            next.set(action, step);
            next = step.next;
            return step;
        });
    }

    /** @param {GameRecord} record */
    async #ask(record) {
        const { actions = [] } = record;
        const line = actions.join("\n");
        const game = this.#game;
        if (this.#asked.has(line)) return;
        this.#asked.add(line);
        try {
            const views = await this.#describe(record);
            if (game !== this.#game) return;
            this.#steps(actions).forEach((step, index) => {
                step.view = views[index];
            });
            this.#changed();
        } catch {
            // The next request for this line asks the engine again.
            this.#asked.delete(line);
        }
    }
}
