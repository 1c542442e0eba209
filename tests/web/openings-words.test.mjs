/** The translations of the opening explorer, and the books that are shipped. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { readBook } from "../../web/archive/openings/book.js";
import { openingMessages, withOpenings } from "../../web/i18n/openings.js";
import { languages, translator } from "../../web/i18n/t.js";
import { loadCatalogues, testCatalogues } from "./catalogues.mjs";

const catalogues = await loadCatalogues(openingMessages);
const folder = new URL("../../web/archive/openings/", import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));

testCatalogues(catalogues);

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
