import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { becomes, eventually } from "../browser.mjs";
import { look, openApp, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const setup = "gggg/...../....../......b/.....b/....b/...b r 0,0,0 0";
/** Red has lost everything; two engines play the rest at their normal pace. */
const outOfIt = {
    current: "chexers",
    "game/chexers": {
        record: { game: "chexers", options: {}, setup, actions: [] },
        seats: ["person", "easy", "easy"],
        paused: false,
    },
};
const title = (page) => page.locator("quintet-status .title").innerText();

/** Waits until the archive follows the game. @param {import("playwright-core").Page} page */
async function archiveFollows(page) {
    await ready(/** @type {any} */ (page));
    await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("quintet-app")).model.levels[0]?.id === "me",
    );
}

test("the page tells a person that they are out of the game, passes for them, and can skip to the end", {
    timeout: 400_000,
}, async () => {
    // At this size the panel shows how the game is won, with the words for its end.
    const page = await openApp(browser, { storage: outOfIt, viewport: { width: 1920, height: 1080 } });
    await ready(page);
    await becomes(() => title(page), "You have no pieces left");
    await until(page, (model) => model.state.ply >= 1);
    assert.deepEqual((await look(page)).notices, [], "passes are not announced");
    assert.equal(await page.locator('quintet-skip [data-do="newGame"]').count(), 1);
    await page.locator('quintet-skip [data-do="skip"]').click();
    await becomes(() => title(page), "Skipping to the end");
    await until(page, (model) => model.state.ply >= 6);
    await page.locator('quintet-skip [data-do="stop"]').press("Enter");
    await until(page, (model) => !model.skipping);
    await becomes(() => title(page), "You have no pieces left");
    await page.locator('quintet-skip [data-do="skip"]').click();
    await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("quintet-app")).model.state.outcome.state !== "ongoing",
        null,
        { timeout: 400_000 },
    );
    const heading = page.locator("quintet-result h2");
    await heading.waitFor();
    await eventually(async () => assert.match(await heading.innerText(), /^(Easy \((Green|Blue)\) won|Draw)$/));
    assert.deepEqual(page.problems, []);
});

test("the result addresses the person, in the panel and for screen readers", { timeout: 400_000 }, async () => {
    const actions = "PLACE+0,0;PLACE+0,2;PLACE+1,0;PLACE+1,2";
    const page = await openApp(browser, { hash: `#game=cachex&o.size=3&actions=${actions}` });
    await ready(page);
    await page.evaluate(() => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        return controller.setSeat(0, "person").then(() => controller.play("PLACE 2,0"));
    });
    await becomes(() => page.locator("quintet-result h2").innerText(), "You won");
    await becomes(
        async () => /You won\. Your chain is complete$/.test(await page.locator("p.unseen").first().innerText()),
        true,
    );
});

test("a win, a loss and a draw differ in form, and the reason is told from the reader's side", {
    timeout: 400_000,
}, async () => {
    const lines = await readFile(new URL("../../data/hive-games.jsonl", import.meta.url), "utf8");
    const games = lines
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    const drawn = games.find(({ reason }) => reason === "both_queens_surrounded");
    const surrounded = games.find(({ reason, result }) => reason === "queen_surrounded" && result === "black");
    const hive = (/** @type {any} */ { options, actions }) =>
        `#${new URLSearchParams({ game: "hive", ...(options.expansions && { "o.expansions": options.expansions }), actions: actions.join(";") })}`;
    const chain = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,2;PLACE+1,0;PLACE+1,2;PLACE+2,0";
    const forms = new Set();
    for (const [hash, seats, end, title, reason] of [
        [chain, "person,easy", "won", "You won", "Your chain is complete"],
        [hive(surrounded), "person,easy", "lost", "You lost to Easy", "Your queen is surrounded"],
        [hive(drawn), "person,easy", "drawn", "Draw", "Both queens are surrounded"],
    ]) {
        const page = await openApp(browser, { hash: `${hash}&seats=${seats}` });
        const card = page.locator("quintet-result .card");
        await card.waitFor();
        assert.equal(await card.getAttribute("data-end"), end);
        assert.deepEqual(await card.locator(".words > *").allInnerTexts(), [title, reason]);
        const [review, share] = await Promise.all(
            ["review", "share"].map((name) => card.locator(`[data-do=${name}]`).boundingBox()),
        );
        assert.equal(share?.y, review?.y, "the link isn't alone in a row");
        forms.add(await card.locator(".emblem").innerHTML());
        await page.close();
    }
    assert.equal(forms.size, 3);
    const { options, actions } = games.find(({ reason }) => reason === "queen_surrounded");
    const seats = actions.length % 2 ? "person,easy" : "easy,person";
    const hash = `${hive({ options, actions: actions.slice(0, -1) })}&seats=${seats}`;
    const page = await openApp(browser, { hash, viewport: { width: 320, height: 568 }, touch: true });
    await archiveFollows(page);
    await page.evaluate(
        (last) => /** @type {any} */ (document.querySelector("quintet-app")).controller.play(last),
        actions.at(-1),
    );
    await page.locator("quintet-result [data-fact=rating]").waitFor();
    const above = () =>
        page.evaluate(() => {
            const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-app"));
            const boxOf = (/** @type {string} */ name) => renderRoot.querySelector(name).getBoundingClientRect();
            return boxOf("quintet-result").bottom <= boxOf("quintet-controls").top;
        });
    await becomes(above, true, "the result doesn't reach into the controls");
});

