/**
 * The messages between the page and the engine's worker. `engine/fields/` describes the games, boards and
 * searches in them; the build writes their types from it.
 *
 * A request calls a method of the worker: see `worker/methods.js`, and for other workers `lens/engine/lens-methods.js`
 * and `arena/engine/arena-methods.js`. It has an `id`, and its answers have the same one: any number of `progress`
 * messages if the method takes long, and then one `reply` with what it returned, which may be an error.
 *
 * The worker sends `ready` once, before any reply. It may send `failed` at any time, as its last message.
 *
 * @typedef {import("../../build/wasm/shapes.js").ActionView} ActionView
 * @typedef {import("../../build/wasm/shapes.js").Attempt} Attempt
 * @typedef {import("../../build/wasm/shapes.js").BoardLayout} BoardLayout
 * @typedef {import("../../build/wasm/shapes.js").BoardSetup} BoardSetup
 * @typedef {import("../../build/wasm/shapes.js").CourseClock} CourseClock
 * @typedef {import("../../build/wasm/shapes.js").GameRecord} GameRecord
 * @typedef {import("../../build/wasm/shapes.js").GameSpec} GameSpec
 * @typedef {import("../../build/wasm/shapes.js").GameState} GameState
 * @typedef {import("../../build/wasm/shapes.js").HandItem} HandItem
 * @typedef {import("../../build/wasm/shapes.js").LabelledLine} LabelledLine
 * @typedef {import("../../build/wasm/shapes.js").Level} Level
 * @typedef {import("../../build/wasm/shapes.js").Mark} Mark
 * @typedef {import("../../build/wasm/shapes.js").OptionSpec} OptionSpec
 * @typedef {import("../../build/wasm/shapes.js").PlayedAction} PlayedAction
 * @typedef {import("../../build/wasm/shapes.js").Player} Player
 * @typedef {import("../../build/wasm/shapes.js").Point} Point
 * @typedef {import("../../build/wasm/shapes.js").Refusal} Refusal
 * @typedef {import("../../build/wasm/shapes.js").SearchDepth} SearchDepth
 * @typedef {import("../../build/wasm/shapes.js").SearchLine} SearchLine
 * @typedef {import("../../build/wasm/shapes.js").SearchProgress} SearchProgress
 * @typedef {import("../../build/wasm/shapes.js").SearchRequest} SearchRequest
 * @typedef {import("../../build/wasm/shapes.js").SearchVisits} SearchVisits
 * @typedef {import("../../build/wasm/shapes.js").Tally} Tally
 * @typedef {import("../../build/wasm/shapes.js").Token} Token
 *
 * @typedef {{id: number, method: string, args: unknown[]}} Request
 * @typedef {{id: number, type: "reply", value: {error?: CallError}}
 *         | {id: number, type: "progress", progress: unknown}
 *         | {id: 0, type: "ready", version: number}
 *         | {id: 0, type: "failed", error: EngineError}} Answer
 */

/**
 * @import { EngineError } from "../../build/wasm/shapes.js"
 * @import { CallError } from "./calls.js"
 */

/** The version of this protocol; page and worker must have the same one. */
export const PROTOCOL_VERSION = 3;
