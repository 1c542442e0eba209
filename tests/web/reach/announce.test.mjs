/**
 * Screen readers announce every action and every reply once and in order, and name the cells of the board. Lessons,
 * puzzles, mistakes and tasks can be done by names and announcements alone.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { becomes, chooseFiles, eventually } from "../browser.mjs";
import { openAnalysis } from "../drive/analysis.mjs";
import { APP, enter, openApp, openStored, personsTurn, quick, ready, simpleChoice, until } from "../drive/app.mjs";
import { heard, hears, recordHeard } from "../drive/ears.mjs";
import { testBrowser } from "../for-tests.mjs";
import { linesOf } from "../learn/puzzles/engine.mjs";

// The built site reads puzzles from pieces of the files.
const browser = await testBrowser({ sources: true });

const slow = { timeout: 400_000 };

/** Records the announcements of the page from now on. @param {import("playwright-core").Page} page */
const listen = (page) =>
    page.evaluate(() => {
        const app = /** @type {any} */ (document.querySelector("quintet-app, quintet-game"));
        const said = app.renderRoot.querySelector("p[role=status]");
        Object.assign(window, { heard: [] });
        new MutationObserver(() => /** @type {any} */ (window).heard.push(said.textContent.trim())).observe(said, {
            subtree: true,
            childList: true,
            characterData: true,
        });
    });

for (const [game, seats] of /** @type {[string, string[]][]} */ ([
    ["chexers", ["person", "beginner", "beginner"]],
    ["cachex", ["person", "beginner"]],
])) {
    test(`${game}: each action and each reply is announced once`, { timeout: 400_000 }, async () => {
        const saved = { record: { game, actions: [] }, seats, paused: false };
        const page = await openApp(browser, { storage: { ...quick, current: game, [`game/${game}`]: saved } });
        await ready(page);
        await personsTurn(page);
        await listen(page);
        const rounds = 3;
        for (let round = 1; round <= rounds; ++round) {
            await enter(page, simpleChoice(await personsTurn(page)));
            await until(page, (model, plies) => model.state.ply >= plies, round * seats.length);
        }
        const { toMove } = await personsTurn(page);
        assert.equal(toMove, 0);
        const players = ["Red", "Green", "Blue"].filter((_, index) => seats.length === 3 || index !== 1);
        /** @type {string[]} */
        const expected = Array.from({ length: rounds }, () => players).flat();
        const heard = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).heard));
        await becomes(async () => (await heard()).map((text) => text.split(" ")[0]), expected);
        await eventually(async () => {
            const sentences = await heard();
            // A piece may go back and forth, and is told so each time.
            const again = sentences.filter((sentence, index) => sentence === sentences[index - 1]);
            assert.deepEqual(again, [], "nothing is announced twice");
            assert.match(sentences.at(-1) ?? "", /Your turn$/);
        });
    });
}

test("the last action is announced once, together with the end, and again at a press on the board", {
    timeout: 400_000,
}, async () => {
    const actions = ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,2"];
    const saved = { record: { game: "cachex", options: { size: 3 }, actions }, seats: ["person", "person"] };
    const page = await openApp(browser, { storage: { ...quick, current: "cachex", "game/cachex": saved } });
    await ready(page);
    await listen(page);
    await enter(page, { from: "", to: "2,0", text: "PLACE 2,0" });
    const end = "Red plays on a3. Red won. The chain is complete";
    await becomes(() => listened(page), [end]);
    // A press on the board says why nothing happens.
    for (const heard of [2, 3]) {
        await page.locator('.board quintet-board .cell[data-cell="2,2"]').press("Enter");
        await becomes(() => listened(page), Array(heard).fill(end));
    }
});

/** The announcements since `listen`. @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const listened = async (page) => (await page.evaluate(() => /** @type {any} */ (window).heard)).filter(Boolean);

/** Announces a text, which updates the page. @param {import("playwright-core").Page} page @param {string} text */
const say = (page, text) =>
    page.evaluate((said) => {
        /** @type {any} */ (document.querySelector("quintet-app, quintet-game")).said = said;
    }, text);

