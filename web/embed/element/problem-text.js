/** Texts of problems in an embedded game, which its first board does not need. */

import { formWords, problemWords, refusalWords, sharedWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { noticeText } from "../../ui/notices/notice-text.js";

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 */

/**
 * Returns a problem as text, with words that load if they are missing.
 * @param {Translate} t
 * @param {Sentence} problem
 */
export async function problemText(t, problem) {
    const { key } = problem;
    if (!t.has(key)) {
        const wanted = key.startsWith("form.") ? [refusalWords, formWords] : [sharedWords, problemWords];
        await addWords(t, ...wanted).catch(() => {});
    }
    return noticeText(t, problem);
}
