// The classes that `quintet-full.mjs` adds to `quintet.mjs`, written by hand to match the bindings in `wasm/`.
// A test compares the names with the compiled module.

import type {
    ExplainedEvaluation,
    LensOptions,
    SearchProgress as LensSearchProgress,
    SearchRequest as LensSearchRequest,
} from "../build/wasm/full-shapes.js";
import type { GameRecord } from "../build/wasm/shapes.js";
import type { Arena } from "./arena/arena.d.ts";
import type { Book } from "./book/book.d.ts";
import type { Checks } from "./checks/checks.d.ts";
import type { Diagram } from "./diagram/diagram.d.ts";
import type { Forms } from "./forms/forms.d.ts";
import type { Goals } from "./goals/goals.d.ts";
import type { Prover } from "./prove/prove.d.ts";
import type { Answer, Quintet } from "./quintet.d.ts";

export type { LensSearchProgress, LensSearchRequest };

/** A run on either the position that `record` shows or a `tree` such as `((3 12 8) (2 4 6))`. */
export type LensRequest = { record?: GameRecord; tree?: string; options?: LensOptions };

/** `place`: the wrong character of a tree text, from 1. */
export type LensError = { message: string; action?: number; place?: number };

/** The requested content, or an error. An error changes nothing. */
export type LensAnswer<Content> = (Content & { error?: undefined }) | { error: LensError };

/**
 * A part of a trace. `words`: for each event a word with its kind (lowest 8 bits) and its number of fields (the other
 * bits), then the fields, which `engine/lens/trace.hpp` describes. `texts`: the texts that this part adds to the
 * earlier ones.
 */
export type TracePart = { words: Int32Array; texts: string[] };

/**
 * `running`: the run has not ended; `complete`: the search is complete; `nodes`: the run reached its limit of nodes.
 */
export type LensStop = "running" | "complete" | "nodes";

/**
 * Runs searches that write a trace, one at a time. Methods return errors; they throw only if the number of arguments is
 * wrong.
 */
export interface Lens {
    /** Starts a run, which replaces the current one. */
    begin(request: LensRequest): LensAnswer<object>;
    /** Writes about `events` more events, at least one unless the run has ended. `nodes`: all nodes visited so far. */
    step(events: number): LensAnswer<{ ended: boolean; nodes: number; stop: LensStop }>;
    /** Returns the part of the trace that was written since the last call. */
    take(): LensAnswer<TracePart>;

    /** Explains the static evaluation of the position that a record shows. `without`: terms that are switched off. */
    explain(record: GameRecord, without: string[] | undefined): LensAnswer<ExplainedEvaluation>;
    /**
     * Lists the terms of a game's evaluation that can be switched off. A term is the name of a weight up to its first
     * dot.
     */
    terms(game: string, options: GameRecord["options"]): LensAnswer<{ terms: string[] }>;
    /** Reads a tree. `height`: plies of its longest line. `chance`: whether it has chance nodes. */
    readTree(text: string): LensAnswer<{ players: number; height: number; nodes: number; chance: boolean }>;
    /**
     * Returns a random tree. `options`: such as `depth=3,branching=2-3,values=0-15,saves=2-5`; the reference of
     * `quintet lens` lists them. `seed`: from 0 to 2^31 - 1.
     */
    randomTree(options: string, seed: number): LensAnswer<{ tree: string }>;

    /** Frees the lens. Do not use it afterwards. */
    delete(): void;
}

/** The class `Search` of `quintet.mjs`, which can also count its work here: `SearchRequest.statistics`. */
export interface LensSearch {
    start(record: GameRecord, request: LensSearchRequest): Answer<object>;
    step(milliseconds: number): Answer<{ progress: LensSearchProgress }>;
    stop(): Answer<{ progress: LensSearchProgress }>;
    delete(): void;
}

export interface QuintetFull extends Omit<Quintet, "Search"> {
    Search: new () => LensSearch;
    Lens: new () => Lens;
    Arena: new () => Arena;
    Goals: new () => Goals;
    Prover: new () => Prover;
    Diagram: new () => Diagram;
    Book: new () => Book;
    Checks: new () => Checks;
    Forms: new () => Forms;
}

/** Loads the module. Options as for `quintet.mjs`. */
export default function createQuintet(options?: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile?: (name: string) => string;
    printErr?: (text: string) => void;
}): Promise<QuintetFull>;
