/**
 * The methods of the engine's worker: those of the game on the board, and searches.
 *
 * @import { GameRecord, GameState, SearchProgress, SearchRequest } from "../protocol.js"
 * @import { Scheduler, Job } from "../calls.js"
 * @import { Answer, Quintet, Search, Session } from "../../../wasm/quintet.d.ts"
 *
 * The part of a state that another ply of the same game changes.
 * @typedef {Omit<GameState, "game" | "options" | "setup" | "actions">} Change
 */

const SLICE_MS = 15;
const PROGRESS_MS = 100;
/** The number of the search of the game on the board. */
const OWN = 0;

export class EngineMethods {
    #module;
    #session;
    #scheduler;
    /** The position on the board. @type {GameRecord | undefined} */
    #shown;
    /** By number. @type {Map<number, Search>} */
    #searches = new Map();

    /** @param {Pick<Quintet, "Session" | "Search">} module @param {Scheduler} scheduler */
    constructor(module, scheduler) {
        this.#module = module;
        this.#session = new module.Session();
        this.#scheduler = scheduler;
    }

    /** @type {Session["games"]} */
    games = () => this.#session.games();
    /** @type {Session["describe"]} */
    describe = (...given) => this.#session.describe(...given);
    /** @type {Session["whyNot"]} */
    whyNot = (attempt) => this.#session.whyNot(attempt);
    /** @type {Session["setup"]} */
    setup = () => this.#session.setup();
    /** @type {Session["compose"]} */
    compose = (setup) => this.#session.compose(setup);
    /** @type {Session["exportGame"]} */
    exportGame = (ply) => this.#session.exportGame(ply);
    /** @type {Session["importGame"]} */
    importGame = (text) => this.#session.importGame(text);

    /** @type {Session["load"]} */
    load = (record) => {
        const answer = this.#session.load(record);
        this.#change(answer);
        if (!answer.error) {
            this.#searches.get(OWN)?.delete();
            this.#searches.delete(OWN);
        }
        return answer;
    };
    /** @param {string} action */
    play = (action) => this.#change(this.#session.play(action));
    /** @param {number} ply */
    goTo = (ply) => this.#change(this.#session.goTo(ply));

    /**
     * Searches a position until a limit of the request is reached, or until another `search` or a `stop` with the same
     * number ends the search; then the progress has `stopped` set. Each number is a search with its own table, which it
     * reuses.
     * @param {number} number  0 for that of the game on the board
     * @param {SearchRequest} request
     * @param {GameRecord} [record]  by default the shown position
     * @param {number} [slice]  milliseconds that the search runs before other jobs and waiting requests have their turn
     * @returns {Job<{progress: SearchProgress}, SearchProgress> | {error: {message: string}}}
     */
    search(number, request, record = this.#shown, slice = SLICE_MS) {
        this.stop(number);
        // The session returns the error that no game is loaded.
        if (!record) return /** @type {{error: {message: string}}} */ (this.#session.state());
        const search = this.#searches.get(number) ?? new this.#module.Search();
        this.#searches.set(number, search);
        return searchJob(number, search, record, request, slice, this.#scheduler);
    }

    /** Ends the search with a number, if it is under way. @param {number} number */
    stop(number) {
        this.#scheduler.end(number);
        return {};
    }

    /**
     * Ends the search of the position that was on the board. Leaves out what the client knows about another ply of the
     * same game.
     * @param {Answer<{state: GameState}>} answer
     * @returns {Answer<{state: Change}>}
     */
    #change(answer) {
        this.stop(OWN);
        if (answer.error) return answer;
        this.#shown = answer.state;
        const { game, options, setup, actions, ...state } = answer.state;
        return { state };
    }
}

/**
 * Starts a search. The job reports its progress at most every 100 ms.
 * @param {Job<unknown, unknown>["key"]} key
 * @param {Search} search
 * @param {GameRecord} record
 * @param {SearchRequest} request
 * @param {number} slice  milliseconds
 * @param {Scheduler} scheduler
 * @returns {Job<{progress: SearchProgress}, SearchProgress> | {error: {message: string}}}
 */
export function searchJob(key, search, record, request, slice, { now }) {
    const { error } = search.start(record, request);
    if (error) return { error };
    let reported = now();
    return {
        key,
        step(report) {
            const answer = search.step(slice);
            if (answer.error || answer.progress.finished) return answer;
            if (now() - reported >= PROGRESS_MS) {
                reported = now();
                report(answer.progress);
            }
            return undefined;
        },
        stop: () => search.stop(),
    };
}
