/**
 * What a report shows beside the table, counted from the games in slices.
 *
 * One participant against another: games in which the first did better, as well, and worse. With three players a game
 * counts for each pair.
 * @typedef {{wins: number, draws: number, losses: number}} Pairing
 *
 * `game` is a place in the list of games. `participant` is who lost by the fault.
 * @typedef {{game: number, participant: number, forfeit: Forfeit}} Fault
 *
 * `order`: the participants by rank. `pairings`: by `pairKey`. `gamesOf`: places of the games of each participant.
 * `plies`: actions in all games.
 * @typedef {{order: number[], pairings: Map<string, Pairing>, gamesOf: number[][], faults: Fault[], plies: number}}
 *     Facts
 */
import { checkGame, standingsOf } from "./results.js";
import { eachInSlices } from "./slices.js";

/** @import { Forfeit, PlayedGame, Results } from "./results.js" */

/** @param {number} first @param {number} second */
export const pairKey = (first, second) => `${first} ${second}`;

/** The participants by rank; those without a row of the table come last. @param {Results} results */
function orderOf({ participants, table }) {
    const ranked = [...new Set(table.map(({ participant }) => participant))];
    return [...ranked, ...participants.keys()].filter((each, index, all) => all.indexOf(each) === index);
}

/**
 * Counts the games. Rejects with a Problem for a game that cannot be counted.
 * @param {Results} results
 * @param {AbortSignal} [signal]
 * @returns {Promise<Facts>}
 */
export async function factsOf(results, signal) {
    /** @type {Facts} */
    const facts = {
        order: orderOf(results),
        pairings: new Map(),
        gamesOf: results.participants.map(() => []),
        faults: [],
        plies: 0,
    };
    const count = (/** @type {PlayedGame} */ game, /** @type {number} */ index) => {
        checkGame(game, index, results);
        const { participants: seats, forfeit } = game.match;
        const standings = standingsOf(game, results.players);
        facts.plies += game.actions.length;
        for (const [player, one] of seats.entries()) {
            // A participant may play against itself.
            if (facts.gamesOf[one].at(-1) !== index) facts.gamesOf[one].push(index);
            for (const [against, other] of seats.entries()) {
                if (player !== against) add(facts.pairings, one, other, standings[player] - standings[against]);
            }
        }
        if (forfeit) facts.faults.push({ game: index, participant: seats[forfeit.player], forfeit });
    };
    await eachInSlices(results.games, count, signal);
    return facts;
}

/** @param {Map<string, Pairing>} pairings @param {number} one @param {number} other @param {number} ahead */
function add(pairings, one, other, ahead) {
    const key = pairKey(one, other);
    const pairing = pairings.get(key) ?? { wins: 0, draws: 0, losses: 0 };
    pairings.set(key, pairing);
    if (ahead > 0) pairing.wins += 1;
    else if (ahead < 0) pairing.losses += 1;
    else pairing.draws += 1;
}

/**
 * Which games a list shows. -1 and "" stand for all. `against`: only with `participant`. `ending`: `win`, `draw`,
 * `loss` of the participant, or `fault`.
 * @typedef {{participant: number, against: number, ending: string}} Filter
 */

/** @type {Filter} */
export const everyGame = { participant: -1, against: -1, ending: "" };

/**
 * The places of the games that fit a filter.
 * @param {Results} results
 * @param {Facts} facts
 * @param {Filter} filter
 * @returns {number[]}
 */
export function gamesFor({ games, players }, { gamesOf, faults }, { participant, against, ending }) {
    const mine = participant < 0 ? null : gamesOf[participant];
    const faulty = ending === "fault" ? new Set(faults.map(({ game }) => game)) : null;
    const from = mine ?? (faulty ? [...faulty] : [...games.keys()]);
    return from.filter((index) => {
        const seats = games[index].match.participants;
        if (faulty && !faulty.has(index)) return false;
        if (against >= 0 && !seats.includes(against)) return false;
        if (!ending || faulty) return true;
        const standings = standingsOf(games[index], players);
        // Without a participant, "win" means that the game has a winner.
        if (participant < 0) return ending === (standings.includes(2) ? "win" : "draw");
        const own = standings[seats.indexOf(participant)];
        return ending === ["loss", "draw", "win"][own];
    });
}
