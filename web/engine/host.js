/**
 * The worker's side of the protocol, without the worker: requests come in through `receive`, answers go out through
 * `post`. A search runs in slices, and between two of them whatever has arrived is heard: a stop waits for one slice at
 * most.
 *
 * @import { Answer, Request, SearchProgress } from "./protocol.js"
 * @import { Session } from "../../wasm/quintet.d.ts"
 */

const SLICE_MS = 15;
const PROGRESS_MS = 100;

/**
 * @typedef {object} HostOptions
 * @property {(answer: Answer) => void} post
 * @property {(task: () => void) => void} later  runs a task after the messages that are waiting now
 * @property {() => number} [now]  milliseconds
 */

export class Host {
    #session;
    #post;
    #later;
    #now;

    /** @type {{id: number, reported: number} | null} */
    #search = null;
    #failed = false;

    /**
     * @param {Session} session
     * @param {HostOptions} options
     */
    constructor(session, { post, later, now = () => performance.now() }) {
        this.#session = session;
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
        switch (request.type) {
            case "games":
                return this.#reply(id, this.#session.games());
            case "load":
                this.#endSearch();
                return this.#reply(
                    id,
                    request.keep ? this.#session.revisit(request.record) : this.#session.load(request.record),
                );
            case "play":
                this.#endSearch();
                return this.#reply(id, this.#session.play(request.action));
            case "goTo":
                this.#endSearch();
                return this.#reply(id, this.#session.goTo(request.ply));
            case "setup":
                return this.#reply(id, this.#session.setup());
            case "compose":
                return this.#reply(id, this.#session.compose(request.setup));
            case "export":
                return this.#reply(id, this.#session.exportGame(request.ply));
            case "import":
                return this.#reply(id, this.#session.importGame(request.text));
            case "search":
                this.#endSearch();
                return this.#startSearch(id, request.request);
            case "stop":
                this.#endSearch();
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
     * @param {number} id
     * @param {import("./protocol.js").SearchRequest} request
     */
    #startSearch(id, request) {
        const { error } = this.#session.startSearch(request);
        if (error) return this.#reply(id, { error });
        this.#search = { id, reported: this.#now() };
        this.#continueLater();
    }

    #continueLater() {
        const search = this.#search;
        this.#later(() => {
            // A task that waits may outlive its search.
            if (search && search === this.#search) this.#guarded(() => this.#step(search));
        });
    }

    /** @param {{id: number, reported: number}} search */
    #step(search) {
        const progress = this.#progressOf(this.#session.stepSearch(SLICE_MS));
        if (progress.finished) {
            this.#search = null;
            return this.#reply(search.id, { progress });
        }
        if (this.#now() - search.reported >= PROGRESS_MS) {
            search.reported = this.#now();
            this.#post({ id: search.id, type: "progress", progress });
        }
        this.#continueLater();
    }

    #endSearch() {
        const search = this.#search;
        if (!search) return;
        this.#search = null;
        const progress = this.#progressOf(this.#session.stopSearch());
        this.#reply(search.id, { progress: { ...progress, stopped: true } });
    }

    /**
     * @param {ReturnType<Session["stepSearch"]>} answer
     * @returns {SearchProgress}
     */
    #progressOf(answer) {
        if (answer.error) throw new Error(answer.error.message);
        return answer.progress;
    }

    /**
     * The session reports what is wrong with a request; an exception means that the module itself has broken, and
     * nothing it says afterwards could be trusted.
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
