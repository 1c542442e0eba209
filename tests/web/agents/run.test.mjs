/** Agents in their frames, under the strict policy of a course's server: honest and hostile ones, in Python and not. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../../scripts/serve.mjs";
import { lock } from "../../../web/agents/python/python-sizes.js";
import { strToU8, zipSync } from "../../../web/node_modules/fflate/esm/index.mjs";
import { agentPageWith } from "../../../web/offline/build.mjs";
import { becomes } from "../browser.mjs";
import { content, play } from "../drive/agents.mjs";
import { testBrowser } from "../for-tests.mjs";

const repository = fileURLToPath(new URL("../../../", import.meta.url)).replace(/[/\\]$/, "");
const patient = { timeout: 400_000 };

const browser = await testBrowser({ sources: true });
/** The sources as a strict server sends them. @type {Awaited<ReturnType<typeof serve>>} */
let strict;
/** A page of the strict server, for Python. @type {import("playwright-core").Page & {problems: string[]}} */
let page;
before(async () => {
    strict = await serve({ root: repository, port: 0, encodings: [] });
    page = await browser.openBlank();
    const policy = (await fetch(`${strict.url}web/agent-frame.html`)).headers.get("content-security-policy") ?? "";
    const address = `${strict.url}web/blank.html`;
    const headers = { "Content-Security-Policy": policy };
    await page.route(address, (route) =>
        route.fulfill({ contentType: "text/html", headers, body: "<!doctype html><body></body>" }),
    );
    await page.goto(address);
});
after(() => strict.close());

/** A folder's files by path. @param {string} folder @returns {Promise<Record<string, string>>} */
async function filesIn(folder, above = "") {
    /** @type {Record<string, string>} */
    const files = {};
    for (const entry of await readdir(folder, { withFileTypes: true })) {
        const inner = path.join(folder, entry.name);
        if (entry.isDirectory()) Object.assign(files, await filesIn(inner, `${above}${entry.name}/`));
        else if (entry.name.endsWith(".py")) files[above + entry.name] = await readFile(inner, "utf8");
    }
    return files;
}

/** Every worker and frame of the page has gone. */
async function isAlone() {
    await becomes(async () => [page.workers().length, page.frames().length], [0, 1], "workers and frames");
}

test("an agent of a course plays unchanged, and its worker ends with the game", patient, async () => {
    const files = await filesIn(path.join(repository, "tests/agents/honest/cachex"));
    const seen = await play(page, { files, form: "comp30024-2022", actions: 2 });
    assert.deepEqual(seen.faults, []);
    assert.equal(seen.actions.length, 2);
    for (const action of seen.actions) assert.match(action, /^PLACE \d,\d$|^STEAL$/);
    assert.deepEqual([seen.limits.game_s, seen.limits.memory_mb], [25, 200], "the form's own limits, by the size");
    await isAlone();
});

const REACHES = [
    "import js; assert js.postMessage",
    "import js; js.constructor.constructor('return globalThis')().postMessage(1)",
    "import pyodide_js; pyodide_js.globals",
    "import _pyodide_core; _pyodide_core.run_js('self')",
    "from pyodide.code import run_js; run_js('postMessage(1)')",
    "from pyodide.http import open_url; open_url('http://localhost/')",
    "import socket; socket.create_connection(('localhost', 80), 1)",
    "import subprocess; subprocess.run(['ls'])",
    "import os; assert open('/proc/self/environ').read()",
];

const manyFaults = `
import sys
BEFORE = bytearray(150_000_000)  # courses count what comes after the imports
def agent(observation, configuration):
    step = observation.step
    if step == 0:
        for line in range(1000000):
            print("line", line)
    if step == 1:
        for code in ${JSON.stringify(REACHES)}:
            try:
                exec(code, {})
                print("REACHED", code)
            except BaseException as error:
                pass
    if step == 2:
        return 42
    if step == 3:
        return undefined_name
    if step == 4:
        return agent(observation, configuration)
    if step == 5:
        open("/dev/imported", "wb").write(b"again")
        return len(bytearray(200_000_000))
    if step == 6:
        sys.exit(3)
    return observation.legal_actions[0]
`;

