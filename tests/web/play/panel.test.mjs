/** The panel beside the board: what fills it before and after the first actions, and its buttons with large text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, desk, eventually, phone } from "../browser.mjs";
import { openApp, ready, resign, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

/** @typedef {import("../drive/app.mjs").Page} Page */
const slow = { timeout: 400_000 };
const wide = { width: 1920, height: 1080 };

/** Returns the largest height without content between the status and the buttons, in pixels. @param {Page} page */
const emptiness = (page) =>
    page.evaluate(() => {
        const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-app"));
        /** @param {string} part @param {string} [inside] @returns {DOMRect[]} */
        const boxes = (part, inside) => {
            const element = renderRoot.querySelector(part);
            if (!element || (inside && !element.renderRoot)) return [];
            const all = inside ? [...element.renderRoot.querySelectorAll(inside)] : [element];
            return all
                .filter((each) => each.checkVisibility({ visibilityProperty: true }))
                .map((each) => each.getBoundingClientRect());
        };
        const shown = [
            ...boxes("quintet-status"),
            ...boxes("quintet-moves", ".round"),
            ...boxes(".aim"),
            ...boxes(".links"),
            ...boxes("quintet-goal"),
            ...boxes("quintet-controls"),
        ].sort((one, other) => one.top - other.top);
        const gaps = shown.slice(1).map(({ top }, index) => top - shown[index].bottom);
        return Math.max(...gaps);
    });

const opening = {
    chexers: "MOVE -3,3 -2,2;MOVE 0,-3 0,-2;MOVE 3,0 2,0",
    halma: "4,0-4,2;11,15-11,13;2,2-2,4;13,13-13,11",
    cachex: "PLACE 3,4;PLACE 4,4;PLACE 2,2",
    tetress: "PLACE 1,0 1,1 1,2 2,0;PLACE 5,6 5,7 6,7 7,7;PLACE 0,1 0,2 0,3 10,1",
    hive: "wS1;bG1 /wS1;wG1 wS1-;bS1 /bG1",
};
for (const [game, actions] of Object.entries(opening)) {
    test(`the panel is filled in ${game}, before and after the first actions, on two desks`, slow, async () => {
        const page = await openApp(browser, { hash: `#game=${game}`, viewport: desk });
        await ready(page);
        const isFilled = async () => {
            for (const viewport of [desk, wide]) {
                await page.setViewportSize(viewport);
                await eventually(async () => {
                    const empty = await emptiness(page);
                    assert.ok(empty < 250, `${viewport.width}: ${empty}`);
                });
            }
        };
        await isFilled();
        await page.evaluate(
            (hash) => {
                location.hash = hash;
            },
            `#game=${game}&actions=${encodeURIComponent(actions)}`,
        );
        await until(page, (model, count) => model.state.length === count, actions.split(";").length);
        await isFilled();
    });
}

test("a high panel shows how the game is won, for the board that is played on", slow, async () => {
    const page = await openApp(browser, { hash: "#game=chexers", viewport: wide });
    await ready(page);
    const goal = page.locator("quintet-goal");
    await becomes(() => goal.locator("h2").innerText(), "How the game is won");
    await becomes(() => goal.locator(".result").innerText(), "Red won. Four pieces are off the board.");
    assert.equal(await goal.isVisible(), true);
    await resign(page);
    await page.locator("quintet-result").waitFor();
    await becomes(() => goal.isVisible(), false, "no picture of a win below a loss");
    assert.deepEqual(page.problems, []);
    await page.close();

    const other = await openApp(browser, { hash: "#game=cachex&o.size=5", viewport: wide });
    await ready(other);
    await other.locator("quintet-goal:defined").waitFor({ state: "attached" });
    const goalOf = other.locator("quintet-goal");
    await becomes(() => goalOf.evaluate((/** @type {any} */ { game }) => game), "cachex");
    await goalOf.evaluate((/** @type {any} */ element) => element.showWin("cachex").then(() => element.updateComplete));
    assert.equal(await goalOf.isVisible(), false, "another size of board");
    await other.close();
});

for (const locale of ["en-GB", "zh-CN", "fa"]) {
    test(`the buttons keep their labels with text at 200 % (${locale})`, slow, async () => {
        const page = await openApp(browser, { hash: "#game=cachex", locale });
        await ready(page);
        await page.evaluate(() => {
            document.documentElement.style.fontSize = "200%";
        });
        for (const viewport of [phone, desk, { width: 320, height: 568 }]) {
            await page.setViewportSize(viewport);
            const cut = () =>
                page.evaluate(() => {
                    const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-app"));
                    const labels = [
                        ...renderRoot.querySelector("quintet-controls").renderRoot.querySelectorAll(".label"),
                    ];
                    return labels
                        .filter((label) => label.scrollWidth > label.clientWidth + 1)
                        .map((label) => label.textContent);
                });
            await becomes(cut, [], `${viewport.width}`);
        }
    });
}

test("the board fits the room that is measured, and has its size when it is first painted", slow, async () => {
    const context = await browser.profile({ viewport: { width: 844, height: 390 } });
    await context.addInitScript(() => {
        const page = /** @type {any} */ (globalThis);
        page.sizes = new Set();
        const look = () => {
            const board = /** @type {any} */ (document.querySelector("quintet-app"))?.board;
            const drawn = board?.renderRoot?.querySelector(".pictures > svg")?.getScreenCTM()?.a;
            if (drawn) page.sizes.add(drawn);
            // After the update of a frame, and before the next one.
            requestAnimationFrame(() => setTimeout(look));
        };
        look();
    });
    const page = await context.newPage();
    await page.goto(new URL("/web/play.html#game=cachex", browser.origin).href);
    await page.locator("quintet-app quintet-board .labels text").first().waitFor();
    await ready(page);
    assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).sizes.size), 1);
    await page.setViewportSize({ width: 568, height: 320 });
    await becomes(() => page.locator("quintet-app quintet-board .labels text").count(), 0, "no room for coordinates");
    await context.close();
});
