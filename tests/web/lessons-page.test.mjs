/** The page of the lessons in Chromium: a step done by hand, a wrong try, hints, languages and accessibility. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "./axe.mjs";
import { becomes, desk, openBrowser, phone } from "./browser.mjs";

const slow = { timeout: 120_000 };

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser({ sources: true });
});
after(() => browser.close());

/** @param {string} hash @param {import("./browser.mjs").PageOptions} [options] */
async function openLesson(hash, options = {}) {
    const page = await browser.open(`/web/learn/lessons/index.html#${hash}`, { reducedMotion: true, ...options });
    await page.locator(".task h2").waitFor();
    return page;
}

test("a wrong try is answered, the right one goes on, and progress is kept", slow, async () => {
    const page = await openLesson("game=cachex&step=capture", { viewport: desk });
    const verdict = page.locator(".verdict");
    await page.locator("[data-do=hint]").click();
    await becomes(() => verdict.count(), 1);
    await page.locator('quintet-board .cell[data-cell="3,1"]').click();
    await becomes(() => page.locator(".verdict.wrong b").innerText(), "Not yet");
    await page.locator("[data-do=again]").click();
    await becomes(() => verdict.count(), 1, "the hint stays");
    await page.locator('quintet-board .cell[data-cell="2,2"]').click();
    await becomes(() => page.locator(".verdict.right b").innerText(), "Well done");
    await becomes(() => page.locator(".steps .done").getAttribute("data-step"), "capture");
    await page.locator("[data-do=next]").click();
    await becomes(() => page.locator(".task h2").innerText(), "Capture the other way");
    await becomes(() => new URL(page.url()).hash, "#game=cachex&step=capture-across");
    await page.reload();
    await becomes(() => page.locator(".steps .done").getAttribute("data-step"), "capture");
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(page.problems, []);
});

test("on a phone in Persian, and another game with its words", slow, async () => {
    const page = await openLesson("game=chexers&step=blocked", { viewport: phone, locale: "fa-IR", touch: true });
    await page.locator("[data-action=PASS]").click();
    await page.locator(".verdict.right").waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
    assert.deepEqual(await violations(page), []);
    await page.locator("[data-game=cachex]").click();
    await becomes(() => page.locator(".task h2").innerText(), "سنگ بگذارید");
    await becomes(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    assert.deepEqual(page.problems, []);
});
