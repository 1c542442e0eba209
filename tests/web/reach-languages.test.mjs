/** Only the language in use is loaded, changing it is announced, and the page works if it cannot be loaded. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { languages, translator } from "../../web/i18n/t.js";
import { openApp, ready } from "./app-page.mjs";
import { becomes, eventually, openBrowser } from "./browser.mjs";

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser({ sources: true });
});
after(() => browser.close());

const slow = { timeout: 60_000 };

/** @param {import("./app-page.mjs").Page} page */
const spoken = (page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

/**
 * Returns the catalogues that a page has loaded.
 * @param {import("./app-page.mjs").Page} page
 * @returns {Promise<string[]>}
 */
const fetched = (page) =>
    page.evaluate(() =>
        performance
            .getEntriesByType("resource")
            .map(({ name }) => name.match(/\/i18n\/(zh-hans|fa)\.js$/)?.[1] ?? "")
            .filter(Boolean),
    );

for (const [locale, expected] of /** @type {const} */ ([
    ["en-GB", []],
    ["fa-IR", ["fa"]],
    ["zh-CN", ["zh-hans"]],
])) {
    test(`${locale}: no other language's words are loaded`, slow, async () => {
        const page = await openApp(browser, { locale });
        await ready(page);
        await becomes(() => fetched(page), expected);
        await page.context().close();
    });
}

test("a language takes effect at once when it is chosen, and is announced", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.keyboard.press("m");
    await page.locator("[data-choice=language] [value=fa]").click();
    await becomes(() => spoken(page), ["fa", "rtl"]);
    await becomes(() => page.locator("quintet-app p[role=status]").innerText(), "زبان: فارسی");
    await becomes(() => page.title(), "چکسرز – Quintet");
    await page.locator("[data-choice=language] [value=en]").click();
    await becomes(() => spoken(page), ["en", "ltr"]);
    await eventually(async () => assert.match(await page.title(), /^Chexers/));
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("a language that cannot be loaded leaves the old one, and a notice says so", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.route("**/i18n/fa.js", (route) => route.abort());
    await page.keyboard.press("m");
    await page.locator("[data-choice=language] [value=fa]").click();
    await page.locator('quintet-notices [data-key="notice.noLanguage"]').waitFor();
    await becomes(() => spoken(page), ["en", "ltr"]);
    await becomes(() => page.locator("[data-choice=language] :checked").inputValue(), "en");
    await page.context().close();
});

test("the page is in English if the user's language cannot be loaded at the start", slow, async () => {
    const page = await openApp(browser);
    await page.route("**/i18n/fa.js", (route) => route.abort());
    await page.evaluate(() => localStorage.setItem("quintet/settings", JSON.stringify({ language: "fa" })));
    await page.reload();
    await ready(page);
    await becomes(() => spoken(page), ["en", "ltr"]);
    await page.context().close();
});

test("a missing message falls back to English, and an unknown one to its key", () => {
    const [, , persian] = languages;
    const t = translator({ ...persian, messages: {} });
    assert.equal(t("app.name"), "Quintet");
    assert.match(t("turn.review", { ply: 3, length: 12 }), /^\w+ ۳ of ۱۲$/);
    assert.equal(t("no.such.key"), "no.such.key");
});
