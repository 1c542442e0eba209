/**
 * What the page's controller may do while people on other devices take part. Their consent and their clock belong to a
 * session; without a session, and in all other games, the controller works as always.
 *
 * `live`: both sides are here now, so the game has one clock, which is not the controller's alone. `waits`: whether the
 * game stands still, for example because the connection is lost.
 * @typedef {Company & {waits: () => boolean, followed: (model: Model) => void,
 *            describe: (t: Translate) => BarText}} Session
 */

import { awayOf } from "../game/model.js";

/**
 * @import { Company } from "../game/context.js"
 * @import { Controller } from "../game/controller.js"
 * @import { Model } from "../game/model.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { BarText } from "./mail/mail-sentences.js"
 */

/** @param {Controller} controller @param {() => Session | null} current  the session of the game on the board */
export function guard(controller, current) {
    controller.company = current;
    controller.store.admit = (before, after) => held(before, after, current()?.waits() ?? false);
}

/**
 * Returns the model after a change, without what needs the consent of others: pauses and other seats.
 * @param {Model} before
 * @param {Model} after
 * @param {boolean} waits
 */
function held(before, after, waits) {
    if (after === before || !awayOf(after)) return after;
    const same = awayOf(before)?.id === awayOf(after)?.id && before.layout === after.layout;
    const seats = same ? before.seats : after.seats;
    const paused = after.paused && waits;
    return seats === after.seats && paused === after.paused ? after : { ...after, seats, paused };
}
