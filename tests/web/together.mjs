/**
 * Writes files that each import several files of tests, which then share a process and a browser:
 *
 *     node tests/web/together.mjs FOLDER FILE...
 *
 * writes FOLDER/1.mjs, FOLDER/2.mjs, … and prints their names. A process with its browser costs as much as ten pages, so
 * a few groups take less time than all files; enough of them are made to keep all processors busy to the end.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...names] = process.argv.slice(2);
const files = names.map((name) => ({ name, text: readFileSync(name, "utf8") }));
/** A hook would run for the tests of other files too. */
const alone = files.filter(({ text }) => /^before\(/m.test(text));
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
groups.push(...alone.map(({ name, text }) => ({ names: [name], size: text.length })));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [index, group] of groups.entries()) {
    const name = path.join(folder, `${index + 1}.mjs`);
    const imports = group.names.map((file) => `await import(${JSON.stringify(pathToFileURL(file))});\n`);
    writeFileSync(name, imports.join(""));
    console.log(name);
}
