/** What must hold of the analysis for everyone: axe finds nothing on any of its screens, and all of it is there in words. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { desk, openBrowser, phone } from "./browser.mjs";
import { labUntil, openLab, settled } from "./lab-page.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const chexers = {
    game: "chexers",
    actions: ["MOVE -3,2 -2,2", "MOVE 0,-3 -1,-2", "MOVE 1,2 1,1", "MOVE -3,0 -2,-1"],
    analysis: {
        version: 1,
        notes: [{ ply: 2, glyph: "?!", comment: "Why not the other one?" }],
        variations: [
            {
                ply: 1,
                actions: ["MOVE 0,-3 0,-2", "MOVE 1,2 1,1"],
                variations: [{ ply: 2, actions: ["MOVE 1,2 0,2"] }],
            },
        ],
    },
};

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

/** @param {import("playwright-core").Page} page @param {string} where */
async function clean(page, where) {
    const found = await page.evaluate(() =>
        /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] }),
    );
    const bad = found.violations
        .filter((/** @type {any} */ { impact }) => impact !== "minor")
        .map(
            (/** @type {any} */ { id, impact, nodes }) =>
                `${impact} ${id}: ${nodes
                    .map(({ target }) => target.flat().join(" "))
                    .slice(0, 3)
                    .join(" | ")}`,
        );
    assert.deepEqual(bad, [], where);
}

for (const [theme, viewport, language] of /** @type {const} */ ([
    ["light", desk, "en"],
    ["dark", phone, "fa"],
    ["dark", desk, "zh-Hans"],
    ["light", phone, "en"],
])) {
    test(`axe finds nothing serious or moderate: ${theme}, ${viewport.width} wide, ${language}`, {
        timeout: 240_000,
    }, async () => {
        const page = await openLab(browser, chexers, { theme, viewport, storage: { settings: { language } } });
        await page.evaluate(axe);
        await labUntil(page, (model) => model.thinking.progress?.lines.length === 3);
        await page
            .locator('quintet-lab-lines [data-do="lab.stop"]')
            .click({ timeout: 3000 })
            .catch(() => {});
        await clean(page, "lines");
        for (const tab of ["moves", "search", "graph"]) {
            const button = page.locator(`quintet-lab [data-tab="${tab}"]`);
            if (!(await button.count())) continue;
            await button.click();
            await clean(page, tab);
        }
        await page.locator('quintet-lab-graph [data-do="analyse-game"]').click();
        await labUntil(page, (model) => model.graph.known === 5 && !model.graph.busy);
        await page.locator("quintet-lab-graph summary").click();
        await clean(page, "graph with table");
        await page.locator('quintet-lab .moves [data-do="remove"]').click();
        await page.locator("quintet-lab .notice").waitFor();
        await clean(page, "notice");
        await page.locator('quintet-lab [data-do="more"]').click();
        await page.locator('quintet-lab-more [data-do="lab.open"]').click();
        await clean(page, "more");
        await page.locator('quintet-lab-more [data-do="lab.edit"]').click();
        await page.locator("quintet-lab-editor .verdict").waitFor();
        await clean(page, "editor");
        assert.deepEqual(page.problems, []);
        await page.context().close();
    });
}

test("what is played, and what the search finds, is said", { timeout: 120_000 }, async () => {
    const page = await openLab(browser, chexers);
    await settled(page);
    const said = () => page.locator('quintet-lab > p[role="status"], quintet-lab p.unseen').innerText();
    await page.locator('quintet-lab .moves [data-do="back"]').click();
    for (
        const end = Date.now() + 30_000;
        !/Blue moves from 1,2 to 1,1|Red \d+%/.test(await said());
        await page.waitForTimeout(30)
    ) {
        assert.ok(Date.now() < end, await said());
    }
    await labUntil(page, (model) => model.thinking.progress);
    await page
        .locator('quintet-lab-lines [data-do="lab.stop"]')
        .click({ timeout: 3000 })
        .catch(() => {});
    for (
        const end = Date.now() + 30_000;
        !/Red \d+%.*Green \d+%.*Blue \d+%/.test(await said());
        await page.waitForTimeout(30)
    ) {
        assert.ok(Date.now() < end, await said());
    }
    const entry = page.locator("quintet-lab-tree [aria-current]");
    assert.match(await entry.getAttribute("aria-label"), /^1\. Blue: 1,2 → 1,1/);
    const doubted = page.locator('quintet-lab-tree button[aria-label*="Doubtful move"]');
    assert.equal(await doubted.count(), 1);
    await page.context().close();
});

test("nothing jumps: the parts keep their places from tab to tab, and while the search goes on", {
    timeout: 120_000,
}, async () => {
    for (const viewport of [desk, phone]) {
        const page = await openLab(browser, chexers, { viewport });
        await labUntil(page, (model) => model.thinking.progress?.depth >= 2);
        const places = async () =>
            JSON.stringify(
                await page.evaluate(() =>
                    ["quintet-board", ".moves", "[role=tablist]", "#part"].map((part) => {
                        const { x, y, width, height } = document
                            .querySelector("quintet-lab")
                            .renderRoot.querySelector(part)
                            .getBoundingClientRect();
                        return [x, y, width, height].map(Math.round);
                    }),
                ),
            );
        const first = await places();
        for (const tab of ["graph", "search", "lines"]) {
            await page.locator(`quintet-lab [data-tab="${tab}"]`).click();
            assert.equal(await places(), first, tab);
        }
        await page.locator('quintet-lab .moves [data-do="first"]').click();
        await settled(page);
        assert.equal(await places(), first, "another move");
        await page.context().close();
    }
});