/** Waits until the sentences about the end have loaded or failed to. @param {import("playwright-core").Page} page */
const loadEnded = (page) =>
    page.waitForFunction(() => !(/** @type {any} */ (document.querySelector("quintet-app, quintet-game")).learning));

for (const [name, path] of [
    ["play", "play.html#game=cachex&o.size=3&seats=person,person&actions="],
    ["embed", "embed.html?game=cachex&options=size%3D3&seats=person,person&actions="],
]) {
    test(`${name}: without the sentences about the end, the last action is announced once`, slow, async () => {
        const page = await browser.openBlank({ reducedMotion: true });
        await page.route("**/end-sentences.js", (route) => route.abort());
        await page.goto(`${browser.origin}/web/${path}PLACE+0,0;PLACE+0,1;PLACE+1,0;PLACE+1,2`);
        const cell = page.locator('quintet-board .cell[data-cell="2,0"]');
        await cell.waitFor();
        await listen(page);
        await cell.click();
        await becomes(() => listened(page), ["Red plays on a3"]);
        // Each update tries again.
        for (const said of ["One", "Two"]) {
            const tried = page.waitForEvent("requestfailed");
            await say(page, said);
            await tried;
            await loadEnded(page);
        }
        const end = "Red won. The chain is complete";
        await page.unroute("**/end-sentences.js");
        await say(page, "Three");
        await page.locator(".title", { hasText: "Red won" }).waitFor({ state: "attached" });
        await becomes(() => listened(page), ["Red plays on a3", "One", "Two", "Three", end]);
        if (name === "play") return;
        // The words of another language load again.
        await page.evaluate(() => {
            /** @type {any} */ (document.querySelector("quintet-game")).controller.setSettings({ language: "zh-Hans" });
        });
        await page.locator(".title", { hasText: "红方获胜" }).waitFor();
        await eventually(async () => assert.match((await listened(page)).at(-1) ?? "", /^红方获胜/));
    });
}

test("while the words for a player who is out load, moves are announced", slow, async () => {
    const setup = "gggg/...../....../......b/.....b/....b/...b r 0,0,0 0";
    const saved = { record: { game: "chexers", setup, actions: [] }, seats: ["person", "easy", "easy"], paused: false };
    const page = await openStored(browser, { storage: { current: "chexers", "game/chexers": saved } });
    /** @type {import("playwright-core").Route[]} */
    const held = [];
    await page.route("**/end-sentences.js", (route) => held.push(route));
    await page.goto(`${browser.origin}${APP}`);
    await ready(page);
    await listen(page);
    await eventually(async () => assert.match((await listened(page)).join(), /Green \w+.*,Blue \w+/));
    await held[0].abort();
    // The next update tries again.
    await eventually(() => assert.ok(held.length > 1));
    for (const route of held.slice(1)) await route.continue();
    await eventually(async () => assert.match((await listened(page)).join(), /,You have no pieces left,/));
});

test("moves are announced while a drawer is open", { timeout: 400_000 }, async () => {
    const saved = { record: { game: "cachex", actions: [] }, seats: ["beginner", "beginner"], paused: false };
    const page = await openApp(browser, {
        storage: { current: "cachex", "game/cachex": saved },
        scripts: [recordHeard],
    });
    await ready(page);
    await page.getByRole("button", { name: "Settings" }).press("Enter");
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await heard(page);
    for (const _ of ["once", "again"]) await hears(page, /^(Red|Blue) plays on \w\d/);
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    for (const _ of ["once", "again"]) {
        await page.keyboard.press("p");
        await hears(page, /^(Red|Blue) is waiting/);
        await page.keyboard.press("p");
        await hears(page, /^(Red|Blue) is thinking/);
    }
});

