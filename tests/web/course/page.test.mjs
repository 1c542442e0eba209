/**
 * The student's page in Chromium: a sheet done right and wrong, later visits, limits, frames, keyboard, paper, access.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { becomes, chooseFiles, desk, eventually, phone } from "../browser.mjs";
import { testBrowser } from "../for-tests.mjs";

const slow = { timeout: 400_000 };

const browser = await testBrowser();

const question = { kind: "choice", text: "Which **search** prunes?", options: ["Minimax", "Alpha-beta"], right: [1] };
const almost = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,2"] };
const items = [
    { id: "choice", ...question, title: "Pruning", explain: "Cut-offs.", hints: [{ text: "Two letters.", cost: 0.5 }] },
    {
        id: "board",
        kind: "find",
        title: "Win",
        text: "Win.",
        record: almost,
        goal: { kind: "win", within: 1 },
        attempts: 2,
    },
    { id: "number", kind: "number", text: "How many?", right: 27 },
    {
        id: "replay",
        kind: "replay",
        title: "A game",
        record: { ...almost, actions: [...almost.actions, "PLACE 2,0"] },
        stops: [{ ply: 1, kind: "text", text: "Whose stone?", right: ["red"] }],
    },
];
/** @param {any} [more] */
const draft = (more = {}) => ({
    quintet: "activity",
    version: 1,
    id: "page",
    title: "A sheet",
    pass: 0.5,
    items,
    ...more,
});

/** @param {any} page @param {any} activity */
async function choose(page, activity) {
    await chooseFiles(page.locator("[data-do=choose]"), { "sheet.json": activity });
    await page.locator("[data-do=begin]").waitFor();
}

/** @param {any} activity @param {import("../browser.mjs").PageOptions} [options] */
async function open(activity, options = {}) {
    const page = await browser.open("/web/course.html", { reducedMotion: true, ...options });
    const example = await page.locator(".examples a").first().boundingBox();
    assert.ok(example && example.height >= 44, "an example is large enough for a finger");
    await choose(page, activity);
    return page;
}

const verdict = (/** @type {any} */ page) => page.locator(".verdict b").first().innerText();
const cell = (/** @type {any} */ page, /** @type {string} */ id) =>
    page.locator(`quintet-board .cell[data-cell="${id}"]`);

test("right and wrong answers, hints, attempts, the result, and a later visit", slow, async () => {
    const page = await open(draft({ answers: "at-end" }), { viewport: desk });
    assert.deepEqual(await violations(page), []);
    await page.locator("[data-do=begin]").click();
    await becomes(() => page.locator("h2[tabindex]").innerText(), "Pruning");
    await page.locator("[data-do=check]").click();
    await becomes(() => page.locator(".verdict").innerText(), "Enter or choose an answer first.");
    await page.locator("input[value='0']").check();
    await page.locator("[data-do=check]").click();
    await becomes(() => verdict(page), "Incorrect");
    await page.locator("[data-do=hint]").click();
    await becomes(() => page.locator(".hints").innerText(), "Two letters.");
    await page.locator("[data-do=again]").click();
    await page.locator("input[value='1']").check();
    await page.locator("[data-do=check]").click();
    await becomes(() => verdict(page), "Correct");
    assert.match(await page.locator(".verdict").innerText(), /Cut-offs/);
    assert.deepEqual(await violations(page), []);

    await page.locator("[data-do=next]").click();
    await becomes(() => page.locator("h2[tabindex]").innerText(), "Win");
    await cell(page, "2,2").click();
    await becomes(() => verdict(page), "A forced win, but it takes too long");
    await page.locator("[data-do=again]").click();
    await becomes(() => page.locator(".facts-line").innerText(), "one point · one attempt left");
    await cell(page, "2,0").click();
    await becomes(() => verdict(page), "Correct");
    assert.deepEqual(await violations(page), []);

    await page.locator("[data-do=next]").click();
    await page.locator("[name=number]").fill("26");
    await page.locator("[name=number]").press("Enter");
    await becomes(() => verdict(page), "Incorrect");

    assert.equal(await page.locator(".solution").count(), 0, "it may still be found");

    // The state is on the device: the same sheet goes on where it was.
    await page.reload();
    await choose(page, draft({ answers: "at-end" }));
    await page.locator("[data-do=begin]").click();
    await becomes(() => page.locator("[aria-current=step]").getAttribute("data-item"), "3");
    await becomes(() => page.locator("[data-item='1']").getAttribute("class"), "right");
    await becomes(() => page.locator("[data-item='3']").getAttribute("class"), "wrong");
    await page.locator("[data-item='1']").click();
    await becomes(() => verdict(page), "Correct");
    assert.equal(await page.locator("input[value='1']").isChecked(), true);

    await page.locator("[data-item='4']").click();
    await page.locator("[data-do=forward]").click();
    await page.locator("[name=text]").fill(" RED ");
    await page.locator("[data-do=check]").click();
    await becomes(() => verdict(page), "Correct");
    await page.locator("[data-do=finish]").click();
    await becomes(() => page.locator(".score").innerText(), "2.5 of 4");
    await becomes(() => page.locator("h2[tabindex]").innerText(), "Handed in");
    await page.getByText("Passed", { exact: true }).waitFor();
    await page.locator("quintet-receipt").waitFor();
    await page.locator("[data-do=restart]").click();
    await page.locator("[data-do=restart-not]").click();
    await page.locator(".results button").nth(2).click();
    await becomes(() => page.locator(".solution").innerText(), "Correct answer: 27");
    await page.locator("[data-item='1']").click();
    await becomes(() => verdict(page), "Correct");
    assert.equal(await page.locator(".solution").count(), 0);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(page.problems, []);
});

