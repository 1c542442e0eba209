/** What is dropped or pasted on a page opens there, or the page leads to where it opens. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes } from "../browser.mjs";
import { testBrowser } from "../for-tests.mjs";
import { makeResults } from "../report/results.mjs";

const slow = { timeout: 400_000 };

const browser = await testBrowser();

const record = '{"game":"cachex","options":{"size":"4"},"actions":["PLACE 0,1"]}';
const agent = "class Agent:\n    def __init__(self, player, n): pass\n    def action(self): pass\n";
const sheet = JSON.stringify({
    quintet: "activity",
    version: 1,
    id: "s",
    title: "Trial sheet",
    items: [{ id: "a", kind: "number", text: "How many?", right: 1 }],
});
const results = JSON.stringify(makeResults());
const receipt = "-----BEGIN QUINTET RECEIPT-----\n1.a.b\n-----END QUINTET RECEIPT-----";

const files = {
    game: ["game.json", record],
    activity: ["sheet.json", sheet],
    results: ["results.json", results],
    receipt: ["receipt.txt", receipt],
    agent: ["agent.py", agent],
};
const texts = {
    game: "https://q.example/#game=cachex&o.size=4&actions=PLACE+0,1",
    analysis: "https://q.example/#lab=1&game=cachex",
    friend: "https://q.example/#join=abc",
    lens: "https://q.example/lens.html#game=cachex&o.size=3&algorithm=minimax&depth=1",
    arena: "https://q.example/arena.html#game=hive&opponent=random",
    activity: sheet,
    results,
};

/** By page, its element once it takes what is brought, and what it opens itself. */
const pages = {
    "index.html": ["quintet-home", []],
    "play.html": ["quintet-app", ["game", "analysis", "friend"]],
    "lens.html": ["quintet-lens", ["game", "lens"]],
    "arena.html": ["quintet-arena", ["agent", "results", "arena"]],
    "course.html": ["quintet-course", ["activity"]],
    "course/make.html": ["quintet-make", ["activity", "game", "lens"]],
    "course/receipts.html": ["quintet-receipts", ["receipt", "activity", "agent"]],
    "archive/index.html": ["quintet-record", ["game"]],
    "learn/puzzles/index.html": ["quintet-trainer", []],
};

/**
 * Drops a file, or pastes a text.
 * @param {import("playwright-core").Page} page
 * @param {{file?: string[], text?: string}} what
 */
const bring = (page, what) =>
    page.evaluate(({ file, text }) => {
        const data = new DataTransfer();
        if (file) data.items.add(new File([file[1]], file[0]));
        if (text) data.setData("text/plain", text);
        const how = { bubbles: true, cancelable: true, composed: true };
        const event = text
            ? new ClipboardEvent("paste", { ...how, clipboardData: data })
            : new DragEvent("drop", { ...how, dataTransfer: data });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
    }, what);

/** What the page says of something that opens elsewhere. @param {import("playwright-core").Page} page */
const offered = (page) =>
    page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-open-bar"))?.kind ?? "");

for (const [address, [, own]] of Object.entries(pages)) {
    test(`${address} offers another page for what it does not show`, slow, async () => {
        const page = await browser.open(`/web/${address}`, { reducedMotion: true });
        /** @type {[string, Parameters<typeof bring>[1]][]} */
        const given = [
            ...Object.entries(files).map(([kind, file]) => [kind, { file }]),
            ...Object.entries(texts).map(([kind, text]) => [kind, { text }]),
        ];
        for (const [kind, what] of given.filter(([name]) => !own.includes(name))) {
            // The listener loads last.
            await becomes(() => bring(page, what), true);
            await becomes(() => offered(page), kind, `${kind} as ${Object.keys(what)}`);
        }
        assert.deepEqual(page.problems, []);
    });
}

