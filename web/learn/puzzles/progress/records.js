/**
 * What the trainer keeps about the reader, by game: rating, streak, the puzzles seen, the best timed run. Kept in the
 * archive; without storage it lasts for the visit.
 *
 * @typedef {{rating: ReaderRating, streak: {now: number, best: number}, seen: Seen, bestRun: number}} GameRecords
 * @typedef {{get: (key: string) => Promise<any>, set: (key: string, value: unknown) => Promise<unknown>}} Marks
 */

import { newRating, ratedAfter, ratingFrom } from "./rating.js";

/**
 * @import { Seen } from "../catalog/pick.js"
 * @import { ReaderRating } from "./rating.js"
 */

/** @param {string} game */
const keyOf = (game) => `puzzles/${game}`;
const count = (/** @type {unknown} */ value) => (Number.isInteger(value) ? Math.max(0, Number(value)) : 0);

/** @returns {GameRecords} */
export const noRecords = () => ({ rating: newRating(), streak: { now: 0, best: 0 }, seen: {}, bestRun: 0 });

/**
 * Reads what was kept; whatever is not in order begins anew.
 * @param {any} value
 * @param {string} game
 * @returns {GameRecords}
 */
export function recordsFrom(value, game) {
    if (typeof value !== "object" || value === null) return noRecords();
    const seen = Object.entries(value.seen ?? {}).filter(([, each]) => Number.isFinite(each?.at));
    const { now, best } = value.streak ?? {};
    return {
        rating: ratingFrom(value.rating, game),
        streak: { now: count(now), best: Math.max(count(now), count(best)) },
        seen: Object.fromEntries(seen.map(([id, { at, right }]) => [id, { at, right: right === true }])),
        bestRun: count(value.bestRun),
    };
}

/**
 * The records after a puzzle.
 * @param {GameRecords} records
 * @param {{id: string, rating: number}} puzzle
 * @param {number} score  1 solved, 0.5 with a hint, 0 not solved
 * @param {number} now
 * @returns {GameRecords}
 */
export function recordsAfter(records, { id, rating }, score, now) {
    const streak = score === 1 ? records.streak.now + 1 : score > 0 ? records.streak.now : 0;
    return {
        ...seenAfter(records, { id }, score, now),
        rating: ratedAfter(records.rating, rating, score, now),
        streak: { now: streak, best: Math.max(streak, records.streak.best) },
    };
}

/**
 * The records after a puzzle that does not count.
 * @param {GameRecords} records
 * @param {{id: string}} puzzle
 * @param {number} score
 * @param {number} now
 * @returns {GameRecords}
 */
export const seenAfter = (records, { id }, score, now) => ({
    ...records,
    seen: { ...records.seen, [id]: { at: now, right: score > 0 } },
});

export class RecordBook {
    #marks;
    /** Changes are made one after another. @type {Promise<unknown>} */
    #last = Promise.resolve();

    /** @param {Promise<Marks>} marks */
    constructor(marks) {
        this.#marks = marks;
    }

    /** @param {string} game @returns {Promise<GameRecords>} */
    async read(game) {
        return recordsFrom(await (await this.#marks).get(keyOf(game)), game);
    }

    /**
     * Changes what is kept now, which another tab may have changed.
     * @param {string} game
     * @param {(records: GameRecords) => GameRecords} change
     * @returns {Promise<GameRecords>}
     */
    change(game, change) {
        const changed = this.#last.then(async () => {
            const records = change(await this.read(game));
            await (await this.#marks).set(keyOf(game), records);
            return records;
        });
        this.#last = changed.catch(() => {});
        return changed;
    }
}
