/**
 * What the clock counts for an action of another device. The host's clock decides; the way there and back is not the
 * player's fault and is taken off, up to a limit. Times are in milliseconds.
 */

/** Most that is taken off for the way. */
const MAX_WAY_MS = 1000;
/** A difference that a busy device may cause. More is said aloud. */
const TOLERANCE_MS = 1500;

/**
 * @param {number} measured  by the host, from sending the position to hearing the action
 * @param {number | null} claimed  by the peer's own clock
 * @param {number | null} way  there and back
 * @returns {{time: number, wrong: boolean}} what counts, and whether the claim is too far from what the host has
 *     measured
 */
export function timeOf(measured, claimed, way) {
    const fair = Math.max(0, measured - Math.min(way ?? 0, MAX_WAY_MS));
    if (claimed === null) return { time: Math.round(fair), wrong: false };
    const wrong = claimed < fair - TOLERANCE_MS || claimed > measured + TOLERANCE_MS;
    return { time: Math.round(Math.min(measured, Math.max(fair, claimed))), wrong };
}

/** How long the host waits after a peer's time is over: the action may be on its way. @param {number | null} way */
export const graceOf = (way) => Math.min(way ?? 0, MAX_WAY_MS) + 250;
