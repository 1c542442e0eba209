/**
 * Endings outside the rules: a player resigns or runs out of time. An ending is stored in the record beside the actions
 * and can be undone like an action.
 *
 * `ply`: the position in which the game ended.
 * @typedef {{reason: "resigned" | "time", player: Player, ply: number}} Ending
 *
 * The result by the rules or by an ending. `loser`: the player who resigned or ran out of time. With three players the
 * other two win, and `winner` is null.
 * @typedef {{state: "ongoing" | "won" | "drawn", winner: Player | null, reason: string, loser: Player | null}} Result
 */

/** @import { Model, Player } from "./model.js" */

/** @type {Result} */
const ongoing = Object.freeze({ state: "ongoing", winner: null, reason: "", loser: null });

/**
 * Returns the result in the position shown.
 * @param {Pick<Model, "state" | "ending" | "seats">} model
 * @returns {Result}
 */
export function resultOf({ state, ending, seats }) {
    if (!state) return ongoing;
    if (state.outcome.state !== "ongoing") return { ...state.outcome, loser: null };
    if (ending?.ply !== state.ply) return ongoing;
    const { reason, player } = ending;
    return { state: "won", winner: seats.length === 2 ? 1 - player : null, reason, loser: player };
}

/**
 * Reads the ending of a record.
 * @param {any} value  from a record
 * @param {number} length  number of actions in the game
 * @param {number} count  number of players
 * @returns {Ending | null} null if the value is not a valid ending
 */
export function endingFrom(value, length, count) {
    const { reason, player, ply } = value ?? {};
    if (reason !== "resigned" && reason !== "time") return null;
    if (!Number.isInteger(player) || player < 0 || player >= count) return null;
    if (!Number.isInteger(ply) || ply < 0 || ply > length) return null;
    return { reason, player, ply };
}
