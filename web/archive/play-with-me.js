/** How other pages start a game with the opponent of the reader's strength on the play page. */

/** @import { Memory } from "../ui/browser/storage.js" */

/** Where the play page finds the game to start. */
export const MEMORY_START = "archive/start";
/** Where it remembers the seats of that opponent. */
export const MEMORY_SEATS = "archive/seats";

/**
 * Asks the play page to start a game when it is opened next.
 * @param {Memory} memory
 * @param {string} game
 * @returns {boolean} whether the page will know
 */
export const askForMe = (memory, game) => memory.write(MEMORY_START, game);
