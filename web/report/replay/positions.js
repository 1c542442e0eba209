/** The positions of games, from an engine that starts when the first is wanted. */
import { EngineSearch } from "../../engine/search.js";
import { recordOf } from "../results.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { BoardLayout, GameState, PlayedAction } from "../../engine/protocol.js"
 * @import { Results } from "../results.js"
 */

/** How long a search runs before requests of the replay have their turn, in milliseconds. */
const SLICE_MS = 20;

export class Positions {
    #makeEngine;
    /** @type {Promise<EngineClient> | null} */
    #engine = null;
    #closed = false;

    /** @param {() => Promise<EngineClient>} makeEngine */
    constructor(makeEngine) {
        this.#makeEngine = makeEngine;
    }

    /** @returns {Promise<EngineClient>} */
    #start() {
        if (this.#closed) return Promise.reject(new Error("the report is closed"));
        this.#engine ??= this.#makeEngine();
        return this.#engine;
    }

    /**
     * The position of a game after `ply` actions. Rejects with the engine's reason if the game does not replay.
     * @param {Results} results
     * @param {number} game  its place in the results
     * @param {number} ply
     * @returns {Promise<{state: GameState, layout: BoardLayout}>}
     */
    async at(results, game, ply) {
        const engine = await this.#start();
        return engine.load({ ...recordOf(results, results.games[game]), ply });
    }

    /**
     * The actions of a game as the board shows them, and its last position.
     * @param {Results} results
     * @param {number} game
     * @returns {Promise<{actions: PlayedAction[], end: GameState}>}
     */
    async line(results, game) {
        return (await this.#start()).call("describe", recordOf(results, results.games[game]), 0);
    }

    /**
     * Describes an action in place of the one that leads to a ply.
     * @param {Results} results
     * @param {number} game
     * @param {number} ply
     * @param {string} action
     */
    async instead(results, game, ply, action) {
        const record = recordOf(results, results.games[game]);
        const actions = [...record.actions.slice(0, ply - 1), action];
        const line = await (await this.#start()).call("describe", { ...record, actions }, ply - 1);
        return line.actions[0].action;
    }

    /** A search that keeps what it has learnt. */
    async search() {
        return new EngineSearch(await this.#start(), SLICE_MS);
    }

    /** Ends the engine. A later request starts another. */
    release() {
        this.#engine?.then((engine) => engine.close()).catch(() => {});
        this.#engine = null;
    }

    close() {
        this.release();
        this.#closed = true;
    }
}
