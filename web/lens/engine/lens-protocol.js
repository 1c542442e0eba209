/**
 * What the methods of the lens's worker take and return, besides the types of `engine/protocol.js`.
 *
 * @typedef {import("../../../build/wasm/full-shapes.js").EvaluationTerm} EvaluationTerm
 * @typedef {import("../../../build/wasm/full-shapes.js").ExplainedEvaluation} ExplainedEvaluation
 * @typedef {SearchProgress} LensSearchProgress
 * @typedef {SearchRequest} LensSearchRequest
 * @typedef {import("../../../build/wasm/full-shapes.js").SearchStatistics} SearchStatistics
 * @typedef {import("../../../build/wasm/full-shapes.js").FormNote} FormNote
 * @typedef {import("../../../build/wasm/full-shapes.js").GoalCondition} GoalCondition
 * @typedef {import("../../../wasm/quintet-full.d.ts").LensRequest} LensRequest
 * @typedef {import("../../../wasm/quintet-full.d.ts").TracePart} TracePart
 * @typedef {import("../../engine/protocol.js").Request} Request
 *
 * `complete`: the run did what was asked; `nodes`: it reached its limit of nodes; `stopped`: another request ended it.
 * @typedef {"complete" | "nodes" | "stopped"} RunStop
 * `at`, `textsAt`: how many words and texts the parts before hold, so that a client can tell what it has if another
 * worker does the run again.
 * @typedef {TracePart & {at: number, textsAt: number}} PlacedPart
 */

/**
 * @import { SearchProgress, SearchRequest } from "../../../build/wasm/full-shapes.js"
 */

export {};
