/** Changes the language of an open page, with all words that its parts have loaded. */

import { addWords, loadLanguage, pickLanguage, translator } from "../i18n/t.js";

/** @import { Translate } from "../i18n/t.js" */

/**
 * Switches all translators of a language to another one. Returns a new translator, so that elements render again.
 * Rejects if the words cannot be loaded; the old language then stays.
 * @param {Translate} t
 * @param {string} chosen  "" for the browser's language
 * @param {() => boolean} [isWanted]  whether the change is still wanted when the words have loaded
 * @returns {Promise<Translate>} `t` itself if the change is no longer wanted
 */
export async function changeLanguage(t, chosen, isWanted = () => true) {
    const { language } = t;
    const { sources = new Set() } = language;
    const next = await loadLanguage(pickLanguage(chosen, navigator.languages), ...sources);
    // Parts may ask for words in the old language while the new one loads.
    for (let known = -1; known < sources.size; ) {
        known = sources.size;
        await addWords({ language: next }, ...sources);
    }
    if (!isWanted()) return t;
    for (const name of Object.keys(language)) Reflect.deleteProperty(language, name);
    Object.assign(language, next);
    return translator(language);
}
