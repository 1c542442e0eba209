/** The page of the arena without Python: templates, bringing agents, the tryout, matches, results, and bad input. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { strToU8, zipSync } from "../../../web/node_modules/fflate/esm/index.mjs";
import { violations } from "../axe.mjs";
import { becomes, chooseFiles, desk, eventually, phone } from "../browser.mjs";
import { arenaUntil, bring, failingJs, lastNotice, look, openArenaPage, playGame, randomJs } from "../drive/arena.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
const small = "#game=cachex&o.size=4";

/** Takes the agent that the page asks about. @param {import("../drive/arena.mjs").Page} page */
async function take(page) {
    await page.locator("[data-do=add]").click();
    await arenaUntil(page, (model) => model.question === null && model.view === "tryout");
}

test("an agent is brought: the page asks for its game, and shows what it prints beside each action", slow, async () => {
    const page = await openArenaPage(browser, small);
    await bring(page, { "clever.js": randomJs });
    const { question } = await look(page);
    assert.equal(question?.name, "clever");
    assert.equal(question?.candidates.length, 1);
    await becomes(() => page.locator("quintet-arena-question select").inputValue(), "cachex");
    await take(page);
    await playGame(page);
    const { printed, watch } = await look(page);
    assert.equal(watch.phase, "over");
    assert.match(printed, /^turn 1 of \d+\n?turn 2 of/);
    await eventually(async () =>
        assert.match(await page.locator("quintet-arena-watch pre").last().innerText(), /^turn 1 of \d+/),
    );
});

test("an agent that throws loses; the traceback opens its line in the editor, which is marked", slow, async () => {
    const page = await openArenaPage(browser, small);
    await bring(page, { "fails.js": failingJs });
    await take(page);
    await playGame(page);
    const { watch } = await look(page);
    assert.equal(watch.fault?.kind, "error");
    await becomes(() => page.locator("quintet-arena-watch .result").innerText(), "fails forfeits");
    const frames = page.locator("quintet-fault button.frame");
    await eventually(async () => assert.match(await frames.last().innerText(), /fails\.js, line 4/));
    await frames.last().click();
    await becomes(() => page.locator("quintet-code .cm-activeLine").innerText(), "    return actions.missing.length;");
    await eventually(async () => assert.equal(await page.locator("quintet-code .cm-lintRange-error").count(), 1));
    assert.ok(await page.evaluate(() => document.activeElement?.localName === "quintet-arena"));
});

test("agents are renamed, copied, saved and deleted, which can be undone", slow, async () => {
    const page = await openArenaPage(browser, small);
    await bring(page, { "one.js": randomJs });
    await take(page);
    await page.locator("[data-tab=agents]").click();
    await page.locator("[data-do=rename]").click();
    await page.keyboard.type("Ada");
    await page.keyboard.press("Enter");
    await becomes(async () => (await look(page)).agents.map(({ name }) => name), ["Ada"]);
    await page.locator("[data-do=copy]").click();
    await becomes(async () => (await look(page)).agents.map(({ name }) => name).sort(), ["Ada", "Ada 2"]);
    const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("[data-do=save]").last().click()]);
    assert.equal(saved.suggestedFilename(), "one.js");
    assert.equal(await readFile(await saved.path(), "utf8"), randomJs);
    await page.locator("[data-do=remove]").first().click();
    await becomes(async () => (await look(page)).agents.length, 1);
    await page.locator('quintet-notices [data-do="bring-back"]').click();
    await becomes(async () => (await look(page)).agents.length, 2);
});

test("a match: pause, go on, a report; the results are kept, saved, deleted and opened again", slow, async () => {
    const page = await openArenaPage(browser, small);
    await bring(page, { "clever.js": randomJs });
    await take(page);
    await page.locator("[data-tab=match]").click();
    await eventually(async () => assert.match(await page.locator("quintet-arena-match .go").innerText(), /12 games/));
    const sides = (/** @type {string} */ selector) =>
        page.locator(selector).evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            return [Math.round(left), Math.round(right)];
        });
    const [left] = await sides("quintet-options .row > span");
    const [, right] = await sides("quintet-options .row quintet-stepper");
    assert.deepEqual([left, right], await sides("quintet-arena-match .go"), "the options are in line with the rest");
    await page.locator("[name='algorithm,depth=1']").uncheck();
    await page.locator("[name='level:beginner']").uncheck();
    await eventually(async () => assert.match(await page.locator("quintet-arena-match .go").innerText(), /2 games/));
    await page.locator("[name=rounds]").fill("6");
    await page.locator("[data-do=start]").click();
    await page.locator("[data-do=pause]:enabled").click();
    await arenaUntil(page, (model) => model.run?.progress?.state === "paused");
    assert.match(
        await page.locator("quintet-arena-run [role=status]").first().innerText(),
        /^Paused: \d+ of 12 games$/,
    );
    await page.locator("[data-do=resume]").click();
    await arenaUntil(page, (model) => model.view === "results" && model.results?.games.length === 12);
    await page.locator("quintet-report").waitFor();
    const { kept } = await look(page);
    assert.deepEqual(kept, [{ name: "clever, Random", played: 12 }]);
    await page.reload();
    await arenaUntil(page, (model) => model.phase === "ready" && model.kept.length === 1);
    await page.locator("[data-tab=results]").click();
    const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.locator("quintet-arena-results [data-do=save]").click(),
    ]);
    const results = JSON.parse(await readFile(await saved.path(), "utf8"));
    assert.equal(results.format, "quintet-results");
    assert.equal(results.table.length, 2);
    await page.locator("quintet-arena-results [data-do=remove]").click();
    await becomes(async () => (await look(page)).kept.length, 0);
    const button = page.locator("quintet-arena-results [data-do=import]");
    await chooseFiles(button, { "mine.json": "{" });
    await eventually(async () => assert.match(await lastNotice(page), /^“mine\.json” has no results/));
    await chooseFiles(button, { "mine.json": results });
    await becomes(async () => (await look(page)).kept, [{ name: "mine", played: 12 }]);
    assert.deepEqual(page.problems, []);
});

