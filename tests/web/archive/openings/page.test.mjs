/** The opening explorer in Chromium, with the books that are shipped: walking, own games, trouble, every language. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { readBook } from "../../../../web/archive/openings/book.js";
import { looks, violations } from "../../axe.mjs";
import { becomes, desk, eventually, phone } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { headIs } from "../../page-head.mjs";

const slow = { timeout: 400_000 };
const text = await readFile(new URL("../../../../web/archive/openings/data/cachex.jsonl", import.meta.url), "utf8");
const book = readBook(text);
const [start] = book.positions.values();

const browser = await testBrowser();

/** Where a book comes from, on the sources and on the built site. */
const BOOKS = /openings\/data\/\w+\.jsonl$|openings-\w+-\w{8}\.gz$/;

/** @param {string} hash @param {import("../../browser.mjs").PageOptions} [options] */
async function openExplorer(hash, options = {}) {
    const page = await browser.open(`/web/archive/openings/index.html${hash}`, { reducedMotion: true, ...options });
    await page.locator(".trail").waitFor({ timeout: 400_000 });
    return page;
}

/** @param {import("playwright-core").Page} page */
const actions = (page) =>
    page.locator("tbody button").evaluateAll((all) => all.map((each) => /** @type {any} */ (each).dataset.action));
/** @param {import("playwright-core").Page} page */
const trail = (page) => page.locator(".trail button").count();

