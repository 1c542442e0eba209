/** What the analysis opens, for `game/open/open.js`. */

import { textFound } from "../game/open/recognise.js";
import { formWords, refusalWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";
import { readGame } from "../lens/search/foreign-games.js";
import { formNotices } from "../lens/search/form-sentences.js";
import { linkKind } from "../record/address.js";
import { linkIn, readOwn } from "../record/link.js";
import { decodeAnalysisLink, encodeAnalysisLink } from "./link.js";
import { problemNotice } from "./search/search-sentences.js";

/**
 * @import { Opens } from "../game/open/open.js"
 * @import { Found } from "../game/open/recognise.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { Analysis } from "./analysis.js"
 *
 * The analysis that a game is opened in. `leaving`: called before another game takes the place of the one shown.
 * @typedef {{t: Translate, analysis: Analysis, leaving?: () => void}} Place
 */

/**
 * Opens a game in the analysis that is shown: from a form (`tell`) at once, otherwise by its address, so that a step
 * back leads to the one before. A text that may be anything does nothing if it is no game.
 * @param {Place} place
 * @param {Found} found
 */
export async function analyse({ t, analysis, leaving = () => {} }, found) {
    const { isSure, files, name = files[0]?.name, tell } = found;
    try {
        const text = await textFound(found);
        await addWords(t, refusalWords, formWords);
        const link = linkIn(text.trim()) ?? "";
        // The link of an analysis without a game asks for the last one: then the record is null.
        const own = linkKind(link) === "analysis" ? () => decodeAnalysisLink(link) : readOwn;
        const game = await readGame(text, { name, own: /** @type {any} */ (own) });
        if (tell) await analysis.tryOpen(game.record, leaving);
        else location.hash = (await encodeAnalysisLink(game.record)).hash;
        for (const notice of formNotices(t, game)) analysis.tell(notice);
    } catch (error) {
        if (tell) tell(problemNotice(error));
        else if (isSure) analysis.refuse(error);
    }
}

/** @param {Place} place @returns {Opens} */
export function waysOf(place) {
    const show = (/** @type {Found} */ found) => analyse(place, found);
    return { t: () => place.t, takes: { game: show, analysis: show, unknown: show } };
}
