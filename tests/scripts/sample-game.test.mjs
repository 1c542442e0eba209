/** The guide to a new game shows the sample game as it is. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../engine/sample_game/", import.meta.url);
const guide = readFileSync(new URL("../../engine/games/README.md", import.meta.url), "utf8");
const sources = readdirSync(folder)
    .filter((name) => /\.[ch]pp$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));

test("every piece of code in the guide is in the sample game, line for line", () => {
    const pieces = [...guide.matchAll(/^```cpp\n(.*?)^```$/gms)].map(([, code]) => code);
    assert.ok(pieces.length > 5);
    const missing = pieces.filter((code) => !sources.some((source) => source.includes(code)));
    assert.deepEqual(missing, []);
});

test("the sample game has 300 lines at most", () => {
    const lines = sources.reduce((sum, source) => sum + source.split("\n").length - 1, 0);
    assert.ok(lines <= 300, String(lines));
});
