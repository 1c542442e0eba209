/** The children of a node of UCT as a table, playout by playout, with another constant at the same playout. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, phone } from "../../browser.mjs";
import { ended, lensUntil, look, openLensPage } from "../../drive/lens.mjs";
import { testBrowser } from "../../for-tests.mjs";

const lecture = "#tree=((3+12+8)+(2+4+6)+(14+5+2))&algorithm=uct&playouts=60";
const cachex = "#game=cachex&o.size=4&algorithm=uct&playouts=150";
const slow = { timeout: 400_000 };

const browser = await testBrowser();

/** @typedef {import("../../drive/lens.mjs").Page} Page */

/** The rows of the table, and the one that is marked. @param {Page} page */
const table = (page) =>
    page.locator("quintet-lens-children tbody tr").evaluateAll((rows) => ({
        rows: rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim())),
        marked: rows.flatMap((row) => (row.getAttribute("aria-current") ? [Number(row.dataset.child)] : [])),
    }));

/** The playouts that are done at the step. @param {Page} page */
const playouts = (page) =>
    page.evaluate(
        () => /** @type {any} */ (document.querySelector("quintet-lens")).lens.model.cursor.counters.playouts,
    );

test("in the end the table has the moves at the root, and marks the one with the most visits", slow, async () => {
    const page = await openLensPage(browser, lecture.replace("60", "45"));
    await ended(page);
    await page.keyboard.press("End");
    // B has the highest bound: the search would select it next.
    await becomes(async () => (await table(page)).rows.map(([name]) => name), ["▸ A", "B", "C"]);
});

test("at each selection the table marks the selected child and adds up its bound", slow, async () => {
    const page = await openLensPage(browser, cachex);
    await ended(page);
    /** @type {{step: number, child: number, sum: string, visits: number}[]} */
    const selections = await page.evaluate(() => {
        const { replay } = /** @type {any} */ (document.querySelector("quintet-lens")).lens.model;
        const found = [];
        for (let event = 0; event < replay.events; event += 1) {
            if (replay.kind(event) !== "select") continue;
            const { child, mean, bonus, childVisits } = replay.event(event);
            found.push({ step: event + 1, child, sum: ((mean + bonus) / 1e6).toFixed(2), visits: childVisits });
        }
        return found;
    });
    assert.ok(selections.length > 100);
    for (const { step, child, sum } of selections.filter((_, i) => i % 23 === 0)) {
        await page.evaluate((to) => /** @type {any} */ (document.querySelector("quintet-lens")).lens.goTo(to), step);
        await becomes(async () => (await table(page)).marked, [child]);
        const { rows } = await table(page);
        // In whole the search counts logarithms in 256ths.
        assert.ok(Math.abs(Number(rows[0][4]) - Number(sum)) <= 0.015, `${step}: ${rows[0]} ${sum}`);
        assert.ok(Math.abs(Number(rows[0][2]) + Number(rows[0][3]) - Number(rows[0][4])) < 0.011, `${rows[0]}`);
        assert.ok(
            rows.slice(2).every((row, i) => Number(row[4]) <= Number(rows[i + 1][4])),
            "the highest first",
        );
        assert.ok(rows.flat().every((text) => !/NaN|undefined|∞/.test(text ?? "")));
    }
    assert.deepEqual(page.problems, []);
});

test("buttons lead from playout to playout, and another constant continues at the same one", slow, async () => {
    const page = await openLensPage(browser, lecture, { viewport: phone });
    await ended(page);
    const press = (/** @type {string} */ name) => page.locator(`quintet-lens-transport [data-do=${name}]`).click();
    for (let i = 1; i <= 12; ++i) {
        await press("nextCut");
        await becomes(() => playouts(page), i);
    }
    await press("previousCut");
    await becomes(() => playouts(page), 11);
    await page.getByRole("button", { name: "To the end of the next playout" }).waitFor();

    await page.locator("#tab-counters").click();
    await becomes(async () => (await table(page)).rows.length, 3);
    await page.locator("quintet-lens-children [name=exploration]").fill("200");
    await lensUntil(page, (model) => model.request.options.exploration === 200 && model.ended);
    await becomes(() => playouts(page), 11);
    // Its bonus is a seventh of what it was.
    await becomes(async () => (await table(page)).rows.every((row) => Number(row[3]) < 0.4), true);
    const { events, step } = await look(page);
    assert.ok(step < events);

    const rootInView = () =>
        page.locator("quintet-lens-tree").evaluate((/** @type {any} */ { view }) => {
            const [root] = view.shown.layout.levels.flat();
            return Boolean(root) && view.boxOf(root).top >= -1 && view.boxOf(root).bottom <= view.camera.height;
        });
    await becomes(rootInView, true, "above the buttons");
    assert.deepEqual(page.problems, []);
});
