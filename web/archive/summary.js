/**
 * What the archive says about the reader: results by level. Pure functions. Only games with one person
 * count: of two, no one can say which is the reader.
 *
 * @typedef {{games: number, won: number, drawn: number, lost: number}} Tally
 */

import { outcomeFor } from "./game-entry.js";

/** @import { Game } from "./game-entry.js" */

/** @returns {Tally} */
const emptyTally = () => ({ games: 0, won: 0, drawn: 0, lost: 0 });

/** What a game was for the reader; "" if that is not known. @param {Game} game */
export const readersOutcome = (game) => (game.persons.length === 1 ? outcomeFor(game, game.persons[0]) : "");

/** @param {Game[]} games @returns {Tally} */
export function tallyOf(games) {
    const tally = emptyTally();
    for (const game of games) add(tally, readersOutcome(game));
    return tally;
}

/** @param {Tally} tally @param {ReturnType<typeof readersOutcome>} outcome */
function add(tally, outcome) {
    if (outcome === "") return;
    tally.games += 1;
    tally[outcome] += 1;
}

/**
 * Results by opponent, in the order of the levels given; other opponents follow. Games against opponents of different
 * kinds have a row of their own, with the key `mixed`.
 * @param {Game[]} games
 * @param {string[]} levels  ids, weakest first
 * @returns {{opponent: string, tally: Tally}[]} `opponent`: the id of a level, `me`, `agent` or `mixed`
 */
export function byOpponent(games, levels) {
    /** @type {Map<string, Tally>} */
    const found = new Map();
    for (const game of games) {
        const outcome = readersOutcome(game);
        if (outcome === "") continue;
        const opponent = opponentOf(game);
        const tally = found.get(opponent) ?? emptyTally();
        add(tally, outcome);
        found.set(opponent, tally);
    }
    const order = [...levels, "me", "agent"];
    const place = (/** @type {string} */ id) => (order.includes(id) ? order.indexOf(id) : order.length);
    return [...found].sort(([a], [b]) => place(a) - place(b)).map(([opponent, tally]) => ({ opponent, tally }));
}

/** @param {Game} game */
function opponentOf({ seats, persons }) {
    const kinds = seats
        .filter((_, player) => !persons.includes(player))
        .map((seat) => (seat.startsWith("level:") ? seat.slice("level:".length) : seat.split(":")[0]));
    return kinds.length > 0 && new Set(kinds).size === 1 ? kinds[0] : "mixed";
}

/** The mean accuracy of the reader in reviewed games, null without any. @param {Game[]} games */
export function meanAccuracy(games) {
    const known = games.flatMap(({ review, persons }) => {
        const own = persons.length === 1 ? review?.accuracy[persons[0]] : null;
        return typeof own === "number" ? [own] : [];
    });
    return known.length ? known.reduce((sum, each) => sum + each, 0) / known.length : null;
}
