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
 * @typedef {object} LanguageName
 * @property {string} id        what `<html lang>` and `Intl` are told
 * @property {string} name      in the language itself
 * @property {"ltr" | "rtl"} direction
 *
 * @typedef {LanguageName & {messages: Catalogue}} Language  with its words
 *
 * @typedef {((key: string, blanks?: Record<string, string | number>) => string) & {language: Language,
 *           has: (key: string) => boolean, number: (value: number) => string, compact: (value: number) => string,
 *           percent: (value: number) => string}} Translate
 */

import { messages as english } from "./en.js";

/** @type {LanguageName[]} */
export const languages = [
    { id: "en", name: "English", direction: "ltr" },
    { id: "zh-Hans", name: "简体中文", direction: "ltr" },
    { id: "fa", name: "فارسی", direction: "rtl" },
];

/**
 * English is always there, for whenever another language does not come; each of the others is fetched when it is wanted.
 * @type {Record<string, () => Promise<{messages: Catalogue}>>}
 */
const sources = {
    en: async () => ({ messages: english }),
    "zh-Hans": () => import("./zh-hans.js"),
    fa: () => import("./fa.js"),
};

/**
 * The language to use: the one chosen if there is such a one, else the first the reader's browser asks for that is
 * here, else English.
 * @param {string} chosen
 * @param {readonly string[]} wanted  BCP 47 tags, most wanted first
 * @returns {LanguageName}
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
 * A language with its words. Rejects if they cannot be fetched.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function loadLanguage(language) {
    const { messages } = await sources[language.id]();
    return { ...language, messages };
}

/**
 * What `t` is for a reader: in the language to use, or in English if that cannot be fetched.
 * @param {string} chosen
 * @param {readonly string[]} [wanted]
 * @returns {Promise<Translate>}
 */
export async function translatorFor(chosen, wanted = navigator.languages) {
    const language = pickLanguage(chosen, wanted);
    return translator(await loadLanguage(language).catch(() => loadLanguage(languages[0])));
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
        const message = language.messages[key] ?? english[key];
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
