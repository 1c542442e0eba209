/** New games and their ends in the page: the drawer, clocks, confirmation, resigning, the result. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { looks, violations } from "../axe.mjs";
import { becomes, eventually, phone } from "../browser.mjs";
import {
    boardPlace,
    chooseSeat,
    chosenSeats,
    enter,
    focused,
    look,
    newGameDrawer,
    openApp,
    personsTurn,
    quick,
    ready,
    resign,
    stepTo,
    until,
} from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
/** @typedef {import("../drive/app.mjs").Page} Page */

/** A saved game. */
const left = (game, seats, record = {}) => ({
    record: { game, options: {}, actions: [], ...record },
    seats,
    paused: false,
});
const storage = (game, seats, record = {}, settings = {}) => ({
    settings: { pace: "quick", ...settings },
    current: game,
    [`game/${game}`]: left(game, seats, record),
});

test("game, seats, clock and options are chosen in one drawer, also by keyboard", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    await newGameDrawer(page);
    await page.locator("quintet-new-game input[value=cachex]").press("Space");
    await chooseSeat(page, 0, "easy");
    await chooseSeat(page, 1, "person");
    await page.locator("quintet-new-game input[value=game]").press("Space");
    await page.locator("quintet-new-game input[value=course]").press("Space");
    await stepTo(page.locator("quintet-new-game [data-option=size]"), "5");
    await page.locator("quintet-new-game .start").press("Enter");
    await until(page, (model) => model.state.game === "cachex" && model.state.ply === 1);
    const clock = await page.evaluate(
        () => /** @type {any} */ (document.querySelector("quintet-app")).model.clock.rule,
    );
    assert.deepEqual(clock, { kind: "game", seconds: 25, increment: 0 }, "the limit depends on the size of the board");
    assert.deepEqual((await look(page)).seats, ["easy", "person"]);
    await page.locator("quintet-drawer").waitFor({ state: "detached" });
    // The next drawer has the same choices.
    await newGameDrawer(page);
    await becomes(() => page.locator("quintet-new-game input[value=course]").isChecked(), true);
    assert.deepEqual(await chosenSeats(page), ["easy", "person"]);
    assert.deepEqual(page.problems, []);
});

test("a game that opens while the drawer is open is the one to start, unless something was chosen", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    await newGameDrawer(page);
    const opens = (/** @type {string} */ game) =>
        page.evaluate(
            (id) => /** @type {any} */ (document.querySelector("quintet-app")).controller.chooseGame(id),
            game,
        );
    const chosen = () => page.locator("quintet-new-game input[name=game]:checked").inputValue();
    assert.equal(await chosen(), "chexers");
    await opens("cachex");
    await becomes(chosen, "cachex");
    await chooseSeat(page, 0, "easy");
    await opens("halma");
    await until(page, (model) => model.state.game === "halma");
    assert.equal(await chosen(), "cachex");
});

test("a saved game of another kind can be resumed, with its seats", slow, async () => {
    const cachex = left("cachex", ["hard", "person"], { actions: ["PLACE 1,3", "PLACE 2,2"] });
    const page = await openApp(browser, {
        storage: { ...storage("chexers", ["person", "person", "person"]), "game/cachex": cachex },
    });
    await ready(page);
    await newGameDrawer(page);
    await page.locator("quintet-new-game input[value=cachex]").check();
    await becomes(() => chosenSeats(page), ["hard", "person"]);
    await page.getByRole("button", { name: "Continue your game (move 2)" }).click();
    await until(page, (model) => model.state.game === "cachex" && model.state.length >= 2);
    assert.deepEqual((await look(page)).actions.slice(0, 2), ["PLACE 1,3", "PLACE 2,2"]);
});

test("a course's time limit is labelled as such, even if it equals another preset", slow, async () => {
    const page = await openApp(browser, { storage: quick });
    await ready(page);
    await newGameDrawer(page);
    const clocks = page.locator("quintet-new-game quintet-clock-choice");
    await clocks.locator("input[value=game]").check();
    await clocks.locator("input[value=course]").check();
    await page.locator("quintet-new-game [data-do=rotate]").click();
    await becomes(() => chosenSeats(page), ["easy", "person", "easy"]);
    assert.equal(await clocks.locator("input[value=course]").isChecked(), true);
    await eventually(async () =>
        assert.match(await clocks.locator(".note").innerText(), /Course limit: 60 s per game/),
    );
    assert.equal(await clocks.getByText("1 min").count(), 0, "the same time is not offered twice");
});

