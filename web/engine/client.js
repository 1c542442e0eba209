/**
 * The page's side of the engine: a worker that plays the game on the board and searches. A new worker after a crash
 * loads that game again.
 *
 * @import { ActionView, Attempt, BoardLayout, BoardSetup, GameRecord, GameSpec, GameState } from "./protocol.js"
 * @import { Level, Refusal, SearchProgress, SearchRequest } from "./protocol.js"
 * @import { Change, EngineMethods } from "./worker/methods.js"
 * @import { WorkerLike } from "./worker-client.js"
 */

import { startWorker } from "./start-worker.js";
import { WorkerClient } from "./worker-client.js";

/** @extends {WorkerClient<EngineMethods>} */
export class EngineClient extends WorkerClient {
    /**
     * @param {object} [options]
     * @param {string} [options.moduleUrl]  absolute address of the worker; by default `worker/worker.js`
     * @param {() => WorkerLike} [options.makeWorker]  for tests
     */
    constructor({ moduleUrl = new URL("./worker/worker.js", import.meta.url).href, makeWorker } = {}) {
        super(makeWorker ?? (() => startWorker(moduleUrl)));
    }

    /** @returns {Promise<{games: GameSpec[], levels: Level[], version: string}>} */
    games() {
        return this.call("games");
    }

    /**
     * Loads a game onto the board. If that fails, the previous game stays.
     * @param {GameRecord} record
     * @returns {Promise<{state: GameState, layout: BoardLayout}>}
     */
    load(record) {
        return this.#shown(this.call("load", record));
    }

    /** @param {string} action  canonical text @returns {Promise<{state: GameState}>} */
    play(action) {
        return this.#shown(this.call("play", action));
    }

    /**
     * Shows another ply of the game; used for undo and redo.
     * @param {number} ply  0 to the length of the game
     * @returns {Promise<{state: GameState}>}
     */
    goTo(ply) {
        return this.#shown(this.call("goTo", ply));
    }

    /**
     * Returns the board views of a game's actions. The game may differ from the one on the board.
     * @param {GameRecord} record
     * @returns {Promise<ActionView[]>}
     */
    async describe(record) {
        const { actions } = await this.call("describe", record, 0);
        return actions.map(({ action }) => action);
    }

    /**
     * Returns why an attempt on the board leads to no legal action. A search under way continues.
     * @param {Attempt} attempt
     * @returns {Promise<Refusal>}
     */
    async whyNot(attempt) {
        return (await this.call("whyNot", attempt)).refusal;
    }

    /** Returns the shown position as a setup that a person can edit. @returns {Promise<{setup: BoardSetup}>} */
    setup() {
        return this.call("setup");
    }

    /**
     * Returns the position text of a setup, for a game with the options of the one on the board. The game on the board
     * stays. Rejects with the reason if there is no such position.
     * @param {BoardSetup} setup
     * @returns {Promise<{position: string}>}
     */
    compose(setup) {
        return this.call("compose", setup);
    }

    /**
     * Returns the game in the text form that other programs use (`GameSpec.notation`). Rejects if the game has no such
     * form or did not start from the default position.
     * @param {number} [ply]  the last ply to write; by default the end of the game
     * @returns {Promise<string>}
     */
    async exportGame(ply) {
        return (await this.call("exportGame", ply)).text;
    }

    /**
     * Reads a game from a text in the form of another program (`GameSpec.notation`). Returns its record, or null if the
     * text does not begin like that form. The lens's worker reads all forms. Rejects with the place of the error if the
     * rest is wrong. The game on the board stays.
     * @param {string} text
     * @returns {Promise<GameRecord | null>}
     */
    async importGame(text) {
        return (await this.call("importGame", text)).record;
    }

    /**
     * Searches the shown position until a limit of the request is reached, or until another `search`, `load`, `play`,
     * `goTo` or `stop` ends the search; then the result has `stopped` set. See `search.js` for searches of other
     * positions.
     * @param {SearchRequest} request
     * @param {(progress: SearchProgress) => void} [onProgress]  at most every 100 ms, and with the result
     * @returns {Promise<SearchProgress>}
     */
    async search(request, onProgress) {
        const { progress } = await this.follow(onProgress, "search", 0, request);
        onProgress?.(progress);
        return progress;
    }

    /** Ends the search of the shown position, if one is under way. */
    async stop() {
        await this.call("stop", 0);
    }

    /**
     * Completes the state of another ply of the same game, and remembers it for the next worker.
     * @template {{state: GameState | Change}} C
     * @param {Promise<C>} answer
     * @returns {Promise<C & {state: GameState}>}
     */
    async #shown(answer) {
        const content = await answer;
        /** @type {GameState} */
        const state = { .../** @type {any} */ (this).restoring?.args[0], ...content.state };
        const { ply, length, lastAction } = state;
        if (lastAction) {
            state.actions = state.actions.slice(0, length);
            state.actions[ply - 1] = lastAction.text;
        }
        this.restoring = { method: "load", args: [state] };
        return { ...content, state };
    }
}
