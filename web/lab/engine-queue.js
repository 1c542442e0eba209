/**
 * One engine for several purposes. It has one position on its board, so that tasks of several requests must not mix: they run one
 * after another. Foreground tasks, which the reader waits for, cut the search of a background task short.
 *
 * @typedef {import("../engine/client.js").EngineClient} Engine
 */

export class EngineQueue {
    #engine;
    /** Resolves when all that has been asked for is done. */
    #done = Promise.resolve();
    /** How many tasks of either kind wait or run. */
    #foreground = 0;
    #background = 0;

    /** @param {Engine} engine */
    constructor(engine) {
        this.#engine = engine;
    }

    /** Whether a foreground task waits: then a background task need not begin a search. */
    get isWanted() {
        return this.#foreground > 0;
    }

    /** @template T @param {(engine: Engine) => Promise<T>} task @returns {Promise<T>} */
    foreground(task) {
        this.#foreground += 1;
        if (this.#background > 0) this.interrupt();
        return this.#run(task, () => {
            this.#foreground -= 1;
        });
    }

    /** @template T @param {(engine: Engine) => Promise<T>} task @returns {Promise<T>} */
    background(task) {
        this.#background += 1;
        return this.#run(task, () => {
            this.#background -= 1;
        });
    }

    /** @template T @param {(engine: Engine) => Promise<T>} task @param {() => void} ended @returns {Promise<T>} */
    #run(task, ended) {
        const result = this.#done.then(() => task(this.#engine));
        this.#done = result.then(ended, ended);
        return result;
    }

    /** Ends the search under way, if any. */
    interrupt() {
        this.#engine.stop().catch(() => {});
    }

    /** Ends the engine. Tasks that are not done fail. */
    close() {
        this.#engine.close();
    }
}
