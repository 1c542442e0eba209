/** The source code that lessons show is cut from the engine's sources, and a piece that is gone fails the build. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { cutSnippets, writeSnippets } from "../../../../scripts/lib/snippets.mjs";
import { lessonNames, loadLesson } from "../../../../web/learn/search/lessons.js";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const listed = path.join(repository, "web/learn/search/snippets.json");
const spec = JSON.parse(readFileSync(listed, "utf8"));

test("every piece that a lesson shows is in the list, and every piece of the list is shown", async () => {
    const lessons = await Promise.all(lessonNames.map(loadLesson));
    const shown = lessons.flatMap(({ sections }) => sections).flatMap(({ show = [] }) => show);
    const names = shown.flatMap((part) => ("snippet" in part ? [part.snippet] : []));
    assert.deepEqual([...new Set(names)].sort(), Object.keys(spec).sort());
});

test("what the page imports is cut from the sources as they are", async () => {
    const { sources } = await import("../../../../web/learn/search/snippets.js");
    assert.deepEqual(sources, cutSnippets(spec));
});

test("every piece has whole lines of its source and no traces of the macros", () => {
    for (const [name, { lines }] of Object.entries(cutSnippets(spec))) {
        const code = lines.map(({ text }) => text).join("\n");
        assert.doesNotMatch(code, /LENS_|this->|\/\/@/, name);
        assert.equal(code.match(/\{/g)?.length, code.match(/\}/g)?.length, name);
        assert.ok(lines.length >= 4 && lines.length <= 30, `${name}: ${lines.length} lines`);
    }
});

for (const [name, snippet] of Object.entries(spec)) {
    test(`${name}: once its source is rewritten, nothing is cut, and the error names piece and file`, () => {
        const { file } = snippet.pieces[0];
        assert.throws(
            () => cutSnippets({ [name]: snippet }, () => "// rewritten\n"),
            ({ message }) => message.includes(`"${name}"`) && message.includes(file),
        );
    });
}

test("the site's build cuts them anew, and fails on a piece that is gone", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "quintet-snippets-"));
    const [good, bad] = ["good.json", "bad.json"].map((file) => path.join(folder, file));
    await writeFile(good, JSON.stringify(spec));
    await writeFile(
        bad,
        JSON.stringify({ gone: { pieces: [{ file: "engine/lens/walks/minimax_walk.hpp", function: "forgotten" }] } }),
    );
    const out = path.join(folder, "out.js");
    writeSnippets(good, out);
    assert.match(await readFile(out, "utf8"), /export const sources = \{/);
    assert.throws(() => writeSnippets(bad, out), /"gone".*forgotten/s);
    await rm(folder, { recursive: true });

    const build = await readFile(path.join(repository, "web/build.mjs"), "utf8");
    assert.match(build, /writeSnippets\(path\.join\(web, "learn\/search\/snippets\.json"\)/);
});
