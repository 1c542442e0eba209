/** The keys of an embedded game. */
import { commandOf, gameCommands } from "../../widgets/boards/shortcuts.js";
import { controlsOf } from "../game.js";

/** @import { QuintetGame } from "./game-element.js" */

/** @param {QuintetGame} game @param {KeyboardEvent} event */
export function pressed({ session, t }, event) {
    if (!session || !t) return;
    const command = commandOf(event, { letters: false, rtl: t.language.direction === "rtl", proposed: false });
    /** @type {Partial<Record<string, () => unknown>>} */
    const commands = gameCommands(session.controller);
    const wanted = command === "undo" || command === "redo" ? "undo" : "step";
    const act = command && commands[command];
    if (!act || !controlsOf(session.options).includes(wanted)) return;
    event.preventDefault();
    act();
}
