/** Opens the play page with the game of an element. Loaded when the reader asks for it. */

import { savedGame, specOf } from "../../game/model.js";
import { encodeLink } from "../../record/link.js";
import { withoutUsual } from "../../record/record.js";

/** @import { Model } from "../../game/model.js" */

/**
 * Opens the play page in a new tab, with the model's game if there is one.
 * @param {string} page  address of the play page
 * @param {Model | null} model
 */
export async function openGame(page, model) {
    const record = model && savedGame(model)?.record;
    const hash = record ? `#${await encodeLink(withoutUsual(record, specOf(model)?.options ?? []))}` : "";
    window.open(`${page}${hash}`, "_blank", "noopener");
}
