/**
 * Persian has its own digits. Everything that the page counts uses them. Notation (cells, actions) stays in Latin
 * digits inside an isolate, so that no line mixes the two by accident.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes } from "../browser.mjs";
import { analysisUntil, openAnalysis, stopSearch } from "../drive/analysis.mjs";
import { newGameDrawer, openApp, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
const persian = { locale: "fa-IR" };

/** Runs in the page. Returns every text and name with Latin digits that are not notation. */
function strayDigits() {
    // The logo's name, and names of pieces in a notation of letters.
    const names = /\bGen42\b|\b[bw][A-Z]\d\b/g;
    // Notation is isolated by `t`. A lone number in an isolate was not written in the language's digits.
    const isolate = (/** @type {string} */ part) => (/^\u2066\d+([.\u066b]\d+)?\u2069$/.test(part) ? part : "");
    const stray = (/** @type {string} */ text) =>
        /\d/.test(text.replace(names, "").replace(/\u2066[^\u2069]*\u2069/g, isolate));
    const SPOKEN = ["aria-label", "title", "aria-valuetext", "placeholder"];
    /** @type {string[]} */
    const found = [];
    const visit = (/** @type {Node} */ node) => {
        if (node instanceof Element) {
            if (node.matches("script, style, bdi, textarea, kbd, code, svg text, [dir=ltr], [lang=en]")) return;
            // Rows have the names on the rim.
            const spoken = node.getAttribute("role") === "row" ? [] : SPOKEN;
            for (const name of spoken) {
                const text = node.getAttribute(name) ?? "";
                if (stray(text)) found.push(`${node.localName} ${name}: ${text}`);
            }
            for (const child of node.shadowRoot?.childNodes ?? []) visit(child);
        } else if (node instanceof Text && stray(node.data)) {
            found.push(`${node.parentElement?.localName}.${node.parentElement?.className}: ${node.data.trim()}`);
        }
        for (const child of node.childNodes) visit(child);
    };
    visit(document.body);
    return [...new Set(found)];
}

/** @param {import("../drive/app.mjs").Page} page @param {string} where */
const check = (page, where) => becomes(() => page.evaluate(strayDigits), [], where);

const games = {
    chexers: "game=chexers&actions=MOVE+-3,2+-2,2;MOVE+0,-3+-1,-2;MOVE+1,2+1,1;MOVE+-3,0+-2,-1&ply=3",
    halma: "game=halma&actions=4,0-5,0&ply=0",
    cachex: "game=cachex&o.size=5&actions=PLACE+1,3;STEAL;PLACE+0,0&ply=2",
    tetress: "game=tetress&actions=PLACE+3,3+3,4+4,3+4,4",
    hive: "game=hive&o.expansions=MLP&actions=wS1;bA1+wS1-;wQ+-wS1",
};
for (const [game, link] of Object.entries(games)) {
    test(`${game} in Persian: numbers use one set of digits, on the page and in all sheets`, slow, async () => {
        const page = await openApp(browser, { ...persian, hash: `#${link}` });
        await ready(page);
        await until(page, (model, id) => model.state.game === id, game);
        await check(page, "board");
        await newGameDrawer(page);
        await check(page, "new game");
        await page.keyboard.press("Escape");
        for (const [sheet, inside] of Object.entries({
            share: "pre",
            saves: "form",
            open: "form",
            help: "section, dl",
        })) {
            await page.keyboard.press("m");
            await page.locator(`quintet-menu [data-do=${sheet}]`).click();
            await page.locator(`quintet-${sheet}`).locator(inside).first().waitFor();
            await check(page, sheet);
            await page.keyboard.press("Escape");
            await page.locator("quintet-drawer").waitFor({ state: "detached" });
        }
        assert.deepEqual(page.problems, []);
    });
}

test("a clock, notices and a file of games use Persian digits", slow, async () => {
    const record = { game: "chexers", actions: [], clock: { initial: 600, increment: 5 } };
    const page = await openApp(browser, {
        ...persian,
        storage: {
            current: "chexers",
            "game/chexers": { record, seats: ["person", "person", "person"], paused: false },
        },
    });
    await ready(page);
    await page.evaluate(() => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        controller.tell({ key: "notice.replaced", params: { count: 12 } });
        controller.tell({ key: "problem.refusedAt", params: { number: 37 }, line: 4, tone: "error" });
    });
    await page.locator("quintet-notices .notice").nth(1).waitFor();
    await check(page, "clock and notices");
    await page.keyboard.press("m");
    await page.locator("quintet-menu [data-do=open]").click();
    await page
        .locator("quintet-open textarea")
        .fill('{"game":"hive"}\n{"game":"halma","actions":["4,0-5,0"]}\n{"game":7}');
    await page.locator("quintet-open [data-do=open]").click();
    await page.locator("quintet-open [data-line='2']").waitFor();
    await check(page, "games of a file");
});

test("all parts of the analysis use Persian digits", slow, async () => {
    const chexers = { game: "chexers", actions: ["MOVE -3,2 -2,2", "MOVE 0,-3 -1,-2", "MOVE 1,2 1,1"] };
    const page = await openAnalysis(browser, chexers, { ...persian, searches: true });
    await analysisUntil(page, (model) => model.thinking.progress?.depth >= 3);
    await stopSearch(page);
    for (const tab of ["lines", "search", "graph"]) {
        await page.locator(`[data-tab="${tab}"]`).click();
        await check(page, tab);
    }
    await page.locator('quintet-analysis-graph [data-do="analyse-game"]').click();
    await analysisUntil(page, (model) => model.graph.known === 4 && !model.graph.busy);
    await page.locator("quintet-analysis-graph summary").click();
    await check(page, "the whole game");
    await page.locator("quintet-analysis [data-do=more]").click();
    await page.locator("quintet-analysis-more").waitFor();
    await check(page, "more");
    await page.locator('quintet-analysis-more [data-do="analysis.edit"]').click();
    await page.locator("quintet-analysis-setup").waitFor();
    await check(page, "editor");
});

test("an embedded game and the page for embed codes use Persian digits", slow, async () => {
    const page = await browser.open(
        "/web/embed.html?game=cachex&options=size=5&actions=PLACE+1,3;STEAL&ply=1&language=fa&mode=replay",
    );
    await page.locator("quintet-moves button").first().waitFor();
    await check(/** @type {any} */ (page), "frame");
    await page.close();
    const builder = await browser.open("/web/share-embed.html#game=cachex&o.size=5&actions=PLACE+1,3;STEAL", persian);
    await builder.locator("#ply").waitFor();
    await check(/** @type {any} */ (builder), "builder");
    await builder.close();
});
