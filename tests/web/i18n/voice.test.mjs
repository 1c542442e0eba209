/** The English of the page, the guides and the program: phrases that readers stop at, and what to write instead. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

/** In every text. @type {[RegExp, string][]} */
const avoided = [
    [/\bmend(s|ed|ing)?\b/i, "fix"],
    [/\bslips?\b/i, "error, mistake"],
    [/\b(go|goes|going|went) on\b/i, "continue"],
    [/\banew\b/i, "again, start over"],
    [/\blooks? on\b/i, "watch, spectator"],
    [/\b(is|are) told\b/i, "say what happened"],
    [/\b(nobody|whoever|whither)\b/i, "no one, the player who, where"],
    [/\bin advance\b/i, "premove, prepared reply"],
    [/\bforetold\b/i, "prepared reply"],
    [/\bkeeps nothing\b/i, "can't save"],
    [/\b(whole|small|full|thin) zip\b/i, "complete zip, linked zip"],
    [/\bseldom\b/i, "rarely"],
];

/** In the texts of the page. @type {[RegExp, string][]} */
const avoidedOnPages = [
    [/\w'\w/, "’"],
    [/^Who (?!plays)[a-z]+s\b.*[^?]$/, "the player who"],
    [/\b(is|are) no (Python|text|action|agent of yours|move|zip|game of)\b/, "isn't"],
    [/\b(begins?|began|begun|beginning)\b/i, "start"],
    [/\busual\b/i, "default"],
    [/\b(right|wrong) (answer|move|option|solution)s?\b/i, "correct, incorrect"],
    [/\b(not right|wrong(ly)?)\b/i, "incorrect"],
    [/\bas (it|they) stands?\b/i, "unsorted, unchanged"],
    [/\bvisit only\b|\bfor this visit\b/i, "not saved, lost when you leave"],
    [/\b(may stay empty|must be there)\b/i, "optional, required"],
    [/[”}] (is|are) there\b/, "must be … (found …)"],
    [/\bgive or take\b/i, "±"],
    [/\bput back\b/i, "cancel"],
    [/(?<!“)\bactivit(y|ies)\b/i, "exercise sheet"],
    [/\bmy record\b/i, "My games"],
    [/\byour strength\b/i, "Adaptive"],
    [/\babout \{(rating|elo)\}/i, "Rating {rating}"],
];

const root = new URL("../../../", import.meta.url);
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
});
const files = listed.split("\n");

/** @typedef {{ files: string[], textsOf: (content: string) => string[], phrases: [RegExp, string][] }} Kind */
/** @type {Record<string, Kind>} */
const kinds = {
    catalogues: {
        files: files.filter((name) => /^web\/i18n\/(.*[/-])?en\.js$/.test(name)),
        textsOf: (content) =>
            [...content.matchAll(/(["`])((?:(?!\1)[^\\]|\\.)+)\1/gs)]
                .map(([, , text]) => text)
                .filter((text) => /\s/.test(text)),
        phrases: [...avoided, ...avoidedOnPages],
    },
    guides: {
        files: files.filter((name) => /\.md$/.test(name)),
        textsOf: (content) => content.replace(/```.*?```|`[^`\n]*`/gs, "").split("\n"),
        phrases: avoided,
    },
    "the program": {
        files: files.filter((name) => /^engine\/cli\/.*\.cpp$/.test(name)),
        textsOf: (content) => [...content.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text]) => text),
        phrases: avoided,
    },
};

for (const [what, { files, textsOf, phrases }] of Object.entries(kinds)) {
    test(`${what}: no phrase that readers stop at`, async () => {
        assert.ok(files.length > 20, files.join());
        const found = [];
        for (const file of files) {
            for (const text of textsOf(await readFile(new URL(file, root), "utf8"))) {
                for (const [phrase, better] of phrases) {
                    if (phrase.test(text)) found.push(`${file}: ${text} (better: ${better})`);
                }
            }
        }
        assert.deepEqual(found, []);
    });
}
