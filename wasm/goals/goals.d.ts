// The class `Goals` of `quintet-full.mjs`, written by hand to match `goals_bindings.cpp`. A test compares the names
// with the compiled module.

import type { GoalCondition } from "../../build/wasm/full-shapes.js";
import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../quintet-full.d.ts";

export type { GoalCondition };

/**
 * Checks whether readers of lessons reach a goal. Has no state. Methods return errors; they throw only if the number of
 * arguments is wrong.
 */
export interface Goals {
    /**
     * Returns whether a goal is reached in the position that the record shows, for the player who was to move at ply
     * `since`. All conditions must hold.
     */
    reached(record: GameRecord, since: number, goal: GoalCondition[]): LensAnswer<{ reached: boolean }>;

    /** Frees the object. Do not use it afterwards. */
    delete(): void;
}
