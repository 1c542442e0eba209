import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, eventually, openBrowser, phone } from "../browser.mjs";
import { look, openApp, personsTurn, quick, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

/** @param {import("../drive/app.mjs").Page} page */
async function begun(page) {
    await ready(page);
    await personsTurn(page);
}

const detail = (page) => page.locator("quintet-status .detail").innerText();
const said = (page) => page.locator("quintet-app > p[role=status], p.unseen").first().innerText();
/** @param {import("../drive/app.mjs").Page} page @param {string} cell */
const press = (page, cell) => page.locator(`quintet-board .cell[data-cell="${cell}"]`).click();
/** Returns the number of running animations on an element of the board. */
const moving = (page, selector) =>
    page.evaluate((wanted) => {
        const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
        const found = [...board.renderRoot.querySelectorAll(wanted)];
        return found.flatMap((element) => element.getAnimations()).length;
    }, selector);

test("the reason for a refused press is shown and announced until the user does something else", {
    timeout: 400_000,
}, async () => {
    const page = await openApp(browser, { storage: { ...quick, current: "chexers" } });
    await begun(page);
    await press(page, "0,-3");
    await becomes(() => detail(page), "That piece isn’t Red’s");
    await becomes(() => said(page), "That piece isn’t Red’s");
    await press(page, "-3,1");
    await becomes(async () => (await detail(page)).includes("Red’s"), false);
    await press(page, "0,0");
    await becomes(() => detail(page), "A piece moves one hex, or jumps over one piece in a straight line");
    await press(page, "-3,1");
    await press(page, "-3,1");
    await press(page, "0,0");
    await until(page, (model) => model.refusal === null);
    // The first action is the one that is entered now.
    await press(page, "-3,1");
    await press(page, "-2,0");
    await until(page, (model) => model.state.length > 0);
    assert.equal((await look(page)).actions[0], "MOVE -3,1 -2,0");
    assert.deepEqual(page.problems, []);
});

test("what an older page can't load any more is named, on the board and in the lens", {
    timeout: 400_000,
}, async (t) => {
    // The built site joins these parts with others, which have loaded by then.
    const sources = await openBrowser({ sources: true });
    t.after(() => sources.close());
    const gone = /refusal-sentences|more-element/;
    const text = (page) => page.locator("quintet-notices .notice").first().innerText();
    const words = /This part of the page couldn’t be loaded.*reload the page/;
    const page = await openApp(sources, { storage: { ...quick, current: "chexers" } });
    await begun(page);
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await press(page, "0,-3");
    await eventually(async () => assert.match(await text(page), words));
    await page.close();
    const lens = await sources.open("/web/lens.html?tree=((3,5),(2,9))", { viewport: phone });
    await lens.locator("[data-do=follow]").waitFor();
    await lens.route(gone, (route) => route.fulfill({ status: 404 }));
    await lens.locator("[data-do=more]").click();
    await eventually(async () => assert.match(await text(lens), words));
    await lens.close();
});

test("a refused piece shakes; with reduced motion its cell lights up instead", { timeout: 400_000 }, async () => {
    const lively = await openApp(browser, { storage: { current: "chexers" }, reducedMotion: false });
    await begun(lively);
    await press(lively, "0,-3");
    await becomes(async () => (await moving(lively, ".token .body")) > 0, true);
    await lively.close();
    const still = await openApp(browser, { storage: { current: "chexers" } });
    await begun(still);
    await press(still, "0,-3");
    await becomes(async () => (await moving(still, ".cell")) > 0, true);
    assert.equal(await moving(still, ".token .body"), 0);
    await still.close();
});

test("refusals use the words of each game, in the user's language", { timeout: 400_000 }, async () => {
    const storage = { settings: { ...quick.settings, language: "fa" }, current: "cachex" };
    const page = await openApp(browser, { storage, hash: "#game=cachex&o.size=5" });
    await begun(page);
    await press(page, "2,2");
    await becomes(() => detail(page), "نخستین مهره نمی‌تواند در مرکز باشد");
    await page.close();

    const hive = await openApp(browser, { storage: { ...quick, current: "hive" } });
    await begun(hive);
    assert.equal(await detail(hive), "Take a piece from your hand");
    await hive.locator('quintet-board .hand-item[data-kind="Q"]').last().click({ force: true });
    await becomes(() => detail(hive), "The queen bee can’t be your first piece");
    await hive.close();

    const shapes = await openApp(browser, { storage: { ...quick, current: "tetress" } });
    await begun(shapes);
    await press(shapes, "2,2");
    await until(shapes, (model) => model.state.ply >= 2);
    await begun(shapes);
    await press(shapes, "2,2");
    await becomes(() => detail(shapes), "That place is taken");
    await shapes.close();
});

test("while an engine is to move, a press on one's own piece shows whose turn it is", {
    timeout: 400_000,
}, async () => {
    const page = await openApp(browser, {
        // With moves in advance, the press would pick the piece.
        storage: { settings: { premoves: false } },
        hash: "#game=chexers&actions=MOVE+-3,0+-2,0",
    });
    await ready(page);
    await page.evaluate(() => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        controller.engine.search = () => new Promise(() => {});
        return controller.setPaused(false);
    });
    await until(page, (model) => model.thinking);
    await press(page, "-3,1");
    await becomes(() => detail(page), "It is Green’s turn");
});
