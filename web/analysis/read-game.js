/** Reads a game to analyse, with the words for what may be wrong with it. */

import { formWords, refusalWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";
import { readGame } from "../lens/search/foreign-games.js";
import { linkKind } from "../record/address.js";
import { linkIn, readOwn } from "../record/link.js";
import { decodeAnalysisLink } from "./link.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { FoundGame } from "../lens/search/foreign-games.js"
 */

/**
 * @param {Translate} t
 * @param {string} text  in any form
 * @param {string} [name]  of the text's file
 * @returns {Promise<FoundGame>} rejects with a Problem. A link without a game
 *     asks for the last one: then `record` is null
 */
export async function readAnalysed(t, text, name) {
    await addWords(t, refusalWords, formWords);
    const link = linkIn(text.trim()) ?? "";
    const own = linkKind(link) === "analysis" ? () => decodeAnalysisLink(link) : readOwn;
    return readGame(text, { name, own: /** @type {any} */ (own) });
}
