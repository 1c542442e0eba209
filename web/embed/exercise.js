/**
 * An exercise: from the first position on, for each ply the actions that are right. The reader has one seat; the other plies
 * of the solution are replies and come by themselves. What is right was written by a teacher; whether it can be played
 * at all is for the engine to say.
 *
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {{load: (record: GameRecord) => Promise<{state: GameState}>}} Loader
 */

import { RecordProblem } from "../app/record.js";

export class Exercise {
    /**
     * @param {string[][]} steps
     * @param {number} start  ply of the first position
     * @param {number} reader  the seat to move there
     */
    constructor(steps, start, reader) {
        this.steps = steps;
        this.start = start;
        this.reader = reader;
        /** How often the present step has been tried. */
        this.tries = 0;
    }

    /** What is right in a position, or null where the exercise has nothing to say. @param {GameState} state */
    rightIn(state) {
        return this.steps[state.ply - this.start] ?? null;
    }

    /** @param {GameState} state  the first position or a later one */
    isReadersTurn(state) {
        return state.toMove === this.reader && this.rightIn(state) !== null && !isOver(state);
    }

    /** The reply that comes by itself, if one does. @param {GameState} state */
    replyIn(state) {
        if (state.toMove === this.reader || state.ply < state.length) return null;
        const legal = new Set(state.legal.map(({ text }) => text));
        return this.rightIn(state)?.find((text) => legal.has(text)) ?? null;
    }

    /**
     * Whether nothing is left to find: all is played, or the game is over, or the reader has found another way than the one
     * that the replies answer.
     * @param {GameState} state
     */
    isSolved(state) {
        if (state.ply <= this.start) return false;
        if (isOver(state) || this.rightIn(state) === null) return true;
        return state.toMove !== this.reader && state.ply === state.length && this.replyIn(state) === null;
    }
}

/** @param {GameState} state */
const isOver = (state) => state.outcome.state !== "ongoing";

/**
 * Lets the engine look at every step: each action must be possible after the first actions of the steps before.
 * @param {Loader} engine
 * @param {GameRecord} record  ends with the first position
 * @param {string[][]} steps
 * @returns {Promise<Exercise>} or a RecordProblem
 */
export async function checkedExercise(engine, record, steps) {
    const before = record.actions ?? [];
    if (steps.length === 0) throw new RecordProblem("embed.bad.solution");
    let reader = 0;
    for (const [index, step] of steps.entries()) {
        const actions = [...before, ...steps.slice(0, index).map(([first]) => first)];
        const { state } = await engine.load({ ...record, actions, ply: actions.length });
        if (index === 0) reader = state.toMove;
        const legal = new Set(state.legal.map(({ text }) => text));
        const wrong = step.find((text) => !legal.has(text));
        if (wrong !== undefined) throw new RecordProblem("embed.bad.step", { action: wrong, step: index + 1 });
    }
    return new Exercise(steps, before.length, reader);
}
