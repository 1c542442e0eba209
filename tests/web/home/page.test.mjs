/** The front page: its boards, its ways to everything else, and links that lead past it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "../../../web/pages.mjs";
import { becomes, eventually } from "../browser.mjs";
import { openStored, ready } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const slow = { timeout: 400_000 };
const games = ["cachex", "chexers", "halma", "hive", "tetress"];
const browser = await testBrowser();

/** @param {import("playwright-core").Page} page */
const boards = (page) => page.locator(".games quintet-board:has(.cell)");

/** The moves that each board has seen. @param {import("playwright-core").Page} page @returns {Promise<number[]>} */
const lengths = (page) =>
    page
        .locator("quintet-figure")
        .evaluateAll((figures) => figures.map((figure) => /** @type {any} */ (figure).figure.record.actions.length));

test("five boards play by themselves until they are paused", slow, async () => {
    const page = await browser.open("/web/index.html");
    await becomes(() => boards(page).count(), games.length);
    const start = await lengths(page);
    await eventually(async () => assert.notDeepEqual(await lengths(page), start));
    await page.getByRole("button", { name: "Pause" }).click();
    assert.equal(await page.getByRole("button", { name: "Continue" }).count(), 1);
    assert.deepEqual(page.problems, []);
});

test("with reduced motion the boards show a position and nothing moves", slow, async () => {
    const page = await browser.open("/web/index.html", { reducedMotion: true });
    await becomes(() => boards(page).count(), games.length);
    assert.equal(await page.getByRole("button", { name: "Pause" }).count(), 0);
    for (const moves of await lengths(page)) assert.ok(moves > 0);
});

test("every page that people open by themselves can be reached, and every link leads to a page", slow, async () => {
    const page = await browser.open("/web/index.html", { reducedMotion: true });
    await page.locator("quintet-home .games a").first().waitFor();
    const links = await page
        .locator("quintet-home a")
        .evaluateAll((all) => all.map((link) => new URL(/** @type {HTMLAnchorElement} */ (link).href).pathname));
    const known = pages.map(({ address }) => `/web/${address}`);
    assert.deepEqual(
        links.filter((link) => !known.includes(link)),
        [],
    );
    const reached = new Set(links);
    for (const { address, about } of pages.filter((each) => !/^(index|course\/receipts)\.html/.test(each.address))) {
        const isInside = /^(learn\/search|rules|teach)\//.test(address);
        if (about && !isInside) assert.ok(reached.has(`/web/${address}`), address);
    }
});

test("a game that isn't over can be continued, and the page knows it after coming back", slow, async () => {
    const record = { game: "halma", options: {}, actions: ["0,0-1,1"] };
    const saved = { record, seats: ["person", "person"], paused: false };
    const page = await openStored(browser, { storage: { current: "halma", "game/halma": saved } });
    await page.goto(`${browser.origin}/web/index.html`);
    const way = page.getByRole("link", { name: "Continue Halma" });
    assert.equal(await way.getAttribute("href"), "play.html");
    await page.evaluate(
        (over) => {
            localStorage.setItem("quintet/game/halma", JSON.stringify(over));
            window.dispatchEvent(new PageTransitionEvent("pageshow"));
        },
        { ...saved, over: true },
    );
    await becomes(() => way.count(), 0);
});

test("a link to a game, to the analysis or to another page leads past the front page", slow, async () => {
    const page = await openStored(browser);
    const game = "game=cachex&o.size=4&actions=PLACE+1,1";
    for (const [link, address] of [
        [`#${game}`, /\/web\/play\.html#.*PLACE/],
        [`?${game}`, /\/web\/play\.html/],
        [`#lab&${game}`, /\/web\/play\.html#lab/],
        [`#mode=lens&${game}`, /\/web\/lens\.html#/],
    ]) {
        await page.goto(`${browser.origin}/web/index.html${link}`);
        await page.waitForURL(address);
    }
    await page.goto(`${browser.origin}/web/index.html#${game}`);
    await ready(page);
    await becomes(
        () => page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).model.state.length),
        1,
    );
});

test("settings are chosen on any page, and apply there at once", slow, async () => {
    const page = await browser.open("/web/index.html", { reducedMotion: true });
    const open = () => page.locator("quintet-header [data-do=settings]").click();
    await open();
    await page.locator("[data-choice=language] input[value=fa]").click({ force: true });
    await becomes(() => page.evaluate(() => document.documentElement.dir), "rtl");
    await page.locator("[data-choice=theme] input[value=dark]").check({ force: true });
    await becomes(() => page.evaluate(() => document.documentElement.dataset.theme), "dark");
    await page.keyboard.press("Escape");
    await becomes(() => page.locator("quintet-settings").count(), 0);
    await page.reload();
    await becomes(
        () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
        ["fa", "dark"],
    );
    await page.goto(`${browser.origin}/web/learn/lessons/index.html`);
    await page.locator("quintet-board .cell").first().waitFor();
    await open();
    await page.locator("[data-choice=coordinates] input[value=off]").check({ force: true });
    await becomes(
        () => page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-lessons, body > *")).coordinates),
        "off",
    );
    await page.locator("[data-choice=language] input[value=en]").click({ force: true });
    await becomes(() => page.locator("h1").first().innerText(), "Lessons");
    assert.deepEqual(page.problems, []);
});

test("the doors lead from every page to the pages that the front page lists", slow, async () => {
    const page = await browser.open("/web/index.html", { reducedMotion: true });
    const links = (/** @type {string} */ place) =>
        page.locator(place).evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
    await page.locator("quintet-home main .doors a").first().waitFor();
    const listed = await links("quintet-home main a");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${browser.origin}/web/learn/search/minimax.html`);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await becomes(() => links("quintet-header li a"), listed);
    assert.equal(await menu.getAttribute("aria-expanded"), "true");
    assert.deepEqual(await page.locator("quintet-header li [aria-current]").allInnerTexts(), ["How a search thinks"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await becomes(() => page.locator("quintet-header li").count(), 0);
    await becomes(
        () =>
            page.evaluate(() => {
                let element = document.activeElement;
                while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
                return /** @type {HTMLElement} */ (element).dataset.door;
            }),
        "menu",
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: "Learn" }).click();
    await becomes(() => page.locator("quintet-header li").count(), 4);
    await page.locator("h2").last().click();
    await becomes(() => page.locator("quintet-header li").count(), 0);
    await page.locator("quintet-header .home").click();
    await page.waitForURL("**/index.html");
    assert.equal(await page.locator("quintet-header .home").getAttribute("aria-current"), "page");
});

test("without an engine the page stays", slow, async () => {
    const page = await openStored(browser);
    await page.route(/quintet\.wasm|worker/, (route) => route.abort());
    await page.goto(`${browser.origin}/web/index.html`);
    await page.getByRole("link", { name: /^Hive/ }).waitFor();
    assert.equal(await boards(page).count(), 0);
});