test("a Python agent that fails says how and where, and reaches nothing", patient, async () => {
    const files = { "a.py": manyFaults };
    const seen = await play(page, { files, limits: { memory_mb: 100 }, actions: 7 });
    assert.deepEqual(seen.actions.slice(0, 2), ["PLACE 0,0", "PLACE 0,0"]);
    assert.ok(seen.printed[0].length < 70_000, "cut");
    assert.match(seen.printed[0], /more characters$/);
    assert.equal(seen.printed[1], "", "nothing was reached");
    const [nonsense, thrown, recursion, memory, exit] = seen.faults;
    assert.equal(nonsense.kind, "invalid");
    assert.equal(nonsense.raw, "42");
    assert.equal(thrown.kind, "error");
    assert.match(thrown.message, /undefined_name/);
    const [{ file, line, text }] = thrown.traceback.slice(-1);
    assert.deepEqual([file, line, text], ["a.py", 19, "return undefined_name"]);
    assert.equal(recursion.kind, "error");
    assert.equal(memory.kind, "memory");
    assert.equal(exit.kind, "dead");
    await isAlone();
});

const endless = "from functools import partial\ndef deep(x):\n    again = partial(deep, x)\n    return again()\n";

test("endless recursion that ends the interpreter is a sentence, and the next game goes ahead", patient, async () => {
    const first = await play(page, { files: { "a.py": `${endless}def agent(observation):\n    return deep(0)\n` } });
    assert.deepEqual([first.actions, first.faults[0].code], [["error"], "recursion"]);
    const { faults } = await play(page, { files: { "a.py": `${endless}deep(0)\ndef agent(observation): pass\n` } });
    assert.deepEqual([faults[0].kind, faults[0].code], ["start", "recursion"]);
    const limit = "import sys\nsys.setrecursionlimit(10**6)\ndef count(n):\n    return n and 1 + count(n - 1)\n";
    const text = `${limit}def agent(observation):\n    print(count(20_000))\n    return observation.legal_actions[0]\n`;
    const deep = await play(page, { files: { "a.py": text } });
    assert.deepEqual([deep.actions, deep.printed], [["PLACE 0,0"], ["20000\n"]]);
    await isAlone();
});

/** A list of packages as a host lays it beside the site. @param {Record<string, Buffer>} wheels  by file */
function packageList(wheels) {
    const packages = Object.entries(wheels).map(([file, bytes]) => {
        const name = file.split("-")[0];
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        return [name, { name, file_name: file, sha256, imports: [name], depends: [] }];
    });
    return JSON.stringify({ info: lock.info, packages: Object.fromEntries(packages) });
}

test("packages that the host lays beside the site are found, checked and loaded once", patient, async () => {
    /** @param {string} text */
    const wheelOf = (text) => Buffer.from(zipSync({ "numpy/__init__.py": strToU8(text) }));
    const good = { "numpy-1.0-py3-none-any.whl": wheelOf("def ones(n): return [1] * n\n") };
    const damaged = { "scipy-1.0-py3-none-any.whl": wheelOf("") };
    /** @type {string[]} */
    const asked = [];
    await page.route("**/web/pyodide/*", (route) => {
        const file = route.request().url().split("/").at(-1) ?? "";
        asked.push(file);
        const body = { ...good, "pyodide-lock.json": packageList({ ...good, ...damaged }) }[file] ?? "damaged";
        return route.fulfill({ body });
    });
    const text = "import numpy as np\ndef agent(observation):\n    print(np.ones(3))\n    return 'PLACE 0,0'\n";
    for (const _ of [1, 2]) {
        const seen = await play(page, { files: { "a.py": text } });
        assert.deepEqual([seen.faults, seen.printed], [[], ["[1, 1, 1]\n"]]);
    }
    assert.deepEqual(asked, ["pyodide-lock.json", "numpy-1.0-py3-none-any.whl"]);
    const { faults } = await play(page, { files: { "a.py": `import scipy\n${text}` } });
    const message = "pyodide/scipy-1.0-py3-none-any.whl has another hash than pyodide-lock.json says";
    assert.deepEqual([faults[0].name, faults[0].message], ["Error", message], "the agent is not to blame");
    await isAlone();
});

