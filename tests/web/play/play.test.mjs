import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, eventually, phone } from "../browser.mjs";
import {
    boardPlace,
    enter,
    look,
    newGameDrawer,
    openApp,
    personsTurn,
    quick,
    ready,
    simpleChoice,
    stepTo,
    takeSeat,
    until,
    walkTo,
} from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

/** @param {string[]} seats */
const seated = (game, seats, options = {}) => ({
    ...quick,
    current: game,
    [`game/${game}`]: { record: { game, options, actions: [] }, seats, paused: false },
});

/** @param {import("../drive/app.mjs").Page} page */
const text = (page, selector) => page.locator(selector).first().innerText();

test("a full game of Chexers against the engine by mouse", { timeout: 400_000 }, async () => {
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
    await eventually(async () => assert.match(await text(page, "quintet-result h2"), /won|lost|Draw/));
    await eventually(async () => assert.notEqual(await text(page, "quintet-result p"), ""));
    await page.getByRole("button", { name: "Rematch" }).click();
    await until(page, (model) => model.state.length < 2);
    assert.deepEqual(page.problems, []);
});

test("a played action moves its token in 200 ms, also where the build has shortened the styles", async () => {
    const storage = seated("chexers", ["person", "person", "person"]);
    const page = await openApp(browser, { storage, reducedMotion: false });
    await ready(page);
    await page.evaluate(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (steps, timing) {
            if (this.matches("[data-key]"))
                document.body.dataset.movement = String(/** @type {KeyframeAnimationOptions} */ (timing).duration);
            return animate.call(this, steps, timing);
        };
    });
    await enter(page, simpleChoice(await personsTurn(page)));
    await becomes(() => page.evaluate(() => document.body.dataset.movement), "200");
    assert.deepEqual(page.problems, []);
});

test("a full game of Cachex against the engine by mouse", { timeout: 400_000 }, async () => {
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
});

test("a full game by keyboard, with the steal and the next game", { timeout: 400_000 }, async () => {
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
    await newGameDrawer(page);
    await page.keyboard.press("Enter");
    await until(page, (model) => model.state.length <= 1);
    assert.deepEqual(page.problems, []);
});

test("a game by touch at 390 pixels: everything is in reach, and nothing overflows", {
    timeout: 400_000,
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
                        // The row of games isn't shown beside the choice of a game.
                        box.width > 0 &&
                        (box.width < 44 || box.height < 44 || box.right > innerWidth || box.bottom > innerHeight),
                )
                .map(([name]) => name);
        });
    await becomes(small, []);
    await becomes(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
    await eventually(async () => {
        const controls = await page.locator("quintet-controls").boundingBox();
        assert.ok(controls && controls.y > 844 * 0.85, "the controls are in reach of the thumb");
    });
    // The board has the width of the phone but for 6 pixels at each edge, beside the room that it keeps itself.
    await becomes(async () => (await page.locator("quintet-board").boundingBox())?.width, 378);
    await page.locator("quintet-controls [data-do=undo]").tap();
    await until(page, (model, length) => model.state.ply < length, seen.length);
    assert.deepEqual(page.problems, []);
});

test("a reload restores game, seats, ply and settings, and the game continues", {
    timeout: 400_000,
}, async () => {
    const page = await openApp(browser, { storage: seated("chexers", ["person", "beginner", "beginner"]) });
    await ready(page);
    for (let turn = 0; turn < 2; ++turn) {
        const seen = await personsTurn(page);
        await enter(page, simpleChoice(seen));
        await until(page, (model, ply) => model.state.ply >= ply + 3, seen.ply);
    }
    await takeSeat(page, 2, "easy");
    await page.keyboard.press("u");
    await until(page, (model) => model.state.ply === 3);
    const seen = await personsTurn(page);
    await page.waitForFunction(() => location.hash.includes("ply=3"));
    await page.reload();
    await ready(page);
    await becomes(() => personsTurn(page), { ...seen, notices: [] });
    await enter(page, simpleChoice(seen));
    await until(page, (model) => model.state.ply >= 6);
    assert.deepEqual(page.problems, []);
});

