// The classes of `quintet.mjs`, written by hand to match `bindings.cpp`. A test compares the names with the compiled
// module. The build generates the types of arguments and results, `shapes.d.ts`, from `engine/fields/`.

import type {
    Attempt,
    BoardLayout,
    BoardSetup,
    EngineError,
    GameRecord,
    GameSpec,
    GameState,
    Level,
    PlayedAction,
    Refusal,
    SearchProgress,
    SearchRequest,
} from "../build/wasm/shapes.js";

/** The requested content, or an error. An error leaves the session unchanged. */
export type Answer<Content> = (Content & { error?: undefined }) | { error: EngineError };

/** Holds one running game. Methods return errors; they throw only if the number of arguments is wrong. */
export interface Session {
    /** Lists the games and levels. `version`: the version of Quintet, such as `0.3.0`. */
    games(): Answer<{ games: GameSpec[]; levels: Level[]; version: string }>;
    /** Replaces the running game by the game of a record. Fast if both games start with the same actions. */
    load(record: GameRecord): Answer<{ state: GameState; layout: BoardLayout }>;
    /** Plays an action, given as its text, and discards the known actions after the current ply. */
    play(action: string): Answer<{ state: GameState }>;
    /** Returns why an attempt on the board is not a legal action. */
    whyNot(attempt: Attempt): Answer<{ refusal: Refusal }>;
    /** Shows the position at a ply, 0 to `GameState.length`, for undo and redo. */
    goTo(ply: number): Answer<{ state: GameState }>;
    state(): Answer<{ state: GameState }>;

    /**
     * Describes the actions of a record from ply `from` on, and the position after them. Does not change the running
     * game.
     */
    describe(record: GameRecord, from: number): Answer<{ actions: PlayedAction[]; end: GameState }>;

    /** Returns the current position as a setup for the position editor. */
    setup(): Answer<{ setup: BoardSetup }>;
    /** Returns the position text of a setup, with the options of the running game. Does not change the running game. */
    compose(setup: BoardSetup): Answer<{ position: string }>;

    /**
     * Returns the game up to a ply, or the whole game, in the text form that other programs exchange
     * (`GameSpec.notation`). Fails if the game has no such form, or does not start from the default position.
     */
    exportGame(ply: number | undefined): Answer<{ text: string }>;
    /**
     * Reads a game in the form of another program (`GameSpec.reads`). The record is null if the text is in another
     * form. Does not change the running game.
     */
    importGame(text: string): Answer<{ record: GameRecord | null }>;

    /** Frees the session. Do not use it afterwards. */
    delete(): void;
}

/** Searches one position at a time. Keeps its tables for the next position of the same game and options. */
export interface Search {
    /** Starts a search of the position that a record shows. Drops any search in progress. */
    start(record: GameRecord, request: SearchRequest): Answer<object>;
    /** Searches for about this many milliseconds, and returns the progress. */
    step(milliseconds: number): Answer<{ progress: SearchProgress }>;
    /** Ends the search, and returns its results. */
    stop(): Answer<{ progress: SearchProgress }>;

    /** Frees the search. Do not use it afterwards. */
    delete(): void;
}

export interface Quintet {
    Session: new () => Session;
    Search: new () => Search;
}

/**
 * Loads the module. `wasmBinary`: the bytes of `quintet.wasm`, where `fetch` cannot load it (Node). `locateFile`:
 * returns its address, if it is not next to this file under its own name.
 */
export default function createQuintet(options?: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile?: (name: string) => string;
    printErr?: (text: string) => void;
}): Promise<Quintet>;
