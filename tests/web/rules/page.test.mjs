/** The rules pages in Chromium: text at once, and figures as the reader reaches them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "../../../scripts/serve.mjs";
import { violations } from "../axe.mjs";
import { becomes, eventually, phone } from "../browser.mjs";
import { testBrowser } from "../for-tests.mjs";
import { rules } from "./games.mjs";

/**
 * @typedef {import("playwright-core").Page & {problems: string[]}} Page
 * @typedef {import("../browser.mjs").PageOptions} PageOptions
 */

const browser = await testBrowser();

/** @param {string} game @param {PageOptions} [options] @returns {Promise<Page>} */
async function openRules(game, options = {}) {
    const page = await browser.open(`/web/rules/${game}.html`, { viewport: phone, reducedMotion: true, ...options });
    await page.locator("quintet-rules h1").waitFor();
    return page;
}

/** Opens a page with these settings in storage. @param {object} settings @param {string} path */
async function openWith(settings, path) {
    const page = await browser.openBlank({ viewport: phone });
    await page.evaluate((text) => localStorage.setItem("quintet/settings", text), JSON.stringify(settings));
    await page.goto(browser.origin + path);
    await page.locator("quintet-rules h1").waitFor();
    return page;
}

/**
 * Waits until a figure is drawn: its content is in place and stable for two frames.
 * @param {import("playwright-core").Locator} figure
 */
async function drawn(figure) {
    await figure.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await eventually(async () => {
        const there = await figure.evaluate(async (/** @type {any} */ element) => {
            const shown = () => {
                const drawing = element.renderRoot.querySelector("quintet-board:not(.unplaced), .shapes");
                if (!drawing || element.isUpdatePending || drawing.isUpdatePending) return "";
                const within = drawing.renderRoot?.querySelector(".picture") ?? drawing;
                const corners = [element, drawing, within].map((part) => {
                    const { left, top, width, height } = part.getBoundingClientRect();
                    return [left, top, width, height];
                });
                return within.childElementCount ? JSON.stringify(corners) : "";
            };
            const frame = () => new Promise(requestAnimationFrame);
            const before = shown();
            await frame();
            await frame();
            return before !== "" && shown() === before;
        });
        assert.ok(there, "the figure is not drawn");
    });
}

/** Scrolls through the page. @param {Page} page */
async function readThrough(page) {
    const figures = page.locator("quintet-figure");
    const count = await figures.count();
    for (let index = 0; index < count; ++index) await drawn(figures.nth(index));
    return count;
}

/** Where each figure lies on the page, in pixels from its top, and how tall it is. @param {Page} page */
const rooms = (page) =>
    page.locator("quintet-figure").evaluateAll((figures) =>
        figures.map((figure) => {
            const { top, height } = figure.getBoundingClientRect();
            return [top + scrollY, height].map((pixels) => pixels.toFixed(1)).join(" ");
        }),
    );

/**
 * The layout shift since the page was opened, with the elements that moved and their old and new places.
 * @param {Page} page
 */
const shifts = (page) =>
    page.evaluate(
        () =>
            new Promise((resolve) => {
                new PerformanceObserver((list) => {
                    const entries = /** @type {any[]} */ (list.getEntries());
                    const moved = entries.flatMap(({ sources }) => sources);
                    resolve({ sum: entries.reduce((sum, { value }) => sum + value, 0), moved: JSON.stringify(moved) });
                }).observe({ type: "layout-shift", buffered: true });
                setTimeout(() => resolve({ sum: 0, moved: "" }), 300);
            }),
    );

/** Leaves out the cells of boards: another test checks them, and they take long. */
const withoutBoards = { include: [["html"]], exclude: [[["quintet-rules", "quintet-figure", "quintet-board"]]] };

