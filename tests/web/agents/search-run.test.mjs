/** Searches of students in the sandbox: what comes out of a run on a tree and on a game, and how runs end. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { content } from "../drive/agents.mjs";
import { testBrowser } from "../for-tests.mjs";

const patient = { timeout: 400_000 };

const browser = await testBrowser({ sources: true });
/** @type {Awaited<ReturnType<typeof browser.open>>} */
let page;
before(async () => {
    page = await browser.open("/web/test.html", { content });
});

/** The lecture's tree: ((3 12 8) (2 4 6) (14 5 2)). @type {[number, string, number | null][]} */
const nodes = [
    [-1, "", null],
    ...[
        ["A", 3, 12, 8],
        ["B", 2, 4, 6],
        ["C", 14, 5, 2],
    ].flatMap(([name, ...values], place) => [
        /** @type {[number, string, number | null]} */ ([0, String(name), null]),
        ...values.map((value, at) => [1 + 4 * place, `${String(name).toLowerCase()}${at + 1}`, Number(value)]),
    ]),
];

const minimax = `
def minimax(node):
    if not node.children:
        return node.value
    print(node.name)
    pick = max if node.player == 0 else min
    return pick(minimax(child) for child in node.children)
`;

/** @param {object} request @returns {Promise<any>} */
const run = (request) =>
    page.evaluate(async (request) => {
        const { runSearch } = await import("/web/agents/search/run-search.js");
        const { fault, ...answer } = await runSearch(request);
        const { kind, code, values, traceback } = fault ?? {};
        return { ...answer, fault: fault && { kind, code, values, line: traceback?.at(-1)?.line } };
    }, request);

test("a search in Python runs on a tree, and its run names nodes and lines", patient, async () => {
    const tree = { players: 2, nodes };
    const answer = await run({ language: "python", files: { "search.py": minimax }, tree });
    assert.deepEqual([answer.value, answer.returned, answer.fault], [3, "3", null]);
    assert.equal(answer.printed, "\nA\nB\nC\n");
    const entered = answer.run.events.filter((/** @type {any[]} */ [kind]) => kind === "enter");
    assert.deepEqual(
        entered.map((/** @type {any[]} */ [, , , item]) => item),
        nodes.map((_, place) => place),
    );
});

test("a search with random numbers in Python is repeated", patient, async () => {
    const text = "import random\ndef search(node):\n    return random.random()\n";
    for (let time = 0; time < 2; ++time) {
        const answer = await run({ language: "python", files: { "search.py": text }, tree: { players: 2, nodes } });
        // Random(0).random() of Python.
        assert.equal(answer.value, 0.8444218515250481);
    }
});

test("a search in Python runs on a game, whose rules are the engine's", patient, async () => {
    const text = `
def search(state, depth):
    if state.over() or depth == 0:
        return state.score(0)
    pick = max if state.player == 0 else min
    return pick(search(state.play(action), depth - 1) for action in state.actions())
`;
    const game = { game: "cachex", options: { size: "4" }, actions: ["PLACE 1,1", "PLACE 2,2"] };
    const answer = await run({ language: "python", files: { "search.py": text }, game, depth: 2 });
    assert.equal(answer.fault, null);
    const reference = await page.evaluate(async (record) => {
        const { default: create } = await import("/build/wasm/quintet-full.mjs");
        const lens = new (await create()).Lens();
        lens.begin({ record, options: { algorithm: "minimax", depth: 2 } });
        const { nodes } = lens.step(1_000_000);
        const { words } = lens.take();
        return { nodes, value: words[words.length - 4] };
    }, game);
    const entered = answer.run.events.filter((/** @type {any[]} */ [kind]) => kind === "enter");
    assert.deepEqual([answer.value, entered.length], [reference.value, reference.nodes]);
    assert.equal(answer.run.items[1][1], answer.run.items[0][4][0], "states have the names of actions");
});

test("endless loops and errors name their line", patient, async () => {
    const tree = { players: 2, nodes };
    const files = { "search.py": "def search(node):\n    while True:\n        pass\n" };
    const { fault } = await run({ language: "python", files, tree, limits: { seconds: 2 } });
    assert.equal(fault.code, "limit-time");
    assert.match(fault.values.line, /^[23]$/);
});

