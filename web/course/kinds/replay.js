/**
 * A game that is stepped through, with questions at some plies. Fields: `record`, `stops`: each has a `ply` and is a
 * question of the kind choice, number or text. Later plies are shown once the question is answered. The score is the
 * share of the stops that are right.
 */

import { spellText } from "../sealing/answers.js";
import { openLock, placeOf } from "../sealing/lock.js";
import { askChoice, choiceAnswers, choiceProblems } from "./choice.js";
import { askNumber, sealNumber } from "./number.js";
import { askText } from "./text.js";
import { checkRecordOf, problem } from "./work/checks.js";
import { sealQuestion } from "./work/question.js";
import { Work } from "./work/work.js";

/**
 * @import { Locksmith } from "../sealing/seal.js"
 * @import { Kind } from "./kinds.js"
 * @import { Asking } from "./work/question.js"
 * @import { Solution } from "./work/work.js"
 */

/** Between the answers of the stops, in the answer of the item. */
const SEPARATOR = "\n";

/** @type {Record<string, Asking>} */
const asking = { choice: askChoice, number: askNumber, text: askText };

/**
 * How stops are sealed, by kind.
 * @type {Record<string, (stop: any, lock: Locksmith, place: string) => Promise<any>>}
 */
const sealing = {
    choice: (stop, lock, place) => sealQuestion(stop, lock, choiceAnswers(stop), {}, place),
    number: sealNumber,
    text: (stop, lock, place) => sealQuestion(stop, lock, stop.right.map(spellText), {}, place),
};

export class ReplayWork extends Work {
    ply = 0;
    /** The stop under way; the number of stops after the last one. */
    stop = 0;
    /** Answers to the stops so far, and whether they were right. @type {{entry: string, right: boolean}[]} */
    answers = [];

    /** @returns {any[]} in the order of the game */
    get stops() {
        return this.item.stops;
    }

    get length() {
        return this.item.record.actions?.length ?? 0;
    }

    /** The last ply that the student may see. */
    get open() {
        return this.stops[this.stop]?.ply ?? this.length;
    }

    /** The question under way. */
    get question() {
        return this.ply === this.open ? (this.stops[this.stop] ?? null) : null;
    }

    /** @param {number} _turn */
    async begin(_turn) {
        this.stop = 0;
        this.answers = [];
        await this.goTo(Math.min(this.item.record.ply ?? 0, this.open));
    }

    /** Shows a ply. @param {number} ply */
    async goTo(ply) {
        this.ply = Math.max(0, Math.min(ply, this.open));
        await this.show([]);
        this.#ask();
    }

    /** @param {string[]} _line */
    recordWith(_line) {
        const { record } = this.item;
        return { ...record, actions: (record.actions ?? []).slice(0, this.ply), ply: undefined };
    }

    /** Steps through the game. @param {number} by */
    async step(by) {
        if (this.phase === "thinking" || this.phase === "loading") return;
        const { phase } = this;
        await this.guarded(async () => {
            await this.goTo(this.ply + by);
            this.set({ phase });
        });
    }

    #ask() {
        const stop = this.question;
        const form = stop && asking[stop.kind].form({ ...stop, id: `${this.item.id} ${this.stop}` }, this.parts.seed);
        this.set({ form, entry: "" });
    }

    /** @param {string} entry */
    async answer(entry) {
        const stop = this.question;
        if (this.phase !== "try" || !stop) return;
        const answers = asking[stop.kind].spell(stop, entry);
        if (!answers) {
            this.set({ entry, says: [(t) => t("course.notAnAnswer")] });
            return;
        }
        await this.guarded(async (turn) => {
            this.set({ phase: "thinking", entry, says: [] });
            const { seal, variant } = this.parts;
            const place = placeOf(this.item, variant, String(this.stop));
            const { right, told } = await openLock(seal, place, stop.lock, answers);
            if (turn !== this.turn) return;
            this.answers = [...this.answers, { entry, right }];
            this.stop += 1;
            this.set({ explain: right ? told?.explain : undefined });
            if (this.stop < this.stops.length) {
                const rows = this.answers.map((each) => `${Number(each.right)}${each.entry}`);
                this.parts.note?.(rows.join(SEPARATOR));
                this.set({
                    phase: "try",
                    says:
                        this.parts.tells !== false
                            ? [(t) => t(right ? "shared.correctSoFar" : "course.stop.wrong")]
                            : [],
                });
                this.#ask();
                return;
            }
            const score = this.answers.filter((each) => each.right).length / this.stops.length;
            this.set({ form: null });
            this.hand(score, this.answers.map((each) => each.entry).join(SEPARATOR), { explain: this.explain });
        });
    }

    /** @param {string} text @param {number} turn */
    async resume(text, turn) {
        const answers = text.split(SEPARATOR).map((row) => ({ entry: row.slice(1), right: row[0] === "1" }));
        // A text of another version of the sheet.
        if (answers.length >= this.stops.length) return false;
        this.answers = answers;
        this.stop = answers.length;
        await this.goTo(this.stops[this.stop - 1].ply);
        if (turn === this.turn) this.set({ phase: "try" });
        return true;
    }

    async findSolutions() {
        const { stops, length } = this;
        /** @type {Solution[]} */
        const parts = stops.map((stop) => ({
            heading: (t) => t("turn.review", { ply: stop.ply, length }),
            answers: stop.solution ? asking[stop.kind].answers(stop) : [],
            explain: stop.solution?.explain,
        }));
        return this.item.explain ? [...parts, { answers: [], explain: this.item.explain }] : parts;
    }

    /** @param {string} answer @param {number} turn */
    async recall(answer, turn) {
        this.stop = this.stops.length;
        this.answers = answer.split(SEPARATOR).map((entry) => ({ entry, right: false }));
        this.set({ form: null });
        await this.goTo(this.length);
        if (turn !== this.turn) return;
        this.set({ form: null });
    }
}

/** @type {Kind} */
export const replay = {
    id: "replay",
    seal: async (item, lock) => {
        const stops = [];
        for (const [number, stop] of item.stops.entries())
            stops.push(await sealing[stop.kind](stop, lock, String(number)));
        return { ...item, stops };
    },
    check: async (item, tools) => {
        const { problems } = await checkRecordOf(tools, { ...item.record, ply: undefined }, { over: true });
        const length = item.record.actions?.length ?? 0;
        for (const [number, stop] of item.stops.entries()) {
            const at = (/** @type {string} */ name) => ["stops", number, name];
            const least = number === 0 ? 0 : item.stops[number - 1].ply;
            if (stop.ply > length)
                problems.push(problem(at("ply"), "course.bad.maximum", { value: stop.ply, limit: length }));
            if (stop.ply < least)
                problems.push(problem(at("ply"), "course.bad.minimum", { value: stop.ply, limit: least }));
            if (stop.kind !== "choice") continue;
            problems.push(
                ...choiceProblems(stop).map(({ path, ...rest }) => ({ ...rest, path: ["stops", number, ...path] })),
            );
        }
        return problems;
    },
    open: (parts) => new ReplayWork(parts),
};
