/**
 * Actions and cells as people read them: coordinates on the board, names in text and lists, and lists that show actions
 * on the board.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, desk, phone } from "../browser.mjs";
import { analysisUntil, openAnalysis, settled, stopSearch } from "../drive/analysis.mjs";
import { openApp, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

/** A few moves of each game. @type {Record<string, string[]>} */
const played = {
    chexers: ["MOVE -3,0 -2,0", "MOVE 0,-3 0,-2", "MOVE 3,0 2,0"],
    halma: ["0,4-0,5", "15,11-15,10", "3,1-5,1"],
    cachex: ["PLACE 1,3", "STEAL", "PLACE 4,4"],
    tetress: ["PLACE 0,0 0,1 0,2 0,10", "PLACE 5,5 5,6 6,4 6,5", "PLACE 1,0 2,0 2,1 3,1"],
    hive: ["wS1", "bS1 wS1-", "wQ -wS1"],
};

/** @param {string} game @param {import("../drive/app.mjs").AppOptions} [options] */
async function open(game, { storage = {}, ...options } = {}) {
    const saved = {
        record: { game, options: {}, actions: played[game] },
        seats: ["person", "person", "person"],
        paused: false,
    };
    const page = await openApp(browser, {
        storage: { current: game, [`game/${game}`]: saved, ...storage },
        ...options,
    });
    await ready(page);
    await page.locator("quintet-moves [data-ply='3']").waitFor();
    return page;
}

/**
 * Returns all texts, names and tooltips of a page, including shadow roots.
 * @param {import("../drive/app.mjs").Page} page
 */
const said = (page) =>
    page.evaluate(() => {
        /** @type {string[]} */
        const texts = [];
        const walk = (/** @type {any} */ node) => {
            if (node.nodeType === Node.TEXT_NODE && !/^(STYLE|SCRIPT|TITLE)$/.test(node.parentElement?.tagName ?? "")) {
                texts.push(node.data.trim());
            }
            for (const name of ["aria-label", "title", "aria-valuetext"]) texts.push(node.getAttribute?.(name) ?? "");
            for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) walk(child);
        };
        walk(document.body);
        return texts.filter(Boolean);
    });

/** Changes the language of a page. @param {import("../drive/app.mjs").Page} page @param {string} language */
async function speaks(page, language) {
    await page.evaluate((chosen) => {
        /** @type {any} */ (document.querySelector("quintet-app")).controller.setSettings({ language: chosen });
    }, language);
    await becomes(() => page.locator("html").getAttribute("lang"), language);
    await ready(page);
}

/** Notation that only records use. */
const raw = /\b(PLACE|MOVE|JUMP|EXIT|STEAL|PASS)\b|\d,\d+-\d/;

/** @param {import("../drive/app.mjs").Page} page */
const coordinates = (page) => page.locator("quintet-board .labels text").allTextContents();

/** Returns the cells that lists mark on a board. @param {import("../drive/app.mjs").Page} page @param {string} owner */
const pointed = (page, owner) =>
    page.evaluate((name) => {
        const { board } = /** @type {any} */ (document.querySelector(name));
        return board.marks.flatMap((/** @type {any} */ { role, cells }) => (role === "way" ? [] : cells));
    }, owner);

test("coordinates appear by default where there is room", { timeout: 400_000 }, async () => {
    const wide = await open("cachex", { viewport: desk });
    await becomes(async () => (await coordinates(wide)).sort().join(""), "12345678abcdefgh");
    await wide.close();
    const narrow = await open("halma", { viewport: phone });
    await becomes(() => coordinates(narrow), []);
    await narrow.close();
});

test("coordinates are a setting, and values of earlier versions still apply", { timeout: 400_000 }, async () => {
    const page = await open("chexers", { viewport: desk });
    await becomes(async () => (await coordinates(page)).length, 14);
    await page.locator("quintet-header [data-do=settings]").click();
    const choice = page.locator("quintet-settings [data-choice=coordinates]");
    assert.equal(await choice.locator(":checked").inputValue(), "auto");
    await choice.locator("[value=off]").click();
    await becomes(() => coordinates(page), []);
    await page.reload();
    await ready(page);
    await becomes(() => coordinates(page), []);
    await page.close();

    const off = await open("chexers", { viewport: desk, storage: { settings: { coordinates: false } } });
    await until(off, (model) => model.settings.coordinates === "off");
    await off.close();
    const on = await open("halma", { viewport: phone, storage: { settings: { coordinates: true } } });
    await becomes(async () => (await coordinates(on)).length, 32);
    await on.close();
});

