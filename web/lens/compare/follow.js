/**
 * Moves one run to where another one stands: to the same node, which it reaches after other steps, or not at all.
 *
 * Why a run never searched a node: children were left out; the position was a leaf, because it looked no further or
 * the game is over; the table knew the value; quiescence search left quiet actions out; UCT did not try the action;
 * the run reached its limit of nodes, or has not come so far; its nodes are others.
 * @typedef {"cut" | "horizon" | "over" | "repetition" | "given" | "table" | "quiet" | "untried" | "limit" | "running" |
 *     "other"} Absence
 *
 * What a run has instead of a node. `node`: the last node on the way there that it visited; `action`: the action after
 * it that it did not search; `beyond`: the number of actions after that one.
 * @typedef {{why: Absence, node: number, action: string, beyond: number, alpha: number, beta: number, leftOut: number}}
 *     Missing
 *
 * `step`: where the other run has to go. `node`: the node shown there, -1 for none.
 * @typedef {{step: number, node: number, missing: Missing | null}} Place
 */

/**
 * @import { Cursor } from "../trace/cursor.js"
 * @import { LensNode } from "../trace/lens-node.js"
 * @import { RunIndex } from "./run-index.js"
 */

/**
 * The step at which `other` has entered or valued the node that the cursor of `run` is about.
 * @param {RunIndex} run
 * @param {Cursor} cursor  of `run`
 * @param {RunIndex} other
 * @returns {Place}
 */
export function placeIn(run, cursor, other) {
    const event = cursor.step > 0 ? run.replay.event(cursor.step - 1) : null;
    const node = event?.kind === "take" ? event.child : cursor.current;
    if (node < 0) {
        const step = event?.kind === "end" ? other.replay.events : Math.min(cursor.step, other.replay.events);
        return { step, node: -1, missing: null };
    }
    const same = other.find(run.paths[node], run.iterations[node]);
    if (same < 0) return absence(run, cursor, node, other);
    const entered = other.replay.entered[same] + 1;
    const place = (/** @type {number | undefined} */ step) => ({ step: step ?? entered, node: same, missing: null });
    if (event?.kind === "take") return place(other.taken[same] ?? other.valued[same]);
    if (event?.kind === "cut") return place(other.cuts[same] ?? lastTaken(run, cursor.nodes[node], other));
    const { valued, visits } = cursor.nodes[node];
    return place(valued || visits > 0 ? other.valued[same] : undefined);
}

/**
 * Where a run has taken the value of the child that another one searched last.
 * @param {RunIndex} run @param {LensNode} node @param {RunIndex} other
 */
function lastTaken(run, { children }, other) {
    const last = children.at(-1);
    return last === undefined ? undefined : other.taken[other.find(run.paths[last], run.iterations[last])];
}

/**
 * @param {RunIndex} run
 * @param {Cursor} cursor
 * @param {number} node
 * @param {RunIndex} other
 * @returns {Place}
 */
function absence(run, cursor, node, other) {
    const way = cursor.path(node);
    for (let i = way.length - 2; i >= 0; i -= 1) {
        const known = other.find(run.paths[way[i]], run.iterations[node]);
        if (known < 0) continue;
        const action = cursor.nodes[way[i + 1]].text;
        const step = other.cuts[known] ?? other.valued[known] ?? other.replay.entered[known] + 1;
        const missing = { ...reason(other, known, action), node: known, action, beyond: way.length - 2 - i };
        return { step, node: known, missing };
    }
    const nothing = {
        why: /** @type {const} */ ("running"),
        node: -1,
        action: "",
        beyond: 0,
        alpha: 0,
        beta: 0,
        leftOut: 0,
    };
    return { step: other.replay.events, node: -1, missing: nothing };
}

/**
 * Why a run that visited a node did not search an action there.
 * @param {RunIndex} run @param {number} number @param {string} action
 * @returns {Pick<Missing, "why" | "alpha" | "beta" | "leftOut">}
 */
function reason(run, number, action) {
    const { replay } = run;
    const none = { alpha: 0, beta: 0, leftOut: 0 };
    const cut = eventBefore(run, run.cuts[number]);
    // Of many actions left out only the first are named.
    if (cut?.kind === "cut" && (cut.texts.includes(action) || cut.texts.length < cut.leftOut)) {
        return { why: "cut", alpha: cut.alpha, beta: cut.beta, leftOut: cut.leftOut };
    }
    const source = run.sources[number];
    const known = source === undefined ? null : replay.event(source);
    if (known?.kind === "leaf") return { ...none, why: known.ending };
    if (known?.kind === "table") return { ...none, why: "table" };
    if (replay.algorithm === "uct" && run.untried[number] !== 0) return { ...none, why: "untried" };
    if (run.quiet.has(number)) return { ...none, why: "quiet" };
    if (run.valued[number] !== undefined || replay.stop === "complete") return { ...none, why: "other" };
    return { ...none, why: replay.stop === "nodes" ? "limit" : "running" };
}

/** The event that led to a step. @param {RunIndex} run @param {number | undefined} step */
const eventBefore = ({ replay }, step) => (step === undefined ? null : replay.event(step - 1));
