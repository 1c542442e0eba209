/** The translations of the puzzle trainer. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { puzzleMessages, withPuzzles } from "../../web/i18n/puzzles.js";
import { languages, translator } from "../../web/i18n/t.js";
import { GOALS, readPuzzles } from "../../web/learn/puzzles/puzzle.js";
import { loadCatalogues, testCatalogues } from "./catalogues.mjs";

const catalogues = await loadCatalogues(puzzleMessages);
const folder = new URL("../../web/learn/puzzles/", import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));

testCatalogues(catalogues);

test("every key that the trainer uses exists, and every key is used", async () => {
    const found = (/** @type {RegExp} */ pattern) =>
        new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key]) => key)));
    const whole = found(/["'`](puzzle\.[A-Za-z.-]+)["'`]/g);
    const beginnings = [...found(/`(puzzle\.(?:[A-Za-z]+\.)*)\$\{/g)];
    const t = translator(await withPuzzles(languages[0]));
    for (const key of whole) assert.ok(t.has(key), key);
    for (const key of Object.keys(catalogues.en)) {
        assert.ok(whole.has(key) || beginnings.some((start) => key.startsWith(start)), `${key} is unused`);
    }
});

test("every puzzle that is shipped can be read, stands once, and its themes have words", async () => {
    const data = new URL("data/", folder);
    const files = (await readdir(data).catch(() => [])).filter((name) => name.endsWith(".jsonl"));
    for (const file of files) {
        const { puzzles, problems } = readPuzzles(await readFile(new URL(file, data), "utf8"));
        assert.deepEqual(problems, [], file);
        assert.ok(puzzles.length > 0, file);
        assert.equal(new Set(puzzles.map(({ id }) => id)).size, puzzles.length, file);
        for (const { id, game, themes } of puzzles) {
            assert.equal(`${game}.jsonl`, file, id);
            for (const theme of themes) assert.ok(`puzzle.theme.${theme}` in catalogues.en, `${id}: ${theme}`);
        }
    }
});

test("every goal has a task and an answer to a wrong try", () => {
    for (const goal of [...GOALS, "mine"]) {
        for (const key of [`puzzle.goal.${goal}`, `puzzle.goal.${goal}.any`, `puzzle.wrong.${goal}`]) {
            assert.ok(key in catalogues.en, key);
        }
    }
});
