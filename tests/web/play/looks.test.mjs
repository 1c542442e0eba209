/** Looks of board and pieces, and how loud the moves are: chosen on the page, kept, and worn by all pages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { boards } from "../../../web/board/looks/looks.js";
import { becomes, phone } from "../browser.mjs";
import { focused, openApp, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
/** @typedef {import("../drive/app.mjs").Page} Page */

/** Returns a computed style of the first element of a kind on the page's own board. */
const drawn = (/** @type {Page} */ page, /** @type {string} */ selector, /** @type {string} */ name) =>
    page
        .locator(`.board quintet-board ${selector}`)
        .first()
        .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

const rgb = (/** @type {string} */ hex) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return `rgb(${red}, ${green}, ${blue})`;
};

test("a board and pieces are chosen by picture, kept, and worn by other pages", slow, async () => {
    const page = await openApp(browser, { hash: "#game=chexers" });
    await ready(page);
    const paper = await drawn(page, ".plate-top", "fill");
    await page.locator("quintet-header [data-do=settings]").click();
    const choice = (/** @type {string} */ name, /** @type {string} */ value) =>
        page.locator(`quintet-looks input[name=${name}][value=${value}]`);
    await choice("board", "walnut").check({ force: true });
    const [{ light: walnut }] = boards.filter(({ id }) => id === "walnut");
    await becomes(() => drawn(page, ".plate-top", "fill"), rgb(walnut.board));
    // Each picture shows its own look, whichever is worn.
    const pictures = page.locator("quintet-looks .choice quintet-board");
    await becomes(
        async () =>
            new Set(
                await Promise.all(
                    [0, 1, 2, 3].map((at) =>
                        pictures
                            .nth(at)
                            .locator(".plate-top")
                            .evaluate((element) => getComputedStyle(element).fill),
                    ),
                ),
            ).size,
        4,
    );
    assert.equal(
        await pictures
            .first()
            .locator(".plate-top")
            .evaluate((element) => getComputedStyle(element).fill),
        paper,
    );
    // The next pieces, by keyboard.
    const edge = Number.parseFloat(await drawn(page, ".token-edge", "stroke-width"));
    await choice("pieces", "classic").focus();
    await page.keyboard.press("ArrowRight");
    await until(page, (model) => model.settings.pieces === "bold");
    await becomes(async () => Number.parseFloat(await drawn(page, ".token-edge", "stroke-width")) > 2 * edge, true);

    await page.goto(`${browser.origin}/web/learn/lessons/index.html#game=chexers`);
    const plate = page.locator("quintet-board .plate-top").first();
    await becomes(() => plate.evaluate((element) => getComputedStyle(element).fill), rgb(walnut.board));

    await page.goto(`${browser.origin}/web/play.html`);
    await ready(page);
    await becomes(() => drawn(page, ".plate-top", "fill"), rgb(walnut.board));
    await page.locator("quintet-header [data-do=settings]").click();
    await choice("board", "paper").check({ force: true });
    await becomes(() => drawn(page, ".plate-top", "fill"), paper);
    assert.deepEqual(page.problems, []);
});

test("a look that this version does not know leaves the page as it is", slow, async () => {
    const page = await openApp(browser, { storage: { settings: { board: "lava", pieces: 7, volume: 40 } } });
    await ready(page);
    await until(page, ({ settings }) => settings.pieces === "classic" && settings.volume === 0.7);
    assert.equal(await drawn(page, ".plate-top", "fill"), "rgb(233, 220, 192)");
    assert.deepEqual(page.problems, []);
});

for (const viewport of [undefined, phone]) {
    test(`the volume is one press away ${viewport ? "on a phone" : "on a desk"}`, slow, async () => {
        const page = await openApp(browser, { viewport });
        await ready(page);
        const button = page.locator("quintet-volume button");
        await becomes(() => button.getAttribute("aria-label"), "Sounds: Off");
        await button.click();
        await becomes(() => focused(page), "input");
        const slider = page.locator("quintet-volume input");
        assert.equal(await slider.getAttribute("aria-valuetext"), "Off");
        for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
        await until(page, ({ settings }) => settings.sounds && settings.volume === 0.3);
        assert.equal(await slider.getAttribute("aria-valuetext"), "30 %");
        // The arrow keys have not stepped through the game, and Escape gives the focus back.
        await page.keyboard.press("Escape");
        await slider.waitFor({ state: "detached" });
        await becomes(() => button.evaluate((element) => element.matches(":focus")), true);
        await becomes(() => button.getAttribute("title"), "Sounds: 30 %");
        await button.click();
        await slider.waitFor();
        await page.locator("quintet-seats").click({ position: { x: 3, y: 3 } });
        await slider.waitFor({ state: "detached" });
        await button.click();
        await becomes(() => focused(page), "input");
        await page.keyboard.press("Home");
        await until(page, ({ settings }) => !settings.sounds && settings.volume === 0.3);
        assert.deepEqual(page.problems, []);
    });
}
