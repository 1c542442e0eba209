/** Only the language in use is loaded, changing it is announced, and the page works if it cannot be loaded. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, translator } from "../../../web/i18n/t.js";
import { becomes, eventually } from "../browser.mjs";
import { openApp, personsTurn, ready } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser({ sources: true });

const slow = { timeout: 400_000 };

/** @param {import("../drive/app.mjs").Page} page */
const spoken = (page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

/**
 * Returns the catalogues that a page has loaded.
 * @param {import("../drive/app.mjs").Page} page
 * @returns {Promise<string[]>}
 */
const fetched = (page) =>
    page.evaluate(() =>
        performance
            .getEntriesByType("resource")
            .map(({ name }) => name.match(/\/i18n\/common\/(zh-hans|fa)\.js$/)?.[1] ?? "")
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
    });
}

/** The visible texts of the page but for the board and the sheet. @param {import("../drive/app.mjs").Page} page */
const texts = (page) =>
    page.evaluate(() => {
        const found = /** @type {string[]} */ ([]);
        const visit = (/** @type {ParentNode} */ root) => {
            for (const element of root.querySelectorAll("*")) {
                if (
                    element.matches(
                        "quintet-board, quintet-drawer, quintet-drawer *, p[role=status], style, [aria-hidden=true]",
                    )
                )
                    continue;
                if (element.shadowRoot) visit(element.shadowRoot);
                if (!element.checkVisibility()) continue;
                found.push(
                    ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim()),
                );
                found.push(element.getAttribute("title") ?? "", element.getAttribute("aria-label") ?? "");
            }
        };
        visit(/** @type {any} */ (document.querySelector("quintet-app")).renderRoot);
        return found.filter(Boolean).sort();
    });

test("a language takes effect at once in an open game, loses nothing of it, and is announced", slow, async () => {
    const record = { game: "chexers", options: {}, actions: [] };
    const storage = {
        current: "chexers",
        "game/chexers": { record, seats: ["person", "person", "person"], paused: false },
    };
    const page = await openApp(browser, { storage, viewport: { width: 1920, height: 1080 } });
    await ready(page);
    const { legal } = await personsTurn(page);
    await page.locator(".about [data-do=lesson]").waitFor();
    await page.locator("quintet-goal").getByText("Red won").waitFor();
    const before = await texts(page);
    await page.locator(`.board quintet-board .cell[data-cell="${legal[0].from}"]`).click();
    const held = () =>
        page.locator(".board quintet-board").evaluate((board) => /** @type {any} */ (board).input.selection.from);
    await page.locator("quintet-header [data-do=settings]").click();
    // Two parts are in the drawer before their element is defined; the second one has words that its parent gave it.
    await page.locator("quintet-settings").evaluate((menu) => {
        const PanelElement = Object.getPrototypeOf(customElements.get("quintet-controls"));
        const parts = [document.createElement("test-part"), document.createElement("test-part")];
        Object.assign(parts[1], { t: (/** @type {string} */ key) => key });
        menu.shadowRoot?.append(...parts);
        class TestPart extends PanelElement {
            render() {
                return `${this.t("app.language")}: ${this.model.settings.language}`;
            }
        }
        customElements.define("test-part", /** @type {any} */ (TestPart));
    });
    const parts = page.locator("test-part");
    const said = () => parts.evaluateAll((elements) => elements.map(({ shadowRoot }) => shadowRoot?.textContent));
    await becomes(said, ["Language: ", "app.language: "]);
    await page.locator("[data-choice=language] [value=fa]").click();
    await becomes(() => spoken(page), ["fa", "rtl"]);
    const names = () =>
        page
            .locator("quintet-board .cell")
            .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
    const commas = async () => (await names()).flatMap((name) => name.match(/[,،] /g) ?? []);
    await eventually(async () => assert.deepEqual([...new Set(await commas())], ["، "]));
    await becomes(said, ["زبان: fa", "app.language: fa"]);
    await parts.evaluateAll((elements) => {
        for (const element of elements) element.remove();
    });
    await becomes(() => page.locator("quintet-app p[role=status]").innerText(), "زبان: فارسی");
    await becomes(() => page.title(), "چکسرز – Quintet");
    const note = page.locator("quintet-settings .row + .note");
    assert.match(await note.innerText(), /CONTRIBUTING/, "no native speaker has checked it");
    assert.equal(
        await page.locator("[data-choice=language] [value=fa]").getAttribute("title"),
        (await note.innerText()).trim(),
    );
    await becomes(async () => (await texts(page)).filter((text) => /[a-z]{3}/i.test(text) && text !== "Quintet"), []);
    assert.equal(await held(), legal[0].from, "the piece stays picked");
    await page.locator("[data-choice=language] [value=en]").click();
    await becomes(() => spoken(page), ["en", "ltr"]);
    await becomes(() => page.locator("[data-choice=language] small").allInnerTexts(), ["beta", "beta"]);
    assert.equal(await note.count(), 0);
    await eventually(async () => assert.match(await page.title(), /^Chexers/));
    await page.keyboard.press("Escape");
    await becomes(held, legal[0].from);
    await page.locator(`.board quintet-board .cell[data-cell="${legal[0].from}"]`).click();
    await becomes(() => texts(page), before);
    assert.deepEqual(page.problems, []);
});