test("a match that is stopped keeps what was played, and frees every agent", slow, async () => {
    const page = await openArenaPage(browser, small);
    await bring(page, { "clever.js": randomJs });
    await take(page);
    await page.locator("[data-tab=match]").click();
    await page.locator("[name=rounds]").fill("500");
    await page.locator("[data-do=start]").click();
    await arenaUntil(page, (model) => (model.run?.progress?.played ?? 0) >= 2);
    await page.locator("quintet-arena-run [data-do=stop]").click();
    await arenaUntil(page, (model) => model.run === null && model.view === "results");
    const { kept } = await look(page);
    assert.ok(kept[0].played >= 2 && kept[0].played < 500);
    await becomes(async () => page.frames().length, 1);
});

test("a page that is closed during a match has its games afterwards", slow, async () => {
    const page = await openArenaPage(browser, small);
    await page.locator("[data-tab=match]").click();
    await page.locator("[name=rounds]").fill("500");
    await page.locator("[data-do=start]").click();
    await arenaUntil(page, (model) => (model.run?.results?.games.length ?? 0) >= 2);
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await arenaUntil(page, (model) => model.phase === "ready" && model.kept[0]?.played >= 1);
    await page.locator("[data-tab=results]").click();
    await page.locator("quintet-arena-results [data-do=open]").click();
    await page.locator("quintet-report").waitFor();
});

test("three seats where the game has three; a tournament of all agents is one click", slow, async () => {
    const page = await openArenaPage(browser, "#game=chexers");
    // Submissions that come together are agents of their own; the page asks about one after the other.
    const zipped = Buffer.from(zipSync({ "agent.js": strToU8(randomJs) }));
    await bring(page, { "a.zip": zipped, "b.zip": zipped, "c.zip": zipped });
    for (const name of ["a", "b", "c"]) {
        await arenaUntil(page, (model, asked) => model.question?.name === asked, name);
        await page.locator("[data-do=add]").click();
    }
    await arenaUntil(page, (model) => model.agents.length === 3 && !model.busy);
    assert.deepEqual((await look(page)).rivals, ["random", "random"]);
    await page.locator("[data-tab=match]").click();
    await page.locator("quintet-arena-match [data-do=tournament]").click();
    await arenaUntil(page, (model) => model.run === null && model.results !== null);
    const seated = await page.evaluate(() => {
        const { results } = /** @type {any} */ (document.querySelector("quintet-arena")).arena.model;
        return results.games.map((/** @type {any} */ { match }) => match.participants.join(" "));
    });
    assert.deepEqual(seated.sort(), ["0 1 2", "1 2 0", "2 0 1"]);
});

test("bad input is told in a sentence, and nothing is lost", slow, async () => {
    const page = await openArenaPage(browser, small);
    await bring(page, { "one.js": randomJs });
    await take(page);
    const told = () => page.locator("quintet-arena-question section").innerText();
    await bring(page, { "notes.py": "x = 1\n" });
    await eventually(async () => assert.match(await told(), /No agent found in “notes”/));
    await bring(page, { "broken.py": "class Agent:\n    def (\n" });
    await eventually(async () => assert.match(await told(), /broken\.py/));
    const course =
        "    def __init__(self, player, n): pass\n    def action(self): pass\n    def turn(self, player, action): pass\n";
    await bring(page, { "two.py": `class First:\n${course}class Second:\n${course}` });
    await eventually(async () => assert.match(await told(), /First[\s\S]*Second/));
    await page.locator("quintet-arena-question [data-do=close]").click();
    const outside = zipSync({ "../evil.py": strToU8(randomJs) });
    await bring(page, { "evil.zip": Buffer.from(outside) });
    await eventually(async () => assert.match(await told(), /evil/));
    // Dropped, as a person would.
    await page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(50_000_000)], "large.py"));
        window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await eventually(async () => assert.match(await told(), /large/));
    const bomb = zipSync({ "bomb.py": new Uint8Array(60_000_000) }, { level: 9 });
    await bring(page, { "bomb.zip": Buffer.from(bomb) });
    await eventually(async () => assert.match(await told(), /bomb/));
    assert.deepEqual(
        (await look(page)).agents.map(({ name }) => name),
        ["one"],
    );
    assert.deepEqual(page.problems, []);
});

