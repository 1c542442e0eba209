/** The page of the lessons in Chromium: a step done by hand, a wrong try, hints, languages and accessibility. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../../axe.mjs";
import { becomes, desk, eventually, phone } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { headIs } from "../../page-head.mjs";

const slow = { timeout: 400_000 };

const browser = await testBrowser({ sources: true });

/** @param {string} hash @param {import("../../browser.mjs").PageOptions} [options] */
async function openLesson(hash, options = {}) {
    const page = await browser.open(`/web/learn/lessons/index.html#${hash}`, { reducedMotion: true, ...options });
    await page.locator(".task h2").waitFor();
    return page;
}

test("a wrong try is answered, the right one goes on, and progress is kept", slow, async () => {
    const page = await openLesson("game=cachex&step=capture", { viewport: desk });
    const verdict = page.locator(".verdict");
    await page.locator("[data-do=hint]").click();
    await becomes(() => verdict.count(), 1);
    await page.locator('quintet-board .cell[data-cell="3,1"]').click();
    await becomes(() => page.locator(".verdict.wrong b").innerText(), "Not yet");
    const marked = page.locator("quintet-board .hint-ring");
    assert.equal(await marked.count(), 3, "what the text points at stays marked");
    await becomes(() => verdict.count(), 2, "the hint stays");
    await page.locator("quintet-board .cell.place").first().waitFor();
    await page.locator(".verdict.wrong").waitFor();
    await page.locator('quintet-board .cell[data-cell="2,2"]').click();
    await becomes(() => page.locator(".verdict.right b").innerText(), "Well done");
    await becomes(() => page.locator(".steps .done").getAttribute("data-step"), "capture");
    await page.locator("[data-do=next]").click();
    await becomes(() => page.locator(".task h2").innerText(), "Capture the other way");
    await becomes(() => new URL(page.url()).hash, "#game=cachex&step=capture-across");
    await page.locator('.steps [data-step="bridge"]').click();
    await becomes(() => page.locator(".task h2").innerText(), "Two ways at once");
    const stones = () => page.locator("quintet-board .token").count();
    const before = await stones();
    await page.locator('quintet-board .cell[data-cell="4,0"]').click();
    await becomes(stones, before + 2);
    await page.locator("quintet-board .cell.place").first().waitFor();
    await page.reload();
    await becomes(() => page.locator(".steps .done").getAttribute("data-step"), "capture");
    await becomes(stones, before + 2, "the moves of the step are still there");
    await page.setViewportSize({ width: 320, height: 568 });
    const cut = () => page.locator(".games").evaluate((row) => row.scrollWidth - row.clientWidth);
    await becomes(cut, 0, "every game is within a narrow phone");
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(page.problems, []);
});

test("on a phone in Persian, and another game with its words", slow, async () => {
    const page = await openLesson("game=chexers&step=blocked", { viewport: phone, locale: "fa-IR", touch: true });
    await page.locator("[data-action=PASS]").click();
    await page.locator(".verdict.right").waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
    await headIs(page, "Quintet");
    assert.deepEqual(await violations(page), []);
    await page.locator("[data-game=cachex]").click();
    await becomes(() => page.locator(".task h2").innerText(), "مهره بگذارید");
    await becomes(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    assert.deepEqual(page.problems, []);
});

test("on the smallest phone, each task and each verdict is in view, and a tray stays free", slow, async () => {
    const page = await openLesson("game=chexers&step=move", { viewport: { width: 320, height: 568 }, touch: true });
    const inView = (name) =>
        page.locator(name).evaluate((element) => {
            const part = element.closest(".part").getBoundingClientRect();
            const { top } = element.getBoundingClientRect();
            return top >= part.top && top < part.bottom;
        });
    for (let steps = 0; steps < 3; ++steps) {
        await page.locator("[data-do=show]").tap();
        await becomes(() => inView(".verdict"), true);
        await page.locator("[data-do=next]").tap();
        await becomes(() => inView(".task h2"), true);
    }
    await page.locator("[data-game=tetress]").tap();
    await page.locator("quintet-board .tray-shapes button").first().waitFor();
    await page.locator('quintet-board .cell[data-cell="5,5"]').tap();
    const button = await page.locator(".extras [data-action]").boundingBox();
    const tray = await page.locator("quintet-board .tray-shapes button").first().boundingBox();
    assert.ok(button && tray && button.y + button.height <= tray.y);
    assert.deepEqual(page.problems, []);
});

test("on paper the whole task follows the board", slow, async () => {
    const page = await openLesson("game=halma", { viewport: { width: 794, height: 500 } });
    await page.emulateMedia({ media: "print" });
    const heights = () =>
        page.evaluate(() => {
            const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-lessons"));
            const [board, part] = [".board", ".part"].map((name) => renderRoot.querySelector(name));
            return {
                cut: part.scrollHeight - part.clientHeight,
                below: part.getBoundingClientRect().top >= board.getBoundingClientRect().bottom,
            };
        });
    await becomes(heights, { cut: 0, below: true });
});

test("the lesson is offered on a first visit and in the header, and not to those who have played", slow, async () => {
    const page = await browser.open("/web/play.html#game=cachex", { reducedMotion: true, viewport: desk });
    const offer = page.locator(".about [data-do=lesson]");
    await becomes(() => offer.innerText(), "Learn it by playing, in five minutes");
    await page.setViewportSize(phone);
    await eventually(async () => {
        const [rules, lesson] = await Promise.all([
            page.locator(".links a").first().boundingBox(),
            offer.boundingBox(),
        ]);
        assert.ok(rules && lesson && lesson.y >= rules.y + rules.height - 1, "two links have a line each");
    });
    await page.setViewportSize(desk);
    await page.locator("quintet-header [data-door=menu]").click();
    const door = page.locator("quintet-header").getByRole("link", { name: "Lessons" });
    assert.match((await door.getAttribute("href")) ?? "", /learn\/lessons\/index\.html#game=cachex/);
    await page.keyboard.press("Escape");
    await offer.click();
    await page.locator(".task h2").waitFor();
    assert.match(page.url(), /learn\/lessons\/index\.html#game=cachex/);

    await page.evaluate(async () => {
        const { openArchive } = await import(new URL("../../archive/archive.js", location.href).href);
        const record = { game: "hive", actions: ["wS1"] };
        const seats = ["person", "level:easy"];
        const game = { id: "one", date: 1, order: 1, game: "hive", record, seats, persons: [0], result: null };
        await (await openArchive()).games.restore([game]);
    });
    await page.goto(`${browser.origin}/web/play.html#game=cachex`);
    await page.locator("quintet-board .cell").first().waitFor();
    // Asked once more, so that it is known to have decided.
    await page.evaluate(async () => {
        const { offerLesson } = await import(new URL("play/lesson-offer.js", location.href).href);
        await offerLesson(document.querySelector("quintet-app"));
    });
    assert.equal(await offer.count(), 0);
    assert.deepEqual(page.problems, []);
});