/** Runs in a page: notes every heading of the practice, since a review can be over before a test asks for it. */
function noteHeadings() {
    /** @type {string[]} */
    const headings = [];
    /** @param {ParentNode} root @param {string} selector @returns {Element | null} */
    const find = (root, selector) =>
        root.querySelector(selector) ??
        [...root.querySelectorAll("*")].reduce(
            (/** @type {Element | null} */ found, { shadowRoot }) =>
                found ?? (shadowRoot && find(shadowRoot, selector)),
            null,
        );
    const look = () => {
        const text = find(document, "quintet-review-practice")?.shadowRoot?.querySelector("h2")?.textContent?.trim();
        if (text && text !== headings.at(-1)) headings.push(text);
        requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { headings });
}

test("the end tells the rating, and after a quiet review the accuracy and the mistakes to try again", {
    timeout: 400_000,
}, async () => {
    const actions =
        "PLACE 2,2;STEAL;PLACE 2,1;PLACE 2,0;PLACE 0,2;PLACE 0,1;PLACE 1,0;PLACE 1,1;PLACE 0,2;PLACE 1,0;PLACE 2,1";
    const fields = new URLSearchParams({ game: "cachex", "o.size": "3", actions, seats: "easy,person" });
    const cores = () => Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 8 });
    const page = await openApp(browser, { hash: `#${fields}`, scripts: [cores, noteHeadings] });
    await archiveFollows(page);
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).controller.play("PLACE 1,2"));
    const card = page.locator("quintet-result .card");
    await becomes(() => card.locator("[data-fact=rating]").allInnerTexts(), ["Rating above 692"]);
    await card.locator("[data-do=practise]").waitFor({ timeout: 400_000 });
    assert.match(await card.locator("[data-fact=accuracy]").innerText(), /^Accuracy \d+%$/);
    const offers = () => card.locator("[data-do]").evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.do));
    assert.deepEqual(await offers(), ["practise", "rematch", "lens", "review", "share"]);
    await card.locator("[data-do=practise]").click();
    await page.locator("quintet-review-practice h2").waitFor();
    await page.goBack();
    // On the next visit the values of positions aren't known: the game is reviewed again first.
    await page.reload();
    await card.locator("[data-do=practise]").click();
    const practice = page.locator("quintet-review-practice h2");
    await eventually(async () => assert.match(await practice.innerText(), /^Mistake 1 of \d/));
    const headings = await page.evaluate(() => /** @type {any} */ (window).headings);
    assert.equal(headings[0], "Looking for the mistakes");
    await page.goBack();
    await card.locator("[data-do=lens]").click();
    await page.waitForURL(/\/lens\.html#game=cachex.*ply=\d/);
    assert.deepEqual(page.problems, []);
});

const phones = [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
];
for (const { width, height } of phones) {
    test(`the aim of a game is readable at ${width} by ${height}`, { timeout: 400_000 }, async () => {
        for (const game of ["chexers", "halma", "cachex", "tetress", "hive"]) {
            const page = await openApp(browser, {
                hash: `#game=${game}`,
                viewport: { width, height },
                touch: true,
            });
            await ready(page);
            const cut = () =>
                page.evaluate(() => {
                    const { renderRoot, t, model } = /** @type {any} */ (document.querySelector("quintet-app"));
                    const words = t(`aim.${model.state.game}`);
                    const about = renderRoot.querySelector(".about");
                    const place = about.getBoundingClientRect();
                    // The smallest phones give this line to a board that has trays; the status then tells it.
                    const detail = renderRoot.querySelector("quintet-status").renderRoot.querySelector(".detail");
                    if (place.height < 18)
                        return detail.textContent === words ? detail.scrollHeight - detail.clientHeight : 1000;
                    if (detail.textContent === words) return 1000;
                    return Math.max(
                        0,
                        Math.round(about.querySelector(".aim").getBoundingClientRect().bottom - place.bottom),
                    );
                });
            await becomes(cut, 0, `${game}: so many pixels are cut`);
            await page.close();
        }
    });
}

test("the first screen shows no bar of chances; a setting adds it, empty until chances are known", {
    timeout: 400_000,
}, async () => {
    const page = await openApp(browser, { storage: { current: "chexers", settings: { showThinking: true } } });
    await ready(page);
    assert.equal(
        await page.locator("quintet-chances .bar").count(),
        0,
        "the setting of an earlier version does not count",
    );
    await page.evaluate(() =>
        /** @type {any} */ (document.querySelector("quintet-app")).controller.setSettings({ showChances: true }),
    );
    const bar = page.locator("quintet-chances .bar");
    await bar.waitFor({ state: "attached" });
    assert.equal(await bar.isVisible(), false, "an empty bar would look stuck");
});