test("a Python agent in an endless loop loses by time, and is gone", patient, async () => {
    const files = { "a.py": "def agent(observation):\n    while True:\n        pass\n" };
    const seen = await play(page, { files, limits: { action_s: 0.2 }, actions: 1 });
    assert.deepEqual(seen.actions, ["time"]);
    await isAlone();
});

test("a JavaScript agent's faults have kinds and lines of its own file", patient, async () => {
    const own = await browser.open("/web/test.html", { content });
    /** @param {string} text @param {object} [more] */
    const fails = async (text, more) => {
        const seen = await play(own, { language: "javascript", files: { "a.js": text }, ...more });
        const { kind, traceback, message } = seen.faults[0] ?? {};
        return { kind, line: traceback?.at(-1)?.line, message };
    };
    const good = "export function agent(o, c) {\n console.log('seed', c.seed); return o.legal_actions[o.step]; }";
    const seen = await play(own, { language: "javascript", files: { "a.js": good }, actions: 2 });
    assert.deepEqual([seen.faults, seen.actions], [[], ["PLACE 0,0", "PLACE 1,2"]]);
    assert.deepEqual(seen.printed, ["seed 7\n", "seed 7\n"]);

    const thrown = await fails("const deep = (o) => {\n\n return o.no.where;\n};\nexport default (o) => deep(o);");
    assert.deepEqual([thrown.kind, thrown.line], ["error", 3]);
    const wrong = await fails("export const agent = () => {\n let a = = 1;\n};");
    assert.deepEqual([wrong.kind, wrong.line], ["start", 2]);
    const atStart = await fails("\nthrow new Error('no');\nexport function agent() {}");
    assert.deepEqual([atStart.kind, atStart.line], ["start", 2]);
    assert.equal((await fails("export const other = 1;")).kind, "start");
    assert.match((await fails("import x from './x.js';\nexport default x;")).message, /line 1 imports \.\/x\.js/);
    assert.equal((await fails("export const agent = () => 7;")).kind, "invalid");
    const loop = "export function agent() { for (;;); }";
    assert.equal((await fails(loop, { limits: { action_s: 0.2 } })).kind, "time");
    // A module that waits on its own shared memory, which no other thread can have.
    const waits =
        "0061736d01000000 010401600000 03020100 050401030101 07050101770000 0a0f010d00 41004100427f fe010200 1a0b";
    const wasm = `Uint8Array.from("${waits.replaceAll(" ", "")}".match(/../g), (byte) => parseInt(byte, 16))`;
    const module = `new WebAssembly.Instance(new WebAssembly.Module(${wasm}))`;
    const stuck = `export function agent() { if (typeof SharedArrayBuffer === "undefined") ${module}.exports.w(); }`;
    assert.equal((await fails(stuck, { limits: { action_s: 0.2 } })).kind, "time");
    assert.equal((await fails("export function agent() { postMessage({ id: 1 }); return 'x'; }")).kind, "message");
    // These are errors at once; the limit of time would take a minute.
    for (const [text, message] of /** @type {const} */ ([
        ["close()", /close/],
        [
            "Atomics.wait(new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0)",
            /wait/,
        ],
        ["throw { get message() { throw this; } }", /./],
        ["Object.prototype.then = () => {}", /then/],
        [
            "Promise.prototype.then = () => {}; Object.defineProperty(Promise.prototype, 'constructor', { value: null })",
            /constructor/,
        ],
    ])) {
        const seen = await fails(`export function agent() { ${text}; return "x"; }`, { limits: { action_s: 60 } });
        assert.equal(seen.kind, "error", text);
        assert.match(seen.message, message);
    }
    const poisoned = `Object.prototype.transfer = 7; Array.prototype[Symbol.iterator] = null; export default () => "x";`;
    assert.deepEqual((await play(own, { language: "javascript", files: { "a.js": poisoned } })).actions, ["x"]);
    const forged = "MessagePort.prototype.postMessage = 0; JSON.stringify = () => '{}'; export default () => 'x';";
    assert.deepEqual((await play(own, { language: "javascript", files: { "a.js": forged } })).faults, []);
    await becomes(async () => own.workers().length, 0);
    await own.close();
});

