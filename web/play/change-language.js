/** Changes the language of an open page, with all words that its parts have loaded. */

import { friendWords, problemWords, refusalWords, resultWords } from "../i18n/catalogues.js";
import { addWords, loadLanguage, pickLanguage, translator } from "../i18n/t.js";

/**
 * Rejects if the words cannot be loaded; the old language then stays.
 * @param {import("./quintet-app.js").QuintetApp} app
 * @param {string} chosen
 */
export async function changeLanguage(app, chosen) {
    const { sources = [] } = app.t.language;
    // A part may ask for these in the old language while the new one loads.
    const pending = [problemWords, refusalWords, resultWords, friendWords];
    const language = await loadLanguage(pickLanguage(chosen, navigator.languages), ...pending, ...sources);
    // Others may have been added meanwhile.
    await addWords({ language }, ...sources);
    if (app.model.settings.language === chosen) app.t = translator(language);
}
