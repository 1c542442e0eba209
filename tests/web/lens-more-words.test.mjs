/** The translations of what teaches with the lens. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { lensMoreMessages, termMessages } from "../../web/i18n/lens-more.js";
import { languages } from "../../web/i18n/t.js";

const folders = ["predict", "compare", "why", "real"].map(
    (name) => new URL(`../../web/lens/${name}/`, import.meta.url),
);
const sources = (
    await Promise.all(
        folders.map(async (folder) =>
            Promise.all(
                (
                    await readdir(folder)
                )
                    .filter((name) => name.endsWith(".js"))
                    .map((name) => readFile(new URL(name, folder), "utf8")),
            ),
        ),
    )
).flat();

const textsOf = (/** @type {any} */ message) => (typeof message === "string" ? [message] : Object.values(message));
const blanksOf = (/** @type {any} */ message) =>
    [
        ...new Set(
            textsOf(message)
                .join(" ")
                .match(/\{\w+\}/g) ?? [],
        ),
    ].sort();

for (const [name, source] of Object.entries({ lensMoreMessages, termMessages })) {
    test(`every language has the same keys with the same placeholders, and own words: ${name}`, async () => {
        assert.deepEqual(Object.keys(source).sort(), languages.map(({ id }) => id).sort());
        const { messages: english } = await source.en();
        for (const [language, load] of Object.entries(source)) {
            const { messages } = await load();
            assert.deepEqual(Object.keys(messages), Object.keys(english), language);
            const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
            for (const [key, message] of Object.entries(messages)) {
                assert.deepEqual(blanksOf(message), blanksOf(english[key]), `${language} ${key}`);
                for (const text of textsOf(message)) {
                    const own = language === "en" || /\p{Script=Han}|\p{Script=Arabic}/u.test(text);
                    const wordless = text.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/u) === null;
                    assert.ok(text !== "" && (own || wordless), `${language} ${key}: ${text}`);
                }
                if (typeof message === "string") continue;
                for (const form of forms) assert.ok(message[form] ?? message.other, `${language} ${key} ${form}`);
            }
        }
    });
}

test("every key that is used exists, and every key is used", async () => {
    const { messages } = await lensMoreMessages.en();
    const whole = new Set(
        sources.flatMap((source) =>
            [...source.matchAll(/["'`]((?:predict|compare|terms|real)(?:\.[A-Za-z]+)+)["'`]/g)].map(([, key]) => key),
        ),
    );
    const beginnings = sources.flatMap((source) =>
        [...source.matchAll(/`((?:predict|compare|terms|real)\.(?:[A-Za-z]+\.)*)\$\{/g)].map(([, start]) => start),
    );
    for (const key of whole) assert.ok(Object.hasOwn(messages, key) || key.endsWith(".js"), key);
    for (const key of Object.keys(messages)) {
        assert.ok(whole.has(key) || beginnings.some((start) => key.startsWith(start)), `${key} is unused`);
    }
});
