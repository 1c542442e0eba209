/**
 * The methods of the worker of the arena's engine: those of the engine's, of the class `Arena`
 * (`wasm/arena/arena.d.ts` says what each does), and of the engine's seats of a game.
 *
 * Each seat has its own search, whose tables last from one action to the next, as a participant of
 * `quintet match` does.
 *
 * @typedef {Omit<import("../../../wasm/arena/arena.d.ts").OpeningRequest, "options">
 *           & Pick<GameRecord, "options">} OpeningRequest  options as in records
 *
 * @import { Arena } from "../../../wasm/arena/arena.d.ts"
 * @import { QuintetFull } from "../../../wasm/quintet-full.d.ts"
 * @import { Scheduler } from "../../engine/calls.js"
 * @import { GameRecord, SearchRequest } from "../../engine/protocol.js"
 */

import { EngineMethods, searchJob } from "../../engine/worker/methods.js";

/** No one waits for another answer while a seat thinks, so that slices may be long. */
const SLICE_MS = 50;

export class ArenaMethods extends EngineMethods {
    #module;
    #scheduler;
    #arena;
    /** By seat. @type {Map<number, InstanceType<QuintetFull["Search"]>>} */
    #searches = new Map();

    /** @param {QuintetFull} module @param {Scheduler} scheduler */
    constructor(module, scheduler) {
        super(module, scheduler);
        this.#module = module;
        this.#scheduler = scheduler;
        this.#arena = new module.Arena();
    }

    /** @type {(request: OpeningRequest) => ReturnType<Arena["opening"]>} */
    opening = (request) => this.#arena.opening(/** @type {any} */ (request));
    /** @type {Arena["schedule"]} */
    schedule = (request) => this.#arena.schedule(request);
    /** @type {Arena["seedsOf"]} */
    seedsOf = (...given) => this.#arena.seedsOf(...given);
    /** @type {Arena["randomAction"]} */
    randomAction = (...given) => this.#arena.randomAction(...given);
    /** @type {Arena["styles"]} */
    styles = (game) => this.#arena.styles(game);
    /** @type {Arena["styleAction"]} */
    styleAction = (...given) => this.#arena.styleAction(...given);
    /** @type {Arena["levelRatings"]} */
    levelRatings = (game) => this.#arena.levelRatings(game);
    /** @type {Arena["ratings"]} */
    ratings = (request) => this.#arena.ratings(request);

    /**
     * Makes a new search for a seat and checks its request on a position.
     * @param {number} seat
     * @param {GameRecord} record
     * @param {SearchRequest} request
     */
    sit(seat, record, request) {
        this.#rise(seat);
        const search = this.#search(seat);
        const answer = search.start(record, request);
        if (!answer.error) search.stop();
        return answer;
    }

    /**
     * Lets a seat search a position to its end. Makes its search if a worker has crashed since it sat down.
     * @param {number} seat
     * @param {GameRecord} record
     * @param {SearchRequest} request
     */
    think(seat, record, request) {
        this.#scheduler.end(keyOf(seat));
        return searchJob(keyOf(seat), this.#search(seat), record, request, SLICE_MS, this.#scheduler);
    }

    /** Ends all seats. */
    rise() {
        for (const seat of [...this.#searches.keys()]) this.#rise(seat);
        return {};
    }

    /** @param {number} seat */
    #search(seat) {
        const search = this.#searches.get(seat) ?? new this.#module.Search();
        this.#searches.set(seat, search);
        return search;
    }

    /** @param {number} seat */
    #rise(seat) {
        this.#scheduler.end(keyOf(seat));
        this.#searches.get(seat)?.delete();
        this.#searches.delete(seat);
    }
}

/** @param {number} seat */
const keyOf = (seat) => `seat ${seat}`;
