/**
 * Texts of a draft in the languages that its teacher writes. In one language a text is plain; in several it has a
 * version for each.
 *
 * @typedef {import("../activity.js").Text} Text
 */

import { languagesOf, textIn } from "../activity.js";

const TEXTS = ["title", "text", "explain"];
/** Characters of the name of a file. */
const MAX_NAME = 60;

/**
 * Calls a function with every text within a draft, and puts in its place what it returns.
 * @param {any} value
 * @param {(text: Text) => Text | undefined} change
 * @returns {any}
 */
function eachText(value, change) {
    if (Array.isArray(value)) return value.map((each) => eachText(each, change));
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).flatMap(([name, field]) => {
        if (TEXTS.includes(name)) {
            const text = change(/** @type {Text} */ (field));
            return text === undefined ? [] : [[name, text]];
        }
        if (name === "options" && Array.isArray(field)) return [[name, field.map((each) => change(each) ?? "")]];
        return [[name, eachText(field, change)]];
    });
    return Object.fromEntries(fields);
}

/** The languages that a draft is written in; empty if its texts are for all. @param {any} draft @returns {string[]} */
export function languagesIn(draft) {
    /** @type {Set<string>} */
    const found = new Set();
    eachText(draft, (text) => {
        for (const language of languagesOf(text)) found.add(language);
        return text;
    });
    return [...found];
}

/**
 * What a field for a language shows. A plain text is in the first language.
 * @param {Text | undefined} text @param {string} language @param {string[]} languages
 */
export function textFor(text, language, languages) {
    if (typeof text === "object") return text[language] ?? "";
    return language === languages[0] ? (text ?? "") : "";
}

/**
 * A text after a change in one language; undefined if nothing is left of it.
 * @param {Text | undefined} text @param {string} language @param {string} value @param {string[]} languages
 * @returns {Text | undefined}
 */
export function withText(text, language, value, languages) {
    if (languages.length === 1 && typeof text !== "object") return value || undefined;
    const versions = typeof text === "object" ? { ...text } : text ? { [languages[0]]: text } : {};
    if (value) versions[language] = value;
    else delete versions[language];
    return Object.keys(versions).length ? versions : undefined;
}

/**
 * A draft whose texts are in other languages: with one language they are plain, and what was written in others is
 * dropped. A text that the language lacks is kept as it is in another.
 * @param {any} draft @param {string[]} languages
 */
export function inLanguages(draft, languages) {
    return eachText(draft, (text) => {
        if (typeof text !== "object") return text;
        const left = languages.filter((language) => text[language] !== undefined);
        if (left.length === 0) return Object.values(text)[0];
        if (languages.length === 1) return text[left[0]];
        return Object.fromEntries(left.map((language) => [language, text[language]]));
    });
}

/**
 * A name for a file of a sheet, without its ending: its title, or else its id.
 * @param {{id: string, title?: Text}} sheet @param {string} language
 */
export function fileName({ id, title }, language) {
    const words = textIn(title, language)
        .normalize("NFKC")
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu);
    return words?.join("-").slice(0, MAX_NAME) ?? id;
}
