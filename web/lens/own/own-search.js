/** Runs the reader's search on what the lens shows, and compares it with the lens's own. */

import { AgentFault } from "../../agents/agent-fault.js";
import { searchTree } from "../search/search-tree.js";
import { compareRuns } from "./compare-runs.js";
import { FILES } from "./own-code.js";
import { ownRunOf } from "./own-visits.js";
import { referenceOf } from "./reference.js";
import { itemsOfGame, itemsOfTree } from "./searched-items.js";
import { ShownRun } from "./shown-run.js";

/**
 * @import { StartProgress } from "../../agents/agent-client.js"
 * @import { Language, SearchAnswer } from "../../agents/search/run-search.js"
 * @import { Lens } from "../lens.js"
 * @import { LensRequest } from "../lens-model.js"
 * @import { Comparison } from "./compare-runs.js"
 * @import { Reference } from "./reference.js"
 *
 * `shown`: null if nothing ran.
 * @typedef {{answer: SearchAnswer, shown: ShownRun | null}} OwnResult
 * @typedef {Omit<Comparison, "leaves"> & Pick<Reference, "leaves"> & {own: number, correct: number[] | null,
 *     isLarge: boolean}} OwnComparison
 */

const USUAL_DEPTH = 2;

/**
 * Rejects as `runSearch` does.
 * @param {Lens} lens
 * @param {string} text
 * @param {object} how
 * @param {Language} how.language
 * @param {AbortSignal} how.signal
 * @param {(progress: StartProgress) => void} how.onProgress
 * @param {ConstructorParameters<typeof ShownRun>[0]["words"]} how.words
 * @returns {Promise<OwnResult>}
 */
export async function runOwn(lens, text, { language, signal, onProgress, words }) {
    const { runSearch } = await import("../../agents/search/run-search.js");
    const { record, options } = lens.model.request;
    const tree = lens.written ? searchTree(lens.written) : undefined;
    const searched = tree ? { tree } : { game: record, depth: options.depth ?? USUAL_DEPTH };
    const answer = await runSearch({
        language,
        files: { [FILES[language]]: text },
        ...searched,
        signal,
        onProgress,
    });
    const { run, fault } = answer;
    if (!run) return { answer, shown: null };
    try {
        const items = tree ? itemsOfTree(tree) : itemsOfGame(run.items ?? [], run.players);
        const shown = new ShownRun({
            run: ownRunOf(run, items),
            files: [text],
            language,
            name: run.function,
            stop: fault?.code === "limit-nodes" ? "nodes" : "complete",
            isStopped: fault !== null,
            words,
        });
        return { answer, shown };
    } catch {
        // Its numbers name nodes that aren't there.
        const changed = new AgentFault("message", "the search changed the answers of its worker");
        return { answer: { ...answer, run: null, fault: changed }, shown: null };
    }
}

/**
 * @param {Lens["engine"]} engine
 * @param {Pick<LensRequest, "record" | "tree">} searched
 * @param {ShownRun} shown
 * @returns {Promise<OwnComparison>}
 */
export async function compareOwn(engine, searched, { run, isStopped }) {
    const reference = await referenceOf(engine, searched, run);
    const { values, leaves } = reference;
    const comparison = compareRuns(run, { values, best: leaves.best }, isStopped);
    return {
        ...comparison,
        own: comparison.leaves,
        leaves,
        correct: values.get("") ?? null,
        isLarge: leaves.plain === null,
    };
}
