/**
 * Searches that the page around an embedded game requests. They run on a separate engine, so a search and the game
 * never interrupt each other. The engine starts with the first search and closes after `IDLE_MS` without one.
 */

import { EngineClient } from "../engine/client.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { SearchRequest, SearchResult } from "./element/game-types.d.ts"
 */

const IDLE_MS = 20_000;

export class Analyst {
    /** @type {EngineClient | null} */
    #engine = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;
    #pending = 0;

    /**
     * Searches the position that a record shows. A newer search ends a running one early.
     * @param {GameRecord} record
     * @param {SearchRequest} request
     * @returns {Promise<SearchResult>} rejects with the engine's reason if it refuses the record or the request
     */
    async search(record, request) {
        clearTimeout(this.#timer);
        this.#engine ??= new EngineClient();
        this.#pending += 1;
        try {
            const loaded = this.#engine.load(record);
            const searched = this.#engine.search(request);
            // If the engine refuses the position, `loaded` rejects and no one awaits the search.
            searched.catch(() => {});
            const { state } = await loaded;
            const { best, depth, nodes, seconds, lines, stopped = false } = await searched;
            return { ply: state.ply, best, depth, nodes, seconds, lines, stopped };
        } finally {
            this.#pending -= 1;
            if (this.#pending === 0) this.#timer = setTimeout(() => this.close(), IDLE_MS);
        }
    }

    close() {
        clearTimeout(this.#timer);
        this.#engine?.close();
        this.#engine = null;
    }
}
