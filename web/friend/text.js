/** Random texts, bytes as text, and names that come from outside. */

export const MAX_NAME = 24;

/** @param {Uint8Array} bytes @returns {string} base64url without padding */
export const base64 = (bytes) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} throws if the text is not base64url */
export const fromBase64 = (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

/** @param {number} count @returns {string} random bytes as base64url */
export const randomText = (count) => base64(crypto.getRandomValues(new Uint8Array(count)));

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
