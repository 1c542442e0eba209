/**
 * Keyboard shortcuts of a game. They do not work in fields; on the board they work for keys that the board does
 * not use.
 *
 * @typedef {{undo: () => void, redo: () => void, hint: () => void, newGame: () => void, pause: () => void,
 *            board: () => void, more: () => void, help: () => void, back: () => void, forward: () => void,
 *            first: () => void, last: () => void, confirm: () => void, cancel: () => void}} Commands
 */

import { inField } from "../../ui/forms/in-field.js";
import { typedKey } from "../../ui/forms/typed-key.js";

/** @import { Controller } from "../../game/controller.js" */

/** Shortcuts of one letter, which the settings can switch off. @type {Record<string, keyof Commands>} */
export const letters = {
    u: "undo",
    r: "redo",
    h: "hint",
    n: "newGame",
    p: "pause",
    b: "board",
    m: "more",
    "?": "help",
};
/** Keys that answer a proposed action. @type {Record<string, keyof Commands>} */
export const answers = { Enter: "confirm", Escape: "cancel" };
/** Keys that move through the plies of the game. @type {Record<string, keyof Commands>} */
export const movements = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

/**
 * Returns the command for a key, or null.
 * @param {KeyboardEvent} event
 * @param {{letters: boolean, rtl: boolean, proposed?: boolean}} how  `letters`: whether single-letter shortcuts are on;
 *     `proposed`: whether an action waits for confirmation
 * @returns {keyof Commands | null}
 */
export function commandOf(event, how) {
    // The path is empty if the event was stored until this code had loaded.
    const [target = event.target] = event.composedPath();
    const element = /** @type {Partial<Element>} */ (target);
    if (event.defaultPrevented || event.altKey) return null;
    if (inField(event)) return null;
    if (event.ctrlKey || event.metaKey) {
        const typed = typedKey(event);
        if (typed === "z") return event.shiftKey ? "redo" : "undo";
        return typed === "y" ? "redo" : null;
    }
    if (how.proposed && answers[event.key]) {
        // Enter on a focused button activates that button.
        return event.key === "Enter" && element.closest?.("button, a") ? null : answers[event.key];
    }
    const movement = movements[event.key];
    if (movement) {
        if (element.closest?.("svg")) return null;
        const turned = { back: "forward", forward: "back" }[/** @type {string} */ (movement)];
        return how.rtl && turned ? /** @type {keyof Commands} */ (turned) : movement;
    }
    return how.letters ? (letters[typedKey(event)] ?? null) : null;
}

/** Returns the commands of every page that shows a running game. @param {Controller} controller */
export const gameCommands = (controller) => ({
    undo: () => controller.undo(),
    redo: () => controller.redo(),
    back: () => controller.step(-1),
    forward: () => controller.step(1),
    first: () => controller.goTo(0),
    last: () => controller.goTo(Number.MAX_SAFE_INTEGER),
});
