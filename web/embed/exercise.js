/**
 * An exercise lists the correct actions for each ply from a first position. The reader has one seat; at the other plies
 * the page plays the solution's reply. A teacher writes the solution, and the engine checks that each action is legal.
 *
 * @typedef {{load: (record: GameRecord) => Promise<{state: GameState}>, play: (action: string) => Promise<unknown>}}
 *     Loader
 *
 * The part of the controller that an exercise uses.
 * @typedef {Pick<EmbedController, "store" | "exercise" | "onTry" | "playNow" | "wait">}
 *     Player
 */

import { lineSteps } from "../game/lines/line-steps.js";
import { hintFound } from "../game/model.js";
import { Problem } from "../ui/notices/problem.js";
import { reasonAgainst } from "./refusal.js";

/**
 * @import { GameRecord, GameState } from "../engine/protocol.js"
 * @import { EmbedController } from "./embed-controller.js"
 * @import { Session } from "./session.js"
 */

/** Delay before the opponent's reply, in milliseconds, so that readers can follow. */
const REPLY_DELAY_MS = 600;

/**
 * The first position of an exercise and its steps. Without a solution, the steps are the actions after the ply shown.
 * @param {GameRecord} record
 * @param {string[][] | undefined} solution
 */
export function exerciseIn({ ply, ...record }, solution) {
    const actions = record.actions ?? [];
    const start = solution ? (ply ?? actions.length) : (ply ?? 0);
    const steps = solution ?? actions.slice(start).map((action) => [action]);
    return { record: { ...record, actions: actions.slice(0, start) }, steps };
}

export class Exercise {
    /**
     * @param {string[][]} steps  correct actions by ply
     * @param {number} start  ply of the first position
     * @param {number} reader  seat to move in the first position
     */
    constructor(steps, start, reader) {
        this.steps = steps;
        this.start = start;
        this.reader = reader;
        /** Number of tries at the current step. */
        this.tries = 0;
    }

    /** Returns the correct actions in a position, or null outside the exercise. @param {GameState} state */
    correctActionsIn(state) {
        return this.steps[state.ply - this.start] ?? null;
    }

    /** @param {GameState} state  the first position or a later one */
    isReadersTurn(state) {
        return state.toMove === this.reader && this.correctActionsIn(state) !== null && !isOver(state);
    }

    /** Returns the reply that the page plays in this position, or null. @param {GameState} state */
    replyIn(state) {
        if (state.toMove === this.reader || state.ply < state.length) return null;
        const legal = new Set(state.legal.map(({ text }) => text));
        return this.correctActionsIn(state)?.find((text) => legal.has(text)) ?? null;
    }

    /**
     * Whether the reader has nothing left to find: the last step is played, the game is over, or the solution has no
     * legal reply to the correct action that the reader chose.
     * @param {GameState} state
     */
    isSolved(state) {
        if (state.ply <= this.start) return false;
        if (isOver(state) || this.correctActionsIn(state) === null) return true;
        return state.toMove !== this.reader && state.ply === state.length && this.replyIn(state) === null;
    }

    /**
     * Takes a try of the reader: plays a correct action and the replies to it.
     * @param {Player} player
     * @param {string} action
     */
    async take(player, action) {
        const { state } = player.store.value;
        if (!state || !this.isReadersTurn(state)) return;
        this.tries += 1;
        if (!this.correctActionsIn(state)?.includes(action)) {
            player.onTry("wrong", action);
            return;
        }
        await player.playNow(action);
        const { state: after } = player.store.value;
        if (!after || after === state) return;
        player.onTry(this.isSolved(after) ? "solved" : "right", action);
        this.tries = 0;
        await this.#reply(player);
    }

    /** Marks a correct action for the reader. @param {Player} player */
    hint({ store }) {
        const { state } = store.value;
        if (!state || !this.isReadersTurn(state)) return;
        const right = this.correctActionsIn(state) ?? [];
        const legal = state.legal.find(({ text }) => right.includes(text));
        store.update((model) => hintFound(model, legal?.text ?? null));
    }

    /** Plays the solution's replies until it is the reader's turn again. @param {Player} player */
    async #reply(player) {
        const { state } = player.store.value;
        const reply = state && this.replyIn(state);
        if (!reply) return;
        await player.wait(REPLY_DELAY_MS);
        // The reader may have changed the position during the delay.
        if (player.store.value.state !== state || player.exercise !== this) return;
        await player.playNow(reply);
        const { state: after } = player.store.value;
        if (!after || after === state) return;
        if (this.isSolved(after)) player.onTry("solved", reply);
        else await this.#reply(player);
    }
}

/** @param {GameState} state */
const isOver = (state) => state.outcome.state !== "ongoing";

/**
 * Checks every step with the engine: each action must be legal after the first actions of the earlier steps.
 * @param {Loader} engine
 * @param {GameRecord} record  ends with the first position
 * @param {string[][]} steps
 * @returns {Promise<{exercise: Exercise | null, problem: Problem | null}>} `problem`: the first problem found.
 *     With a problem, `exercise` holds the legal actions before it, up to the reader's last one; null without such
 *     actions.
 */
export async function validateExercise(engine, record, steps) {
    const before = record.actions ?? [];
    /** @type {string[][]} */
    const valid = [];
    /** @type {number[]} */
    const movers = [];
    let problem = steps.length === 0 ? new Problem("embed.bad.solution") : null;
    for await (const { state, playable, illegal } of lineSteps(engine, record, steps)) {
        if (illegal !== undefined && !problem) {
            const params = { action: illegal, step: valid.length + 1 };
            problem = new Problem("embed.bad.step", params, await reasonAgainst(engine, illegal));
        }
        if (playable.length === 0) break;
        valid.push(playable);
        movers.push(state.toMove);
    }
    const [reader] = movers;
    // The replies after the reader's last action are dropped: no step of the reader follows them.
    if (problem) valid.length = movers.lastIndexOf(reader) + 1;
    return { exercise: valid.length ? new Exercise(valid, before.length, reader) : null, problem };
}

/**
 * Like `validateExercise`, but rejects with the first problem, a `Problem`.
 * @param {Loader} engine
 * @param {GameRecord} record
 * @param {string[][]} steps
 * @param {GameRecord} [before]  the record to load again if the exercise is wrong
 * @returns {Promise<Exercise>}
 */
export async function checkedExercise(engine, record, steps, before) {
    const { exercise, problem } = await validateExercise(engine, record, steps);
    if (exercise && !problem) return exercise;
    if (before) await engine.load(before);
    throw problem;
}

/**
 * Continues the game after a solved exercise, with the seats that the options name.
 * @param {Pick<Session, "controller" | "options" | "store">} session
 */
export async function goOn({ controller, options, store }) {
    controller.endExercise();
    for (const [player, seat] of (options.seats ?? []).entries()) {
        if (player < store.value.seats.length) await controller.setSeat(player, seat);
    }
    await controller.setPaused(false);
}
