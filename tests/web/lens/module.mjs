/** Runs of the lens in its module, without a worker, as the page's replay of them. */
import { Replay } from "../../../web/lens/trace/replay.js";
import { runInModule } from "../../wasm/lens/traces.mjs";
import { loadFullModule } from "../../wasm/module.mjs";

const module = await loadFullModule();
export const lens = new module.Lens();
export const session = new module.Session();

export const lecture = "((3 12 8) (2 4 6) (14 5 2))";
export const threePlayers = "(((1,2,6) (4,3,2)) ((6,1,2) (7,4,1))) ";

/**
 * @param {{tree?: string, record?: object, options: object}} request
 */
export function replayOf(request) {
    const replay = new Replay();
    replay.follow(runInModule(lens, request));
    return replay;
}

/**
 * Whether the module refuses a request, and its message.
 * @param {object} request
 * @returns {string} "" if it does not
 */
export const refusal = (request) => lens.begin(/** @type {any} */ (request)).error?.message ?? "";
