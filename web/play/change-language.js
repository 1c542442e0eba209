/** Changes the language of an open page, with all words that its parts have loaded. */

import { loadLanguage, pickLanguage, translator } from "../i18n/t.js";

/**
 * Rejects if the words cannot be loaded; the old language then stays.
 * @param {import("./quintet-app.js").QuintetApp} app
 * @param {string} chosen
 */
export async function changeLanguage(app, chosen) {
    const language = await loadLanguage(pickLanguage(chosen, navigator.languages), ...(app.t.language.sources ?? []));
    if (app.model.settings.language === chosen) app.t = translator(language);
}