test(
    "where 'self' matches nothing in a sandboxed frame, the document in one file takes its place",
    patient,
    async () => {
        const source = await readFile(path.join(repository, "web/agent-frame.html"), "utf8");
        const code = await readFile(path.join(repository, "web/agents/frame.js"), "utf8");
        const without = source.replace("script-src 'self'", "script-src");
        assert.notEqual(without, source);
        const files = { "a.js": `export const agent = () => "PLACE 0,0";` };
        const server = `script-src ${new URL(strict.url).origin} 'wasm-unsafe-eval'; worker-src blob:`;
        const opens = async (/** @type {string} */ policy) => {
            /** @type {string[]} */
            const opened = [];
            const own = await browser.openBlank();
            await own.route("**/web/blank.html", (route) => route.fulfill({ contentType: "text/html", body: content }));
            await own.route("**/agent-frame*.html", (route) => {
                const name = new URL(route.request().url()).pathname.split("/").pop() ?? "";
                opened.push(name);
                const body = name === "agent-frame.html" ? without : agentPageWith(source, code);
                return route.fulfill({
                    contentType: "text/html",
                    headers: policy ? { "Content-Security-Policy": policy } : {},
                    body,
                });
            });
            // Chromium takes what a test answers for a site on the internet, which must not read from this machine.
            await own.route("**/agents/frame.js", (route) =>
                route.fulfill({
                    contentType: "text/javascript",
                    headers: { "Access-Control-Allow-Origin": "*" },
                    body: code,
                }),
            );
            await own.goto(`${strict.url}web/blank.html`);
            for (const expected of [["agent-frame.html", "agent-frame-kept.html"], ["agent-frame-kept.html"]]) {
                opened.length = 0;
                const seen = await play(own, { language: "javascript", files });
                assert.deepEqual([seen.faults, seen.actions, opened], [[], ["PLACE 0,0"], expected], policy);
            }
            await own.close();
        };
        await Promise.all([opens(""), opens(server)]);
    },
);

test("the frame alone refuses network, storage, code from text and other scripts", patient, async () => {
    const tries = {
        fetch: `fetch("ADDRESS")`,
        request: `new Promise((yes, no) => {
            const request = new XMLHttpRequest(); request.onload = yes; request.onerror = no;
            request.open("GET", "ADDRESS"); request.send(); })`,
        socket: `new Promise((yes, no) => { const s = new WebSocket("ws://localhost/"); s.onopen = yes; s.onerror = no; })`,
        script: `(async () => importScripts("ADDRESS"))()`,
        module: `import("ADDRESS")`,
        text: `(async () => new Function("return 1")())()`,
        database: `new Promise((yes, no) => { const o = indexedDB.open("x"); o.onsuccess = yes; o.onerror = no; })`,
        cache: `(async () => caches.open("x"))()`,
        page: `(async () => parent.document.body)()`,
    };
    const refused = await page.evaluate(
        async ({ tries, address }) => {
            // The same frame with another worker: one that has lost none of its globals.
            const frame = document.createElement("iframe");
            frame.setAttribute("sandbox", "allow-scripts");
            frame.src = new URL("agent-frame.html", document.baseURI).href;
            const ready = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
            document.body.append(frame);
            const { origin } = await ready;
            const all = Object.entries(tries).map(
                ([name, text]) =>
                    `result.${name} = await Promise.resolve().then(() => ${text.replaceAll("ADDRESS", address)}).then(() => "REACHED", () => "refused");`,
            );
            const script = [
                `onmessage = async ({ data }) => { const result = {}; ${all.join("\n")} data.postMessage(result); };`,
            ];
            const port = new MessageChannel();
            const control = new MessageChannel();
            const heard = new Promise((resolve) => {
                port.port1.onmessage = ({ data }) => resolve(data);
            });
            frame.contentWindow.postMessage({ script, port: port.port2, control: control.port2 }, "*", [
                port.port2,
                control.port2,
            ]);
            const result = await heard;
            frame.remove();
            return { origin, ...result };
        },
        { tries, address: `${strict.url}web/icon.svg` },
    );
    const expected = Object.fromEntries(Object.keys(tries).map((name) => [name, "refused"]));
    assert.deepEqual(refused, { origin: "null", ...expected });
});