test("every key that moves through the game or shows a hint is heard once, also twice in a row", {
    timeout: 400_000,
}, async () => {
    const actions = ["PLACE 0,0", "PLACE 1,1", "PLACE 2,2", "PLACE 0,3"];
    const saved = {
        record: { game: "cachex", options: { size: "5" }, actions },
        seats: ["person", "person"],
        paused: false,
    };
    const page = await openApp(browser, {
        storage: { ...quick, current: "cachex", "game/cachex": saved },
        scripts: [recordHeard],
    });
    await ready(page);
    for (const drawer of [false, true]) {
        if (drawer) {
            await page.keyboard.press("m");
            await page.locator("quintet-menu").waitFor();
        }
        await heard(page);
        for (const [keys, sentences] of /** @type {[string, RegExp[]][]} */ ([
            ["ArrowLeft ArrowLeft", [/^Red plays on c3. Blue to move$/, /^Blue plays on b2. Red to move$/]],
            ["ArrowRight ArrowRight", [/^Red plays on c3. Blue to move$/, /^Blue plays on d1. Red to move$/]],
            ["Home End", [/^Red to move$/, /^Blue plays on d1. Red to move$/]],
            ["u u", [/^Red plays on c3. Blue to move$/, /^Blue plays on b2. Red to move$/]],
            ["r r", [/^Red plays on c3. Blue to move$/, /^Blue plays on d1. Red to move$/]],
            ["h", [/^Hint: play on \w\d$/]],
            ["h", []],
            ["h", [/^Hint: play on \w\d$/]],
            ["h", []],
        ])) {
            for (const [index, key] of keys.split(" ").entries()) {
                await page.keyboard.press(key);
                if (sentences[index]) await hears(page, sentences[index]);
            }
        }
        assert.deepEqual(await heard(page), []);
    }
});

test("the board of every game is a named grid of rows of named cells", { timeout: 400_000 }, async () => {
    const page = await openApp(browser);
    await ready(page);
    for (const game of ["chexers", "halma", "cachex", "tetress", "hive"]) {
        await page.evaluate((id) => {
            location.hash = `#game=${id}`;
        }, game);
        await until(page, (model, id) => model.state.game === id, game);
        await ready(page);
        const grid = await page.locator("quintet-board [role=grid]").evaluate((element) => ({
            name: element.getAttribute("aria-label"),
            rows: element.querySelectorAll("[role=row]").length,
            nameless: [...element.querySelectorAll("[role=gridcell]")].filter(
                (cell) => !cell.getAttribute("aria-label"),
            ).length,
            outside: [...element.querySelectorAll("[role=gridcell]")].filter((cell) => !cell.closest("[role=row]"))
                .length,
            cells: element.querySelectorAll("[role=gridcell]").length,
            stops: element.querySelectorAll("[role=gridcell][tabindex='0']").length,
        }));
        assert.ok(grid.name && grid.rows > 0 && grid.cells > 0, JSON.stringify(grid));
        assert.deepEqual([grid.nameless, grid.outside, grid.stops], [0, 0, 1], game);
    }
});

/**
 * Opens a page that is heard, not seen.
 * @param {string} path
 * @param {(page: import("playwright-core").Page) => Promise<unknown>} [prepare]  before the page loads
 */
async function openHeard(path, prepare) {
    const page = await browser.openBlank({ reducedMotion: true });
    await page.addInitScript(recordHeard);
    await prepare?.(page);
    await page.goto(`${browser.origin}${path}`);
    return page;
}

/** @typedef {Awaited<ReturnType<typeof openHeard>>} Heard */

/** Presses a button by its name. @param {Heard} page @param {string | RegExp} name */
const press = (page, name) => page.getByRole("button", { name }).first().press("Enter");

/** Presses a cell of the board by its name. @param {Heard} page @param {RegExp} name */
const pressCell = (page, name) => page.getByRole("gridcell", { name }).first().press("Enter");

