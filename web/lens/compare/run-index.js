/** Finds nodes of a run by the actions that lead to them, so that two runs on the same position can be compared. */

/**
 * @import { TraceEvent } from "../trace/events.js"
 * @import { Replay } from "../trace/replay.js"
 */

/** The kinds of events that say something about a node. */
const noted = new Set(["enter", "leaf", "table", "stand-pat", "take", "cut", "leave", "expand"]);

/** Numbers paths of actions; equal paths have equal numbers in all runs that share this. The empty path is 0. */
export class Paths {
    /** @type {Map<string, number>} */
    #numbers = new Map();

    /**
     * The path one move longer. In best-reply search a move has several actions.
     * @param {number} path
     * @param {string} move
     */
    longer(path, move) {
        let longer = path;
        for (const action of move.split("; ")) {
            const key = `${longer} ${action}`;
            const known = this.#numbers.get(key);
            longer = known ?? this.#numbers.size + 1;
            if (known === undefined) this.#numbers.set(key, longer);
        }
        return longer;
    }
}

/** The nodes of a run by path, and when they were valued and cut. It follows the run as the trace grows. */
export class RunIndex {
    /** The path to each node. @type {number[]} */
    paths = [];
    /** For each node the plies that its iteration looks ahead. @type {number[]} */
    iterations = [];
    /** For each node the number of events after which its value is known. @type {(number | undefined)[]} */
    valued = [];
    /** For each node the number of events after which its parent has taken its value. @type {(number | undefined)[]} */
    taken = [];
    /**
     * For each node at which children were left out, the number of events after that.
     * @type {(number | undefined)[]}
     */
    cuts = [];
    /**
     * For each node whose value was known without looking further, the event that says why.
     * @type {(number | undefined)[]}
     */
    sources = [];
    /** Nodes at which quiescence search followed noisy actions only. @type {Set<number>} */
    quiet = new Set();
    /** UCT: for each node that was expanded, its actions not yet tried. @type {(number | undefined)[]} */
    untried = [];
    /** @type {Map<number, number[]>} */
    #nodes = new Map();
    #events = 0;

    /** @param {Replay} replay @param {Paths} paths  shared by the runs to compare */
    constructor(replay, paths) {
        this.replay = replay;
        this.shared = paths;
        this.follow();
    }

    /** Takes in what the run has written since the last call. */
    follow() {
        const { replay } = this;
        for (; this.#events < replay.events; this.#events += 1) {
            const after = this.#events + 1;
            const kind = replay.kind(this.#events);
            if (!noted.has(kind)) continue;
            const event = replay.event(this.#events);
            switch (event.kind) {
                case "enter":
                    this.#enter(event);
                    break;
                case "leaf":
                case "table":
                    this.sources[event.node] = this.#events;
                    this.valued[event.node] = after;
                    break;
                case "leave":
                    this.valued[event.node] = after;
                    break;
                case "take":
                    this.taken[event.child] = after;
                    break;
                case "cut":
                    this.cuts[event.node] = after;
                    break;
                case "stand-pat":
                    this.quiet.add(event.node);
                    break;
                case "expand":
                    this.untried[event.node] = event.untried;
                    break;
            }
        }
    }

    /** @param {Extract<TraceEvent, {kind: "enter"}>} event */
    #enter({ node, parent, text, depth }) {
        const path = parent < 0 ? 0 : this.shared.longer(this.paths[parent], text);
        this.paths[node] = path;
        this.iterations[node] = parent < 0 ? depth : this.iterations[parent];
        const same = this.#nodes.get(path);
        if (same) same.push(node);
        else this.#nodes.set(path, [node]);
    }

    /**
     * The node at a path that was entered last, by preference in the iteration that looks as far ahead; -1 if the run
     * has not visited it.
     * @param {number} path
     * @param {number} iteration
     */
    find(path, iteration) {
        const nodes = this.#nodes.get(path) ?? [];
        const same = nodes.filter((node) => this.iterations[node] === iteration);
        return same.at(-1) ?? nodes.at(-1) ?? -1;
    }
}
