/** What the engine says about a try: its best answer, and what one of the reader's own mistakes is worth. */

import { ACCEPTED_LOSS } from "../../../analysis/review/classes.js";
import { finalChances, findingsOf, sharesOf } from "../../../analysis/review/graph.js";
import { EngineSearch } from "../../../engine/search.js";
import { recordAt } from "./solving.js";

/**
 * @import { EngineClient } from "../../../engine/client.js"
 * @import { GameSpec, GameState } from "../../../engine/protocol.js"
 * @import { Task } from "./solving.js"
 */

/** Effort of the search for an answer, and of each of the two searches that compare an action with the best one. */
const ANSWER = { nodes: 60_000, timeMs: 1200 };
const COMPARISON = { nodes: 100_000, timeMs: 900 };
const SLICE_MS = 20;

export class Judge {
    #engine;
    #search;

    /** @param {EngineClient} engine */
    constructor(engine) {
        this.#engine = engine;
        this.#search = new EngineSearch(engine, SLICE_MS);
    }

    /**
     * The best answer to an action, and who wins by force after it.
     * @param {Task} task
     * @param {string} action
     * @param {GameState} end  after it, not over
     * @param {GameSpec} spec
     */
    async answer(task, action, end, spec) {
        const together = task.puzzle?.others === "together" && spec.algorithms.includes("paranoid");
        const effort = together ? { ...ANSWER, algorithm: "paranoid" } : ANSWER;
        const progress = await this.#search.start(recordAt(task, [action]), effort);
        const players = spec.players.length;
        const { proof } = findingsOf(progress, end.toMove, players);
        return { reply: progress.best, proof: proof ?? null, chances: sharesOf(progress, players) };
    }

    /**
     * What an action gives away against the best one, as a share of the chances of winning: the same effort for both.
     * @param {Task} task
     * @param {string} action
     * @param {GameState} end  after it
     * @param {GameSpec} spec
     */
    async loss(task, action, end, spec) {
        const [best] = task.right;
        const players = spec.players.length;
        const record = recordAt(task, [best.action]);
        const { end: ideal } = await this.#engine.call("describe", record, record.actions.length);
        const aim = await this.#chances(task, best.action, ideal, players);
        const reached = await this.#chances(task, action, end, players);
        return Math.max(0, aim[task.player] - reached[task.player]);
    }

    /** @param {Task} task @param {string} action @param {GameState} end @param {number} players */
    async #chances(task, action, end, players) {
        if (end.outcome.state !== "ongoing") return finalChances(end.outcome, players);
        const progress = await this.#search.start(recordAt(task, [action]), COMPARISON);
        const chances = sharesOf(progress, players);
        if (progress.stopped || !chances) throw new Error("the search was stopped");
        return chances;
    }

    /** Whether a loss counts as right. @param {number} loss */
    accepts(loss) {
        return loss < ACCEPTED_LOSS;
    }

    stop() {
        return this.#search.stop().catch(() => {});
    }
}
