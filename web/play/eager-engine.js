/**
 * The engine of a first visit. The opening position of the first game is known when the site is built. The page shows
 * it at once, so that people can look at the board and select pieces before the engine has loaded. All other requests
 * wait for the engine.
 *
 * @typedef {Awaited<ReturnType<EngineClient["games"]>> & Awaited<ReturnType<EngineClient["load"]>>} Opening  the
 *     engine's answers about its games and about the start of the first one
 */

import { EngineClient } from "../engine/client.js";

/** @import { GameRecord } from "../engine/protocol.js" */

/** Returns whether a record is exactly this opening position. @param {GameRecord} record @param {Opening} opening */
export function isOpening({ game, options = {}, setup = "", actions = [] }, { state }) {
    const usual = Object.entries(options).every(([name, value]) => String(value) === String(state.options[name]));
    return game === state.game && usual && setup === "" && actions.length === 0;
}

export class EagerEngine extends EngineClient {
    /** From the document of the built site, until the engine has loaded or failed. @type {Opening | null} */
    #opening = JSON.parse(document.querySelector("[data-opening]")?.textContent ?? "null");

    constructor() {
        super();
        const done = () => {
            this.#opening = null;
        };
        this.ready.then(done, done);
    }

    async games() {
        return this.#firstAnswer(super.games(), () => true);
    }

    /** @param {GameRecord} record */
    async load(record) {
        return this.#firstAnswer(super.load(record), (opening) => isOpening(record, opening));
    }

    /**
     * Returns the known answer if it applies before the engine answers. The request reaches the engine in any case.
     * @template T
     * @param {Promise<T>} asked
     * @param {(opening: Opening) => boolean} known
     * @returns {Promise<T | Opening>}
     */
    async #firstAnswer(asked, known) {
        asked.catch(() => {});
        return this.#opening && known(this.#opening) ? this.#opening : asked;
    }
}
