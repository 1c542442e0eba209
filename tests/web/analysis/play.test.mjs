/** The analysis in a browser: from a game and back to it, with mouse, keyboard and touch. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { decodeAnalysisLink } from "../../../web/analysis/link.js";
import { becomes, eventually, phone } from "../browser.mjs";
import { analysisLook, analysisUntil, openAnalysis, settled, stopSearch } from "../drive/analysis.mjs";
import { look, openApp, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const chexers = {
    game: "chexers",
    actions: ["MOVE -3,2 -2,2", "MOVE 0,-3 -1,-2", "MOVE 1,2 1,1", "MOVE -3,0 -2,-1"],
};
const cachex = { game: "cachex", options: { size: 4 }, actions: ["PLACE 0,1", "PLACE 2,2", "PLACE 1,1"] };

/** @param {import("../drive/app.mjs").Page} page @param {string} name */
const press = (page, name) => page.locator(`quintet-analysis .moves [data-do="${name}"]`).click();
/** @param {import("../drive/app.mjs").Page} page @param {string} id */
const cell = (page, id) => page.locator(`quintet-analysis quintet-board .cell[data-cell="${id}"]`);

test("one tap opens the analysis, one tap leaves it, and the game is unchanged", { timeout: 400_000 }, async () => {
    const page = await openAnalysis(browser, chexers, { searches: true });
    const before = await page.evaluate(() => document.title);
    assert.match(before, /Analysis/);
    await settled(page);
    await press(page, "back");
    await settled(page);
    await cell(page, "-3,0").click();
    await page.keyboard.press("Escape");
    await page.locator('quintet-analysis [data-do="leave"]').click();
    await ready(page);
    const seen = await look(page);
    assert.deepEqual(seen.actions, chexers.actions);
    assert.equal(seen.ply, 4);
    assert.equal(await page.locator("quintet-analysis").count(), 0);
    await page.waitForFunction(() => location.hash.startsWith("#game=chexers"));
    assert.deepEqual(page.problems, []);
});

test("the browser's back leaves the analysis, and forward returns to it", { timeout: 400_000 }, async () => {
    const page = await openAnalysis(browser, chexers);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("quintet-app"));
    assert.deepEqual((await look(page)).notices, [], "no game was opened");
    await page.goForward();
    await analysisUntil(page, (model) => model.phase === "ready");
    assert.deepEqual((await analysisLook(page)).main, chexers.actions);
});

test("a game in the address opens that game and leaves the analysis", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, chexers);
    await page.evaluate(() => {
        location.hash = "#game=hive&actions=wS1";
    });
    await page.waitForFunction(() => document.querySelector("quintet-app"));
    await until(page, (model) => model.state.game === "hive" && model.state.length === 1);
    assert.deepEqual(page.problems, []);
});

test("copying shows a notice and closes the drawer", { timeout: 400_000 }, async () => {
    const page = await openAnalysis(browser, cachex);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator('quintet-analysis [data-do="more"]').click();
    await page.locator('quintet-analysis-more [data-do="analysis.copyText"]').click();
    await analysisUntil(page, (model) => model.notices[0]?.key === "notice.copied");
    assert.equal(await page.locator("quintet-analysis quintet-drawer").count(), 0);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.deepEqual(JSON.parse(text).actions, cachex.actions);
});

test("another action becomes a variation, which can be promoted, deleted and restored", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, cachex);
    await settled(page);
    await press(page, "back");
    await settled(page);
    await cell(page, "3,3").click();
    await analysisUntil(page, (model) => model.path.length === 3 && model.path[2] === "PLACE 3,3");
    await settled(page);
    assert.deepEqual((await analysisLook(page)).main, cachex.actions);
    await eventually(async () => assert.match(await page.locator("quintet-analysis-tree ul").innerText(), /d4/));

    await press(page, "promote");
    await analysisUntil(page, (model) => model.tree.children[0].children[0].children[0].action === "PLACE 3,3");
    await press(page, "remove");
    await analysisUntil(page, (model) => model.path.length === 2);
    assert.deepEqual((await analysisLook(page)).main, cachex.actions);
    await page.locator('quintet-analysis [data-do="bring-back"]').click();
    await analysisUntil(page, (model) => model.path.length === 3);
    assert.equal((await analysisLook(page)).main[2], "PLACE 3,3");
    await page.keyboard.press("Control+z");
    await analysisUntil(page, (model) => model.past.length === 1);
    assert.deepEqual((await analysisLook(page)).main, cachex.actions);
    assert.deepEqual(page.problems, []);
});

