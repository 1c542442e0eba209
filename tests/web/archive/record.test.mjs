/** "My games": results, openings and files without a browser, and the page in Chromium. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameFrom } from "../../../web/archive/game-entry.js";
import { fileOf, gamesIn, MOST_GAMES } from "../../../web/archive/page/files.js";
import { eloOf } from "../../../web/archive/strength.js";
import { byOpponent, meanAccuracy, tallyOf } from "../../../web/archive/summary.js";
import { violations } from "../axe.mjs";
import { becomes, desk, eventually, phone } from "../browser.mjs";
import { testBrowser } from "../for-tests.mjs";
import { headIs } from "../page-head.mjs";

const browser = await testBrowser({ sources: true });

const entry = (id, more = {}) =>
    gameFrom({
        id,
        date: Date.UTC(2024, 1, 20),
        record: { game: "cachex", options: { size: 5 }, actions: ["PLACE 0,1", "PLACE 2,2"] },
        seats: ["person", "level:easy"],
        persons: [0],
        result: { state: "won", winner: 0, reason: "", loser: null },
        ...more,
    });
const lost = { result: { state: "won", winner: 1, reason: "", loser: null } };
const drawn = { result: { state: "drawn", winner: null, reason: "", loser: null } };

test("results count games with one person, by opponent and in the order of the levels", () => {
    const games = [
        entry("a"),
        entry("b", lost),
        entry("c", { ...drawn, seats: ["person", "me:700"] }),
        entry("d", { seats: ["person", "person"], persons: [0, 1] }),
        entry("e", { result: null }),
        entry("f", { seats: ["level:beginner", "person"], persons: [1] }),
        entry("g", { seats: ["person", "level:easy", "level:hard"] }),
    ];
    assert.deepEqual(tallyOf(games), { games: 5, won: 2, drawn: 1, lost: 2 });
    assert.deepEqual(
        byOpponent(games, ["beginner", "easy", "hard"]).map(({ opponent, tally }) => [
            opponent,
            tally.games,
            tally.won,
        ]),
        [
            ["beginner", 1, 0],
            ["easy", 2, 1],
            ["me", 1, 0],
            ["mixed", 1, 1],
        ],
    );
});

test("the mean accuracy is the reader's own in reviewed games", () => {
    assert.equal(meanAccuracy([entry("a")]), null);
    const reviewed = (accuracy) => ({ review: { accuracy, mistakes: 0 } });
    assert.equal(meanAccuracy([entry("a", reviewed([90, 10])), entry("b", reviewed([70, 20])), entry("c")]), 80);
});

test("a file holds every game, reads back the same, and names lines that it cannot use", () => {
    const games = [entry("a"), entry("b", { ...lost, review: { accuracy: [50.5, null], mistakes: 3 } })];
    const text = fileOf(games);
    assert.deepEqual(gamesIn(text), { games, broken: [] });
    const [first] = text.split("\n");
    assert.deepEqual(JSON.parse(first).actions, ["PLACE 0,1", "PLACE 2,2"], "each line is a record");

    const mixed = gamesIn(`${first}\n\n{"game":\n{"game":"hive","actions":["wS1"]}\n{"actions":[]}\nnull\n`, 77);
    assert.deepEqual(
        mixed.games.map(({ game, date }) => [game, date]),
        [
            ["cachex", games[0].date],
            ["hive", 77],
        ],
    );
    assert.deepEqual(
        mixed.broken.map(({ line, problem }) => [line, problem.key]),
        [
            [3, "problem.notARecord"],
            [5, "problem.noGame"],
            [6, "problem.noGame"],
        ],
    );
    const many = gamesIn('{"game":"hive"}\n'.repeat(MOST_GAMES + 3));
    assert.deepEqual([many.games.length, many.broken.map(({ line }) => line)], [MOST_GAMES, [MOST_GAMES + 1]]);
});

/** Opens the page and fills its archive. @param {import("../browser.mjs").PageOptions} [options] */
async function openRecord(games, options = {}) {
    const page = await browser.open("/web/archive/index.html", { reducedMotion: true, ...options });
    await page.locator("h1").waitFor();
    await page.evaluate(async (all) => {
        const { openArchive } = await import(new URL("archive.js", location.href).href);
        await (await openArchive()).games.restore(all);
    }, games);
    await page.locator("li").first().waitFor();
    return page;
}

test("games are found, removed and brought back; results, rating and openings follow", {
    timeout: 400_000,
}, async () => {
    const hive = { record: { game: "hive", actions: ["wS1"] }, result: null };
    const games = [entry("a"), entry("b", { ...lost, date: 9 }), entry("c", { ...hive, date: 5 })];
    const page = await openRecord(games, { viewport: phone });
    const rows = () => page.locator("li .name").allInnerTexts();
    await becomes(async () => (await rows()).length, 3);
    await headIs(page, "Quintet");
    await page.setViewportSize(desk);
    const labels = page.locator(".fields > *");
    const tops = () => labels.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
    await becomes(tops, 1, "the labels of the fields are on one line");
    await page.setViewportSize(phone);
    await page.locator("[name=result][value=lost]").click();
    await becomes(rows, ["Cachex · Lost"]);
    await page.locator("[name=result][value='']").click();
    await page.locator("[name=text]").fill("hive wS1");
    await becomes(rows, ["Hive · Not finished"]);
    await page.locator("[name=text]").fill("");
    await page.locator("[name=game]").selectOption("cachex");
    await becomes(() => page.locator("[data-part=tally]").innerText(), "1 won, 0 drawn, 1 lost");
    await eventually(async () =>
        assert.match(await page.locator("[data-part=rating]").innerText(), /Rating [\d,]+ .*from 2 games\. Between/),
    );
    // One game won and one lost against "easy": its Elo, above random play.
    const rating = /Rating ([\d,]+) /.exec(await page.locator("[data-part=rating]").innerText())?.[1];
    assert.equal(Number(rating?.replace(",", "")), eloOf("cachex", "level:easy"));
    await becomes(() => page.locator("[data-do=openings]").getAttribute("href"), "openings/index.html#game=cachex");
    assert.deepEqual(await violations(page), []);

    await page.locator("[data-do=remove]").first().press("Enter");
    await becomes(() => page.locator("[data-part=tally]").innerText(), "0 won, 0 drawn, 1 lost");
    // With one bound it isn't between two levels.
    assert.match(await page.locator("[data-part=rating]").innerText(), /below [\d,]+\. .* only game that counts\.$/);
    const focused = () =>
        page.evaluate(() => {
            const element = document.querySelector("quintet-record")?.shadowRoot?.activeElement;
            return /** @type {HTMLElement | undefined} */ (element)?.dataset.do;
        });
    // The focus goes to the button that brings the game back.
    await becomes(focused, "undo");
    await page.keyboard.press("Enter");
    await becomes(() => page.locator("[data-part=tally]").innerText(), "1 won, 0 drawn, 1 lost");
    await becomes(focused, "remove");
    await page.locator("[data-do=review]").first().click();
    await page.waitForURL(/web\/play\.html#lab/);
    await page.locator("quintet-analysis").waitFor();
    await eventually(async () =>
        assert.equal(await page.locator("[role=tab][aria-selected=true]").getAttribute("id"), "tab-graph"),
    );
    assert.deepEqual(page.problems, []);
});
