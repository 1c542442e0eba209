// The class `Forms` of `quintet-lens.mjs`, written by hand beside `forms_bindings.cpp`. A test compares the names with
// the compiled module.

import type { ForeignRecord, FormNote } from "../../build/wasm/lens-shapes.js";
import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../lens/quintet-lens.d.ts";

export type { ForeignRecord, FormNote };

/**
 * Reads and writes games in the forms of other programs (`engine/core/foreign_form.hpp`). Has no state. No method
 * throws, unless the number of arguments is wrong.
 */
export interface Forms {
    /**
     * Reads all games of a text. `name`: of the text's file, a hint; may be empty. Records of this program are not
     * read. `problem`: the text is in none of the known forms; there are no games then.
     */
    importRecords(text: string, name: string): LensAnswer<{ games: ForeignRecord[]; problem?: FormNote }>;
    /** Writes a game up to the ply that its record shows. */
    exportAs(form: string, record: GameRecord): LensAnswer<{ text: string }>;
    /** Lists the forms in which games can be written. */
    writable(game: string): LensAnswer<{ forms: { id: string; name: string }[] }>;

    /** Frees the object. Do not use it afterwards. */
    delete(): void;
}
