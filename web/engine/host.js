/**
 * The engine's side of the protocol, independent of the worker: `receive` takes requests, and the callback `post` gets
 * the answers. Searches run in slices and take turns. Between two slices, the host answers all requests that have
 * arrived, so that none waits longer than a slice.
 *
 * @import { Answer, GameRecord, Request } from "./protocol.js"
 * @import { Quintet, Search, Session } from "../../wasm/quintet.d.ts"
 */

const SLICE_MS = 15;
const PROGRESS_MS = 100;
/** The number of the search of the game on the board. */
const OWN = 0;

/**
 * @typedef {object} HostOptions
 * @property {(answer: Answer) => void} post
 * @property {(task: () => void) => void} later  runs a task after the messages that are already waiting
 * @property {() => number} [now]  milliseconds
 *
 * `run`: the request that the search serves, its slice in milliseconds, and the time of its last report.
 * @typedef {{id: number, slice: number, reported: number}} Run
 * @typedef {{search: Search, run: Run | null}} Searching
 */

export class Host {
    #module;
    /** @type {Session} */
    #session;
    #post;
    #later;
    #now;

    /** The position on the board. @type {GameRecord | null} */
    #shown = null;
    /** By number. @type {Map<number, Searching>} */
    #searches = new Map();
    #failed = false;

    /**
     * @param {Pick<Quintet, "Session" | "Search">} module
     * @param {HostOptions} options
     */
    constructor(module, { post, later, now = () => performance.now() }) {
        this.#module = module;
        this.#session = new module.Session();
        this.#post = post;
        this.#later = later;
        this.#now = now;
    }

    /** @param {Request} request */
    receive(request) {
        this.#guarded(() => this.#answer(request));
    }

    /** @param {Request} request */
    #answer(request) {
        const { id } = request;
        const session = this.#session;
        switch (request.type) {
            case "games":
                return this.#reply(id, session.games());
            case "load":
                return this.#replyBoard(id, () => session.load(request.record), true);
            case "play":
                return this.#replyBoard(id, () => session.play(request.action));
            case "goTo":
                return this.#replyBoard(id, () => session.goTo(request.ply));
            case "describe":
                return this.#reply(id, session.describe(request.record, request.from));
            case "whyNot":
                return this.#reply(id, session.whyNot(request.attempt));
            case "setup":
                return this.#reply(id, session.setup());
            case "compose":
                return this.#reply(id, session.compose(request.setup));
            case "export":
                return this.#reply(id, session.exportGame(request.ply));
            case "import":
                return this.#reply(id, session.importGame(request.text));
            case "search":
                return this.#startSearch(request);
            case "stop":
                this.#endSearch(request.search);
                return this.#reply(id, {});
            default:
                return this.#reply(id, { error: { message: "the engine does not know this request" } });
        }
    }

    /**
     * @param {number} id
     * @param {Omit<Extract<Answer, {type: "reply"}>, "id" | "type">} content
     */
    #reply(id, content) {
        this.#post({ ...content, id, type: "reply" });
    }

    /**
     * Ends the search of the position on the board, changes the position and answers the request.
     * @param {number} id
     * @param {() => ReturnType<Session["play"]>} change
     * @param {boolean} [isNew]  whether the change loads another game; the search then forgets what it has learnt
     */
    #replyBoard(id, change, isNew = false) {
        this.#endSearch(OWN);
        const answer = change();
        if (!answer.error) {
            const { game, options, setup, actions, ply } = answer.state;
            this.#shown = { game, options, setup, actions, ply };
            if (isNew) this.#drop(OWN);
        }
        this.#reply(id, answer);
    }

    /** @param {Extract<Request, {type: "search"}>} request */
    #startSearch({ id, request, search: number, slice = SLICE_MS, ...given }) {
        this.#endSearch(number);
        const record = given.record ?? this.#shown;
        // The session returns the error that no game is loaded.
        if (!record) return this.#reply(id, this.#session.state());
        const searching = this.#searches.get(number) ?? { search: new this.#module.Search(), run: null };
        this.#searches.set(number, searching);
        const { error } = searching.search.start(record, request);
        if (error) return this.#reply(id, { error });
        searching.run = { id, slice, reported: this.#now() };
        this.#continueLater(searching);
    }

    /** @param {Searching} searching */
    #continueLater(searching) {
        const { run } = searching;
        this.#later(() => {
            // The search may have ended while the task was waiting.
            if (run && run === searching.run) this.#guarded(() => this.#step(searching, run));
        });
    }

    /** @param {Searching} searching @param {Run} run */
    #step(searching, run) {
        const progress = progressOf(searching.search.step(run.slice));
        if (progress.finished) {
            searching.run = null;
            return this.#reply(run.id, { progress });
        }
        if (this.#now() - run.reported >= PROGRESS_MS) {
            run.reported = this.#now();
            this.#post({ id: run.id, type: "progress", progress });
        }
        this.#continueLater(searching);
    }

    /** @param {number} number */
    #endSearch(number) {
        const searching = this.#searches.get(number);
        if (!searching?.run) return;
        const { id } = searching.run;
        searching.run = null;
        this.#reply(id, { progress: progressOf(searching.search.stop()) });
    }

    /** Deletes a search and what it has learnt. @param {number} number */
    #drop(number) {
        this.#endSearch(number);
        this.#searches.get(number)?.search.delete();
        this.#searches.delete(number);
    }

    /**
     * Runs a task. The session reports invalid requests itself, so an exception means that the module is broken. Then
     * the host sends `failed` and ignores all further requests.
     * @param {() => void} task
     */
    #guarded(task) {
        if (this.#failed) return;
        try {
            task();
        } catch (error) {
            this.#failed = true;
            this.#post({ id: 0, type: "failed", error: { message: `the engine broke down: ${error}` } });
        }
    }
}

/** @param {ReturnType<Search["step"]>} answer */
function progressOf(answer) {
    if (answer.error) throw new Error(answer.error.message);
    return answer.progress;
}
