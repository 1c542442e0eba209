/**
 * Clocks, as values and pure functions. The caller passes the current time. Times are in milliseconds; rules and
 * records use seconds, as people write them.
 *
 * A clock stores the time of each action. The time left to a player follows from these, so taking actions back also
 * gives their time back.
 *
 * `action`: `seconds` for each action. `game`: `seconds` for all actions of a player, plus `increment` for each action.
 * @typedef {{kind: "action" | "game", seconds: number, increment: number}} ClockRule
 *
 * `times[i]`: time spent on the action that led to ply `i + 1`. `turn`: time spent in the turn at that ply until the
 * clock was last stopped. `since`: when the clock was started, null while it is stopped.
 * @typedef {{rule: ClockRule, times: number[], turn: {ply: number, spent: number}, since: number | null}} Clock
 *
 * A position: `count` is the number of players.
 * @typedef {{ply: number, toMove: Player, count: number}} Turn
 */

/** @import { Player } from "./model.js" */

/** Maximum of each time in a rule or a record, in seconds: one day. */
export const MAX_SECONDS = 24 * 3600;
/** Maximum number of times that are read from a record. */
const MAX_TIMES = 5000;

/**
 * Returns the time left to a player, at least 0.
 * @param {Clock} clock
 * @param {Turn} turn  the position shown
 * @param {Player} player
 * @param {number} now
 */
export function timeLeft(clock, turn, player, now) {
    const used = player === turn.toMove ? spentOn(clock, turn.ply, now) : 0;
    return Math.max(0, atTurnStart(clock, turn, player) - used);
}

/**
 * Returns the time that a player had at the start of the turn.
 * @param {Clock} clock
 * @param {Turn} turn
 * @param {Player} player
 */
function atTurnStart({ rule, times }, { ply, toMove, count }, player) {
    const whole = rule.seconds * 1000;
    if (rule.kind === "action") return whole;
    // Players take turns in a fixed order, so this is the first ply at which this player was to move.
    const first = (((player - toMove + ply) % count) + count) % count;
    let left = whole;
    for (let at = first; at < ply; at += count) left += rule.increment * 1000 - (times[at] ?? 0);
    return left;
}

/** Returns the time spent in the turn at a ply. @param {Clock} clock @param {number} ply @param {number} now */
function spentOn({ turn, since }, ply, now) {
    if (turn.ply !== ply) return 0;
    return turn.spent + (since === null ? 0 : now - since);
}

/**
 * Starts the clock in the turn at a ply.
 * @param {Clock} clock
 * @param {number} ply
 * @param {number} now
 * @returns {Clock}
 */
export function started(clock, ply, now) {
    if (clock.since !== null && clock.turn.ply === ply) return clock;
    return { ...clock, turn: { ply, spent: clock.turn.ply === ply ? clock.turn.spent : 0 }, since: now };
}

/**
 * Stops the clock and adds the time since its start to the turn.
 * @param {Clock} clock
 * @param {number} now
 * @returns {Clock}
 */
export function stopped(clock, now) {
    if (clock.since === null) return clock;
    const { ply, spent } = clock.turn;
    return { ...clock, turn: { ply, spent: spent + now - clock.since }, since: null };
}

/**
 * Ends the turn at a ply, because the player to move has acted. Drops the times of later plies.
 * @param {Clock} clock @param {number} ply @param {number} now @returns {Clock}
 */
export function acted(clock, ply, now) {
    const times = Array.from({ length: ply }, (_, at) => clock.times[at] ?? 0);
    times.push(Math.round(spentOn(clock, ply, now)));
    return { ...clock, times, turn: { ply: ply + 1, spent: 0 }, since: null };
}

/** Restarts the turn at a ply with its full time. @param {Clock} clock @param {number} ply @returns {Clock} */
export const restartTurn = (clock, ply) => ({ ...clock, turn: { ply, spent: 0 }, since: null });

/**
 * Returns how long an engine may think. It is a share of the time left, so that the rest lasts for the game, and leaves
 * a margin for delivering the action to the board.
 * @param {ClockRule} rule
 * @param {number} left
 * @returns {number} milliseconds, at least 1
 */
export function engineTime({ kind, increment }, left) {
    const share = kind === "action" ? left * 0.8 : left / 30 + increment * 800;
    return Math.max(1, Math.floor(Math.min(share, left * 0.8 - 150)));
}

/** Returns the time left at which a clock counts as low. @param {ClockRule} rule @returns {number} */
export const lowTime = ({ seconds }) => Math.min(20_000, seconds * 200);

/** @param {unknown} value @param {number} most @returns {value is number} */
const isTime = (value, most) => typeof value === "number" && value >= 0 && value <= most;

/** Reads a rule from a record or a setting; null if it is invalid. @param {any} value @returns {ClockRule | null} */
export function ruleFrom(value) {
    const { kind, seconds, increment = 0 } = value ?? {};
    if (kind !== "action" && kind !== "game") return null;
    if (!isTime(seconds, MAX_SECONDS) || seconds <= 0 || !isTime(increment, MAX_SECONDS)) return null;
    return { kind, seconds, increment: kind === "game" ? increment : 0 };
}

/**
 * Reads the clock of a record. It is stopped.
 * @param {any} value  from a record
 * @returns {Clock | null} null if the value is not a valid clock
 */
export function clockFrom(value) {
    const rule = ruleFrom(value);
    if (!rule) return null;
    const times = Array.isArray(value.times) ? value.times.slice(0, MAX_TIMES) : [];
    const [ply, spent] = Array.isArray(value.turn) ? value.turn : [0, 0];
    const wrong = ![...times, spent].every((time) => isTime(time, MAX_SECONDS)) || !Number.isInteger(ply);
    if (wrong) return null;
    const inMilliseconds = times.map((/** @type {number} */ time) => Math.round(time * 1000));
    return { rule, times: inMilliseconds, turn: { ply, spent: Math.round(spent * 1000) }, since: null };
}
