/**
 * The time that a participant took over the course of its games.
 *
 * `action`: the number of its own action, from 1. `games`: how many games lasted that long. `median` and `worst`:
 * milliseconds for this action. `share` and `mostShare`: the part of the game's limit used up to here, in the median
 * and in the worst game; null without a limit.
 * @typedef {{action: number, games: number, median: number, worst: number, share: number | null,
 *            mostShare: number | null}} TimeRow
 */
import { notesAt } from "../results.js";
import { eachInSlices } from "../slices.js";

/** @import { Results } from "../results.js" */

/** The player who moves after `ply` actions. Who cannot move passes, and a pass is an action. */
export const moverAt = (/** @type {number} */ ply, /** @type {string[]} */ players) => ply % players.length;

/** The time of an action in milliseconds: that of the processor, where it was measured. @param {any} notes */
export function timeOf(notes) {
    const time = notes?.cpu_ms ?? notes?.ms;
    return Number.isFinite(time) && time >= 0 ? Number(time) : null;
}

/** @param {number[]} values  sorted */
function median(values) {
    const middle = values.length >> 1;
    return values.length % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

/** @param {number[]} values @param {number} unit */
const shares = (values, unit) => {
    const sorted = [...values].sort((a, b) => a - b);
    return { middle: median(sorted) / unit, most: sorted[sorted.length - 1] / unit };
};

/**
 * @param {Results} results
 * @param {number[]} games  places of the participant's games
 * @param {number} participant
 * @param {AbortSignal} [signal]
 * @returns {Promise<TimeRow[]>}
 */
export async function timesOf(results, games, participant, signal) {
    const { players, limits } = results;
    /**
     * By own action: the time of each game, and that of all actions so far.
     * @type {{one: number[], all: number[]}[]}
     */
    const actions = [];
    await eachInSlices(
        games,
        (index) => {
            const game = results.games[index];
            const seats = game.match.participants;
            for (const player of seats.keys()) {
                if (seats[player] !== participant) continue;
                let [number, all] = [0, 0];
                for (let ply = 0; ply < game.actions.length; ++ply) {
                    const notes = notesAt(game, ply + 1);
                    if ((notes?.player ?? moverAt(ply, players)) !== player) continue;
                    const time = timeOf(notes);
                    if (time === null) continue;
                    all += time;
                    actions[number] ??= { one: [], all: [] };
                    actions[number].one.push(time);
                    actions[number].all.push(all);
                    number += 1;
                }
            }
        },
        signal,
    );
    const limit = limits?.game_s ? limits.game_s * 1000 : 0;
    /** @type {TimeRow[]} */
    const rows = [];
    await eachInSlices(
        actions,
        ({ one, all }, index) => {
            const { middle, most } = shares(one, 1);
            const used = limit ? shares(all, limit) : null;
            rows.push({
                action: index + 1,
                games: one.length,
                median: middle,
                worst: most,
                share: used?.middle ?? null,
                mostShare: used?.most ?? null,
            });
        },
        signal,
    );
    return rows;
}
