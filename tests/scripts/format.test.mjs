// scripts/format: which files go to which formatter, and what the check says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clone } from "./clone.mjs";

/** A clone in which a stand-in for git lists the given files. @param {import("node:test").TestContext} t */
async function cloneWith(t, { tracked = [""], changed = [""], untracked = [""] }) {
    const clone = await Clone.make(t);
    const print = (names) => `printf '%s\\n' ${names.map((name) => `'${name}'`).join(" ")}`;
    await clone.standIn(
        "git",
        `case "$1 $2" in
        "ls-files --cached") ${print(tracked)} ;;
        "diff --name-only") ${print(changed)} ;;
        "ls-files --others") ${print(untracked)} ;;
        esac`,
    );
    await clone.standIn("clang-format", "");
    await clone.standIn("web/node_modules/.bin/biome", "");
    for (const name of [...tracked, ...changed, ...untracked].filter(Boolean)) await clone.addFile(name);
    return clone;
}

const formatters = async (clone) => (await clone.calls()).filter((call) => /^(clang-format|\S+biome) /.test(call));

test("the whole tree: C++ to clang-format, the web's files to Biome, and nothing else", async (t) => {
    const tracked = ["engine/a.cpp", "engine/b.hpp", "web/c.js", "tests/d.mjs", "README.md", "tests/e.py"];
    const clone = await cloneWith(t, { tracked });
    assert.equal((await clone.run("format")).status, 0);
    const [cpp, web] = await formatters(clone);
    assert.equal(cpp, "clang-format -i engine/a.cpp engine/b.hpp");
    assert.match(web, /biome check .*--write \.\.\/web\/c\.js \.\.\/tests\/d\.mjs$/);
});

test("--changed: only what differs from the last commit, new files too; --check writes nothing", async (t) => {
    const clone = await cloneWith(t, {
        tracked: ["engine/a.cpp"],
        changed: ["engine/b.hpp"],
        untracked: ["web/new.js"],
    });
    assert.equal((await clone.run("format", ["--check", "--changed"])).status, 0);
    const [cpp, web] = await formatters(clone);
    assert.equal(cpp, "clang-format --dry-run --Werror engine/b.hpp");
    assert.match(web, /biome check (?!.*--write).* \.\.\/web\/new\.js$/);
});

test("what a formatter finds fails the check", async (t) => {
    const clone = await cloneWith(t, { tracked: ["engine/a.cpp"] });
    await clone.standIn("clang-format", "[[ $1 != --dry-run ]]");
    assert.equal((await clone.run("format", ["--check"])).status, 1);
    assert.equal((await clone.run("format")).status, 0);
});

test("a line of C++ and a comment of JavaScript that are too long fail and are named", async (t) => {
    const clone = await cloneWith(t, { tracked: ["engine/a.cpp", "web/b.js"] });
    // A hundred characters are not too many, whatever bytes they take.
    await clone.addFile("engine/a.cpp", `int good; // ${"–".repeat(87)}\nint bad;  // ${"x".repeat(88)}: y\n`);
    const long = "x".repeat(117);
    await clone.addFile("web/b.js", `call("${long}");\n// ${long}\n    // ${long}\n`);
    const { status, output } = await clone.run("format", ["--check"]);
    assert.equal(status, 1);
    assert.match(output, /^engine\/a\.cpp:2: longer than 100 characters$/m);
    assert.match(output, /^web\/b\.js:3: longer than 120 characters$/m);
    assert.doesNotMatch(output, /a\.cpp:1|b\.js:[12]/);
});
