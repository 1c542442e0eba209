/** Opens the analysis of a game. The game on the play page is unchanged. */

import { applySettings, tellProblems } from "../game/link-view.js";
import { PERSON } from "../game/model.js";
import { analysisWords, resultWords, sharedWords, withWords } from "../i18n/catalogues.js";
import { openMemory } from "../ui/browser/storage.js";
import { Analysis } from "./analysis.js";
import { QuintetAnalysis } from "./quintet-analysis.js";
import { CLOSE_LOOK } from "./review/mistakes.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { GamePage } from "../game/link-view.js"
 * @import { Link } from "../record/link.js"
 * @import { ReviewWanted } from "../widgets/panel-element.js"
 * @import { AnalysisModel } from "./analysis-model.js"
 */

export { asksForReview, readAnalysisLink } from "./link.js";

/**
 * Creates the element of the analysis and starts loading its game.
 * @param {object} how
 * @param {GamePage} how.app
 * @param {Promise<Link | GameRecord | null>} how.asked  a link or a record; null: the last analysed game
 * @param {boolean} how.going  whether it is the running game of the play page
 * @param {ReviewWanted | "setup" | null} [how.first]  if it starts with a review of the game, or with setting up a
 *     position
 * @param {() => void} how.leave
 * @param {(hash: string) => void} how.named  called with the hash for the address
 * @returns {Promise<QuintetAnalysis>}
 */
export async function openAnalysis({ app, asked, going, first = null, leave, named }) {
    const element = new QuintetAnalysis();
    const link = asked.then((found) => (found && "record" in found ? /** @type {Link} */ (found) : null));
    const record = Promise.all([asked, link]).then(([found, of]) =>
        of ? of.record : /** @type {GameRecord | null} */ (found),
    );
    record.catch(() => {});
    const said = await link.catch(() => null);
    if (said) applySettings(app, said.view);
    element.t = await withWords(app.t, resultWords, sharedWords, analysisWords);
    element.app = app;
    element.leave = leave;
    element.named = named;
    const reviewed = (/** @type {AnalysisModel} */ model, /** @type {number[]} */ practised) => {
        keepFound(model, practised.length ? practised : going ? personsOf(app.model.seats) : []);
    };
    element.analysis = new Analysis({ memory: openMemory(), kept: (kept) => element.kept(kept), reviewed });
    element.going = going;
    if (going) element.analysis.store.update((model) => ({ ...model, readers: personsOf(app.model.seats) }));
    const opened = element.analysis.open(record);
    if (first === "setup") {
        opened.then(() => {
            if (element.model.phase === "ready") element.edit();
        });
    } else if (first) {
        element.tab = "graph";
        opened.then(async () => {
            const { analysis, model } = element;
            if (model.phase !== "ready") return;
            if (first.practise === undefined) await analysis.gameAnalysis.start(CLOSE_LOOK, first.values);
            else await analysis.practice.prepare(first.practise, first.values);
        });
    }
    if (said) opened.then(() => tellProblems([element.t.language], said.problems, element.analysis));
    return element;
}

/**
 * Keeps what a review has found in the archive, which is loaded for it.
 * @param {AnalysisModel} model
 * @param {number[]} players  whose mistakes are kept, besides those of the reader in a game of the archive
 */
async function keepFound(model, players) {
    try {
        const [{ openArchive }, { keepReview }] = await Promise.all([
            import("../archive/archive.js"),
            import("./review/keep-review.js"),
        ]);
        await keepReview(model, await openArchive(), players);
    } catch {
        // Without a network the archive may not load; the review is on the page all the same.
    }
}

/** @param {string[]} seats @returns {number[]} */
const personsOf = (seats) => seats.flatMap((seat, player) => (seat === PERSON ? [player] : []));