test("custom times can be entered, and invalid ones are rejected", slow, async () => {
    const page = await openApp(browser, { storage: storage("halma", ["person", "person"]) });
    await ready(page);
    await newGameDrawer(page);
    await page.locator("quintet-new-game input[value=own]").check();
    await page.locator("quintet-new-game [name=seconds]").fill("0");
    await page.locator("quintet-new-game .start").click();
    assert.equal(await page.locator("quintet-drawer").count(), 1, "the browser rejects the field");
    await page.locator("quintet-new-game [name=seconds]").fill("90");
    await page.locator("quintet-new-game [name=increment]").fill("1.5");
    await page.locator("quintet-new-game .start").click();
    await until(page, (model) => model.clock?.rule.seconds === 90 && model.clock.rule.increment === 1.5);
});

/** @param {Page} page @param {number} player */
const clockText = (page, player) => page.locator("quintet-clock bdi").nth(player).innerText();

test("clocks tick without rendering the page again, and pausing stops them", slow, async () => {
    const clock = { kind: "game", seconds: 600, increment: 0 };
    const page = await openApp(browser, { storage: storage("cachex", ["person", "person"], { clock }), clock: true });
    await ready(page);
    await becomes(() => clockText(page, 0), "10:00");
    await page.getByText("The clock is stopped", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.evaluate(() => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        const render = app.render.bind(app);
        app.render = () => {
            /** @type {any} */ (window).drawn += 1;
            return render();
        };
    });
    // Parts that load late may still draw the page once or twice.
    await eventually(async () => {
        const before = await clockText(page, 0);
        await page.evaluate(() => {
            /** @type {any} */ (window).drawn = 0;
        });
        await eventually(async () => assert.notEqual(await clockText(page, 0), before));
        assert.equal(await page.evaluate(() => /** @type {any} */ (window).drawn), 0);
    });
    assert.equal(await clockText(page, 1), "10:00");
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("The clock is stopped", { exact: true }).waitFor();
    const stands = await clockText(page, 0);
    await page.clock.runFor(5_000);
    assert.equal(await clockText(page, 0), stands);
    assert.deepEqual(page.problems, []);
});

test("the result leads into a review and back, and the clock waits meanwhile", slow, async () => {
    const clock = { kind: "game", seconds: 600, increment: 0 };
    const page = await openApp(browser, { storage: storage("cachex", ["person", "person"], { clock }) });
    await ready(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.locator("quintet-controls [data-do=analyse]").click();
    await page.locator("quintet-analysis").waitFor();
    await page.goBack();
    await page.getByText("The clock is stopped", { exact: true }).waitFor();
    await resign(page);
    await page.locator("quintet-result [data-do=review]").click();
    await page.locator("quintet-analysis-graph").waitFor();
    await page.goBack();
    await page.locator("quintet-result .words").waitFor();
    assert.deepEqual(page.problems, []);
});

test("low time is shown by an icon and words, not only by colour, and announced to a person", slow, async () => {
    const clock = { kind: "game", seconds: 600, increment: 0, times: [], turn: [0, 579] };
    const page = await openApp(browser, { storage: storage("cachex", ["person", "person"], { clock }) });
    await ready(page);
    await becomes(() => clockText(page, 0), "0:21");
    assert.equal(await page.locator("quintet-clock .icon").count(), 0);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.locator("quintet-clock .low .icon").waitFor();
    await page.getByRole("timer", { name: /^Only 0:\d\d left$/ }).waitFor();
    await becomes(() => page.locator("quintet-app p[role=status]").innerText(), "Time is running out");
});

test("when time runs out the result says why, undo restores the turn, and a reload keeps both", slow, async () => {
    const clock = { kind: "action", seconds: 1, increment: 0, times: [], turn: [0, 0] };
    const page = await openApp(browser, { storage: storage("cachex", ["person", "person"], { clock }) });
    await ready(page);
    await page.getByRole("button", { name: "Continue" }).click();
    const result = page.locator("quintet-result .words");
    await eventually(async () => assert.match(await result.innerText(), /Blue won\s+Red ran out of time/));
    await page.reload();
    await eventually(async () => assert.match(await result.innerText(), /Red ran out of time/));
    await page.locator("quintet-controls [data-do=undo]").click();
    await until(page, (model) => !model.ending);
    await result.waitFor({ state: "detached" });
    await enter(page, (await personsTurn(page)).legal[0]);
    await until(page, (model) => model.state.ply === 1);
});

/** Returns the buttons and links at a place, topmost first; none below an element that takes the press. */
function pressableAt([x, y]) {
    const [found, roots] = [[], new Set()];
    const look = (root) => {
        roots.add(root);
        for (const element of root.elementsFromPoint(x, y)) {
            if (element.matches(".gone")) return true;
            const pressable = element.closest("button, a[href]");
            if (pressable) found.push(pressable.dataset.do ?? pressable.outerHTML);
            const inside = element.shadowRoot;
            if (inside && !roots.has(inside) && look(inside)) return true;
        }
        return false;
    };
    look(document);
    return [...new Set(found)];
}

test("resigning asks once, ends the game, and undo takes it back", slow, async () => {
    const page = await openApp(browser, { viewport: phone, storage: storage("cachex", ["person", "easy"]) });
    await ready(page);
    const board = await boardPlace(page);
    const flag = page.locator("quintet-controls [data-do=flag]");
    await flag.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog", { name: "Resign this game?" }).waitFor();
    assert.deepEqual(await boardPlace(page), board, "the question moves nothing");
    await page.keyboard.press("Escape");
    await becomes(() => flag.evaluate((button) => button.matches(":focus")), true);
    assert.equal(
        (await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).model)).ending,
        null,
    );
    await resign(page);
    const result = page.locator("quintet-result .words");
    await eventually(async () => assert.match(await result.innerText(), /You lost to Easy\s+You resigned/));
    assert.deepEqual(await boardPlace(page), board, "the result moves nothing");
    const undo = await page.locator("quintet-notices .undo").boundingBox();
    const pressable = () => page.evaluate(pressableAt, [undo.x + undo.width / 2, undo.y + undo.height / 2]);
    assert.deepEqual(await pressable(), ["bring-back"], "nothing that can be pressed lies under a notice");
    await page.locator("quintet-notices .undo").click();
    assert.deepEqual(await pressable(), [], "a second press meets nothing");
    await until(page, (model) => !model.ending);
    await result.waitFor({ state: "detached" });

    await page.getByRole("button", { name: "New game" }).click();
    const clocks = page.locator("quintet-new-game quintet-clock-choice");
    await clocks.waitFor();
    // Facts about the levels load later, and take a line.
    await becomes(() => clocks.evaluate((choice) => choice.getRootNode().host.levelAbout !== null), true);
    const top = async () => (await page.locator("quintet-drawer").boundingBox())?.y;
    const before = await top();
    await clocks.locator("input[value=game]").check();
    await clocks.locator(".note").waitFor();
    assert.equal(await top(), before, "the choice of a clock moves nothing above it");
});

