/** The translations of the opening explorer, and the books that are shipped. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { readBook } from "../../web/archive/openings/book.js";
import { openingMessages, withOpenings } from "../../web/i18n/openings.js";
import { languages, translator } from "../../web/i18n/t.js";

/** @type {Record<string, Record<string, any>>} */
const catalogues = Object.fromEntries(
    await Promise.all(Object.entries(openingMessages).map(async ([id, load]) => [id, (await load()).messages])),
);
const folder = new URL("../../web/archive/openings/", import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));

const textsOf = (/** @type {any} */ message) => (typeof message === "string" ? [message] : Object.values(message));
const blanksOf = (/** @type {any} */ message) =>
    [
        ...new Set(
            textsOf(message)
                .join(" ")
                .match(/\{\w+\}/g) ?? [],
        ),
    ].sort();

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
                const wordless = text.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/u) === null;
                assert.ok(text !== "" && (language === "en" || own || wordless), `${language} ${key}: ${text}`);
            }
            if (typeof message === "string") continue;
            for (const form of forms) assert.ok(message[form] ?? message.other, `${language} ${key} ${form}`);
        }
    }
});

test("every key that the explorer uses exists, and every key is used", async () => {
    const found = (/** @type {RegExp} */ pattern) =>
        new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key]) => key)));
    const whole = found(/["'`](openings\.[A-Za-z.-]+)["'`]/g);
    const beginnings = [...found(/`(openings\.(?:[A-Za-z]+\.)*)\$\{/g)];
    const t = translator(await withOpenings(languages[0]));
    for (const key of whole) assert.ok(t.has(key), key);
    for (const key of Object.keys(catalogues.en)) {
        assert.ok(whole.has(key) || beginnings.some((start) => key.startsWith(start)), `${key} is unused`);
    }
});

test("every book that is shipped can be read to its last line", async () => {
    const data = new URL("data/", folder);
    const files = (await readdir(data)).filter((name) => name.endsWith(".jsonl"));
    assert.ok(files.length > 0);
    for (const file of files) {
        const book = readBook(await readFile(new URL(file, data), "utf8"));
        assert.equal(`${book.game}.jsonl`, file);
        assert.equal(book.broken, 0, file);
        assert.ok(book.positions.size > 10, file);
    }
});
