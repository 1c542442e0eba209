/** Tasks with code on the student's page: points in part, hidden tests, a reload, and hostile code. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { violations } from "../../axe.mjs";
import { becomes, chooseFiles, desk, openBrowser, phone } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";

const patient = { timeout: 400_000 };

const browser = await testBrowser();

const TREE = "((3 12 8) (2 4 6) (14 5 2))";
const minimax = `
def search(node):
    if not node.children:
        return node.value
    pick = max if node.player == 0 else min
    return pick(search(child) for child in node.children)
`;

/** @param {any} item @param {any} [more] */
const sheet = (item, more = {}) => ({
    quintet: "activity",
    version: 1,
    id: "code",
    title: "Code",
    items: [{ id: "code", kind: "code", text: "Write search.", model: "", ...item }],
    ...more,
});

/** @param {any} page @param {any} activity */
async function choose(page, activity) {
    await chooseFiles(page.locator("[data-do=choose]"), { "sheet.json": activity });
    await page.locator("[data-do=begin]").waitFor();
    await page.locator("[data-do=begin]").click();
    await page.locator("quintet-code-task .cm-content").waitFor();
}

/** @param {any} activity */
async function open(activity) {
    const page = await browser.open("/web/course.html", { reducedMotion: true, viewport: desk });
    await choose(page, activity);
    return page;
}

/** Checks the code and returns the look of each test. @param {any} page @param {string} [press] */
async function run(page, press = "check") {
    await page.locator(`quintet-code-task [data-do=${press}]`).click();
    await page.locator("quintet-code-task [data-do=restore]").waitFor({ timeout: 400_000 });
    return page
        .locator("quintet-code-task [data-test]")
        .evaluateAll((/** @type {HTMLElement[]} */ tests) => tests.map(({ className }) => className.split(" ")[1]));
}

const text = (/** @type {any} */ page, /** @type {number} */ number) =>
    page.locator(`quintet-code-task [data-test='${number}']`).innerText();

test(
    "tests give points in part, hidden ones say only whether they pass, and a reload has it all",
    patient,
    async () => {
        const item = {
            code: minimax,
            tests: [
                { name: "The value", call: "search(tree)", tree: TREE, expect: 3, points: 3 },
                { call: "search(tree)", tree: TREE, expect: 3, most: 7, points: 2 },
                { call: "missing(27041)", expect: 4 },
                { call: "search(tree)", tree: TREE, expect: 3, leaves: 9, points: 2, hidden: true },
                {
                    call: "state.score(0)",
                    record: { game: "cachex", options: { size: 3 } },
                    expect: 31337,
                    hidden: true,
                },
            ],
            attempts: 3,
        };
        const page = await open(sheet(item));
        assert.deepEqual(await violations(page), []);
        assert.deepEqual(await run(page, "run"), ["right", "wrong", "wrong", "", ""]);
        assert.equal(
            await page.locator(".facts-line").innerText(),
            "one point · 3 attempts left",
            "it isn’t an attempt",
        );
        // The lens shows the code on the trees of visible tests.
        const watch = page.locator("quintet-code-task [data-do=watch]");
        await becomes(() => watch.count(), 2);
        const lens = await browser.open(/** @type {string} */ (await watch.first().getAttribute("href")));
        await lens.locator("quintet-lens-own .cm-content", { hasText: "def search(node)" }).waitFor();
        await becomes(
            () => lens.locator("quintet-lens").evaluate((/** @type {any} */ { model }) => model.request.tree),
            TREE,
        );
        assert.deepEqual(lens.problems, []);
        await lens.close();
        assert.deepEqual(await run(page), ["right", "wrong", "wrong", "right", "wrong"]);
        assert.match(await text(page, 2), /Expected 3 · at most 7 leaves\s+Found 3 · 9 leaves/);
        assert.match(await text(page, 3), /NameError/);
        for (const number of [4, 5]) assert.doesNotMatch(await text(page, number), /search|score|Found/);
        await becomes(() => page.locator("quintet-course-item .verdict b").innerText(), "Partly correct: 56%");
        assert.match(
            await page.locator("quintet-course-item .verdict").innerText(),
            /2 of 5 tests passed. Points: 5 of 9/,
        );
        assert.deepEqual(await violations(page), []);
        await page.reload();
        await choose(page, sheet(item));
        await becomes(() => page.locator("quintet-course-item .verdict b").innerText(), "Partly correct: 56%");
        assert.match(await page.locator("quintet-code-task .cm-content").innerText(), /node\.player == 0/);
    },
);

test("time-outs, hostile code and 10 MB of output end one test, and the next ones run", patient, async () => {
    const code = `
import sys
def endless():
    while True:
        pass
def busy():
    return sum(range(10**12))
def noise():
    for _ in range(10):
        print("x" * 10**6)
    return 1
def fetch():
    import js
    return js.fetch("/")
def store():
    import os
    os._exit(3)
def leave():
    sys.exit(3)
def numbers():
    import numpy
def much():
    return len([0] * 10**9)
def fine():
    return 1
`;
    const calls = ["endless()", "busy()", "noise()", "fetch()", "store()", "fine()", "leave()", "numbers()", "much()"];
    const tests = calls.map((call) => ({ call, expect: 1 }));
    const page = await open(sheet({ code, tests, time_s: 1 }));
    assert.deepEqual(await run(page), "wrong wrong right wrong wrong right wrong wrong wrong".split(" "));
    // What the driver says of agents has sentences about code.
    assert.match(await text(page, 7), /The code ended the program\./);
    assert.match(await text(page, 8), /The module numpy isn’t available here\.$/m);
    assert.match(await text(page, 9), /The memory limit was reached\./);
    for (const number of [7, 8, 9]) assert.doesNotMatch(await text(page, number), /agent/);
    assert.match(await text(page, 1), /The time limit was reached\.\s+Go to line [45]/);
    assert.match(await text(page, 2), /The time limit was reached/);
    assert.match(await text(page, 4), /AttributeError/);
    assert.ok((await text(page, 3)).length < 6000);
    await page.locator("[data-test='1'] [data-line]").click();
    assert.match(await page.locator(".cm-activeLine").innerText(), /while|pass/);
});

