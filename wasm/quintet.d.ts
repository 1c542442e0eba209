// What `quintet.mjs` gives to JavaScript, written by hand beside `bindings.cpp`: the Emscripten of
// Debian 12 cannot write it. A test compares the names with the compiled module.

import type {
    BoardLayout,
    BoardSetup,
    EngineError,
    GameRecord,
    GameSpec,
    GameState,
    Level,
    SearchProgress,
    SearchRequest,
} from "../web/engine/protocol.js";

/** What was asked for, or what went wrong; after an error nothing has changed. */
export type Answer<Content> = (Content & { error?: undefined }) | { error: EngineError };

/** One game at a time. Nothing throws, whatever the arguments are; only their number must be right. */
export interface Session {
    games(): Answer<{ games: GameSpec[]; levels: Level[] }>;
    /** Unless there is an error, the record's game replaces the one before. */
    load(record: GameRecord): Answer<{ state: GameState; layout: BoardLayout }>;
    /** The same, but what the search has learnt of a game with the same options and setup is kept. */
    revisit(record: GameRecord): Answer<{ state: GameState; layout: BoardLayout }>;
    play(action: string): Answer<{ state: GameState }>;
    goTo(ply: number): Answer<{ state: GameState }>;
    state(): Answer<{ state: GameState }>;
    layout(): Answer<{ layout: BoardLayout }>;

    /** The position shown as one that is set up by hand. */
    setup(): Answer<{ setup: BoardSetup }>;
    /** The position text of a setup for a game with the present options; the game on the board stays. */
    compose(setup: BoardSetup): Answer<{ position: string }>;

    /**
     * The game up to a ply, or whole, in the text form that programs of that game exchange (`GameSpec.notation`). An error
     * if it has none, or if the game did not begin from the usual start.
     */
    exportGame(ply: number | undefined): Answer<{ text: string }>;
    /** The record of a game in such a form; the game on the board stays. */
    importGame(text: string): Answer<{ record: GameRecord }>;

    /** Begins to think about the position shown. `load`, `play` and `goTo` end it. */
    startSearch(request: SearchRequest): Answer<object>;
    /** Thinks for about so many milliseconds. */
    stepSearch(milliseconds: number): Answer<{ progress: SearchProgress }>;
    stopSearch(): Answer<{ progress: SearchProgress }>;

    /** The number of legal action sequences of length `depth`, 0 to 20. */
    perft(depth: number): Answer<{ sequences: number }>;
    /** The same by first action; `depth` from 1. */
    divide(depth: number): Answer<{ sequences: Record<string, number> }>;
    /** Fixed work, the same natively. It takes seconds; the caller keeps the time. */
    bench(game: string): Answer<{ nodes: number; signature: string }>;

    /** Bytes: in use, and in the whole heap. */
    heap(): { used: number; size: number };

    /** Frees the session; it must not be used afterwards. */
    delete(): void;
}

export interface Quintet {
    Session: new () => Session;
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
