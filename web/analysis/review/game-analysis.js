/**
 * Analyses the whole game in the background, for the graph and the review. The first pass searches every position of
 * the main line briefly, so that the graph appears within seconds. The close pass searches all of them longer and
 * starts with the positions around mistakes; the deep one, on request, does the same with more time.
 *
 * @typedef {Store<AnalysisModel>} AnalysisStore
 * @typedef {EngineClient} Engine
 */

import { EngineSearch } from "../../engine/search.js";
import { emptyGraph, isOver, keyOf, mainValues, playerCount } from "../analysis-model.js";
import { finalChances, findingsOf, sharesOf } from "./graph.js";
import { CLOSE_LOOK, DEEP_LOOK, FIRST_LOOK, nextLook } from "./mistakes.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { GameState, PlayedAction } from "../../engine/protocol.js"
 * @import { Store } from "../../ui/store.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { Path } from "../tree/tree.js"
 * @import { Value } from "./graph.js"
 */

/** Limits of the search of a position, by pass. Later passes also look for the second best action. */
export const EFFORTS = [
    { nodes: 6000, timeMs: 18 },
    { nodes: 100_000, timeMs: 400, lines: 2 },
    { nodes: 1_000_000, timeMs: 3000, lines: 2 },
];
/**
 * Length of a slice, in milliseconds. The first pass needs one slice per position, so that it rarely waits for another
 * search.
 */
const SLICE_MS = 20;
/**
 * Minimum time between updates of the graph, in milliseconds: drawing one takes as long as a search of the first pass.
 */
const UPDATE_MS = 150;

export class GameAnalysis {
    #engine;
    #search;
    #store;
    #failed;
    #done;
    /** Number of runs, so that late replies are dropped. */
    #run = 0;
    /**
     * The last described line.
     * @type {{base: object, line: string, described: Promise<{actions: PlayedAction[], end: GameState}>} | null}
     */
    #line = null;

    /**
     * @param {{engine: Engine, store: AnalysisStore, failed: (error: unknown) => void, done?: () => void}} parts
     *     `done`: called when all positions have values of the last pass
     */
    constructor({ engine, store, failed, done = () => {} }) {
        this.#engine = engine;
        this.#search = new EngineSearch(engine, SLICE_MS);
        this.#store = store;
        this.#failed = failed;
        this.#done = done;
    }

    /**
     * Analyses the main line until all positions have values of the last pass or `stop` is called. It follows changes
     * of the line.
     * @param {number} [last]  the last pass
     * @param {Map<string, Value>} [given]  values that are known already, by `keyOf`
     * @returns {Promise<boolean>} whether it is complete
     */
    async start(last = CLOSE_LOOK, given) {
        for (const [key, value] of given ?? []) this.#store.value.graph.values.set(key, value);
        this.#run += 1;
        const run = this.#run;
        this.#update({ busy: true });
        let updated = -Infinity;
        let complete = false;
        try {
            for (;;) {
                const { line, values } = mainValues(this.#store.value);
                const next = nextLook(values, line, last);
                complete = !next;
                if (!next) break;
                const { ply, look } = next;
                const value = await this.#valueOf(line, ply, look);
                if (run !== this.#run) return false;
                if (!value) continue;
                const first = values[ply];
                const known = this.#store.value.graph.values;
                known.set(keyOf(line.slice(0, ply)), first ? { ...value, first } : value);
                if (performance.now() - updated < UPDATE_MS) continue;
                updated = performance.now();
                this.#update({ known: known.size });
            }
        } catch (error) {
            if (run === this.#run) this.#failed(error);
        }
        if (run !== this.#run) return false;
        this.#end();
        if (complete) this.#done();
        return complete;
    }

    stop() {
        this.#run += 1;
        this.#end();
        this.#search.stop().catch(() => {});
    }

    /** Drops all values, because another game is opened. */
    forget() {
        this.#run += 1;
        this.#update(emptyGraph());
    }

    #end() {
        this.#update({ busy: false, known: this.#store.value.graph.values.size });
    }

    /**
     * Searches a position and returns its value.
     * @param {Path} line
     * @param {number} ply
     * @param {number} look  the pass
     * @returns {Promise<Value | null>} null if the search was stopped
     */
    async #valueOf(line, ply, look) {
        const { base } = this.#store.value;
        const players = playerCount(this.#store.value);
        const { actions, end } = await this.#described(line);
        const toMove = actions[ply]?.player ?? end.toMove;
        if (ply === line.length && isOver(end)) {
            return { chances: finalChances(end.outcome, players), toMove, best: "", look: DEEP_LOOK };
        }
        const progress = await this.#search.start({ ...base, actions: line, ply }, EFFORTS[look]);
        const chances = sharesOf(progress, players);
        if (progress.stopped || !chances) return null;
        const more = look === FIRST_LOOK ? {} : findingsOf(progress, toMove, players);
        return { chances, toMove, best: progress.best, look, ...more };
    }

    /** The descriptions of a line's actions, and its final state. @param {Path} actions */
    #described(actions) {
        const { base } = this.#store.value;
        const line = keyOf(actions);
        if (this.#line?.base !== base || this.#line.line !== line) {
            const described = this.#engine.call("describe", { ...base, actions }, 0);
            this.#line = { base, line, described };
            described.catch(() => {
                this.#line = null;
            });
        }
        return this.#line.described;
    }

    /** @param {Partial<AnalysisModel["graph"]>} change */
    #update(change) {
        this.#store.update((model) => ({ ...model, graph: { ...model.graph, ...change } }));
    }
}
