/** Where pages lead next: the end of a lesson, the rules, the lens. Every link leads to a page of the site. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "../../../web/pages.mjs";
import { becomes } from "../browser.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const addresses = new Set(pages.map(({ address }) => `/web/${address}`));

/** The links of a row by name, each as path and hash. @param {import("playwright-core").Locator} links */
const leads = (links) =>
    links.evaluateAll((all) =>
        Object.fromEntries(all.map(({ dataset, href }) => [dataset.do, new URL(href).pathname + new URL(href).hash])),
    );

/** @param {Record<string, string>} found */
function existAll(found) {
    for (const link of Object.values(found)) assert.ok(addresses.has(link.split("#")[0]), link);
}

test("the end of a lesson leads to a game, puzzles, the next lesson and the rules", { timeout: 400_000 }, async () => {
    const page = await browser.open("/web/learn/lessons/index.html#game=halma");
    await page.locator(".task h2").waitFor();
    await page.evaluate(() => {
        const { lesson } = /** @type {any} */ (document.querySelector("quintet-lessons"));
        return lesson.go(lesson.model.steps.length);
    });
    const found = await leads(page.locator(".next a"));
    assert.deepEqual(found, {
        play: "/web/play.html#game=halma",
        puzzles: "/web/learn/puzzles/index.html#game=halma",
        "next-lesson": "/web/learn/lessons/index.html#game=cachex",
        rules: "/web/rules/halma.html",
    });
    existAll(found);
    await page.locator("[data-do=next-lesson]").click();
    await becomes(
        () => page.locator("quintet-lessons").evaluate((/** @type {any} */ { model }) => model.game),
        "cachex",
    );
});

test("the rules lead to a game, the lesson and the lens", { timeout: 400_000 }, async () => {
    const page = await browser.open("/web/rules/hive.html");
    await page.locator(".next").waitFor();
    const found = await leads(page.locator(".next a"));
    assert.deepEqual(found, {
        play: "/web/play.html#game=hive",
        lesson: "/web/learn/lessons/index.html#game=hive",
        lens: "/web/lens.html#game=hive",
    });
    existAll(found);
});

test("the lens leads to the lesson on the search that it shows", { timeout: 400_000 }, async () => {
    const page = await browser.open("/web/lens.html#game=cachex&o.size=4&algorithm=uct&playouts=20");
    await page.locator("[data-do=more]").click();
    await page.locator("quintet-lens-more a.item").waitFor();
    const found = await leads(page.locator("quintet-lens-more a.item"));
    assert.deepEqual(found, { "lens.lesson": "/web/learn/search/monte-carlo.html" });
    existAll(found);
});
