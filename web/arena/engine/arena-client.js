/**
 * The page's side of the arena's engine: a lens client whose worker also judges openings and ratings, and lets the
 * engine's seats of a game think. What the class `Arena` of the module returns is described in
 * `wasm/arena/`; page and program call the same code.
 *
 * @import { ArenaMessage, ArenaReply, GameRecord, SearchProgress, SearchRequest } from "./arena-protocol.js"
 */

import { LensClient, LensFailure } from "../../lens/engine/lens-client.js";

/**
 * @typedef {import("../../../wasm/arena/arena.d.ts").ChosenOpening} Opening
 * @typedef {Omit<import("../../../wasm/arena/arena.d.ts").OpeningRequest, "options">
 *           & Pick<GameRecord, "options">} OpeningRequest
 * @typedef {import("../../../wasm/arena/arena.d.ts").PlannedGame} PlannedGame
 * @typedef {import("../../../wasm/arena/arena.d.ts").Rating} Rating
 * @typedef {import("../../../wasm/arena/arena.d.ts").RatingRequest} RatingsRequest
 * @typedef {import("../../../wasm/arena/arena.d.ts").ScheduleRequest} ScheduleRequest
 * @typedef {import("../../../wasm/arena/arena.d.ts").StyleInfo} StyleInfo
 */

export class ArenaClient extends LensClient {
    /** @param {ConstructorParameters<typeof LensClient>[0]} [options] */
    constructor({ moduleUrl = new URL("./arena-worker.js", import.meta.url).href, makeWorker } = {}) {
        super({ moduleUrl, makeWorker });
    }

    /**
     * Returns the opening with a number: the one that `quintet match` plays with the same seed.
     * @param {OpeningRequest} request
     * @returns {Promise<Opening>}
     */
    opening(request) {
        return this.#call("opening", request);
    }

    /**
     * Returns who plays which game: every opening is played in every seating.
     * @param {ScheduleRequest} request
     * @returns {Promise<PlannedGame[]>}
     */
    async schedule(request) {
        return (await this.#call("schedule", request)).games;
    }

    /**
     * Returns the seeds of a game's actions after the opening, and one for each player's agent.
     * @param {number} seed  of the match
     * @param {number} game  its number
     * @param {number} count
     * @returns {Promise<{seeds: number[], agents: number[]}>}
     */
    seedsOf(seed, game, count) {
        return this.#call("seedsOf", seed, game, count);
    }

    /** The action of the seat `random`. @param {GameRecord} record @param {number} seed @returns {Promise<string>} */
    async randomAction(record, seed) {
        return (await this.#call("randomAction", record, seed)).action;
    }

    /**
     * The styles of a game: opponents that it offers beside the engine.
     * @param {string} game
     * @returns {Promise<StyleInfo[]>}
     */
    async styles(game) {
        return (await this.#call("styles", game)).styles;
    }

    /** @param {GameRecord} record @param {string} style @param {number} seed @returns {Promise<string>} */
    async styleAction(record, style, seed) {
        return (await this.#call("styleAction", record, style, seed)).action;
    }

    /**
     * The Elo of the levels in a game, weakest first. The last ones are missing if theirs is not known.
     * @param {string} game
     * @returns {Promise<number[]>}
     */
    async levelRatings(game) {
        return (await this.#call("levelRatings", game)).elo;
    }

    /** The most likely ratings, with 95 % intervals. @param {RatingsRequest} request @returns {Promise<Rating[]>} */
    async ratings(request) {
        return (await this.#call("ratings", request)).ratings;
    }

    /**
     * Makes a search for an engine's seat and checks its request on a position.
     * @param {number} seat  key
     * @param {GameRecord} record
     * @param {SearchRequest} request
     */
    async sit(seat, record, request) {
        await this.#ask({ id: 0, type: "sit", seat, record, request });
    }

    /**
     * Lets a seat search a position to its end.
     * @param {number} seat  key
     * @param {GameRecord} record
     * @param {SearchRequest} request
     * @returns {Promise<SearchProgress>}
     */
    async think(seat, record, request) {
        const { progress } = await this.#ask({ id: 0, type: "think", seat, record, request });
        return /** @type {SearchProgress} */ (progress);
    }

    /** Ends all seats. */
    async rise() {
        await this.#ask({ id: 0, type: "rise" });
    }

    /** @param {string} method @param {unknown[]} args @returns {Promise<any>} */
    async #call(method, ...args) {
        return (await this.#ask({ id: 0, type: "arena", method, args })).value;
    }

    /** @param {ArenaMessage} message @returns {Promise<ArenaReply>} */
    async #ask(message) {
        // The client passes on messages without looking into them.
        const reply = /** @type {ArenaReply} */ (await this.ask(/** @type {any} */ (message)));
        if (reply.refused) throw new LensFailure(reply.refused);
        return reply;
    }
}
