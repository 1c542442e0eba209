/** The pages for teachers, in every language: what they show, what can be copied, and where their links lead. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { looks, violations } from "../axe.mjs";
import { becomes, desk, phone } from "../browser.mjs";
import { testBrowser } from "../for-tests.mjs";
import { catalogueIn } from "../i18n/catalogues.mjs";

const slow = { timeout: 400_000 };
const browser = await testBrowser();

/** @type {Record<string, {locale: string, direction: string}>} */
const languages = {
    en: { locale: "en-GB", direction: "ltr" },
    "zh-Hans": { locale: "zh-CN", direction: "ltr" },
    fa: { locale: "fa-IR", direction: "rtl" },
};

for (const [id, { locale, direction }] of Object.entries(languages)) {
    test(`${id}: the pages have the words of the buttons, and their contents lead to each section`, slow, async () => {
        const [make, site, shared] = await Promise.all(["make", "site", "shared"].map(catalogueIn));
        const page = await browser.open("/web/teach/index.html", { locale, viewport: phone });
        await page.locator("h1").waitFor();
        assert.equal(await page.locator("h1").innerText(), shared[id]["shared.teach"]);
        assert.equal(await page.locator("html").getAttribute("dir"), direction);
        const words = await page.locator("em").allInnerTexts();
        const buttons = [make[id]["make.packFull"], make[id]["make.add"], site[id]["site.embed"]];
        for (const button of buttons) assert.ok(words.includes(String(button)), String(button));
        for (const link of await page.locator("nav a").all()) {
            const target = (await link.getAttribute("href")) ?? "";
            assert.equal(await page.locator(`h2${target}`).innerText(), await link.innerText());
        }
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        const frame = page.frameLocator("iframe");
        await frame.locator("quintet-board .cell").first().waitFor();
        assert.equal(await frame.locator("html").getAttribute("lang"), id);
        assert.deepEqual(page.problems, []);
    });
}

test("another language in the settings is shown at once, without another load", slow, async () => {
    const shared = await catalogueIn("shared");
    const page = await browser.open("/web/teach/index.html");
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator("quintet-settings input[name=language][value=fa]").click();
    await becomes(() => page.locator("h1").innerText(), shared.fa["shared.teach"]);
    await becomes(() => page.locator("html").getAttribute("dir"), "rtl");
    assert.equal(
        await page.locator("main h2").count(),
        await page.evaluate(() => {
            const template = /** @type {HTMLTemplateElement} */ (document.querySelector("template[data-language=fa]"));
            return template.content.querySelectorAll("h2").length;
        }),
    );
    assert.ok(await page.evaluate(() => "same" in window));
    assert.deepEqual(page.problems, []);
});

test("the code of a frame has the address of the site, and a button copies it", slow, async () => {
    const page = await browser.open("/web/teach/index.html");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const copy = page.getByRole("button", { name: "Copy" }).first();
    await copy.click();
    await becomes(() => page.locator("[role=status]").innerText(), "Copied");
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const [, address = ""] = code.match(/src="([^"]+)"/) ?? [];
    assert.equal(address, `${browser.origin}/web/embed.html?game=cachex&options=size=5`);
    await page.goto(address);
    await page.locator("quintet-board .cell").first().waitFor();
});

test("a link to a section of the guide shows it", slow, async () => {
    const page = await browser.open("/web/teach/index.html");
    await page.getByRole("link", { name: "settings" }).first().click();
    await page.locator("#moodle").waitFor();
    const top = () => page.locator("#moodle").evaluate((heading) => Math.abs(heading.getBoundingClientRect().top) < 40);
    await becomes(top, true);
    assert.deepEqual(page.problems, []);
});

test("pages of exercises and embeds lead to the pages for teachers", slow, async () => {
    for (const [address, name] of [
        ["/web/course.html", "For teachers"],
        ["/web/share-embed.html", "For teachers"],
        ["/web/course/make.html", "Guide: settings, grades, receipts"],
    ]) {
        const page = await browser.open(address);
        const link = page.getByRole("link", { name });
        const target = await link.evaluate((each) => /** @type {HTMLAnchorElement} */ (each).href);
        await page.goto(target);
        await page.locator("quintet-teach h1").waitFor();
        await page.close();
    }
});

for (const [look, options] of Object.entries(looks)) {
    test(`axe, ${look}`, slow, async () => {
        for (const name of ["index", "guide"]) {
            const page = await browser.open(`/web/teach/${name}.html`, options);
            await page.locator("h1").waitFor();
            assert.deepEqual(await violations(page, { include: [["html"]], exclude: [["iframe"]] }), []);
            await page.close();
        }
    });
}

test("paper has the heading of a page without its menu, and light colours with a dark theme", slow, async () => {
    const addresses = ["teach/guide.html", "course/receipts.html", "learn/search/minimax.html", "rules/hive.html"];
    for (const address of addresses) {
        const page = await browser.openBlank({ viewport: desk });
        await page.evaluate(() => localStorage.setItem("quintet/settings", JSON.stringify({ theme: "dark" })));
        await page.goto(`${browser.origin}/web/${address}`);
        await page.locator("quintet-header nav").waitFor();
        await page.emulateMedia({ media: "print" });
        const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
        await becomes(scheme, "light", address);
        assert.equal(await page.locator("quintet-header h1").isVisible(), true, address);
        for (const part of ["nav", "[data-do=settings]"])
            assert.equal(await page.locator(`quintet-header ${part}`).isVisible(), false, `${address}: ${part}`);
        await page.close();
    }
});
