/**
 * What chance decides for a student: the order of the items and which variant of each. It follows from the seed, so
 * that the same student gets the same sheet again.
 *
 * `place`: of the item in the activity. `variant`: 0 for the item itself.
 * @typedef {{place: number, variant: number, item: Item}} Drawn
 */

import { sha256 } from "@noble/hashes/sha2";
import { base64url } from "../record/packed.js";
import { variantsOf } from "./activity.js";
import { randomBytes } from "./sealing/lock.js";

/** @import { Activity, Item } from "./activity.js" */

/** Whether the engine makes an item for each student. @param {Item} item */
export const isRandom = ({ options }) => options?.random !== undefined;

/** Whether chance decides something for a student. @param {Activity} activity */
export const isDrawn = ({ order, items }) =>
    order === "mixed" || items.some((item) => item.variants || item.mixed || isRandom(item));

/** Starts each random seed, so that it isn't taken for a name or code. */
const RANDOM = "~";

/** Returns a seed for a student who has neither a name nor a code. */
export const randomSeed = () => RANDOM + base64url(randomBytes(6));

/** Whether a seed is a random one, not a student's name or code. @param {string} seed */
export const isRandomSeed = (seed) => seed.startsWith(RANDOM);

/**
 * A whole number from 0 to below `count`.
 * @param {string} seed
 * @param {string} what  which decision
 * @param {number} count
 */
export function drawn(seed, what, count) {
    const bytes = sha256(`${seed}\n${what}`);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) % count;
}

/**
 * An order of the numbers below `count`.
 * @param {string} seed
 * @param {string} what
 * @param {number} count
 */
export function drawnOrder(seed, what, count) {
    const order = Array.from({ length: count }, (_, number) => number);
    for (let last = count - 1; last > 0; --last) {
        const other = drawn(seed, `${what} ${last}`, last + 1);
        [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
}

/**
 * The items in the student's order.
 * @param {Activity} activity
 * @param {string} seed
 * @returns {Drawn[]}
 */
export function drawItems({ id, items, order }, seed) {
    const places = order === "mixed" ? drawnOrder(seed, `${id} order`, items.length) : items.map((_, place) => place);
    return places.map((place) => {
        const all = variantsOf(items[place]);
        const variant = drawn(seed, `${id} ${items[place].id}`, all.length);
        return { place, variant, item: all[variant] };
    });
}