const javascript = `
export function minimax(node) {
    if (node.children.length === 0) return node.value;
    console.log(node.name);
    const values = node.children.map(minimax);
    return node.player === 0 ? Math.max(...values) : Math.min(...values);
}
`;

test("a search in JavaScript runs on a tree and on a game", patient, async () => {
    const tree = { players: 2, nodes };
    const answer = await run({ language: "javascript", files: { "search.js": javascript }, tree });
    assert.deepEqual([answer.value, answer.returned, answer.fault], [3, "3", null]);
    assert.equal(answer.printed, "\nA\nB\nC\n");
    const python = await run({ language: "python", files: { "search.py": minimax }, tree });
    /** @param {any} answer */
    const entered = ({ run: { events } }) =>
        events.flatMap((/** @type {any[]} */ [kind, , , item]) => (kind === "enter" ? [item] : []));
    assert.deepEqual(entered(answer), entered(python));

    const text = `
const search = (state, depth) => {
    if (state.over() || depth === 0) return state.score(0);
    const pick = state.player === 0 ? Math.max : Math.min;
    return pick(...state.actions().map((action) => search(state.play(action), depth - 1)));
};`;
    const game = { game: "cachex", options: { size: "3" }, actions: ["PLACE 0,1"] };
    const found = await run({ language: "javascript", files: { "search.js": text }, game, depth: 2 });
    const native = await run({
        language: "python",
        files: {
            "search.py":
                "def search(state, depth):\n    if state.over() or depth == 0:\n        return state.score(0)\n    pick = max if state.player == 0 else min\n    return pick(search(state.play(a), depth - 1) for a in state.actions())\n",
        },
        game,
        depth: 2,
    });
    assert.deepEqual([found.value, found.run.items, found.fault], [native.value, native.run.items, null]);
});

test("searches in JavaScript end with their line", patient, async () => {
    const tree = { players: 2, nodes };
    for (const [text, code, line] of /** @type {const} */ ([
        ["function search(node) {\n    for (;;)\n        node;\n}", "limit-time", 3],
        ["function search(node) {\n    return 1 +;\n}", "syntax", 2],
        ["function search(node) {\n    return 1;\n", "syntax", 2],
        ["function search(node) {\n}\n}\n", "syntax", 3],
        ["\n\nthrow new Error('x');", undefined, 3],
        ["import x from 'y';\nfunction search(node) {}", "missing-module", 1],
        ["function search(node) {\n    return node.childs.length;\n}", undefined, 2],
        ["function search(node) {\n    try { for (;;); } catch { for (;;); }\n}", "limit-time", 2],
    ])) {
        const limits = { seconds: 1 };
        const { fault } = await run({ language: "javascript", files: { "search.js": text }, tree, limits });
        assert.deepEqual([fault?.code, fault?.line], [code, line], text);
    }
});

test("a forged run is refused, and nothing leads out of the sandbox", patient, async () => {
    const tree = { players: 2, nodes };
    const forged = { value: 1, run: { players: 2, files: [], events: [["enter", 5, 9, 1, 0, 0, null]] } };
    const forging = `def search(node):\n    import json\n    json.JSONEncoder.encode = lambda *_: '${JSON.stringify(forged)}'\n    return 3\n`;
    const answer = await run({ language: "python", files: { "search.py": forging }, tree });
    assert.deepEqual([answer.value, answer.run, answer.printed], [1, null, ""]);
    for (const [reach, code] of [
        ["import pyodide_js", "missing-module"],
        ["import js; js.postMessage(1)", undefined],
        ["open('/dev/rules').read(); import socket; socket.create_connection(('localhost', 80), 1)", undefined],
    ]) {
        const files = { "search.py": `def search(node):\n    ${reach}\n    return 3\n` };
        const { value, fault } = await run({ language: "python", files, tree });
        assert.deepEqual([value, fault?.code], [null, code], reach);
    }
});
