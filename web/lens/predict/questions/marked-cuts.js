/**
 * The children of nodes at which a cut can be marked: all of them are leaves, and the reader can see their values
 * before they are searched.
 *
 * Where the values come from: `horizon`: in a game, at nodes whose children are as deep as the search looks. Those that
 * are searched have their values in the trace; the others get values, and names if these are missing, when the question
 * is asked (`game-leaves.js`).
 * `null`: nowhere, so that nothing can be marked.
 * @typedef {GivenLeaves | "horizon" | null} Leaves
 */

import { chooser } from "./question.js";

/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { GivenLeaves } from "./given.js"
 * @import { Choice } from "./question.js"
 */

/** The most children to choose from: a list that can still be read. */
const MOST_MARKED = 80;

export class Marks {
    /** By node. @type {Map<number, Choice[] | null>} */
    #known = new Map();
    #replay;
    #leaves;

    /** @param {Replay} replay @param {Leaves} leaves */
    constructor(replay, leaves) {
        this.#replay = replay;
        this.#leaves = leaves;
    }

    /**
     * The children of a node in the order of the search, those left out as well; null if they cannot be marked.
     * @param {Cursor} cursor @param {number} number
     */
    choices(cursor, number) {
        if (!this.#leaves) return null;
        const known = this.#known.get(number);
        if (known !== undefined) return known;
        const found = this.#find(cursor, number);
        this.#known.set(number, found);
        return found;
    }

    /** @param {Cursor} cursor @param {number} number @returns {Choice[] | null} */
    #find(cursor, number) {
        const replay = this.#replay;
        const { who } = chooser(replay, cursor.nodes[number]);
        const path = cursor.texts(number);
        /** @type {Choice[]} */
        const choices = [];
        for (let i = replay.entered[number] + 1; i < replay.events; i += 1) {
            const event = replay.event(i);
            if (choices.length > MOST_MARKED) return null;
            if (event.kind === "leave" && event.node === number) return choices;
            if (event.kind === "enter" && event.parent === number) {
                const value = this.#valueOf(path, event.text, i, who);
                if (value === null) return null;
                // A null window that fails enters the same child again.
                if (choices.at(-1)?.text !== event.text) choices.push({ text: event.text, value });
            } else if (event.kind === "cut" && event.node === number) {
                if (event.leftOut > MOST_MARKED) return null;
                for (const text of event.texts) {
                    const value = this.#valueOf(path, text, null, who);
                    if (value === null) return null;
                    choices.push({ text, value });
                }
                // In a game the trace names only the first of those left out.
                for (let unnamed = event.texts.length; unnamed < event.leftOut; unnamed += 1)
                    choices.push({ text: "" });
            }
        }
        return null;
    }

    /**
     * The value of a child; null if it is no leaf that the reader sees, undefined if it becomes known later.
     * @param {string[]} path  to its parent
     * @param {string} text
     * @param {number | null} entered  the number of its `enter`; null if it was left out
     * @param {number} who
     */
    #valueOf(path, text, entered, who) {
        if (this.#leaves !== "horizon") return this.#leaves?.at([...path, ...text.split("; ")])?.[who] ?? null;
        if (entered === null) return undefined;
        const next = entered + 1 < this.#replay.events ? this.#replay.event(entered + 1) : null;
        return next?.kind === "leaf" ? next.values[who] : null;
    }
}
