// Types of an embedded Quintet game: the options, the messages to and from a frame with `embed.html`, and the element
// `<quintet-game>` of `quintet-game.js`.

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

export type Mode = "play" | "replay" | "exercise";
export type Control = "status" | "players" | "step" | "undo" | "hint" | "new" | "moves" | "open";

/** All are optional. The documentation says what each does, and how it is written in an address or as an attribute. */
export interface EmbedOptions {
    game?: string;
    options?: Record<string, string | number>;
    /** An object, its JSON, or what stands after `#` in a link to Quintet. */
    record?: GameRecord | string;
    setup?: string;
    actions?: string[];
    ply?: number;
    mode?: Mode;
    /** For each player `person` or a level: `beginner`, `easy`, `medium`, `hard`, `expert`. */
    seats?: string[];
    /** For each ply after the first position the actions that are right; replies of the other side among them. */
    solution?: string[][];
    task?: string;
    controls?: Control[];
    language?: "auto" | "en" | "zh-Hans" | "fa";
    theme?: "auto" | "light" | "dark";
    /** Degrees clockwise: multiples of 30 on hexagons, of 90 on squares. */
    orientation?: "auto" | number;
    coordinates?: boolean;
    /** Origins of the pages that may send messages, or `*`. */
    parent?: string[];
}

/** How an embedded game stands. */
export interface GameSnapshot {
    /** The whole game; `setState` takes it back. */
    record: GameRecord;
    seats: string[];
    paused: boolean;
    /** The position shown, 0 to `length`. */
    ply: number;
    length: number;
    /** Names of the players by seat, such as `red`. */
    players: string[];
    toMove: number;
    /** Legal actions of the position shown. */
    legal: string[];
    /** The position shown, as text. */
    position: string;
    outcome: { state: "ongoing" | "won" | "drawn"; winner: number | null; reason: string };
    thinking: boolean;
}

/** At least one limit, or a level; without any a second. */
export interface SearchRequest {
    level?: string;
    algorithm?: string;
    /** At most 60 000. */
    timeMs?: number;
    depth?: number;
    nodes?: number;
    /** 1 to 5. */
    lines?: number;
    seed?: number;
}

export interface SearchResult {
    /** Of the position that was searched. */
    ply: number;
    best: string;
    depth: number;
    nodes: number;
    seconds: number;
    /** Best first; `scores` and `chances` (0 to 1) by player. */
    lines: { actions: string[]; scores: number[]; chances: number[]; provenPlies: number }[];
    /** A newer search ended this one early. */
    stopped: boolean;
}

/** What can be asked of an embedded game, and what comes back. */
export interface Commands {
    /** Options as for a new frame; those that are left out are as usual. */
    load: { payload: { options: EmbedOptions }; result: GameSnapshot };
    play: { payload: { action: string }; result: GameSnapshot };
    undo: { payload: object; result: GameSnapshot };
    redo: { payload: object; result: GameSnapshot };
    goTo: { payload: { ply: number }; result: GameSnapshot };
    /** `level`: `person` or an engine's level; for all engines where no `player` is named. */
    setLevel: { payload: { level: string; player?: number }; result: GameSnapshot };
    search: { payload: { request?: SearchRequest }; result: SearchResult };
    getState: { payload: object; result: GameSnapshot };
    setState: { payload: { state: { record: GameRecord; seats?: string[]; paused?: boolean } }; result: GameSnapshot };
}

/** What an embedded game tells by itself. */
export interface Events {
    /** It can be played, and answers commands. */
    ready: { state: GameSnapshot };
    /** Anything about it has changed. */
    state: { state: GameSnapshot };
    action: { action: string; player: number; ply: number };
    gameover: { outcome: GameSnapshot["outcome"]; players: string[] };
    /** Of an exercise: what the reader has tried. `tries` counts from 1 at each step. */
    exercise: { result: "right" | "wrong" | "solved"; action: string; tries: number };
    /** Something was wrong with options, a command or the engine. `code` does not change with the language. */
    error: { code: string; message: string; detail: string };
    /** The size it has, and the height at which the board fills this width, in CSS pixels. */
    resize: { width: number; height: number; idealHeight: number };
}

export type MessageId = string | number;

/** Messages to a frame. A command with an `id` is answered by one `reply` or one `error` with the same. */
export type MessageToFrame = {
    [Name in keyof Commands]: { quintet: 1; type: Name; id?: MessageId } & Commands[Name]["payload"];
}[keyof Commands];

/** Messages from a frame. */
export type MessageFromFrame =
    | { [Name in keyof Events]: { quintet: 1; type: Name } & Events[Name] }[keyof Events]
    | {
          [Name in keyof Commands]: {
              quintet: 1;
              type: "reply";
              id: MessageId;
              to: Name;
              result: Commands[Name]["result"];
          };
      }[keyof Commands]
    | ({ quintet: 1; type: "error"; id: MessageId } & Events["error"]);

/** Methods reject with an `Error` that has a `code`. Events are those of `Events`, with `quintet-` in front. */
export interface QuintetGameElement extends HTMLElement {
    load(options: EmbedOptions): Promise<GameSnapshot>;
    play(action: string): Promise<GameSnapshot>;
    undo(): Promise<GameSnapshot>;
    redo(): Promise<GameSnapshot>;
    goTo(ply: number): Promise<GameSnapshot>;
    setLevel(level: string, player?: number): Promise<GameSnapshot>;
    search(request?: SearchRequest): Promise<SearchResult>;
    getState(): Promise<GameSnapshot>;
    setState(state: Commands["setState"]["payload"]["state"]): Promise<GameSnapshot>;
}

declare global {
    interface HTMLElementTagNameMap {
        "quintet-game": QuintetGameElement;
    }
    interface HTMLElementEventMap {
        "quintet-ready": CustomEvent<Events["ready"]>;
        "quintet-state": CustomEvent<Events["state"]>;
        "quintet-action": CustomEvent<Events["action"]>;
        "quintet-gameover": CustomEvent<Events["gameover"]>;
        "quintet-exercise": CustomEvent<Events["exercise"]>;
        "quintet-error": CustomEvent<Events["error"]>;
        "quintet-resize": CustomEvent<Events["resize"]>;
    }
}