test("undo while the engine thinks returns to the person's turn and stays there", { timeout: 400_000 }, async () => {
    const page = await openApp(browser, { storage: seated("chexers", ["person", "master", "master"]) });
    await ready(page);
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.thinking?.progress?.depth > 1);
    await eventually(async () => assert.match(await text(page, "quintet-status .title"), /thinking/));
    await page.keyboard.press("Control+z");
    await until(page, (model) => model.state.ply === 0);
    await personsTurn(page);
    // The engine answers in turn: after its hint, nothing can come of the search before.
    await page.locator("quintet-controls [data-do=hint]").click();
    await until(page, (model) => model.hint !== null);
    assert.equal((await look(page)).ply, 0);
    await page.locator("quintet-controls [data-do=redo]").click();
    await until(page, (model) => model.thinking?.purpose === "play");
    assert.deepEqual(page.problems, []);
});

test("the move list leads to any ply by mouse and arrow keys, and one press leads to the latest", {
    timeout: 400_000,
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
    await becomes(() => page.locator("quintet-moves [tabindex='0']").count(), 1, "the list is one stop for Tab");
    await page.getByRole("button", { name: "Latest" }).click();
    await until(page, (model) => model.state.ply === 5);
    assert.deepEqual(page.problems, []);
});

test("a long move list scrolls in its own box, and the page does not move", { timeout: 400_000 }, async () => {
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
            "the current entry is visible",
        );
        const cut = await page.locator("quintet-moves").evaluate((/** @type {any} */ { renderRoot }) => {
            const [heads, ...rounds] = [...renderRoot.querySelectorAll(".round")].map((each) =>
                each.getBoundingClientRect(),
            );
            return rounds.filter(({ top, bottom }) => top < heads.bottom - 1 && bottom > heads.bottom + 3).length;
        });
        assert.equal(cut, 0, "the heading hides whole rounds");
    });
    assert.equal(await page.evaluate(() => document.scrollingElement?.scrollTop), 0);
});

test("a hint marks a legal action", { timeout: 400_000 }, async () => {
    const page = await openApp(browser);
    await ready(page);
    await personsTurn(page);
    await page.locator("quintet-controls [data-do=hint]").click();
    await until(page, (model) => model.hint !== null);
    const seen = await look(page);
    assert.ok(seen.legal.some(({ text: action }) => action === seen.hint));
    await eventually(async () => assert.match(await text(page, "quintet-status .detail"), /Hint/));
    await page.locator("quintet-board [class*=hint]").first().waitFor({ state: "attached" });
});

test("engines play each other, and the game can be paused, resumed and taken over by a person", {
    timeout: 400_000,
}, async () => {
    const page = await openApp(browser, { storage: seated("halma", ["beginner", "beginner"]), clock: true });
    await ready(page);
    await until(page, (model) => model.state.ply > 0);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await until(page, (model) => !model.thinking);
    const { ply } = await look(page);
    await page.clock.runFor(5_000);
    assert.equal((await look(page)).ply, ply);
    await page.getByRole("button", { name: "Continue" }).click();
    await until(page, (model, before) => model.state.ply > before, ply);
    await takeSeat(page, 0, "person");
    await takeSeat(page, 1, "person");
    await personsTurn(page);
});

test("board sizes come from the engine's list, and undo restores the old game", {
    timeout: 400_000,
}, async () => {
    const page = await openApp(browser, { storage: seated("cachex", ["person", "person"]) });
    await ready(page);
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.state.ply === 1);
    const sizes = page.locator("quintet-new-game [data-option=size]");
    await newGameDrawer(page);
    await becomes(() => sizes.evaluate((/** @type {any} */ { steps }) => steps.length), 13);
    await stepTo(sizes, "11");
    await page.locator("quintet-new-game .start").click();
    await until(page, (model) => model.state.options.size === "11");
    await becomes(() => page.locator("quintet-board .cell").count(), 121);
    await page.locator("quintet-notices .undo").click();
    await until(page, (model) => model.state.ply === 1);
    assert.equal((await look(page)).options.size, "8");
    await newGameDrawer(page);
    await becomes(() => sizes.evaluate((/** @type {any} */ { value }) => value), "8");
});