for (const [game, { sections }] of Object.entries(rules)) {
    test(`${game}: every figure fits its reserved room, and axe finds no violations in either theme`, {
        timeout: 400_000,
    }, async () => {
        const page = await openRules(game);
        const kept = await rooms(page);
        await drawn(page.locator("quintet-figure").first());
        assert.deepEqual(await violations(page), [], "light");

        const expected = sections.reduce((sum, { figures = [] }) => sum + figures.length, 0);
        assert.equal(await readThrough(page), expected);
        assert.deepEqual(await rooms(page), kept, "drawing does not move figures");
        // Core Web Vitals calls a shift of up to 0.1 good.
        const { sum, moved } = await shifts(page);
        assert.ok(sum < 0.1, `moved by ${sum}: ${moved}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width);

        await page.emulateMedia({ colorScheme: "dark" });
        // Colours change by transitions, however short, first in parents and then in children.
        await becomes(() => violations(page, withoutBoards), [], "dark");
        assert.deepEqual(page.problems, []);
    });
}

test("in Persian a page runs right to left without scrolling sideways", { timeout: 400_000 }, async () => {
    const page = await openRules("hive", { locale: "fa-IR" });
    await drawn(page.locator("quintet-figure").first());
    assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
    await becomes(() => page.evaluate(() => document.documentElement.scrollWidth), phone.width);
    assert.match((await page.locator("h1").textContent()) ?? "", /\p{Script=Arabic}/u);
});

test("figures show the engine's targets and crosses, and the effects of a step", {
    timeout: 400_000,
}, async () => {
    const page = await openRules("cachex");
    const figure = page.locator("section#capture quintet-figure").first();
    await drawn(figure);
    const stones = () => figure.locator("quintet-board .token").count();
    await becomes(stones, 3);
    await figure.getByRole("button", { name: "Play it" }).click();
    await figure.getByText("Red plays on b2 and captures").waitFor();
    await becomes(stones, 2);
    await figure.getByRole("button", { name: "Back" }).click();
    await figure.getByText("Red to move").waitFor();
    await becomes(stones, 3);

    await page.goto(`${browser.origin}/web/rules/hive.html`);
    const sliding = page.locator("section#slide quintet-figure");
    await drawn(sliding);
    await becomes(() => sliding.locator("quintet-board .forbidden-cross").count(), 1);
    await becomes(() => sliding.locator("quintet-board .target-dot").count(), 13);
});

for (const locale of ["en-GB", "fa-IR"]) {
    test(`${locale}: a figure of a part of the board shows the relevant part`, {
        timeout: 400_000,
    }, async () => {
        const page = await openRules("halma", { locale });
        for (const section of ["step", "goal"]) {
            const figure = page.locator(`section#${section} quintet-figure`);
            await drawn(figure);
            await eventually(async () => {
                const seen = await figure.evaluate((/** @type {any} */ element) => {
                    const box = element.renderRoot.querySelector(".window").getBoundingClientRect();
                    const marks = element.renderRoot
                        .querySelector("quintet-board")
                        .renderRoot.querySelectorAll(".target-dot");
                    return [...marks].map((mark) => {
                        const { left, right, top, bottom } = mark.getBoundingClientRect();
                        return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
                    });
                });
                assert.ok(seen.length >= 7 && seen.every(Boolean), `${section}: ${seen}`);
            });
        }
    });
}

test("a step that ends the game tells the result", { timeout: 400_000 }, async () => {
    const page = await openRules("hive");
    const figure = page.locator("section#end quintet-figure").last();
    await drawn(figure);
    await figure.getByRole("button", { name: "Play it" }).click();
    await figure.getByText("Draw. Both queens are surrounded.").waitFor();
});

/** Opens a page whose browser is idle only when `idle` says so. @param {string} game */
async function openBusy(game) {
    const page = await browser.openBlank({ viewport: phone, reducedMotion: true });
    await page.addInitScript(() => {
        const waiting = new Set();
        Object.assign(window, {
            requestIdleCallback: (/** @type {() => void} */ callback) => waiting.add(callback).size,
            idle: () => {
                for (const callback of waiting) callback();
                waiting.clear();
            },
            waiting,
        });
    });
    await page.goto(`${browser.origin}/web/rules/${game}.html`);
    await drawn(page.locator("quintet-figure").first());
    return page;
}

