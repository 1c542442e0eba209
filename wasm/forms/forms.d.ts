// The class `Forms` of `quintet-full.mjs`, written by hand to match `forms_bindings.cpp`. A test compares the names
// with the compiled module.

import type { ForeignRecord, FormNote } from "../../build/wasm/full-shapes.js";
import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../quintet-full.d.ts";

export type { ForeignRecord, FormNote };

/**
 * Reads and writes games in the forms of other programs (`engine/core/foreign/foreign_form.hpp`). Has no state. Methods
 * return errors; they throw only if the number of arguments is wrong.
 */
export interface Forms {
    /**
     * Reads all games of a text. Does not read records of this program. `name`: the name of the file, a hint that may
     * be empty. `problem`: set if the text is in an unknown form; then there are no games.
     */
    importRecords(text: string, name: string): LensAnswer<{ games: ForeignRecord[]; problem?: FormNote }>;
    /** Writes a game up to the ply that its record shows. */
    exportAs(form: string, record: GameRecord): LensAnswer<{ text: string }>;
    /** Lists the forms in which the game can be written. */
    writable(game: string): LensAnswer<{ forms: { id: string; name: string }[] }>;

    /** Frees the object. Do not use it afterwards. */
    delete(): void;
}