test("the arrow keys step through moves and variations, also in right-to-left text", {
    timeout: 400_000,
}, async () => {
    for (const language of ["en", "fa"]) {
        const page = await openAnalysis(browser, cachex, {
            storage: { settings: { language } },
            // The button is beside the board's lowest cells.
            viewport: { width: 800, height: 500 },
        });
        const [back, on] = language === "fa" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
        await settled(page);
        const at = (/** @type {number} */ ply) =>
            analysisUntil(page, (model, length) => model.path.length === length, ply);
        await page.keyboard.press(back);
        await at(2);
        await page.keyboard.press("Home");
        await at(0);
        await page.keyboard.press(on);
        await at(1);
        await settled(page);
        const steal = await page.locator(".extras .button").boundingBox();
        assert.ok(steal);
        const covered = await page.locator("quintet-analysis quintet-board .cell").evaluateAll((cells, button) => {
            const isCovered = (/** @type {Element} */ cell) => {
                const { left, right, top, bottom } = cell.getBoundingClientRect();
                const { x, y, width, height } = button;
                return left < x + width && right > x && top < y + height && bottom > y;
            };
            return cells.filter(isCovered).map((cell) => cell.getAttribute("data-cell"));
        }, steal);
        assert.deepEqual(covered, []);
        await cell(page, "3,0").click();
        await analysisUntil(page, (model) => model.path[1] === "PLACE 3,0");
        await settled(page);
        await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-analysis")).focusFirst());
        await page.keyboard.press("ArrowUp");
        await analysisUntil(page, (model) => model.path[1] === "PLACE 2,2");
        await page.keyboard.press("ArrowDown");
        await analysisUntil(page, (model) => model.path[1] === "PLACE 3,0");
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("End");
        await at(3);
        assert.deepEqual(page.problems, []);
        await page.close();
    }
});

test("a comment and a sign are saved and restored with the analysis", { timeout: 400_000 }, async () => {
    const page = await openAnalysis(browser, cachex);
    await settled(page);
    await page.locator("quintet-analysis-note select").selectOption("!?");
    await page.locator("quintet-analysis-note textarea").fill("Takes the middle");
    await page.locator("quintet-analysis-note textarea").blur();
    await analysisUntil(page, (model) => model.tree.children[0].children[0].children[0].comment === "Takes the middle");
    await eventually(async () =>
        assert.match(await page.locator("quintet-analysis-tree [role=group]").innerText(), /!\?\s*Takes the middle/),
    );
    await page.locator('quintet-analysis [data-do="leave"]').click();
    await ready(page);
    await page.locator('quintet-controls [data-do="analyse"]').click();
    await analysisUntil(page, (model) => model.phase === "ready");
    await eventually(async () =>
        assert.match(await page.locator("quintet-analysis-tree [role=group]").innerText(), /!\?\s*Takes the middle/),
    );
    // The address alone restores the analysis on another device.
    const noted = async () => {
        const link = await decodeAnalysisLink(await page.evaluate(() => location.hash));
        return JSON.stringify(link).includes("Takes the middle");
    };
    await becomes(noted, true);
    const hash = await page.evaluate(() => location.hash);
    const other = await openApp(browser, { hash });
    await analysisUntil(other, (model) => model.phase === "ready" && model.state);
    await eventually(async () =>
        assert.match(await other.locator("quintet-analysis-tree [role=group]").innerText(), /!\?\s*Takes the middle/),
    );
    await other.locator('quintet-analysis [data-do="leave"]').click();
    await ready(other);
    assert.deepEqual((await look(other)).actions, [], "the reader's own game is unchanged");
    assert.deepEqual(other.problems, []);
    await other.close();
});

