/**
 * What the page's controller may do while people on other devices take part. Their consent and their clock belong to a
 * session; without a session, and in all other games, the controller works as always.
 *
 * @typedef {import("../game/controller.js").Controller} Controller
 * @typedef {import("../game/model.js").Model} Model
 *
 * `live`: both sides are here now, so the game has one clock, which is not the controller's alone. `waits`: whether the
 * game stands still, for example because the connection is lost.
 * @typedef {{live: boolean, waits: () => boolean, undo: (plain: () => Promise<void>) => Promise<void>,
 *            rematch: () => Promise<void>, timedOut: (player: number) => unknown, followed: (model: Model) => void,
 *            describe: (t: import("../i18n/t.js").Translate) => import("./mail/mail-words.js").BarText}} Session
 */

import { awayOf } from "../game/model.js";

/**
 * @param {Controller} controller
 * @param {() => Session | null} current  the session of the game on the board
 */
export function guard(controller, current) {
    const { store, timekeeper } = controller;
    const update = store.update.bind(store);
    store.update = (change) => update((model) => held(model, change(model), current()?.waits() ?? false));

    const undo = controller.undo.bind(controller);
    controller.undo = () => current()?.undo(undo) ?? undo();
    const rematch = controller.rematch.bind(controller);
    controller.rematch = () => current()?.rematch() ?? rematch();

    const { timedOut } = timekeeper;
    timekeeper.timedOut = (player) => (current()?.live ? current()?.timedOut(player) : timedOut(player));
    const left = timekeeper.left.bind(timekeeper);
    // Whether a person's time is over is decided with the other devices, so an action is never refused for it here.
    timekeeper.left = (now) => {
        const time = left(now);
        return current()?.live && time !== null ? Math.max(1, time) : time;
    };
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