test("a game that is left by closing the page goes on where it was", slow, async () => {
    const record = { game: "cachex", options: { size: 5 }, actions: ["PLACE 2,1", "PLACE 1,2"] };
    const activity = draft({
        id: "left",
        items: [{ id: "game", kind: "play", record, level: "beginner", goal: { kind: "win" }, attempts: 1 }],
    });
    const page = await open(activity, { viewport: desk });
    await page.locator("[data-do=begin]").click();
    await cell(page, "0,0").click();
    const stones = () => page.locator("quintet-board .token").count();
    await becomes(stones, 4);
    await page.reload();
    await choose(page, activity);
    await page.locator("[data-do=begin]").click();
    await becomes(stones, 4);
    await becomes(() => page.locator(".facts-line").innerText(), "one point · one attempt left");
    await page.locator("quintet-board .cell:not([aria-disabled=true])").first().waitFor();
    const free = await page.evaluate(
        () => /** @type {any} */ (document.querySelector("quintet-course")).work.state.legal[0].to,
    );
    await cell(page, free).click();
    await becomes(stones, 6);
    assert.deepEqual(page.problems, []);
});

test("nothing is told where the sheet says so, open tasks are asked about, and the time ends it", slow, async () => {
    const activity = draft({ id: "timed", show: "at-end", minutes: 1, items: items.slice(0, 2) });
    const page = await open(activity, { viewport: phone, touch: true, theme: "dark", alone: true });
    await page.clock.install();
    await page.locator("[data-do=begin]").click();
    await page.locator("input[value='0']").check();
    await page.locator("[data-do=check]").click();
    await becomes(() => verdict(page), "Your answer is saved");
    assert.equal(await page.locator("[data-item='1']").getAttribute("class"), "answered");
    await page.locator("[data-item='2']").click();
    await page.locator("[data-do=finish]").click();
    await becomes(() => page.locator(".sure p").first().innerText(), "One task has no answer yet. Hand in anyway?");
    await page.locator("[data-do=stay]").click();
    await page.clock.fastForward("01:00");
    await becomes(() => page.locator("h2[tabindex]").innerText(), "Handed in");
    await page.getByText("The time is up.").waitFor();
    await becomes(() => page.locator(".score").innerText(), "0 of 2");
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(page.problems, []);
});

