/** What the controller needs from outside: the engine, and the people on other devices. */
import type { EngineClient } from "../engine/client.js";
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
} from "../engine/protocol.js";

/** The part of `EngineClient` that the page uses. Tests pass another implementation. */
export interface Engine {
    games(): Promise<{ games: GameSpec[]; levels: Level[]; version?: string }>;
    load(record: GameRecord): Promise<{ state: GameState; layout: BoardLayout }>;
    play(action: string): Promise<{ state: GameState }>;
    whyNot(attempt: Attempt): Promise<Refusal>;
    goTo(ply: number): Promise<{ state: GameState }>;
    search(request: SearchRequest, onProgress: (progress: SearchProgress) => void): Promise<SearchProgress>;
    describe(record: GameRecord): Promise<ActionView[]>;
    call: EngineClient["call"];
    exportGame(ply?: number): Promise<string>;
    importGame(text: string): Promise<GameRecord | null>;
    stop(): Promise<unknown>;
    addEventListener: EventTarget["addEventListener"];
}

/** People on other devices who take part in the game on the board. */
export interface Company {
    /** Whether they share the clock. */
    live: boolean;
    /** Takes an action back with their consent; `plain` takes it back at once. */
    undo(plain: () => Promise<void>): Promise<void>;
    rematch(): Promise<void>;
    timedOut(player: number): unknown;
}
