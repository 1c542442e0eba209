/**
 * Counts what a whole run has cost while its trace grows, without a tree: cheaper than a cursor at the end. Pure.
 *
 * @typedef {import("./trace/replay.js").Replay} Replay
 *
 * @typedef {ReturnType<typeof noTally>} Tally
 */
import { noCounters } from "./trace/cursor.js";
import * as kind from "./trace/events.js";

/** The figures that are counted, in the order of tables. */
export const COUNTS = /** @type {(keyof ReturnType<typeof noCounters>)[]} */ (Object.keys(noCounters()));

/** A run that has cost nothing yet. `iteration`: the depth of the last one; `root`: its node. */
export const noTally = () => ({
    events: 0,
    ...noCounters(),
    iteration: 0,
    root: 0,
    /** Values of the last root that has some. @type {number[] | null} */
    values: null,
});

/**
 * Counts the events that have come since the last call.
 * @param {Replay} replay
 * @param {Tally} tally  changed in place
 */
export function followTally(replay, tally) {
    const { words, places } = replay;
    for (; tally.events < replay.events; ++tally.events) {
        const at = places[tally.events] + 1;
        switch (words[at - 1] & 0xff) {
            case kind.ITERATE:
                tally.iteration = words[at];
                tally.root = tally.nodes;
                break;
            case kind.ENTER:
                ++tally.nodes;
                break;
            case kind.LEAF:
                ++tally.leaves;
                break;
            case kind.STAND_PAT:
                ++tally.standPats;
                break;
            case kind.TABLE:
                ++tally.tableHits;
                break;
            case kind.CUT:
                ++tally.cutoffs;
                if (words[at + 1] === 1) ++tally.firstCutoffs;
                tally.leftOut += words[at + 2];
                break;
            case kind.RESEARCH:
                ++tally.researches;
                break;
            case kind.PLAYOUT:
                ++tally.playouts;
                break;
            case kind.LEAVE:
                if (words[at] === tally.root) tally.values = [...words.subarray(at + 1, at + 1 + replay.players)];
                break;
        }
    }
}

/**
 * The effective branching factor of the last iteration: that of a uniform tree of the same depth with as many nodes.
 * @param {Pick<Tally, "nodes" | "root" | "iteration">} tally
 */
export function branchingOf({ nodes, root, iteration }) {
    const wanted = nodes - root - 1;
    const depth = Math.max(1, iteration);
    if (wanted <= 0) return 0;
    let low = 0;
    let high = wanted;
    for (let halving = 0; halving < 60; ++halving) {
        const middle = (low + high) / 2;
        if (nodesOf(middle, depth) < wanted) low = middle;
        else high = middle;
    }
    return high;
}

/** The nodes of a uniform tree, the root not counted. @param {number} branching @param {number} depth */
function nodesOf(branching, depth) {
    let nodes = 0;
    let layer = 1;
    for (let ply = 0; ply < depth; ++ply) {
        layer *= branching;
        nodes += layer;
    }
    return nodes;
}
