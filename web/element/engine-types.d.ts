// Types of the engine alone, `quintet-engine.js`. Everything that a game looks like comes as data: cells and tokens to draw,
// and legal actions as text with the cells that they are about.

/** A seat, from 0. */
export type Player = number;
export interface Point {
    x: number;
    y: number;
}

/** A game as text: `actions` in the game's own notation, from `setup` or the usual start. */
export interface GameRecord {
    game: string;
    options?: Record<string, string | number>;
    setup?: string;
    actions?: string[];
    /** The position shown, where it is not the last one. */
    ply?: number;
    [other: string]: unknown;
}

export interface GameSpec {
    id: string;
    /** Names of the players by seat, such as `red`. */
    players: string[];
    options: {
        name: string;
        kind: "integer" | "choice";
        standard: string;
        choices: string[];
        minimum: number;
        maximum: number;
    }[];
    algorithms: string[];
}

/** A strength of the engine, and how long it thinks. */
export interface Level {
    id: string;
    timeMs: number;
}

/** What stays the same throughout a game. Centres are in distances between neighbouring cells, y downwards. */
export interface BoardLayout {
    shape: "pointy_hexagon" | "square";
    /** Empty where the board has no edges (Hive): then tokens and actions say where there is something. */
    cells: { id: string; centre: Point }[];
    zones: { role: string; player: Player | null; cells: string[] }[];
    sides: { player: Player | null; line: Point[] }[];
    capabilities: string[];
}

export interface Token {
    cell: string;
    centre: Point;
    /** In a stack, from 0. */
    height: number;
    player: Player | null;
    kind: string;
    label: string;
}

/** A legal action. Parts that it has not are empty. `text` is what `play` takes. */
export interface ActionView {
    text: string;
    kind: string;
    from: string;
    hand: string;
    to: string;
    cells: string[];
    path: string[];
}

export interface Mark {
    role: string;
    cells: string[];
}

/** The position shown. */
export interface GameState {
    game: string;
    options: Record<string, string>;
    setup: string;
    ply: number;
    /** Number of actions played, those after `ply` among them. */
    length: number;
    actions: string[];
    toMove: Player;
    outcome: { state: "ongoing" | "won" | "drawn"; winner: Player | null; reason: string };
    /** How often this position has come up. */
    occurrences: number;
    /** As text; a record's `setup` takes it. */
    position: string;
    board: {
        tokens: Token[];
        hands: { player: Player; kind: string; count: number }[];
        /** What counts towards the end; `target` 0 where there is none. */
        tallies: { player: Player; name: string; value: number; target: number }[];
        marks: Mark[];
    };
    legal: ActionView[];
    lastAction: ActionView | null;
    lastEffects: Mark[];
}

/** At least one limit, or a level. */
export interface SearchRequest {
    algorithm?: string;
    level?: string;
    depth?: number;
    nodes?: number;
    timeMs?: number;
    /** How many lines, 1 to 5. */
    lines?: number;
    seed?: number;
}

export interface SearchProgress {
    finished: boolean;
    depth: number;
    nodes: number;
    seconds: number;
    /** Text of the best action found so far; empty if there is none. */
    best: string;
    /** Best first; `scores` and `chances` (0 to 1) by player. */
    lines: { actions: string[]; scores: number[]; chances: number[]; provenPlies: number }[];
    /** Another request ended this search early. */
    stopped?: boolean;
}

/** A request was refused, or cannot be served; the game is as it was. */
export interface EngineFailure extends Error {
    /** Which action of a record is wrong, from 1. */
    action?: number;
}

/** One game at a time. Requests are served in order. `restart` tells that the worker had died and another one goes on. */
export interface Engine extends EventTarget {
    /** Resolves when the engine is there. */
    ready: Promise<void>;
    games(): Promise<{ games: GameSpec[]; levels: Level[] }>;
    load(record: GameRecord): Promise<{ state: GameState; layout: BoardLayout }>;
    play(action: string): Promise<{ state: GameState }>;
    /** Shows another ply: undo and redo. */
    goTo(ply: number): Promise<{ state: GameState }>;
    /**
     * Thinks about the position shown, until the request is fulfilled or another `search`, `load`, `play`, `goTo` or `stop`
     * comes. `onProgress` hears of it at most every 100 ms.
     */
    search(request: SearchRequest, onProgress?: (progress: SearchProgress) => void): Promise<SearchProgress>;
    stop(): Promise<void>;
    /** Ends the worker. What has no answer yet is rejected. */
    close(): void;
}

export function createEngine(): Engine;
