/**
 * What the reader does with one button or one key: the deeds, and the keys for them. Keys work anywhere but in fields, and on the
 * board only where it does not want them itself.
 *
 * @typedef {import("./lab.js").Lab} Lab
 * @typedef {import("../board/board.js").QuintetBoard} QuintetBoard
 * @typedef {keyof typeof deeds} Deed
 */

export const deeds = {
    first: (/** @type {Lab} */ lab) => lab.end("first"),
    back: (/** @type {Lab} */ lab) => lab.step(-1),
    forward: (/** @type {Lab} */ lab) => lab.step(1),
    last: (/** @type {Lab} */ lab) => lab.end("last"),
    above: (/** @type {Lab} */ lab) => lab.beside(-1),
    below: (/** @type {Lab} */ lab) => lab.beside(1),
    promote: (/** @type {Lab} */ lab) => lab.promote(),
    remove: (/** @type {Lab} */ lab) => lab.remove(),
    undo: (/** @type {Lab} */ lab) => lab.undo(),
};

/** @type {Record<string, Deed>} */
const KEYS = {
    ArrowLeft: "back",
    ArrowRight: "forward",
    ArrowUp: "above",
    ArrowDown: "below",
    Home: "first",
    End: "last",
    Delete: "remove",
};
/** In text that runs from right to left. @type {Record<string, string>} */
const MIRRORED = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
const FOCUS_BOARD = "b";

/** What keys do, as the key of its translation, and what is written on them. */
export const keysInWords = [
    ["lab.keys.steps", "←", "→"],
    ["lab.keys.beside", "↑", "↓"],
    ["lab.keys.ends", "Home", "End"],
    ["lab.remove", "Delete"],
    ["lab.undo", "Ctrl Z"],
    ["lab.keys.board", "B"],
];

/**
 * @param {KeyboardEvent} event
 * @param {{board: QuintetBoard | null, rtl: boolean, letters: boolean}} how  `letters`: whether single letters count
 * @returns {Deed | "board" | null} `board`: to it goes the focus
 */
export function deedOf(event, { board, rtl, letters }) {
    const [target] = event.composedPath();
    const element = /** @type {Partial<Element>} */ (target);
    if (event.defaultPrevented || event.altKey) return null;
    if (element.matches?.("input, select, textarea")) return null;
    if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "z" ? "undo" : null;
    if (event.key === FOCUS_BOARD) return letters ? "board" : null;
    if (element.closest?.("svg") && board?.renderRoot.contains(/** @type {Element} */ (element))) return null;
    return KEYS[(rtl && MIRRORED[event.key]) || event.key] ?? null;
}
