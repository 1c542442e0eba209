/**
 * The openings of the games on this device, by position as books name them, so that mirror images and orders of moves
 * count together here too.
 *
 * @typedef {Tally} OwnTally
 *
 * By position, the positions that followed. `all`: games with and without a known result.
 * @typedef {Map<string, Map<string, {all: number, tally: OwnTally}>>} OwnOpenings
 */

import { readersOutcome } from "../summary.js";

/**
 * @import { GameRecord, GameSpec } from "../../engine/protocol.js"
 * @import { Game } from "../game-entry.js"
 * @import { Tally } from "../summary.js"
 */

/** Older games are left out: each one takes a moment. */
export const MOST_OWN = 1000;

/** @param {Record<string, string | number>} options */
const rulesOf = (options) =>
    JSON.stringify(
        Object.entries(options)
            .map(([name, value]) => [name, String(value)])
            .sort(),
    );

/**
 * Whether two games have the same rules.
 * @param {Record<string, string | number>} one @param {Record<string, string | number>} other  all options of each
 */
export const sameRules = (one, other) => rulesOf(one) === rulesOf(other);

/**
 * Returns all options of a game: those given, and the usual values of the others.
 * @param {GameSpec | undefined} spec
 * @param {Record<string, string | number>} [given]
 */
export const allOptions = (spec, given = {}) => ({
    ...Object.fromEntries((spec?.options ?? []).map(({ name, standard }) => [name, standard])),
    ...given,
});

/**
 * Sums up the games from the usual start with these rules.
 * @param {Game[]} games  newest first
 * @param {object} what
 * @param {string} what.game
 * @param {Record<string, string | number>} what.options  all of them
 * @param {GameSpec | undefined} what.spec
 * @param {number} what.plies
 * @param {(record: GameRecord, most: number) => Promise<string[]>} what.keysOf  names the positions of a game
 * @returns {Promise<OwnOpenings>}
 */
export async function ownOpenings(games, { game, options, spec, plies, keysOf }) {
    const fitting = games.filter(
        ({ record }) => record.game === game && !record.setup && sameRules(allOptions(spec, record.options), options),
    );
    /** @type {OwnOpenings} */
    const found = new Map();
    for (const entry of fitting.slice(0, MOST_OWN)) {
        const actions = (entry.record.actions ?? []).slice(0, plies);
        // A game of another version of the rules does not count.
        const keys = await keysOf({ game, options, actions }, plies).catch(() => []);
        const outcome = readersOutcome(entry);
        for (let ply = 0; ply + 1 < keys.length; ++ply) add(found, keys[ply], keys[ply + 1], outcome);
    }
    return found;
}

/**
 * @param {OwnOpenings} found
 * @param {string} from
 * @param {string} to
 * @param {ReturnType<typeof readersOutcome>} outcome
 */
function add(found, from, to, outcome) {
    const next = found.get(from) ?? new Map();
    const entry = next.get(to) ?? { all: 0, tally: { games: 0, won: 0, drawn: 0, lost: 0 } };
    entry.all += 1;
    if (outcome) {
        entry.tally.games += 1;
        entry.tally[outcome] += 1;
    }
    found.set(from, next.set(to, entry));
}
