/**
 * The commands that have a button or a key. Keys work everywhere except in input fields, and on the board unless the
 * board uses them itself.
 *
 * @typedef {keyof typeof commands} Command
 */

import { inField } from "../ui/forms/in-field.js";
import { typedKey } from "../ui/forms/typed-key.js";

/**
 * @import { QuintetBoard } from "../board/board.js"
 * @import { Key } from "../i18n/keys.js"
 * @import { Analysis } from "./analysis.js"
 */

export const commands = {
    first: (/** @type {Analysis} */ analysis) => analysis.end("first"),
    back: (/** @type {Analysis} */ analysis) => analysis.step(-1),
    forward: (/** @type {Analysis} */ analysis) => analysis.step(1),
    last: (/** @type {Analysis} */ analysis) => analysis.end("last"),
    above: (/** @type {Analysis} */ analysis) => analysis.beside(-1),
    below: (/** @type {Analysis} */ analysis) => analysis.beside(1),
    promote: (/** @type {Analysis} */ analysis) => analysis.promote(),
    remove: (/** @type {Analysis} */ analysis) => analysis.remove(),
    undo: (/** @type {Analysis} */ analysis) => analysis.undo(),
};

/** @type {Record<string, Command>} */
const KEYS = {
    ArrowLeft: "back",
    ArrowRight: "forward",
    ArrowUp: "above",
    ArrowDown: "below",
    Home: "first",
    End: "last",
    Delete: "remove",
};
/** Replacements in right-to-left text. @type {Record<string, string>} */
const MIRRORED = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
const FOCUS_BOARD = "b";

/** For the reader: the translation key of each command, then the labels of its keys. @type {[Key, ...string[]][]} */
export const keysInWords = [
    ["shared.keys.steps", "←", "→"],
    ["analysis.keys.beside", "↑", "↓"],
    ["analysis.keys.ends", "Home", "End"],
    ["analysis.remove", "Delete"],
    ["analysis.undo", "Ctrl Z"],
    ["shared.keys.board", "B"],
];

/**
 * The command for a key press, or null.
 * @param {KeyboardEvent} event
 * @param {{board: QuintetBoard | null, rtl: boolean, letters: boolean}} how  `letters`: whether letter keys are
 *     shortcuts
 * @returns {Command | "board" | null} `board`: move the focus to the board
 */
export function commandOf(event, { board, rtl, letters }) {
    const [target] = event.composedPath();
    const element = /** @type {Partial<Element>} */ (target);
    if (event.defaultPrevented || event.altKey) return null;
    if (inField(event)) return null;
    if (event.ctrlKey || event.metaKey) return typedKey(event) === "z" ? "undo" : null;
    if (typedKey(event) === FOCUS_BOARD) return letters ? "board" : null;
    if (element.closest?.("svg") && board?.renderRoot.contains(/** @type {Element} */ (element))) return null;
    return KEYS[(rtl && MIRRORED[event.key]) || event.key] ?? null;
}
