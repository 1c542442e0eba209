// The class `Prover` of `quintet-full.mjs`, written by hand to match `prove_bindings.cpp`. A test compares the names
// with the compiled module.

import type { ProofRequest, ProvenWin, WinDistance } from "../../build/wasm/full-shapes.js";
import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../quintet-full.d.ts";

export type { ProofRequest, ProvenWin, WinDistance };

/**
 * Proves forced wins by trying every action, without evaluation. With three players, the two opponents cooperate. Has
 * no state. A call returns when it has an answer or has visited `positions` positions. Methods return errors; they
 * throw only if the number of arguments is wrong.
 */
export interface Prover {
    /** Looks for a forced win of the player to move in the position that the record shows. */
    findWin(record: GameRecord, effort: ProofRequest): LensAnswer<{ win: ProvenWin }>;
    /**
     * Returns in how many plies a player can force a win from the position that the record shows, whichever player is
     * to move.
     */
    winDistance(record: GameRecord, player: number, effort: ProofRequest): LensAnswer<{ distance: WinDistance }>;

    /** Frees the object. Do not use it afterwards. */
    delete(): void;
}
