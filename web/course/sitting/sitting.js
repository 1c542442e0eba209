/**
 * An activity that a student works on: answers, tries, points and time. Knows no page and no engine. `state` is a short
 * text from which a later visit goes on.
 *
 * `score`: 0 to 1, without the cost of hints and attempts. `missed`: incorrect attempts before the one that counts.
 * `hints`: how many were taken. `seconds`: spent on the item. `answer`: the last one as a text, "" if it was too long
 * to keep. `line`: what was played of an answer that is not given yet. `over`: no further answer is taken.
 * @typedef {{tries: number, score: number, missed: number, hints: number, seconds: number, answer: string, line:
 *     string, over: boolean}} Progress
 *
 * What reporters are told. `score`: 0 to 1. `points`, `of`: reached and possible. `passed`: null without a mark to
 * pass. `done`: handed in. `current`: id of the item on the page.
 * @typedef {{score: number, points: number, of: number, done: boolean, passed: boolean | null, seconds: number,
 *            state: string, activity: string, seed: string, current: string, items: ItemResult[]}} Result
 * @typedef {{id: string, kind: string, variant: number, points: number, of: number, score: number, tries: number,
 *            hints: number, seconds: number, answer: string, over: boolean}} ItemResult
 *
 * What an attempt led to. `told`: whether the student may know how it went.
 * @typedef {{right: boolean, over: boolean, told: boolean}} Verdict
 */

import { Changing } from "../../ui/changing.js";
import { answersOf, pointsOf, showOf } from "../activity.js";
import { drawItems } from "../draw.js";
import { readState, writeState } from "./state-text.js";

/**
 * @import { Activity } from "../activity.js"
 * @import { Drawn } from "../draw.js"
 */

/** @returns {Progress} */
const untouched = () => ({ tries: 0, score: 0, missed: 0, hints: 0, seconds: 0, answer: "", line: "", over: false });

export class Sitting extends Changing {
    /** When time was counted last, in milliseconds of `now`; null while the clock stands. @type {number | null} */
    #since = null;

    /**
     * @param {object} parts
     * @param {Activity} parts.activity  sealed
     * @param {string} parts.seed
     * @param {string | null} [parts.state]  of an earlier visit
     * @param {() => number} [parts.now]  milliseconds of a clock that no one sets
     */
    constructor({ activity, seed, state = null, now = () => performance.now() }) {
        super();
        this.activity = activity;
        this.now = now;
        const kept = readState(state, activity);
        this.seed = kept?.seed ?? seed;
        /** @type {Drawn[]} */
        this.items = drawItems(activity, this.seed);
        /** By place in the activity. */
        this.progress = activity.items.map((_, place) => kept?.progress[place] ?? untouched());
        this.seconds = kept?.seconds ?? 0;
        this.done = kept?.done ?? false;
        /** The item on the page, by number in the student's order. */
        this.current = Math.min(kept?.current ?? 0, this.items.length - 1);
        /** Whether this is a later visit. */
        this.resumed = kept !== null;
    }

    /** @param {number} [number] */
    item(number = this.current) {
        return this.items[number].item;
    }

    /** @param {number} [number] */
    progressOf(number = this.current) {
        return this.progress[this.items[number].place];
    }

    /** Whether students are told at once how an answer was. */
    get tells() {
        return showOf(this.activity) === "at-once";
    }

    /** Whether they are told by now. */
    get revealed() {
        return this.tells || (this.done && showOf(this.activity) === "at-end");
    }

    /** Whether the correct answer to an item is told by now. @param {number} [number] */
    tellsAnswer(number = this.current) {
        if (this.progressOf(number).score === 1 || !this.revealed) return false;
        const when = answersOf(this.activity);
        return when !== "never" && (this.done || (when === "at-last" && !this.isOpen(number)));
    }

    /** Shows an item. @param {number} number */
    go(number) {
        this.tick();
        this.current = Math.max(0, Math.min(this.items.length - 1, number));
        this.changed();
    }

    // Time

    /** Starts or stops the clock: it stands while no one works on the activity. @param {boolean} runs */
    run(runs) {
        this.tick();
        this.#since = runs && !this.done ? this.now() : null;
    }

