/**
 * Holds a student's search against minimax on the same tree: which cuts were justified, which leaves couldn't matter,
 * and the first value that is incorrect. Pure.
 *
 * The measure is the search's own order of children. Its *true window* at a node comes from the values that its visits
 * have returned so far: alpha is the best that the player who searches has at the nodes above, beta the best of the
 * opponent. A cut is justified once alpha >= beta; a look at a leaf is wasted if that holds at a node above. Source:
 * Knuth, Moore, "An Analysis of Alpha-Beta Pruning", 1975. A null window that the search asks about counts as true.
 *
 * `visit`: the visit that a finding is about, whose step shows it.
 * @typedef {{kind: "wrong-cut", visit: number, skipped: string[], alpha: number, beta: number, isHarmless: boolean}
 *     | {kind: "missed-cut", visit: number, after: number, alpha: number, beta: number, leaves: string[],
 *        count: number}
 *     | {kind: "no-cuts", visit: number, count: number, leaves: number}
 *     | {kind: "wrong-value", visit: number, value: number, correct: number, isLeaf: boolean, isCut: boolean}
 *     | {kind: "wrong-values", visit: number, values: number[], correct: number[], isLeaf: boolean}
 *     | {kind: "no-value", visit: number}
 *     | {kind: "order", visit: number, leaves: number, best: number}} Finding
 *
 * `leaves`: those that the search looked at; `wasted`: of these. `isComparable`: whether it looked as deep everywhere
 * as the reference.
 * @typedef {{findings: Finding[], leaves: number, wasted: number, isComparable: boolean}} Comparison
 */

import { INFINITY } from "../trace/events.js";
import { skippedIn } from "./own-visits.js";
import { pathOf } from "./searched-items.js";

/** @import { OwnRun, Visit } from "./own-visits.js" */

/** How many wasted leaves of a missed cut are named. */
const NAMED = 6;
const TINY = 1e-9;

/**
 * @param {OwnRun} run
 * @param {object} reference
 * @param {ReadonlyMap<string, number[]>} reference.values  minimax's or max^n's values of all players, by path
 * @param {number | null} [reference.best]  leaves that alpha-beta looks at with the best child first
 * @param {boolean} [isStopped]  whether the search ended before it returned: nodes that it was in aren't judged
 * @returns {Comparison}
 */
export function compareRuns(run, { values, best = null }, isStopped = false) {
    return new Comparing(run, values, isStopped ? openVisits(run) : new Set()).compare(best);
}

/** The visits that a stopped search was in: the last one, and those above it. @param {OwnRun} run */
function openVisits({ visits }) {
    /** @type {Set<number>} */
    const open = new Set();
    for (let at = visits.length - 1; at >= 0; at = visits[at].parent)
        if (visits[at].threw || !visits[at].returned) open.add(at);
    return open;
}

/** @param {readonly [number, number]} window */
const isNull = ([alpha, beta]) => alpha < beta && beta - alpha <= 1;

class Comparing {
    /** @type {Comparison["findings"]} */
    findings = [];
    leaves = 0;
    wasted = 0;
    /** By visit: the true window now. @type {[number, number][]} */
    windows = [];
    /** By visit: the true window at entry. @type {[number, number][]} */
    entries = [];
    /** By visit: the child after which alpha >= beta; -1 while it isn't so. @type {number[]} */
    closed = [];
    /** By visit with a missed cut: its finding. @type {Map<number, Extract<Finding, {kind: "missed-cut"}>>} */
    missed = new Map();
    hasCuts = false;
    /**
     * Whether it asks about null windows, as principal variation search does: leaves are looked at again on purpose.
     */
    hasNulls = false;

    /** @param {OwnRun} run @param {ReadonlyMap<string, number[]>} values @param {Set<number>} open */
    constructor(run, values, open) {
        this.run = run;
        this.open = open;
        this.values = values;
        /** Iterative deepening: only the last search counts. */
        this.from = run.roots.at(-1) ?? 0;
        this.isWindowed = !run.hasVectors;
        this.hasWindows = run.visits.some(({ hasWindow }) => hasWindow);
        /** By visit: whether it or one below skipped anything. @type {boolean[]} */
        this.cuts = [];
        for (let number = run.visits.length - 1; number >= 0; --number) {
            const visit = run.visits[number];
            const isBelow = visit.children.some((child) => this.cuts[child]);
            this.cuts[number] = isBelow || (!open.has(number) && skippedIn(run, visit).length > 0);
        }
    }

    /** @param {number | null} best @returns {Comparison} */
    compare(best) {
        const { run, findings } = this;
        const isComparable = this.isComparable();
        /** The first finding about a value: the others may follow from it. @type {Finding | null} */
        let wrong = null;
        for (const step of run.steps) {
            if (step.visit < this.from) continue;
            const visit = run.visits[step.visit];
            if (step.kind === "enter") this.enter(visit);
            if (step.kind === "look") this.look(visit);
            if (step.kind !== "leave" || this.open.has(step.visit)) continue;
            const cut = this.cut(visit);
            if (cut) findings.push(cut);
            if (isComparable) wrong ??= this.wrongValue(visit);
            this.back(visit);
        }
        if (wrong) findings.unshift(wrong);
        if (!this.hasNulls) this.addMissedCuts();
        const isClean = !findings.some(({ kind }) => kind === "wrong-cut" || kind === "wrong-value");
        const needed = this.leaves - this.wasted;
        const isAlphaBeta = this.hasCuts || (this.hasWindows && this.wasted === 0);
        if (isClean && isAlphaBeta && !this.hasNulls && best !== null && needed > best)
            findings.push({ kind: "order", visit: this.from, leaves: needed, best });
        return { findings, leaves: this.leaves, wasted: this.wasted, isComparable };
    }

