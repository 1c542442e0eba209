/**
 * Answers in advance, sealed: "if they play A, I play B" travels with a link, and B can be read only by someone who
 * tries A. The key of an answer is a hash of the game, a random salt, and the actions that it answers; AES-GCM with
 * such a key opens for exactly these actions. A position has few legal actions, so a program can try them all: the
 * seal keeps an honest reader from seeing the answer early, and shows that the answer was chosen before the action.
 *
 * `ply`: where the lines begin. `boxes`: each one holds the answer to some sequence of actions from there.
 * @typedef {{ply: number, salt: string, boxes: string[]}} Sealed
 */

import { MAX_ACTION_LENGTH } from "../../engine/limits.js";
import { base64url, fromBase64url } from "../../record/packed.js";
import { Problem } from "../../ui/notices/problem.js";
import { randomText } from "../text.js";

const MAX_GROUPS = 4;
export const MAX_BOXES = 60;
const SALT_BYTES = 9;
/** Every key seals one box only, so that the counter can start at the same place. */
const IV = new Uint8Array(12);
/** Texts are filled up to a multiple of this, so that the length of a box says little. */
const BLOCK = 24;
const ALGORITHM = "AES-GCM";

/** Whether this browser can seal: only pages from https or this device can. */
export const canSeal = () => Boolean(globalThis.crypto?.subtle);

/** @param {string} id @param {string} salt @param {number} ply @param {string[]} actions */
async function keyFor(id, salt, ply, actions) {
    const text = JSON.stringify([id, salt, ply, actions]);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return crypto.subtle.importKey("raw", hash, ALGORITHM, false, ["encrypt", "decrypt"]);
}

/**
 * @param {string} id  of the game
 * @param {number} ply  where the lines begin
 * @param {string[][]} lines  the actions of all players from there, each line with an answer at its end
 * @param {(ply: number) => boolean} own  whether the author of the answers acts at a ply
 * @returns {Promise<Sealed | null>} null if there is nothing to seal, or this browser cannot
 */
export async function seal(id, ply, lines, own) {
    /** The answer by what it answers; of two to the same, the first. @type {Map<string, string>} */
    const answers = new Map();
    for (const line of lines) {
        line.forEach((action, at) => {
            const before = JSON.stringify(line.slice(0, at));
            if (own(ply + at) && !answers.has(before)) answers.set(before, action);
        });
    }
    if (answers.size === 0 || !canSeal()) return null;
    const salt = randomText(SALT_BYTES);
    const boxes = [...answers].slice(0, MAX_BOXES).map(async ([before, answer]) => {
        const key = await keyFor(id, salt, ply, JSON.parse(before));
        const bytes = new TextEncoder().encode(answer.padEnd(Math.ceil(answer.length / BLOCK) * BLOCK));
        return base64url(new Uint8Array(await crypto.subtle.encrypt({ name: ALGORITHM, iv: IV }, key, bytes)));
    });
    // In the order in which they were entered, the first boxes would be the likely actions.
    return { ply, salt, boxes: (await Promise.all(boxes)).sort() };
}

/**
 * @param {string} id
 * @param {Sealed[]} groups
 * @param {string[]} actions  the whole game
 * @returns {Promise<string | null>} the answer to the last actions, or null if there is none
 */
export async function unseal(id, groups, actions) {
    if (!canSeal()) return null;
    for (const { ply, salt, boxes } of groups) {
        if (ply >= actions.length) continue;
        const key = await keyFor(id, salt, ply, actions.slice(ply));
        for (const box of boxes) {
            try {
                const bytes = await crypto.subtle.decrypt({ name: ALGORITHM, iv: IV }, key, fromBase64url(box));
                return new TextDecoder().decode(bytes).trimEnd();
            } catch {
                // The answer to something else.
            }
        }
    }
    return null;
}

/** `4.salt.box.box` @param {Sealed} sealed */
export const sealedText = ({ ply, salt, boxes }) => [ply, salt, ...boxes].join(".");

/**
 * @param {string} text  groups with commas between them
 * @param {number} length  of the game
 * @returns {Sealed[]} throws a Problem if the text has another form
 */
export function sealedFrom(text, length) {
    const groups = text.split(",").map((group) => {
        const [ply, salt = "", ...boxes] = group.split(".");
        const longest = 2 * MAX_ACTION_LENGTH;
        const good = /^\d{1,5}$/.test(ply) && Number(ply) <= length && /^[\w-]{8,24}$/.test(salt);
        const packed = boxes.every((box) => /^[\w-]+$/.test(box) && box.length <= longest);
        if (!good || !packed || boxes.length > MAX_BOXES) throw new Problem("friend.bad.link");
        return { ply: Number(ply), salt, boxes };
    });
    if (groups.length > MAX_GROUPS) throw new Problem("friend.bad.link");
    return groups;
}
