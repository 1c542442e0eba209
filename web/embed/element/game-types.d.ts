// Types of an embedded Quintet game: the options, the messages to and from a frame with `embed.html`, and the element
// `<quintet-game>` of `quintet-game.js`.

import type { GameRecord, Outcome, SearchLine } from "../../../build/wasm/shapes.js";
import type { Control, EmbedOptions, LensAlgorithm, LensPane, Mode } from "../../record/option-types.js";

export type { Control, EmbedOptions, GameRecord, LensAlgorithm, LensPane, Mode, Outcome, SearchLine };

/** The levels of the engine, weakest first. Where a seat is a `string`, it is `person` or a level. */
export type Level =
    | "beginner"
    | "novice"
    | "easy"
    | "casual"
    | "medium"
    | "skilled"
    | "hard"
    | "strong"
    | "expert"
    | "master";

/** The state of an embedded game. */
export interface GameSnapshot {
    /** The whole game; `setState` restores it. */
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
    outcome: Outcome;
    thinking: boolean;
}

/** An arena: the reader's agent, and the progress of the exercise. */
export interface ArenaSnapshot {
    /** The text of the agent. */
    code: string;
    /** The number of games played. */
    tries: number;
    solved: boolean;
}

/** A search lens: the progress of the search shown. */
export interface LensSnapshot {
    /** The step shown, 0 to `length`. */
    step: number;
    /** The number of steps of the search; it grows until the search has ended. */
    length: number;
    /** The number of the node that the step is about, or -1. */
    node: number;
    /** The step in one sentence, in the reader's language. */
    sentence: string;
    /** Whether the lens plays its steps. */
    playing: boolean;
}

/** A search needs a level or at least one of the limits `timeMs`, `depth` and `nodes`. Unknown fields are refused. */
export interface SearchRequest {
    /** A `Level`. */
    level?: string;
    /** An algorithm of the game. */
    algorithm?: string;
    /** Time limit in milliseconds, 1 to 60 000; 60 000 if only depth or nodes are given. */
    timeMs?: number;
    /** Depth limit in plies, 1 to 100. */
    depth?: number;
    /** Node limit, 1 to 1 000 000 000. */
    nodes?: number;
    /** The number of lines to report, 1 to 64. */
    lines?: number;
    /** Seed of the engine's random numbers, 0 to 4 294 967 295. */
    seed?: number;
}

export interface SearchResult {
    /** Ply of the searched position. */
    ply: number;
    best: string;
    depth: number;
    nodes: number;
    seconds: number;
    /** Best first. */
    lines: SearchLine[];
    /** Whether a newer search ended this one early. */
    stopped: boolean;
}

/** The commands of an embedded game, with their payload and result. */
export interface Commands {
    /**
     * Options as for a new frame; omitted ones have their default. If any is invalid, the game is unchanged. A search
     * lens replaces a game, and vice versa.
     */
    load: { payload: { options: EmbedOptions }; result: GameSnapshot | LensSnapshot | ArenaSnapshot };
    /**
     * In a game: plays an action. If it is illegal, `detail` of the `error` contains the engine's reason. In a search
     * lens: plays the steps from the one shown, or from the start if that is the last.
     */
    play: {
        payload: { action: string } | { speed?: "slow" | "medium" | "fast" | "fastest" };
        result: GameSnapshot | LensSnapshot;
    };
    undo: { payload: object; result: GameSnapshot };
    redo: { payload: object; result: GameSnapshot };
    /** 0 to `length`. */
    goTo: { payload: { ply: number }; result: GameSnapshot };
    /** `level`: `person` or a `Level`. Without `player` it applies to all engines. */
    setLevel: { payload: { level: string; player?: number }; result: GameSnapshot };
    /** Without a request, the engine searches for one second. */
    search: { payload: { request?: SearchRequest }; result: SearchResult };
    /** In a search lens: goes to a step, or forward by a number of steps; a negative number goes back. */
    step: { payload: { to?: number; by?: number }; result: LensSnapshot };
    /** In a search lens: stops at the step shown. */
    pause: { payload: object; result: LensSnapshot };
    getState: { payload: object; result: GameSnapshot | LensSnapshot | ArenaSnapshot };
    setState: { payload: { state: { record: GameRecord; seats?: string[]; paused?: boolean } }; result: GameSnapshot };
}

/** The events of an embedded game. */
export interface Events {
    /**
     * The game accepts commands. `target`: the target origin for `postMessage` to this frame; absent for an element.
     */
    ready: { state: GameSnapshot | LensSnapshot | ArenaSnapshot; target?: string };
    /** The snapshot has changed. */
    state: { state: GameSnapshot };
    action: { action: string; player: number; ply: number };
    gameover: { outcome: GameSnapshot["outcome"]; players: string[] };
    /**
     * The result of a try in an exercise. `tries` counts from 1 at each step. In a search lens, `kind` is the kind of
     * question, `question` its number out of `questions`, and `first` the number of questions answered correctly at the
     * first try. In an arena, a try is a game: `points` are the points of the reader's agent, 0 to 1, and `fault` says
     * why it lost without finishing the game, or is empty.
     */
    exercise: {
        result: "right" | "wrong" | "solved";
        action: string;
        tries: number;
        kind?: string;
        question?: number;
        questions?: number;
        first?: number;
        points?: number;
        fault?: string;
    };
    /** A search lens shows another step, starts playing or stops. */
    lens: LensSnapshot;
    /** Options or a command are invalid, or the engine has failed. `code` is the same in every language. */
    error: { code: string; message: string; detail: string };
    /** The size of the element, and the height at which the board fills this width, in CSS pixels. */
    resize: { width: number; height: number; idealHeight: number };
}

export type MessageId = string | number;

/** Messages to a frame. A command with an `id` gets one `reply` or `error` with the same `id`. */
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

/**
 * The element. Methods reject with an `Error` that has a `code`. Events have the names of `Events` with the prefix
 * `quintet-`.
 */
export interface QuintetGameElement extends HTMLElement {
    load(options: EmbedOptions): Promise<GameSnapshot | LensSnapshot | ArenaSnapshot>;
    play(action: string): Promise<GameSnapshot>;
    play(how?: { speed?: "slow" | "medium" | "fast" | "fastest" }): Promise<LensSnapshot>;
    undo(): Promise<GameSnapshot>;
    redo(): Promise<GameSnapshot>;
    goTo(ply: number): Promise<GameSnapshot>;
    setLevel(level: string, player?: number): Promise<GameSnapshot>;
    search(request?: SearchRequest): Promise<SearchResult>;
    step(where: { to: number } | { by: number }): Promise<LensSnapshot>;
    pause(): Promise<LensSnapshot>;
    getState(): Promise<GameSnapshot | LensSnapshot | ArenaSnapshot>;
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
        "quintet-lens": CustomEvent<Events["lens"]>;
        "quintet-error": CustomEvent<Events["error"]>;
        "quintet-resize": CustomEvent<Events["resize"]>;
    }
}
