/** The static evaluation in the analysis: loaded when opened, adds up, follows the position, and is accessible. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { becomes, desk, eventually, phone } from "../browser.mjs";
import { analysisUntil, openAnalysis, settled } from "../drive/analysis.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

/** The numbers of the table: rows of terms without the parts of groups, and the sums. */
const numbersOf = (/** @type {import("playwright-core").Page} */ page) =>
    page.locator("quintet-lens-terms table").evaluate((table) => {
        const read = (/** @type {Element} */ row) =>
            [...row.querySelectorAll("td")].slice(1).map(({ innerText }) => {
                const [number] = innerText.split("×");
                return Number(number.trim().replace("−", "-").replaceAll(",", ""));
            });
        const rows = [...table.querySelectorAll("tbody tr:not(.part)")].map(read);
        return { rows, sums: read(/** @type {Element} */ (table.querySelector("tfoot tr"))) };
    });

/** Returns the numbers of the table, whose terms add up to the sums. @param {import("playwright-core").Page} page */
async function addsUp(page) {
    const { rows, sums } = await numbersOf(page);
    assert.ok(rows.length > 1);
    const totals = sums.map((_, player) => rows.reduce((total, row) => total + row[player], 0));
    assert.deepEqual(totals, sums);
    return { rows, sums };
}

for (const [game, viewport, theme, actions] of /** @type {const} */ ([
    ["cachex", desk, "light", ["PLACE 3,4", "STEAL", "PLACE 2,2"]],
    ["chexers", phone, "dark", ["MOVE -3,2 -2,2", "MOVE 0,-3 -1,-2", "MOVE 1,2 1,1"]],
])) {
    test(`the terms of the position shown add up to its evaluation: ${game}`, { timeout: 400_000 }, async () => {
        const page = await openAnalysis(browser, { game, actions: [...actions] }, { viewport, theme });
        /** @type {string[]} */
        const asked = [];
        page.on("request", (request) => asked.push(request.url()));
        await settled(page);
        await page.locator('quintet-analysis [data-tab="search"]').click();
        assert.ok(!asked.some((url) => url.includes("quintet-full")), "the lens is not loaded before it is opened");
        await page.locator("quintet-analysis-search summary").click();
        await page.locator("quintet-lens-terms table").waitFor();
        assert.ok(asked.some((url) => /quintet-full(-\w+)?\.wasm/.test(url)));
        const first = await eventually(() => addsUp(page));
        assert.deepEqual(await violations(page), []);
        await page.locator('quintet-analysis .moves [data-do="back"]').click();
        await analysisUntil(page, (model, length) => model.path.length === length, actions.length - 1);
        await eventually(async () => assert.notDeepEqual(await addsUp(page), first));
        await page.locator("quintet-analysis-search summary").click();
        await becomes(() => page.locator("quintet-position-terms").count(), 0);
        assert.deepEqual(page.problems, []);
    });
}
