// Types of `quintet-engine.js`, the engine alone. The build writes the shapes from `engine/fields/`.

import type {
    ActionView,
    Attempt,
    BoardLayout,
    GameRecord,
    GameSpec,
    GameState,
    Level,
    Refusal,
    SearchProgress,
    SearchRequest,
} from "../../build/wasm/shapes.js";

export * from "../../build/wasm/shapes.js";

/** The engine refuses a request or cannot serve it; the game is unchanged. */
export interface EngineFailure extends Error {
    /** The number of the wrong action in a record, from 1. */
    action?: number;
}

/**
 * Plays and searches one game at a time. Requests are served in order. Fires `restart` when the worker has crashed and
 * another one is about to start.
 */
export interface Engine extends EventTarget {
    /** Resolves when the engine is ready for the first time. */
    ready: Promise<void>;
    /** `version` is the version of Quintet, such as `0.3.0`. */
    games(): Promise<{ games: GameSpec[]; levels: Level[]; version: string }>;
    load(record: GameRecord): Promise<{ state: GameState; layout: BoardLayout }>;
    play(action: string): Promise<{ state: GameState }>;
    /**
     * Returns why an attempt on the board leads to no legal action: a key that identifies the reason, and the engine's
     * message. `to` alone is a click on a cell. All fields are empty if there is no reason to give.
     */
    whyNot(attempt: Attempt): Promise<Refusal>;
    /** Shows another ply; used for undo and redo. */
    goTo(ply: number): Promise<{ state: GameState }>;
    /** Returns the board views of a game's actions. The game may differ from the one on the board. */
    describe(record: GameRecord): Promise<ActionView[]>;
    /**
     * Searches the shown position until a limit of the request is reached, or until another `search`, `load`, `play`,
     * `goTo` or `stop` ends the search. Calls `onProgress` at most every 100 ms, and with the result.
     */
    search(request: SearchRequest, onProgress?: (progress: SearchProgress) => void): Promise<SearchProgress>;
    stop(): Promise<void>;
    /** Ends the worker. Rejects the pending requests and all later ones. */
    close(): void;
}

/** Starts an engine: in a worker, or in Node in the calling thread. */
export function createEngine(): Engine;
