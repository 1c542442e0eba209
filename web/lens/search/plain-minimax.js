/** Runs minimax at the depth of a search, to say what the search saves. Only its tally is kept. */

import { Replay } from "../trace/replay.js";
import { followTally, noTally } from "./tally.js";

/**
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { LensRequest, Plain } from "../lens-model.js"
 */

const KEY = 2;
/** How many tallies are kept, so that going back to an earlier depth costs nothing. */
const KEPT = 20;

export class PlainMinimax {
    /** @type {Map<string, Plain>} */
    #known = new Map();
    #turn = 0;

    /** @param {LensClient} engine @param {(plain: Plain | null) => void} changed */
    constructor(engine, changed) {
        this.engine = engine;
        this.changed = changed;
    }

    stop() {
        this.#turn += 1;
    }

    /** Starts the run beside a search, unless its tally is known. @param {LensRequest} request */
    async compare({ record, tree, options }) {
        this.#turn += 1;
        const turn = this.#turn;
        const { algorithm, depth, quiescence, without } = options;
        // UCT has no depth to compare, minimax is itself, and it can't search chance nodes.
        if (["uct", "minimax", "expectimax"].includes(algorithm)) return this.changed(null);
        const plainOptions = {
            algorithm: /** @type {const} */ ("minimax"),
            depth,
            ...(quiescence ? { quiescence } : {}),
            ...(without ? { without } : {}),
        };
        const request = { ...(tree === undefined ? { record } : { tree }), options: plainOptions };
        const key = JSON.stringify(request);
        const known = this.#known.get(key);
        if (known) return this.changed(known);
        const replay = new Replay();
        const tally = noTally();
        this.changed({ tally, ended: false, over: false });
        try {
            const { stop } = await this.engine.run(
                request,
                (part) => {
                    if (turn !== this.#turn) return;
                    replay.follow(part);
                    followTally(replay, tally);
                    this.changed({ tally, ended: false, over: false });
                },
                KEY,
            );
            if (turn !== this.#turn || stop === "stopped") return;
            const plain = { tally, ended: true, over: stop === "nodes" };
            if (this.#known.size >= KEPT) this.#known.clear();
            this.#known.set(key, plain);
            this.changed(plain);
        } catch {
            if (turn === this.#turn) this.changed(null);
        }
    }
}
