/** Reads what the address asks for when a visit begins. Afterwards `ui/history.js` owns the address. */

/** @typedef {import("../engine/protocol.js").GameRecord} GameRecord */

import { isAnalysisHash } from "./analysis-hash.js";

/**
 * Whether an address is for a game with people on other devices: a turn by link, or half of a live connection.
 * @param {string} hash
 */
export const isAwayHash = (hash) => /^#(turn|join|answer)=/.test(hash);

/** Returns the link in the address, or null. @returns {Promise<import("./link.js").Link | null>} */
export async function askedLink({ hash, search } = location) {
    // A link to the analysis does not ask for another game on the board.
    const text = hash.length > 1 ? hash : /[?&](game|record)=/.test(search) ? search : "";
    return text && !isAnalysisHash(text) && !isAwayHash(text) ? (await import("./link.js")).readLink(text) : null;
}

/** Returns the game that the address names, or null. @returns {Promise<GameRecord | null>} */
export const askedGame = async () => (await askedLink())?.record ?? null;

/**
 * Returns the address of the search lens or of the arena if an address asks for it (`mode=lens`, `mode=arena`), else
 * "". The names are the same.
 * @param {{hash: string, search: string}} address
 */
export function askedPage({ hash, search }) {
    const text = hash.length > 1 ? hash : search;
    const names = text.slice(1).split("&");
    const mode = names.find((name) => /^mode=(lens|arena)$/.test(name));
    return mode ? `${mode.slice(5)}.html#${names.filter((name) => name !== mode).join("&")}` : "";
}
