import { childOf, sizeOf } from "../../search/given-place.js";
import { BACK_UP, CUT, ENTER, LEAF, LEAVE, TABLE, TAKE } from "../../trace/events.js";

/**
 * @import { Written } from "../../search/given-place.js"
 * @import { Replay } from "../../trace/replay.js"
 */

/**
 * The tree of a whole run, as far as its trace is known: where each node will be, not what the search knows of it at
 * some step. The layout is made from it once, so that nodes appear in their places and nothing jumps.
 *
 * `written`: the node in the text of a given tree. `ply`: plies below its root. `best`: the child whose value counts in
 * the end. `leftOut`: children cut off, with the texts of the first of them. `visits`: UCT, in the end. `below`: the
 * nodes below it. `deepest`: the plies of the longest line below it.
 * @typedef {{parent: number, ply: number, player: number, depth: number, text: string, children: number[], best:
 *     number,
 *            again: boolean, leaf: boolean, written: Written | null, leftOut: number, leftOutTexts: string[], visits:
 *            number, below: number, deepest: number}} OutlineNode
 */
export class Outline {
    /** @type {OutlineNode[]} */
    nodes = [];
    /** @type {number[]} */
    roots = [];
    /** Children left out that have a name, in the whole tree. */
    ghosts = 0;
    /** The lowest and highest score of each player in ordinary values. @type {{least: number[], most: number[]}} */
    range = { least: [], most: [] };
    /** Whether any value is a proven win or loss. */
    proven = false;
    /** The events read so far. */
    #seen = 0;

    /** @param {Replay} replay @param {Written | null} [written]  the given tree that is searched; null in a game */
    constructor(replay, written = null) {
        this.replay = replay;
        this.written = written;
        this.writtenSize = written ? sizeOf(written) : 0;
        if (written) this.#widenBy(written);
    }

    /** The nodes of the search and those that can be shown beside them. */
    get size() {
        return this.nodes.length + (this.written ? this.writtenSize : this.ghosts);
    }

    /**
     * The children of a node that the search never enters, in a given tree.
     * @param {number} number
     * @returns {Written[]}
     */
    notEntered(number) {
        const { written, children } = this.nodes[number];
        const entered = children.map((child) => this.nodes[child].written);
        return written?.children.filter((child) => !entered.includes(child)) ?? [];
    }

    /** Takes the values of the whole given tree into the range. @param {Written} written */
    #widenBy({ values, children }) {
        const [first] = values;
        if (values.length > 0) this.#widen(values.length > 1 ? values : [first, -first], 0, Math.max(2, values.length));
        for (const child of children) this.#widenBy(child);
    }

    /** Whether the trace has grown since the last `follow`. */
    get behind() {
        return this.replay.events > this.#seen;
    }

    /** Reads what has been written since the last call. Returns whether there was anything. */
    follow() {
        const { words, places, events, texts } = this.replay;
        const grown = events > this.#seen;
        for (; this.#seen < events; ++this.#seen) {
            const place = places[this.#seen];
            const at = place + 1;
            const end = at + (words[place] >>> 8);
            const node = this.nodes[words[at]];
            switch (words[place] & 0xff) {
                case ENTER:
                    this.#enter(words, at, texts);
                    break;
                case LEAF:
                    node.leaf = true;
                    this.#widen(words, at + 2, end);
                    break;
                case TABLE:
                    this.#widen(words, at + 2, end);
                    break;
                case LEAVE:
                    this.#widen(words, at + 1, end);
                    break;
                case TAKE:
                    if (words[at + 2] !== 0) node.best = words[at + 1];
                    break;
                case CUT:
                    node.leftOut = words[at + 2];
                    for (let i = at + 5; i < end; ++i) node.leftOutTexts.push(texts[words[i]]);
                    this.ghosts += node.leftOutTexts.length;
                    break;
                case BACK_UP:
                    node.visits = words[at + 1];
                    break;
            }
        }
        return grown;
    }

    /** @param {ArrayLike<number>} words @param {number} at @param {string[]} texts */
    #enter(words, at, texts) {
        const [number, parent] = [words[at], words[at + 1]];
        const above = this.nodes[parent];
        const twin = above && this.nodes[above.children.at(-1) ?? -1];
        const text = texts[words[at + 2]];
        this.nodes.push({
            parent,
            ply: above ? above.ply + 1 : 0,
            player: words[at + 3],
            depth: words[at + 4],
            text,
            children: [],
            best: -1,
            again: twin !== undefined && twin.text === text,
            leaf: false,
            written: above ? childOf(above.written, text) : this.written,
            leftOut: 0,
            leftOutTexts: [],
            visits: 0,
            below: 0,
            deepest: 0,
        });
        (above ? above.children : this.roots).push(number);
        for (let node = above, plies = 1; node; node = this.nodes[node.parent], ++plies) {
            ++node.below;
            if (plies > node.deepest) node.deepest = plies;
        }
    }

    /** @param {ArrayLike<number>} words @param {number} from @param {number} to */
    #widen(words, from, to) {
        const { least, most } = this.range;
        for (let player = 0; from + player < to; ++player) {
            const score = words[from + player];
            if (Math.abs(score) >= PROVEN) {
                this.proven = true;
                continue;
            }
            if (!(score >= least[player])) least[player] = score;
            if (!(score <= most[player])) most[player] = score;
        }
    }
}

/** Proven wins and losses would make every other score look alike. */
const PROVEN = 900_000;
