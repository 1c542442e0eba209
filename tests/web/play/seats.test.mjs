import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes } from "../browser.mjs";
import { focused, look, openApp, personsTurn, quick, ready, takeSeat, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

/** @param {import("../drive/app.mjs").Page} page */
async function begun(page) {
    await ready(page);
    await personsTurn(page);
}

const seats = async (page) => (await look(page)).seats;

test("letters, arrows, Home and End on a focused seat change nothing", {
    timeout: 400_000,
}, async () => {
    const page = await openApp(browser, { storage: { ...quick, current: "chexers" } });
    await begun(page);
    await page.locator('quintet-seats [data-seat="1"]').focus();
    for (const key of ["h", "e", "m", "ArrowDown", "ArrowUp", "ArrowRight", "End", "Home", "PageDown"]) {
        await page.keyboard.press(key);
    }
    assert.deepEqual(await seats(page), ["person", "easy", "easy"]);
});

test("an opponent is chosen from a list by keyboard, announced, and can be undone", { timeout: 400_000 }, async () => {
    const page = await openApp(browser, { storage: { ...quick, current: "chexers" } });
    await begun(page);
    const seat = page.locator('quintet-seats [data-seat="1"]');
    assert.equal(await seat.getAttribute("aria-label"), "Who plays Green? Easy");
    await seat.focus();
    await page.keyboard.press("Enter");
    const level = () =>
        page.evaluate(() => {
            let element = document.activeElement;
            while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
            return (
                /** @type {HTMLElement} */ (element).dataset.level ?? /** @type {HTMLElement} */ (element).dataset.seat
            );
        });
    await becomes(level, "easy");
    // The list ignores the page's shortcuts, and letters do not choose.
    for (const key of ["h", "n", "u"]) await page.keyboard.press(key);
    assert.equal(await level(), "easy");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await becomes(() => level(), "medium");
    assert.deepEqual(await seats(page), ["person", "easy", "easy"], "nothing changes before the choice");
    await page.keyboard.press("Escape");
    await becomes(level, "1");
    assert.deepEqual(await seats(page), ["person", "easy", "easy"]);
    await page.keyboard.press("Enter");
    await becomes(level, "easy");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await until(page, (model) => model.seats[1] === "master");
    await becomes(level, "1");
    const notice = page.locator("quintet-notices .notice");
    await becomes(async () => (await notice.innerText()).includes("Master now plays Green"), true);
    await notice.getByRole("button", { name: "Undo" }).click();
    await until(page, (model) => model.seats[1] === "easy");
    assert.deepEqual(page.problems, []);
});

test("at a zoom of 200 percent the dots of three players are in their seats", { timeout: 400_000 }, async () => {
    const viewport = { width: 640, height: 400 };
    const page = await openApp(browser, { storage: { ...quick, current: "chexers" }, viewport });
    await begun(page);
    const room = () =>
        page.evaluate(() => {
            const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-app"));
            const shown = [...renderRoot.querySelector("quintet-seats").renderRoot.querySelectorAll(".seat")];
            const endOf = (/** @type {Element} */ element) => element.getBoundingClientRect().right;
            return shown.map((seat) => endOf(seat) - endOf(seat.querySelector(".dots")) >= 4);
        });
    await becomes(room, [true, true, true]);
});

test("the list stays on a small screen, by touch and in right-to-left text", {
    timeout: 400_000,
}, async () => {
    const storage = { settings: { ...quick.settings, language: "fa" }, current: "chexers" };
    const page = await openApp(browser, { storage, viewport: { width: 320, height: 568 }, touch: true });
    await begun(page);
    await page.locator('quintet-seats [data-seat="0"]').click();
    const menu = page.locator("quintet-seat-menu");
    await menu.locator("button").first().waitFor();
    const box = await menu.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 568);
    await page.keyboard.press("Escape");
    await takeSeat(page, 2, "beginner");
    assert.deepEqual(await seats(page), ["person", "easy", "beginner"]);
    assert.notEqual(await focused(page), "");
});
