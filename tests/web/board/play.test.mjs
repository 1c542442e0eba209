/** Playing on the board: mouse, touch and keyboard, and the events that follow. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, phone } from "../browser.mjs";
import { goldenGame, openBoard, positions } from "../drive/board.mjs";
import { testBrowser } from "../for-tests.mjs";

const chexers = positions(await goldenGame("chexers-games.jsonl", "chexers-g104"));
const cachex = positions({ game: "cachex", options: { size: 5 }, actions: ["PLACE 1,3"] });
const exitPly = chexers.states.findIndex(({ legal }) => legal.some(({ kind }) => kind === "exit"));
const leaving = chexers.states[exitPly]?.legal.find(({ kind }) => kind === "exit");
assert.ok(leaving, "the game that these tests use has an exit");

const browser = await testBrowser({ sources: true });

/** @param {import("../browser.mjs").PageOptions} [options] */
async function chexersBoard(options) {
    const page = await openBoard(browser, options);
    await page.show(chexers, 0);
    return page;
}

test("two clicks move a token, and only tokens that can act are picked", async () => {
    const page = await chexersBoard();
    await page.click("0,-3");
    assert.equal((await page.selection()).from, "", "green is not to move");
    await page.click("-3,0");
    assert.equal((await page.selection()).from, "-3,0");
    assert.equal(await page.count(".target-dot"), 2);
    await page.click("-2,0");
    assert.deepEqual(await page.entered(), ["MOVE -3,0 -2,0"]);
    assert.equal((await page.selection()).from, "");
    assert.deepEqual(page.problems, []);
});

test("a click elsewhere or on the picked token, or Escape, drops it", async () => {
    const page = await chexersBoard();
    for (const back of [() => page.click("-3,0"), () => page.click("1,1"), () => page.keyboard.press("Escape")]) {
        await page.click("-3,0");
        assert.equal((await page.selection()).from, "-3,0");
        await back();
        assert.equal((await page.selection()).from, "");
    }
    await page.click("-3,0");
    await page.click("-3,1");
    assert.equal((await page.selection()).from, "-3,1");
    assert.deepEqual(await page.entered(), []);
});

test("a token can be dragged to a target and returns from any other cell", async () => {
    const page = await chexersBoard();
    await page.drag("-3,0", "2,1");
    assert.deepEqual(await page.entered(), []);
    assert.equal((await page.selection()).from, "-3,0");
    const place = await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        const token = board.motion.tokens.find((/** @type {any} */ { cell }) => cell === "-3,0");
        const { transform } = board.motion.element(token.key).style;
        return [transform, `translate(${board.cellPlace("-3,0").x}px, ${board.cellPlace("-3,0").y}px)`];
    });
    assert.equal(place[0], place[1]);
    await page.drag("-3,0", "-2,0");
    assert.deepEqual(await page.entered(), ["MOVE -3,0 -2,0"]);
    assert.deepEqual(page.problems, []);
});

test("a board that is not interactive accepts no actions but can be read", async () => {
    const page = await chexersBoard();
    await page.show(chexers, 0, { interactive: false });
    await page.click("-3,0");
    await page.drag("-3,0", "-2,0");
    assert.deepEqual([(await page.selection()).from, await page.entered()], ["", []]);
    assert.equal(await page.count(".source-ring"), 0);
    assert.match((await page.nameOf("-3,0")) ?? "", /^-3,0, Red piece, Blue goal$/);
});

test("exits have an arrow and a button, and a second click does not exit", async () => {
    const page = await openBoard(browser);
    await page.show(chexers, exitPly);
    assert.equal(await page.count("[data-exit]"), 0);
    await page.click(leaving.from);
    assert.deepEqual((await page.selection()).extras, [leaving.text]);
    const picked = () => page.evaluate(() => /** @type {any} */ (window).board.picked);
    assert.equal(await picked(), true);
    await page.click(leaving.from);
    assert.deepEqual([(await page.selection()).from, await page.entered(), await picked()], ["", [], false]);
    await page.click(leaving.from);
    assert.equal(await page.count(".exit-glow"), 1);
    await page.locator("quintet-board [data-exit]").click();
    assert.deepEqual(await page.entered(), [leaving.text]);
    const told = await page.evaluate(() =>
        /** @type {any} */ (window).selections.map((/** @type {any} */ one) => one.extraActions.length),
    );
    assert.ok(told.includes(1), "the page learns about the action that needs a button");
    assert.deepEqual(page.problems, []);
});

test("the exit arrow is outside all cells and large enough for a finger", async () => {
    const page = await openBoard(browser, { viewport: phone, touch: true });
    await page.show(chexers, exitPly);
    await page.tap(leaving.from);
    await becomes(() => page.count(".exit-disc"), 1);
    const box = await page.locator("quintet-board .exit-disc").boundingBox();
    assert.ok(box && box.width >= 24 && box.height >= 24);
    assert.ok(box.x >= 0 && box.x + box.width <= phone.width, "it is on the screen");
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (const { id } of chexers.layout.cells) {
        const cell = await page.middle(id);
        assert.ok(Math.hypot(cell.x - middle.x, cell.y - middle.y) > box.width * 0.9, id);
    }
    await page.touchscreen.tap(middle.x, middle.y);
    await becomes(page.entered, [leaving.text]);
});

