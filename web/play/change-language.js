/** Changes the language of an open page, with all words that its parts may have loaded. */

import { addProblemWords } from "../i18n/embed.js";
import { addFriendWords } from "../i18n/friend.js";
import { addLateWords } from "../i18n/late.js";
import { addRefusalWords } from "../i18n/refusals.js";
import { addSheetWords } from "../i18n/sheets.js";
import { loadLanguage, pickLanguage, translator } from "../i18n/t.js";

/**
 * Rejects if the words cannot be loaded; the old language then stays.
 * @param {import("./quintet-app.js").QuintetApp} app
 * @param {string} chosen
 */
export async function changeLanguage(app, chosen) {
    const language = await loadLanguage(pickLanguage(chosen, navigator.languages));
    const t = translator(language);
    await Promise.all([
        addSheetWords(language),
        addLateWords(language),
        addFriendWords(language),
        addRefusalWords(t),
        addProblemWords(t),
    ]);
    if (app.model.settings.language === chosen) app.t = t;
}
