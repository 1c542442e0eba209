/**
 * Clocks to choose from. The courses that set these games as projects limit the time of a program for a whole game; people can
 * try how much that is.
 *
 * @typedef {import("./clock.js").ClockRule} ClockRule
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

/** What own times begin with. */
export const ownClock = perGame(300, 3);

/**
 * The limits of the courses, in seconds for each player and game: COMP30024 gives Chexers 60 s, Cachex n * n s on a board of
 * size n, and Tetress 180 s; CSCI 561 plays Halma with 300 s as a rule.
 * @type {Record<string, (options: Record<string, string | number>) => number>}
 */
const limits = {
    chexers: () => 60,
    cachex: ({ size }) => Number(size) ** 2,
    tetress: () => 180,
    halma: () => 300,
};

/**
 * @param {string} game
 * @param {Record<string, string | number>} options  all of them, with their values
 * @returns {ClockRule | null} null if no course limits this game
 */
export function courseClock(game, options) {
    const seconds = limits[game]?.(options);
    return seconds ? perGame(seconds) : null;
}

/** @param {ClockRule | null} a @param {ClockRule | null} b */
export const sameClock = (a, b) =>
    a === b || (a?.kind === b?.kind && a?.seconds === b?.seconds && a?.increment === b?.increment);
