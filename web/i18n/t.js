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
 * Loads one language of a catalogue, by the name of its file.
 * @typedef {(file: string) => Promise<{messages: Catalogue}>} Source
 *
 * @typedef {object} LanguageName
 * @property {string} id        for `<html lang>` and `Intl`
 * @property {string} name      in the language itself
 * @property {"ltr" | "rtl"} direction
 * @property {boolean} [beta]  whether it is machine-translated and no native speaker has checked it
 * @property {boolean} [ownDigits]  whether numbers use digits other than 0 to 9
 * @property {string} [gap]  what separates sentences, if not a space
 *
 * `sources`: the catalogues of a language, unless a test wrote the messages itself.
 * @typedef {LanguageName & {messages: Catalogue, sources?: Set<Source>}} Language
 *
 * @typedef {Say & {language: Language,
 *           has: (key: string) => key is FoundKey,
 *           number: (value: number) => string, compact: (value: number) => string,
 *           percent: (value: number) => string,
 *           format: <Kind extends "NumberFormat" | "PluralRules" | "DateTimeFormat" | "ListFormat">(kind: Kind,
 *               options?: ConstructorParameters<typeof Intl[Kind]>[1]) => InstanceType<typeof Intl[Kind]>,
 *           sentences: (...texts: (string | false | null)[]) => string}} Translate
 */

import { messages as english } from "./common/en.js";

/** @import { FoundKey, Say } from "./keys.js" */

/** @type {LanguageName[]} */
export const languages = [
    { id: "en", name: "English", direction: "ltr" },
    { id: "zh-Hans", name: "简体中文", direction: "ltr", beta: true, gap: "" },
    { id: "fa", name: "فارسی", direction: "rtl", beta: true, ownDigits: true },
];

/** The words of every page. English is part of the page, as the fallback. @type {Source} */
const commonWords = async (file) => (file === "en" ? { messages: english } : import(`./common/${file}.js`));

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
 * Adds the words of catalogues to a language and so to all its translators. Rejects if they cannot be loaded.
 * @param {Pick<Translate, "language">} t
 * @param {Source[]} sources
 */
export async function addWords({ language: { id, messages, sources: all } }, ...sources) {
    for (const source of sources) all?.add(source);
    const loaded = await Promise.all(sources.map((source) => source(id.toLowerCase())));
    for (const more of loaded) Object.assign(messages, more.messages);
}

/**
 * Loads a language with the words of these catalogues. Rejects if that fails.
 * @param {LanguageName} name
 * @param {Source[]} sources
 * @returns {Promise<Language>}
 */
export async function loadLanguage(name, ...sources) {
    const language = { ...name, messages: {}, sources: new Set() };
    await addWords({ language }, commonWords, ...sources);
    return language;
}

/**
 * Returns the translator for the language to use, or for English if its messages cannot be loaded.
 * @param {string} chosen
 * @param {Source[]} sources
 * @returns {Promise<Translate>}
 */
export async function translatorFor(chosen, ...sources) {
    const load = (/** @type {LanguageName} */ language) => loadLanguage(language, ...sources);
    return translator(await load(pickLanguage(chosen, navigator.languages)).catch(() => load(languages[0])));
}

/** @param {Language} language @returns {Translate} */
export function translator(language) {
    /** @type {Record<string, any>} */
    const formats = {};
    /**
     * Creates a format of `Intl` on first use. The first one takes 15 ms or more, and the first board works without.
     * @type {Translate["format"]}
     */
    const format = (kind, options) => {
        const name = language.id + kind + JSON.stringify(options);
        formats[name] ??= new /** @type {any} */ (Intl)[kind](language.id, options);
        return formats[name];
    };

    // A value without Arabic letters comes from the board. Without isolation "-3,0" would appear as "0,3-".
    const isolated = (/** @type {string} */ text) =>
        language.direction === "rtl" ? text.replace(/^[^\p{Script=Arabic}]+$/u, "\u2066$&\u2069") : text;

    /** @param {number} value */
    const number = (value) =>
        !language.ownDigits && Number.isInteger(value) && Math.abs(value) < 1000
            ? String(value)
            : format("NumberFormat").format(value);

    /** @param {string} key @param {Record<string, string | number>} [blanks] */
    function translate(key, blanks = {}) {
        const message = language.messages[key] ?? /** @type {Catalogue} */ (english)[key];
        if (message === undefined) return key;
        const text =
            typeof message === "string"
                ? message
                : (message[format("PluralRules").select(Number(blanks.count))] ?? message.other ?? key);
        return text.replace(/\{(\w+)\}/g, (blank, name) => {
            const value = blanks[name];
            if (value === undefined) return blank;
            return typeof value === "number" ? number(value) : isolated(value);
        });
    }

    return Object.assign(translate, {
        language,
        has: /** @type {Translate["has"]} */ ((key) => Object.hasOwn(language.messages, key)),
        format,
        number,
        compact: (/** @type {number} */ value) =>
            format("NumberFormat", { notation: "compact", maximumFractionDigits: 1 }).format(value),
        percent: (/** @type {number} */ value) => format("NumberFormat", { style: "percent" }).format(value),
        sentences: (/** @type {(string | false | null)[]} */ ...texts) =>
            texts.filter(Boolean).join(language.gap ?? " "),
    });
}
