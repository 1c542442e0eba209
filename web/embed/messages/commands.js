/**
 * The commands of an embedded game. Each is a type of message and a method of the element. `payloads.js` checks their
 * fields.
 */
export const COMMANDS = /** @type {const} */ ([
    "load",
    "play",
    "undo",
    "redo",
    "goTo",
    "setLevel",
    "search",
    "step",
    "pause",
    "getState",
    "setState",
]);

/** The events of an embedded game. The element's events have the prefix `quintet-`. */
export const EVENTS = ["ready", "state", "action", "gameover", "exercise", "lens", "error", "resize"];

/** @typedef {(typeof COMMANDS)[number]} Command */

/** @param {any} name @returns {name is Command} */
export const isCommand = (name) => COMMANDS.includes(name);
