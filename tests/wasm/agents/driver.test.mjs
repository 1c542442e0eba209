// The driver of agents in Pyodide: the same faults and the same actions as under CPython.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { collectAgentSources } from "../../../scripts/lib/agent-sources.mjs";
import { standardModules } from "../../../web/agents/python/python-modules.js";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const pyodide = path.join(repository, "web/node_modules/pyodide/pyodide.mjs");
const agents = path.join(repository, "tests/agents");
const home = "/home/agent";
const { sources } = collectAgentSources();
const boot = sources["quintet_agents/boot.py"];

/** The files of a folder, relative to it. @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
    readdirSync(folder)
        .filter((name) => name !== "__pycache__")
        .flatMap((name) => {
            const full = path.join(folder, name);
            return statSync(full).isDirectory() ? filesIn(full).map((file) => `${name}/${file}`) : [name];
        });

/** @type {any} */
let python;
/** @type {any} */
let driver;

before(async () => {
    const { loadPyodide } = await import(pathToFileURL(pyodide).href);
    python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: home } });
    for (const file of filesIn(agents).filter((name) => name.endsWith(".py"))) {
        const place = `${home}/${file}`;
        python.FS.mkdirTree(path.posix.dirname(place));
        python.FS.writeFile(place, readFileSync(path.join(agents, file)));
    }
    const namespace = python.globals.get("dict")();
    namespace.set("__name__", "quintet_boot");
    python.runPython(boot, { globals: namespace });
    namespace.get("install")(JSON.stringify(sources));
    driver = python.runPython("from quintet_agents.driver import Driver\nDriver()");
});

const inPyodide = (/** @type {object} */ request) => JSON.parse(driver.handle_json(JSON.stringify(request)));

/** The answers of a process of CPython to requests. @param {object[]} requests */
async function inProcess(requests) {
    const folder = mkdtempSync(path.join(tmpdir(), "agents-"));
    const env = { PATH: process.env.PATH, PYTHONHASHSEED: "0", TMPDIR: folder };
    const child = spawn("python3", ["-s", "-B", "-c", boot], { env, cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
    const ended = once(child, "exit");
    // After its imports an agent waits to be measured.
    const lines = [{ sources }, ...requests].flatMap((line) =>
        line.type === "start" ? [line, { type: "continue" }] : [line],
    );
    child.stdin.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const answers = [];
    for await (const line of createInterface({ input: child.stdout })) answers.push(JSON.parse(line));
    await ended;
    rmSync(folder, { recursive: true });
    return answers.filter(({ type }) => !["recognised", "imported"].includes(type));
}

const start = (/** @type {string} */ folder, /** @type {string} */ game, players = ["red", "blue"], options = {}) => ({
    type: "start",
    folder,
    form: null,
    class: null,
    game,
    options,
    players,
    player: 0,
    seed: 7,
    limits: {},
});

const first = (/** @type {object} */ more) => ({
    type: "action",
    observation: { player: 0, ply: 0, actions: [], remaining_s: 50, memory_mb_used: null, ...more },
});

test("the page knows the names of Python's modules", () => {
    const names = python.runPython("import sys; ' '.join(name for name in sys.stdlib_module_names if name[0] != '_')");
    assert.deepEqual([...standardModules].sort(), names.split(" ").sort());
});

// What depends on the machine, or reaches for the page, is tried elsewhere.
const ELSEWHERE = ["eats_memory", "writes_to_js", "posts_messages", "forks", "closes_stdout"];

test("broken agents have the faults that they have in CPython", () => {
    const expected = JSON.parse(readFileSync(path.join(agents, "broken/expected.json"), "utf8"));
    let tried = 0;
    for (const [name, { kind, by, at, message }] of Object.entries(expected)) {
        if (by !== "driver" || ELSEWHERE.includes(name)) continue;
        tried += 1;
        let answer = inPyodide(start(`${home}/broken/${name}.py`, "cachex", undefined, { size: 5 }));
        if (at !== "start") {
            assert.equal(answer.type, "ready", `${name}: ${answer.message}`);
            answer = inPyodide(first({}));
        }
        if (at === "update") answer = inPyodide({ type: "update", player: 0, action: "PLACE 0,0" });
        assert.equal(answer.kind ?? null, kind, `${name}: ${answer.message}`);
        if (kind) assert.match(answer.message, new RegExp(message), name);
        for (const { file } of answer.traceback ?? []) assert.ok(!file.startsWith("/"), `${name}: ${file}`);
    }
    assert.ok(tried >= 12, `${tried}`);
});

const GAMES = {
    chexers: { position: "text", players: ["red", "green", "blue"] },
    cachex: { position: "text", players: ["red", "blue"] },
    tetress: { position: "text", players: ["red", "blue"] },
    halma: {
        position: `${["BBBBB", "BBBBB", "BBBB.", "BBB..", "BB..."]
            .map((row) => row + ".".repeat(11))
            .concat(Array(11).fill(".".repeat(16)))
            .join("/")} B 0`,
        players: ["black", "white"],
        legal: [],
    },
    hive: { position: "text", players: ["white", "black"], legal: ["wS1", "wA1", "wG1"], tokens: [] },
};

for (const [game, { players, ...seen }] of Object.entries(GAMES)) {
    test(`the honest agent of ${game} begins as in CPython`, async () => {
        const options = game === "cachex" ? { size: 5 } : {};
        const requests = (/** @type {string} */ folder) => [
            start(folder, game, players, options),
            first({ players, ...seen }),
        ];
        const [ready, action] = requests(`${home}/honest/${game}`).map(inPyodide);
        const [readyToo, actionToo] = await inProcess(requests(path.join(agents, "honest", game)));
        assert.equal(ready.type, "ready", ready.message);
        assert.equal(action.type, "action", action.message);
        for (const name of ["form", "class", "wants", "limits", "name"]) {
            assert.deepEqual(ready[name], readyToo[name], name);
        }
        for (const name of ["action", "raw", "printed"]) assert.deepEqual(action[name], actionToo[name], name);
    });
}