    /** Counts the time since the last call, and closes what has run out of it. Returns whether something was closed. */
    tick() {
        if (this.#since === null || this.done) return false;
        const now = this.now();
        const spent = Math.max(0, now - this.#since) / 1000;
        this.#since = now;
        this.seconds += spent;
        const progress = this.progressOf();
        if (!progress.over) progress.seconds += spent;
        if (this.left === 0) {
            this.finish();
            return true;
        }
        if (progress.over || this.leftOf() !== 0) return false;
        progress.over = true;
        this.changed();
        return true;
    }

    /** Seconds left in all; null without a limit. */
    get left() {
        return left(this.activity.minutes, this.seconds);
    }

    /** Seconds left for an item; null without a limit. @param {number} [number] */
    leftOf(number = this.current) {
        return left(this.item(number).minutes, this.progressOf(number).seconds);
    }

    // Work

    /** Whether an item takes an answer. @param {number} [number] */
    isOpen(number = this.current) {
        return !this.done && !this.progressOf(number).over;
    }

    /** Attempts left at an item; null without a limit. @param {number} [number] */
    attemptsLeft(number = this.current) {
        const { attempts } = this.item(number);
        return attempts === undefined ? null : Math.max(0, attempts - this.progressOf(number).tries);
    }

    /** What the next incorrect attempt at an item costs, as a share of its points. @param {number} [number] */
    penaltyOf(number = this.current) {
        return (this.tells && this.item(number).penalty) || 0;
    }

    /**
     * Takes an answer. While students are told at once, the answer with most points counts, and a right one ends the
     * item; otherwise the last one counts.
     * @param {number} number
     * @param {{score: number, answer: string}} given
     * @returns {Verdict | null} null if the item takes none
     */
    attempt(number, { score, answer }) {
        this.tick();
        if (!this.isOpen(number)) return null;
        const progress = this.progressOf(number);
        const worth = (/** @type {number} */ share, /** @type {number} */ missed) =>
            share * Math.max(0, 1 - missed * this.penaltyOf(number));
        const missed = progress.tries;
        const best = worth(score, missed) >= worth(progress.score, progress.missed);
        progress.tries += 1;
        progress.line = "";
        if (!this.tells || best)
            Object.assign(progress, { answer, score, missed: this.penaltyOf(number) ? missed : 0 });
        const right = score === 1;
        progress.over = (this.tells && right) || this.attemptsLeft(number) === 0;
        this.changed();
        return { right, over: progress.over, told: this.tells };
    }

    /**
     * Keeps what was played of an answer: closing the page gives no fresh start.
     * @param {number} number
     * @param {string} line
     */
    note(number, line) {
        if (!this.isOpen(number)) return;
        this.progressOf(number).line = line;
        this.changed();
    }

    /** Gives the next hint. @param {number} number */
    hint(number) {
        const progress = this.progressOf(number);
        const { hints = [] } = this.item(number);
        if (!this.isOpen(number) || progress.hints >= hints.length) return;
        progress.hints += 1;
        this.changed();
    }

    /** Hands in. */
    finish() {
        if (this.done) return;
        this.done = true;
        this.#since = null;
        this.changed();
    }

    // Results

    /** Points reached at an item: hints and incorrect attempts cost shares of them. @param {number} number */
    pointsOf(number) {
        const { hints = [] } = this.item(number);
        const { score, missed, hints: taken } = this.progressOf(number);
        const cost = hints.slice(0, taken).reduce((sum, hint) => sum + (hint.cost ?? 0), 0);
        return pointsOf(this.item(number)) * score * Math.max(0, 1 - cost - missed * this.penaltyOf(number));
    }

    /** What reporters are told. @returns {Result} */
    get result() {
        const numbers = this.items.map((_, number) => number);
        const points = numbers.reduce((sum, number) => sum + this.pointsOf(number), 0);
        const of = numbers.reduce((sum, number) => sum + pointsOf(this.item(number)), 0);
        const score = of > 0 ? points / of : 0;
        const { pass, id } = this.activity;
        return {
            score,
            points,
            of,
            done: this.done,
            passed: pass === undefined ? null : score >= pass - 1e-9,
            seconds: Math.round(this.seconds),
            state: this.state,
            activity: id,
            seed: this.seed,
            current: this.item().id,
            items: numbers.map((number) => {
                const { item, variant } = this.items[number];
                const { tries, score: reached, hints, seconds, answer } = this.progressOf(number);
                const over = !this.isOpen(number);
                return {
                    id: item.id,
                    kind: item.kind,
                    variant,
                    points: this.pointsOf(number),
                    of: pointsOf(item),
                    score: reached,
                    tries,
                    hints,
                    seconds: Math.round(seconds),
                    answer,
                    over,
                };
            }),
        };
    }

    /** The text from which a later visit goes on. */
    get state() {
        const { activity, seed, progress, seconds, current, done } = this;
        return writeState(activity, { seed, progress, seconds, current, done });
    }
}

/** @param {number | undefined} minutes @param {number} spent  seconds */
const left = (minutes, spent) => (minutes === undefined ? null : Math.max(0, minutes * 60 - spent));
