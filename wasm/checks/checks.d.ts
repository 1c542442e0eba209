// The class `Checks` of `quintet-full.mjs`, written by hand to match `checks_bindings.cpp`. A test compares the names
// with the compiled module.

import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../quintet-full.d.ts";

/** Returns results that tests compare with the native program, and the memory in use. Has no state. */
export interface Checks {
    /** Counts the legal action sequences of length `depth`, 0 to 20, after all actions of a record. */
    perft(record: GameRecord, depth: number): LensAnswer<{ sequences: number }>;
    /** Counts these sequences by first action. `depth`: 1 to 20. */
    divide(record: GameRecord, depth: number): LensAnswer<{ sequences: Record<string, number> }>;
    /** Searches the positions of `quintet bench --game GAME`. Takes seconds; the caller measures the time. */
    bench(game: string): LensAnswer<{ nodes: number; signature: string }>;

    /** Returns the size of the heap and how much of it is in use, both in bytes. */
    heap(): { used: number; size: number };

    /** Frees the object. Do not use it afterwards. */
    delete(): void;
}
