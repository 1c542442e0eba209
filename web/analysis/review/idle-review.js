/** Reviews a game without showing it, in a separate engine that ends with the review. */

import { EngineClient } from "../../engine/client.js";
import { Store } from "../../ui/store.js";
import { emptyAnalysis } from "../analysis-model.js";
import { loadAnalysis } from "../load-analysis.js";
import { GameAnalysis } from "./game-analysis.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 */

/**
 * @param {GameRecord} record
 * @param {AbortSignal} signal  ends the review early
 * @param {(values: AnalysisModel["graph"]["values"]) => void} started  receives the map that the values enter
 * @returns {Promise<AnalysisModel | null>} with the values of all positions; null if it was ended early or failed
 */
export async function reviewQuietly(record, signal, started) {
    const engine = new EngineClient();
    try {
        const { games } = await engine.games();
        const { base, tree, path, layout, state } = await loadAnalysis(engine, record);
        if (signal.aborted) return null;
        /** @type {AnalysisModel} */
        const model = { ...emptyAnalysis(), games, base, tree, path, layout, state };
        const store = new Store(model);
        started(store.value.graph.values);
        const analysis = new GameAnalysis({ engine, store, failed: () => {} });
        signal.addEventListener("abort", () => analysis.stop());
        return (await analysis.start()) ? store.value : null;
    } catch {
        return null;
    } finally {
        engine.close();
    }
}
