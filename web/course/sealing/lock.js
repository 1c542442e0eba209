/**
 * A lock opens with each of the right answers and holds what is told then. Every answer makes a key with scrypt, which
 * is slow on purpose; the key opens `keys`, each of which holds the key of `box`. Whether an answer opens one of them
 * is whether it is right, so no answer and no hash of one is in a sheet. Works without `crypto.subtle`, which pages
 * without https and sandboxed frames lack.
 *
 * `keys`, `box`: base64url. `width`, `from`: of numbers, see `answers.js`.
 * @typedef {{keys: string[], box: string, width?: number, from?: number}} Lock
 *
 * `salt`: of the sheet. `cost`: N of scrypt.
 * @typedef {{salt: string, cost: number}} Seal
 */

import { xchacha20poly1305 } from "@noble/ciphers/chacha";
import { crypto } from "@noble/hashes/crypto";
import { scryptAsync } from "@noble/hashes/scrypt";
import { base64url, fromBase64url } from "../../record/packed.js";

/** N of scrypt: about 60 ms for one answer on a computer of 2020. */
export const COST = 2 ** 13;
const KEY_BYTES = 32;
/** A key is used for one message only, so the nonce need not vary. */
const NONCE = new Uint8Array(24);

/** @param {number} count */
export const randomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** @param {(count: number) => Uint8Array} [random] @returns {Seal} */
export const newSeal = (random = randomBytes) => ({ salt: base64url(random(16)), cost: COST });

/**
 * @param {Seal} seal
 * @param {string} place  which lock of the sheet, so that equal answers have different keys
 * @param {string} answer
 */
const keyOf = ({ salt, cost }, place, answer) =>
    scryptAsync(answer, `${salt}/${place}`, { N: cost, r: 8, p: 1, dkLen: KEY_BYTES });

/**
 * @param {Seal} seal
 * @param {string} place
 * @param {string[]} answers  as `answers.js` spells them
 * @param {any} told  plain JSON
 * @param {(count: number) => Uint8Array} [random]
 * @returns {Promise<Lock>}
 */
export async function makeLock(seal, place, answers, told, random = randomBytes) {
    const boxKey = random(KEY_BYTES);
    const keys = [];
    for (const answer of new Set(answers)) {
        keys.push(base64url(xchacha20poly1305(await keyOf(seal, place, answer), NONCE).encrypt(boxKey)));
    }
    const content = new TextEncoder().encode(JSON.stringify(told ?? null));
    // Sorted, so that the order of the answers says nothing.
    return { keys: keys.sort(), box: base64url(xchacha20poly1305(boxKey, NONCE).encrypt(content)) };
}

/**
 * Tries an answer.
 * @param {Seal} seal
 * @param {string} place
 * @param {Lock} lock
 * @param {string[]} answers  spellings of the answer
 * @returns {Promise<{right: boolean, told: any}>} `told`: null with a wrong answer
 */
export async function openLock(seal, place, { keys, box }, answers) {
    for (const answer of answers) {
        const cipher = xchacha20poly1305(await keyOf(seal, place, answer), NONCE);
        for (const key of keys) {
            const boxKey = opened(() => cipher.decrypt(fromBase64url(key)));
            const content = boxKey && opened(() => xchacha20poly1305(boxKey, NONCE).decrypt(fromBase64url(box)));
            if (content) return { right: true, told: JSON.parse(new TextDecoder().decode(content)) };
        }
    }
    return { right: false, told: null };
}

/** @param {() => Uint8Array} open @returns {Uint8Array | null} null if the key is wrong or the text damaged */
function opened(open) {
    try {
        return open();
    } catch {
        return null;
    }
}

/**
 * Where a lock of a sheet is: of which variant of an item, and where in it.
 * @param {{id: string}} item
 * @param {number} variant
 * @param {string} [within]
 */
export const placeOf = ({ id }, variant, within = "") => `${id}/${variant}${within && `/${within}`}`;
