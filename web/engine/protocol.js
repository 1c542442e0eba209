/**
 * The words between the page and the engine's worker: the one place where they are written down.
 * Shapes of boards, actions and searches mirror `engine/core/board_view.hpp` and `engine/match/match.hpp`
 * (there with units and meaning), with names in camelCase.
 *
 * Every request carries an `id`; its answer carries the same. `search` is answered by any number of `progress`
 * messages (at most one in 100 ms, the last one always) and then by one `reply`. The newest search wins: a new `search`,
 * `load`, `play`, `goTo` or `stop` ends the one under way, whose reply then has `progress.stopped` set.
 *
 * The worker says `ready` once, before it answers anything, or `failed`, at any time and as its last word.
 *
 * @typedef {number} Player  seat, from 0
 * @typedef {{x: number, y: number}} Point
 * @typedef {{name: string, kind: 'integer' | 'choice', standard: string, choices: string[], minimum: number,
 *            maximum: number}} OptionSpec
 *
 * `notation`: what programs of this game call the text form of whole games that they exchange; empty if there is none.
 * @typedef {{id: string, players: string[], options: OptionSpec[], algorithms: string[],
 *            notation: string}} GameSpec
 * @typedef {{id: string, timeMs: number}} Level
 *
 * A game as it is saved, linked, sent and embedded. Unknown fields are kept. `ply` is the position shown, where it
 * is not the last one.
 * @typedef {{game: string, options?: Record<string, string | number>, setup?: string, actions?: string[],
 *            ply?: number, [other: string]: unknown}} GameRecord
 *
 * @typedef {{id: string, centre: Point}} Cell
 * @typedef {{role: string, player: Player | null, cells: string[]}} Zone
 * @typedef {{player: Player | null, line: Point[]}} Side
 * @typedef {{shape: 'pointy_hexagon' | 'square', cells: Cell[], zones: Zone[], sides: Side[],
 *            capabilities: string[]}} BoardLayout
 *
 * @typedef {{cell: string, centre: Point, height: number, player: Player | null, kind: string,
 *            label: string}} Token
 * @typedef {{player: Player, kind: string, count: number}} HandItem
 * @typedef {{player: Player, name: string, value: number, target: number}} Tally
 * @typedef {{role: string, cells: string[]}} Mark
 * @typedef {{tokens: Token[], hands: HandItem[], tallies: Tally[], marks: Mark[]}} BoardState
 *
 * A position as it is set up by hand (`engine/core/board_setup.hpp`). `ply` among the numbers may be left out. Of what is
 * handed to the engine `kinds` and bounds may be left out, too.
 * @typedef {{player: Player, kind: string, most: number}} SetupKind
 * @typedef {{cell: string, player: Player, kind: string, label: string}} SetupToken
 * @typedef {{name: string, player: Player | null, minimum: number, maximum: number, value: number}} SetupNumber
 * @typedef {{name: string, cell: string}} SetupMark
 * @typedef {{kinds: SetupKind[], tokens: SetupToken[], toMove: Player, numbers: SetupNumber[],
 *            marks: SetupMark[]}} BoardSetup
 *
 * Absent parts of an action are empty strings and empty lists.
 * @typedef {{text: string, kind: string, from: string, hand: string, to: string, cells: string[],
 *            path: string[]}} ActionView
 *
 * @typedef {{state: 'ongoing' | 'won' | 'drawn', winner: Player | null, reason: string}} Outcome
 *
 * Everything about the position shown.
 * @typedef {{game: string, options: Record<string, string>, setup: string, ply: number, length: number,
 *            actions: string[], toMove: Player, outcome: Outcome, occurrences: number, position: string,
 *            board: BoardState, legal: ActionView[], lastAction: ActionView | null, lastEffects: Mark[]}} GameState
 *
 * @typedef {{algorithm?: string, level?: string, depth?: number, nodes?: number, timeMs?: number,
 *            lines?: number, seed?: number}} SearchRequest
 * @typedef {{actions: string[], scores: number[], chances: number[], provenPlies: number}} SearchLine
 * @typedef {{depth: number, nodes: number, seconds: number, best: string, scores: number[],
 *            chances: number[]}} SearchDepth
 * @typedef {{finished: boolean, depth: number, nodes: number, seconds: number, best: string,
 *            lines: SearchLine[], depths: SearchDepth[], stopped?: boolean}} SearchProgress
 *
 * @typedef {{message: string, action?: number}} EngineError  `action`: which action of a record failed, from 1
 *
 * @typedef {{id: number, type: 'games'}
 *         | {id: number, type: 'load', record: GameRecord, keep?: boolean}
 *         | {id: number, type: 'play', action: string}
 *         | {id: number, type: 'goTo', ply: number}
 *         | {id: number, type: 'setup'}
 *         | {id: number, type: 'compose', setup: BoardSetup}
 *         | {id: number, type: 'export', ply?: number}
 *         | {id: number, type: 'import', text: string}
 *         | {id: number, type: 'search', request: SearchRequest}
 *         | {id: number, type: 'stop'}} Request
 *
 * `keep`: what the search has learnt of this game goes on to be used.
 *
 * What a successful reply holds depends on the request: `games` and `levels`; `state` and `layout` (load); `state` (play,
 * goTo); `setup` (setup); `position` (compose); `text` (export); `record` (import); `progress` (search); nothing (stop).
 * @typedef {{id: number, type: 'reply', games?: GameSpec[], levels?: Level[], state?: GameState,
 *            layout?: BoardLayout, setup?: BoardSetup, position?: string, text?: string, record?: GameRecord, progress?: SearchProgress, error?: EngineError}
 *         | {id: number, type: 'progress', progress: SearchProgress}
 *         | {id: 0, type: 'ready', version: number}
 *         | {id: 0, type: 'failed', error: EngineError}} Answer
 */

/** Version of the words above; page and worker must agree on it. */
export const PROTOCOL_VERSION = 1;