    /** Whether the search stops where the reference does: at ends, and at one depth. */
    isComparable() {
        const { visits, items, height } = this.run;
        return visits.every(
            ({ number, item, children, looked }) =>
                number < this.from ||
                children.length > 0 ||
                !looked ||
                items[item].values !== null ||
                items[item].children?.length === 0 ||
                items[item].level === height,
        );
    }

    /** @param {Visit} visit */
    moverOf({ item }) {
        return this.run.items[item].player ?? this.run.player;
    }

    /** @param {Visit} visit */
    enter({ number, parent, window, hasWindow }) {
        const own = this.windows[parent];
        // A search with a given window at its root asks only about values inside.
        const given = parent < 0 && hasWindow && window[0] < window[1] ? window : [-INFINITY, INFINITY];
        this.windows[number] = own ? [...own] : [given[0], given[1]];
        if (own && hasWindow && isNull(window) && (window[0] > own[0] || window[1] < own[1])) {
            this.hasNulls = true;
            this.windows[number] = [...window];
        }
        this.entries[number] = [...this.windows[number]];
        this.closed[number] = -1;
    }

    /** @param {Visit} visit */
    look({ number, item, children }) {
        if (children.length > 0) return;
        this.leaves += 1;
        if (!this.isWindowed) return;
        /** The outermost node at which the search could have stopped. */
        let at = -1;
        for (let each = this.run.visits[number].parent; each >= this.from; each = this.run.visits[each].parent)
            if (this.closed[each] >= 0) at = each;
        if (at < 0) return;
        this.wasted += 1;
        const found = this.missed.get(at);
        const { name } = this.run.items[item];
        if (found) {
            found.count += 1;
            if (found.leaves.length < NAMED) found.leaves.push(name);
            return;
        }
        const [alpha, beta] = this.windows[at];
        const after = this.closed[at];
        this.missed.set(at, { kind: "missed-cut", visit: at, after, alpha, beta, leaves: [name], count: 1 });
    }

    /** @param {Visit} visit @returns {Finding | null} */
    cut(visit) {
        const skipped = skippedIn(this.run, visit);
        if (skipped.length === 0 || !this.isWindowed) return null;
        this.hasCuts = true;
        const [alpha, beta] = this.windows[visit.number];
        if (alpha >= beta) return null;
        const isHarmless = this.isFine(visit) !== false;
        return { kind: "wrong-cut", visit: visit.number, skipped, alpha, beta, isHarmless };
    }

    /** Minimax's values of an item. @param {Visit} visit */
    correctOf({ item }) {
        return this.values.get(pathOf(this.run.items, item));
    }

    /**
     * Whether a visit returned what its window asks for: the exact value inside, and outside any bound on the same
     * side. Null where nothing is known.
     * @param {Visit} visit
     */
    isFine(visit) {
        const { value, values, number } = visit;
        const correct = this.correctOf(visit);
        if (!correct || value === null || !values) return null;
        if (this.run.hasVectors) return values.every((each, player) => Math.abs(each - correct[player]) < TINY);
        const exact = correct[this.run.player];
        if (Math.abs(value - exact) < TINY) return true;
        const [alpha, beta] = this.entries[number];
        // Without any cut or window, the search claims exact values.
        if (!this.hasWindows && !this.cuts[number]) return false;
        if (exact <= alpha) return value <= alpha;
        return exact >= beta && value >= beta;
    }

    /** @param {Visit} visit @returns {Finding | null} */
    wrongValue(visit) {
        const { number, value, values, children, parent } = visit;
        const isLeaf = children.length === 0;
        if (value === null || !values) {
            return parent >= 0 && visit.returned ? { kind: "no-value", visit: number } : null;
        }
        if (this.isFine(visit) !== false) return null;
        const correct = /** @type {number[]} */ (this.correctOf(visit));
        if (this.run.hasVectors) return { kind: "wrong-values", visit: number, values, correct, isLeaf };
        const isCut = skippedIn(this.run, visit).length > 0;
        return { kind: "wrong-value", visit: number, value, correct: correct[this.run.player], isLeaf, isCut };
    }

    /** A value has come back: the parent's true window narrows. @param {Visit} visit */
    back({ parent, number, value }) {
        if (parent < 0 || value === null) return;
        const window = this.windows[parent];
        if (this.moverOf(this.run.visits[parent]) === this.run.player) window[0] = Math.max(window[0], value);
        else window[1] = Math.min(window[1], value);
        if (window[0] >= window[1] && this.closed[parent] < 0) this.closed[parent] = number;
    }

    /** A search that never cuts has one finding for all. */
    addMissedCuts() {
        const missed = [...this.missed.values()];
        if (missed.length === 0) return;
        if (this.hasCuts) this.findings.push(...missed);
        else this.findings.push({ kind: "no-cuts", visit: missed[0].visit, count: this.wasted, leaves: this.leaves });
    }
}
