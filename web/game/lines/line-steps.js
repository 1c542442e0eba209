/**
 * Walks through a stored line: the correct actions for each ply. Exercises of embedded games and sequences of exercise
 * sheets contain one.
 *
 * `state`: the position before the step. `playable`: the step's legal actions. `illegal`: the first illegal action;
 * undefined if all are legal.
 * @typedef {{state: GameState, playable: string[], illegal: string | undefined}}
 *     LineStep
 * @typedef {{load: (record: GameRecord) => Promise<{state: GameState}>}} Loader
 */

/** @import { GameRecord, GameState } from "../../engine/protocol.js" */

/**
 * Yields each step and then plays its first legal action. Ends after a step without a legal action. While a step is
 * handled, the engine shows the position before it.
 * @param {Loader} engine
 * @param {GameRecord} record  ends with the first position
 * @param {string[][]} steps
 * @returns {AsyncGenerator<LineStep>}
 */
export async function* lineSteps(engine, record, steps) {
    /** @type {string[]} */
    const line = [];
    for (const step of steps) {
        const actions = [...(record.actions ?? []), ...line];
        const { state } = await engine.load({ ...record, actions, ply: actions.length });
        const legal = new Set(state.legal.map(({ text }) => text));
        const playable = step.filter((text) => legal.has(text));
        yield { state, playable, illegal: step.find((text) => !legal.has(text)) };
        if (playable.length === 0) return;
        line.push(playable[0]);
    }
}