test("the analysis stays with a game that continues", { timeout: 400_000 }, async () => {
    const page = await openAnalysis(browser, cachex);
    await settled(page);
    await page.locator("quintet-analysis-note textarea").fill("Remember this");
    await page.locator("quintet-analysis-note textarea").blur();
    await analysisUntil(page, (model) => model.past.length === 1);
    await page.locator('quintet-analysis [data-do="leave"]').click();
    await ready(page);
    await until(page, (model) => model.extra.analysis?.notes?.[0].comment === "Remember this");
    assert.deepEqual((await look(page)).actions, cachex.actions);
    await page.locator('quintet-app quintet-board .cell[data-cell="3,0"]').click();
    await until(page, (model) => model.state.length === 4);
    await page.waitForFunction(() => location.hash.includes("3,0"));
    await page.reload();
    await ready(page);
    await page.locator('quintet-controls [data-do="analyse"]').click();
    await analysisUntil(page, (model) => model.phase === "ready");
    assert.deepEqual((await analysisLook(page)).main, [...cachex.actions, "PLACE 3,0"]);
    await eventually(async () =>
        assert.match(await page.locator("quintet-analysis-tree [role=group]").innerText(), /Remember this/),
    );
    assert.deepEqual(page.problems, []);
});

test("an analysis of another version is neither read nor overwritten", { timeout: 400_000 }, async () => {
    const analysis = { version: 99, secret: [1, 2, 3] };
    const page = await openAnalysis(browser, { ...cachex, analysis });
    await analysisUntil(page, (model) => model.notices[0]?.key === "analysis.problem.version");
    await settled(page);
    await page.locator("quintet-analysis .notice").getByRole("button", { name: "Close" }).click();
    await page.locator("quintet-analysis-note select").selectOption("!");
    await analysisUntil(page, (model) => model.past.length === 1);
    await page.locator('quintet-analysis [data-do="leave"]').click();
    await ready(page);
    assert.deepEqual(
        await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).model.extra.analysis),
        analysis,
    );
});

test("without an engine the analysis shows a message and can try again", { timeout: 400_000 }, async () => {
    const page = await openApp(browser, {
        storage: {
            current: "cachex",
            "game/cachex": { record: { ...cachex }, seats: ["person", "person"], paused: true },
        },
    });
    await ready(page);
    await page.evaluate(() => {
        const { Worker } = window;
        window.Worker = /** @type {any} */ (
            class {
                constructor() {
                    throw new Error("no workers here");
                }
            }
        );
        Object.assign(window, { mend: () => Object.assign(window, { Worker }) });
    });
    await page.locator('quintet-controls [data-do="analyse"]').click();
    await analysisUntil(page, (model) => model.phase === "trouble");
    await eventually(async () =>
        assert.match(await page.locator("quintet-analysis .state").innerText(), /didn’t start.*no workers here/s),
    );
    await page.evaluate(() => /** @type {any} */ (window).mend());
    await page.locator("quintet-analysis .state button").click();
    await analysisUntil(page, (model) => model.phase === "ready" && model.path.length === 3);
});

test("the search shows lines, the board previews the line under the pointer, and a press plays it", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, chexers, { searches: true });
    await analysisUntil(
        page,
        (model) => model.thinking.progress?.depth >= 3 && model.thinking.progress.lines.length === 3,
    );
    await stopSearch(page);
    const { lines, shares, shown } = await analysisLook(page);
    assert.ok(
        Math.abs(shares.reduce((/** @type {number} */ sum, /** @type {number} */ share) => sum + share, 0) - 1) < 1e-6,
    );
    await eventually(async () =>
        assert.match(await page.locator("quintet-analysis-lines .figures").innerText(), /Depth \d+.*positions.*\/s/s),
    );
    await eventually(async () =>
        assert.match(
            await page.locator("quintet-analysis-bar ul").innerText(),
            /Red\s+\d+%\s+Green\s+\d+%\s+Blue\s+\d+%/,
        ),
    );
    assert.ok(
        await page.evaluate(() =>
            /** @type {any} */ (document.querySelector("quintet-analysis")).board.marks.some(
                ({ role }) => role === "hint",
            ),
        ),
    );

    await page.locator('quintet-analysis-lines tr[data-line="1"] .value').hover();
    await analysisUntil(page, (model) => model.preview?.line === 1);
    assert.equal(await page.locator("quintet-analysis .chip").count(), 1);
    await page.locator("quintet-analysis h1").hover();
    await analysisUntil(page, (model) => model.preview === null);

    await page.locator('quintet-analysis-lines tr[data-line="0"] .action').nth(1).click();
    await analysisUntil(
        page,
        (model, wanted) => model.path.join() === wanted,
        [...shown, ...lines[0].slice(0, 2)].join(),
    );
    assert.deepEqual(page.problems, []);
});

