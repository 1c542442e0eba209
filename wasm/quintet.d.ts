// The methods that `quintet.mjs` gives to JavaScript, written by hand beside `bindings.cpp`. A test compares the names
// with the compiled module. What they take and give is described in `descriptions/`, from which the build writes
// `shapes.d.ts`.

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

/** Holds one running game. No method throws, whatever the arguments are, unless their number is wrong. */
export interface Session {
    /** Lists the games and levels. `version` is that of Quintet, such as `0.3.0`. */
    games(): Answer<{ games: GameSpec[]; levels: Level[]; version: string }>;
    /** Replaces the running game by that of the record. Fast if both games start with the same actions. */
    load(record: GameRecord): Answer<{ state: GameState; layout: BoardLayout }>;
    play(action: string): Answer<{ state: GameState }>;
    /** Returns why an attempt on the board is not a legal action. */
    whyNot(attempt: Attempt): Answer<{ refusal: Refusal }>;
    goTo(ply: number): Answer<{ state: GameState }>;
    state(): Answer<{ state: GameState }>;
    layout(): Answer<{ layout: BoardLayout }>;

    /**
     * Describes the actions of a record from ply `from` on, and the position after them. Leaves the running game as it
     * is.
     */
    describe(record: GameRecord, from: number): Answer<{ actions: PlayedAction[]; end: GameState }>;

    /** Returns the current position in the form that the editor of positions uses. */
    setup(): Answer<{ setup: BoardSetup }>;
    /** Returns the position text of a setup, with the options of the running game, which it leaves as it is. */
    compose(setup: BoardSetup): Answer<{ position: string }>;

    /**
     * Returns the game up to a ply, or the whole game, in the text form that other programs exchange
     * (`GameSpec.notation`). Fails if there is no such form, or if the game does not start from the default position.
     */
    exportGame(ply: number | undefined): Answer<{ text: string }>;
    /**
     * Reads a game in the form of another program (`GameSpec.reads`). The record is null if the text is in none of
     * these forms. Leaves the running game as it is.
     */
    importGame(text: string): Answer<{ record: GameRecord | null }>;

    /** Frees the session. Do not use it afterwards. */
    delete(): void;
}

/** Searches one position at a time. Keeps its tables for the next position of the same game and options. */
export interface Search {
    /** Starts a search of the position that a record shows. Drops any search in progress. */
    start(record: GameRecord, request: SearchRequest): Answer<object>;
    /** Searches for about this long. */
    step(milliseconds: number): Answer<{ progress: SearchProgress }>;
    stop(): Answer<{ progress: SearchProgress }>;

    /** Frees the search. Do not use it afterwards. */
    delete(): void;
}

export interface Quintet {
    Session: new () => Session;
    Search: new () => Search;
}

/**
 * Loads the module. `wasmBinary`: the bytes of `quintet.wasm`, for where `fetch` cannot get them
 * (Node); `locateFile`: its address, if it does not lie beside this file under its own name.
 */
export default function createQuintet(options?: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile?: (name: string) => string;
    printErr?: (text: string) => void;
}): Promise<Quintet>;
