import { branchingFactor } from "./branching-factor.js";
import * as kind from "./events.js";
import { LensNode } from "./lens-node.js";

/** @import { Replay } from "./replay.js" */

/**
 * The tree, its values and its counters after the first `step` events of a trace, as `engine/lens/replay.hpp` rebuilds
 * them. A step forward notes what it overwrites, so that a step back costs as little.
 */
export class Cursor {
    /** The number of events applied. */
    step = 0;
    /** The nodes entered so far; a node's number is its place. @type {LensNode[]} */
    nodes = [];
    /** One for each iteration. @type {number[]} */
    roots = [];
    counters = noCounters();
    /** The depth of the present iteration. */
    iteration = 0;
    /** Every node entered before. A node that is taken back is again as it was entered. @type {LensNode[]} */
    #made = [];
    /** What the events applied have overwritten, the last one last. @type {any[]} */
    #overwritten = [];
    /** The nodes on the principal variation of their root, and the step for which they were found. */
    #principal = { step: -1, nodes: /** @type {Set<number>} */ (new Set()) };

    /** @param {Replay} replay */
    constructor(replay) {
        this.replay = replay;
    }

    /** Goes to a step, forward or back; a step outside the trace means its start or its end. @param {number} step */
    seek(step) {
        const wanted = Math.max(0, Math.min(step, this.replay.events));
        while (this.step < wanted) this.#apply(this.step++);
        while (this.step > wanted) this.#undo(--this.step);
    }

    /** The node that the last event is about; -1 if it is about none. */
    get current() {
        if (this.step === 0) return -1;
        const { words, places } = this.replay;
        const place = places[this.step - 1];
        const of = words[place] & 0xff;
        if (of === kind.BEGIN || of === kind.ITERATE || of === kind.END) return -1;
        const node = words[place + 1];
        // The expansion is about the child that was added.
        return of === kind.EXPAND ? (this.nodes[node].children.at(-1) ?? node) : node;
    }

    /**
     * The nodes that the last event is about besides the current one, each below the one before: the child that is
     * selected, or whose value comes back, and the reply that makes a cut-off there. At the end, the root and the best
     * move.
     * @returns {number[]}
     */
    get named() {
        if (this.step === 0) return [];
        const { words, places } = this.replay;
        const place = places[this.step - 1];
        const of = words[place] & 0xff;
        if (of === kind.END) {
            const root = this.result();
            return root < 0 ? [] : [root, ...this.line(root).slice(0, 1)];
        }
        const aboutChild = of === kind.SELECT || of === kind.TAKE || of === kind.RESEARCH;
        if (!aboutChild && of !== kind.CUT && of !== kind.LEAVE) return [];
        const last = words[place + (aboutChild ? 2 : 1)];
        const { cutBy } = this.nodes[last];
        return [...(aboutChild ? [last] : []), ...(cutBy >= 0 ? [cutBy] : [])];
    }

    /** The nodes from the root to a node, both included. @param {number} node */
    path(node) {
        const path = [];
        for (let each = node; each >= 0; each = this.nodes[each].parent) path.push(each);
        return path.reverse();
    }

    /** The actions from the root to a node; of a best reply every opponent's. @param {number} node */
    texts(node) {
        return this.path(node)
            .slice(1)
            .flatMap((each) => this.nodes[each].text.split("; "));
    }

    /**
     * The principal variation below a node, as numbers of nodes. With UCT, the children with most visits.
     * @param {number} from
     */
    line(from) {
        const line = [];
        for (let node = this.#next(from); node >= 0; node = this.#next(node)) line.push(node);
        return line;
    }

    /** @param {number} number */
    #next(number) {
        const node = this.nodes[number];
        if (this.replay.algorithm !== "uct") return node.best;
        let most = -1;
        for (const child of node.children) {
            if (most < 0 || this.nodes[child].visits > this.nodes[most].visits) most = child;
        }
        return most;
    }

    /** Whether a node is on the principal variation of the root above it. @param {number} node */
    onLine(node) {
        if (this.#principal.step !== this.step) {
            const nodes = new Set(this.roots);
            for (const root of this.roots) for (const each of this.line(root)) nodes.add(each);
            this.#principal = { step: this.step, nodes };
        }
        return this.#principal.nodes.has(node);
    }