test("a language that cannot be loaded leaves the old one, and a notice says so", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    await page.route("**/i18n/common/fa.js", (route) => route.abort());
    await page.locator("quintet-header [data-do=settings]").click();
    await page.locator("[data-choice=language] [value=fa]").click();
    await page.locator('quintet-notices [data-key="notice.noLanguage"]').waitFor();
    await becomes(() => spoken(page), ["en", "ltr"]);
    await becomes(() => page.locator("[data-choice=language] :checked").inputValue(), "en");
});

/** One page of each way to hold words: passed down, copied with more words, spoken by controllers. */
const others = ["learn/puzzles/index.html", "lens.html", "arena.html", "course.html", "rules/hive.html"];

test("pages in other tabs follow the language and the theme", { timeout: 400_000 }, async () => {
    const page = await openApp(browser);
    await ready(page);
    const tabs = [];
    for (const address of others) {
        const tab = await page.context().newPage();
        await tab.goto(`${browser.origin}/web/${address}`);
        await tab.locator("h1").first().waitFor();
        tabs.push(tab);
    }
    await page.locator("quintet-header [data-do=settings]").click();
    await page.locator("quintet-settings").waitFor();
    const theme = (/** @type {import("playwright-core").Page} */ tab) =>
        tab.evaluate(() => document.documentElement.dataset.theme);
    const choose = async (/** @type {string} */ language, /** @type {string} */ chosen) => {
        await page.locator(`[data-choice=language] [value=${language}]`).click();
        await page.locator(`[data-choice=theme] [value=${chosen}]`).click();
    };
    const heads = () => Promise.all(tabs.map((tab) => tab.locator("h1").first().innerText()));
    const before = await heads();
    // The listener loads last.
    await eventually(async () => {
        await choose("en", "light");
        await choose("fa", "dark");
        for (const tab of tabs) {
            const worn = async () => [await theme(tab), ...(await spoken(tab))];
            await eventually(async () => assert.deepEqual(await worn(), ["dark", "fa", "rtl"]), 5000);
        }
    }, 60_000);
    for (const [index, tab] of tabs.entries()) {
        await eventually(async () => assert.doesNotMatch((await heads())[index], /[a-z]{3}/i, others[index]));
        await eventually(async () => assert.match(await tab.title(), /\p{Script=Arabic}/u, others[index]));
    }
    await choose("en", "auto");
    await becomes(heads, before);
    for (const tab of tabs) await becomes(() => theme(tab), undefined);
});

test("the page is in English if the user's language cannot be loaded at the start", slow, async () => {
    const page = await openApp(browser);
    await page.route("**/i18n/common/fa.js", (route) => route.abort());
    await page.evaluate(() => localStorage.setItem("quintet/settings", JSON.stringify({ language: "fa" })));
    await page.reload();
    await ready(page);
    await becomes(() => spoken(page), ["en", "ltr"]);
});

test("a missing message falls back to English, and an unknown one to its key", () => {
    const [, , persian] = languages;
    const t = translator({ ...persian, messages: {} });
    assert.equal(t("app.name"), "Quintet");
    assert.match(t("turn.review", { ply: 3, length: 12 }), /^\w+ ۳ of ۱۲$/);
    assert.equal(t("no.such.key"), "no.such.key");
});
