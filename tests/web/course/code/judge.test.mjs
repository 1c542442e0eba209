/** Tasks with code, in Node: what tests expect, points in part, sealing, and later visits. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { gameRules } from "../../../../web/agents/search/game-rules.js";
import { judge, opener, scoreOf, spellValue } from "../../../../web/course/kinds/code/judge.js";
import { seal } from "../../../../web/course/sealing/seal.js";
import { problemsOf } from "../../../../web/course/validate.js";
import { writtenTree } from "../../../../web/lens/search/given-place.js";
import { searchTree } from "../../../../web/lens/search/search-tree.js";
import { loadFullModule } from "../../../wasm/module.mjs";
import { checkActivity } from "../../drive/at-once.mjs";
import { activityOf, schema, startEngine, work } from "../engine.mjs";

const slow = { timeout: 400_000 };
const tools = await startEngine();
after(() => tools.engine.close());

/** @param {any} found @param {string[]} [leaves] */
const answered = (found, leaves = []) => ({ found, returned: "", leaves, printed: "", fault: null });

const code = { kind: "code", text: "Write f.", code: "def f(): pass", model: "def f(): return 27041" };

/** Judges an answer to a test, open and sealed. @param {any} given @param {any} answer */
async function judged(given, answer) {
    const tests = [given, { ...given, hidden: true }];
    const sheet = await seal(/** @type {any} */ (activityOf({ ...code, tests })), { games: tools.games });
    const [item] = sheet.items;
    const opens = opener(/** @type {any} */ (sheet.sealed), item, 0, 1);
    const open = await judge(item.tests[0], answer, opens);
    assert.deepEqual(await judge(item.tests[1], answer, opens), open, "sealed and open tests judge alike");
    return open;
}

test("values are compared as JSON, with rounding and a tolerance", slow, async () => {
    assert.equal(spellValue({ b: [1, 0.1 + 0.2], a: "x" }), spellValue({ a: "x", b: [1.0, 0.3] }));
    const call = "f()";
    /** @type {[any, any, number][]} */
    const cases = [
        [{ expect: 3 }, 3, 1],
        [{ expect: 3 }, 4, 0],
        [{ expect: 3 }, "3", 0],
        [{ expect: 0.3 }, 0.1 + 0.2, 1],
        [{ expect: 0.5, margin: 0.01 }, 0.509, 1],
        [{ expect: 0.5, margin: 0.01 }, 0.52, 0],
        [{ expect: [1, "a", null] }, [1, "a", null], 1],
        [{ expect: null }, null, 1],
    ];
    for (const [given, found, share] of cases)
        assert.equal((await judged({ call, ...given }, answered(found))).share, share, JSON.stringify([given, found]));
});

test("an order of numbers counts pair by pair", slow, async () => {
    const given = { call: "f()", expect: [1, 5, 3], ranking: true };
    assert.equal((await judged(given, answered([0, 9, 1]))).share, 1);
    assert.equal((await judged(given, answered([0, 1, 9]))).share, 2 / 3);
    assert.equal((await judged(given, answered([9, 9, 9]))).share, 0);
    for (const found of [null, [1, 2], [1, "b", 2]]) assert.equal((await judged(given, answered(found))).share, 0);
});

test("leaves: how many, at most, and in which order", slow, async () => {
    const looked = ["a1", "a2", "b1"];
    const base = { call: "f(tree)", tree: "((3 12) (2 4))", expect: 3 };
    for (const [more, missed] of /** @type {[any, string[]][]} */ ([
        [{ leaves: 3 }, []],
        [{ leaves: 4 }, ["leaves"]],
        [{ most: 3 }, []],
        [{ most: 2 }, ["most"]],
        [{ looked }, []],
        [{ looked: ["a2", "a1", "b1"] }, ["looked"]],
    ])) {
        const result = await judged({ ...base, ...more }, answered(3, looked));
        assert.deepEqual([result.missed, result.share], [missed, Number(missed.length === 0)]);
    }
    const ranking = { ...base, expect: [1, 2], ranking: true, most: 2 };
    assert.equal((await judged(ranking, answered([1, 2], looked))).share, 0, "an order doesn't make up for leaves");
});

test("points of tests make the score", () => {
    const tests = [{ points: 3 }, {}, { points: 0 }];
    const shares = [1, 0.5, 0].map((share) => ({ share, missed: [] }));
    assert.equal(scoreOf(tests, shares), 3.5 / 4);
});

