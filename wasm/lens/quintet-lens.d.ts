// The methods that `quintet-lens.mjs` gives to JavaScript besides those of `quintet.mjs`, written by hand beside
// `lens_bindings.cpp`. A test compares the names with the compiled module.

import type {
    ExplainedEvaluation,
    LensOptions,
    SearchProgress as LensSearchProgress,
    SearchRequest as LensSearchRequest,
} from "../../build/wasm/lens-shapes.js";
import type { GameRecord } from "../../build/wasm/shapes.js";
import type { Arena } from "../arena/arena.d.ts";
import type { Book } from "../book/book.d.ts";
import type { Checks } from "../checks/checks.d.ts";
import type { Diagram } from "../diagram/diagram.d.ts";
import type { Forms } from "../forms/forms.d.ts";
import type { Goals } from "../goals/goals.d.ts";
import type { Prover } from "../prove/prove.d.ts";
import type { Answer, Quintet } from "../quintet.d.ts";

export type { LensSearchProgress, LensSearchRequest };

/** What to run: on the position that a record shows, or on a tree as in `((3 12 8) (2 4 6))`. Exactly one of them. */
export type LensRequest = { record?: GameRecord; tree?: string; options?: LensOptions };

/** `place`: the wrong character of a tree text, from 1. */
export type LensError = { message: string; action?: number; place?: number };

/** The requested content, or an error. An error changes nothing. */
export type LensAnswer<Content> = (Content & { error?: undefined }) | { error: LensError };

/**
 * A part of a trace, as `engine/lens/trace.hpp` describes it: for each event its kind (lowest 8 bits) and the number of
 * its fields, then the fields. `texts`: the texts that it adds to those before.
 */
export type TracePart = { words: Int32Array; texts: string[] };

/** `running`; `complete`: the run did what was asked; `nodes`: it reached its limit of nodes. */
export type LensStop = "running" | "complete" | "nodes";

/** Runs one search at a time that writes a trace. No method throws, unless the number of arguments is wrong. */
export interface Lens {
    /** Replaces the run under way by another one. */
    begin(request: LensRequest): LensAnswer<object>;
    /** Writes about so many more events, at least one unless the run has ended. */
    step(events: number): LensAnswer<{ ended: boolean; nodes: number; stop: LensStop }>;
    /** Returns what was written since the last call. */
    take(): LensAnswer<TracePart>;

    /** Explains the static evaluation of the position that a record shows. `without`: terms that are switched off. */
    explain(record: GameRecord, without: string[] | undefined): LensAnswer<ExplainedEvaluation>;
    /** Lists the terms of a game's evaluation that can be switched off: weights whose names begin with one. */
    terms(game: string, options: GameRecord["options"]): LensAnswer<{ terms: string[] }>;
    /** Reads a tree. `height`: the plies of its longest line. */
    readTree(text: string): LensAnswer<{ players: number; height: number; nodes: number }>;

    /** Frees the lens. Do not use it afterwards. */
    delete(): void;
}

/** The search of the page's module, which here can count what it does: `SearchRequest.statistics`. */
export interface LensSearch {
    start(record: GameRecord, request: LensSearchRequest): Answer<object>;
    step(milliseconds: number): Answer<{ progress: LensSearchProgress }>;
    stop(): Answer<{ progress: LensSearchProgress }>;
    delete(): void;
}

export interface QuintetLens extends Omit<Quintet, "Search"> {
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

/** Loads the module. The options are those of `quintet.mjs`. */
export default function createQuintet(options?: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile?: (name: string) => string;
    printErr?: (text: string) => void;
}): Promise<QuintetLens>;
