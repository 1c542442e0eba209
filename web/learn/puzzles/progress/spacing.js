/**
 * When a mistake comes back: the FSRS algorithm of open-spaced-repetition, through `ts-fsrs`. Whole days only; without
 * its random shift, so that a due date can be foretold.
 *
 * A card as plain JSON, as the archive keeps it.
 * @typedef {Record<string, unknown>} PlainCard
 * @typedef {"missed" | "helped" | "solved"} Try  `helped`: solved with a hint or at a later try
 */

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

/** @import { CardInput, Grade } from "ts-fsrs" */

const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** @type {Record<Try, Grade>} */
const GRADES = { missed: Rating.Again, helped: Rating.Hard, solved: Rating.Good };

/**
 * The card after a try.
 * @param {any} card  null for a mistake that was never tried
 * @param {Try} tried
 * @param {number} now  in milliseconds; a clock that was set back counts as no time since the last try
 * @returns {PlainCard}
 */
export function cardAfter(card, tried, now) {
    const before = usable(card);
    const last = before?.last_review ? new Date(before.last_review).getTime() : 0;
    const at = new Date(Math.max(now, last));
    const { card: next } = scheduler.next(before ?? createEmptyCard(at), at, GRADES[tried]);
    return JSON.parse(JSON.stringify(next));
}

/** When a card is due, in milliseconds; a mistake that was never tried is due at once. @param {any} card */
export function dueAt(card) {
    const known = usable(card);
    return known ? new Date(known.due).getTime() : 0;
}

/** Anything that is not a card counts as none. @param {any} card @returns {CardInput | null} */
function usable(card) {
    const numbers = ["stability", "difficulty", "scheduled_days", "reps", "lapses", "state"];
    if (!card || !numbers.every((name) => Number.isFinite(card[name]))) return null;
    return Number.isFinite(new Date(card.due).getTime()) ? card : null;
}