test("a rematch rotates the seats and starts at once", slow, async () => {
    const hash = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,2;PLACE+1,0;PLACE+1,2;PLACE+2,0";
    const page = await openApp(browser, { hash, storage: quick });
    await ready(page);
    await page.locator("quintet-result [data-do=rematch]").click();
    await until(page, (model) => model.state.ply === 1 && model.state.length === 1);
    const detail = page.locator("quintet-status .detail");
    await becomes(() => detail.innerText(), "Or steal the stone: it becomes yours, on the mirrored cell");
    await eventually(async () =>
        assert.match(await page.locator("quintet-notices .notice").innerText(), /Rematch: you play Blue\s+Undo/),
    );
    assert.deepEqual((await look(page)).seats, ["easy", "person"]);
    assert.equal((await look(page)).options.size, "3");
});

const careful = { confirm: true, autoPass: true };

test(
    "with confirmation on, an action is shown as a ghost, played by a second tap, a button or Enter, and dropped by Escape",
    slow,
    async () => {
        const page = await openApp(browser, {
            storage: storage("chexers", ["person", "person", "person"], {}, careful),
        });
        await ready(page);
        const cell = (id) => page.locator(`quintet-board .cell[data-cell="${id}"]`);
        const ghost = page.locator("quintet-board .ghost.proposed");
        const propose = async () => {
            const { legal } = await personsTurn(page);
            const action = legal.find(({ kind }) => kind === "move");
            await cell(action.from).click();
            await cell(action.to).click();
            await ghost.waitFor();
            await page.getByRole("heading", { name: "Play this?" }).waitFor();
            return action;
        };
        const first = await propose();
        assert.equal((await look(page)).ply, 0);
        await page.keyboard.press("Escape");
        await ghost.waitFor({ state: "detached" });
        assert.equal((await look(page)).ply, 0);
        await propose();
        await cell(first.to).click();
        await until(page, (model) => model.state.ply === 1);
        await propose();
        await page.getByRole("button", { name: "Play it" }).click();
        await until(page, (model) => model.state.ply === 2);
        await propose();
        await page.keyboard.press("Enter");
        await until(page, (model) => model.state.ply === 3);
        // A press elsewhere cancels it.
        const fourth = await propose();
        await cell(fourth.from).click();
        await ghost.waitFor({ state: "detached" });
        assert.equal((await look(page)).ply, 3);
        assert.deepEqual(page.problems, []);
    },
);

