/** @import { Replay } from "../../trace/replay.js" */

/**
 * The leaves of a given tree. Its readers see the whole tree, so they can say which leaves a search leaves out before
 * it comes to them.
 */
export class GivenLeaves {
    /** By path. @type {Map<string, readonly number[]>} */
    #values = new Map();

    /** @param {Replay} replay  of a search that leaves nothing out: minimax */
    constructor(replay) {
        const cursor = replay.cursor();
        cursor.seek(replay.events);
        /** @type {string[]} */
        const paths = [];
        for (const [number, { parent, text, source, ending, values }] of cursor.nodes.entries()) {
            paths[number] = parent < 0 ? "" : join(paths[parent], text);
            if (source === "leaf" && ending === "given") this.#values.set(paths[number], values);
        }
    }

    /** The values of the leaf at a path of actions; null if no leaf is there. @param {string[]} path */
    at(path) {
        return this.#values.get(path.reduce(join, "")) ?? null;
    }
}

/** @param {string} path @param {string} action */
const join = (path, action) => `${path}\n${action}`;
