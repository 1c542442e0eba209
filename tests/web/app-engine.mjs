/**
 * An engine with the real rules behind the interface that the controller expects. Tests finish its searches themselves,
 * so nothing depends on time.
 */
import { readFile } from "node:fs/promises";

const build = new URL("../../build/wasm/", import.meta.url);
const { default: createQuintet } = await import(new URL("quintet.mjs", build).href);
export const { Session, Search } = await createQuintet({ wasmBinary: await readFile(new URL("quintet.wasm", build)) });

/** @param {any} answer */
function settled(answer) {
    if (answer.error) {
        const { message, action } = answer.error;
        throw Object.assign(new Error(message), { refused: true, action });
    }
    return answer;
}

export class HandEngine extends EventTarget {
    session = new Session();
    /** Searches requested, oldest first. @type {any[]} */
    asked = [];
    /** @type {{resolve: (progress: any) => void, reject: (error: Error) => void, onProgress: Function} | null} */
    open = null;

    async games() {
        return settled(this.session.games());
    }

    async load(record) {
        this.#end();
        return settled(this.session.load(record));
    }

    async play(action) {
        this.#end();
        return settled(this.session.play(action));
    }

    async whyNot(attempt) {
        return settled(this.session.whyNot(attempt)).refusal;
    }

    async goTo(ply) {
        this.#end();
        return settled(this.session.goTo(ply));
    }

    async describe(record) {
        return settled(this.session.describe(record, 0)).actions.map(({ action }) => action);
    }

    async stop() {
        this.#end();
    }

    async call(method, ...given) {
        if (method === "describe") return settled(this.session.describe(...given));
        this.#end();
        return {};
    }

    /** Searches beside the game are answered by hand, too. */
    async follow(onProgress, _method, _number, request) {
        return { progress: await this.search(request, onProgress) };
    }

    search(request, onProgress) {
        this.#end();
        this.asked.push(request);
        return new Promise((resolve, reject) => {
            this.open = { resolve, reject, onProgress };
        });
    }

    /** Whether a search is running. */
    get thinking() {
        return this.open !== null;
    }

    get state() {
        return settled(this.session.state()).state;
    }

    /** Finishes the search with this result, or with the first legal action. */
    answer(best = this.state.legal[0].text) {
        const { open } = this;
        this.open = null;
        open?.resolve(progress({ best, finished: true }));
    }

    report(content) {
        this.open?.onProgress(progress(content));
    }

    fail(message) {
        const { open } = this;
        this.open = null;
        open?.reject(new Error(message));
    }

    #end() {
        const { open } = this;
        this.open = null;
        open?.resolve(progress({ stopped: true, best: "" }));
    }
}

export function progress(content) {
    return { finished: false, depth: 1, nodes: 10, seconds: 0, best: "", lines: [], ...content };
}

/** A storage like that of a browser. */
export function storageOf(entries = {}) {
    const map = new Map(Object.entries(entries));
    return {
        map,
        getItem: (key) => map.get(key) ?? null,
        setItem: (key, value) => void map.set(key, value),
        removeItem: (key) => void map.delete(key),
    };
}
