/**
 * Counts what a whole run has cost while its trace grows, without a tree: cheaper than a cursor at the end. Pure.
 *
 * @typedef {ReturnType<typeof noTally>} Tally
 */
import { branchingFactor } from "../trace/branching-factor.js";
import { noCounters } from "../trace/cursor.js";
import * as kind from "../trace/events.js";

/** @import { Replay } from "../trace/replay.js" */

/** The figures that are counted, in the order of tables. */
export const COUNTS = /** @type {(keyof ReturnType<typeof noCounters>)[]} */ (Object.keys(noCounters()));

/**
 * A run that has cost nothing yet. `iteration`: the depth of the last one; `height`: the plies that it has reached,
 * without quiescence search; `root`: its node.
 */
export const noTally = () => ({
    events: 0,
    ...noCounters(),
    iteration: 0,
    height: 0,
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
                tally.height = 0;
                break;
            case kind.ENTER:
                ++tally.nodes;
                tally.height = Math.max(tally.height, tally.iteration - Math.max(0, words[at + 4]));
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
            case kind.WIDEN:
                ++tally.researches;
                tally.root = tally.nodes;
                tally.height = 0;
                break;
            case kind.DISCARD:
                tally.discarded += words[at + 2];
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
 * The effective branching factor of the last iteration: that of a uniform tree of the same height with as many nodes.
 * @param {Pick<Tally, "nodes" | "root" | "height">} tally
 */
export const branchingOf = ({ nodes, root, height }) => branchingFactor(nodes - root - 1, height);