test("Hive: the view of the board stays where it is while a line is previewed", { timeout: 400_000 }, async () => {
    const actions = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1/"];
    const page = await openAnalysis(browser, { game: "hive", actions }, { searches: true });
    await analysisUntil(page, (model) => model.thinking.progress?.lines[0]?.actions.length >= 4);
    await stopSearch(page);
    const board = page.locator("quintet-analysis quintet-board");
    const view = () => board.locator(".picture").getAttribute("viewBox");
    const before = await view();
    await page.locator('quintet-analysis-lines tr[data-line="0"] .action').first().hover();
    await analysisUntil(page, (model) => model.preview);
    await board
        .locator(".token")
        .nth(actions.length + 1)
        .waitFor();
    assert.equal(await view(), before);
});

test("the reader can choose the number of lines and the algorithm, search deeper, and search until stopped", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, chexers, { searches: true });
    const choose = (/** @type {string} */ name, /** @type {string} */ value) =>
        page.locator(`quintet-analysis-lines [name="${name}"]`).selectOption(value);
    const lines = (/** @type {string} */ value) =>
        page.locator(`quintet-analysis-lines [data-choice=lines] [value="${value}"]`).click();
    await lines("5");
    await analysisUntil(page, (model) => model.thinking.progress?.lines.length === 5);
    await choose("algorithm", "max-n");
    await analysisUntil(page, (model) => model.thinking.algorithm === "max-n" && model.thinking.progress?.depth >= 1);
    await lines("1");
    await analysisUntil(page, (model) => model.thinking.progress?.lines.length === 1);
    await page.locator('quintet-analysis-lines [data-do="analysis.endless"]').click();
    await analysisUntil(page, (model) => model.thinking.endless && model.thinking.busy && model.thinking.progress);
    const depths = await page.evaluate(
        () => /** @type {any} */ (document.querySelector("quintet-analysis")).model.thinking.depths.length,
    );
    assert.ok(depths >= 1);
    await page.locator('[data-tab="search"]').click();
    await becomes(async () => (await page.locator("quintet-analysis-search tbody tr").count()) >= depths, true);
    await page.locator('[data-tab="lines"]').click();
    await page.locator('quintet-analysis-lines [data-do="button.stop"]').click();
    await analysisUntil(page, (model) => !model.thinking.busy && !model.thinking.endless);
    await page.locator('quintet-analysis-lines [data-do="analysis.deeper"]').click();
    await analysisUntil(page, (model) => model.thinking.busy && !model.thinking.endless);
    await page.locator('quintet-analysis-lines [name="on"]').uncheck();
    await press(page, "back");
    await settled(page);
    assert.equal((await analysisLook(page)).busy, false);
    assert.deepEqual(page.problems, []);
});

