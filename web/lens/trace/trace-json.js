/**
 * A trace as JSON, event by event as `quintet lens --json` has it: an array with the name of the event, then its
 * fields; bounds that are infinite are null. Pure.
 */
import { isInfinite } from "./events.js";

/**
 * @import { LensRequest } from "../lens-model.js"
 * @import { Replay } from "./replay.js"
 */

/** @param {Replay} replay @param {LensRequest} request */
export function traceJson(replay, request) {
    const events = [];
    for (let event = 0; event < replay.events; ++event) {
        const { kind, ...fields } = replay.event(event);
        events.push([kind, ...Object.values("low" in fields ? limited(fields) : fields).flatMap(plain)]);
        if (kind === "begin" && replay.unit !== 1) events[event].push(replay.unit);
    }
    const { record, tree, options } = request;
    return JSON.stringify({
        ...(tree === undefined ? { record } : { tree }),
        options,
        players: replay.players,
        player: replay.player,
        stopped: replay.stop ?? "running",
        trace: events,
    });
}

/** The limits of rewards alternate: low and high of the first player, then of the next. */
function limited(/** @type {any} */ { low, high, ...fields }) {
    return { ...fields, limits: low.flatMap((/** @type {number} */ each, /** @type {number} */ i) => [each, high[i]]) };
}

/** @param {unknown} value @returns {unknown} */
function plain(value) {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value === "boolean") return value ? 1 : 0;
    return typeof value === "number" && isInfinite(value) ? null : value;
}
