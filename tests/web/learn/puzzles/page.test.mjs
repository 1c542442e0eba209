/**
 * The puzzle trainer in Chromium: solving on the board, hints, refutation, a timed run, own mistakes, every language.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../../../web/i18n/t.js";
import { violations } from "../../axe.mjs";
import { becomes, desk, eventually, phone } from "../../browser.mjs";
import { cutOff } from "../../drive/learn.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { linesOf, winInOne, winInTwo } from "./engine.mjs";

const slow = { timeout: 400_000 };
const locales = { en: "en-GB", "zh-Hans": "zh-CN", fa: "fa-IR" };

const browser = await testBrowser({ sources: true });

/**
 * @param {string} hash
 * @param {object[]} puzzles  of Cachex
 * @param {import("../../browser.mjs").PageOptions} [options]
 */
async function openTrainer(hash, puzzles, options = {}) {
    const page = await browser.openBlank({ reducedMotion: true, ...options });
    await page.route("**/puzzles/data/*.jsonl", (route) =>
        route.fulfill({
            contentType: "text/plain",
            body: route.request().url().includes("cachex") ? linesOf(puzzles) : "",
        }),
    );
    await page.goto(`${browser.origin}/web/learn/puzzles/index.html${hash}`);
    await page.locator("#part").waitFor();
    return page;
}

/** @param {import("playwright-core").Page} page @param {string} cell */
const press = (page, cell) => page.locator(`quintet-board .cell[data-cell="${cell}"]`).click();
/** @param {import("playwright-core").Page} page @param {string} name */
const click = (page, name) => page.locator(`[data-do=${name}]`).click();
/** @param {import("playwright-core").Page} page */
const verdict = (page) => page.locator("quintet-puzzle-task [role=status]");
/** @param {import("playwright-core").Page} page @param {RegExp} text */
const says = (page, text) => eventually(async () => assert.match(await verdict(page).innerText(), text));

test("puzzles that can't be loaded are not missing for their themes", slow, async () => {
    const page = await browser.openBlank({ reducedMotion: true, viewport: phone });
    const data = "**/puzzles/data/*.jsonl";
    await page.route(data, (route) => route.abort());
    await page.goto(`${browser.origin}/web/learn/puzzles/index.html#game=cachex`);
    await page.getByText("without a network you only have puzzles that were loaded before").waitFor();
    await page.locator("quintet-puzzle-rest [data-do=next]").waitFor();
    assert.equal(await page.getByText("No puzzle has all these themes.").count(), 0);
    const boxOf = async (/** @type {string} */ name) =>
        /** @type {{y: number, height: number}} */ (await page.locator(name).boundingBox());
    const [head, notice] = [await boxOf("quintet-header"), await boxOf("quintet-notices .notice")];
    assert.ok(notice.y >= head.y + head.height, "it doesn't cover the header");
    await page.unroute(data);
    await click(page, "next");
    await page.locator("quintet-puzzle-task h2").waitFor();
    await becomes(() => page.locator("quintet-notices .notice").count(), 0, "what failed has worked now");
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator("quintet-puzzles").evaluate((element) => {
        const { notifier } = /** @type {any} */ (element);
        notifier.tell({ key: "notice.failed", tone: "error", detail: "a long reason ".repeat(7) });
    });
    await eventually(async () => {
        const [notice, board] = [await boxOf("quintet-notices .notice"), await boxOf("quintet-board .picture")];
        assert.ok(notice.height > 90 && notice.y + notice.height <= board.y, "a long one doesn't cover the board");
    });
});

test("a puzzle is solved on the board: hint, a wrong try and its answer, the right way to the end", slow, async () => {
    const page = await openTrainer("#game=cachex", [winInTwo], { viewport: desk });
    const task = page.locator("quintet-puzzle-task h2");
    await becomes(() => task.innerText(), "Red to move: win by force in 2 moves");
    const show = page.locator("quintet-puzzle-task [data-do=show]");
    const cost = (await show.innerText()).match(/^Show the answer \(rating −(\d+)\)$/)?.[1];
    assert.ok(Number(cost) > 0, "what showing the answer costs is said before");
    await press(page, "7,7");
    await says(page, /Not yet.*Red plays on h8\. That doesn’t force the win in 2 moves\.\s+Blue plays/s);
    await becomes(() => violations(page), []);
    assert.equal(await show.innerText(), "Show the answer", "it has counted");
    await click(page, "retry");
    await becomes(() => verdict(page).innerText(), "");
    await click(page, "hint");
    await becomes(() => page.locator("quintet-board .analysis-ring").count(), 7);
    await click(page, "hint");
    await says(page, /Play /);
    await press(page, "1,3");
    await says(page, /Correct\. One more move\./);
    await press(page, "2,3");
    const shown = winInTwo.rating.toLocaleString("en");
    await says(
        page,
        new RegExp(`Correct.*Also correct: .*Puzzle rating: ${shown}\\. Your rating: [\\d,]+ \\(−${cost}\\)`, "s"),
    );
    await becomes(
        () =>
            page
                .locator("[data-do=analyse]")
                .getAttribute("href")
                .then((href) => href?.split("&")[0]),
        "../../play.html#lab",
    );
    const line = page.locator(".line li button");
    assert.equal(await line.count(), 3);
    const tokens = () => page.locator("quintet-board .token").count();
    const solved = await tokens();
    await click(page, "line-back");
    await becomes(tokens, solved - 1);
    await line.last().press("Enter");
    await becomes(tokens, solved);
    await becomes(() => line.last().getAttribute("aria-current"), "step");
    await becomes(() => violations(page), []);
    await page.locator("[data-do=next]").focus();
    await page.keyboard.press("Enter");
    await says(page, /^$/);
    assert.equal(await line.count(), 0);
    assert.deepEqual(page.problems, []);
});

