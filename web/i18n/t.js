/**
 * Translates keys. Every word that a person reads goes through `t`, with values for the placeholders of the message.
 *
 *     t("move.number", {ply: 3, length: 12})   "Ply 3 of 12"
 *
 * A message is a text with `{placeholders}`, or an object with a text for each plural form of `{count}` (the categories
 * of `Intl.PluralRules`). Numbers use the digits of the language. Coordinates and notation keep their direction inside
 * text written from right to left.
 *
 * @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Message
 * @typedef {Record<string, Message>} Catalogue
 *
 * @typedef {object} LanguageName
 * @property {string} id        for `<html lang>` and `Intl`
 * @property {string} name      in the language itself
 * @property {"ltr" | "rtl"} direction
 * @property {boolean} [beta]  whether it is machine-translated and no native speaker has checked it
 * @property {boolean} [ownDigits]  whether numbers use digits other than 0 to 9
 * @property {string} [gap]  what separates sentences, if not a space
 *
 * @typedef {LanguageName & {messages: Catalogue}} Language
 *
 * @typedef {import("./keys.js").Say & {language: Language,
 *           has: (key: string) => boolean, number: (value: number) => string, compact: (value: number) => string,
 *           percent: (value: number) => string,
 *           sentences: (...texts: (string | false | null)[]) => string}} Translate
 */

import { messages as english } from "./en.js";

/** @type {LanguageName[]} */
export const languages = [
    { id: "en", name: "English", direction: "ltr" },
    { id: "zh-Hans", name: "简体中文", direction: "ltr", beta: true, gap: "" },
    { id: "fa", name: "فارسی", direction: "rtl", beta: true, ownDigits: true },
];

/**
 * Loaders of the messages. English is part of the page, as the fallback; the other languages are loaded on demand.
 * @type {Record<string, () => Promise<{messages: Catalogue}>>}
 */
const sources = {
    en: async () => ({ messages: english }),
    "zh-Hans": () => import("./zh-hans.js"),
    fa: () => import("./fa.js"),
};

/**
 * Returns the language to use: the chosen one if it exists, otherwise the first available one that the browser asks
 * for, otherwise English.
 * @param {string} chosen
 * @param {readonly string[]} wanted  BCP 47 tags in order of preference
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
 * Loads the messages of a language. Rejects if that fails.
 * @param {LanguageName} language
 * @returns {Promise<Language>}
 */
export async function loadLanguage(language) {
    const { messages } = await sources[language.id]();
    return { ...language, messages };
}

/**
 * Returns the translator for the language to use, or for English if its messages cannot be loaded.
 * @param {string} chosen
 * @param {readonly string[]} [wanted]
 * @returns {Promise<Translate>}
 */
export async function translatorFor(chosen, wanted = navigator.languages) {
    const language = pickLanguage(chosen, wanted);
    return translator(await loadLanguage(language).catch(() => loadLanguage(languages[0])));
}

/**
 * Creates a value on first use.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
function lazy(make) {
    /** @type {T | undefined} */
    let made;
    return () => {
        made ??= make();
        return made;
    };
}

/**
 * @param {Language} language
 * @returns {Translate}
 */
export function translator(language) {
    // Creating the first number format takes 15 ms or more, and the first board works without.
    const plural = lazy(() => new Intl.PluralRules(language.id));
    const whole = lazy(() => new Intl.NumberFormat(language.id));
    const short = lazy(() => new Intl.NumberFormat(language.id, { notation: "compact", maximumFractionDigits: 1 }));
    const share = lazy(() => new Intl.NumberFormat(language.id, { style: "percent", maximumFractionDigits: 0 }));

    // A value without Arabic letters comes from the board. Without isolation "-3,0" would appear as "0,3-".
    const foreign = language.direction === "rtl" ? /^[^\p{Script=Arabic}]+$/u : /^$/;
    const isolated = (/** @type {string} */ text) => text.replace(foreign, "\u2066$&\u2069");

    /** @param {number} value */
    const number = (value) =>
        !language.ownDigits && Number.isInteger(value) && Math.abs(value) < 1000
            ? String(value)
            : whole().format(value);

    /** @param {string} key @param {Record<string, string | number>} [blanks] */
    function translate(key, blanks = {}) {
        const message = language.messages[key] ?? /** @type {Catalogue} */ (english)[key];
        if (message === undefined) return key;
        const text =
            typeof message === "string"
                ? message
                : (message[plural().select(Number(blanks.count))] ?? message.other ?? key);
        return text.replace(/\{(\w+)\}/g, (blank, name) => {
            const value = blanks[name];
            if (value === undefined) return blank;
            return typeof value === "number" ? number(value) : isolated(value);
        });
    }

    return Object.assign(translate, {
        language,
        has: (/** @type {string} */ key) => Object.hasOwn(language.messages, key),
        number,
        compact: (/** @type {number} */ value) => short().format(value),
        percent: (/** @type {number} */ value) => share().format(value),
        sentences: (/** @type {(string | false | null)[]} */ ...texts) =>
            texts.filter(Boolean).join(language.gap ?? " "),
    });
}
