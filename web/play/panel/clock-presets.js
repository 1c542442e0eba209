/**
 * Clocks to choose from. The courses that set these games as projects limit a program's time for a whole game. Their
 * limits are among the presets.
 */

/**
 * @import { CourseClock } from "../../engine/protocol.js"
 * @import { ClockRule } from "../../game/clock.js"
 */

/** @param {number} seconds @param {number} [increment] @returns {ClockRule} */
const perGame = (seconds, increment = 0) => ({ kind: "game", seconds, increment });
/** @param {number} seconds @returns {ClockRule} */
const perAction = (seconds) => ({ kind: "action", seconds, increment: 0 });

export const usualClocks = [
    perAction(5),
    perAction(15),
    perAction(60),
    perGame(60),
    perGame(180, 2),
    perGame(300, 3),
    perGame(600, 5),
    perGame(1800, 20),
];

/** Initial values of a custom clock. */
export const ownClock = perGame(300, 3);

/**
 * Returns the clock that a course uses for its programs.
 * @param {CourseClock} clock
 * @param {Record<string, string | number>} options  all options with their values
 * @returns {ClockRule | null} null if no course limits this game
 */
export function courseClock({ seconds, timesSquareOf }, options) {
    const times = timesSquareOf ? Number(options[timesSquareOf]) ** 2 : 1;
    return seconds ? perGame(seconds * times) : null;
}

/** @param {ClockRule | null} a @param {ClockRule | null} b */
export const sameClock = (a, b) =>
    a === b || (a?.kind === b?.kind && a?.seconds === b?.seconds && a?.increment === b?.increment);
