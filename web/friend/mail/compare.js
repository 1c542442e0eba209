/**
 * Compares a turn by link with what this device knows of its game. Nothing here knows the rules: who acts at a ply
 * follows from the order of play, which the engine has stated.
 *
 * `first`: this device has not seen the game. `next`: the game goes on; `foretold`: also with answers that a player of
 * this device has given in advance. `same`: there is nothing new. `answered`: the
 * link is older than this device's game; `ply` is its end. `changed`: action `ply` (from 0) is another one here.
 * `forged`: action `ply` is by a player of this device, who has not played it here. `other`: another game, or other
 * players, under the same name. `notYours`: the turn of a player who is not on this device.
 * @typedef {{kind: "first" | "same" | "other" | "notYours"} | {kind: "next", foretold: boolean}
 *         | {kind: "answered" | "changed" | "forged", ply: number}} Verdict
 */

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Letter } from "./letter.js"
 * @import { MailGame } from "./mail-games.js"
 */

/** @param {GameRecord} record */
const setting = ({ game, setup = "" }) => JSON.stringify([game, setup]);

/**
 * Whether two games have the same options. One that only one of them has came with a later version, and is the default.
 * @param {GameRecord} a
 * @param {GameRecord} b
 */
const sameOptions = ({ options: a = {} }, { options: b = {} }) =>
    Object.keys(a).every((name) => !Object.hasOwn(b, name) || a[name] === b[name]);

/**
 * @param {MailGame | null} kept
 * @param {Letter} letter  with the options as the engine states them, as in `kept`
 * @param {object} know
 * @param {(ply: number) => number} know.mover  who acts at a ply
 * @param {(ply: number) => boolean} know.forced  whether the action at a ply of the link was a pass without choice
 * @returns {Verdict}
 */
export function compare(kept, letter, { mover, forced }) {
    if (!kept) return { kind: "first" };
    const [here, there] = [kept.record.actions ?? [], letter.record.actions ?? []];
    const others = kept.seats.some((seat, player) => (seat === "away" ? "person" : seat) !== letter.players[player]);
    if (setting(kept.record) !== setting(letter.record) || !sameOptions(kept.record, letter.record) || others)
        return { kind: "other" };
    const common = here.findIndex((action, ply) => action !== there[ply]);
    const shared = common < 0 ? here.length : common;
    if (shared < here.length && shared < there.length) return { kind: "changed", ply: shared };
    if (there.length < here.length) return { kind: "answered", ply: there.length };
    const { ending } = letter;
    if (ending && !kept.ending && kept.seats[ending.player] === "person") return { kind: "forged", ply: there.length };
    if (there.length === here.length) {
        if (ending && !kept.ending) return { kind: "next", foretold: false };
        return kept.seats[letter.to] === "person" || ending ? { kind: "same" } : { kind: "notYours" };
    }
    let answered = false;
    for (let ply = here.length; ply < there.length; ++ply) {
        if (kept.seats[mover(ply)] !== "person" || forced(ply)) continue;
        if (!foretold(kept, there, ply)) return { kind: "forged", ply };
        answered = true;
    }
    return { kind: "next", foretold: answered };
}

/**
 * Whether an action of this device is one of its answers in advance.
 * @param {MailGame} kept @param {string[]} actions @param {number} ply
 */
function foretold({ answers }, actions, ply) {
    const line = actions.slice(answers.ply, ply + 1);
    return ply >= answers.ply && answers.lines.some((each) => line.every((action, at) => action === each[at]));
}
