/** What the page opens, on the board or in the analysis, for `game/open/open.js`. */
import { textFound } from "../game/open/recognise.js";
import { formWords, refusalWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";
import { readGames } from "../lens/search/foreign-games.js";
import { formNotices } from "../lens/search/form-sentences.js";
import { linkIn, readLink } from "../record/link.js";
import { readRecords } from "../record/record-texts.js";
import { askForDrawer, closeDrawer, tellLink } from "../widgets/panel-element.js";

/**
 * @import { QuintetAnalysis } from "../analysis/quintet-analysis.js"
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Controller } from "../game/controller.js"
 * @import { Opens } from "../game/open/open.js"
 * @import { Found } from "../game/open/recognise.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { FoundGame } from "../lens/search/foreign-games.js"
 * @import { Link } from "../record/link.js"
 * @import { Broken } from "../record/record-texts.js"
 * @import { NewNotice } from "../ui/notices/noticed.js"
 * @import { QuintetApp } from "./quintet-app.js"
 *
 * @typedef {{found: FoundGame[], broken: Broken[], link?: Link}} Games
 */

/** A shorter text is no game of another program. */
const LEAST = 12;

/**
 * Opens what was read: one game, or the list of several.
 * @param {QuintetApp} app
 * @param {Games} games
 * @param {(notice: NewNotice) => void} [tell]
 */
async function openGames(app, games, tell) {
    const { found, broken, link } = games;
    if (found.length + broken.length > 1) return askForDrawer(app, "open", games);
    if (broken.length) throw broken[0].problem;
    if (!(await openGame(app.t, app.controller, found[0], tell))) return;
    if (link) tellLink(app, link);
    closeDrawer(app);
}

/**
 * @param {Translate} t
 * @param {Controller} controller
 * @param {FoundGame} game
 * @param {(notice: NewNotice) => void} [tell]
 * @returns {Promise<boolean>} whether the game was opened
 */
export async function openGame(t, controller, game, tell) {
    const { record, line } = game;
    if (!(await controller.openRecord(Promise.resolve(record), { line, tell }))) return false;
    for (const notice of formNotices(t, game)) controller.tell(notice);
    return true;
}

/**
 * Reads the games of a text. A notice says that forms of other programs are being read, unless `quiet`.
 * @param {string} text
 * @param {Translate} t
 * @param {Controller} controller
 * @param {{name?: string, quiet?: boolean}} [how]  `name`: of the text's file
 * @returns {Promise<Games>} rejects with a Problem
 */
async function gamesIn(text, t, controller, { name, quiet = false } = {}) {
    /** @type {Link | undefined} */
    let link;
    /** @param {string} given @returns {Promise<Games>} */
    const own = async (given) => {
        const hash = linkIn(given);
        if (hash) {
            link = await readLink(hash);
            return single(link.record);
        }
        // The page's engine reads one form of other programs. What it refuses may still be read in part.
        const json = /^(\{|\[\s*[{\]])/.test(given);
        const foreign = json ? null : await controller.engine.importGame(given).catch(() => null);
        return foreign ? single(foreign) : readRecords(given);
    };
    const words = addWords(t, refusalWords, formWords).catch(() => {});
    const onLoad = () => quiet || words.then(() => controller.tell({ key: READING }));
    try {
        const games = await readGames(text, { own, name, onLoad });
        return { ...games, link };
    } finally {
        await words;
        const notice = controller.store.value.notices.find(({ key }) => key === READING);
        if (notice) controller.closeNotice(notice.id);
    }
}

const READING = "form.reading";

/** @param {GameRecord} record */
const single = (record) => ({ found: [{ line: 0, record }], broken: [] });

/**
 * Opens the games of a text. A text that may be anything does nothing if it is no game.
 * @param {QuintetApp} app
 * @param {Found} found
 */
async function openText(app, found) {
    const { isSure, files, name = files[0]?.name, tell } = found;
    const { t, controller } = app;
    /** @type {Games | null} */
    let games = null;
    try {
        games = await gamesIn(await textFound(found), t, controller, { name, quiet: !isSure });
        await openGames(app, games, tell);
    } catch (error) {
        if (isSure || games) await controller.openRecord(Promise.reject(error), { tell });
    }
}

/** What the page opens. @param {QuintetApp} app @returns {Opens} */
export function waysOf(app) {
    /** As if the link had been followed. @param {Found} found */
    const goTo = ({ link = "" }) => {
        location.hash = link;
    };
    /** @param {Found} found */
    const show = (found) => (app.isConnected ? openText(app, found) : analyse(found));
    return /** @type {Opens} */ ({
        t: () => app.t,
        takes: {
            game: show,
            analysis: goTo,
            friend: goTo,
            unknown: (found) => (found.isSure || (found.text ?? "").trim().length >= LEAST) && show(found),
        },
        active: () => !app.inert,
        leaving: () => closeDrawer(app),
    });
}

/** Opens a game in the analysis that is shown. @param {Found} found */
async function analyse(found) {
    const { t, analysis } = /** @type {QuintetAnalysis} */ (document.querySelector("quintet-analysis"));
    const shown = await import("../analysis/what-opens.js").catch((error) => analysis.refuse(error));
    await shown?.analyse({ t, analysis }, found);
}
