/**
 * The messages between the page and the lens's worker, besides those of `engine/protocol.js`, which it serves as well.
 *
 * Runs have keys. Each key is a separate run, and several take turns; a new `run` or an `endRun` with the same key ends
 * the run under way. The answer to `run` is any number of `progress` messages with the parts of the trace, in order,
 * and then a reply. `at` and `textsAt`: how many words and texts the parts before hold, so that a client can tell what
 * it has if another worker does the run again.
 *
 * The lens's replies carry `refused` instead of `error` if the module refuses a request, because its errors may have a
 * `place`.
 *
 * @typedef {import("../../../build/wasm/lens-shapes.js").DiagramOptions} DiagramOptions
 * @typedef {import("../../../build/wasm/lens-shapes.js").EvaluationTerm} EvaluationTerm
 * @typedef {import("../../../build/wasm/lens-shapes.js").ExplainedEvaluation} ExplainedEvaluation
 * @typedef {import("../../../build/wasm/lens-shapes.js").LensOptions} LensOptions
 * @typedef {import("../../../build/wasm/lens-shapes.js").SearchProgress} LensSearchProgress
 * @typedef {import("../../../build/wasm/lens-shapes.js").SearchRequest} LensSearchRequest
 * @typedef {import("../../../build/wasm/lens-shapes.js").SearchStatistics} SearchStatistics
 * @typedef {import("../../../build/wasm/lens-shapes.js").ForeignRecord} ForeignRecord
 * @typedef {import("../../../build/wasm/lens-shapes.js").FormNote} FormNote
 * @typedef {import("../../../build/wasm/lens-shapes.js").GoalCondition} GoalCondition
 * @typedef {import("../../../build/wasm/lens-shapes.js").ProofRequest} ProofRequest
 * @typedef {import("../../../build/wasm/lens-shapes.js").ProvenWin} ProvenWin
 * @typedef {import("../../../build/wasm/lens-shapes.js").WinDistance} WinDistance
 * @typedef {import("../../../wasm/lens/quintet-lens.d.ts").LensError} LensError
 * @typedef {import("../../../wasm/lens/quintet-lens.d.ts").LensRequest} LensRequest
 * @typedef {import("../../../wasm/lens/quintet-lens.d.ts").TracePart} TracePart
 * @typedef {import("../../engine/protocol.js").Answer} Answer
 * @typedef {import("../../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../../engine/protocol.js").Request} Request
 *
 * @typedef {{id: number, type: "run", request: LensRequest, key: number}
 *         | {id: number, type: "endRun", key: number}
 *         | {id: number, type: "explain", record: GameRecord, without?: string[]}
 *         | {id: number, type: "terms", game: string, options?: GameRecord["options"]}
 *         | {id: number, type: "readTree", text: string}
 *         | {id: number, type: "reached", record: GameRecord, since: number, goal: GoalCondition[]}
 *         | {id: number, type: "findWin", record: GameRecord, effort: ProofRequest}
 *         | {id: number, type: "winDistance", record: GameRecord, player: number, effort: ProofRequest}
 *         | {id: number, type: "diagram", record: GameRecord, options?: DiagramOptions}
 *         | {id: number, type: "importRecords", text: string, name: string}
 *         | {id: number, type: "keys", record: GameRecord, most: number}
 *         | {id: number, type: "actionsTo", record: GameRecord, keys: string[]}} LensMessage
 *
 * `complete`: the run did what was asked; `nodes`: it reached its limit of nodes; `stopped`: another request ended it.
 * @typedef {"complete" | "nodes" | "stopped"} RunStop
 * @typedef {{players: number, height: number, nodes: number}} TreeFacts
 *
 * The fields of a reply depend on the request: `stop` (run), `explained`, `terms`, `tree` (readTree),
 * `reached`, `win` (findWin), `distance` (winDistance), `keys`, `actions` (actionsTo),
 * svg (diagram), `foreign` (importRecords).
 * @typedef {{id: number, type: "reply", refused?: LensError, stop?: RunStop, explained?: ExplainedEvaluation,
 *            terms?: string[], tree?: TreeFacts, reached?: boolean, win?: ProvenWin,
 *            foreign?: {games: ForeignRecord[], problem?: FormNote},
 *            distance?: WinDistance, svg?: string, keys?: string[], actions?: string[]}} LensReply
 * @typedef {TracePart & {at: number, textsAt: number}} PlacedPart
 * @typedef {LensReply | {id: number, type: "progress", progress: PlacedPart}} LensAnswer
 */

export {};
