/**
 * Writes a student's run as a trace of the lens (`engine/lens/trace.hpp`), so that tree, counters, steps, links and
 * exports show it like the lens's own. Pure.
 *
 * `places`: for each event the student's file and line. `visits`: for each event the visit that it is about, -1 for
 * none; nodes of the trace have the numbers of visits.
 * @typedef {{words: Int32Array, texts: string[], places: (Place | null)[], visits: number[]}} OwnTrace
 */

import { algorithms } from "../trace/algorithms.js";
import {
    BEGIN,
    bounds,
    CUT,
    END,
    ENTER,
    endings,
    INFINITY,
    ITERATE,
    LEAF,
    LEAVE,
    RESEARCH,
    stops,
    TABLE,
    TAKE,
} from "../trace/events.js";
import { childItems, skippedIn } from "./own-visits.js";

/**
 * @import { Algorithm, Stop } from "../trace/events.js"
 * @import { OwnRun, OwnStep, Place, Visit } from "./own-visits.js"
 */

/** Decimals that a trace can hold, as the powers of ten that make whole numbers of them. */
const UNITS = [1, 10, 100, 1000];
/** How many skipped children a cut names, as in the engine. */
const NAMED = 16;

/**
 * The search that a run resembles most: it decides which sentences and counters apply.
 * @param {OwnRun} run
 * @returns {Algorithm}
 */
export function algorithmOf(run) {
    if (run.hasVectors) return "max-n";
    if (run.players > 2) return "paranoid";
    const hasWindow = run.visits.some((visit) => visit.hasWindow || skippedIn(run, visit).length > 0);
    return hasWindow ? "alpha-beta" : "minimax";
}

/** @param {OwnRun} run @param {Stop} [stop]  how it ended @returns {OwnTrace} */
export function writeTrace(run, stop = "complete") {
    return new Writer(run).write(stop);
}

class Writer {
    /** @type {number[]} */
    words = [];
    /** @type {string[]} */
    texts = [];
    /** @type {(Place | null)[]} */
    places = [];
    /** @type {number[]} */
    visits = [];
    /** @type {Map<string, number>} */
    #numbers = new Map();

    /** @param {OwnRun} run */
    constructor(run) {
        this.run = run;
        this.unit = unitOf(run);
        /** By visit: its window now. @type {[number, number][]} */
        this.windows = run.visits.map(({ window }) => window);
        /** By visit: its best child so far; -1 for none. */
        this.best = run.visits.map(() => -1);
        /** Items whose value has been returned in this search. @type {Set<number>} */
        this.known = new Set();
    }

    /** @param {Stop} stop @returns {OwnTrace} */
    write(stop) {
        const { run } = this;
        const limits = Array.from({ length: 2 * run.players }, () => 0);
        const unit = this.unit === 1 ? [] : [this.unit];
        const head = [algorithms.indexOf(algorithmOf(run)), run.players, run.player, run.height];
        this.event(BEGIN, [...head, ...limits, ...unit], null, -1);
        const after = windowsAfter(run);
        for (const [at, step] of run.steps.entries()) {
            const visit = run.visits[step.visit];
            if (step.kind === "enter") this.enter(visit, step.place);
            else if (step.kind === "window") this.windows[visit.number] = step.window;
            else if (step.kind === "look") this.look(visit, step.place);
            else this.leave(visit, step, after[at], this.isSearchedAgain(at));
        }
        this.event(END, [stops.indexOf(stop)], null, -1);
        const { words, texts, places, visits } = this;
        return { words: Int32Array.from(words), texts, places, visits };
    }

    /** @param {number} kind @param {number[]} fields @param {Place | null} place @param {number} visit */
    event(kind, fields, place, visit) {
        this.words.push(kind | (fields.length << 8), ...fields);
        this.places.push(place);
        this.visits.push(visit);
    }

    /** @param {string} text */
    text(text) {
        let number = this.#numbers.get(text);
        if (number === undefined) {
            number = this.texts.push(text) - 1;
            this.#numbers.set(text, number);
        }
        return number;
    }

    /** @param {number} score */
    score(score) {
        if (Math.abs(score) >= INFINITY) return score > 0 ? INFINITY : -INFINITY;
        return Math.round(score * this.unit);
    }

    /** @param {number[]} values */
    scores(values) {
        return Array.from({ length: this.run.players }, (_, player) => this.score(values[player] ?? 0));
    }

    /** @param {Visit} visit @param {Place} place */
    enter({ number, parent, item, window }, place) {
        const { items, height } = this.run;
        const { name, level, player } = items[item];
        if (parent < 0) {
            this.event(ITERATE, [this.depthBelow(number)], place, number);
            this.known.clear();
        }
        const fields = [number, parent, this.text(parent < 0 ? "" : name), player ?? 0, height - level];
        this.event(ENTER, [...fields, ...window.map((bound) => this.score(bound))], place, number);
    }