test("the whole game is shown as a graph, in words and as a table, and a press goes to the move", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, cachex);
    await page.locator('[data-tab="graph"]').click();
    await page.locator('quintet-analysis-graph [data-do="analyse-game"]').click();
    await analysisUntil(page, (model) => model.graph.known === 4 && !model.graph.busy);
    assert.match(
        await page.locator("quintet-analysis-graph .lines .share").first().getAttribute("d"),
        /^M0\.0 .*L1000\.0 /,
    );
    await page.locator("quintet-analysis-graph summary").click();
    await page.locator("quintet-analysis-graph details tbody tr").nth(3).waitFor();
    assert.equal(await page.locator("quintet-analysis-graph details tbody tr").count(), 4);
    const plot = page.locator("quintet-analysis-graph .plot");
    await plot.focus();
    await page.keyboard.press("Home");
    await analysisUntil(page, (model) => model.path.length === 0);
    await page.keyboard.press("ArrowRight");
    await analysisUntil(page, (model) => model.path.length === 1);
    assert.match(await plot.getAttribute("aria-valuetext"), /Move 1 of 3.*Red.*%.*Blue.*%/);
    const box = await plot.boundingBox();
    await plot.click({ position: { x: box.width - 2, y: 20 } });
    await analysisUntil(page, (model) => model.path.length === 3);
    assert.deepEqual(page.problems, []);
});

test("the analysis of a game can be stopped, and continues while the reader shows other positions", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, chexers);
    await page.locator('[data-tab="graph"]').click();
    await page.locator('quintet-analysis-graph [data-do="analyse-game"]').click();
    await page.keyboard.press("Home");
    await analysisUntil(page, (model) => model.graph.known >= 1 && model.path.length === 0);
    if (await page.locator('quintet-analysis-graph [data-do="stop-game"]').count()) {
        await page
            .locator('quintet-analysis-graph [data-do="stop-game"]')
            .click({ timeout: 2000 })
            .catch(() => {});
    }
    await analysisUntil(page, (model) => !model.graph.busy);
    if (await page.locator('quintet-analysis-graph [data-do="analyse-game"]').count()) {
        await page.locator('quintet-analysis-graph [data-do="analyse-game"]').click();
    }
    await analysisUntil(page, (model) => model.graph.known === 5 && !model.graph.busy);
});

test("mistakes are shown in the list of moves, in words and as marks that go to them one by one", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, chexers);
    await settled(page);
    await page.locator('[data-tab="graph"]').click();
    // Two neighbouring mistakes in the middle of the game.
    await page.evaluate((actions) => {
        const { analysis } = /** @type {any} */ (document.querySelector("quintet-analysis"));
        const chances = [
            [0.5, 0.3, 0.2],
            [0.3, 0.5, 0.2],
            [0.4, 0.1, 0.5],
            [0.4, 0.1, 0.5],
            [0.4, 0.1, 0.5],
        ];
        const values = new Map(
            chances.map((each, ply) => [
                actions.slice(0, ply).join("\n"),
                { chances: each, toMove: ply % 3, best: "none of these", look: 1 },
            ]),
        );
        analysis.store.update((/** @type {any} */ model) => ({ ...model, graph: { busy: false, values, known: 5 } }));
    }, chexers.actions);
    const entry = (/** @type {number} */ ply) => page.locator(`quintet-analysis-tree [data-ply="${ply}"]`);
    const signs = () =>
        page
            .locator("quintet-analysis-tree [data-ply]")
            .evaluateAll((entries) => entries.map((each) => each.querySelector(".glyph")?.textContent ?? ""));
    await becomes(signs, ["", "?", "??", "", ""]);
    assert.match((await entry(1).getAttribute("aria-label")) ?? "", /, Mistake$/);
    assert.match((await entry(2).getAttribute("aria-label")) ?? "", /, Blunder$/);
    assert.equal(await entry(3).locator(".glyph").count(), 0);

    // The reader's sign replaces the engine's.
    await entry(2).click();
    await settled(page);
    await page.locator("quintet-analysis-note select").selectOption("!");
    await becomes(signs, ["", "?", "!", "", ""]);

    await page.locator('quintet-analysis .moves [data-do="last"]').click();
    await settled(page);
    for (const ply of [1, 2]) {
        await page.locator(`quintet-analysis-graph .point[data-plies="${ply}"]`).click();
        await analysisUntil(page, (model, wanted) => model.path.length === wanted, ply);
        const now = page.locator("quintet-analysis-graph ol [aria-current]");
        await becomes(() => now.getAttribute("data-ply"), String(ply));
    }
    assert.deepEqual(page.problems, []);
});

