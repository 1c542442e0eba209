/**
 * The last run of the reader's own search in a lens, and what differs from the lens's searches. A lens has one, which
 * lasts while its panel is on another tab or moves to another place.
 */

import { Changing } from "../../ui/changing.js";
import { failureText } from "../../ui/notices/failure-text.js";
import { OwnCode } from "./own-code.js";
import { compareOwn, runOwn } from "./own-search.js";

/**
 * @import { Language } from "../../agents/search/run-search.js"
 * @import { Lens } from "../lens.js"
 * @import { OwnComparison, OwnResult } from "./own-search.js"
 */

/** @type {WeakMap<Lens, OwnRun>} */
const known = new WeakMap();

/** The run of a lens. @param {Lens} lens @param {boolean} isGuest  whether the lens is in another page */
export function ownRunIn(lens, isGuest) {
    const run = known.get(lens) ?? new OwnRun(lens, isGuest);
    known.set(lens, run);
    return run;
}

export class OwnRun extends Changing {
    /** Whether the reader sees the code or the findings. @type {"code" | "findings"} */
    view = "code";
    /** What the page waits for. @type {{stage: "download" | "start" | "compare", share: number | null} | null} */
    busy = null;
    /** @type {OwnResult | null} */
    result = null;
    /** @type {OwnComparison | null} */
    comparison = null;
    /** Why the code can't be read or run. */
    problem = "";
    /** The code that ran. */
    text = "";
    /** What the result is about; "" without one. */
    #key = "";
    #stopping = new AbortController();
    #panels = 0;

    /** @param {Lens} lens @param {boolean} isGuest */
    constructor(lens, isGuest) {
        super();
        this.lens = lens;
        this.saved = new OwnCode(isGuest);
    }

    /** What is searched: a result belongs to one tree or position. */
    get key() {
        const { tree, record } = this.lens.model.request;
        return tree ?? JSON.stringify(record);
    }

    /** Changes any of the public fields. @param {Partial<Pick<OwnRun, "view" | "problem" | "busy">>} change */
    set(change) {
        Object.assign(this, change);
        this.changed();
    }

    /** Forgets a result about another tree or position. */
    follow() {
        if (this.#key !== "" && this.#key !== this.key) this.#forget();
    }

    /**
     * A panel shows the run. A run that no panel shows is stopped.
     * @param {() => void} changed
     * @returns {() => void} what ends that
     */
    shownBy(changed) {
        const unsubscribe = this.subscribe(changed);
        this.#panels += 1;
        return () => {
            unsubscribe();
            this.#panels -= 1;
            // A panel that moves is replaced by another one at once.
            queueMicrotask(() => this.#panels === 0 && this.stop());
        };
    }

    stop() {
        this.#stopping.abort();
    }

    #forget() {
        this.#key = "";
        this.text = "";
        this.result = null;
        this.comparison = null;
    }

    /** @param {string} text @param {Language} language @param {Parameters<typeof runOwn>[2]["words"]} words */
    async start(text, language, words) {
        const { lens, key } = this;
        this.#stopping = new AbortController();
        const { signal } = this.#stopping;
        this.#forget();
        this.set({ problem: "", busy: { stage: "start", share: null } });
        const { record, tree } = lens.model.request;
        try {
            lens.show({ code: text, script: language });
            const result = await runOwn(lens, text, {
                language,
                signal,
                onProgress: ({ stage, loaded, total }) =>
                    this.set({
                        busy: { stage, share: stage === "download" && total > 0 ? loaded / total : null },
                    }),
                words,
            });
            if (signal.aborted || key !== this.key) return;
            this.#key = key;
            this.text = text;
            this.result = result;
            this.set({ view: "findings" });
            if (!result.shown) return;
            lens.showOwn(result.shown);
            this.set({ busy: { stage: "compare", share: null } });
            const comparison = await compareOwn(lens.engine, tree === undefined ? { record } : { tree }, result.shown);
            if (this.result === result) this.comparison = comparison;
        } catch (error) {
            if (!signal.aborted) this.problem = failureText(words().t, error);
        } finally {
            // Without a tree of this run, that of the run before would look like its result.
            if (!this.result?.shown) lens.showReference();
            this.set({ busy: null });
        }
    }
}