test("links: a game, an opponent and options; what is of no use is told", slow, async () => {
    const page = await openArenaPage(browser, "#game=cachex&opponent=level:easy&o.size=5");
    const { game, rivals } = await look(page);
    assert.equal(game, "cachex");
    assert.deepEqual(rivals, ["level:easy"]);
    await page.evaluate(() => {
        location.hash = "#game=ludo&opponent=level:god&o.size=99";
    });
    await eventually(async () => {
        const texts = await page.locator("quintet-notices .text").allInnerTexts();
        assert.ok(texts.some((text) => text.includes("“ludo”")));
        assert.ok(texts.some((text) => text.includes("“level:god”")));
        assert.ok(texts.some((text) => text.includes("“99”")));
    });
    assert.equal((await look(page)).game, "cachex");
});

for (const [name, options] of /** @type {const} */ ([
    ["desk, light", { viewport: desk }],
    ["phone, dark, from right to left", { viewport: phone, theme: "dark", settings: { language: "fa" } }],
])) {
    test(`axe finds nothing wrong with any view: ${name}`, slow, async () => {
        const page = await openArenaPage(browser, "#game=cachex&o.size=4", options);
        assert.deepEqual(await violations(page), [], "welcome");
        await bring(page, { "fails.js": failingJs });
        assert.deepEqual(await violations(page), [], "question");
        await take(page);
        // The notice stays for some seconds only.
        const [notice, tabs] = await Promise.all(
            ["quintet-notices .notice", "[data-tab=match]"].map((part) => page.locator(part).last().boundingBox()),
        );
        assert.ok(notice && tabs && (notice.y >= tabs.y + tabs.height || notice.y + notice.height <= tabs.y), "notice");
        await page.locator("quintet-code .cm-content").waitFor();
        assert.deepEqual(await violations(page), [], "tryout");
        await playGame(page);
        await page.locator("quintet-fault").waitFor();
        assert.deepEqual(await violations(page), [], "fault");
        await page.locator("[data-tab=agents]").click();
        await page.locator("quintet-arena-agents [data-do=open]").waitFor();
        assert.deepEqual(await violations(page), [], "agents");
        await page.locator("[data-tab=match]").click();
        await page.locator("[data-choice=preset] [value=own]").click();
        assert.deepEqual(await violations(page), [], "match");
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, "nothing is wider than the page");
    });
}

test("the arena is used by keyboard alone", slow, async () => {
    const page = await openArenaPage(browser, small);
    const focused = () =>
        page.evaluate(() => {
            let element = document.activeElement;
            while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
            const { dataset } = /** @type {HTMLElement} */ (element);
            return (
                dataset.tab ?? dataset.template ?? dataset.kind ?? dataset.do ?? element?.getAttribute("class") ?? ""
            );
        });
    /** @param {string} name */
    const tabTo = async (name) => {
        for (let i = 0; i < 40; ++i) {
            if ((await focused()) === name) return;
            await page.keyboard.press("Tab");
        }
        assert.fail(`the focus never came to ${name}`);
    };
    await tabTo("short javascript");
    await page.keyboard.press("Enter");
    await tabTo("random");
    await page.keyboard.press("Enter");
    await page.locator("quintet-code .cm-content").waitFor();
    await page.locator("[data-tab=tryout]").focus();
    await tabTo("run");
    await page.keyboard.press("Enter");
    await arenaUntil(page, (model) => model.watch.phase === "over");
    // Tab indents in the editor; Escape lets go of it.
    await page.locator("quintet-code .cm-content").focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await eventually(async () => assert.doesNotMatch(await focused(), /cm-content/));
});

test("where the browser refuses storage, the page says so and works", slow, async () => {
    const page = await browser.openBlank({ reducedMotion: true });
    await page.addInitScript(() => {
        Object.defineProperty(globalThis, "indexedDB", { get: () => undefined });
    });
    await page.goto(`${browser.origin}/web/arena.html${small}`);
    await arenaUntil(page, (model) => model.phase === "ready");
    await bring(page, { "one.js": randomJs });
    await take(page);
    await playGame(page);
    assert.equal((await look(page)).watch.phase, "over");
    await page.locator("[data-tab=agents]").click();
    await eventually(async () =>
        assert.match(await page.locator("quintet-arena-agents [role=note]").innerText(), /can.t save your agents/),
    );
});
