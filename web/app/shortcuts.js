/**
 * Keys that work anywhere on the page but in fields, and on the board only where the board does not want them itself.
 *
 * @typedef {{undo: () => void, redo: () => void, hint: () => void, newGame: () => void, pause: () => void, board: () => void,
 *            more: () => void, help: () => void, back: () => void, forward: () => void, first: () => void,
 *            last: () => void, confirm: () => void, cancel: () => void}} Deeds
 */

/** @type {Record<string, keyof Deeds>} */
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
/** What is done with an action that is to be confirmed. @type {Record<string, keyof Deeds>} */
export const answers = { Enter: "confirm", Escape: "cancel" };
/** @type {Record<string, keyof Deeds>} */
export const movements = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

/**
 * @param {KeyboardEvent} event
 * @param {{letters: boolean, rtl: boolean, proposed?: boolean}} how  `letters`: whether single letters count; `proposed`: whether
 *     an action is to be confirmed
 * @returns {keyof Deeds | null}
 */
export function deedOf(event, how) {
    const [target] = event.composedPath();
    const element = /** @type {Partial<Element>} */ (target);
    if (event.defaultPrevented || event.altKey) return null;
    if (element.matches?.("input, select, textarea")) return null;
    if (event.ctrlKey || event.metaKey) {
        const undoing = event.key.toLowerCase() === "z";
        if (undoing) return event.shiftKey ? "redo" : "undo";
        return event.key.toLowerCase() === "y" ? "redo" : null;
    }
    if (how.proposed && answers[event.key]) {
        // A button that has the focus does what is written on it.
        return event.key === "Enter" && element.closest?.("button, a") ? null : answers[event.key];
    }
    const movement = movements[event.key];
    if (movement) {
        if (element.closest?.("svg")) return null;
        const turned = { back: "forward", forward: "back" }[/** @type {string} */ (movement)];
        return how.rtl && turned ? /** @type {keyof Deeds} */ (turned) : movement;
    }
    if (!how.letters) return null;
    // On a keyboard for another script the key counts by its place.
    const typed = /^[\x21-\x7e]$/.test(event.key) ? event.key : event.code.replace(/^Key/, "");
    return letters[typed.toLowerCase()] ?? null;
}
