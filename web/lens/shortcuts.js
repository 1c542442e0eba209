/**
 * The commands of the transport, and their keys. They work everywhere except in input fields. While the tree has the
 * focus, it uses the arrow keys itself and the letters still work.
 *
 * @typedef {keyof typeof commands} Command
 */
import { inField } from "../ui/forms/in-field.js";
import { typedKey } from "../ui/forms/typed-key.js";

/**
 * @import { Speed } from "./lens-model.js"
 * @import { Lens } from "./lens.js"
 */

/** @type {Speed[]} */
const SPEEDS = ["slow", "medium", "fast", "fastest"];

/** @param {Lens} lens @param {1 | -1} by */
function speedUp(lens, by) {
    const now = SPEEDS.indexOf(lens.model.speed);
    lens.setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, now + by))]);
}

export const commands = {
    play: (/** @type {Lens} */ lens) => (lens.model.playing ? lens.pause() : lens.play()),
    in: (/** @type {Lens} */ lens) => lens.in(),
    backward: (/** @type {Lens} */ lens) => lens.back(),
    over: (/** @type {Lens} */ lens) => lens.over(),
    backOver: (/** @type {Lens} */ lens) => lens.backOver(),
    out: (/** @type {Lens} */ lens) => lens.out(),
    nextCut: (/** @type {Lens} */ lens) => lens.cut(1),
    previousCut: (/** @type {Lens} */ lens) => lens.cut(-1),
    first: (/** @type {Lens} */ lens) => lens.first(),
    last: (/** @type {Lens} */ lens) => lens.last(),
    faster: (/** @type {Lens} */ lens) => speedUp(lens, 1),
    slower: (/** @type {Lens} */ lens) => speedUp(lens, -1),
};

/**
 * The keys of each command as the reader sees them; the last one of several works in the tree, too.
 * @type {Record<Command, string[]>}
 */
const KEYS = {
    play: ["Space"],
    in: ["→", "Page Down", "I"],
    backward: ["←", "Page Up", "B"],
    over: ["↓", "O"],
    backOver: ["↑", "Shift O"],
    out: ["Shift ↑", "U"],
    nextCut: ["N"],
    previousCut: ["Shift N"],
    first: ["Home"],
    last: ["End"],
    faster: ["+"],
    slower: ["-"],
};

/** @param {Command} command */
export const keysOf = (command) => KEYS[command];

/** The commands in the order of the table of keys. */
export const keyTable = /** @type {Command[]} */ (Object.keys(KEYS));

/** @type {Record<string, Command>} */
const byKey = {
    " ": "play",
    ArrowRight: "in",
    ArrowLeft: "backward",
    // What a presenter's clicker sends.
    PageDown: "in",
    PageUp: "backward",
    ArrowDown: "over",
    ArrowUp: "backOver",
    Home: "first",
    End: "last",
    "+": "faster",
    "-": "slower",
};
/** @type {Record<string, Command>} */
const byLetter = { i: "in", b: "backward", o: "over", u: "out", n: "nextCut" };
/** @type {Record<string, Command>} */
const byShiftedLetter = { o: "backOver", n: "previousCut" };
/** Replacements in right-to-left text. @type {Record<string, string>} */
const MIRRORED = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/**
 * The command of a key press, or null.
 * @param {KeyboardEvent} event
 * @param {{rtl: boolean, letters: boolean}} how  `letters`: whether letter keys are shortcuts
 * @returns {Command | null}
 */
export function commandOf(event, { rtl, letters }) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || inField(event)) return null;
    const [target] = /** @type {Partial<Element>[]} */ (event.composedPath());
    // Space presses a focused button.
    if (event.key === " " && target.closest?.("button, a, summary, label")) return null;
    if (event.key === "ArrowUp" && event.shiftKey) return "out";
    const key = byKey[(rtl && MIRRORED[event.key]) || event.key];
    if (key) return key;
    const letter = event.shiftKey ? byShiftedLetter : byLetter;
    return letters ? (letter[typedKey(event)] ?? null) : null;
}