test("presses on a shared mark go to one mistake after the other", { timeout: 400_000 }, async () => {
    const games = await readFile(new URL("../../data/chexers-games.jsonl", import.meta.url), "utf8");
    const golden = games.split("\n", 20).map((line) => JSON.parse(line));
    const { options, actions } = golden.find((each) => each.actions.length > 100);
    const page = await openAnalysis(browser, { game: "chexers", options, actions: actions.slice(0, 100) });
    await page.locator('[data-tab="graph"]').click();
    await page.evaluate(() => {
        const { analysis } = /** @type {any} */ (document.querySelector("quintet-analysis"));
        const line = analysis.model.path;
        const values = new Map(
            [...line, ""].map((action, ply) => {
                const wrong = (/** @type {number} */ each) => [51, 53, 54].includes(each);
                const chances = [1 / 3, 1 / 3, 1 / 3];
                if (wrong(ply)) {
                    chances.fill(0.45);
                    chances[(ply - 1) % 3] = 0.1;
                }
                const best = wrong(ply + 1) ? "another" : action;
                return [line.slice(0, ply).join("\n"), { chances, toMove: ply % 3, best, look: 1 }];
            }),
        );
        analysis.store.update((/** @type {any} */ model) => ({ ...model, graph: { busy: false, values, known: 101 } }));
    });
    const marks = page.locator("quintet-analysis-graph .point");
    await becomes(() => marks.evaluateAll((all) => all.map((each) => each.getAttribute("data-plies"))), ["51 53 54"]);
    assert.equal((await marks.textContent())?.replace(/\s/g, ""), "??3");
    const { width, height } = /** @type {any} */ (await marks.boundingBox());
    assert.ok(width >= 24 && height >= 24, "large enough to press");
    for (const ply of [51, 53, 54, 51]) {
        await marks.click();
        await analysisUntil(page, (model, wanted) => model.path.length === wanted, ply);
        assert.equal(await page.locator("quintet-analysis-graph .here").count(), 1);
    }
});

test("the table of the search shows every depth with its nodes, or the visits of every action", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, chexers, { searches: true });
    await analysisUntil(page, (model) => model.thinking.depths.length >= 4);
    await stopSearch(page);
    await page.locator('[data-tab="search"]').click();
    const cells = () =>
        page
            .locator("quintet-analysis-search tbody tr")
            .evaluateAll((rows) => rows.map((row) => [...row.children].map((each) => each.textContent?.trim() ?? "")));
    const rows = await cells();
    assert.deepEqual([rows[0][0], rows[1][0], rows[2][0]], ["1", "2", "3"]);
    const nodes = rows.slice(0, 3).map((row) => Number(row[4].replaceAll(",", "")));
    assert.ok(nodes[0] > 0 && nodes[0] < 256 && nodes[0] < nodes[1] && nodes[1] < nodes[2], String(nodes));
    const growth = (nodes[2] - nodes[1]) / (nodes[1] - nodes[0]);
    assert.equal(rows[2][5], `×${growth.toFixed(1)}`);
    // The stop came in the middle of a depth.
    assert.equal(rows.at(-1)?.[1], "not finished");
    await eventually(async () =>
        assert.match(await page.locator("quintet-analysis-search p").innerText(), /branching/),
    );

    await page.locator('[data-tab="lines"]').click();
    await page.locator('quintet-analysis-lines [name="algorithm"]').selectOption("mcts");
    await analysisUntil(page, (model) => model.thinking.progress?.visits.length >= 3);
    await stopSearch(page);
    assert.doesNotMatch(await page.locator("quintet-analysis-lines .figures").innerText(), /Depth/);
    await page.locator('[data-tab="search"]').click();
    const heads = await page.locator("quintet-analysis-search th").allInnerTexts();
    assert.deepEqual(heads, ["Move", "Visits", "Share", "Chances", "Score"]);
    const shares = (await cells()).map((row) => Number.parseFloat(row[2]));
    assert.ok(Math.abs(shares.reduce((sum, each) => sum + each, 0) - 100) < 1, String(shares));
    await eventually(async () =>
        assert.match(await page.locator("quintet-analysis-search p").innerText(), /Visits count how often/),
    );
    assert.deepEqual(page.problems, []);
});

