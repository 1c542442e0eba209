/** Random texts, and names that come from outside. */

import { base64url } from "../record/packed.js";

export const MAX_NAME = 24;

/** @param {number} count @returns {string} random bytes as base64url */
export const randomText = (count) => base64url(crypto.getRandomValues(new Uint8Array(count)));

/** A name of a game, the same on all devices. */
export const newGameId = () => randomText(9);

/** @param {unknown} text @returns {text is string} */
export const isGameId = (text) => typeof text === "string" && /^[\w-]{8,24}$/.test(text);

/**
 * Returns a name as it is shown: one line, without invisible characters and commas, shortened.
 * @param {unknown} name
 */
export const cleanName = (name) =>
    (typeof name === "string" ? name.slice(0, 200) : "")
        .replace(/[\p{C}\p{Z},]+/gu, " ")
        .trim()
        .slice(0, MAX_NAME);
