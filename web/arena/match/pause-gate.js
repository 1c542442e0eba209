/** A gate that games pass before each action, so that a match can pause between two of them. */
export class Gate {
    /** @type {Promise<void> | null} */
    #opening = null;
    #open = () => {};
    #onWait;
    /** How many wait for it. */
    waiting = 0;

    /** @param {() => void} [onWait]  called when another one waits */
    constructor(onWait) {
        this.#onWait = onWait;
    }

    close() {
        this.#opening ??= new Promise((resolve) => {
            this.#open = resolve;
        });
    }

    open() {
        this.#opening = null;
        this.#open();
    }

    /** Resolves when the gate is open; rejects when the signal aborts. @param {AbortSignal} signal */
    async pass(signal) {
        signal.throwIfAborted();
        while (this.#opening) {
            this.waiting += 1;
            this.#onWait?.();
            try {
                await abortable(this.#opening, signal);
            } finally {
                this.waiting -= 1;
            }
        }
    }
}

/**
 * Settles as the promise does, or rejects as soon as the signal aborts.
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal} signal
 * @returns {Promise<T>}
 */
export function abortable(promise, signal) {
    if (signal.aborted) {
        promise.catch(() => {});
        return Promise.reject(signal.reason);
    }
    return new Promise((resolve, reject) => {
        const onAbort = () => reject(signal.reason);
        signal.addEventListener("abort", onAbort, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
    });
}
