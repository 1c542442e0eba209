/**
 * Whose turn it is, and what happens next: the one place that decides it, from the model alone.
 *
 * Players take turns in a fixed circle in every game (a player who cannot act passes, and that is an action), so
 * whose turn it was at any ply follows from whose it is now.
 *
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./model.js").Player} Player
 * @typedef {import("../engine/protocol.js").GameState} GameState
 *
 * `person`: wait for the reader. `pass`: play the only legal action, a pass. `engine`: think at `level`.
 * `paused`: it is an engine's turn, but engines wait.
 * @typedef {{kind: "none" | "over" | "person" | "paused"}
 *         | {kind: "pass", action: string, player: Player}
 *         | {kind: "engine", level: string, player: Player}} Step
 */

import { resultOf } from "./ending.js";
import { PERSON } from "./model.js";

/**
 * @param {Model} model
 * @returns {Step}
 */
export function nextStep(model) {
    const { state, seats, paused, settings, trouble } = model;
    if (!state || trouble !== null) return { kind: "none" };
    if (resultOf(model).state !== "ongoing") return { kind: "over" };
    const player = state.toMove;
    const seat = seats[player];
    const pass = forcedPass(state);
    if (seat === PERSON) {
        return pass && settings.autoPass && !paused ? { kind: "pass", action: pass, player } : { kind: "person" };
    }
    if (paused) return { kind: "paused" };
    return pass ? { kind: "pass", action: pass, player } : { kind: "engine", level: seat, player };
}

/**
 * The pass, if it is all the player to move can do.
 * @param {GameState} state
 * @returns {string | null}
 */
export function forcedPass(state) {
    const [only, ...others] = state.legal;
    return only?.kind === "pass" && others.length === 0 ? only.text : null;
}

/** Whether the clock of the player to move goes: not while the game waits, nor for a pass that happens by itself. @param {Model} model */
export function clockRuns(model) {
    const { kind } = nextStep(model);
    return model.clock !== null && !model.paused && (kind === "person" || kind === "engine");
}

/** Everyone sits one seat on. @param {string[]} seats */
export const seatsTurned = (seats) => seats.map((_, player) => seats[(player + seats.length - 1) % seats.length]);

/**
 * Who would resign now: the only person, or among several the one to move; null if no one can.
 * @param {Model} model
 * @returns {Player | null}
 */
export function resigner(model) {
    const { state, seats } = model;
    if (!state || state.ply !== state.length || resultOf(model).state !== "ongoing") return null;
    const people = seats.flatMap((seat, player) => (seat === PERSON ? [player] : []));
    if (people.length === 1) return people[0];
    return people.includes(state.toMove) ? state.toMove : null;
}

/**
 * @param {GameState} state
 * @param {number} ply
 * @param {number} playerCount
 * @returns {Player}
 */
export function moverAt(state, ply, playerCount) {
    const steps = (state.toMove + ply - state.ply) % playerCount;
    return (steps + playerCount) % playerCount;
}

/**
 * Where "undo" leads: to the last turn of a person before this ply; where none is left, or no person plays, one
 * ply back.
 * @param {GameState} state
 * @param {string[]} seats
 */
export function undoTarget(state, seats) {
    for (let ply = state.ply - 1; ply >= 0; --ply) {
        if (seats[moverAt(state, ply, seats.length)] === PERSON) return ply;
    }
    return Math.max(0, state.ply - 1);
}

/**
 * Where "redo" leads: to the next turn of a person after this ply, or to the last ply; one ply on where no person plays.
 * @param {GameState} state
 * @param {string[]} seats
 */
export function redoTarget(state, seats) {
    if (!seats.includes(PERSON)) return Math.min(state.length, state.ply + 1);
    for (let ply = state.ply + 1; ply < state.length; ++ply) {
        if (seats[moverAt(state, ply, seats.length)] === PERSON) return ply;
    }
    return state.length;
}

/**
 * The actions of a game in rounds, one column for each player in order of play; `null` where a round
 * has no action of a player. `ply` is the position that the action leads to.
 * @param {GameState} state
 * @param {number} playerCount
 * @returns {({ply: number, player: Player, text: string} | null)[][]}
 */
export function rounds(state, playerCount) {
    const first = moverAt(state, 0, playerCount);
    /** @type {({ply: number, player: Player, text: string} | null)[][]} */
    const all = [];
    state.actions.forEach((text, index) => {
        const column = (first + index) % playerCount;
        if (index === 0 || column === 0) all.push(Array(playerCount).fill(null));
        all[all.length - 1][column] = { ply: index + 1, player: column, text };
    });
    return all;
}
