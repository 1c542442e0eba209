/** The words of the arena: the same keys in every language, every key used, and none missing. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { arenaMessages, withArena } from "../../web/i18n/arena.js";
import { languages, loadLanguage, translator } from "../../web/i18n/t.js";

/** @type {Record<string, Record<string, any>>} */
const catalogues = Object.fromEntries(
    await Promise.all(Object.entries(arenaMessages).map(async ([id, load]) => [id, (await load()).messages])),
);

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

/** Words that every language writes as English does. */
const NAMES = /Python|JavaScript|Quintet|JSON|CSV|Elo|COMP30024|CSCI|zip|input\.txt|output\.txt/g;

test("no message is empty or untranslated", () => {
    for (const language of ["zh-Hans", "fa"]) {
        for (const [key, message] of Object.entries(catalogues[language])) {
            for (const text of textsOf(message)) {
                assert.notEqual(text, "", key);
                const own = /\p{Script=Han}|\p{Script=Arabic}/u.test(text);
                const rest = text.replace(/\{\w+\}/g, "").replace(NAMES, "");
                assert.ok(own || rest.match(/\p{Script=Latin}{3,}/u) === null, `${language} ${key}: ${text}`);
            }
        }
    }
});

const FOLDERS = ["", "editor/"];

async function sources() {
    const folder = new URL("../../web/arena/", import.meta.url);
    const names = [];
    for (const part of FOLDERS) {
        const found = await readdir(new URL(part, folder));
        names.push(...found.filter((name) => name.endsWith(".js")).map((name) => part + name));
    }
    return Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
}

test("every key that the arena uses exists, and every key is used", async () => {
    const texts = await sources();
    const t = await withArena(translator(await loadLanguage(languages[0])));
    const keys = texts.flatMap((text) => [...text.matchAll(/["'`](arena(?:\.[A-Za-z0-9_-]+)+)["'`]/g)]);
    const whole = new Set(keys.map(([, key]) => key));
    const beginnings = texts.flatMap((text) =>
        [...text.matchAll(/["'`](arena\.(?:[A-Za-z0-9-]+\.)*)\$\{/g)].map(([, start]) => start),
    );
    for (const key of whole) assert.ok(t.has(key) || /\.(js|html)$/.test(key), key);
    for (const key of Object.keys(catalogues.en)) {
        assert.ok(whole.has(key) || beginnings.some((start) => key.startsWith(start)), `${key} is unused`);
    }
});
