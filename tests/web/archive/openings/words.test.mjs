/** The books of openings that are shipped. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { readBook } from "../../../../web/archive/openings/book.js";

const folder = new URL("../../../../web/archive/openings/", import.meta.url);

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
