/**
 * The review of a game on the page: from the result into it, what moves were worth, and the exercises from mistakes.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../../axe.mjs";
import { becomes, desk, eventually, phone } from "../../browser.mjs";
import { analysisLook, analysisUntil, openAnalysis, settled } from "../../drive/analysis.mjs";
import { testBrowser } from "../../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };

/** Red overlooks that two stones can be captured, and that it could have captured two; then blue goes astray. */
const actions = [
    ["PLACE 0,3", "PLACE 1,1", "PLACE 3,1", "PLACE 2,1", "PLACE 2,2", "PLACE 3,2"],
    ["PLACE 3,3", "PLACE 0,0", "PLACE 2,3", "PLACE 0,1"],
].flat();
const cachex = { game: "cachex", options: { size: 4 }, actions };

/** Waits until the whole game has been looked at closely. @param {import("../../drive/app.mjs").Page} page */
const reviewed = (page) =>
    analysisUntil(page, ({ graph }, positions) => !graph.busy && graph.known === positions, actions.length + 1);

/** @param {import("../../drive/app.mjs").Page} page @param {string} selector */
const textOf = async (page, selector) => (await page.locator(selector).innerText()).replace(/\s+/g, " ").trim();

test(
    "a mistake says what it was worth, why, what was better and how it is answered; lines can be followed",
    slow,
    async () => {
        const page = await openAnalysis(browser, cachex, { viewport: desk, searches: true });
        await page.locator('[data-tab="graph"]').click();
        await page.locator('quintet-analysis-graph [data-do="analyse-game"]').click();
        await reviewed(page);
        const ply = await page.evaluate(() => {
            const entries = document
                .querySelector("quintet-analysis")
                .renderRoot.querySelector("quintet-analysis-graph").renderRoot;
            return entries.querySelector("ol button")?.dataset.ply;
        });
        assert.ok(ply, "random moves hold a mistake");
        await page.locator(`quintet-analysis-graph ol button[data-ply="${ply}"]`).click();
        await settled(page);
        const moment = page.locator("quintet-review-moment section");
        await eventually(async () => {
            const text = (await moment.innerText()).replace(/\s+/g, " ");
            assert.match(text, /(Mistake|Blunder) (Red|Blue) goes from \d+% to \d+%\./);
            assert.match(text, /Better: ?[a-d][1-4]/);
        });
        assert.deepEqual(await violations(page), []);
        // The better move becomes a variation, and undo takes it away again.
        await moment.locator('[data-line="review.better"]').first().click();
        await analysisUntil(
            page,
            (model, length) => model.path.length === length && model.past.length === 1,
            Number(ply),
        );
        assert.notEqual((await analysisLook(page)).path.at(-1), actions[Number(ply) - 1]);
        assert.deepEqual((await analysisLook(page)).main, actions);
        await page.locator('quintet-analysis .moves [data-do="undo"]').click();
        await analysisUntil(page, (model) => model.past.length === 0);
        assert.deepEqual(page.problems, []);
    },
);

