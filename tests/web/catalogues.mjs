/** What holds for the catalogues of every part of the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../web/i18n/t.js";

/** @typedef {Record<string, Record<string, any>>} Catalogues  messages by language and key */

/**
 * @param {Record<string, () => Promise<{messages: Record<string, any>}>>} loaders  by language
 * @returns {Promise<Catalogues>}
 */
export async function loadCatalogues(loaders) {
    const loaded = Object.entries(loaders).map(async ([id, load]) => [id, (await load()).messages]);
    return Object.fromEntries(await Promise.all(loaded));
}

/** All forms of a message. @param {any} message @returns {string[]} */
export const textsOf = (message) => (typeof message === "string" ? [message] : Object.values(message));

/** The placeholders of a message. @param {any} message */
function blanksOf(message) {
    const found = textsOf(message)
        .join(" ")
        .match(/\{\w+\}/g);
    return [...new Set(found ?? [])].sort();
}

/**
 * Tests that all languages have the same keys and placeholders, that nothing is left in English, and that plurals have
 * all forms of their language.
 * @param {Catalogues} catalogues
 * @param {{word?: RegExp, names?: RegExp}} [how]  `word`: what shows that a text has words at all; `names`: words that
 *     every language writes as English does
 */
export function testCatalogues(catalogues, { word = /\p{L}{2,}/u, names = /\{\w+\}/g } = {}) {
    test("every language has the same keys, in the same order, with the same placeholders", () => {
        assert.deepEqual(Object.keys(catalogues).sort(), languages.map(({ id }) => id).sort());
        for (const [language, messages] of Object.entries(catalogues)) {
            assert.deepEqual(Object.keys(messages), Object.keys(catalogues.en), language);
            for (const [key, message] of Object.entries(messages)) {
                assert.deepEqual(blanksOf(message), blanksOf(catalogues.en[key]), `${language} ${key}`);
            }
        }
    });

    test("no message is empty or untranslated, and plurals have all forms of their language", () => {
        for (const [language, messages] of Object.entries(catalogues)) {
            const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
            for (const [key, message] of Object.entries(messages)) {
                for (const text of textsOf(message)) {
                    const own = /\p{Script=Han}|\p{Script=Arabic}/u.test(text);
                    const wordless = !word.test(text.replace(/\{\w+\}/g, "").replace(names, ""));
                    assert.ok(text !== "" && (language === "en" || own || wordless), `${language} ${key}: ${text}`);
                }
                if (typeof message === "string") continue;
                for (const form of forms) assert.ok(message[form] ?? message.other, `${language} ${key} ${form}`);
            }
        }
    });
}
