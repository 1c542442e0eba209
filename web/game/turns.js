/**
 * Decides whose turn it is and what happens next, from the model alone.
 *
 * In every game, players take turns in a fixed order (a player who cannot act passes, and a pass is an action). So the
 * player to move at any ply follows from the player to move now.
 *
 * `person`: wait for the user. `pass`: play the only legal action, a pass. `engine`: think at `level`. `paused`: it is
 * an engine's turn, but the game is paused; or the user looks at an earlier position of a game with people on other
 * devices. `away`: wait for a person on another device.
 * @typedef {{kind: "none" | "over" | "person" | "paused" | "away"}
 *         | {kind: "pass", action: string, player: Player}
 *         | {kind: "engine", level: string, player: Player}} Step
 */

import { resultOf } from "./ending.js";
import { AWAY, awayOf, PERSON } from "./model.js";

/**
 * @import { GameState } from "../engine/protocol.js"
 * @import { Model, Player } from "./model.js"
 */

/** Returns the next step of the game in the position shown. @param {Model} model @returns {Step} */
export function nextStep(model) {
    const { state, seats, paused, settings, trouble } = model;
    if (!state || trouble !== null) return { kind: "none" };
    if (resultOf(model).state !== "ongoing") return { kind: "over" };
    const player = state.toMove;
    const seat = seats[player];
    const pass = forcedPass(state);
    const out = reasonOut(state, player) !== null;
    const fixed = state.ply < state.length && state.ply < (awayOf(model)?.floor ?? 0);
    if (fixed) return { kind: "paused" };
    if (seat === AWAY && !pass) return { kind: "away" };
    if (seat === PERSON && !out) {
        return pass && settings.autoPass && !paused ? { kind: "pass", action: pass, player } : { kind: "person" };
    }
    if (paused) return { kind: "paused" };
    return pass ? { kind: "pass", action: pass, player } : { kind: "engine", level: seat, player };
}

/** Returns the pass if it is the only legal action. @param {GameState} state @returns {string | null} */
export function forcedPass(state) {
    const [only, ...others] = state.legal;
    return only?.kind === "pass" && others.length === 0 ? only.text : null;
}

/**
 * Returns why a player can only pass for the rest of the game, as the engine states it; null for players still in the
 * game.
 * @param {GameState} state
 * @param {Player} player
 */
export function reasonOut({ board }, player) {
    return board.eliminated.find((out) => out.player === player)?.reason ?? null;
}

/**
 * Returns the people at the board if none of them can act for the rest of the game, otherwise an empty list.
 * @param {Model} model
 * @returns {Player[]}
 */
export function onlookers({ state, seats }) {
    const people = seats.flatMap((seat, player) => (seat === PERSON ? [player] : []));
    return state && people.every((player) => reasonOut(state, player) !== null) ? people : [];
}

/**
 * Returns whether the game is over or no person can act any more. The words for this load later.
 * @param {Model} model
 */
export const endedForPeople = (model) => resultOf(model).state !== "ongoing" || onlookers(model).length > 0;

/**
 * Returns whether the clock of the player to move runs: not in a paused game, and not for an automatic pass.
 * @param {Model} model
 */
export function clockRuns(model) {
    const { kind } = nextStep(model);
    return model.clock !== null && !model.paused && ["person", "engine", "away"].includes(kind);
}

/** Returns the seats with every player moved to the next one. @param {string[]} seats */
export const rotateSeats = (seats) => seats.map((_, player) => seats[(player + seats.length - 1) % seats.length]);

/**
 * Returns the player who would resign now: the only person, or among several the one to move; null if no one can.
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
 * Returns the player to move at a ply.
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
 * Returns the ply to which "undo" leads: the previous turn of a person; without one, the previous ply.
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
 * Returns the ply to which "redo" leads: the next turn of a person or the last ply; without people, the next ply.
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