/** Figures that are not drawn yet. @param {Page} page */
const blank = (page) =>
    page.evaluate(() => {
        const rules = /** @type {any} */ (document.querySelector("quintet-rules"));
        const figures = [...rules.renderRoot.querySelectorAll("quintet-figure")];
        return figures.filter(({ renderRoot }) => !renderRoot.querySelector("quintet-board:not(.unplaced), .shapes"))
            .length;
    });

test("figures far away wait until the browser is idle", { timeout: 400_000 }, async () => {
    const page = await openBusy("hive");
    await becomes(() => page.evaluate(() => /** @type {any} */ (window).waiting.size > 0), true);
    assert.equal(await page.locator("section#end quintet-board").count(), 0);
    const left = await blank(page);
    // The page may have asked before it knew which figures are near: drawing them has ended that wait.
    await eventually(async () => {
        await page.evaluate(() => /** @type {any} */ (window).idle());
        assert.ok((await blank(page)) < left);
    });
});

test("all figures are drawn before printing, without scrolling", { timeout: 400_000 }, async () => {
    const page = await openBusy("tetress");
    assert.ok((await blank(page)) > 0);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await becomes(() => blank(page), 0);
});

test("without the engine the text is there, with a button to try again", { timeout: 400_000 }, async () => {
    const page = await browser.openBlank({ viewport: phone });
    await page.route("**/quintet*.wasm", (route) => route.abort());
    await page.goto(`${browser.origin}/web/rules/chexers.html`);
    await page.getByText("One jump is a whole turn").or(page.getByText("one jump is a whole turn")).waitFor();
    await page.getByRole("alert").waitFor({ timeout: 30_000 });
    assert.match((await page.getByRole("alert").textContent()) ?? "", /The figures can’t be drawn/);
    assert.equal(await page.locator("quintet-board").count(), 0);

    await page.unroute("**/quintet*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await drawn(page.locator("quintet-figure").first());
    await becomes(() => page.getByRole("alert").count(), 0);
});

test("language and theme are those chosen in the game", { timeout: 400_000 }, async () => {
    const page = await openWith({ language: "zh-Hans", theme: "dark" }, "/web/rules/halma.html");
    const { lang, theme } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        theme: document.documentElement.dataset.theme,
    }));
    assert.deepEqual({ lang, theme }, { lang: "zh-Hans", theme: "dark" });
    assert.equal(await page.title(), "方格跳棋规则 – Quintet");
});

test("an address can name a section, and a link leads back to the game", { timeout: 400_000 }, async () => {
    const page = await browser.open("/web/rules/cachex.html#capture", { viewport: phone });
    const section = page.locator("section#capture");
    await section.waitFor();
    await becomes(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 40), true);
    await page.getByRole("link", { name: "Play Cachex" }).click();
    await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("quintet-app"))?.model?.state?.game === "cachex",
    );
});

test("the page about Hive names the owner of the trade mark", { timeout: 400_000 }, async () => {
    const page = await openRules("hive");
    await page.getByText("Hive is a trade mark of Gen42 Games. Quintet is not affiliated").waitFor();
});

test("in the built site the rules are one click away and work under its policy in any language", {
    timeout: 400_000,
}, async () => {
    const site = await serve({ port: 0, encodings: [] });
    const page = await browser.openBlank({ locale: "fa-IR" });
    await page.goto(`${site.url}play.html#game=hive`);
    await page.getByRole("link", { name: "قواعد هایو" }).first().click();
    await page.waitForURL(`${site.url}rules/hive.html`);
    await drawn(page.locator("quintet-figure").first());
    assert.deepEqual(page.problems, []);
    await page.close();
    await site.close();
});