test("a finger on small cells asks for confirmation by itself, a mouse and larger cells don't", slow, async () => {
    const open = async (/** @type {{width: number, height: number}} */ viewport) => {
        const page = await openApp(browser, {
            viewport,
            touch: true,
            storage: storage("cachex", ["person", "person"], { options: { size: "9" } }, { confirm: false }),
        });
        await ready(page);
        await personsTurn(page);
        return page;
    };
    const cell = (/** @type {import("../drive/app.mjs").Page} */ page) =>
        page.locator('quintet-board .cell[data-cell="3,3"]');
    const small = await open({ width: 320, height: 568 });
    await cell(small).tap();
    await small.getByRole("heading", { name: "Play this?" }).waitFor();
    assert.equal((await look(small)).ply, 0);
    await cell(small).tap();
    await until(small, (model) => model.state.ply === 1);
    await small.locator('quintet-board .cell[data-cell="3,4"]').click();
    await until(small, (model) => model.state.ply === 2);
    const large = await open({ width: 820, height: 1180 });
    await cell(large).tap();
    await until(large, (model) => model.state.ply === 1);
    assert.deepEqual([...small.problems, ...large.problems], []);
});

test("with confirmation on, tapping a placed shape again plays it", slow, async () => {
    const page = await openApp(browser, {
        viewport: phone,
        touch: true,
        storage: storage("hive", ["person", "person"], { actions: ["wS1", "bS1 wS1-"] }, careful),
    });
    await ready(page);
    const { legal } = await personsTurn(page);
    const action = legal.find(({ hand, to }) => hand === "Q" && to);
    await page.locator("quintet-board [data-kind=Q][aria-disabled=false]").tap();
    const target = page.locator(`quintet-board .cell[data-cell="${action.to}"]`);
    await target.tap();
    await page.locator("quintet-board .ghost.proposed").waitFor();
    await target.tap();
    await until(page, (model) => model.state.ply === 3);
    assert.deepEqual(page.problems, []);
});

test("with confirmation on, a shape placed by touch needs no second confirmation", slow, async () => {
    const page = await openApp(browser, {
        viewport: phone,
        touch: true,
        storage: storage("tetress", ["person", "person"], {}, careful),
    });
    await ready(page);
    await personsTurn(page);
    const cell = page.locator('quintet-board .cell[data-cell="5,5"]');
    await cell.tap();
    await eventually(async () =>
        assert.equal((await look(page)).extras.length, 1, "the shape waits, with a button to place it"),
    );
    await cell.tap();
    await until(page, (model) => model.state.ply === 1);
});

test("the drawer moves the focus to its button and returns it", slow, async () => {
    const page = await openApp(browser);
    await ready(page);
    const board = await boardPlace(page);
    await page.locator("quintet-controls [data-do=newGame]").focus();
    await page.keyboard.press("Enter");
    await eventually(async () => assert.match(await focused(page), /start/));
    assert.deepEqual(await boardPlace(page), board, "the drawer moves nothing");
    await page.keyboard.press("Escape");
    await becomes(() => focused(page), "newGame");
});

for (const [name, options] of Object.entries(looks)) {
    test(`axe finds no violations in clocks, question, drawer, resignation, ${name}`, slow, async () => {
        const clock = { kind: "game", seconds: 900, increment: 0, times: [], turn: [0, 885] };
        const kept = storage("chexers", ["person", "person", "person"], { clock }, careful);
        const page = await openApp(browser, { ...options, storage: kept });
        await ready(page);
        await page.locator("quintet-clock .low").waitFor();
        await becomes(() => violations(page), [], "a stopped clock with little time");
        const { legal } = await personsTurn(page);
        await page.locator(`quintet-board .cell[data-cell="${legal[0].from}"]`).click();
        await page.locator(`quintet-board .cell[data-cell="${legal[0].to}"]`).click();
        await page.locator("quintet-status [data-do=confirm]").waitFor();
        await becomes(() => violations(page), [], "an action that waits for confirmation");
        await page.locator("quintet-status [data-do=confirm]").click();
        await until(page, (model) => model.state.ply === 1);
        await becomes(() => violations(page), [], "running clocks");
        await newGameDrawer(page);
        await page.locator("quintet-new-game input[value=own]").check();
        await becomes(() => violations(page), [], "the drawer with a custom clock");
        await page.keyboard.press("Escape");
        await page.locator("quintet-drawer").waitFor({ state: "detached" });
        await resign(page);
        await page.locator("quintet-result").waitFor();
        await becomes(() => violations(page), [], "the result");
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(width, options.viewport.width);
        assert.deepEqual(page.problems, []);
    });
}
