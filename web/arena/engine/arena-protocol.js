/**
 * The messages between the arena and its engine's worker, besides those of `lens/engine/lens-protocol.js`, which the
 * worker serves as well.
 *
 * `arena` calls a method of the module's class `Arena`; the reply has what it returns in `value`.
 *
 * The engine's seats of a game have keys. Each has a search of its own that keeps what it has learnt from one action to
 * the next, as a participant of `quintet match` does. `sit` makes a new one and checks its request on a position;
 * `think` searches a position to the end, whose result is in `progress`; `rise` ends all of them. A seat that another
 * worker has lost in a crash is made again by `think`.
 *
 * Replies carry `refused` instead of `error`, as the lens's do.
 *
 * @typedef {import("../../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../../engine/protocol.js").SearchProgress} SearchProgress
 * @typedef {import("../../engine/protocol.js").SearchRequest} SearchRequest
 * @typedef {import("../../lens/engine/lens-protocol.js").LensError} LensError
 *
 * @typedef {{id: number, type: "arena", method: string, args: unknown[]}
 *         | {id: number, type: "sit", seat: number, record: GameRecord, request: SearchRequest}
 *         | {id: number, type: "think", seat: number, record: GameRecord, request: SearchRequest}
 *         | {id: number, type: "rise"}} ArenaMessage
 * @typedef {{id: number, type: "reply", refused?: LensError, value?: unknown, progress?: SearchProgress}} ArenaReply
 * @typedef {ArenaReply | {id: number, type: "progress", progress: SearchProgress}} ArenaAnswer
 */

/** The methods of the class `Arena` that `arena` may call. */
export const ARENA_METHODS = [
    "opening",
    "schedule",
    "seedsOf",
    "randomAction",
    "styles",
    "styleAction",
    "levelRatings",
    "ratings",
];
