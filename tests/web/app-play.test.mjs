import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
    enter,
    look,
    newGameSheet,
    openApp,
    personsTurn,
    quick,
    ready,
    simpleChoice,
    until,
    walkTo,
} from "./app-page.mjs";
import { becomes, eventually, openBrowser, phone } from "./browser.mjs";

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

/** @param {string[]} seats */
const seated = (game, seats, options = {}) => ({
    ...quick,
    current: game,
    [`game/${game}`]: { record: { game, options, actions: [] }, seats, paused: false },
});

/** @param {import("./app-page.mjs").Page} page */
const text = (page, selector) => page.locator(selector).first().innerText();

test("a full game of Chexers against the engine by clicks", { timeout: 240_000 }, async () => {
    const page = await openApp(browser, { storage: seated("chexers", ["person", "easy", "easy"]) });
    await ready(page);
    let seen = await personsTurn(page);
    let turns = 0;
    while (!seen.over) {
        await enter(page, simpleChoice(seen));
        await until(page, (model, ply) => model.state.ply > ply, seen.ply);
        seen = await personsTurn(page, 200_000);
        assert.ok(++turns <= 256);
    }
    assert.ok(["four_exits", "repetition", "turn_limit"].includes(seen.reason));
    await eventually(async () => assert.match(await text(page, "quintet-result h2"), /win|Draw/));
    await eventually(async () => assert.notEqual(await text(page, "quintet-result p"), ""));
    await page.getByRole("button", { name: "Rematch" }).click();
    await until(page, (model) => model.state.length < 2);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("a full game of Cachex against the engine by clicks", { timeout: 120_000 }, async () => {
    const page = await openApp(browser, { storage: seated("cachex", ["person", "beginner"], { size: 5 }) });
    await ready(page);
    let seen = await personsTurn(page);
    while (!seen.over) {
        await enter(page, simpleChoice(seen));
        await until(page, (model, ply) => model.state.ply > ply, seen.ply);
        seen = await personsTurn(page);
    }
    assert.equal(seen.reason, "chain");
    await becomes(() => page.locator("quintet-moves [aria-current]").count(), 1);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("a full game by keyboard alone, the steal and the next game too", { timeout: 120_000 }, async () => {
    const page = await openApp(browser, { storage: seated("cachex", ["beginner", "person"], { size: 3 }) });
    await ready(page);
    let seen = await personsTurn(page);
    assert.ok(seen.extras.includes("STEAL"));
    await page.keyboard.press("Tab");
    for (let tab = 0; tab < 30; ++tab) {
        const name = await page.evaluate(() => {
            let element = document.activeElement;
            while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
            return element?.textContent?.trim();
        });
        if (name === "Steal") break;
        await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await until(page, (model) => model.state.ply > 1);
    seen = await personsTurn(page);
    assert.equal(seen.actions[1], "STEAL");
    await page.keyboard.press("b");
    while (!seen.over) {
        const choice = simpleChoice(seen);
        await walkTo(page, choice.to);
        await page.keyboard.press("Enter");
        await until(page, (model, ply) => model.state.ply > ply, seen.ply);
        seen = await personsTurn(page);
    }
    await newGameSheet(page);
    await page.keyboard.press("Enter");
    await until(page, (model) => model.state.length <= 1);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("a game by touch at 390 pixels: everything is in reach, and nothing runs over the edge", {
    timeout: 120_000,
}, async () => {
    const page = await openApp(browser, {
        viewport: phone,
        touch: true,
        storage: seated("cachex", ["person", "beginner"], { size: 4 }),
    });
    await ready(page);
    let seen = await personsTurn(page);
    while (!seen.over) {
        await enter(page, simpleChoice(seen), "tap");
        await until(page, (model, ply) => model.state.ply > ply, seen.ply);
        seen = await personsTurn(page);
    }
    const small = () =>
        page.evaluate(() => {
            const app = /** @type {any} */ (document.querySelector("quintet-app"));
            const parts = ["quintet-games", "quintet-seats", "quintet-status", "quintet-controls"];
            return parts
                .flatMap((part) => [
                    ...app.renderRoot.querySelector(part).renderRoot.querySelectorAll("button, select"),
                ])
                .map((element) => [element.textContent.trim().slice(0, 20), element.getBoundingClientRect()])
                .filter(
                    ([, box]) =>
                        box.width < 44 || box.height < 44 || box.right > innerWidth || box.bottom > innerHeight,
                )
                .map(([name]) => name);
        });
    await becomes(small, []);
    await becomes(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
    await eventually(async () => {
        const controls = await page.locator("quintet-controls").boundingBox();
        assert.ok(controls && controls.y > 844 * 0.85, "controls lie under the thumb");
    });
    await becomes(async () => (await page.locator("quintet-board").boundingBox())?.width, 390);
    await page.locator("quintet-controls [data-do=undo]").tap();
    await until(page, (model, length) => model.state.ply < length, seen.length);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("a reload in the middle brings back game, seats, ply and settings, and the game goes on", {
    timeout: 60_000,
}, async () => {
    const page = await openApp(browser, { storage: seated("chexers", ["person", "beginner", "beginner"]) });
    await ready(page);
    for (let turn = 0; turn < 2; ++turn) {
        const seen = await personsTurn(page);
        await enter(page, simpleChoice(seen));
        await until(page, (model, ply) => model.state.ply >= ply + 3, seen.ply);
    }
    await page.locator("quintet-seats select").nth(2).selectOption("easy");
    await page.keyboard.press("u");
    await until(page, (model) => model.state.ply === 3);
    const seen = await personsTurn(page);
    await page.waitForFunction(() => location.hash.includes("ply=3"));
    await page.reload();
    await ready(page);
    await becomes(() => personsTurn(page), seen);
    await enter(page, simpleChoice(seen));
    await until(page, (model) => model.state.ply >= 6);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("undo while the engine thinks goes back to one's own turn and stays there", { timeout: 60_000 }, async () => {
    const page = await openApp(browser, { storage: seated("chexers", ["person", "master", "master"]) });
    await ready(page);
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.thinking?.progress?.depth > 1);
    await eventually(async () => assert.match(await text(page, "quintet-status .title"), /thinking/));
    await page.keyboard.press("Control+z");
    const seen = await personsTurn(page);
    assert.equal(seen.ply, 0);
    await page.waitForTimeout(700);
    assert.deepEqual(await look(page), seen);
    await page.locator("quintet-controls [data-do=redo]").click();
    await until(page, (model) => model.thinking?.purpose === "play");
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("the list leads to any ply, by click and by arrow keys, and the latest is one press away", {
    timeout: 60_000,
}, async () => {
    const hash = "#game=cachex&actions=PLACE+0,1;PLACE+2,2;PLACE+3,3;PLACE+4,4;PLACE+5,5";
    const page = await openApp(browser, { hash });
    await ready(page);
    await page.locator("quintet-moves [data-ply='2']").click();
    await until(page, (model) => model.state.ply === 2);
    await page.keyboard.press("ArrowRight");
    await until(page, (model) => model.state.ply === 3);
    await page.keyboard.press("ArrowUp");
    await until(page, (model) => model.state.ply === 1);
    await becomes(() => page.locator("quintet-moves [tabindex='0']").count(), 1, "one stop for Tab");
    await page.getByRole("button", { name: "Latest" }).click();
    await until(page, (model) => model.state.ply === 5);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("a long list scrolls in its own box, and the page stands still", { timeout: 60_000 }, async () => {
    const stones = Array.from({ length: 60 }, (_, index) => `PLACE ${Math.floor(index / 15)},${index % 15}`);
    const page = await openApp(browser, {
        hash: `#game=cachex&o.size=15&actions=${encodeURIComponent(stones.join(";"))}`,
    });
    await ready(page);
    await page.waitForFunction(() => {
        const moves = /** @type {any} */ (document.querySelector("quintet-app")).renderRoot.querySelector(
            "quintet-moves",
        );
        return moves.scrollHeight > moves.clientHeight && moves.scrollTop > 0;
    });
    await eventually(async () => {
        const last = await page.locator("quintet-moves [aria-current]").boundingBox();
        const box = await page.locator("quintet-moves").boundingBox();
        assert.ok(
            last && box && last.y >= box.y && last.y + last.height <= box.y + box.height,
            "the entry shown is in sight",
        );
    });
    assert.equal(await page.evaluate(() => document.scrollingElement?.scrollTop), 0);
    await page.context().close();
});

test("a hint points out an action that is legal", { timeout: 60_000 }, async () => {
    const page = await openApp(browser);
    await ready(page);
    await personsTurn(page);
    await page.locator("quintet-controls [data-do=hint]").click();
    await until(page, (model) => model.hint !== null);
    const seen = await look(page);
    assert.ok(seen.legal.some(({ text: action }) => action === seen.hint));
    await eventually(async () => assert.match(await text(page, "quintet-status .detail"), /Hint/));
    await page.locator("quintet-board [class*=hint]").first().waitFor({ state: "attached" });
    await page.context().close();
});

test("engine against engine plays by itself, pauses and goes on; a person may take over", {
    timeout: 60_000,
}, async () => {
    const page = await openApp(browser, { storage: seated("cachex", ["beginner", "beginner"]) });
    await ready(page);
    await until(page, (model) => model.state.ply > 3);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Go on" }).waitFor();
    const { ply } = await look(page);
    await page.waitForTimeout(300);
    assert.equal((await look(page)).ply, ply);
    await page.getByRole("button", { name: "Go on" }).click();
    await until(page, (model, before) => model.state.ply > before, ply);
    await page.locator("quintet-seats select").first().selectOption("person");
    await page.locator("quintet-seats select").last().selectOption("person");
    await personsTurn(page);
    await page.context().close();
});

test("board sizes are chosen from the engine's own list; the old game comes back with Undo", {
    timeout: 60_000,
}, async () => {
    const page = await openApp(browser, { storage: seated("cachex", ["person", "person"]) });
    await ready(page);
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.state.ply === 1);
    const sizes = page.locator("quintet-new-game [data-option=size]");
    await newGameSheet(page);
    await becomes(() => sizes.locator("option").count(), 13);
    await sizes.selectOption("11");
    await page.locator("quintet-new-game .start").click();
    await until(page, (model) => model.state.options.size === "11");
    await becomes(() => page.locator("quintet-board .cell").count(), 121);
    await page.locator("quintet-notices .undo").click();
    await until(page, (model) => model.state.ply === 1);
    assert.equal((await look(page)).options.size, "8");
    await newGameSheet(page);
    await becomes(() => sizes.inputValue(), "8");
    await page.context().close();
});
