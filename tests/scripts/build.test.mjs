// Build folders that CMake would refuse are rebuilt without a question.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { Clone, compiler } from "./clone.mjs";

/** A clone that has been built, with a file in the build folder that survives only if the folder does. */
async function builtClone(t, environment = {}) {
    const clone = await Clone.make(t);
    assert.equal((await clone.run("test", ["native"], environment)).status, 0);
    await clone.addFile("build/native/object.o");
    return clone;
}

const isKept = (clone) => existsSync(path.join(clone.folder, "build/native/object.o"));

test("a second build keeps the folder", async (t) => {
    const clone = await builtClone(t);
    const { status, output } = await clone.run("test", ["native"]);
    assert.equal(status, 0);
    assert.doesNotMatch(output, /from scratch/);
    assert.ok(isKept(clone));
});

test("a clone that has been moved is built from scratch", async (t) => {
    const clone = await builtClone(t);
    const moved = path.join(clone.home, "elsewhere");
    await rename(clone.folder, moved);
    clone.folder = moved;
    const { status, output } = await clone.run("test", ["native"]);
    assert.match(output, /Building build\/native from scratch: it was made at another place/);
    assert.equal(status, 0);
    assert.ok(!isKept(clone));
});

test("after a change of the compiler the build starts from scratch", async (t) => {
    const clone = await builtClone(t);
    await clone.standIn("c++", compiler("gcc version 14.2.0"));
    const { status, output } = await clone.run("test", ["native"]);
    assert.match(output, /from scratch: it was made with another compiler/);
    assert.equal(status, 0);
    assert.ok(!isKept(clone));
});

test("another compiler in CXX, or one that is gone, starts from scratch", async (t) => {
    const clone = await builtClone(t);
    await clone.standIn("clang++", compiler("clang version 14.0.6"));
    assert.match((await clone.run("test", ["native"], { CXX: "clang++" })).output, /from scratch/);
    // CMake keeps the first compiler it saw, and so do the scripts.
    assert.doesNotMatch((await clone.run("test", ["native"])).output, /from scratch/);
    await clone.remove("clang++");
    assert.match((await clone.run("test", ["native"])).output, /from scratch/);
});

test("a folder that was configured by hand is kept, with its compiler", async (t) => {
    const clone = await builtClone(t);
    await rm(path.join(clone.folder, "build/native/made-with.txt"));
    assert.doesNotMatch((await clone.run("test", ["native"])).output, /from scratch/);
    assert.ok(isKept(clone));
});

test("warnings are errors only with CI=true", async (t) => {
    const clone = await Clone.make(t);
    await clone.run("test", ["native"]);
    await clone.run("test", ["native"], { CI: "true" });
    const configured = (await clone.calls()).filter((call) => call.startsWith("cmake --preset"));
    assert.deepEqual(configured, ["cmake --preset native", "cmake --preset native -DQUINTET_WERROR=ON"]);
});
