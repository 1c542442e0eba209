/** Runs a search to its end beside the one that the lens shows. */
import { Replay } from "../trace/replay.js";

/**
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { LensRequest } from "../lens-model.js"
 */

/**
 * @param {LensClient} engine
 * @param {LensRequest} request
 * @param {number} key  a later run with the same key ends this one
 * @param {(replay: Replay) => void} [grown]  called as the trace grows
 * @returns {Promise<Replay>} rejects if the engine refuses the request, or if another run has ended this one
 */
export async function runToEnd(engine, request, key, grown = () => {}) {
    const replay = new Replay();
    const { stop } = await engine.run(
        request,
        (part) => {
            replay.follow(part);
            grown(replay);
        },
        key,
    );
    if (stop === "stopped") throw new Error("the run was stopped");
    return replay;
}
