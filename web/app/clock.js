/**
 * Clocks, as values and pure functions; what time it is, the caller says. Times are in milliseconds, rules and records in
 * seconds, as people write them.
 *
 * A clock keeps what each action took. What is left to a player follows from that, so that taking actions back gives their
 * time back too, and nothing has to be remembered for it.
 *
 * @typedef {import("./model.js").Player} Player
 *
 * `action`: so long for each action. `game`: so long for all actions of a player, and `increment` more for each.
 * @typedef {{kind: "action" | "game", seconds: number, increment: number}} ClockRule
 *
 * `times[i]`: what the action that led to ply `i + 1` took. `turn`: what the turn at that ply had taken when the clock was
 * last stopped. `since`: when it was started, null while it stands.
 * @typedef {{rule: ClockRule, times: number[], turn: {ply: number, spent: number}, since: number | null}} Clock
 *
 * Where a game stands: `count` is the number of players.
 * @typedef {{ply: number, toMove: Player, count: number}} Turn
 */

export const MOST_SECONDS = 24 * 3600;
const MOST_TIMES = 5000;

/** @param {ClockRule} rule @returns {Clock} */
export const newClock = (rule) => ({ rule, times: [], turn: { ply: 0, spent: 0 }, since: null });

/**
 * What is left to a player, never less than nothing.
 * @param {Clock} clock
 * @param {Turn} turn  the position shown
 * @param {Player} player
 * @param {number} now
 */
export function timeLeft(clock, turn, player, now) {
    const used = player === turn.toMove ? spentOn(clock, turn.ply, now) : 0;
    return Math.max(0, atTurnStart(clock, turn, player) - used);
}

/** @param {Clock} clock @param {Turn} turn @param {Player} player */
function atTurnStart({ rule, times }, { ply, toMove, count }, player) {
    const whole = rule.seconds * 1000;
    if (rule.kind === "action") return whole;
    // Players take turns in a fixed circle: this is the first ply at which this one was to move.
    const first = (((player - toMove + ply) % count) + count) % count;
    let left = whole;
    for (let at = first; at < ply; at += count) left += rule.increment * 1000 - (times[at] ?? 0);
    return left;
}

/** @param {Clock} clock @param {number} ply @param {number} now */
function spentOn({ turn, since }, ply, now) {
    if (turn.ply !== ply) return 0;
    return turn.spent + (since === null ? 0 : now - since);
}

/** The clock goes on in the turn at this ply. @param {Clock} clock @param {number} ply @param {number} now @returns {Clock} */
export function started(clock, ply, now) {
    if (clock.since !== null && clock.turn.ply === ply) return clock;
    return { ...clock, turn: { ply, spent: clock.turn.ply === ply ? clock.turn.spent : 0 }, since: now };
}

/** @param {Clock} clock @param {number} now @returns {Clock} */
export function stopped(clock, now) {
    if (clock.since === null) return clock;
    const { ply, spent } = clock.turn;
    return { ...clock, turn: { ply, spent: spent + now - clock.since }, since: null };
}

/**
 * The player to move at this ply has acted; what came after it is no longer part of the game.
 * @param {Clock} clock @param {number} ply @param {number} now @returns {Clock}
 */
export function acted(clock, ply, now) {
    const times = Array.from({ length: ply }, (_, at) => clock.times[at] ?? 0);
    times.push(Math.round(spentOn(clock, ply, now)));
    return { ...clock, times, turn: { ply: ply + 1, spent: 0 }, since: null };
}

/** The turn begins anew, with the time it had. @param {Clock} clock @param {number} ply @returns {Clock} */
export const turnAgain = (clock, ply) => ({ ...clock, turn: { ply, spent: 0 }, since: null });

/**
 * How long an engine may think: a share of what is left, so that the rest lasts for a game, and never so long that the way
 * of its action to the board costs it the game.
 * @param {ClockRule} rule
 * @param {number} left
 * @returns {number} at least 1
 */
export function engineTime({ kind, increment }, left) {
    const share = kind === "action" ? left * 0.8 : left / 30 + increment * 800;
    return Math.max(1, Math.floor(Math.min(share, left * 0.8 - 150)));
}

/** From here on a player should hurry. @param {ClockRule} rule @returns {number} */
export const lowTime = ({ seconds }) => Math.min(20_000, seconds * 200);

/**
 * The clock as a record holds it: `{"kind":"game","seconds":300,"increment":5,"times":[1.2,3.4],"turn":[2,0.7]}`. `turn`: the
 * ply shown, and what its turn has taken so far.
 * @param {Clock} clock
 * @returns {Record<string, unknown>}
 */
export function clockRecord({ rule, times, turn }) {
    const spent = turn.spent > 0 ? { turn: [turn.ply, turn.spent / 1000] } : {};
    return { ...rule, times: times.map((time) => time / 1000), ...spent };
}

/** @param {unknown} value @param {number} most @returns {value is number} */
const isTime = (value, most) => typeof value === "number" && value >= 0 && value <= most;

/**
 * @param {any} value
 * @returns {ClockRule | null}
 */
export function ruleFrom(value) {
    const { kind, seconds, increment = 0 } = value ?? {};
    if (kind !== "action" && kind !== "game") return null;
    if (!isTime(seconds, MOST_SECONDS) || seconds <= 0 || !isTime(increment, MOST_SECONDS)) return null;
    return { kind, seconds, increment: kind === "game" ? increment : 0 };
}

/**
 * @param {any} value  from a record
 * @returns {Clock | null} null if it is not a clock of ours
 */
export function clockFrom(value) {
    const rule = ruleFrom(value);
    if (!rule) return null;
    const times = Array.isArray(value.times) ? value.times.slice(0, MOST_TIMES) : [];
    const [ply, spent] = Array.isArray(value.turn) ? value.turn : [0, 0];
    const wrong = ![...times, spent].every((time) => isTime(time, MOST_SECONDS)) || !Number.isInteger(ply);
    if (wrong) return null;
    const inMilliseconds = times.map((/** @type {number} */ time) => Math.round(time * 1000));
    return { rule, times: inMilliseconds, turn: { ply, spent: Math.round(spent * 1000) }, since: null };
}
