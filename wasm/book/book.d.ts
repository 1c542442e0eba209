// The class `Book` of `quintet-full.mjs`, written by hand to match `book_bindings.cpp`. A test compares the names with
// the compiled module.

import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../quintet-full.d.ts";

/**
 * Computes the keys of positions in opening books (`engine/services/book/keys.hpp`). Positions that differ only by the
 * order of earlier actions or by a symmetry of the board share a key. Has no state. Methods return errors; they throw
 * only if the number of arguments is wrong.
 */
export interface Book {
    /** Returns the keys of the positions of a game from ply 0 to ply `most`, or to its end if that is earlier. */
    keys(record: GameRecord, most: number): LensAnswer<{ keys: string[] }>;
    /**
     * Returns for each key the action that leads to it from the position that the record shows; "" if no action does.
     */
    actions(record: GameRecord, keys: string[]): LensAnswer<{ actions: string[] }>;

    /** Frees the object. Do not use it afterwards. */
    delete(): void;
}
