/**
 * Where an agent stands: a match against random play and the levels of the engine that ends when its rating is known.
 *
 * @import { MatchCallbacks, MatchSetup } from "./match.js"
 */

import { Ladder } from "./ladder.js";
import { Match } from "./match.js";
import { ratingsBy } from "./results.js";

const MOST_GAMES = 400;

/**
 * Returns a match whose results have `stand`. It ends when half the 95 % interval of the agent's rating is at most
 * `halfWidth` (twice that below the first level), when the agent turns out to be stronger than all levels or weaker
 * than random play, or after `games` games.
 * @param {MatchSetup["participants"][0]} agent
 * @param {Omit<MatchSetup, "participants" | "rounds"> & {halfWidth?: number}} setup
 * @param {MatchCallbacks} [callbacks]
 */
export function standOf(agent, { halfWidth, games = MOST_GAMES, ...setup }, callbacks) {
    const given = { ...setup, participants: [agent], withLevels: true };
    return new Match(given, callbacks, async ({ spec, participants }, engine) => {
        if (participants.every(({ seat, elo }) => elo === undefined || seat === "random")) {
            throw new Error(`the ratings of the levels are not known for ${spec.id}`);
        }
        const rate = ratingsBy(engine);
        return new Ladder({ players: spec.players, participants, rate, mostGames: games, halfWidth });
    });
}