/** Does what the second hint of a puzzle says. @param {Heard} page */
async function followHints(page) {
    await press(page, "Hint");
    const [, piece, shape, kind] = await hears(
        page,
        /Move the (marked piece)\.|Place the (\w) piece\.|Take the ([\w ]+) from your hand\.|Look at the marked cells\./,
    );
    await press(page, "Another hint");
    await hears(page, /Play (.+?)\. /);
    if (shape) {
        const cells = () =>
            page
                .getByRole("gridcell", { name: /marked/ })
                .evaluateAll((marked) => marked.map((cell) => cell.getAttribute("aria-label") ?? ""));
        const sorted = (/** @type {string[]} */ ids) => ids.sort().join(" ");
        const wanted = sorted((await cells()).map((name) => name.replace(/, \D.*/, "")));
        const place = async () =>
            (await cells()).find((name) => sorted(name.split(" fits on ")[1]?.split(" ") ?? []) === wanted);
        await press(page, new RegExp(`^${shape} piece`));
        for (let turns = 0; turns < 3 && !(await place()); ++turns) await press(page, "Turn right");
        return page.getByRole("gridcell", { name: await place(), exact: true }).press("Enter");
    }
    if (kind) await press(page, new RegExp(`^${kind}, [1-9]`));
    if (piece) await pressCell(page, /can move, marked/);
    await pressCell(page, piece ? /(move|jump|play) here, marked/ : /marked/);
}

for (const { game, kind } of [
    { game: "cachex", kind: "win" },
    { game: "chexers", kind: "capture" },
    { game: "halma", kind: "race" },
    { game: "hive", kind: "win" },
    { game: "tetress", kind: "win" },
]) {
    test(`${game}: a puzzle is solved by names and announcements alone`, slow, async () => {
        const file = new URL(`../../../web/learn/puzzles/data/${game}.jsonl`, import.meta.url);
        const all = (await readFile(file, "utf8")).trim().split("\n");
        const puzzles = all.map((line) => JSON.parse(line));
        const puzzle = puzzles.find(({ goal }) => goal.kind === kind && (kind === "capture" || goal.count === 2));
        const page = await openHeard(`/web/learn/puzzles/index.html#game=${game}`, (page) =>
            page.route("**/puzzles/data/*.jsonl", (route) =>
                route.fulfill({ contentType: "text/plain", body: linesOf([puzzle]) }),
            ),
        );
        await page.getByRole("heading", { level: 2, name: / to move: / }).waitFor();
        for (let left = puzzle.goal.kind === "capture" ? 1 : 2; left > 0; --left) {
            await followHints(page);
            const [said] = await hears(page, /one more move|puzzle rating: .*|not yet/i);
            assert.match(said, left > 1 ? /one more/i : /puzzle rating/i);
        }
        assert.deepEqual(page.problems, []);
    });
}

test("a lesson is done by names and announcements alone", slow, async () => {
    const page = await openHeard("/web/learn/lessons/index.html#game=cachex");
    const title = page.getByRole("heading", { level: 2 }).first();
    await title.waitFor();
    const steps = await page.getByRole("button", { name: /^Step \d+: / }).count();
    assert.ok(steps > 5, `${steps}`);
    await pressCell(page, /^a5, empty/);
    await hears(page, /^Red plays on a5$/);
    const [verdict] = await hears(page, /^Not yet.*/);
    assert.doesNotMatch(verdict, /a5/, "the move is said once");
    for (let step = 0; step < steps; ++step) {
        const name = await title.innerText();
        await press(page, "Hint");
        await hears(page, /\w/);
        await press(page, "Where?");
        const [, where] = await hears(page, /Look at (\w\d)\.$|Use the button beside the board\.$/);
        if (where) await page.getByRole("gridcell", { name: new RegExp(`^${where}, .*marked`) }).waitFor();
        await press(page, "Show me");
        await page.getByRole("button", { name: "Again" }).waitFor();
        const told = await heard(page);
        assert.match(told.pop() ?? "", /^This is how \w/);
        const [action] = told;
        // In a step of several moves, the engine can reply differently the second time.
        if (told.length === 1) {
            await press(page, "Again");
            const cell = action.match(/plays on (\w\d)/)?.[1];
            await (cell ? pressCell(page, new RegExp(`^${cell}, empty`)) : press(page, /^Steal/));
            await hears(page, new RegExp(`^${action}$`));
            await hears(page, /^Well done \w/);
        }
        await press(page, "Next");
        await becomes(async () => (await title.innerText()) !== name || step + 1 === steps, true);
    }
    await becomes(() => title.innerText(), "That was the last step");
    assert.deepEqual(page.problems, []);
});

