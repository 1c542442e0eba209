// The full module names positions as the native program does: by the books that the program has made.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { readBook } from "../../web/archive/openings/book.js";
import { loadFullModule } from "./module.mjs";

const module = await loadFullModule();
const book = new module.Book();
const folder = new URL("../../web/archive/openings/data/", import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith(".jsonl"));

/** Positions of each book that are looked at. */
const MOST = 60;

for (const file of files) {
    test(`${file}: the same keys and actions as in the book`, async () => {
        const { game, options, positions } = readBook(await readFile(new URL(file, folder), "utf8"));
        let looked = 0;
        for (const { key, line, next } of [...positions.values()].slice(0, MOST)) {
            const record = { game, options, actions: line };
            const { keys } = book.keys(record, 100);
            assert.equal(keys.length, line.length + 1);
            assert.equal(keys.at(-1), key);
            const after = next.map(
                ({ action }) => book.keys({ game, options, actions: [...line, action] }, 100).keys.at(-1) ?? "",
            );
            assert.deepEqual(
                book.actions(record, after).actions,
                next.map(({ action }) => action),
            );
            looked += 1;
        }
        assert.ok(looked > 10);
    });
}

test("plies are limited, an unknown key has no action, and problems are named", () => {
    const record = { game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1", "PLACE 2,2"] };
    assert.equal(book.keys(record, 1).keys?.length, 2);
    assert.equal(book.keys({ ...record, ply: 0 }, 5).keys?.length, 3, "the whole game, whatever ply is shown");
    assert.deepEqual(book.actions(record, ["000000000000"]).actions, [""]);
    assert.match(book.keys({ game: "chess" }, 1).error?.message ?? "", /chess/);
    assert.match(book.keys(record, -1).error?.message ?? "", /most/);
    assert.match(book.actions(record, ["zz"]).error?.message ?? "", /key/);
    assert.match(book.actions(record, /** @type {any} */ (3)).error?.message ?? "", /keys/);
});
