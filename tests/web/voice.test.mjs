/** The English of the page: phrases that readers stop at, and what to write instead. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

/** @type {[RegExp, string][]} */
const avoided = [
    [/\bmend(s|ed|ing)?\b/i, "fix"],
    [/\bslips?\b/i, "error, mistake"],
    [/\b(go|goes|going|went) on\b/i, "continue"],
    [/\banew\b/i, "again, start over"],
    [/\blooks? on\b/i, "watch, spectator"],
    [/\b(is|are) told\b/i, "say what happened"],
    [/^Who(ever)? (?!plays)[a-z]+s\b.*[^?]$/, "the player who"],
    [/\bin advance\b/i, "premove, prepared reply"],
    [/\bno (Python|text|action|agent of yours)\b/, "isn't"],
    [/\bseldom\b/i, "rarely"],
];

const folder = new URL("../../web/i18n/", import.meta.url);
const files = (await readdir(folder, { recursive: true })).filter((name) => /(^|[/-])en\.js$/.test(name));

test("every English catalogue is read", () => assert.ok(files.length > 25, files.join()));

for (const file of files.sort()) {
    test(`${file} has no phrase that the page avoids`, async () => {
        const texts = (await readFile(new URL(file, folder), "utf8")).matchAll(/(["`])((?:(?!\1)[^\\]|\\.)+)\1/gs);
        const sentences = [...texts].map(([, , text]) => text).filter((text) => /\s/.test(text));
        const found = sentences.flatMap((text) =>
            avoided.filter(([phrase]) => phrase.test(text)).map(([, better]) => `${text} (better: ${better})`),
        );
        assert.deepEqual(found, []);
    });
}
