/**
 * Writes files that each import several files of tests, which then share a process and a browser:
 *
 *     node tests/web/together.mjs FOLDER FILE...
 *
 * writes FOLDER/1.mjs, FOLDER/2.mjs, … and prints what to run: their names, and those of files that run alone. A
 * process with its browser costs as much as ten pages, so a few groups take less time than all files; enough of them
 * are made to keep all processors busy to the end.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...names] = process.argv.slice(2);
const files = names.map((name) => ({ name, text: readFileSync(name, "utf8") }));
/** A hook would run for the tests of other files too. */
const alone = files.filter(({ text }) => /^(before|after)(Each)?\(/m.test(text));
const others = files.filter((file) => !alone.includes(file)).sort((a, b) => b.text.length - a.text.length);
const groups = Array.from({ length: Math.min(others.length, 6 * availableParallelism()) }, () => ({
    names: /** @type {string[]} */ ([]),
    size: 0,
}));
// The longest files first, each to the group with the least. The length of a file says how long it takes, roughly.
for (const { name, text } of others) {
    const [least] = groups.sort((a, b) => a.size - b.size);
    least.names.push(name);
    least.size += text.length;
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name } of alone) console.log(name);
for (const [index, { names }] of groups.entries()) {
    const name = path.join(folder, `${index + 1}.mjs`);
    const urls = JSON.stringify(names.map((name) => pathToFileURL(name)));
    // The first test waits for all files: hooks after the tests run as soon as no test is left.
    writeFileSync(
        name,
        `import { test } from "node:test";
const loading = (async () => {
    for (const url of ${urls}) await import(url);
})();
test("the files of a group load", () => loading);
`,
    );
    console.log(name);
}
