/** The clock as it travels: the rule, the time of each action, and the time spent in the turn so far. */

import { clockRecord } from "../../game/model.js";

/**
 * @import { Clock } from "../../game/clock.js"
 * @import { ClockView } from "./table.js"
 */

/**
 * @param {Clock | null} clock
 * @param {number} length  of the game
 * @param {number} now
 * @returns {ClockView | null}
 */
export function clockView(clock, length, now) {
    if (!clock) return null;
    const { rule, times, turn, since } = clock;
    const spent = turn.ply === length ? turn.spent + (since === null ? 0 : now - since) : 0;
    return { rule, times: times.slice(0, length), spent: Math.max(0, Math.round(spent)) };
}

/**
 * @param {ClockView | null} view
 * @param {number} length  of the game
 * @returns {Clock | null} the clock, stopped
 */
export function clockOf(view, length) {
    if (!view) return null;
    return { rule: view.rule, times: [...view.times], turn: { ply: length, spent: view.spent }, since: null };
}

/** Returns the field `clock` of a record. @param {ClockView | null} view @param {number} length */
export function clockField(view, length) {
    const clock = clockOf(view, length);
    return clock ? { clock: clockRecord(clock) } : {};
}
