// Scripts that are also imported run when Node is started with them, by whatever name.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const scripts = fileURLToPath(new URL("../../scripts", import.meta.url));
const run = promisify(execFile);

/** Each script that is also imported, and how a start of it shows. @type {[string, string[], RegExp][]} */
const starts = [
    ["serve.mjs", ["--help"], /^usage: node scripts\/serve\.mjs/],
    ["lib/snippets.mjs", ["missing.json", "out.js"], /missing\.json/],
    ["lib/agent-sources.mjs", [], /must be of type string/],
];

for (const [name, words, shows] of starts) {
    test(`scripts/${name} starts through a symbolic link to a folder above it and to itself`, async (t) => {
        const folder = await mkdtemp(path.join(tmpdir(), "quintet-links-"));
        t.after(() => rm(folder, { recursive: true }));
        await symlink(scripts, path.join(folder, "scripts"));
        await symlink(path.join(scripts, name), path.join(folder, "link.mjs"));
        for (const file of [path.join(folder, "scripts", name), path.join(folder, "link.mjs")]) {
            const { stdout, stderr } = await run(process.execPath, [file, ...words]).catch((error) => error);
            assert.match(stdout + stderr, shows);
        }
    });
}
