// The driver of agents in Pyodide: the same faults as under CPython.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { before, test } from "node:test";
import { standardModules } from "../../../web/agents/python/python-modules.js";
import { agentFiles, home, startDriver } from "../arena/arena-python.mjs";
import { repository } from "../module.mjs";

const broken = path.join(repository, "tests/agents/broken");

/** @type {Awaited<ReturnType<typeof startDriver>>} */
let driver;

before(async () => {
    driver = await startDriver(agentFiles(broken));
});

const start = (/** @type {string} */ name) => ({
    type: "start",
    folder: `${home}/files/broken/${name}.py`,
    form: null,
    class: null,
    game: "cachex",
    options: { size: 5 },
    players: ["red", "blue"],
    player: 0,
    seed: 7,
    limits: {},
});
const observation = { player: 0, ply: 0, actions: [], remaining_s: 50, memory_mb_used: null };

test("the page knows the names of Python's modules", () => {
    const code = "import sys; ' '.join(name for name in sys.stdlib_module_names if name[0] != '_')";
    assert.deepEqual([...standardModules].sort(), driver.python.runPython(code).split(" ").sort());
});

// What depends on the machine, or reaches for the page, is tried elsewhere.
const ELSEWHERE = ["eats_memory", "writes_to_js", "posts_messages", "forks", "closes_stdout"];

test("broken agents have the faults that they have in CPython", () => {
    const expected = JSON.parse(readFileSync(path.join(broken, "expected.json"), "utf8"));
    let tried = 0;
    for (const [name, { kind, by, at, message }] of Object.entries(expected)) {
        if (by !== "driver" || ELSEWHERE.includes(name)) continue;
        tried += 1;
        let answer = driver.answer(start(name));
        if (at !== "start") {
            assert.equal(answer.type, "ready", `${name}: ${answer.message}`);
            answer = driver.answer({ type: "action", observation });
        }
        if (at === "update") answer = driver.answer({ type: "update", player: 0, action: "PLACE 0,0" });
        assert.equal(answer.kind ?? null, kind, `${name}: ${answer.message}`);
        if (kind) assert.match(answer.message, new RegExp(message), name);
        for (const { file } of answer.traceback ?? []) assert.ok(!file.startsWith("/"), `${name}: ${file}`);
    }
    assert.ok(tried >= 12, `${tried}`);
});
