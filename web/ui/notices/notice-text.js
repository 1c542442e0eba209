/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 */

/**
 * The text of a notice or a problem. A blank may be filled with a translation key, such as the name of a player, whose
 * message may have blanks of the same notice itself.
 *
 * @param {Translate} t
 * @param {Sentence} notice
 */
export function noticeText(t, { key, params = {} }) {
    /** @param {Record<string, string | number>} blanks @returns {Record<string, string | number>} */
    const filled = (blanks) =>
        Object.fromEntries(
            Object.entries(params).map(([name, value]) => [
                name,
                typeof value === "string" && t.has(value) ? t(value, blanks) : value,
            ]),
        );
    return t(key, filled(filled({})));
}