test("JavaScript: trees, leaves, errors with their line, and time-outs", patient, async () => {
    const code = `export function search(node) {
    if (node.children.length === 0) return node.value;
    const values = node.children.map(search);
    return node.player === 0 ? Math.max(...values) : Math.min(...values);
}
const fail = () => {
    throw new Error("no");
};
const endless = () => {
    for (;;);
};
const pairs = new Set([[2, 1], [1, 2]]);
`;
    const tests = [
        { call: "search(tree)", tree: TREE, expect: 3, leaves: 9 },
        {
            call: "pairs",
            expect: [
                [1, 2],
                [2, 1],
            ],
        },
        { call: "fail()", expect: 1 },
        { call: "endless()", expect: 1 },
        { call: "typeof fetch + typeof indexedDB", expect: "undefinedundefined" },
        { call: "tree.value = 3", tree: TREE, expect: 3 },
    ];
    const page = await open(sheet({ language: "javascript", code, tests, time_s: 1 }, { id: "javascript" }));
    assert.deepEqual(await run(page), ["right", "right", "wrong", "wrong", "right", "wrong"]);
    assert.match(await text(page, 3), /Go to line 7\s+Error: no/);
    assert.match(await text(page, 4), /The time limit was reached/);
});

test("positions: a board beside the test, and states in JavaScript", patient, async () => {
    const code = `export function count(state, depth) {
    if (state.over() || depth === 0) return 1;
    return state.actions().reduce((sum, action) => sum + count(state.play(action), depth - 1), 0);
}
`;
    const record = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,1"] };
    const tests = [
        { call: "count(state, 2)", record, expect: 64 },
        { call: "state.play('PLACE 0,1')", record, expect: 1 },
        {
            call: "[state.player, state.over(), String(state) === String(state.play('STEAL'))]",
            record,
            expect: [1, false, false],
        },
    ];
    const page = await open(sheet({ language: "javascript", code, tests, time_s: 5 }, { id: "positions" }));
    const board = page.locator("[data-test='1'] quintet-code-position [role=img]");
    await board.locator("quintet-board").waitFor();
    assert.equal(await board.getAttribute("aria-label"), "Position of Cachex");
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(await run(page), ["right", "wrong", "right"]);
    assert.match(await text(page, 2), /must be one of state\.actions\(\)/);
    assert.deepEqual(page.problems, []);
});

test("on a phone the buttons are below the code, and the tests scroll with the task", patient, async () => {
    const page = await browser.open("/web/course.html", { reducedMotion: true, viewport: phone });
    await choose(page, sheet({ code: minimax, tests: [{ call: "search(tree)", tree: TREE, expect: 3 }] }));
    const box = async (/** @type {string} */ part) => {
        const found = await page.locator(part).boundingBox();
        assert.ok(found, part);
        return found;
    };
    const [title, code, next] = [
        await box("quintet-course-item h2"),
        await box("quintet-code-task"),
        await box("[data-do=finish]"),
    ];
    assert.ok(title.y < code.y && code.y + code.height <= next.y, JSON.stringify([title, code, next]));
    assert.ok(next.y + next.height <= phone.height);
    const form = await box("quintet-course-item .form");
    const ring = await page.locator("[data-do=finish]").evaluate((button) => {
        button.focus();
        const { outlineWidth, outlineOffset } = getComputedStyle(button);
        return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    });
    assert.ok(ring > 0 && next.x - ring >= form.x, "the ring of the focus is whole");
    const [shown, needed] = await page
        .locator("quintet-code-task .tests")
        .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
    assert.equal(shown, needed);
    await page.locator("[data-do=finish]").click();
    const question = await box(".sure");
    const { y, height } = await box("quintet-code-task");
    assert.ok(question.y >= y + height && question.y + question.height <= phone.height + 1);
});

test(
    "the model solutions of the finished sheet pass in the sandbox, and another one is refused",
    patient,
    async (t) => {
        // The check is imported by its source.
        const sources = await openBrowser({ sources: true });
        t.after(() => sources.close());
        const page = await sources.open("/web/course.html?src=examples/course/programs.json", { reducedMotion: true });
        await page.locator("[data-do=begin]").waitFor();
        const draft = JSON.parse(
            await readFile(new URL("../../../../web/examples/course/drafts/programs.json", import.meta.url), "utf8"),
        );
        const problemsOf = (/** @type {any[]} */ items) =>
            page.evaluate(async (items) => {
                const { checkCode } = await import("/web/course/kinds/code/check-code.js");
                const { LensClient } = await import("/web/lens/engine/lens-client.js");
                const engine = new LensClient();
                const tools = /** @type {any} */ ({ ...(await engine.games()), engine, runsCode: true });
                const found = [];
                // This test is about results, not about time.
                for (const item of items) found.push(...(await checkCode({ ...item, time_s: 60 }, tools)));
                engine.close();
                return found.map(({ path, key }) => [...path, key].join("/"));
            }, items);
        assert.deepEqual(await problemsOf(draft.items), []);
        const [minimax, alphaBeta] = draft.items;
        const unpruned = { ...alphaBeta, model: minimax.model };
        assert.deepEqual(
            await problemsOf([unpruned]),
            [1, 2, 3].map((number) => `tests/${number}/course.bad.modelFails`),
        );
    },
);
