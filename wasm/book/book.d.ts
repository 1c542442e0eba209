// The class `Book` of `quintet-lens.mjs`, written by hand beside `book_bindings.cpp`. A test compares the names with
// the compiled module.

import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../lens/quintet-lens.d.ts";

/**
 * Names positions as opening books do (`engine/play/book/keys.hpp`): the same whatever the order of moves and the side
 * from which one looks at the board. Has no state. No method throws, unless the number of arguments is wrong.
 */
export interface Book {
    /** Returns the keys of the positions of a game, from ply 0 up to `most` at most. */
    keys(record: GameRecord, most: number): LensAnswer<{ keys: string[] }>;
    /**
     * Returns for each key the action that leads to it from the position that the record shows; "" if there is none.
     */
    actions(record: GameRecord, keys: string[]): LensAnswer<{ actions: string[] }>;

    /** Frees the object. Do not use it afterwards. */
    delete(): void;
}