test("what another page opens closes the drawer, entered or dropped", slow, async () => {
    const page = await browser.open("/web/play.html#game=cachex", { reducedMotion: true });
    const isOpen = () => page.evaluate(() => document.querySelector("quintet-app")?.drawer?.shown ?? false);
    const enter = async () => {
        await page.locator("quintet-open textarea").fill(sheet);
        await page.locator("quintet-open [data-do=open]").click();
    };
    /** @type {[string, () => Promise<unknown>][]} */
    const ways = [
        ["activity", enter],
        ["receipt", () => becomes(() => bring(page, { file: files.receipt }), true)],
    ];
    for (const [kind, give] of ways) {
        await becomes(() => page.evaluate(() => Boolean(document.querySelector("quintet-app")?.model?.state)), true);
        await page.evaluate(() => document.querySelector("quintet-app")?.openDrawer("open"));
        await becomes(isOpen, true);
        await give();
        await becomes(() => offered(page), kind);
        await becomes(isOpen, false);
    }
    assert.deepEqual(page.problems, []);
});

/** @param {import("playwright-core").Page} page @param {string[]} file */
async function handOver(page, file) {
    await becomes(() => bring(page, { file }), true);
    await page.locator("quintet-open-bar [data-do=there]").click();
}

test("the other page opens what it is given, once", slow, async () => {
    const page = await browser.open("/web/play.html", { reducedMotion: true });
    await handOver(page, files.results);
    await becomes(() => page.evaluate(() => document.querySelector("quintet-arena")?.model.kept.length), 1);
    assert.match(page.url(), /arena\.html$/);

    await handOver(page, files.activity);
    await page.getByText("Trial sheet").first().waitFor();

    // What a student works on is replaced only on request, also by a sheet for the same page.
    await page.locator("[data-do=begin]").click();
    await page.getByRole("main").getByText("How many?").waitFor();
    await handOver(page, ["other.json", sheet.replace("Trial sheet", "Other sheet").replace('"s"', '"o"')]);
    await page.getByText("Other sheet").first().waitFor();

    await handOver(page, files.game);
    const actions = () => page.evaluate(() => document.querySelector("quintet-app")?.model.state?.actions);
    await becomes(actions, ["PLACE 0,1"]);
    await becomes(async () => new URL(page.url()).hash, "#game=cachex&o.size=4&actions=PLACE+0,1");
    assert.deepEqual(page.problems, []);

    // A game that is dropped on the analysis is analysed; a step back leads to the one before.
    await page.goto(`${new URL(page.url()).origin}/web/play.html#lab=1&game=hive`);
    const analysed = () => page.evaluate(() => document.querySelector("quintet-analysis")?.model.base.game);
    await becomes(analysed, "hive");
    await becomes(() => bring(page, { file: files.game }), true);
    await becomes(analysed, "cachex");
    await page.goBack();
    await becomes(analysed, "hive");
    // Its own form opens a game too, and names the page of anything else.
    await page.locator('quintet-analysis [data-do="more"]').click();
    const form = page.locator("quintet-analysis-more");
    const enter = async (/** @type {string} */ text) => {
        await form.locator('[data-do="analysis.open"]').click();
        await form.locator("textarea").fill(text);
        await form.locator("form .primary").click();
    };
    await enter(sheet);
    await becomes(() => offered(page), "activity");
    await page.locator('quintet-analysis [data-do="more"]').click();
    await enter(files.game[1]);
    await becomes(analysed, "cachex");
    assert.deepEqual(page.problems, []);
});

test("a game that is dropped on the lens is searched; a step back leads to the search before", slow, async () => {
    const page = await browser.open("/web/lens.html#game=hive&algorithm=minimax&depth=1", { reducedMotion: true });
    const searched = () => page.evaluate(() => document.querySelector("quintet-lens")?.model.request.record?.game);
    await becomes(searched, "hive");
    await becomes(() => bring(page, { file: files.game }), true);
    await becomes(searched, "cachex");
    await page.goBack();
    await becomes(searched, "hive");
    assert.deepEqual(page.problems, []);
});
