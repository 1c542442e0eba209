/** The guide to a new game shows the sample game as it is. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

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

test("the commands of the guide copy it under another name", (t) => {
    const root = mkdtempSync(path.join(tmpdir(), "quintet-"));
    t.after(() => rmSync(root, { recursive: true }));
    cpSync(fileURLToPath(folder), path.join(root, "tests/engine/sample_game"), { recursive: true });
    mkdirSync(path.join(root, "engine/games"), { recursive: true });
    const [, commands] = guide.match(/^```sh\n(game=.*?)^```$/ms) ?? [];
    execFileSync("sh", ["-ec", commands], { cwd: root });
    const copies = readdirSync(path.join(root, "engine/games/mygame"));
    const text = copies.map((name) => readFileSync(path.join(root, "engine/games/mygame", name), "utf8")).join("");
    assert.doesNotMatch(text, /sample_game|four_in_a_row/);
    assert.match(text, /\.id = "mygame"/);
});

test("the sample game has fewer than 120 lines of rules, and 180 at most in all", () => {
    const lines = (name) => readFileSync(new URL(name, folder), "utf8").split("\n").length - 1;
    const rules = lines("rules.hpp") + lines("rules.cpp");
    assert.ok(rules < 120, String(rules));
    assert.ok(rules + lines("evaluation.hpp") + lines("game.hpp") <= 180);
});