test("the mistakes of a game are tried again by names and announcements alone", slow, async () => {
    const actions = ["PLACE 0,3", "PLACE 1,1", "PLACE 3,1", "PLACE 2,1", "PLACE 2,2", "PLACE 3,2"];
    const page = await openAnalysis(
        browser,
        { game: "cachex", options: { size: 4 }, actions: [...actions, "PLACE 3,3", "PLACE 0,0"] },
        { searches: true, scripts: [recordHeard] },
    );
    await page.getByRole("tab", { name: "Review" }).press("Enter");
    await press(page, "Review the game");
    const again = page.getByRole("button", { name: /try .*mistakes? again$/i }).first();
    await again.press("Enter");
    const title = page.getByRole("heading", { name: /^Mistake \d of \d$/ });
    const [, count] = (await title.innerText()).match(/of (\d)/) ?? [];
    for (let left = Number(count); left > 0; --left) {
        const task = await page.getByText(/played \w\d.* Find a better move on the board\.$/).innerText();
        const played = task.match(/played (\w\d)/)?.[1];
        // The same mistake twice is announced twice.
        for (const _ of ["once", "again"]) {
            await pressCell(page, new RegExp(`^${played}, empty`));
            await hears(page, new RegExp(`^${played}.* gives away \\d+% of the chances\\. Try again\\.`));
        }
        await press(page, "Show the answer");
        await hears(page, /^The best move is \w\d/);
        if (left > 1) await press(page, "Next mistake");
    }
    await press(page, "Back to the review");
    assert.deepEqual(page.problems, []);
});

test("the points of a filled tree are announced in its dialog, each time", slow, async () => {
    const page = await openHeard("/web/lens.html");
    await page.getByRole("textbox", { name: /tree/i }).first().fill("((3 12) (2 4))");
    await press(page, "Fill in");
    await page.getByRole("dialog", { name: "Fill in" }).waitFor();
    for (const _ of ["once", "again"]) {
        await press(page, "Check");
        await hears(page, /^0 of \d+ points\./);
    }
});

test("two tasks of a sheet are done by names and announcements alone", slow, async () => {
    const sheet = {
        quintet: "activity",
        version: 1,
        id: "heard",
        title: "A sheet",
        items: [
            {
                id: "choice",
                kind: "choice",
                text: "Which search prunes?",
                options: ["Minimax", "Alpha-beta"],
                right: [1],
                explain: "Cut-offs.",
                hints: [{ text: "Two letters.", cost: 0.5 }],
            },
            {
                id: "board",
                kind: "find",
                text: "Win.",
                record: {
                    game: "cachex",
                    options: { size: 3 },
                    actions: ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,2"],
                },
                goal: { kind: "win", within: 1 },
            },
        ],
    };
    const page = await openHeard("/web/course.html");
    await chooseFiles(page.locator("[data-do=choose]"), { "sheet.json": sheet });
    await press(page, "Start");
    await page.getByRole("heading", { name: "Task 1" }).waitFor();
    for (const _ of ["once", "again"]) {
        await press(page, "Check");
        await hears(page, /^Enter or choose an answer first\.$/);
    }
    await press(page, /^Hint/);
    await hears(page, /^Two letters\.$/);
    const options = page.getByRole("radio");
    await options.nth(0).press(" ");
    await press(page, "Check");
    await hears(page, /^Incorrect/);
    await press(page, "Try again");
    await options.nth(1).press(" ");
    await press(page, "Check");
    await hears(page, /^Correct Cut-offs\.$/);
    await press(page, "Next task");
    await page.getByRole("heading", { name: "Task 2" }).waitFor();
    await pressCell(page, /^c3, empty/);
    await hears(page, /^A forced win, but it takes too long /);
    await press(page, "Try again");
    await hears(page, /^Blue plays on c2$/);
    await pressCell(page, /^a3, empty/);
    await hears(page, /^Correct/);
    assert.deepEqual(page.problems, []);
});
