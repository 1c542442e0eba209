/**
 * Checks a draft: the schema at once, and the engine, which takes seconds, one item after another after a pause. Each
 * item is checked once, by its text.
 */

import { checkItem } from "../check.js";
import { headProblems, itemProblems } from "./problems.js";

/**
 * @import { LensClient } from "../../lens/engine/lens-client.js"
 * @import { Activity, Item } from "../activity.js"
 * @import { CheckTools } from "../kinds/kinds.js"
 * @import { ActivityProblem } from "../validate.js"
 */

/** Delay after a change before the engine looks at an item, in milliseconds. */
const PAUSE_MS = 500;

export class DraftChecks {
    /** The schema and the engine's tools, once they are loaded. @type {{schema: any, tools: CheckTools} | null} */
    means = null;
    /** Settles when the engine has looked at everything that is there now. @type {Promise<unknown>} */
    settled = Promise.resolve();
    #draft;
    #changed;
    #openChecker;
    #pause;
    /** @type {CheckTools["engine"] | null} */
    #checker = null;
    /** What the schema says about an item, by its text. @type {Map<string, ActivityProblem[]>} */
    #formal = new Map();
    /** What the engine says about it; absent until it has looked. @type {Map<string, ActivityProblem[]>} */
    #found = new Map();
    #turn = 0;

    /**
     * @param {object} parts
     * @param {() => Activity} parts.draft
     * @param {() => void} parts.changed  called when the engine has looked at an item
     * @param {() => LensClient} parts.openChecker
     * @param {number} [parts.pause]
     */
    constructor({ draft, changed, openChecker, pause = PAUSE_MS }) {
        this.#draft = draft;
        this.#changed = changed;
        this.#openChecker = openChecker;
        this.#pause = pause;
    }

    /** The problems outside the items. */
    get headProblems() {
        return this.means ? headProblems(this.#draft(), this.means.schema) : [];
    }

    /**
     * The problems of an item, with paths within it; null while the engine looks.
     * @param {number} place
     * @returns {ActivityProblem[] | null}
     */
    problemsOf(place) {
        const item = this.#draft().items[place];
        const formal = this.#formalProblems(item);
        return formal.length ? formal : (this.#found.get(JSON.stringify(item)) ?? null);
    }

    /** `bad`: something needs fixing; `checking`: the engine looks; `good`: it can be given to students. */
    get verdict() {
        const each = this.#draft().items.map((_, place) => this.problemsOf(place));
        if (this.headProblems.length || each.some((problems) => problems?.length)) return "bad";
        return each.includes(null) ? "checking" : "good";
    }

    /** Looks at the items that the engine has not seen, one after another. */
    check() {
        this.#turn += 1;
        const turn = this.#turn;
        this.settled = this.settled.then(async () => {
            await new Promise((resolve) => setTimeout(resolve, this.#pause));
            for (;;) {
                const draft = this.#draft();
                const open = draft.items.findIndex(
                    (item) => !this.#found.has(JSON.stringify(item)) && this.#formalProblems(item).length === 0,
                );
                if (open < 0 || turn !== this.#turn || !this.means) return;
                this.#checker ??= this.#openChecker();
                const found = await checkItem(draft, open, { ...this.means.tools, engine: this.#checker });
                const within = found.map((problem) => ({ ...problem, path: problem.path.slice(2) }));
                this.#found.set(JSON.stringify(draft.items[open]), within);
                this.#changed();
            }
        });
    }

    /** @param {Item} item */
    #formalProblems(item) {
        const text = JSON.stringify(item);
        const known = this.#formal.get(text);
        if (known) return known;
        const found = this.means ? itemProblems(item, this.means.schema) : [];
        this.#formal.set(text, found);
        return found;
    }
}

/**
 * The problems of one version of an item, paths within it.
 * @param {ActivityProblem[]} all
 * @param {number} version  0 for the item itself, else the number of its variant
 */
export function problemsOfVersion(all, version) {
    if (version === 0) return all.filter(({ path }) => path[0] !== "variants");
    const own = all.filter(({ path }) => path[0] === "variants" && path[1] === version - 1);
    return own.map((problem) => ({ ...problem, path: problem.path.slice(2) }));
}