    /** The plies that a search from a root went down. @param {number} root */
    depthBelow(root) {
        const { visits, items, roots } = this.run;
        const end = roots[roots.indexOf(root) + 1] ?? visits.length;
        let most = 0;
        for (let each = root; each < end; ++each) most = Math.max(most, items[visits[each].item].level);
        return most - items[visits[root].item].level;
    }

    /** @param {Visit} visit @param {Place} place */
    look({ number, item, looked, children }, place) {
        // A look at the estimate of a node that is searched as well isn't its value.
        if (!looked || children.length > 0) return;
        const { values, children: below } = this.run.items[item];
        const ending = values ? "given" : below?.length === 0 ? "over" : "horizon";
        this.event(LEAF, [number, endings.indexOf(ending), ...this.scores(looked)], place, number);
    }

    /**
     * @param {Visit} visit
     * @param {Extract<OwnStep, {kind: "leave"}>} step
     * @param {[number, number] | null} after  the parent's window afterwards, if it has changed
     * @param {boolean} isAgain  whether the parent searches the same child again at once
     */
    leave(visit, { place, before, window }, after, isAgain) {
        const { run } = this;
        const { number, parent, item, value, values, looked, children } = visit;
        if (window) this.windows[number] = window;
        const skipped = skippedIn(run, visit);
        if (skipped.length > 0) {
            const [alpha, beta] = this.windows[number].map((bound) => this.score(bound));
            const names = skipped.slice(0, NAMED).map((name) => this.text(name));
            const searched = childItems(run, visit).length;
            this.event(CUT, [number, searched, skipped.length, alpha, beta, ...names], before, number);
        }
        if (values === null || value === null) return;
        if (children.length === 0 && !looked) {
            const fields = this.scores(values);
            if (this.known.has(item)) this.event(TABLE, [number, bounds.indexOf("exact"), ...fields], place, number);
            else this.event(LEAF, [number, endings.indexOf("horizon"), ...fields], place, number);
        }
        this.known.add(item);
        this.event(LEAVE, [number, ...this.scores(values)], place, number);
        if (parent < 0) return;
        if (after) this.windows[parent] = after;
        const [alpha, beta] = this.windows[parent].map((bound) => this.score(bound));
        if (isAgain) return this.event(RESEARCH, [parent, number, alpha, beta], visit.caller ?? place, parent);
        const isBetter = this.isBetter(run.visits[parent], visit);
        if (isBetter) this.best[parent] = number;
        this.event(TAKE, [parent, number, isBetter ? 1 : 0, alpha, beta], visit.caller ?? place, parent);
    }

    /** @param {Visit} parent @param {Visit} child */
    isBetter(parent, child) {
        const { visits, items, player, hasVectors } = this.run;
        const best = visits[this.best[parent.number]];
        if (!best) return true;
        const mover = items[parent.item].player ?? player;
        if (hasVectors) return (child.values?.[mover] ?? 0) > (best.values?.[mover] ?? 0);
        const gain = (child.value ?? 0) - (best.value ?? 0);
        return mover === player ? gain > 0 : gain < 0;
    }

    /** Whether the parent's next visit is one of the same child. @param {number} at  the step of its leave */
    isSearchedAgain(at) {
        const { steps, visits } = this.run;
        const { item, parent } = visits[steps[at].visit];
        for (let next = at + 1; next < steps.length; ++next) {
            const { kind, visit } = steps[next];
            if (kind === "enter") return visits[visit].parent === parent && visits[visit].item === item;
            if (kind === "leave") return false;
        }
        return false;
    }
}

/**
 * By step at which a child leaves: the window of its parent that the search writes down next, before it enters another
 * child; null if there is none.
 * @param {OwnRun} run
 */
function windowsAfter({ steps, visits }) {
    /** @type {([number, number] | null)[]} */
    const after = [];
    /** By visit. @type {Map<number, [number, number] | null>} */
    const next = new Map();
    for (let at = steps.length - 1; at >= 0; --at) {
        const step = steps[at];
        const { parent } = visits[step.visit];
        after[at] = null;
        if (step.kind === "window") next.set(step.visit, step.window);
        if (step.kind === "enter") next.set(parent, null);
        if (step.kind === "leave") {
            after[at] = next.get(parent) ?? null;
            next.set(step.visit, step.window);
        }
    }
    return after;
}

/** @param {OwnRun} run */
function unitOf({ visits, steps }) {
    const scores = visits.flatMap(({ values, looked, window }) => [...(values ?? []), ...(looked ?? []), ...window]);
    for (const step of steps) if ("window" in step && step.window) scores.push(...step.window);
    const isWhole = (/** @type {number} */ unit) =>
        scores.every((score) => Math.abs(score * unit - Math.round(score * unit)) < 1e-6);
    return UNITS.find(isWhole) ?? UNITS[UNITS.length - 1];
}
