/**
 * The messages between the page and the engine's worker. `wasm/descriptions/` describes the games, boards and
 * searches in them; the build writes their types from it.
 *
 * A request calls a method of the worker: see `methods.js`, and for other workers `lens/engine/lens-methods.js` and
 * `arena/engine/arena-methods.js`. It has an `id`, and its answers have the same one: any number of `progress` messages
 * if the method takes long, and then one `reply` with what it returned, which may be an error.
 *
 * The worker sends `ready` once, before any reply. It may send `failed` at any time, as its last message.
 *
 * @typedef {import("../../build/wasm/shapes.js").ActionView} ActionView
 * @typedef {import("../../build/wasm/shapes.js").Attempt} Attempt
 * @typedef {import("../../build/wasm/shapes.js").BoardLayout} BoardLayout
 * @typedef {import("../../build/wasm/shapes.js").BoardSetup} BoardSetup
 * @typedef {import("../../build/wasm/shapes.js").BoardState} BoardState
 * @typedef {import("../../build/wasm/shapes.js").Cell} Cell
 * @typedef {import("../../build/wasm/shapes.js").CourseClock} CourseClock
 * @typedef {import("../../build/wasm/shapes.js").Elimination} Elimination
 * @typedef {import("../../build/wasm/shapes.js").EngineError} EngineError
 * @typedef {import("../../build/wasm/shapes.js").GameRecord} GameRecord
 * @typedef {import("../../build/wasm/shapes.js").GameSpec} GameSpec
 * @typedef {import("../../build/wasm/shapes.js").GameState} GameState
 * @typedef {import("../../build/wasm/shapes.js").HandItem} HandItem
 * @typedef {import("../../build/wasm/shapes.js").LabelledLine} LabelledLine
 * @typedef {import("../../build/wasm/shapes.js").Landmark} Landmark
 * @typedef {import("../../build/wasm/shapes.js").Level} Level
 * @typedef {import("../../build/wasm/shapes.js").Mark} Mark
 * @typedef {import("../../build/wasm/shapes.js").OptionSpec} OptionSpec
 * @typedef {import("../../build/wasm/shapes.js").Outcome} Outcome
 * @typedef {import("../../build/wasm/shapes.js").PlayedAction} PlayedAction
 * @typedef {import("../../build/wasm/shapes.js").Player} Player
 * @typedef {import("../../build/wasm/shapes.js").Point} Point
 * @typedef {import("../../build/wasm/shapes.js").Refusal} Refusal
 * @typedef {import("../../build/wasm/shapes.js").SearchDepth} SearchDepth
 * @typedef {import("../../build/wasm/shapes.js").SearchLine} SearchLine
 * @typedef {import("../../build/wasm/shapes.js").SearchProgress} SearchProgress
 * @typedef {import("../../build/wasm/shapes.js").SearchRequest} SearchRequest
 * @typedef {import("../../build/wasm/shapes.js").SearchVisits} SearchVisits
 * @typedef {import("../../build/wasm/shapes.js").SetupKind} SetupKind
 * @typedef {import("../../build/wasm/shapes.js").SetupMark} SetupMark
 * @typedef {import("../../build/wasm/shapes.js").SetupNumber} SetupNumber
 * @typedef {import("../../build/wasm/shapes.js").SetupToken} SetupToken
 * @typedef {import("../../build/wasm/shapes.js").Side} Side
 * @typedef {import("../../build/wasm/shapes.js").Tally} Tally
 * @typedef {import("../../build/wasm/shapes.js").Token} Token
 * @typedef {import("../../build/wasm/shapes.js").Zone} Zone
 *
 * @typedef {{id: number, method: string, args: unknown[]}} Request
 * @typedef {{id: number, type: "reply", value: {error?: import("./calls.js").CallError}}
 *         | {id: number, type: "progress", progress: unknown}
 *         | {id: 0, type: "ready", version: number}
 *         | {id: 0, type: "failed", error: EngineError}} Answer
 */

/** The version of this protocol; page and worker must have the same one. */
export const PROTOCOL_VERSION = 3;