test("a sheet has neither the model solution nor what hidden tests expect", slow, async () => {
    const tests = [
        { call: "f()", expect: 27041, hidden: true },
        { call: "[f()]", expect: [31337, 5], ranking: true, hidden: true },
        { call: "g()", expect: 1 },
    ];
    for (const [answers, told] of /** @type {const} */ ([
        ["never", false],
        ["at-end", true],
    ])) {
        const sheet = await seal(/** @type {any} */ (activityOf({ ...code, tests }, { answers })), tools);
        assert.deepEqual(problemsOf(sheet, schema), []);
        const text = JSON.stringify(sheet);
        assert.ok(!text.includes("31337"));
        assert.equal(text.includes("27041"), told, "the model solution is readable only if answers are shown later");
    }
});

test("code is handed in, and a later visit restores it", slow, async () => {
    const item = { ...code, tests: [{ call: "f()", expect: 1 }] };
    const { work: begun, noted, handed } = await work(item, tools);
    assert.deepEqual([begun.phase, begun.code], ["try", code.code]);
    begun.write("def f(): return 1");
    begun.close();
    assert.deepEqual(noted, ["\fdef f(): return 1"]);
    assert.deepEqual(handed, []);
    const left = { answer: "", tries: 0, over: false, line: noted[0] };
    const { work: later } = await work(item, tools, { kept: left });
    assert.deepEqual([later.phase, later.code], ["try", "def f(): return 1"]);
    const kept = { answer: "def f(): return 2", tries: 1, over: false, score: 0.5 };
    const { work: judgedBefore } = await work(item, tools, { kept });
    assert.deepEqual([judgedBefore.phase, judgedBefore.score, judgedBefore.code], ["answered", 0.5, kept.answer]);
    const { work: shortened } = await work(item, tools, { kept: { ...kept, answer: "" } });
    assert.equal(shortened.code, code.code, "code without room in the saved state starts over");
});

const refused = /** @type {Record<string, [any, (string | number)[], string]>} */ ({
    "no tree": [{ tests: [{ call: "f(tree)", tree: "((3 12", expect: 3 }] }, ["tests", 0, "tree"], "noTree"],
    "a tree and a position": [
        { tests: [{ call: "f()", tree: "(3 4)", record: { game: "cachex" }, expect: 3 }] },
        ["tests", 0, "record"],
        "unknown",
    ],
    "nothing expected": [{ tests: [{ call: "f()" }] }, ["tests", 0, "expect"], "missing"],
    "an order of one": [{ tests: [{ call: "f()", expect: [1], ranking: true }] }, ["tests", 0, "expect"], "noRanking"],
    "a tolerance of a text": [{ tests: [{ call: "f()", expect: "a", margin: 1 }] }, ["tests", 0, "margin"], "noNumber"],
    "leaves without a tree": [{ tests: [{ call: "f()", most: 3 }] }, ["tests", 0, "tree"], "missing"],
    "no model solution": [{ model: undefined, tests: [{ call: "f()", expect: 3 }] }, ["model"], "missing"],
});

for (const [name, [more, path, key]] of Object.entries(refused)) {
    test(`refused: ${name}`, slow, async () => {
        const draft = JSON.parse(JSON.stringify(activityOf({ ...code, ...more })));
        assert.deepEqual(problemsOf(draft, schema), []);
        const problems = await checkActivity(draft, tools);
        assert.deepEqual(
            problems.map((each) => [each.path, each.key]),
            [[["items", 0, ...path], `course.bad.${key}`]],
        );
    });
}

test("a tree has the names of the lens", () => {
    const root = writtenTree("((1,2,3) x: (4,5,6))");
    assert.ok(root);
    assert.deepEqual(searchTree(root), {
        players: 3,
        nodes: [
            [-1, "", null],
            [0, "A", [1, 2, 3]],
            [0, "x", [4, 5, 6]],
        ],
    });
});

test("the perft numbers of the finished sheet are the engine's", slow, async () => {
    const draft = JSON.parse(
        await readFile(new URL("../../../../web/examples/course/drafts/programs.json", import.meta.url), "utf8"),
    );
    const tests = draft.items.flatMap((/** @type {any} */ item) =>
        item.tests.filter((/** @type {any} */ { call, record }) => record && call.startsWith("perft(")),
    );
    assert.ok(tests.length > 3);
    const module = await loadFullModule();
    for (const { call, record, expect } of tests) {
        const ask = /** @type {any} */ (gameRules(module, record));
        /** @param {string[]} actions @param {number} depth @returns {number} */
        const perft = (actions, depth) => {
            const { below } = ask({ actions, below: true });
            if (depth === 1) return below.length;
            return below.reduce(
                (/** @type {number} */ sum, /** @type {any[]} */ [action, , over]) =>
                    sum + (over ? 0 : perft([...actions, action], depth - 1)),
                0,
            );
        };
        assert.equal(perft([], Number(call.match(/(\d+)\)$/)[1])), expect, call);
    }
});
