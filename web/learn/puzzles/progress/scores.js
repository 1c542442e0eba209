/** Counts what the reader reaches: the rating and the streak by puzzles, the dates of own mistakes, the timed run. */

import { isDue } from "../../../archive/mine.js";
import { runAfter } from "../solving/run.js";
import { idOf, scoreOf } from "../solving/solving.js";
import { recordsAfter, seenAfter } from "./records.js";
import { dueAt } from "./spacing.js";

/**
 * @import { Store } from "../../../ui/store.js"
 * @import { Puzzle } from "../catalog/puzzle.js"
 * @import { Run } from "../solving/run.js"
 * @import { Mistake, Task } from "../solving/solving.js"
 * @import { TrainerModel } from "../trainer-model.js"
 * @import { Mine } from "./mine.js"
 * @import { RecordBook } from "./records.js"
 */

export class Scores {
    #store;
    #book;
    #mine;
    #now;

    /**
     * @param {object} parts
     * @param {Store<TrainerModel>} parts.store
     * @param {RecordBook} parts.book
     * @param {Mine} parts.mine
     * @param {() => number} parts.now
     */
    constructor({ store, book, mine, now }) {
        this.#store = store;
        this.#book = book;
        this.#mine = mine;
        this.#now = now;
    }

    /** Reads what is kept of the game. */
    async read() {
        const { game } = this.#store.value;
        const now = this.#now();
        const [records, mistakes, dues] = await Promise.all([
            this.#book.read(game),
            this.#mine.of(game),
            this.#mine.due(now),
        ]);
        if (game !== this.#store.value.game) return;
        this.#change({ records, dues, mine: mineOf(mistakes, now) });
    }

    /** Counts a task once: when it is solved, or at the first wrong try. @param {Task} task */
    async settle(task) {
        const { settled, helped, run } = this.#store.value;
        if (settled) return;
        this.#change({ settled: true });
        const score = scoreOf(task, helped);
        if (task.mistake) {
            const tried = score === 1 ? "solved" : score > 0 ? "helped" : "missed";
            await this.#mine.tried(task.mistake, tried, this.#now());
            await this.read();
        } else if (task.puzzle && run) {
            this.#change({ run: runAfter(run, task.puzzle, score > 0) });
        } else if (task.puzzle) {
            await this.#rate(task.puzzle, score);
        }
    }

    /** @param {Puzzle} puzzle @param {number} score */
    async #rate(puzzle, score) {
        const { game, records, again } = this.#store.value;
        const now = this.#now();
        // A puzzle that was tried before says little about the reader.
        const change = again ? seenAfter : recordsAfter;
        const kept = await this.#book.change(game, (each) => change(each, puzzle, score, now));
        const gain = Math.round(kept.rating.rating) - Math.round(records.rating.rating);
        const { task, game: shown } = this.#store.value;
        if (shown === game) this.#change({ records: kept });
        if (!again && task && idOf(task) === puzzle.id) this.#change({ change: gain });
    }

    /** Keeps the result of a run if it is the best. @param {Run} run */
    async keepRun(run) {
        const { game } = this.#store.value;
        const best = (/** @type {number} */ before) => Math.max(before, run.solved);
        const records = await this.#book.change(game, (kept) => ({ ...kept, bestRun: best(kept.bestRun) }));
        if (game === this.#store.value.game) this.#change({ records });
    }

    /** @param {Partial<TrainerModel>} change */
    #change(change) {
        this.#store.update((model) => ({ ...model, ...change }));
    }
}

/** How many mistakes there are in a game, and when they come back. @param {Mistake[]} mistakes @param {number} now */
function mineOf(mistakes, now) {
    const later = mistakes.filter((mistake) => !isDue(mistake, now)).map(({ card }) => dueAt(card));
    return {
        all: mistakes.length,
        due: mistakes.length - later.length,
        nextDue: later.length ? Math.min(...later) : 0,
    };
}
