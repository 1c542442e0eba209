/** What can be asked of an embedded game, by messages and by the element's methods alike; `payloads.js` says with what. */
export const COMMANDS = /** @type {const} */ ([
    "load",
    "play",
    "undo",
    "redo",
    "goTo",
    "setLevel",
    "search",
    "getState",
    "setState",
]);

/** @typedef {(typeof COMMANDS)[number]} Command */

/**
 * @param {any} name
 * @returns {name is Command}
 */
export const isCommand = (name) => COMMANDS.includes(name);