test("a published sheet in a sandboxed frame, by keyboard alone", slow, async () => {
    const address = `${browser.origin}/web/course.html?src=examples/course/search.json&language=en`;
    const page = await browser.open("/web/test.html", {
        content: `<!doctype html><link rel="icon" href="data:," /><title>Course</title>
            <iframe sandbox="allow-scripts" title="Sheet" src="${address}" style="width: 900px; height: 700px"></iframe>`,
    });
    const frame = page.frameLocator("iframe");
    await frame.locator("[data-do=begin]").waitFor();
    assert.match(await frame.locator(".facts").innerText(), /10 tasks, 14 points/);
    // A name says which tasks are drawn.
    await frame.locator("input[type=text]").focus();
    await page.keyboard.type("Ada");
    await page.keyboard.press("Enter");
    await becomes(() => frame.locator("h2[tabindex]").innerText(), "How large is the tree?");
    const number = await frame.locator("quintet-course-item .text").first().innerText();
    const right = /three moves/.test(number) ? "81" : "64";
    for (let tabs = 0; tabs < 12; ++tabs) {
        if (await frame.locator("[name=number]:focus").count()) break;
        await page.keyboard.press("Tab");
    }
    await page.keyboard.type(right);
    await page.keyboard.press("Enter");
    await becomes(() => verdict(frame), "Correct");
    await frame.locator("[data-do=next]:focus").waitFor();
    await page.keyboard.press("Enter");
    await becomes(() => frame.locator("h2[tabindex]").innerText(), "What minimax assumes");
    // The title has the focus, and the options follow.
    await frame.locator("h2[tabindex]:focus").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await eventually(async () => assert.match(await verdict(frame), /Correct|Incorrect/));
    assert.deepEqual(page.problems, []);
});

test("the lens and the tryout take the place of the board", slow, async () => {
    const guests = [
        {
            id: "lens",
            kind: "lens",
            title: "Predict",
            options: { tree: "((3 5) (2 9))", algorithm: "minimax", predict: "value" },
        },
        {
            id: "agent",
            kind: "agent",
            title: "Agent",
            game: "cachex",
            options: { size: 3 },
            opponent: "random",
            script: "javascript",
        },
    ];
    const activity = draft({ id: "guests", items: guests });
    const page = await open(activity, { viewport: desk });
    await page.locator("[data-do=begin]").click();
    const predict = page.locator("quintet-lens-predict");
    const position = () => predict.locator(".position").innerText();
    // What was begun goes on, on a later visit and after another task. It cannot be left.
    await predict.locator("[data-do=show]").click();
    await predict.locator("[data-do=next]").click();
    await becomes(position, "Question 2 of 3");
    await page.reload();
    await choose(page, activity);
    await page.locator("[data-do=begin]").click();
    await becomes(position, "Question 2 of 3");
    await page.locator("quintet-course-item [data-do=next]").click();
    await page.locator("quintet-arena-tryout, quintet-tryout, .cm-editor").first().waitFor();
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-course")).course.go(0));
    await becomes(position, "Question 2 of 3");
    assert.equal(await page.locator("[data-do=leave], [data-do=close-study]").count(), 0);
    for (const value of ["2", "3"]) {
        const field = predict.locator("input").first();
        await field.waitFor();
        await field.fill(value);
        await field.press("Enter");
        await predict.locator("[data-do=next]").click();
    }
    assert.equal(await predict.locator("[data-do=again]").count(), 0);
    await becomes(() => verdict(page), "Partly correct: 67%");
    await page.locator("[data-do=next]").last().click();
    await page.locator("quintet-arena-tryout, quintet-tryout, .cm-editor").first().waitFor();
    await page.getByText("Points: 0 from 0 of 1 games; needed: 1.").waitFor();
    // What was answered is shown at a later visit without questions, until it is tried again.
    await page.reload();
    await choose(page, activity);
    await page.locator("[data-do=begin]").click();
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-course")).course.go(0));
    await becomes(() => verdict(page), "Partly correct: 67%");
    await page.locator("quintet-lens-tree").waitFor();
    assert.equal(await predict.count(), 0);
    await page.locator("[data-do=again]").click();
    await becomes(position, "Question 1 of 3");
    assert.deepEqual(page.problems, []);
});

