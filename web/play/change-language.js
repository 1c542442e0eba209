/** Changes the language of an open page, with all words that its parts may have loaded. */

import { friendWords, lateWords, problemWords, refusalWords } from "../i18n/catalogues.js";
import { sheetWords } from "../i18n/first-catalogues.js";
import { loadLanguage, pickLanguage, translator } from "../i18n/t.js";

/**
 * Rejects if the words cannot be loaded; the old language then stays.
 * @param {import("./quintet-app.js").QuintetApp} app
 * @param {string} chosen
 */
export async function changeLanguage(app, chosen) {
    const words = [sheetWords, lateWords, friendWords, refusalWords, problemWords];
    const language = await loadLanguage(pickLanguage(chosen, navigator.languages), ...words);
    if (app.model.settings.language === chosen) app.t = translator(language);
}