test(
    "one's mistakes can be tried again: a wrong try, the answer, a right one, and how many were found",
    slow,
    async () => {
        const page = await openAnalysis(browser, cachex, { viewport: phone, theme: "dark", searches: true });
        await page.locator('[data-tab="graph"]').click();
        // A review in which both mistakes of red are known, so that nothing depends on the engine's taste.
        await page.evaluate((line) => {
            const { analysis } = /** @type {any} */ (document.querySelector("quintet-analysis"));
            const values = new Map(
                ["", ...line].map((_, ply) => {
                    const wrong = [5, 7].includes(ply);
                    const best = ply === 4 ? "PLACE 0,0" : ply === 6 ? "PLACE 1,2" : (line[ply] ?? "");
                    const red = wrong ? 0.1 : 0.6;
                    const value = {
                        chances: [red, 1 - red],
                        toMove: ply % 2,
                        best,
                        look: 1,
                        line: [best],
                        second: 0.1,
                    };
                    return [line.slice(0, ply).join("\n"), value];
                }),
            );
            analysis.store.update((/** @type {any} */ model) => ({
                ...model,
                graph: { busy: false, values, known: values.size },
            }));
        }, actions);
        const offers = () =>
            page.locator("quintet-analysis-graph").evaluate(({ renderRoot }) => {
                const parts = [...renderRoot.querySelectorAll(".top, [data-do=practise]")];
                return parts.map(({ className, dataset }) => `${className} ${dataset.player ?? ""}`.trim());
            });
        const readBy = (/** @type {number[]} */ readers) =>
            page.evaluate((players) => {
                const { analysis } = /** @type {any} */ (document.querySelector("quintet-analysis"));
                analysis.store.update((/** @type {any} */ model) => ({ ...model, readers: players }));
            }, readers);
        await readBy([]);
        await becomes(offers, ["tool  0", "top"], "without a reader every side is offered alike");
        await readBy([1]);
        await becomes(offers, ["top", "tool  0"], "the engine's side comes last");
        await readBy([0]);
        await becomes(offers, ["tool primary 0", "top"], "the reader's side comes first");
        await page.locator('quintet-analysis-graph [data-do=practise][data-player="0"]').click();
        const practice = "quintet-review-practice";
        await analysisUntil(page, (model) => model.practice?.items.length === 2 && model.state.ply === 4);
        await becomes(() => textOf(page, `${practice} h2`), "Mistake 1 of 2");
        assert.equal(await page.locator("quintet-analysis-note, quintet-analysis .moves [data-do=remove]").count(), 0);
        assert.deepEqual(await violations(page), []);
        // Nothing on the page tells the answer: the search of the position rests.
        const { busy, lines } = await analysisLook(page);
        assert.deepEqual([busy, lines], [false, []]);

        // The action of the game again.
        await page.locator('quintet-analysis quintet-board .cell[data-cell="2,2"]').click();
        await eventually(async () =>
            assert.match(await textOf(page, `${practice} .verdict`), /^c3 gives away 50% .*Try again\./),
        );
        const { path, main } = await analysisLook(page);
        assert.deepEqual([path, main], [actions.slice(0, 4), actions], "a try changes nothing of the game");
        await page.locator(`${practice} [data-do=show-answer]`).click();
        await eventually(async () => assert.match(await textOf(page, `${practice} .verdict`), /^The best move is a1/));

        await page.locator(`${practice} [data-do=next]`).click();
        await analysisUntil(page, (model) => model.state.ply === 6 && model.practice.index === 1);
        // Away from the exercise and back.
        await page.keyboard.press("Home");
        await analysisUntil(page, (model) => model.state.ply === 0);
        await page.locator(`${practice} [data-do=return]`).click();
        await analysisUntil(page, (model) => model.state.ply === 6);
        await settled(page);
        await page.locator('quintet-analysis quintet-board .cell[data-cell="1,2"]').click();
        await eventually(async () =>
            assert.match(await textOf(page, `${practice} .verdict`), /^Correct: c2 You found 1 of 2\./),
        );
        const mine = page.locator(`${practice} .verdict a`);
        assert.equal(await mine.getAttribute("href"), "learn/puzzles/index.html#game=cachex&mode=mine");
        assert.deepEqual(await violations(page), []);
        await page.locator(`${practice} [data-do=end-practice]`).click();
        await analysisUntil(page, (model) => model.practice === null && model.thinking.progress !== null);
        await page.locator("quintet-review-summary").waitFor();
        assert.deepEqual((await analysisLook(page)).main, actions);
        assert.deepEqual(page.problems, []);
    },
);

test("a try that was not in the game is judged by a search of the same effort", slow, async () => {
    const page = await openAnalysis(browser, cachex, { searches: true });
    await page.locator('[data-tab="graph"]').click();
    await page.locator('quintet-analysis-graph [data-do="analyse-game"]').click();
    await reviewed(page);
    const started = await page.evaluate(async () => {
        const { analysis } = /** @type {any} */ (document.querySelector("quintet-analysis"));
        await (analysis.practice.start(0) ?? analysis.practice.start(1));
        const { practice, state } = analysis.model;
        const { best, action } = practice.items[0];
        const others = state.legal.map((/** @type {any} */ { text }) => text);
        return { best, tries: others.filter((/** @type {string} */ text) => text !== best && text !== action) };
    });
    /** @param {string} action */
    const verdict = async (action) => {
        await page.evaluate((text) => {
            const { analysis } = /** @type {any} */ (document.querySelector("quintet-analysis"));
            return analysis.act(text);
        }, action);
        return page.evaluate(() => {
            const { phase, loss, tried } = /** @type {any} */ (document.querySelector("quintet-analysis")).model
                .practice;
            return { phase, loss, tried };
        });
    };
    for (const action of started.tries.slice(0, 3)) {
        const { phase, loss, tried } = await verdict(action);
        assert.equal(tried, action);
        assert.equal(phase, loss < 0.035 ? "right" : "wrong");
    }
    assert.deepEqual(await verdict(started.best), { phase: "right", loss: 0, tried: started.best });
});