test("one click places a stone, and hovering shows a faint one", async () => {
    const page = await openBoard(browser);
    await page.show(cachex, 0);
    assert.equal(await page.count(".forbidden-cross"), 1);
    const { x, y } = await page.middle("0,0");
    await page.mouse.move(x, y);
    assert.equal(await page.count(".ghost"), 1);
    await page.mouse.click(x, y);
    await page.click("2,2");
    assert.deepEqual(await page.entered(), ["PLACE 0,0"], "the centre is forbidden for the first stone");
    assert.match((await page.nameOf("2,2")) ?? "", /not allowed now/);
});

test("the legal actions are sorted once for a position, not for each movement over the board", async () => {
    const page = await openBoard(browser);
    await page.show(cachex, 0);
    const reads = await page.evaluate(async () => {
        const { board } = /** @type {any} */ (window);
        let count = 0;
        const legal = [...board.state.legal];
        Object.defineProperty(legal, Symbol.iterator, {
            value() {
                count += 1;
                return Array.prototype[Symbol.iterator].call(this);
            },
        });
        board.state = { ...board.state, legal };
        for (const cell of ["", "0,0", "1,1", "0,1"]) {
            board.input.hover(cell);
            await board.updateComplete;
        }
        return count;
    });
    assert.equal(reads, 1);
});

test("a stone that can be stolen can be clicked, and stealing is also a button", async () => {
    const page = await openBoard(browser);
    await page.show(cachex, 1);
    assert.deepEqual((await page.selection()).extras, ["STEAL"]);
    assert.match((await page.nameOf("1,3")) ?? "", /play here/);
    await page.click("1,3");
    assert.deepEqual(await page.entered(), ["STEAL"]);
});

test("a game can be entered by keyboard alone", async () => {
    const page = await chexersBoard();
    await page.keyboard.press("Tab");
    assert.equal(await page.focused(), "-3,0");
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.focused(), "-2,0");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    assert.equal((await page.selection()).from, "-3,0");
    await page.keyboard.press("Escape");
    assert.equal((await page.selection()).from, "");
    await page.keyboard.press(" ");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    assert.deepEqual(await page.entered(), ["MOVE -3,0 -2,0"]);
    const ring = () =>
        page.evaluate(() => getComputedStyle(/** @type {any} */ (window).board.renderRoot.activeElement).strokeWidth);
    await becomes(ring, "7px", "the focus is seen");
});

test("by keyboard a token exits with the button after the cells", async () => {
    const page = await openBoard(browser);
    await page.show(chexers, exitPly);
    await page.evaluate((cell) => /** @type {any} */ (window).board.focusCell(cell), leaving.from);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(await page.focused(), "g");
    await page.keyboard.press("Enter");
    assert.deepEqual(await page.entered(), [leaving.text]);
});

test("assistive technology finds a named grid with cells to press", async () => {
    const page = await chexersBoard();
    assert.equal(await page.locator("quintet-board [role=grid] [role=row]").count(), 7);
    assert.equal(await page.locator("quintet-board [role=gridcell]").count(), 37);
    assert.equal(await page.nameOf("-3,0"), "-3,0, Red piece, can move, Blue goal");
    assert.equal(await page.nameOf("0,0"), "0,0, empty");
    const press = (/** @type {string} */ cell) =>
        page.evaluate((id) => {
            const element = /** @type {any} */ (window).board.renderRoot.querySelector(`[data-cell="${id}"]`);
            element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }, cell);
    await press("-3,0");
    assert.equal(await page.nameOf("-3,0"), "-3,0, Red piece, picked up, Blue goal");
    assert.equal(await page.nameOf("-2,0"), "-2,0, empty, move here");
    await press("-2,0");
    assert.deepEqual(await page.entered(), ["MOVE -3,0 -2,0"]);
});

test("if a gesture could mean several actions, the person chooses", async () => {
    const page = await openBoard(browser);
    const [state] = structuredClone(chexers.states);
    state.legal.push({
        ...state.legal.find(({ text }) => text === "MOVE -3,0 -2,0"),
        text: "OTHER -3,0 -2,0",
        kind: "jump",
    });
    await page.show({ ...chexers, states: [state] }, 0);
    const names = page.locator("quintet-board .chooser button");
    await page.click("-3,0");
    await page.click("-2,0");
    await becomes(() => names.allTextContents(), ["Move from -3,0 to -2,0", "Jump from -3,0 to -2,0"]);
    await page.keyboard.press("Escape");
    await becomes(() => names.count(), 0);
    assert.deepEqual(await page.entered(), []);
    await page.click("-3,0");
    await page.click("-2,0");
    await becomes(() => names.count(), 2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await becomes(page.entered, ["OTHER -3,0 -2,0"]);
});

test("a phone can be played by touch, with cells of at least 24 pixels", async () => {
    const page = await chexersBoard({ viewport: phone, touch: true });
    await page.tap("-3,0");
    await becomes(async () => (await page.selection()).from, "-3,0");
    await page.tap("-2,0");
    await becomes(page.entered, ["MOVE -3,0 -2,0"]);
    const large = positions({ game: "cachex", options: { size: 15 } });
    await page.show(large, 0, { orientation: -60 });
    const { width, height } = (await page.locator('quintet-board .cell[data-cell="7,6"]').boundingBox()) ?? {};
    assert.ok(Number(width) >= 24 && Number(height) >= 24, `${width} x ${height}`);
    await page.tap("7,6");
    await becomes(async () => (await page.entered()).slice(1), ["PLACE 7,6"]);
    assert.deepEqual(page.problems, []);
});

test("the page scrolls under a wheel over the board", async () => {
    const page = await chexersBoard();
    await page.evaluate(() => {
        document.body.style.blockSize = "3000px";
    });
    const { x, y } = await page.middle("0,0");
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY > 0);
});
