/**
 * Learn from your mistakes: the game goes back to the position before each mistake of a player, who tries again. What
 * counts as right is judged by the engine, with the same effort for the best action and for the one tried.
 *
 * @typedef {EngineClient} Engine
 *
 * `line`: the game as it was reviewed. `items`: the mistakes. `tried`: the action under judgement or judged last.
 * `loss`: what it gives away. `reply`: the best answer to it. `solved`: by item, whether it was found, or looked at;
 * null while open. `phase`: "reviewing" while the game is reviewed for its mistakes.
 * @typedef {{player: number, line: string[], items: Reviewed[], index: number, tried: string, loss: number,
 *     phase: "reviewing" | "try" | "checking" | "right" | "wrong" | "shown", reply: string,
 *     solved: (boolean | null)[]}} Exercise
 */

import { EngineSearch } from "../../engine/search.js";
import { isOver, keyOf, mainValues, playerCount } from "../analysis-model.js";
import { ACCEPTED_LOSS, exercisesOf, reviewOf } from "./classes.js";
import { EFFORTS } from "./game-analysis.js";
import { finalChances, sharesOf } from "./graph.js";
import { CLOSE_LOOK } from "./mistakes.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { Analysis } from "../analysis.js"
 * @import { Reviewed } from "./classes.js"
 * @import { Value } from "./graph.js"
 */

/** Length of a slice of the search, in milliseconds. */
const SLICE_MS = 20;

export class Practice {
    #engine;
    #search;
    #analysis;
    /** Number of judgements, so that late replies are dropped. */
    #turn = 0;

    /**
     * @param {object} parts
     * @param {Engine} parts.engine
     * @param {Analysis} parts.analysis
     * @param {(player: number) => void} parts.begun  called when the mistakes of a player are practised
     */
    constructor({ engine, analysis, begun }) {
        this.begun = begun;
        this.#engine = engine;
        this.#search = new EngineSearch(engine, SLICE_MS);
        this.#analysis = analysis;
    }

    get #store() {
        return this.#analysis.store;
    }

    get #exercise() {
        return this.#store.value.practice;
    }

    /**
     * Reviews the game, then starts with the first mistake.
     * @param {number} player
     * @param {Map<string, Value>} [values]  known ones
     */
    async prepare(player, values) {
        this.#turn += 1;
        const turn = this.#turn;
        this.#begin({ player, line: [], items: [], phase: "reviewing" });
        const complete = await this.#analysis.gameAnalysis.start(CLOSE_LOOK, values);
        if (turn === this.#turn && !(complete && this.start(player))) this.end();
    }

    /** Starts with the first mistake. @param {number} player */
    start(player) {
        const { line, values } = mainValues(this.#store.value);
        const items = exercisesOf(reviewOf(values, line), player);
        if (items.length === 0) return undefined;
        this.#turn += 1;
        this.#begin({ player, line, items, phase: "try" });
        this.begun(player);
        return this.back();
    }

    /** Goes to the position of the exercise. */
    back() {
        const exercise = this.#exercise;
        if (!exercise) return undefined;
        return this.#analysis.go(this.#before(exercise));
    }

    /** Whether an action on the board is a try. */
    get isAt() {
        const exercise = this.#exercise;
        const { path, state } = this.#store.value;
        if (!exercise?.items.length || !state || exercise.phase === "checking") return false;
        const before = keyOf(this.#before(exercise));
        return keyOf(path) === before && keyOf(state.actions) === before;
    }

    /** Judges an action. @param {string} action */
    async try(action) {
        const exercise = this.#exercise;
        if (!exercise) return;
        this.#turn += 1;
        const turn = this.#turn;
        const item = exercise.items[exercise.index];
        this.#change({ phase: "checking", tried: action, reply: "" });
        this.#mark(action);
        try {
            const { loss, reply } = await this.#judge(exercise, item, action);
            if (turn !== this.#turn) return;
            const right = loss < ACCEPTED_LOSS;
            this.#change({ phase: right ? "right" : "wrong", loss, reply });
            if (right) this.#settle(true);
        } catch (error) {
            if (turn !== this.#turn) return;
            this.#change({ phase: "try", tried: "" });
            this.#analysis.refuse(error);
        }
    }

    /** Shows the answer. */
    async show() {
        this.#turn += 1;
        const exercise = this.#exercise;
        if (!exercise) return;
        this.#change({ phase: "shown", tried: "", reply: "" });
        this.#settle(false);
        await this.back();
        this.#mark(exercise.items[exercise.index].best);
    }

    /** Goes on to the next mistake, or from the last one to the first that is still open. */
    next() {
        const exercise = this.#exercise;
        if (!exercise) return undefined;
        const later = exercise.solved.findIndex((each, index) => each === null && index > exercise.index);
        const index = later >= 0 ? later : exercise.solved.indexOf(null);
        if (index < 0) return this.end();
        this.#turn += 1;
        this.#change({ index, phase: "try", tried: "", loss: 0, reply: "" });
        this.#mark("");
        return this.back();
    }

    end() {
        this.#turn += 1;
        if (!this.#exercise) return;
        this.#store.update((model) => ({ ...model, practice: null }));
        this.#mark("");
        this.#search.stop().catch(() => {});
        this.#analysis.search.restart();
    }

    /** Marks an action on the board; none for "". @param {string} action */
    #mark(action) {
        const { state } = this.#store.value;
        this.#analysis.look(state?.legal.find(({ text }) => text === action) ?? null);
    }

    /** @param {Exercise} exercise */
    #before({ line, items, index }) {
        return line.slice(0, items[index].ply - 1);
    }

    /**
     * What an action gives away, and the best answer to it.
     * @param {Exercise} exercise @param {Reviewed} item @param {string} action
     */
    async #judge(exercise, item, action) {
        if (action === item.best) return { loss: 0, reply: "" };
        if (action === item.action) return { loss: item.loss, reply: item.next.line?.[0] ?? "" };
        const players = playerCount(this.#store.value);
        const record = { ...this.#store.value.base, actions: [...this.#before(exercise), action] };
        const { end } = await this.#engine.call("describe", record, record.actions.length);
        if (isOver(end)) {
            return { loss: Math.max(0, item.before - finalChances(end.outcome, players)[item.player]), reply: "" };
        }
        const progress = await this.#search.start({ ...record, ply: record.actions.length }, EFFORTS[item.now.look]);
        const chances = sharesOf(progress, players);
        if (progress.stopped || !chances) throw new Error("the search was stopped");
        return { loss: Math.max(0, item.before - chances[item.player]), reply: progress.best };
    }

    /** @param {boolean} found */
    #settle(found) {
        const exercise = this.#exercise;
        if (!exercise || exercise.solved[exercise.index] !== null) return;
        const solved = exercise.solved.map((each, index) => (index === exercise.index ? found : each));
        this.#change({ solved });
    }

    /** @param {Pick<Exercise, "player" | "line" | "items" | "phase">} exercise */
    #begin(exercise) {
        const solved = exercise.items.map(() => null);
        this.#update({ ...exercise, index: 0, tried: "", loss: 0, reply: "", solved });
        this.#analysis.search.rest();
    }

    /** @param {Exercise} practice */
    #update(practice) {
        this.#store.update((model) => ({ ...model, practice }));
    }

    /** @param {Partial<Exercise>} change */
    #change(change) {
        const exercise = this.#exercise;
        if (exercise) this.#update({ ...exercise, ...change });
    }
}
