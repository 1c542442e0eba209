/** Accessibility of the analysis: axe finds no problem on any screen, and all results are announced. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { becomes, desk, phone } from "../browser.mjs";
import { analysisUntil, openAnalysis, settled, stopSearch } from "../drive/analysis.mjs";
import { testBrowser } from "../for-tests.mjs";

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

const browser = await testBrowser();

/** @param {import("playwright-core").Page} page @param {string} where */
const clean = async (page, where) => assert.deepEqual(await violations(page), [], where);

for (const [theme, viewport, language] of /** @type {const} */ ([
    ["light", desk, "en"],
    ["dark", phone, "fa"],
])) {
    test(`axe finds no serious or moderate problem: ${theme}, ${viewport.width} wide, ${language}`, {
        timeout: 400_000,
    }, async () => {
        const page = await openAnalysis(browser, chexers, {
            theme,
            viewport,
            storage: { settings: { language } },
            searches: true,
        });
        await analysisUntil(page, (model) => model.thinking.progress?.lines.length === 3);
        await stopSearch(page);
        await clean(page, "lines");
        for (const tab of ["moves", "search", "graph"]) {
            const button = page.locator(`quintet-analysis [data-tab="${tab}"]`);
            if (!(await button.count())) continue;
            await button.click();
            await clean(page, tab);
        }
        await page.locator('quintet-analysis-graph [data-do="analyse-game"]').click();
        await analysisUntil(page, (model) => model.graph.known === 5 && !model.graph.busy);
        await page.locator("quintet-analysis-graph summary").click();
        await clean(page, "graph with table");
        await page.locator('quintet-analysis .moves [data-do="remove"]').click();
        await page.locator("quintet-analysis .notice").waitFor();
        await clean(page, "notice");
        await page.locator('quintet-analysis [data-do="more"]').click();
        await page.locator('quintet-analysis-more [data-do="analysis.open"]').click();
        await clean(page, "more");
        await page.locator('quintet-analysis-more [data-do="analysis.edit"]').click();
        await page.locator("quintet-analysis-editor .verdict").waitFor();
        await clean(page, "editor");
        assert.deepEqual(page.problems, []);
    });
}

test("actions and results of the search are announced", { timeout: 400_000 }, async () => {
    const page = await openAnalysis(browser, chexers, { searches: true });
    await settled(page);
    const said = () => page.locator('quintet-analysis > p[role="status"], quintet-analysis p.unseen').innerText();
    await page.locator('quintet-analysis .moves [data-do="back"]').click();
    for (
        const end = Date.now() + 30_000;
        !/Blue moves from 1,2 to 1,1|Red \d+%/.test(await said());
        await page.waitForTimeout(30)
    ) {
        assert.ok(Date.now() < end, await said());
    }
    await analysisUntil(page, (model) => model.thinking.progress);
    await stopSearch(page);
    for (
        const end = Date.now() + 30_000;
        !/Red \d+%.*Green \d+%.*Blue \d+%/.test(await said());
        await page.waitForTimeout(30)
    ) {
        assert.ok(Date.now() < end, await said());
    }
    const entry = page.locator("quintet-analysis-tree [aria-current]");
    assert.match(await entry.getAttribute("aria-label"), /^1\. Blue: 1,2 → 1,1/);
    const doubted = page.locator('quintet-analysis-tree button[aria-label*="Doubtful move"]');
    assert.equal(await doubted.count(), 1);
});