test("play from here turns the position into a game, and the old game can be restored", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, cachex);
    await settled(page);
    await press(page, "back");
    await settled(page);
    await page.locator('quintet-analysis [data-do="more"]').click();
    await page.locator('quintet-analysis-more [name="level"]').selectOption("beginner");
    await page.locator('quintet-analysis-more [data-do="play-here"]').click();
    await page.waitForFunction(() => document.querySelector("quintet-app"));
    await until(
        page,
        (model) => model.state?.length === 2 && model.seats[0] === "person" && model.seats[1] === "beginner",
    );
    await page.locator('quintet-app quintet-board .cell[data-cell="3,3"]').click();
    await until(page, (model) => model.state.length >= 4);
    await page.locator("quintet-notices").getByRole("button", { name: "Undo" }).first().click();
    await until(page, (model, actions) => model.state.actions.join() === actions, cachex.actions.join());
    assert.deepEqual(page.problems, []);
});

test("on a phone variations and tabs work by touch, and the page does not scroll sideways", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, cachex, { viewport: phone, touch: true });
    const buttons = page.locator("quintet-analysis-steps button, quintet-analysis-lines .tool");
    const words = await buttons.allInnerTexts();
    assert.equal(words.filter((text) => text.trim()).length, 9, words.join());
    await settled(page);
    await page.locator('quintet-analysis .moves [data-do="back"]').tap();
    await settled(page);
    await cell(page, "3,0").tap();
    await analysisUntil(page, (model) => model.path[2] === "PLACE 3,0");
    for (const tab of ["moves", "graph", "search", "lines"]) {
        await page.locator(`[data-tab="${tab}"]`).tap();
        const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        await becomes(isWide, false, tab);
    }
    await page.locator('[data-tab="moves"]').tap();
    await eventually(async () => assert.match(await page.locator("quintet-analysis-tree ul").innerText(), /a4/));
    const board = await page.locator("quintet-analysis quintet-board").boundingBox();
    assert.ok(board && board.width >= 380, "the board has the whole width");
    assert.deepEqual(page.problems, []);
});

test("invalid links to the analysis show a message and a board", { timeout: 400_000 }, async () => {
    for (const hash of [
        "#lab&game=chess",
        "#lab&game=cachex&a=AAAA",
        "#lab&game=cachex&actions=PLACE+99,99",
        "#lab&game=cachex&o.size=4000",
    ]) {
        const page = await openApp(browser, { hash });
        await analysisUntil(page, (model) => model.phase === "ready" && model.notices[0]?.tone === "error");
        assert.notEqual(await page.locator("quintet-analysis .notice").innerText(), "");
        assert.deepEqual(page.problems, [], hash);
        await page.close();
    }
});

test("illegal actions are dropped from the tree with a notice", { timeout: 400_000 }, async () => {
    const page = await openApp(browser, { hash: "#lab&game=cachex&o.size=4&actions=PLACE+0,1;PLACE+2,2" });
    await analysisUntil(page, (model) => model.phase === "ready");
    const text = JSON.stringify({
        ...cachex,
        analysis: {
            version: 1,
            variations: [
                { ply: 1, actions: ["PLACE 3,3", "PLACE 3,3", "PLACE 0,0"] },
                { ply: 2, actions: ["JUMP"] },
            ],
        },
    });
    await page.locator('quintet-analysis [data-do="more"]').click();
    await page.locator('quintet-analysis-more [data-do="analysis.open"]').click();
    await page.locator("quintet-analysis-more textarea").fill(text);
    await page.locator("quintet-analysis-more form .primary").click();
    await analysisUntil(
        page,
        (model) => model.notices[0]?.key === "analysis.dropped" && model.notices[0].params.count === 3,
    );
    const seen = await analysisLook(page);
    assert.deepEqual(seen.main, cachex.actions);
});
