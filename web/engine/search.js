/**
 * Requests of the analysis that do not depend on the game on the board. They do not affect that game, its search, or
 * each other.
 *
 * @import { EngineClient } from "./client.js"
 * @import { GameRecord, SearchProgress, SearchRequest } from "./protocol.js"
 */

let lastNumber = 0;

/** Searches one position at a time. Reuses its table for the next position of the same kind of game. */
export class EngineSearch {
    #engine;
    #number;
    #slice;

    /**
     * @param {EngineClient} engine
     * @param {number} slice  milliseconds that it runs before other searches and requests have their turn
     */
    constructor(engine, slice) {
        this.#engine = engine;
        this.#slice = slice;
        lastNumber += 1;
        this.#number = lastNumber;
    }

    /**
     * Searches the position that a record shows until a limit of the request is reached, or until the next `start` or
     * `stop` ends the search; then the result has `stopped` set.
     * @param {GameRecord} record
     * @param {SearchRequest} request
     * @param {(progress: SearchProgress) => void} [onProgress]  at most every 100 ms, and with the result
     * @returns {Promise<SearchProgress>}
     */
    async start(record, request, onProgress) {
        const { progress } = await this.#engine.follow(
            onProgress,
            "search",
            this.#number,
            request,
            record,
            this.#slice,
        );
        onProgress?.(progress);
        return progress;
    }

    /** Ends the search under way, if any. */
    async stop() {
        await this.#engine.call("stop", this.#number);
    }
}