test("the parts keep their places when the tab changes and during the search", {
    timeout: 400_000,
}, async () => {
    for (const viewport of [desk, phone]) {
        const page = await openAnalysis(browser, chexers, { viewport, searches: true });
        // On a wide screen the height of a part depends on its content, and the moves take the rest. Each tab keeps its
        // height.
        const steady = ["quintet-board", ".moves", "[role=tablist]", ...(viewport === phone ? ["#part"] : [])];
        const shared = viewport === phone ? ["#part"] : ["#part", ".tree"];
        // After a change of class Chromium computes grid rows in the next frame, not when a box is measured.
        const places = async (/** @type {string[]} */ parts) =>
            JSON.stringify(
                await page.evaluate(async (names) => {
                    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
                    return names.map((part) => {
                        const { x, y, width, height } = document
                            .querySelector("quintet-analysis")
                            .renderRoot.querySelector(part)
                            .getBoundingClientRect();
                        return [x, y, width, height].map(Math.round);
                    });
                }, parts),
            );
        await settled(page);
        const first = await places(steady);
        for (const tab of ["lines", "graph", "search", "lines"]) {
            await page.locator(`quintet-analysis [data-tab="${tab}"]`).click();
            await becomes(() => places(steady), first, tab);
            await settled(page);
            const here = await places(shared);
            await page.locator('quintet-analysis .moves [data-do="first"]').click();
            await settled(page);
            assert.equal(await places(shared), here, `${tab}, another move`);
            await analysisUntil(page, (model) => model.thinking.depths.length >= 4);
            assert.equal(await places(shared), here, `${tab}, during the search`);
            await page.locator('quintet-analysis .moves [data-do="last"]').click();
            await settled(page);
        }
        assert.equal(await places(steady), first);
        await page.close();
    }
});

/**
 * The empty height below the last row of a scrolling box, in CSS pixels, and whether the box can scroll.
 * @param {import("playwright-core").Page} page @param {string} host @param {string} box @param {string} rows
 */
const roomIn = (page, host, box, rows) =>
    page.evaluate(
        ([name, scrolled, each]) => {
            const element = document.querySelector("quintet-analysis").renderRoot.querySelector(name);
            const scroller = scrolled ? element.renderRoot.querySelector(scrolled) : element;
            const last = [...element.renderRoot.querySelectorAll(each)].at(-1).getBoundingClientRect();
            const { bottom } = scroller.getBoundingClientRect();
            return { empty: bottom - last.bottom, scrolls: scroller.scrollHeight > scroller.clientHeight + 1 };
        },
        [host, box, rows],
    );

test("no part has empty space while another one scrolls", { timeout: 400_000 }, async () => {
    const games = await readFile(new URL("../../data/chexers-games.jsonl", import.meta.url), "utf8");
    const { options, actions } = games
        .split("\n", 20)
        .map((line) => JSON.parse(line))
        .find((each) => each.actions.length > 90);
    const long = { game: "chexers", options, actions: actions.slice(0, 90) };
    for (const [record, height] of /** @type {const} */ ([
        [long, 800],
        [long, 1080],
        [chexers, 800],
    ])) {
        const page = await openAnalysis(browser, record, {
            viewport: { width: height === 800 ? 1280 : 1920, height },
            searches: true,
        });
        await analysisUntil(page, (model) => model.thinking.depths.length >= 4);
        for (const [tab, ...part] of [
            ["lines", "quintet-analysis-lines", ".scroll", "tbody tr"],
            ["search", "quintet-analysis-search", ".scroll", "p"],
        ]) {
            await page.locator(`quintet-analysis [data-tab="${tab}"]`).click();
            const above = await roomIn(page, ...part);
            const below = await roomIn(page, "quintet-analysis-tree", "", "[data-ply]");
            const what = `${tab}, ${record.actions.length} actions, ${height}: ${JSON.stringify([above, below])}`;
            assert.equal(below.scrolls, record === long, what);
            // The search reserves space for the next depths.
            if (below.scrolls && tab === "lines") assert.ok(above.empty < 40, what);
            if (above.scrolls) assert.ok(below.empty < 40, what);
        }
        await page.close();
    }
});

test("with forced colours the chances, the current move, lists and the selected tab can be seen", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, chexers);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    const seen = () =>
        page.evaluate(() => {
            const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-analysis"));
            const styleOf = (/** @type {string} */ part, /** @type {string} */ selector) =>
                getComputedStyle(renderRoot.querySelector(part).renderRoot.querySelector(selector));
            const shares = [...renderRoot.querySelector("quintet-analysis-bar").renderRoot.querySelectorAll(".share")];
            return {
                shares: new Set(shares.map((share) => getComputedStyle(share).backgroundColor)).size,
                list: styleOf("quintet-analysis-lines", "select").appearance,
                current: styleOf("quintet-analysis-tree", "[aria-current]").outlineStyle,
                tab: getComputedStyle(renderRoot.querySelector("[role=tab][aria-selected=true]")).outlineStyle,
            };
        });
    await becomes(seen, { shares: 3, list: "auto", current: "solid", tab: "solid" });
});
