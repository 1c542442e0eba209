/** What the page opens, on the board or in the analysis, for `game/open/open.js`. */
import { textFound } from "../game/open/recognise.js";
import { gamesIn, openGames, openText } from "./drawers/open-element.js";

/**
 * @import { QuintetAnalysis } from "../analysis/quintet-analysis.js"
 * @import { Opens } from "../game/open/open.js"
 * @import { Found } from "../game/open/recognise.js"
 * @import { QuintetApp } from "./quintet-app.js"
 */

/** A shorter text is no game of another program. */
const LEAST = 12;

/**
 * Opens a pasted text if it is a game in the form of another program. Other texts do nothing.
 * @param {string} text
 * @param {QuintetApp} app
 */
async function openForeign(text, app) {
    const games = await gamesIn(text, app.t, app.controller, { quiet: true }).catch(() => null);
    if (games)
        await openGames(app, app.controller, games).catch((problem) =>
            app.controller.openRecord(Promise.reject(problem)),
        );
}

/** What the page opens. @param {QuintetApp} app @returns {Opens} */
export function waysOf(app) {
    const { controller } = app;
    /** As if the link had been followed. @param {Found} found */
    const goTo = ({ link = "" }) => {
        location.hash = link;
    };
    /** @param {Found} found */
    const openGame = (found) =>
        app.isConnected ? openText(app, controller, textFound(found), { name: found.files[0]?.name }) : analyse(found);
    return /** @type {Opens} */ ({
        t: () => app.t,
        takes: {
            game: openGame,
            analysis: goTo,
            friend: goTo,
            unknown: (found) => {
                const { isSure, text = "" } = found;
                if (isSure) return openGame(found);
                if (text.trim().length < LEAST) return null;
                return app.isConnected ? openForeign(text, app) : analyse(found);
            },
        },
        active: () => !app.inert,
    });
}

/**
 * Opens a game in the analysis that is shown. A step back leads to the one before. A text that may be anything does
 * nothing if it is no game.
 * @param {Found} found
 */
async function analyse(found) {
    const { t, analysis } = /** @type {QuintetAnalysis} */ (document.querySelector("quintet-analysis"));
    try {
        const [{ readAnalysed }, { encodeAnalysisLink }] = await Promise.all([
            import("../analysis/read-game.js"),
            import("../analysis/link.js"),
        ]);
        const { record } = await readAnalysed(t, await textFound(found), found.files[0]?.name);
        location.hash = (await encodeAnalysisLink(record)).hash;
    } catch (error) {
        if (found.isSure) analysis.refuse(error);
    }
}