    /** The last root whose value is known; -1 if there is none. */
    result() {
        for (let i = this.roots.length - 1; i >= 0; --i) {
            const root = this.nodes[this.roots[i]];
            if (root.valued || root.visits > 0) return this.roots[i];
        }
        return -1;
    }

    /**
     * The branching factor of a uniform tree of the same height and number of nodes as the last iteration; quiescence
     * search adds nodes, but no height (Nilsson, "Problem-Solving Methods in Artificial Intelligence", 1971).
     */
    get branching() {
        const root = this.roots.at(-1);
        if (root === undefined) return 0;
        let left = this.iteration;
        for (let node = root; node < this.nodes.length; ++node) left = Math.min(left, this.nodes[node].depth);
        return branchingFactor(this.nodes.length - root - 1, this.iteration - Math.max(0, left));
    }

    /** A node as it is entered. @param {number} at  the first field of its event */
    #make(at) {
        const { words, texts } = this.replay;
        const node = new LensNode(
            words[at + 1],
            texts[words[at + 2]],
            words[at + 3],
            words[at + 4],
            words[at + 5],
            words[at + 6],
        );
        this.#made.push(node);
        return node;
    }

    /** @param {number} event */
    #apply(event) {
        const { words, texts, places } = this.replay;
        const { counters } = this;
        const before = this.#overwritten;
        const place = places[event];
        const at = place + 1;
        const end = at + (words[place] >>> 8);
        const node = this.nodes[words[at]];
        switch (words[place] & 0xff) {
            case kind.ITERATE:
                before.push(this.iteration);
                this.iteration = words[at];
                break;
            case kind.ENTER: {
                const parent = words[at + 1];
                this.nodes.push(this.#made[words[at]] ?? this.#make(at));
                this.#siblings(parent).push(words[at]);
                ++counters.nodes;
                break;
            }
            case kind.LEAF:
                before.push(node.source, node.ending);
                node.source = "leaf";
                node.ending = kind.endings[words[at + 1]];
                this.#setValues(node, at + 2, end);
                ++counters.leaves;
                break;
            case kind.STAND_PAT:
                node.stoodPat = true;
                ++counters.standPats;
                break;
            case kind.TABLE:
                before.push(node.source, node.bound);
                node.source = "table";
                node.bound = kind.bounds[words[at + 1]];
                this.#setValues(node, at + 2, end);
                ++counters.tableHits;
                break;
            case kind.TAKE:
                before.push(node.best, node.alpha, node.beta);
                if (words[at + 2] !== 0) node.best = words[at + 1];
                node.alpha = words[at + 3];
                node.beta = words[at + 4];
                break;
            case kind.CUT:
                node.leftOut = words[at + 2];
                node.cutAlpha = words[at + 3];
                node.cutBeta = words[at + 4];
                node.cutBy = node.best;
                node.leftOutTexts = copied(words, at + 5, end).map((text) => texts[text]);
                ++counters.cutoffs;
                if (words[at + 1] === 1) ++counters.firstCutoffs;
                counters.leftOut += node.leftOut;
                break;
            case kind.RESEARCH:
                this.nodes[words[at + 1]].searchedAgain = true;
                ++counters.researches;
                break;
            case kind.WIDEN:
                node.searchedAgain = true;
                ++counters.researches;
                break;
            case kind.DISCARD:
                node.discarded = words[at + 2];
                counters.discarded += node.discarded;
                break;
            case kind.CHANCE:
                node.weights = copied(words, at + 1, end);
                break;
            case kind.LEAVE:
                this.#setValues(node, at + 1, end);
                break;
            case kind.EXPAND:
                before.push(node.untried);
                node.untried = words[at + 2];
                break;
            case kind.PLAYOUT:
                ++counters.playouts;
                break;
            case kind.BACK_UP:
                before.push(node.visits, node.means);
                node.visits = words[at + 1];
                node.means = copied(words, at + 2, end);
                break;
        }
    }

    /** The exact opposite of `#apply`. @param {number} event */
    #undo(event) {
        const { words, places } = this.replay;
        const { counters } = this;
        const before = this.#overwritten;
        const at = places[event] + 1;
        const node = this.nodes[words[at]];
        switch (words[at - 1] & 0xff) {
            case kind.ITERATE:
                this.iteration = before.pop();
                break;
            case kind.ENTER: {
                const parent = words[at + 1];
                this.nodes.pop();
                this.#siblings(parent).pop();
                --counters.nodes;
                break;
            }
            case kind.LEAF:
                this.#restoreValues(node);
                node.ending = before.pop();
                node.source = before.pop();
                --counters.leaves;
                break;
            case kind.STAND_PAT:
                node.stoodPat = false;
                --counters.standPats;
                break;
            case kind.TABLE:
                this.#restoreValues(node);
                node.bound = before.pop();
                node.source = before.pop();
                --counters.tableHits;
                break;
            case kind.TAKE:
                node.beta = before.pop();
                node.alpha = before.pop();
                node.best = before.pop();
                break;
            case kind.CUT:
                counters.leftOut -= node.leftOut;
                if (words[at + 1] === 1) --counters.firstCutoffs;
                --counters.cutoffs;
                node.leftOut = node.cutAlpha = node.cutBeta = 0;
                node.cutBy = -1;
                node.leftOutTexts = [];
                break;
            case kind.RESEARCH:
                this.nodes[words[at + 1]].searchedAgain = false;
                --counters.researches;
                break;
            case kind.WIDEN:
                node.searchedAgain = false;
                --counters.researches;
                break;
            case kind.DISCARD:
                counters.discarded -= node.discarded;
                node.discarded = 0;
                break;
            case kind.CHANCE:
                node.weights = [];
                break;
            case kind.LEAVE:
                this.#restoreValues(node);
                break;
            case kind.EXPAND:
                node.untried = before.pop();
                break;
            case kind.PLAYOUT:
                --counters.playouts;
                break;
            case kind.BACK_UP:
                node.means = before.pop();
                node.visits = before.pop();
                break;
        }
    }

    /**
     * The list that a new child of a node belongs to; most nodes have none.
     * @param {number} parent
     * @returns {number[]}
     */
    #siblings(parent) {
        if (parent < 0) return this.roots;
        const node = this.nodes[parent];
        if (node.children.length === 0) node.children = [];
        return /** @type {number[]} */ (node.children);
    }

    /** @param {LensNode} node @param {number} from @param {number} to  places in the trace */
    #setValues(node, from, to) {
        this.#overwritten.push(node.valued, node.values);
        node.valued = true;
        if (!same(node.values, this.replay.words, from)) node.values = copied(this.replay.words, from, to);
    }

    /** @param {LensNode} node */
    #restoreValues(node) {
        node.values = this.#overwritten.pop();
        node.valued = this.#overwritten.pop();
    }
}

export const noCounters = () => ({
    /** Visited, roots and leaves included. */
    nodes: 0,
    /** Visited and evaluated: horizon, ends, leaves of a given tree. */
    leaves: 0,
    /** Nodes at which children were left out. */
    cutoffs: 0,
    /** Of these, after the first child. */
    firstCutoffs: 0,
    /** Children left out, without those below them. */
    leftOut: 0,
    tableHits: 0,
    /** Moves that the option `width` leaves out. */
    discarded: 0,
    /** Windows that failed: null windows, and those of aspiration. */
    researches: 0,
    standPats: 0,
    playouts: 0,
});

/**
 * A few words as an array. `Array.from` would take most of the time of a step.
 * @param {ArrayLike<number>} words
 * @param {number} from
 * @param {number} to
 */
function copied(words, from, to) {
    const copy = [];
    for (let place = from; place < to; ++place) copy.push(words[place]);
    return copy;
}

/** @param {readonly number[]} values @param {ArrayLike<number>} words @param {number} from */
function same(values, words, from) {
    for (let i = 0; i < values.length; ++i) if (values[i] !== words[from + i]) return false;
    return values.length > 0;
}
