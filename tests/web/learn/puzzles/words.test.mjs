/** The words of the puzzle trainer, and the puzzles that are shipped. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { GOALS, readPuzzles } from "../../../../web/learn/puzzles/catalog/puzzle.js";
import { catalogueIn } from "../../i18n/catalogues.mjs";

const catalogues = await catalogueIn("puzzles");
const folder = new URL("../../../../web/learn/puzzles/", import.meta.url);

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
