// CMakeLists.txt states the version; everything else says the same.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { native, newSession, repository } from "./module.mjs";

const read = (name) => readFile(path.join(repository, name), "utf8");
const [, version] = (await read("CMakeLists.txt")).match(/project\(quintet VERSION (\d+\.\d+\.\d+) /) ?? [];

test("the program and the module have the version of the project", async () => {
    const printed = execFileSync(native, ["--version"], { encoding: "utf8" });
    assert.equal(printed, `quintet ${version}\n`);
    assert.equal((await newSession()).games().version, version);
});

test("the package and the newest entry of the changelog have it, too", async () => {
    assert.equal(JSON.parse(await read("web/package.json")).version, version);
    const lock = JSON.parse(await read("web/package-lock.json"));
    assert.deepEqual([lock.version, lock.packages[""].version], [version, version]);
    const [, newest] = (await read("CHANGELOG.md")).match(/^## (\d+\.\d+\.\d+)/m) ?? [];
    assert.equal(newest, version);
});
