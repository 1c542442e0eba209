/** Messages and helps of the engine and the program: an error says what must be, and what was found. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const root = new URL("../../../", import.meta.url);
const listed = execFileSync("git", ["ls-files", "engine", "wasm"], { cwd: root, encoding: "utf8" });
const sources = listed.split("\n").filter((name) => /\.(cpp|hpp)$/.test(name));

/** @type {[RegExp, string][]} */
const avoided = [
    [/\bexpected(,|$|;)/, "must be … (found …)"],
    [/^(: )?there (is|are) (no|only)\b(?! signature)/, "unknown …, must be one of … (found …)"],
    [/\bis not (one of|from|a whole number)\b/, "must be … (found …)"],
    [/(?<!there )\b(is|are) no\b/, "is not, must be"],
    [/\b(stands?|lies?) (on|in|at|there|next)\b/, "is"],
    [/\b(men|man)\b/, "piece"],
    [/\bas it (asks|says|stands)\b/, "the order, the course"],
    [/\bso many\b/, "this many, at most"],
    [/\b(usual|usually)\b/, "default, standard"],
    [/\b(begins?|began|begun)\b(?!!)/, "start"],
    [/\b(seldom|nobody|whoever|anew)\b/i, "rarely, no one, the player who, again"],
    [/\bof (its|their|your) own\b/, "its own …"],
    [/\b(go|goes|going|went) on\b/, "continue"],
    [/\b(is|are) told\b/, "learns, receives"],
    [/\bis gone\b/, "is missing"],
];

/** The texts of a source: its string literals of more than a word, without comments. @param {string} source */
function textsOf(source) {
    const tokens = source.matchAll(/\/\/[^\n]*|'(?:[^'\\\n]|\\.)'|"((?:[^"\\\n]|\\.)*)"/g);
    return [...tokens].map(([, text]) => text ?? "").filter((text) => /[a-z] [a-z]/.test(text));
}

test("messages of the engine and the program say what must be, in plain English", async () => {
    const found = [];
    let texts = 0;
    for (const file of sources) {
        for (const text of textsOf(await readFile(new URL(file, root), "utf8"))) {
            texts += 1;
            for (const [phrase, better] of avoided) {
                if (phrase.test(text)) found.push(`${file}: ${text} (better: ${better})`);
            }
        }
    }
    assert.ok(texts > 1000, String(texts));
    assert.deepEqual(found, []);
});
