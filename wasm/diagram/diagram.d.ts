// The class `Diagram` of `quintet-full.mjs`, written by hand to match `diagram_bindings.cpp`. A test compares the names
// with the compiled module.

import type { DiagramOptions } from "../../build/wasm/full-shapes.js";
import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../quintet-full.d.ts";

export type { DiagramOptions };

/**
 * Draws positions for print. Has no state. Methods return errors; they throw only if the number of arguments is wrong.
 */
export interface Diagram {
    /**
     * Returns the position that the record shows as an SVG document in black, white and greys. Players differ by shade
     * and by their marks.
     */
    svg(record: GameRecord, options: DiagramOptions | undefined): LensAnswer<{ svg: string }>;

    /** Frees the object. Do not use it afterwards. */
    delete(): void;
}
