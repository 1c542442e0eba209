/** The first visit in a game shows how it is won, once; a press on the board puts that away. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, eventually, phone } from "../browser.mjs";
import { APP, focused, openApp, personsTurn, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
/** @typedef {import("../drive/app.mjs").Page} Page */
const drawer = (/** @type {Page} */ page) => page.locator("quintet-welcome");
const result = (/** @type {Page} */ page) => drawer(page).locator(".result").innerText();

const sideways = { width: 667, height: 375 };

/** @type {[string, {width: number, height: number} | undefined][]} */
const places = [
    ["on a desk", undefined],
    ["on a phone", phone],
    ["on a phone held sideways", sideways],
];
for (const [place, viewport] of places) {
    test(`a first visit shows the winning action ${place}`, slow, async () => {
        const page = await openApp(browser, { firstVisit: true, viewport });
        await ready(page);
        await drawer(page).waitFor();
        await becomes(() => result(page), "Red won. Four pieces are off the board.");
        const picture = drawer(page).locator("quintet-board");
        const tallies = await picture.evaluate((board) => /** @type {any} */ (board).state.board.tallies);
        assert.ok(tallies.some((/** @type {any} */ { player, value, target }) => player === 0 && value === target));
        await becomes(() => focused(page), "button primary play");
        const ring = () =>
            drawer(page)
                .locator(".play")
                .evaluate((button) => getComputedStyle(button).outlineStyle);
        const whole = await drawer(page)
            .locator(".play")
            .evaluate((button) => {
                const { left, right, top, bottom } = button.getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
            });
        assert.ok(whole, "Play is in view without scrolling");
        assert.equal(await ring(), "none", "the page set the focus, no one asked where it is");
        await page.keyboard.press("Shift");
        await becomes(() => ring(), "solid");
        await page.keyboard.press("Enter");
        await drawer(page).waitFor({ state: "detached" });
        const onBoard = () =>
            page.evaluate(() => document.querySelector("quintet-app")?.shadowRoot?.activeElement?.localName);
        await becomes(onBoard, "quintet-board");

        // The next visit in this game greets no one; another game's first visit does.
        await page.goto(`${browser.origin}${APP}`);
        await ready(page);
        await page.keyboard.press("b");
        await page.waitForFunction(() =>
            performance.getEntriesByType("resource").some(({ name }) => /\/(first-visit|later)/.test(name)),
        );
        assert.equal(await drawer(page).count(), 0);
        const select = page.locator("quintet-games select");
        if (await select.isVisible()) await select.selectOption("cachex");
        else await page.locator("quintet-games button").nth(2).click();
        await until(page, (model) => model.state.game === "cachex");
        await becomes(() => result(page), "Red won. The chain is complete.");
        assert.deepEqual(page.problems, []);
    });
}

test("a press on the board puts the picture away and counts; the first game has an end", slow, async () => {
    const page = await openApp(browser, {
        firstVisit: true,
        storage: { current: "cachex", settings: { pace: "quick" } },
    });
    await ready(page);
    await drawer(page).waitFor();
    const seen = await personsTurn(page);
    await page.locator(`.board quintet-board .cell[data-cell="${seen.legal[3].to}"]`).click();
    await until(page, (model) => model.state.length > 0);
    await drawer(page).waitFor({ state: "detached" });
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).controller.resign());
    await becomes(() => page.locator("quintet-result h2").innerText(), "You lost to Easy");
    await page.locator("quintet-result [data-do=rematch]").click({ trial: true });
    assert.deepEqual(page.problems, []);
});

for (const [what, options] of /** @type {[string, import("../drive/app.mjs").AppOptions][]} */ ([
    ["a link to a game", { hash: "#game=cachex&size=5" }],
    [
        "a game under way",
        {
            storage: {
                current: "cachex",
                "game/cachex": {
                    record: { game: "cachex", options: {}, actions: ["PLACE 0,0"] },
                    seats: ["person", "person"],
                    paused: true,
                },
            },
        },
    ],
])) {
    test(`${what} is shown without it`, slow, async () => {
        const page = await openApp(browser, { firstVisit: true, ...options });
        await ready(page);
        await page.waitForFunction(() =>
            performance.getEntriesByType("resource").some(({ name }) => /\/(due-badge|later)/.test(name)),
        );
        await eventually(async () => assert.equal(await page.locator("quintet-volume button").count(), 1));
        assert.equal(await drawer(page).count(), 0);
        assert.deepEqual(page.problems, []);
    });
}

test("the help shows it again", slow, async () => {
    const page = await openApp(browser, { storage: { current: "hive" } });
    await ready(page);
    await page.keyboard.press("?");
    await page.locator("quintet-help [data-do=welcome]").click();
    await becomes(() => result(page), "Black won. The queen is surrounded.");
    assert.deepEqual(page.problems, []);
});
