/**
 * The engine of the first visit. The first game's opening position is known when the site is built: so the board can be looked
 * at, and pieces picked, while the engine is still on its way. Whatever needs it waits for it; from then on nothing differs.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {Awaited<ReturnType<EngineClient["games"]>> & Awaited<ReturnType<EngineClient["load"]>>} Opening  what the engine
 *     says of its games, and of the first one at its beginning
 */

import { EngineClient } from "../engine/client.js";

/**
 * Whether a record is nothing but this beginning.
 * @param {GameRecord} record
 * @param {Opening} opening
 */
export function isOpening({ game, options = {}, setup = "", actions = [] }, { state }) {
    const usual = Object.entries(options).every(([name, value]) => String(value) === String(state.options[name]));
    return game === state.game && usual && setup === "" && actions.length === 0;
}

/** The opening that the page brings along; null where there is none, as in the sources. @returns {Promise<Opening | null>} */
async function fetchOpening() {
    const address = document.documentElement.dataset.opening;
    if (!address) return null;
    const answer = await fetch(address);
    return answer.ok ? answer.json() : null;
}

export class EagerEngine extends EngineClient {
    /** @type {Promise<Opening | null>} */
    #opening;

    constructor() {
        super();
        const done = () => {
            this.#opening = Promise.resolve(null);
            return null;
        };
        // Once the engine is there, or will not come, it answers for itself.
        const engine = this.ready.then(done, done);
        this.#opening = Promise.race([fetchOpening().catch(() => engine), engine]);
    }

    async games() {
        return this.#sooner(super.games(), () => true);
    }

    /** @param {GameRecord} record */
    async load(record) {
        return this.#sooner(super.load(record), (opening) => isOpening(record, opening));
    }

    /**
     * What the engine is asked, it does in any case; requests are served in order.
     * @template T
     * @param {Promise<T>} asked
     * @param {(opening: Opening) => boolean} known
     * @returns {Promise<T | Opening>}
     */
    async #sooner(asked, known) {
        asked.catch(() => {});
        const opening = await this.#opening;
        return opening && known(opening) ? opening : asked;
    }
}
