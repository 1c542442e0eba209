/** Moves in advance: entered while engines think, played if they are legal in time, and taken back by any press. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, eventually } from "../browser.mjs";
import { look, openApp, quick, ready, until } from "../drive/app.mjs";
import { goldenGame } from "../drive/board.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
/** @typedef {import("../drive/app.mjs").Page} Page */

/**
 * Opens a game in which engines answer only when the test says so, and with what it says.
 * @param {{game: string, options?: object, actions: string[]}} record
 * @param {string[]} seats
 * @param {object} [settings]
 * @param {string} [pressed]  a cell that is pressed as soon as an engine thinks
 */
async function openSlow(record, seats, settings = {}, pressed = "") {
    const saved = { record: { options: {}, ...record }, seats, paused: true };
    const storage = {
        settings: { ...quick.settings, ...settings },
        current: record.game,
        [`game/${record.game}`]: saved,
    };
    const page = await openApp(browser, { storage });
    await ready(page);
    await page.evaluate(async (early) => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        const { controller, board } = app;
        // Loaded when the page is idle.
        while (early && !app.waits) await new Promise((later) => setTimeout(later, 20));
        controller.engine.search = () =>
            new Promise((resolve) => {
                const found = { finished: true, depth: 1, nodes: 1, seconds: 0, lines: [] };
                Object.assign(window, { answer: (/** @type {string} */ best) => resolve({ ...found, best }) });
            });
        await controller.setPaused(false);
        if (early) board.input.press(early);
    }, pressed);
    return page;
}

const cell = (/** @type {Page} */ page, /** @type {string} */ id) =>
    page.locator(`.board quintet-board .cell[data-cell="${id}"]`);
/** The action entered in advance, "" for none, null while nothing can be entered. */
const ahead = (/** @type {Page} */ page) =>
    page.evaluate(() => {
        const { ahead: offer } = /** @type {any} */ (document.querySelector("quintet-app"));
        return offer && (offer.chosen?.text ?? "");
    });
const offered = (/** @type {Page} */ page) => becomes(() => ahead(page), "");
const answer = (/** @type {Page} */ page, /** @type {string} */ action) =>
    page.evaluate((text) => /** @type {any} */ (window).answer(text), action);

const opening = { game: "cachex", options: { size: 5 }, actions: ["PLACE 1,1", "PLACE 0,0", "PLACE 1,2"] };

test("a move in advance is played when the turn comes", slow, async () => {
    const page = await openSlow(opening, ["person", "easy"]);
    await offered(page);
    await cell(page, "3,2").click();
    await becomes(() => ahead(page), "PLACE 3,2");
    await eventually(async () =>
        assert.match(await page.locator("quintet-status .detail").innerText(), /Premove:.*cancel it/s),
    );
    // Nothing has been played yet.
    assert.equal((await look(page)).length, 3);
    await answer(page, "PLACE 4,4");
    await until(page, (model) => model.state.length === 5);
    assert.deepEqual((await look(page)).actions.slice(3), ["PLACE 4,4", "PLACE 3,2"]);
    await becomes(
        () =>
            page
                .locator("quintet-status")
                .innerText()
                .then((text) => text.includes("Premove:")),
        false,
    );
    assert.deepEqual(page.problems, []);
});

test("a press before anything is offered counts, also on the second ply", slow, async () => {
    const page = await openSlow({ ...opening, actions: ["PLACE 1,1"] }, ["person", "easy"], {}, "3,2");
    await becomes(() => ahead(page), "PLACE 3,2");
    await answer(page, "PLACE 4,4");
    await until(page, (model) => model.state.length === 3);
    assert.deepEqual((await look(page)).actions, ["PLACE 1,1", "PLACE 4,4", "PLACE 3,2"]);
    assert.deepEqual(page.problems, []);
});

test("a move in advance that is no longer possible is dropped with a notice", slow, async () => {
    const page = await openSlow(opening, ["person", "easy"]);
    await offered(page);
    await cell(page, "3,2").click();
    await becomes(() => ahead(page), "PLACE 3,2");
    await answer(page, "PLACE 3,2");
    await until(page, (model) => model.notices.some((/** @type {any} */ { key }) => key === "premove.gone"));
    await page.locator("quintet-notices").getByText("no longer possible").waitFor();
    const { length, toMove } = await look(page);
    assert.deepEqual([length, toMove], [4, 0]);
    assert.equal(await ahead(page), null);
    assert.deepEqual(page.problems, []);
});