test("a run counts, ends, and offers what was missed; the address names it", slow, async () => {
    const puzzles = ["a", "b"].map((id) => ({ ...winInOne, id }));
    const page = await openTrainer("#game=cachex&mode=run", puzzles, { viewport: phone, theme: "dark" });
    await click(page, "run");
    await press(page, "2,3");
    await becomes(() => page.locator(".solved").innerText(), "1");
    await eventually(async () => assert.match(await page.locator("[role=timer]").innerText(), /^[123]:\d\d$/));
    // The next puzzle comes after a moment.
    await says(page, /^$/);
    await press(page, "7,7");
    await says(page, /Missed/);
    await click(page, "stop");
    await becomes(() => page.locator("quintet-puzzle-rest h2").innerText(), "You solved one puzzle");
    await becomes(() => violations(page), []);
    await click(page, "missed");
    await page.locator("quintet-puzzle-task").waitFor();
    assert.equal(new URL(page.url()).hash, "#game=cachex&mode=run");
    assert.deepEqual(page.problems, []);
});

/** Puts an own mistake into the archive of a page. @param {import("playwright-core").Page} page */
const addMistake = (page) =>
    page.evaluate(
        async ({ options, setup }) => {
            const { openArchive } = await import(/** @type {any} */ ("/web/archive/archive.js"));
            const record = { game: "cachex", options, setup, actions: [] };
            const mistake = { game: "cachex", record, ply: 1, player: 0, played: "PLACE 7,7", best: "PLACE 2,3" };
            const kept = { id: "m", accepted: ["PLACE 2,3"], loss: 0.4, date: 1_700_000_000_000, card: null };
            await (await openArchive()).mine.add([{ ...mistake, ...kept }]);
        },
        { options: winInOne.options, setup: winInOne.setup },
    );

test("own mistakes come from the archive, and the tab says how many are due", slow, async () => {
    const page = await openTrainer("#game=halma&mode=mine", [winInOne], { viewport: desk });
    await page.locator("quintet-puzzle-rest").waitFor();
    await addMistake(page);
    const game = page.locator("[data-game=cachex]");
    await becomes(() => game.innerText(), "Cachex 1");
    await game.click();
    const tab = page.locator("[data-tab=mine]");
    await becomes(() => tab.innerText(), "My mistakes: 1 due");
    await becomes(
        () => page.locator("quintet-puzzle-task h2").innerText(),
        "Red to move: you played h8 here. Find a better move.",
    );
    await press(page, "2,3");
    await says(page, /Solved/);
    await becomes(() => tab.innerText(), "My mistakes");
    await click(page, "next");
    await eventually(async () =>
        assert.match(
            await page.locator("quintet-puzzle-rest p").innerText(),
            /Nothing is due today\. One mistake is waiting/,
        ),
    );
    assert.deepEqual(page.problems, []);
});

test("the page with the board says how many mistakes are due, and its menu leads to them", slow, async () => {
    const page = await browser.open("/web/play.html#game=halma", { viewport: phone, reducedMotion: true });
    const more = page.locator("quintet-header [data-door=menu]");
    await more.waitFor();
    await addMistake(page);
    await becomes(() => more.getAttribute("aria-label"), "Menu: 1 due");
    assert.equal(await more.innerText(), "1");
    await more.click();
    const entry = page.locator("quintet-header [data-page=puzzles]");
    await eventually(async () => assert.match(await entry.innerText(), /Puzzles\s+1 due/));
    const leadsTo = (/** @type {string} */ hash) =>
        becomes(async () => new URL((await entry.getAttribute("href")) ?? "").hash, hash);
    await leadsTo("#game=halma");
    await becomes(() => violations(page), []);
    await page.keyboard.press("Escape");
    await page.locator("quintet-games select").selectOption("cachex");
    await more.click();
    await leadsTo("#game=cachex&mode=mine");
    assert.deepEqual(page.problems, []);
});

for (const { id, direction } of languages) {
    test(`${id}: everything is said in its language, and nothing is cut off`, slow, async () => {
        const locale = locales[/** @type {"en"} */ (id)];
        const page = await openTrainer("#game=cachex", [winInTwo], { locale, viewport: phone });
        await page.locator("quintet-puzzle-task h2").waitFor();
        await page.locator("summary").click();
        assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), [
            id,
            direction,
        ]);
        for (const viewport of [phone, desk]) {
            await page.setViewportSize(viewport);
            for (const mode of ["run", "mine", "free"]) {
                await page.locator(`[data-tab=${mode}]`).click();
                await page.locator(`quintet-puzzle-${mode === "free" ? "task" : "rest"}`).waitFor();
                await becomes(
                    () => page.evaluate(cutOff, "quintet-board, .unseen, svg"),
                    [],
                    `${mode} ${viewport.width}`,
                );
                await becomes(() => page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
                const texts = await page.locator("#part :is(h2, p, button, summary, dd)").allInnerTexts();
                assert.ok(texts.length > 0);
                assert.doesNotMatch(texts.join("\n"), /puzzle\.\w|\{\w+\}/);
            }
        }
        assert.deepEqual(page.problems, []);
    });
}
