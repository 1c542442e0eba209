/**
 * Where the commands of the transport lead, as numbers of steps. A step is the number of events that have happened.
 * Pure.
 */

/**
 * @import { Cursor } from "./cursor.js"
 * @import { Replay } from "./replay.js"
 */

/** The first field of an event, which for most kinds is the node. @param {Replay} replay @param {number} event */
const nodeOf = ({ words, places }, event) => words[places[event] + 1];

/**
 * The node whose code runs at a step: the one entered last, or its parent once its value has been returned; -1 outside
 * the tree.
 * @param {Replay} replay
 * @param {Cursor} cursor
 */
export function runningNode(replay, cursor) {
    if (cursor.step === 0) return -1;
    const event = cursor.step - 1;
    const kind = replay.kind(event);
    if (kind === "begin" || kind === "iterate" || kind === "end") return -1;
    const node = nodeOf(replay, event);
    return kind === "leave" ? cursor.nodes[node].parent : node;
}

/** The first step from `from` on that follows an event for which `wanted` holds; without one the last step. */
function nextStep(
    /** @type {Replay} */ replay,
    /** @type {number} */ from,
    /** @type {(event: number) => boolean} */ wanted,
) {
    for (let event = from; event < replay.events; ++event) if (wanted(event)) return event + 1;
    return replay.events;
}

/**
 * The step after a node's value has come back to its parent.
 * @param {Replay} replay
 * @param {number} from
 * @param {number} node
 */
function afterNode(replay, from, node) {
    const left = nextStep(replay, from, (event) => replay.kind(event) === "leave" && nodeOf(replay, event) === node);
    // The parent takes the value at once; the root has no parent.
    return left < replay.events && ["take", "research", "widen"].includes(replay.kind(left)) ? left + 1 : left;
}

/** The step after the playout that is under way. @param {Replay} replay @param {number} from */
const afterPlayout = (replay, from) =>
    nextStep(replay, from, (event) => replay.kind(event) === "back-up" && nodeOf(replay, event) === 0);

/**
 * Over the branch that begins here: its value, without the steps inside. Elsewhere one step. With UCT, over the rest of
 * this phase.
 * @param {Replay} replay
 * @param {number} step
 */
export function stepOver(replay, step) {
    if (step >= replay.events) return step;
    const kind = replay.kind(step);
    if (replay.algorithm === "uct") {
        return nextStep(replay, step, (event) => event + 1 < replay.events && replay.kind(event + 1) !== kind);
    }
    return kind === "enter" ? afterNode(replay, step, nodeOf(replay, step)) : step + 1;
}

/**
 * Out of the node whose code runs: to its value. With UCT, to the end of the playout.
 * @param {Replay} replay
 * @param {Cursor} cursor
 */
export function stepOut(replay, cursor) {
    if (replay.algorithm === "uct") return afterPlayout(replay, cursor.step);
    const node = runningNode(replay, cursor);
    return node < 0 ? replay.events : afterNode(replay, cursor.step, node);
}

/**
 * Back to before the branch whose value was taken last; elsewhere one step.
 * @param {Replay} replay
 * @param {number} step
 */
export function stepBackOver(replay, step) {
    if (step === 0) return 0;
    const last = step - 1;
    const kind = replay.kind(last);
    if (replay.algorithm === "uct") {
        let event = last;
        while (event > 0 && replay.kind(event - 1) === kind) --event;
        return event;
    }
    if (kind !== "take" && kind !== "research" && kind !== "leave") return last;
    const node = kind === "leave" ? nodeOf(replay, last) : replay.words[replay.places[last] + 2];
    return replay.entered[node] ?? last;
}

/** The step at which a number of playouts is done, or the last one. @param {Replay} replay @param {number} playouts */
export function stepAfterPlayouts(replay, playouts) {
    let step = 0;
    for (let done = 0; done < playouts && step < replay.events; ++done) step = afterPlayout(replay, step);
    return step;
}

/**
 * The step of the next cut-off, or of the one before; null if there is none. With UCT, of the end of a playout.
 * @param {Replay} replay
 * @param {number} step
 * @param {1 | -1} way
 */
export function cutStep(replay, step, way) {
    for (let event = way > 0 ? step : step - 2; event >= 0 && event < replay.events; event += way) {
        const kind = replay.kind(event);
        if (kind === "cut" || (kind === "back-up" && nodeOf(replay, event) === 0)) return event + 1;
    }
    return null;
}

/**
 * The marks on the scrubber: the steps of cut-offs, of new iterations and of wider windows. They grow with the trace.
 * @typedef {{cuts: number[], iterations: number[], events: number}} Marks
 */

/** @returns {Marks} */
export const noMarks = () => ({ cuts: [], iterations: [], events: 0 });

/** Adds the marks of the events that have come since the last call. @param {Replay} replay @param {Marks} marks */
export function followMarks(replay, marks) {
    for (; marks.events < replay.events; ++marks.events) {
        const kind = replay.kind(marks.events);
        if (kind === "cut") marks.cuts.push(marks.events + 1);
        if (kind === "iterate" || kind === "widen") marks.iterations.push(marks.events + 1);
    }
}
