/**
 * Every word a person reads goes through `t`: a key, and what to put into its blanks.
 *
 *     t("move.number", {ply: 3, length: 12})   "Ply 3 of 12"
 *
 * A message is a text with `{blanks}`, or an object with a text for each plural form of `{count}` (the categories of
 * `Intl.PluralRules`). Numbers are written in the language's own digits. Coordinates and notation are kept readable inside
 * text that runs from right to left.
 *
 * @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Message
 * @typedef {Record<string, Message>} Catalogue
 *
 * @typedef {object} Language
 * @property {string} id        what `<html lang>` and `Intl` are told
 * @property {string} name      in the language itself
 * @property {"ltr" | "rtl"} direction
 * @property {Catalogue} messages
 *
 * @typedef {((key: string, blanks?: Record<string, string | number>) => string) & {language: Language,
 *           has: (key: string) => boolean, number: (value: number) => string, compact: (value: number) => string,
 *           percent: (value: number) => string}} Translate
 */

import { messages as english } from "./en.js";
import { messages as persian } from "./fa.js";
import { messages as chinese } from "./zh-hans.js";

/** @type {Language[]} */
export const languages = [
    { id: "en", name: "English", direction: "ltr", messages: english },
    { id: "zh-Hans", name: "简体中文", direction: "ltr", messages: chinese },
    { id: "fa", name: "فارسی", direction: "rtl", messages: persian },
];

/**
 * The language to use: the one chosen if there is such a one, else the first the reader's browser asks for that is
 * here, else English.
 * @param {string} chosen
 * @param {readonly string[]} wanted  BCP 47 tags, most wanted first
 * @returns {Language}
 */
export function pickLanguage(chosen, wanted) {
    /** @param {string} tag */
    const primary = (tag) => tag.toLowerCase().split("-")[0];
    return (
        languages.find((language) => language.id === chosen) ??
        wanted
            .map((tag) => languages.find((language) => primary(language.id) === primary(tag)))
            .find((language) => language !== undefined) ??
        languages[0]
    );
}

/**
 * @param {Language} language
 * @returns {Translate}
 */
export function translator(language) {
    const plural = new Intl.PluralRules(language.id);
    const whole = new Intl.NumberFormat(language.id);
    const short = new Intl.NumberFormat(language.id, { notation: "compact", maximumFractionDigits: 1 });
    const share = new Intl.NumberFormat(language.id, { style: "percent", maximumFractionDigits: 0 });

    // What has no letter of the script is from the board: without a frame of its own "-3,0" becomes "0,3-".
    const foreign = language.direction === "rtl" ? /^[^\p{Script=Arabic}]+$/u : /^$/;
    const isolated = (/** @type {string} */ text) => text.replace(foreign, "\u2066$&\u2069");

    /** @param {string} key @param {Record<string, string | number>} [blanks] */
    function translate(key, blanks = {}) {
        const message = language.messages[key];
        if (message === undefined) return key;
        const text =
            typeof message === "string"
                ? message
                : (message[plural.select(Number(blanks.count))] ?? message.other ?? key);
        return text.replace(/\{(\w+)\}/g, (blank, name) => {
            const value = blanks[name];
            if (value === undefined) return blank;
            return typeof value === "number" ? whole.format(value) : isolated(value);
        });
    }

    return Object.assign(translate, {
        language,
        has: (/** @type {string} */ key) => Object.hasOwn(language.messages, key),
        number: (/** @type {number} */ value) => whole.format(value),
        compact: (/** @type {number} */ value) => short.format(value),
        percent: (/** @type {number} */ value) => share.format(value),
    });
}
