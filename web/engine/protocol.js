/**
 * The messages between the page and the engine's worker. `wasm/descriptions/` describes the games, boards and
 * searches in them; the build writes their types from it.
 *
 * Every request has an `id`, and its answers have the same one. The answer to `search` is any number of `progress`
 * messages, at most one per 100 ms, and then one `reply` with the final progress.
 *
 * Searches have numbers from 0. Each number is a separate search that keeps what it has learnt. A new `search` or a
 * `stop` with the same number ends the search under way; its reply then has `progress.stopped` set.
 * `slice`: the milliseconds that a search runs before other searches and waiting requests have their turn; 15 by
 * default. Search 0 belongs to the game on the board: it searches the shown position, `load`, `play` and `goTo` end it,
 * and `load` deletes what it has learnt. Other searches have their own `record` and do not depend on the board.
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
 * @typedef {{id: number, type: 'games'}
 *         | {id: number, type: 'load', record: GameRecord}
 *         | {id: number, type: 'play', action: string}
 *         | {id: number, type: 'whyNot', attempt: Attempt}
 *         | {id: number, type: 'goTo', ply: number}
 *         | {id: number, type: 'describe', record: GameRecord, from: number}
 *         | {id: number, type: 'setup'}
 *         | {id: number, type: 'compose', setup: BoardSetup}
 *         | {id: number, type: 'export', ply?: number}
 *         | {id: number, type: 'import', text: string}
 *         | {id: number, type: 'search', request: SearchRequest, search: number, record?: GameRecord, slice?: number}
 *         | {id: number, type: 'stop', search: number}} Request
 *
 * The fields of a successful reply depend on the request: `games`, `levels` and `version` (games); `state` and `layout`
 * (load); `state` (play, goTo); `refusal` (whyNot); `actions` and `end` (describe): the views of the record's actions
 * from ply `from` on, and the position after the last one; `setup` (setup); `position` (compose); `text` (export);
 * `record` (import; null for a text in no known form); `progress` (search); none (stop).
 * @typedef {{id: number, type: 'reply', games?: GameSpec[], levels?: Level[], version?: string, state?: GameState,
 *            layout?: BoardLayout, refusal?: Refusal, actions?: PlayedAction[], end?: GameState, setup?: BoardSetup,
 *            position?: string, text?: string, record?: GameRecord | null, progress?: SearchProgress, error?:
 *            EngineError}
 *         | {id: number, type: 'progress', progress: SearchProgress}
 *         | {id: 0, type: 'ready', version: number}
 *         | {id: 0, type: 'failed', error: EngineError}} Answer
 */

/** The version of this protocol; page and worker must have the same one. */
export const PROTOCOL_VERSION = 2;