test(
    "what is wrong with a file is told in a teacher's words, and a sheet that is missing by its name",
    slow,
    async () => {
        const page = await browser.open("/web/course.html?src=nowhere.json", { viewport: phone });
        await becomes(() => page.locator("h2[tabindex]").innerText(), "The sheet can’t be found");
        const wrong = draft({
            items: [
                { ...items[0], hints: [{ text: "a", cost: 2 }] },
                { ...items[2], points: "x" },
            ],
        });
        await chooseFiles(page.locator("[data-do=choose]"), { "s.json": wrong });
        await becomes(() => page.locator("h2[tabindex]").innerText(), "This sheet can’t be used");
        const told = await page.locator(".problems").innerText();
        assert.match(told, /task 1, hint 1, cost: must be at most 1 \(found 2\)/);
        assert.match(told, /task 2, points: must be a number \(found “x”\)/);
        assert.deepEqual(await violations(page), []);
    },
);

test("on paper all tasks are there, with their positions", slow, async () => {
    const page = await open(draft({ id: "paper" }), { viewport: desk });
    await page.locator("[data-do=begin]").click();
    await becomes(() => page.locator(".paper .position svg").count(), 2);
    await page.emulateMedia({ media: "print" });
    const text = await page.locator(".paper").innerText();
    for (const words of ["1. Pruning", "Alpha-beta", "2. Win", "How many?", "Whose stone?"])
        assert.ok(text.includes(words), words);
    assert.equal(await page.locator(".page").isVisible(), false);
});

test("the sheet in three languages, and a table of contents for its own page", slow, async () => {
    const page = await browser.open("/web/course.html?src=examples/course/three-players.json&language=fa", {
        viewport: phone,
        touch: true,
    });
    await becomes(() => page.locator("h2[tabindex]").innerText(), "سه بازیکن");
    // Tasks are drawn by the name: without one the page asks once.
    const begin = page.locator("[data-do=begin]");
    await begin.click();
    await becomes(() => begin.innerText(), "شروع بدون نام");
    assert.equal(await page.locator("input#code").evaluate((field) => field.matches(":focus")), true);
    assert.match(await page.locator("#code-problem").innerText(), /تصادفی/);
    await begin.click();
    await becomes(() => page.locator("h2[tabindex]").innerText(), "فرض max^n");
    const long = await page.locator("quintet-header h1").evaluate((title) => {
        title.textContent = "Alpha-beta pruning and its windows ".repeat(4);
        const { height, bottom } = title.getBoundingClientRect();
        const { lineHeight } = getComputedStyle(title);
        return { lines: Math.round(height / Number.parseFloat(lineHeight)), bottom };
    });
    assert.equal(long.lines, 2, "a long title has two lines");
    const header = await page.locator("quintet-header").boundingBox();
    assert.ok(header && header.y >= 0 && long.bottom <= header.y + header.height);
    assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
    assert.deepEqual(await violations(page), []);
    await page.locator("[data-item='8']").click();
    await page.locator("quintet-board").waitFor();
    await becomes(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    const sheet = JSON.parse(
        await readFile(new URL("../../../web/examples/course/three-players.json", import.meta.url), "utf8"),
    );
    assert.equal(await page.locator("[data-item]").count(), sheet.items.length);
});

test("each example has a page that shows its sheet in a frame", slow, async () => {
    for (const [name, items] of [
        ["search", 10],
        ["three-players", 10],
        ["heuristics", 10],
        ["trees", 3],
    ]) {
        const page = await browser.open(`/web/examples/course/${name}.html`);
        const frame = page.frameLocator("iframe");
        const code = frame.locator("input#code");
        await frame.locator("[data-do=begin]").waitFor();
        if (await code.count()) await code.fill("Ada");
        await frame.locator("[data-do=begin]").click();
        await becomes(() => frame.locator("[data-item]").count(), items);
        assert.deepEqual(page.problems, []);
        await page.close();
    }
});
