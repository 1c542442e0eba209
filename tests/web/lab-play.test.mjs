/** The analysis in a browser: from a game into it and back, by mouse, keyboard and finger. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { look, openApp, ready, until } from "./app-page.mjs";
import { openBrowser, phone } from "./browser.mjs";
import { labLook, labUntil, openLab, settled } from "./lab-page.mjs";

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

const chexers = {
    game: "chexers",
    actions: ["MOVE -3,2 -2,2", "MOVE 0,-3 -1,-2", "MOVE 1,2 1,1", "MOVE -3,0 -2,-1"],
};
const cachex = { game: "cachex", options: { size: 4 }, actions: ["PLACE 0,1", "PLACE 2,2", "PLACE 1,1"] };

/** @param {import("./app-page.mjs").Page} page @param {string} name */
const press = (page, name) => page.locator(`quintet-lab .moves [data-do="${name}"]`).click();
/** @param {import("./app-page.mjs").Page} page @param {string} id */
const cell = (page, id) => page.locator(`quintet-lab quintet-board .cell[data-cell="${id}"]`);

test("into the analysis and back in one tap each: the game is as it was", { timeout: 120_000 }, async () => {
    const page = await openLab(browser, chexers);
    const before = await page.evaluate(() => document.title);
    assert.match(before, /Analysis/);
    await settled(page);
    await press(page, "back");
    await settled(page);
    await cell(page, "-3,0").click();
    await page.keyboard.press("Escape");
    await page.locator('quintet-lab [data-do="leave"]').click();
    await ready(page);
    const seen = await look(page);
    assert.deepEqual(seen.actions, chexers.actions);
    assert.equal(seen.ply, 4);
    assert.equal(await page.locator("quintet-lab").count(), 0);
    await page.waitForFunction(() => location.hash.startsWith("#game=chexers"));
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("the browser's own way back leads out of the analysis, and forward into it", { timeout: 120_000 }, async () => {
    const page = await openLab(browser, chexers);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("quintet-app"));
    assert.deepEqual((await look(page)).notices, [], "no game was opened");
    await page.goForward();
    await labUntil(page, (model) => model.phase === "ready");
    assert.deepEqual((await labLook(page)).main, chexers.actions);
    await page.context().close();
});

test("a game that a reader puts into the address leads out of the analysis to that game", {
    timeout: 120_000,
}, async () => {
    const page = await openLab(browser, chexers);
    await page.evaluate(() => {
        location.hash = "#game=hive&actions=wS1";
    });
    await page.waitForFunction(() => document.querySelector("quintet-app"));
    await until(page, (model) => model.state.game === "hive" && model.state.length === 1);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("what is copied says so, and the sheet is gone", { timeout: 120_000 }, async () => {
    const page = await openLab(browser, cachex);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator('quintet-lab [data-do="more"]').click();
    await page.locator('quintet-lab-more [data-do="lab.copyText"]').click();
    await labUntil(page, (model) => model.notice?.key === "notice.copied");
    assert.equal(await page.locator("quintet-lab quintet-sheet").count(), 0);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.deepEqual(JSON.parse(text).actions, cachex.actions);
    await page.context().close();
});

test("another action becomes a variation; promote, delete and undo", { timeout: 120_000 }, async () => {
    const page = await openLab(browser, cachex);
    await settled(page);
    await press(page, "back");
    await settled(page);
    await cell(page, "3,3").click();
    await labUntil(page, (model) => model.path.length === 3 && model.path[2] === "PLACE 3,3");
    await settled(page);
    assert.deepEqual((await labLook(page)).main, cachex.actions);
    assert.match(await page.locator("quintet-lab-tree ul").innerText(), /3,3/);

    await press(page, "promote");
    await labUntil(page, (model) => model.tree.children[0].children[0].children[0].action === "PLACE 3,3");
    await press(page, "remove");
    await labUntil(page, (model) => model.path.length === 2);
    assert.deepEqual((await labLook(page)).main, cachex.actions);
    await page.locator('quintet-lab [data-do="bring-back"]').click();
    await labUntil(page, (model) => model.path.length === 3);
    assert.equal((await labLook(page)).main[2], "PLACE 3,3");
    await page.keyboard.press("Control+z");
    await labUntil(page, (model) => model.past.length === 1);
    assert.deepEqual((await labLook(page)).main, cachex.actions);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("the arrow keys go through moves and variations, also in text that runs from right to left", {
    timeout: 120_000,
}, async () => {
    for (const language of ["en", "fa"]) {
        const page = await openLab(browser, cachex, { storage: { settings: { language } } });
        const [back, on] = language === "fa" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
        await settled(page);
        const at = (/** @type {number} */ ply) => labUntil(page, (model, length) => model.path.length === length, ply);
        await page.keyboard.press(back);
        await at(2);
        await page.keyboard.press("Home");
        await at(0);
        await page.keyboard.press(on);
        await at(1);
        await settled(page);
        await cell(page, "3,0").click();
        await labUntil(page, (model) => model.path[1] === "PLACE 3,0");
        await settled(page);
        await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-lab")).focusFirst());
        await page.keyboard.press("ArrowUp");
        await labUntil(page, (model) => model.path[1] === "PLACE 2,2");
        await page.keyboard.press("ArrowDown");
        await labUntil(page, (model) => model.path[1] === "PLACE 3,0");
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("End");
        await at(3);
        assert.deepEqual(page.problems, []);
        await page.context().close();
    }
});

test("a comment and a sign are kept, and the analysis comes back with them", { timeout: 120_000 }, async () => {
    const page = await openLab(browser, cachex);
    await settled(page);
    await page.locator('quintet-lab-note [data-glyph="!?"]').click();
    await page.locator("quintet-lab-note textarea").fill("Takes the middle");
    await page.locator("quintet-lab-note textarea").blur();
    await labUntil(page, (model) => model.tree.children[0].children[0].children[0].comment === "Takes the middle");
    assert.match(await page.locator("quintet-lab-tree [role=group]").innerText(), /!\?\s*Takes the middle/);
    await page.locator('quintet-lab [data-do="leave"]').click();
    await ready(page);
    await page.locator('quintet-controls [data-do="analyse"]').click();
    await labUntil(page, (model) => model.phase === "ready");
    assert.match(await page.locator("quintet-lab-tree [role=group]").innerText(), /!\?\s*Takes the middle/);
    // Its address alone brings it to another device.
    await page.waitForFunction(() => location.hash.includes("&a="));
    const { hash } = new URL(page.url());
    const other = await openApp(browser, { hash });
    await labUntil(other, (model) => model.phase === "ready" && model.state);
    assert.match(await other.locator("quintet-lab-tree [role=group]").innerText(), /!\?\s*Takes the middle/);
    await other.locator('quintet-lab [data-do="leave"]').click();
    await ready(other);
    assert.deepEqual((await look(other)).actions, [], "the reader's own game stays");
    assert.deepEqual(other.problems, []);
    await other.context().close();
    await page.context().close();
});

test("the game goes on, and what was added to it goes along", { timeout: 120_000 }, async () => {
    const page = await openLab(browser, cachex);
    await settled(page);
    await page.locator("quintet-lab-note textarea").fill("Remember this");
    await page.locator("quintet-lab-note textarea").blur();
    await labUntil(page, (model) => model.past.length === 1);
    await page.locator('quintet-lab [data-do="leave"]').click();
    await ready(page);
    await until(page, (model) => model.extra.analysis?.notes?.[0].comment === "Remember this");
    assert.deepEqual((await look(page)).actions, cachex.actions);
    await page.locator('quintet-app quintet-board .cell[data-cell="3,0"]').click();
    await until(page, (model) => model.state.length === 4);
    await page.waitForFunction(() => location.hash.includes("3,0"));
    await page.reload();
    await ready(page);
    await page.locator('quintet-controls [data-do="analyse"]').click();
    await labUntil(page, (model) => model.phase === "ready");
    assert.deepEqual((await labLook(page)).main, [...cachex.actions, "PLACE 3,0"]);
    assert.match(await page.locator("quintet-lab-tree [role=group]").innerText(), /Remember this/);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("what another version has added is not read, and not overwritten", { timeout: 120_000 }, async () => {
    const analysis = { version: 99, secret: [1, 2, 3] };
    const page = await openLab(browser, { ...cachex, analysis });
    await labUntil(page, (model) => model.notice?.key === "lab.problem.version");
    await settled(page);
    await page.locator("quintet-lab .notice").getByRole("button", { name: "Close" }).click();
    await page.locator('quintet-lab-note [data-glyph="!"]').click();
    await labUntil(page, (model) => model.past.length === 1);
    await page.locator('quintet-lab [data-do="leave"]').click();
    await ready(page);
    assert.deepEqual(
        await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).model.extra.analysis),
        analysis,
    );
    await page.context().close();
});

test("without an engine the analysis says so, and tries again", { timeout: 120_000 }, async () => {
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
    await labUntil(page, (model) => model.phase === "trouble");
    assert.match(await page.locator("quintet-lab .state").innerText(), /did not start.*no workers here/s);
    await page.evaluate(() => /** @type {any} */ (window).mend());
    await page.locator("quintet-lab .state button").click();
    await labUntil(page, (model) => model.phase === "ready" && model.path.length === 3);
    await page.context().close();
});

test("the search shows lines; a line under the pointer is on the board, a press plays it", {
    timeout: 180_000,
}, async () => {
    const page = await openLab(browser, chexers);
    await labUntil(page, (model) => model.thinking.progress?.depth >= 3 && model.thinking.progress.lines.length === 3);
    await page.locator('quintet-lab-lines [data-do="lab.stop"]').click();
    await labUntil(page, (model) => !model.thinking.busy);
    const { lines, shares, shown } = await labLook(page);
    assert.ok(
        Math.abs(shares.reduce((/** @type {number} */ sum, /** @type {number} */ share) => sum + share, 0) - 1) < 1e-6,
    );
    assert.match(await page.locator("quintet-lab-lines .figures").innerText(), /Depth \d+.*positions.*\/s/s);
    assert.match(await page.locator("quintet-lab-bar ul").innerText(), /Red\s+\d+%\s+Green\s+\d+%\s+Blue\s+\d+%/);
    assert.ok(
        await page.evaluate(() =>
            /** @type {any} */ (document.querySelector("quintet-lab")).board.marks.some(({ role }) => role === "hint"),
        ),
    );

    await page.locator('quintet-lab-lines tr[data-line="1"] .value').hover();
    await labUntil(page, (model) => model.preview?.line === 1);
    assert.equal(await page.locator("quintet-lab .chip").count(), 1);
    await page.locator("quintet-lab h1").hover();
    await labUntil(page, (model) => model.preview === null);

    await page.locator('quintet-lab-lines tr[data-line="0"] .action').nth(1).click();
    await labUntil(page, (model, wanted) => model.path.join() === wanted, [...shown, ...lines[0].slice(0, 2)].join());
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("one to five lines, another algorithm, deeper, and without end until stopped", { timeout: 180_000 }, async () => {
    const page = await openLab(browser, chexers);
    const choose = (/** @type {string} */ name, /** @type {string} */ value) =>
        page.locator(`quintet-lab-lines [data-choice="${name}"]`).selectOption(value);
    await choose("lines", "5");
    await labUntil(page, (model) => model.thinking.progress?.lines.length === 5);
    await choose("algorithm", "max-n");
    await labUntil(page, (model) => model.thinking.algorithm === "max-n" && model.thinking.progress?.depth >= 1);
    await choose("lines", "1");
    await labUntil(page, (model) => model.thinking.progress?.lines.length === 1);
    await page.locator('quintet-lab-lines [data-do="lab.endless"]').click();
    await labUntil(page, (model) => model.thinking.endless && model.thinking.busy && model.thinking.progress);
    const depths = await page.evaluate(
        () => /** @type {any} */ (document.querySelector("quintet-lab")).model.thinking.depths.length,
    );
    assert.ok(depths >= 1);
    await page.locator('[data-tab="search"]').click();
    assert.ok((await page.locator("quintet-lab-search tbody tr").count()) >= depths);
    await page.locator('[data-tab="lines"]').click();
    await page.locator('quintet-lab-lines [data-do="lab.stop"]').click();
    await labUntil(page, (model) => !model.thinking.busy && !model.thinking.endless);
    await page.locator('quintet-lab-lines [data-choice="on"]').uncheck();
    await press(page, "back");
    await settled(page);
    assert.equal((await labLook(page)).busy, false);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("the whole game as a graph, in words and as a table; a press leads to the move", {
    timeout: 240_000,
}, async () => {
    const page = await openLab(browser, cachex);
    await page.locator('[data-tab="graph"]').click();
    await page.locator('quintet-lab-graph [data-do="analyse-game"]').click();
    await labUntil(page, (model) => model.graph.known === 4 && !model.graph.busy);
    assert.match(await page.locator("quintet-lab-graph .lines .share").first().getAttribute("d"), /^M0\.0 .*L1000\.0 /);
    await page.locator("quintet-lab-graph summary").click();
    await page.locator("quintet-lab-graph tbody tr").nth(3).waitFor();
    assert.equal(await page.locator("quintet-lab-graph tbody tr").count(), 4);
    const plot = page.locator("quintet-lab-graph .plot");
    await plot.focus();
    await page.keyboard.press("Home");
    await labUntil(page, (model) => model.path.length === 0);
    await page.keyboard.press("ArrowRight");
    await labUntil(page, (model) => model.path.length === 1);
    assert.match(await plot.getAttribute("aria-valuetext"), /Move 1 of 3.*Red.*%.*Blue.*%/);
    const box = await plot.boundingBox();
    await plot.click({ position: { x: box.width - 2, y: 20 } });
    await labUntil(page, (model) => model.path.length === 3);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("the analysis of a game can be stopped, and goes on while one looks about", { timeout: 240_000 }, async () => {
    const page = await openLab(browser, chexers);
    await page.locator('[data-tab="graph"]').click();
    await page.locator('quintet-lab-graph [data-do="analyse-game"]').click();
    await page.keyboard.press("Home");
    await labUntil(page, (model) => model.graph.known >= 1 && model.path.length === 0);
    if (await page.locator('quintet-lab-graph [data-do="stop-game"]').count()) {
        await page
            .locator('quintet-lab-graph [data-do="stop-game"]')
            .click({ timeout: 2000 })
            .catch(() => {});
    }
    await labUntil(page, (model) => !model.graph.busy);
    if (await page.locator('quintet-lab-graph [data-do="analyse-game"]').count()) {
        await page.locator('quintet-lab-graph [data-do="analyse-game"]').click();
    }
    await labUntil(page, (model) => model.graph.known === 5 && !model.graph.busy);
    await page.context().close();
});

test("play from here: the position becomes a game, and the old one can be brought back", {
    timeout: 120_000,
}, async () => {
    const page = await openLab(browser, cachex);
    await settled(page);
    await press(page, "back");
    await settled(page);
    await page.locator('quintet-lab [data-do="more"]').click();
    await page.locator('quintet-lab-more [data-choice="level"]').selectOption("beginner");
    await page.locator('quintet-lab-more [data-do="play-here"]').click();
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
    await page.context().close();
});

test("on a phone by fingers: a variation, the tabs, and no sideways scrolling", { timeout: 120_000 }, async () => {
    const page = await openLab(browser, cachex, { viewport: phone, touch: true });
    await settled(page);
    await page.locator('quintet-lab .moves [data-do="back"]').tap();
    await settled(page);
    await cell(page, "3,0").tap();
    await labUntil(page, (model) => model.path[2] === "PLACE 3,0");
    for (const tab of ["moves", "graph", "search", "lines"]) {
        await page.locator(`[data-tab="${tab}"]`).tap();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        assert.equal(wide, false, tab);
    }
    await page.locator('[data-tab="moves"]').tap();
    assert.match(await page.locator("quintet-lab-tree ul").innerText(), /3,0/);
    const board = await page.locator("quintet-lab quintet-board").boundingBox();
    assert.ok(board && board.width >= 380, "the board has the whole width");
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("hostile links to the analysis: a sentence, and a board", { timeout: 180_000 }, async () => {
    for (const hash of [
        "#lab&game=chess",
        "#lab&game=cachex&a=AAAA",
        "#lab&game=cachex&actions=PLACE+99,99",
        "#lab&game=cachex&o.size=4000",
    ]) {
        const page = await openApp(browser, { hash });
        await labUntil(page, (model) => model.phase === "ready" && model.notice?.tone === "error");
        assert.notEqual(await page.locator("quintet-lab .notice").innerText(), "");
        assert.deepEqual(page.problems, [], hash);
        await page.context().close();
    }
});

test("actions that cannot be played are left out of the tree with a sentence", { timeout: 120_000 }, async () => {
    const page = await openApp(browser, { hash: "#lab&game=cachex&o.size=4&actions=PLACE+0,1;PLACE+2,2" });
    await labUntil(page, (model) => model.phase === "ready");
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
    await page.locator('quintet-lab [data-do="more"]').click();
    await page.locator('quintet-lab-more [data-do="lab.open"]').click();
    await page.locator("quintet-lab-more textarea").fill(text);
    await page.locator("quintet-lab-more form .primary").click();
    await labUntil(page, (model) => model.notice?.key === "lab.dropped" && model.notice.params.count === 3);
    const seen = await labLook(page);
    assert.deepEqual(seen.main, cachex.actions);
    await page.context().close();
});