test("rows lead on and the trail leads back; the position can be analysed", slow, async () => {
    const page = await openExplorer("#game=cachex", { viewport: phone });
    await headIs(page, "Quintet");
    await becomes(
        () => actions(page),
        start.next.slice(0, 40).map(({ action }) => action),
    );
    const first = page.locator("tbody tr").first();
    assert.match(await first.innerText(), new RegExp(`\\s${start.next[0].tally.games}\\s`));
    // With the keyboard: the focus stays in the list, so that the main line needs only Enter.
    await page.locator("tbody button").first().focus();
    await eventually(async () => assert.ok((await page.locator("quintet-board .hint-ring").count()) > 0));
    await page.keyboard.press("Enter");
    await becomes(() => trail(page), 2);
    await becomes(() => page.locator("quintet-board .token").count(), 1);
    const focused = () =>
        page.evaluate(() => document.querySelector("quintet-openings")?.shadowRoot?.activeElement?.tagName);
    await becomes(focused, "BUTTON");
    const { action } = start.next[0];
    const address = await page.locator("[data-do=analyse]").getAttribute("href");
    assert.equal(new URLSearchParams(address?.split("#")[1]).get("actions"), action);
    assert.equal(new URLSearchParams(new URL(page.url()).hash.slice(1)).get("actions"), action);
    await page.locator("[data-do=back]").click();
    await becomes(() => trail(page), 1);
    await becomes(() => actions(page).then((all) => all[0]), action);
    // Any action on the board leads on as well.
    await page.locator('quintet-board .cell[data-cell="0,0"]').click();
    await becomes(() => trail(page), 2);
    await page.locator('quintet-board .cell[data-cell="2,2"]').click();
    await becomes(() => trail(page), 3);
    await page.locator('quintet-board .cell[data-cell="2,2"]').click();
    await page.locator("quintet-notices").getByText("That place is taken").waitFor();
    // The room for a board is measured: on a tablet the coordinates of a large one are just legible.
    await page.locator("[data-game=halma]").click();
    await page.setViewportSize({ width: 820, height: 1180 });
    const labels = async () => (await page.locator("quintet-board .labels text").count()) > 0;
    await becomes(labels, true);
    await page.setViewportSize(phone);
    await becomes(labels, false);
    await page.locator("[data-do=analyse]").click();
    await page.waitForURL(/play\.html#lab/);
    await page.locator("quintet-analysis").waitFor();
    assert.deepEqual(page.problems, []);
});

test("games of this device are counted beside those of the engine, mirror images included", slow, async () => {
    const page = await openExplorer("#game=cachex", { viewport: desk });
    await becomes(() => actions(page).then((all) => all.length > 0), true);
    await page.evaluate(async () => {
        const opened = indexedDB.open("quintet-archive");
        const database = await new Promise((resolve) => {
            opened.onsuccess = () => resolve(opened.result);
        });
        const put = (/** @type {string} */ id, /** @type {string} */ action, /** @type {number} */ winner) => {
            const result = { state: "won", winner, reason: "", loser: null };
            const record = { game: "cachex", options: { size: 8 }, actions: [action] };
            const value = {
                id,
                date: 1,
                order: 1,
                game: "cachex",
                record,
                seats: ["person", "level:easy"],
                persons: [0],
            };
            const transaction = database.transaction("games", "readwrite");
            transaction.objectStore("games").put({ ...value, result, plies: 1, review: null, same: id }, id);
            return new Promise((resolve) => {
                transaction.oncomplete = resolve;
            });
        };
        await put("one", "PLACE 1,2", 0);
        await put("two", "PLACE 6,5", 1);
    });
    await page.reload();
    const own = page.locator("tbody tr", { has: page.locator("td.own:not(.none)") });
    await becomes(() => own.count(), 1);
    // Games are counted one after another.
    await eventually(async () => assert.match(await own.first().innerText(), /2\s+1 – 0 – 1/));
    assert.deepEqual(page.problems, []);
});

test("a book that cannot be used says why, and is loaded again on request", slow, async () => {
    const page = await browser.openBlank({ reducedMotion: true });
    /** @type {"none" | "other" | "all"} */
    let served = "none";
    await page.route(BOOKS, (route) => {
        if (served === "none") return route.abort();
        const body = served === "other" ? text.replace('"openings":1', '"openings":9') : text;
        return route.fulfill({ contentType: "text/plain", body });
    });
    await page.goto(`${browser.origin}/web/archive/openings/index.html#game=cachex`);
    const problem = page.locator(".problem");
    await eventually(async () => assert.match(await problem.innerText(), /couldn’t be loaded/), 60_000);
    assert.equal(await page.getByText("No game continued from here.").count(), 0);
    served = "all";
    await page.locator("[data-do=retry]").click();
    await becomes(() => actions(page).then((all) => all[0]), start.next[0].action);
    assert.equal(await problem.count(), 0);
    await page.close();

    const other = await browser.openBlank({ reducedMotion: true });
    served = "other";
    await other.route(BOOKS, (route) =>
        route.fulfill({ contentType: "text/plain", body: text.replace('"openings":1', '"openings":9') }),
    );
    await other.goto(`${browser.origin}/web/archive/openings/index.html#game=cachex`);
    await eventually(async () => assert.match(await other.locator(".problem").innerText(), /another version/), 60_000);
    await other.close();
});

test("the explorer is accessible and fits, in both directions of writing and with three players", slow, async () => {
    for (const [look, options] of Object.entries(looks)) {
        for (const hash of ["#game=cachex", "#game=chexers"]) {
            const page = await openExplorer(hash, options);
            await becomes(() => actions(page).then((all) => all.length > 0), true);
            assert.deepEqual(await violations(page), [], `${look} ${hash}`);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(wide <= 0, `${look} ${hash}: ${wide} px too wide`);
            if (process.env.SHOTS) {
                await page.screenshot({
                    path: `${process.env.SHOTS}/${look.replaceAll(" ", "-")}${hash.slice(6)}.png`,
                });
            }
            assert.deepEqual(page.problems, []);
            await page.close();
        }
    }
});

test("at a zoom of 200 percent the header is one row, here and in the analysis", slow, async () => {
    for (const locale of ["en", "fa", "zh-CN"]) {
        for (const address of ["/web/archive/openings/index.html", "/web/play.html#lab"]) {
            const page = await browser.open(address, { viewport: { width: 640, height: 400 }, locale });
            const settings = page.locator('quintet-header [data-do="settings"]');
            const row = async () => {
                const [home, last] = [
                    await page.locator("quintet-header .home").boundingBox(),
                    await settings.boundingBox(),
                ];
                return home && last && last.y - home.y;
            };
            await page.locator("quintet-header h1").waitFor({ timeout: 400_000 });
            await becomes(row, 0, `${locale} ${address}`);
            await page.close();
        }
    }
});
