/**
 * Searches that a page asks for while the game goes on: an engine of their own, so that neither ends the other. It is started
 * when it is wanted, and goes when nobody has asked for a while.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../element/game-types.d.ts").SearchRequest} SearchRequest
 * @typedef {import("../element/game-types.d.ts").SearchResult} SearchResult
 */

import { EngineClient } from "../engine/client.js";

const IDLE_MS = 20_000;

export class Analyst {
    /** @type {EngineClient | null} */
    #engine = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;
    #underWay = 0;

    /**
     * The newest search wins: one under way ends early.
     * @param {GameRecord} record
     * @param {SearchRequest} request
     * @returns {Promise<SearchResult>}
     */
    async search(record, request) {
        clearTimeout(this.#timer);
        this.#engine ??= new EngineClient();
        this.#underWay += 1;
        try {
            const loaded = this.#engine.load(record);
            const searched = this.#engine.search(request);
            // If the position is refused, the search tells the same or nothing that counts.
            searched.catch(() => {});
            const { state } = await loaded;
            const { best, depth, nodes, seconds, lines, stopped = false } = await searched;
            return { ply: state.ply, best, depth, nodes, seconds, lines, stopped };
        } finally {
            this.#underWay -= 1;
            if (this.#underWay === 0) this.#timer = setTimeout(() => this.close(), IDLE_MS);
        }
    }

    close() {
        clearTimeout(this.#timer);
        this.#engine?.close();
        this.#engine = null;
    }
}
