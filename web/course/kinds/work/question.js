/** What choice, number and text have in common: one answer in a form, and a lock that it opens. */

/**
 * `spell`: the spellings of what was entered; null if it is no answer. `form`: what the page asks for. `answers`: the
 * correct answers of a sealed item whose solution is told.
 * @typedef {{spell: (item: any, entry: string) => string[] | null,
 *            form: (item: any, seed: string) => Form,
 *            answers: (item: any) => Solution["answers"]}} Asking
 */

import { openLock, placeOf } from "../../sealing/lock.js";

import { Work } from "./work.js";

/**
 * @import { Item } from "../../activity.js"
 * @import { Locksmith } from "../../sealing/seal.js"
 * @import { Form, Solution, WorkParts } from "./work.js"
 */

/**
 * Seals a question: its fields without the answer and what is told after it.
 * @param {Item} item
 * @param {Locksmith} lock
 * @param {string[]} answers
 * @param {Record<string, unknown>} [more]  of the lock
 * @param {string} [place]
 * @returns {Promise<Item>}
 */
export async function sealQuestion(item, lock, answers, more = {}, place = "") {
    const { right, margin, explain, ...rest } = item;
    return { ...rest, lock: { ...(await lock(answers, { explain }, place)), ...more } };
}

export class QuestionWork extends Work {
    /** @param {WorkParts} parts @param {Asking} asking */
    constructor(parts, asking) {
        super(parts);
        this.asking = asking;
    }

    /** @param {number} turn */
    async begin(turn) {
        await super.begin(turn);
        this.set({ form: this.asking.form(this.item, this.parts.seed) });
    }

    /** @param {string} entry */
    async answer(entry) {
        if (this.phase !== "try") return;
        const answers = this.asking.spell(this.item, entry);
        if (!answers) {
            this.set({ entry, says: [(t) => t("course.notAnAnswer")] });
            return;
        }
        await this.guarded(async (turn) => {
            this.set({ phase: "thinking", entry, says: [] });
            const { right, told } = await this.open(answers);
            if (turn === this.turn) this.hand(right ? 1 : 0, entry, { explain: told?.explain });
        });
    }

    /** @param {string} answer @param {number} turn */
    async recall(answer, turn) {
        const answers = this.asking.spell(this.item, answer);
        if (!answers) return;
        const { right, told } = await this.open(answers);
        if (turn === this.turn) this.set({ score: Number(right), explain: told?.explain });
    }

    async findAnswers() {
        return this.item.solution ? this.asking.answers(this.item) : [];
    }

    /** @param {string[]} answers */
    open(answers) {
        const { seal, variant } = this.parts;
        return openLock(seal, placeOf(this.item, variant), this.item.lock, answers);
    }
}