test("the list shows a shape as a drawing with its cell, and describes it to screen readers", {
    timeout: 400_000,
}, async () => {
    const page = await open("tetress", { viewport: desk });
    const first = page.locator("quintet-moves [data-ply='1']");
    await becomes(() => first.innerText(), "0,10");
    assert.equal(await first.locator("svg rect").count(), 4);
    // The shape crosses an edge, and is drawn in one piece: four squares in a row.
    assert.equal(await first.locator("svg").getAttribute("viewBox"), "0 0 4 1");
    assert.equal(await first.getAttribute("aria-label"), "Red: Place the I piece on 0,0 0,1 0,2 0,10");
});

test("a list entry under the pointer or with the focus is shown on the board", { timeout: 400_000 }, async () => {
    const page = await open("chexers", { viewport: desk });
    assert.deepEqual(await pointed(page, "quintet-app"), []);
    await page.locator("quintet-moves [data-ply='1']").hover();
    await becomes(() => pointed(page, "quintet-app"), ["-3,0", "-2,0"]);
    await page.locator("quintet-moves [data-ply='2']").hover();
    await becomes(() => pointed(page, "quintet-app"), ["0,-3", "0,-2"]);
    await page.locator("quintet-status").hover();
    await becomes(() => pointed(page, "quintet-app"), []);

    await page.locator("quintet-moves [data-ply='3']").focus();
    await page.keyboard.press("ArrowLeft");
    await until(page, (model) => model.state.ply === 2);
    await becomes(() => pointed(page, "quintet-app"), ["0,-3", "0,-2"]);
    await page.locator("quintet-board .cell[tabindex='0']").focus();
    await becomes(() => pointed(page, "quintet-app"), []);
    assert.deepEqual(page.problems, []);
});

test("a shape placed by touch is described in words", { timeout: 400_000 }, async () => {
    const page = await open("tetress", { viewport: phone, touch: true });
    await page.locator("quintet-board .cell[data-cell='5,2']").tap();
    const offered = page.locator("quintet-status [data-action]");
    await becomes(() => offered.innerText(), "Place");
    assert.equal(await offered.getAttribute("title"), "Place the I piece on 5,1 5,2 5,3 5,4");
    const title = page.locator("quintet-status .title");
    assert.ok(
        await title.evaluate((element) => element.scrollWidth <= element.clientWidth),
        "the line beside it is complete",
    );
    await offered.tap();
    await until(page, (model) => model.state.ply === 4);
});

for (const game of Object.keys(played)) {
    test(`${game}: no text on the page uses the notation of records`, { timeout: 400_000 }, async () => {
        const page = await open(game, { viewport: desk, storage: { settings: { language: "en", confirm: true } } });
        const inBothLanguages = async () => {
            for (const [language, viewport] of /** @type {const} */ ([
                ["fa", phone],
                ["en", desk],
            ])) {
                await page.setViewportSize(viewport);
                await speaks(page, language);
                assert.deepEqual(
                    (await said(page)).filter((text) => raw.test(text)),
                    [],
                    language,
                );
            }
        };
        await page.locator('quintet-controls [data-do="hint"]').click();
        await until(page, (model) => model.hint !== null);
        await inBothLanguages();
        await page.evaluate(() => {
            const { controller, model } = /** @type {any} */ (document.querySelector("quintet-app"));
            controller.enter(model.hint);
        });
        await until(page, (model) => model.proposed !== null);
        await inBothLanguages();
        assert.deepEqual(page.problems, []);
        await page.close();
    });

    test(`${game}: no text in the analysis uses the notation of records, and lists show actions on the board`, {
        timeout: 400_000,
    }, async () => {
        const page = await openAnalysis(browser, { game, actions: played[game] }, { viewport: desk, searches: true });
        await settled(page);
        await analysisUntil(page, (model) => model.thinking.depths.length > 0);
        await stopSearch(page);
        for (const tab of ["lines", "search", "graph"]) {
            await page.locator(`[data-tab="${tab}"]`).click();
            assert.deepEqual(
                (await said(page)).filter((text) => raw.test(text)),
                [],
                tab,
            );
            // An entry shows three dots until the engine has described its action.
            await becomes(async () => (await said(page)).filter((text) => raw.test(text) || text === "…"), [], tab);
        }
        const { from, to, cells } = await page.evaluate(
            (record) => {
                const { analysis } = /** @type {any} */ (document.querySelector("quintet-analysis"));
                return analysis.actionsAlong(record.actions)[0];
            },
            { game, actions: played[game] },
        );
        await page.locator("quintet-analysis-tree [data-ply='1']").hover();
        await becomes(() => pointed(page, "quintet-analysis"), [from, to, ...cells].filter(Boolean));
        await page.locator("quintet-analysis h1").hover();
        await analysisUntil(page, (model) => model.looked === null);
        assert.deepEqual(page.problems, []);
    });
}
