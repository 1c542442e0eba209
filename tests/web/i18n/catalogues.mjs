/** The catalogues of the page, and what holds for all of them. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { languages } from "../../../web/i18n/t.js";

/** @typedef {Record<string, Record<string, any>>} Catalogues  messages by language and key */

const folder = new URL("../../../web/i18n/", import.meta.url);
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith("/en.js"));

/** The names of all catalogues, such as `lessons/hive`. */
export const catalogueNames = names.map((name) => name.slice(0, -"/en.js".length)).sort();

/**
 * Loads a catalogue in every language.
 * @param {string} name
 * @returns {Promise<Catalogues>}
 */
export async function catalogueIn(name) {
    const loaded = languages.map(async ({ id }) => {
        const { messages } = await import(new URL(`${name}/${id.toLowerCase()}.js`, folder).href);
        return [id, messages];
    });
    return Object.fromEntries(await Promise.all(loaded));
}

/** All forms of a message. @param {any} message @returns {string[]} */
export const textsOf = (message) => (typeof message === "string" ? [message] : Object.values(message));

/** The placeholders of a message. @param {any} message @returns {string[]} */
export function blanksOf(message) {
    const found = textsOf(message)
        .join(" ")
        .match(/\{\w+\}/g);
    return [...new Set(found ?? [])].sort();
}

/**
 * Asserts that plurals have all forms of their language, and are texts where these do not differ.
 * @param {string} language @param {Record<string, any>} messages
 */
export function assertForms(language, messages) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages)) {
        if (typeof message === "string") continue;
        assert.ok(new Set(Object.values(message)).size > 1, `${language} ${key}: its forms are one text`);
        for (const form of forms) assert.ok(message[form] ?? message.other, `${language} ${key} ${form}`);
        assert.ok(message.other, `${language} ${key}`);
    }
}
