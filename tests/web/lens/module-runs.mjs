/** Runs of the lens for tests without a browser: the full module, run in Node. */
import { Replay } from "../../../web/lens/trace/replay.js";
import { runInModule } from "../../wasm/lens/traces.mjs";
import { loadFullModule, randomNumbers } from "../../wasm/module.mjs";

const module = await loadFullModule();
export const lens = new module.Lens();

/** The whole trace of a request. @param {any} request */
export function runOf(request) {
    const replay = new Replay();
    replay.follow(runInModule(lens, request));
    return replay;
}

export const lecture = "((3 12 8) (2 4 6) (14 5 2))";

/**
 * A tree with random leaves, as a text.
 * @param {number} seed @param {number} depth @param {number} players
 */
export function randomTree(seed, depth, players = 2) {
    const below = randomNumbers(seed);
    const leaf = () => (players === 2 ? String(below(41) - 20) : `(${below(9)},${below(9)},${below(9)})`);
    /** @param {number} left @returns {string} */
    const node = (left) => {
        if (left === 0) return leaf();
        return `(${Array.from({ length: 2 + below(3) }, () => node(left - 1)).join(" ")})`;
    };
    return node(depth);
}