for (const [how, takeBack] of /** @type {[string, (page: Page) => Promise<void>][]} */ ([
    ["a press elsewhere", (page) => cell(page, "4,0").click()],
    ["a press on it", (page) => cell(page, "3,2").click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
])) {
    test(`${how} takes a move in advance back`, slow, async () => {
        const page = await openSlow(opening, ["person", "easy"]);
        await offered(page);
        await cell(page, "3,2").click();
        await becomes(() => ahead(page), "PLACE 3,2");
        await takeBack(page);
        await becomes(() => ahead(page), "");
        await answer(page, "PLACE 4,4");
        await until(page, (model) => model.state.ply === 4);
        await becomes(
            () =>
                page
                    .locator("quintet-board")
                    .first()
                    .evaluate((board) => /** @type {any} */ (board).interactive),
            true,
        );
        assert.equal((await look(page)).length, 4);
        assert.deepEqual(page.problems, []);
    });
}

const button = (/** @type {Page} */ page, /** @type {string} */ action) =>
    page.locator(`quintet-status [data-action="${action}"]`);

test("a steal can be entered in advance, and taken back with its button", slow, async () => {
    const page = await openSlow({ ...opening, actions: [] }, ["easy", "person"]);
    await offered(page);
    await button(page, "STEAL").click();
    await becomes(() => ahead(page), "STEAL");
    assert.equal(await button(page, "STEAL").getAttribute("aria-pressed"), "true");
    await button(page, "STEAL").click();
    await becomes(() => ahead(page), "");
    await button(page, "STEAL").click();
    await answer(page, "PLACE 2,1");
    await until(page, (model) => model.state.length === 2);
    assert.deepEqual((await look(page)).actions, ["PLACE 2,1", "STEAL"]);
    assert.deepEqual(page.problems, []);
});

test(
    "a pass can be entered in advance where nothing else is legal, unless the page passes by itself",
    slow,
    async () => {
        const { game, options, actions } = await goldenGame("hive-games.jsonl", "hive-base-172");
        // White has just passed, and passes again after Black's next action.
        const passed = 94;
        const record = { game, options, actions: actions.slice(0, passed - 1) };
        const page = await openSlow(record, ["person", "easy"], { autoPass: false });
        await offered(page);
        await button(page, "pass").click();
        await becomes(() => ahead(page), "pass");
        await answer(page, actions[passed - 1]);
        await until(page, (model, length) => model.state.length >= length, passed + 1);
        assert.deepEqual(
            (await look(page)).actions.slice(passed - 1, passed + 1),
            actions.slice(passed - 1, passed + 1),
        );
        assert.deepEqual(page.problems, []);
        await page.close();

        const by = await openSlow(record, ["person", "easy"], { autoPass: true });
        await until(by, (model) => model.thinking?.purpose === "play");
        assert.equal(await ahead(by), null);
        assert.equal(await button(by, "pass").count(), 0);
        await by.close();
    },
);

test("among three, a move in advance waits for both others", slow, async () => {
    const record = { game: "chexers", actions: ["MOVE -3,0 -2,0"] };
    const page = await openSlow(record, ["person", "easy", "easy"]);
    await offered(page);
    const ring = page.locator(".board quintet-board .source-ring").first();
    const dashes = () => ring.evaluate((element) => getComputedStyle(element).strokeDasharray);
    await becomes(dashes, "7px, 6px");
    await cell(page, "-2,0").click();
    await cell(page, "-1,0").click();
    await becomes(() => ahead(page), "MOVE -2,0 -1,0");
    await page.keyboard.press("Escape");
    await cell(page, "-2,0").click();
    const picked = () =>
        page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).board.input.selection.from);
    assert.equal(await picked(), "-2,0");
    const moves = await look(page).then(({ legal }) => legal.map(({ text }) => text));
    await answer(page, moves[0]);
    await until(page, (model) => model.state.ply === 2);
    await becomes(picked, "-2,0", "the piece stays picked while others act");
    await cell(page, "-1,0").click();
    await becomes(() => ahead(page), "MOVE -2,0 -1,0");
    const more = await look(page).then(({ legal }) => legal.map(({ text }) => text));
    await until(page, (model) => model.thinking !== null);
    await answer(page, more[0]);
    await until(page, (model) => model.state.ply === 4);
    assert.equal((await look(page)).actions[3], "MOVE -2,0 -1,0");
    for (const ply of [4, 5]) {
        const { legal } = await look(page);
        await until(page, (model) => model.thinking !== null);
        await answer(page, legal[0].text);
        await until(page, (model, count) => model.state.ply > count, ply);
    }
    await becomes(dashes, "none", "in its own turn, a piece isn't moved in advance");
    assert.deepEqual(page.problems, []);
});

test("an attempt that is no move in advance gets an answer, and nothing is entered", slow, async () => {
    const page = await openSlow(opening, ["person", "easy"]);
    await offered(page);
    await cell(page, "1,1").click();
    await becomes(() => page.locator("quintet-status .detail").innerText(), "This can’t be a premove.");
    assert.equal(await ahead(page), "");
    assert.deepEqual(page.problems, []);
});

test("undo forgets a move in advance", slow, async () => {
    const page = await openSlow(opening, ["person", "easy"]);
    await offered(page);
    await cell(page, "3,2").click();
    await becomes(() => ahead(page), "PLACE 3,2");
    await page.keyboard.press("u");
    await until(page, (model) => model.state.ply === 2);
    await becomes(() => ahead(page), null);
    assert.deepEqual(page.problems, []);
});

for (const settings of [{ premoves: false }, { confirm: true }]) {
    test(`nothing can be entered in advance with ${JSON.stringify(settings)}`, slow, async () => {
        const page = await openSlow(opening, ["person", "easy"], settings);
        // The setting can be changed while the engine thinks; the next position then offers it.
        await until(page, (model) => model.thinking !== null);
        await cell(page, "3,2").click();
        await becomes(() => ahead(page), null);
        await answer(page, "PLACE 4,4");
        await until(page, (model) => model.state.ply === 4);
        assert.equal((await look(page)).length, 4);
        assert.deepEqual(page.problems, []);
    });
}
