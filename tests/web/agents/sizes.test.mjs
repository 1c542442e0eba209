/** What the page says of Python before it loads it, held against the package. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { loaded, lock, transferred } from "../../../web/agents/python/python-sizes.js";

const files = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const folder = new URL("../../../web/node_modules/pyodide/", import.meta.url);

test("the sizes of Python are those of the package", async () => {
    const all = await Promise.all(files.map((name) => readFile(new URL(name, folder))));
    assert.equal(
        all.reduce((sum, { length }) => sum + length, 0),
        loaded,
    );
    const zipped = all.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
    assert.ok(Math.abs(zipped - transferred) < 100_000, `about ${zipped}`);
});

test("the list of packages is for this version", async () => {
    const { info, packages } = JSON.parse(await readFile(new URL("pyodide-lock.json", folder), "utf8"));
    assert.deepEqual(lock, { info, packages: {} });
    const readme = await readFile(new URL("../../../web/arena/README.md", import.meta.url), "utf8");
    assert.ok(readme.includes(`\`pyodide/${packages.numpy.file_name}\``), packages.numpy.file_name);
    assert.ok(readme.includes(`Python ${info.python.split(".", 2).join(".")} with`), info.python);
});
