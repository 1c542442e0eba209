/**
 * What lies behind a press and is not needed for the first board: fetched when it is asked for, or ahead of that when the
 * page has nothing else to do.
 *
 * @typedef {import("./quintet-app.js").QuintetApp} QuintetApp
 *
 * What a sheet's module gives: the key of its heading, and its content. `subject` is what the sheet is to be about, if it is
 * about something that only its opener knows.
 * @typedef {{heading: string, content: (app: QuintetApp, subject: any) => import("lit").TemplateResult}} Sheet
 */

import { addSheetWords } from "../i18n/sheets.js";

/** @type {Record<string, () => Promise<{sheet: Sheet}>>} */
const loaders = {
    newGame: () => import("./new-game-part.js"),
    menu: () => import("./menu-part.js"),
    help: () => import("./help-part.js"),
    saves: () => import("./saves-part.js"),
    share: () => import("./share-part.js"),
    open: () => import("./open-part.js"),
};

/**
 * A sheet with its words.
 * @param {string} name
 * @param {import("../i18n/t.js").Language} language
 */
export async function loadSheet(name, language) {
    const [{ sheet }] = await Promise.all([loaders[name](), addSheetWords(language)]);
    return sheet;
}

/** Fetches what is likely to be asked for next, and what listens to files being dropped. @param {QuintetApp} app */
export function loadAhead(app) {
    const load = () => {
        import("./notices-part.js").catch(() => {});
        import("./sounds.js").then(({ listen }) => listen(app.controller.store)).catch(() => {});
        import("./drop-part.js").then(({ takeDrops }) => takeDrops(app)).catch(() => {});
        // Without a network it is asked for again when it is needed.
        for (const name of Object.keys(loaders)) loadSheet(name, app.t.language).catch(() => {});
    };
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 10_000 });
    else setTimeout(load, 2000);
}