for (const { width, height, least } of [
    { width: 320, height: 568, least: 22 },
    { width: 360, height: 640, least: 25 },
    { width: 390, height: 844, least: 30 },
]) {
    test(`on a phone of ${width} by ${height} the board has room beside its tray, and the first tap moves nothing`, async () => {
        const page = await openApp(browser, { hash: "#game=tetress", viewport: { width, height }, touch: true });
        await ready(page);
        await boardPlace(page);
        const drawn = () =>
            page.locator("quintet-board").evaluate((board) => {
                const root = /** @type {ShadowRoot} */ (board.shadowRoot);
                const boxOf = (/** @type {Element} */ element) => {
                    const { left, right, top, bottom } = element.getBoundingClientRect();
                    return { left, right, top, bottom };
                };
                const cells = [...root.querySelectorAll(".cell")].map(boxOf);
                return {
                    buttons: [...root.querySelectorAll("button")].map(boxOf),
                    cells: cells.map(({ left, top }) => [left, top]),
                    size: cells[0].right - cells[0].left,
                    below: Math.max(...cells.map(({ bottom }) => bottom)),
                };
            });
        const tab = await page.locator("quintet-games select").boundingBox();
        assert.ok(tab && tab.x >= 0 && tab.x + tab.width <= width, "the name of the game is not cut");
        const { buttons, cells, size, below } = await drawn();
        assert.ok(size >= least, `cells are ${size} px wide`);
        assert.ok(buttons.length >= 10);
        for (const [index, a] of buttons.entries()) {
            assert.ok(a.right - a.left >= 24 && a.bottom - a.top >= 24, `button ${index} is too small`);
            assert.ok(a.left >= 0 && a.right <= width, `button ${index} is cut off`);
            assert.ok(a.top >= below, `button ${index} covers cells`);
            for (const b of buttons.slice(index + 1)) {
                const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
                assert.ok(apart, `button ${index} overlaps another`);
            }
        }
        await page.locator('quintet-board .cell[data-cell="5,5"]').tap();
        await becomes(() => page.locator("quintet-board .shape use").count(), 4);
        await boardPlace(page);
        assert.deepEqual((await drawn()).cells, cells);
    });
}

test("an action is drawn before anything is measured or put into the address", async () => {
    const page = await openApp(browser, { storage: seated("halma", ["person", "person"]), viewport: phone });
    await ready(page);
    await page.evaluate(async () => {
        const { controller, model } = /** @type {any} */ (document.querySelector("quintet-app"));
        await controller.play(model.state.legal[0].text);
    });
    await page.locator("quintet-moves button").waitFor();
    const early = await page.evaluate(async () => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        /** @type {string[]} */
        const seen = [];
        const { getBoundingClientRect } = Element.prototype;
        Element.prototype.getBoundingClientRect = function () {
            seen.push(this.localName);
            return getBoundingClientRect.call(this);
        };
        const height = /** @type {PropertyDescriptor} */ (
            Object.getOwnPropertyDescriptor(Element.prototype, "clientHeight")
        );
        Object.defineProperty(Element.prototype, "clientHeight", {
            get() {
                seen.push(this.localName);
                return height.get?.call(this);
            },
        });
        const { Blob } = window;
        window.Blob = class extends Blob {
            constructor(/** @type {BlobPart[]} */ ...parts) {
                super(...parts);
                seen.push("address");
            }
        };
        const before = app.board.state;
        /** @type {Promise<string[]>} */
        const drawn = new Promise((done) => {
            const unsubscribe = app.controller.store.subscribe(async () => {
                if (app.controller.store.value.state === before) return;
                unsubscribe();
                await app.updateComplete;
                while (app.board.state === before) await new Promise((later) => setTimeout(later));
                await app.board.updateComplete;
                done([...seen]);
            });
        });
        await app.controller.play(before.legal[0].text);
        return drawn;
    });
    assert.deepEqual(early, []);
    await page.waitForFunction(() => location.hash.length > "#game=halma".length);
});
