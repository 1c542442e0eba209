/**
 * What a host's table may change on a peer's device: nothing of the past, of the clock or of the setting, and nothing
 * in the name of its player, unless that player has agreed. Nothing here knows the rules.
 *
 * @typedef {ReturnType<Table["view"]>} View
 *
 * What a peer who plays knows of the game. `actions`: the first `confirmed` came from the host, the others have been
 * played here. `clock`, `ending`: the last that the host has sent. `resigned`: whether this player has resigned.
 * @typedef {{round: number, setting: string, player: number, actions: string[], confirmed: number, resigned: boolean,
 *            ending: View["ending"], clock: ClockView | null, agreed: Consent | null}} Known
 *
 * What this player has agreed to, or wished: a wish of the player `by`, in a game of `length` actions.
 * @typedef {{wish: Wish, by: number | null, length: number}} Consent
 *
 * `mover`: who acts at a ply. `forced`: whether the action at a ply of the table is a pass without choice. `left`: the
 * milliseconds that a player has left by the clock of this device, at the end of the table's actions.
 * @typedef {{mover: (ply: number) => number, forced: (ply: number) => Promise<boolean>,
 *            left: (player: number) => number}} Judge
 */

/** @import { ClockView, Table, Wish } from "./table.js" */

/** Most milliseconds by which the host's clock may differ from this device's without a word. */
export const TOLERANCE_MS = 2500;
/** What storing a time may change. */
const ROUNDING_MS = 1;

/**
 * What stays the same at a table, as a text: the game, its options, its first position, and how many play.
 * @param {{game: string, options?: Record<string, string | number>, setup?: string | null}} record
 * @param {number} count
 */
export const settingOf = ({ game, options = {}, setup }, count) =>
    JSON.stringify([
        game,
        Object.entries(options)
            .map(([id, value]) => `${id}=${value}`)
            .sort(),
        setup || null,
        count,
    ]);

/** @param {unknown} a @param {unknown} b */
const equal = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Whether a clock is another one, or counts other times for the first actions.
 * @param {ClockView | null} known @param {ClockView | null} clock @param {number} count  of actions
 */
export function clockChanged(known, clock, count) {
    if (!known || !clock) return known !== clock;
    if (!equal(known.rule, clock.rule) || clock.times.length < count) return true;
    return known.times.slice(0, count).some((time, ply) => Math.abs(time - clock.times[ply]) > ROUNDING_MS);
}

/**
 * Whether a player has agreed that a game ends after `length` actions. Others may have acted until the wish arrived,
 * once each; consent to an older game has lapsed.
 * @param {Known} known @param {number} length @param {number} count  of players @param {Judge["mover"]} mover
 */
function mayEndAt({ agreed, confirmed }, length, count, mover) {
    if (agreed?.wish !== "undo" || confirmed >= agreed.length + count) return false;
    let ply = agreed.length - 1;
    while (ply > 0 && mover(ply) !== agreed.by) --ply;
    return length === Math.max(0, ply);
}

/**
 * Returns why a table does not count, as a key of `friend.live.host`, or "".
 * @param {Known} known
 * @param {number} round
 * @param {View} table
 * @param {Judge} judge
 */
export async function objection(known, round, { record, seats, clock, ending }, { mover, forced, left }) {
    const { actions = [] } = record;
    const next = round !== known.round;
    if (settingOf(record, seats.length) !== known.setting) return "past";
    if (next && (round !== known.round + 1 || known.agreed?.wish !== "rematch")) return "past";
    // In the next game, everyone has moved one seat on.
    const player = (known.player + Number(next)) % seats.length;
    const before = next ? { ...known, actions: [], confirmed: 0, ending: null, resigned: false } : known;
    const other = before.actions.findIndex((action, ply) => action !== actions[ply]);
    const shared = other < 0 ? before.actions.length : other;
    const takenBack = !next && shared === actions.length && mayEndAt(known, shared, seats.length, mover);
    if (shared < before.confirmed && !takenBack) return "past";
    for (let ply = shared; ply < actions.length; ++ply) {
        if (mover(ply) === player && !(await forced(ply))) return "forged";
    }
    const timed = Math.min(before.confirmed, shared, known.clock?.times.length ?? 0);
    if (clockChanged(known.clock, clock, timed)) return "otherClock";
    if (before.ending && !takenBack) return equal(before.ending, ending) ? "" : "past";
    if (ending?.reason === "resigned" && ending.player === player && !before.resigned) return "resigned";
    if (ending?.reason === "time" && (next || left(ending.player) > TOLERANCE_MS)) return "time";
    return "";
}
