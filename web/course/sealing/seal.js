/**
 * Makes the sheet for students from a draft: whatever would give an answer away is replaced by a lock. Goals that the
 * engine judges need none.
 *
 * @typedef {import("./lock.js").Lock} Lock
 *
 * Makes a lock at a place within the item.
 * @typedef {(answers: string[], told: any, place?: string) => Promise<Lock>} Locksmith
 */

import { base64url } from "../../record/packed.js";
import { answersOf } from "../activity.js";
import { kindOf } from "../kinds/kinds.js";
import { makeLock, newSeal, placeOf, randomBytes } from "./lock.js";

/**
 * @import { GameSpec } from "../../engine/protocol.js"
 * @import { Activity, Item } from "../activity.js"
 */

/**
 * @param {Activity} draft  valid, and checked by the engine
 * @param {{games?: GameSpec[], random?: (count: number) => Uint8Array}} [how]
 *     `games`: say how many players have their turns between a student's; `random`: for tests
 * @returns {Promise<Activity>} a sealed one is returned as it is
 */
export async function seal(draft, { games = [], random = randomBytes } = {}) {
    if (draft.sealed) return draft;
    const sealed = newSeal(random);
    const items = [];
    for (const item of draft.items) items.push(await sealItem(item));
    return { ...draft, sealed, key: draft.key ?? base64url(random(32)), items };

    /** @param {Item} item @returns {Promise<Item>} */
    async function sealItem({ variants, ...base }) {
        const first = await sealVariant(base, 0);
        if (!variants) return first;
        const others = [];
        for (const [index, variant] of variants.entries()) {
            others.push(differences(first, await sealVariant({ ...base, ...variant }, index + 1)));
        }
        return { ...first, variants: others };
    }

    /** @param {Item} item @param {number} variant @returns {Promise<Item>} */
    async function sealVariant(item, variant) {
        /** @type {Locksmith} */
        const lock = (answers, told, within = "") =>
            makeLock(sealed, placeOf(item, variant, within), answers, told, random);
        const players = (/** @type {string} */ game) => games.find(({ id }) => id === game)?.players.length ?? 2;
        const kind = await kindOf(item);
        const locked = kind.seal ? await kind.seal(item, lock, players) : item;
        return answersOf(draft) === "never" ? locked : withSolutions(item, locked);
    }
}

/**
 * A sealed item or stop with what sealing took out of it, readable.
 * @param {any} open
 * @param {any} locked
 * @returns {any}
 */
function withSolutions(open, locked) {
    const solution = { ...takenFrom(open, locked), ...(open.goal && takenFrom(open.goal, locked.goal)) };
    const stops = open.stops?.map((/** @type {any} */ stop, /** @type {number} */ number) =>
        withSolutions(stop, locked.stops[number]),
    );
    return { ...locked, ...(stops && { stops }), ...(Object.keys(solution).length && { solution }) };
}

/** @param {Record<string, unknown>} open @param {Record<string, unknown>} locked */
const takenFrom = (open, locked) => Object.fromEntries(Object.entries(open).filter(([name]) => !(name in locked)));

/** The fields in which an item differs from another. @param {Item} base @param {Item} item */
function differences(base, item) {
    const other = Object.entries(item).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(/** @type {any} */ (base)[name]),
    );
    return Object.fromEntries(other);
}
