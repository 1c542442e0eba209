/**
 * What each action of a game was worth, from the values of its positions. Pure functions.
 *
 * @typedef {"brilliant" | "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "forced"} Class
 *
 * `ply`: after the action. `best`: what the search prefers. `before`, `after`: the player's share of the chances;
 * `loss`: what the action gave away, at least 0. `now`, `next`: the values of the positions before and after, of the
 * same pass.
 * @typedef {{ply: number, player: number, action: string, best: string, before: number, after: number, loss: number,
 *            kind: Class, now: Value, next: Value}} Reviewed
 */

import { gameAccuracy } from "./accuracy.js";
import { MIN_GRAVE_LOSS, MIN_LOSS, samePass, valueFrom } from "./mistakes.js";

/**
 * @import { Value } from "./graph.js"
 * @import { Values } from "./mistakes.js"
 */

/** All classes, best first. @type {Class[]} */
export const CLASSES = ["brilliant", "best", "good", "inaccuracy", "mistake", "blunder", "forced"];

/** The smallest loss that is an inaccuracy. Those of a mistake and of a blunder are in `mistakes.js`. */
const MIN_INACCURACY = 0.06;
/** A brilliant action keeps at least this share, and every other action gives away at least this much. */
const LEAST_KEPT = 0.4;
const LEAST_GAP = 0.25;
/** In an exercise an action counts as right if it gives away less than this, as on lichess. */
export const ACCEPTED_LOSS = 0.035;

/**
 * All actions with known values, in the order of the game.
 * @param {Values} values
 * @param {string[]} actions
 * @returns {Reviewed[]}
 */
export function reviewOf(values, actions) {
    return actions.flatMap((action, index) => {
        const pair = samePass(values[index], values[index + 1]);
        if (!pair) return [];
        const { now, next } = pair;
        const { toMove: player, best } = now;
        const [before, after] = [now.chances[player], next.chances[player]];
        // The search's own choice loses nothing, even if the search of the next position values it lower.
        const loss = action === best ? 0 : Math.max(0, before - after);
        const reviewed = { ply: index + 1, player, action, best, before, after, loss, now, next };
        return [{ ...reviewed, kind: classOf(reviewed) }];
    });
}

/** @param {Omit<Reviewed, "kind">} reviewed @returns {Class} */
function classOf({ action, best, loss, before, now }) {
    if (now.second === null) return "forced";
    if (action === best) return isBrilliant(action, before, now) ? "brilliant" : "best";
    if (loss >= MIN_GRAVE_LOSS) return "blunder";
    if (loss >= MIN_LOSS) return "mistake";
    return loss >= MIN_INACCURACY ? "inaccuracy" : "good";
}

/**
 * Whether only this action keeps the game, and a shallow search would have played another one.
 * @param {string} action @param {number} before @param {Value} now
 */
function isBrilliant(action, before, now) {
    const shallow = valueFrom(now, 0);
    if (shallow === now || shallow.best === action || typeof now.second !== "number") return false;
    return before >= LEAST_KEPT && before - now.second >= LEAST_GAP;
}

/**
 * A player's accuracy and how many actions of each class there are.
 * @param {Reviewed[]} reviewed  of all players
 * @param {Values} values
 * @param {number} player
 * @returns {{accuracy: number | null, counts: Record<Class, number>}} no accuracy while a position has no value
 */
export function playersGame(reviewed, values, player) {
    const own = reviewed.filter((each) => each.player === player);
    const counts = /** @type {Record<Class, number>} */ (Object.fromEntries(CLASSES.map((kind) => [kind, 0])));
    for (const { kind } of own) counts[kind] += 1;
    const shares = values.flatMap((value) => (value ? [value.chances[player]] : []));
    return { accuracy: shares.length === values.length ? gameAccuracy(shares, own) : null, counts };
}

/**
 * The exercises that a player's mistakes make, in the order of the game.
 * @param {Reviewed[]} reviewed
 * @param {number} player
 */
export const exercisesOf = (reviewed, player) =>
    reviewed.filter((each) => each.player === player && (each.kind === "mistake" || each.kind === "blunder"));
