/** Capabilities of boards: chains of hops, shapes, joined edges, stacks, hands, the open plane. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, desk, eventually, phone } from "../browser.mjs";
import { goldenGame, openBoard, positions } from "../drive/board.mjs";
import { testBrowser } from "../for-tests.mjs";

const halma = positions(await goldenGame("halma-games.jsonl", "halma-000"));
const tetress = positions(await goldenGame("tetress-games.jsonl", "tetress-g000"));
const hive = positions({ ...(await goldenGame("hive-games.jsonl", "hive-base-000")) });

const browser = await testBrowser({ sources: true });

/** A position with a long chain of jumps, and that chain. */
const chainPly = halma.states.findIndex(({ legal }) => legal.some(({ path }) => path.length >= 2));
const chain = halma.states[chainPly].legal.find(({ path }) => path.length >= 2);
assert.ok(chain);

test("a chain of jumps is entered by its end, and its path is shown first", async () => {
    const page = await openBoard(browser);
    await page.show(halma, chainPly);
    await page.click(chain.from);
    const { x, y } = await page.middle(chain.to);
    await page.mouse.move(x, y);
    const way = () => page.locator("quintet-board .way").getAttribute("d");
    await becomes(async () => ((await way())?.match(/[ML]/g) ?? []).length, chain.path.length + 2);
    await page.mouse.click(x, y);
    assert.deepEqual(await page.entered(), [chain.text]);
});

test("a chain of jumps is entered square by square on request", async () => {
    const page = await openBoard(browser);
    await page.show(halma, chainPly);
    const stepwise = page.getByRole("button", { name: "One jump at a time" });
    assert.equal(await stepwise.locator(".word").isVisible(), true, "the button says what it is for");
    await stepwise.click();
    await page.click(chain.from);
    const stops = [...chain.path, chain.to].filter((cell) =>
        halma.states[chainPly].legal.some(({ from, to }) => from === chain.from && to === cell),
    );
    for (const stop of stops) {
        await page.click(stop);
        assert.deepEqual(await page.entered(), [], "a single hop plays nothing");
    }
    await page.keyboard.press("Escape");
    await page.click(chain.to);
    await page.click(chain.to);
    assert.deepEqual(await page.entered(), [chain.text]);
    assert.deepEqual(page.problems, []);
});

test("a chain of jumps is shown hop by hop", async () => {
    const page = await openBoard(browser, { reducedMotion: false });
    const ply = halma.states.findIndex(({ lastAction }) => (lastAction?.path.length ?? 0) >= 1);
    await page.show(halma, ply - 1);
    await page.slowly();
    await page.show(halma, ply);
    // The movement starts with the next frame.
    const stops = () =>
        page.evaluate(() => {
            const { board } = /** @type {any} */ (window);
            const animations = board.renderRoot.getAnimations({ subtree: true });
            const frames = animations.map((/** @type {any} */ animation) => animation.effect.getKeyframes().length);
            return Math.max(...frames);
        });
    const least = (halma.states[ply].lastAction?.path.length ?? 0) + 2;
    await becomes(async () => (await stops()) >= least, true);
});

test("the camps of both players are visible", async () => {
    const page = await openBoard(browser);
    await page.show(halma, 0);
    assert.equal(await page.count(".zone.camp .zone-line"), 2);
    assert.equal(await page.count(".zone.camp .zone-mark"), 38);
    const washes = await page.evaluate(() => {
        const tints = /** @type {any} */ (window).board.renderRoot.querySelectorAll(".zone.camp .zone-tint");
        return [...tints].map((/** @type {any} */ tint) => {
            const { fill, opacity } = getComputedStyle(tint);
            return [fill, Number(opacity) >= 0.15];
        });
    });
    assert.equal(new Set(washes.map(([fill]) => fill)).size, 2);
    assert.ok(washes.every(([, seen]) => seen));
});

test("on squares every other one is tinted, and a piece fills 86 percent of its square", async () => {
    const page = await openBoard(browser);
    await page.show(halma, 0);
    const [tinted, share] = await page.evaluate(() => {
        const { renderRoot } = /** @type {any} */ (window).board;
        const squares = renderRoot.querySelector(".checker").getAttribute("d").split("Z").length - 1;
        return [squares, renderRoot.querySelector("#tile-0 .token-edge").getBBox().width / 100];
    });
    assert.deepEqual([tinted, share], [128, 0.86]);
});

/**
 * Moves a finger up by 60 pixels and lifts it at once.
 * @param {import("../drive/board.mjs").BoardPage} page
 * @param {{x: number, y: number}} from
 */
async function flick(page, { x, y }) {
    const touches = await page.context().newCDPSession(page);
    await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (const by of [20, 40, 60]) {
        await touches.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - by }] });
    }
    await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("on small cells the first tap enlarges what the piece reaches, and the second is the choice", async () => {
    const page = await openBoard(browser, { touch: true, viewport: { width: 320, height: 568 } });
    const ply = 60;
    await page.show(halma, ply);
    const cell = () => page.evaluate(() => 100 * /** @type {any} */ (window).board.picture.getScreenCTM().a);
    const whole = await cell();
    assert.ok(whole < 28, `${whole}`);
    const legal = halma.states[ply].legal.filter(({ from }) => from === "4,2");
    await page.tap("4,2");
    await eventually(async () => assert.ok((await cell()) >= 28));
    assert.equal((await page.selection()).from, "4,2");
    const seen = await page.evaluate(
        (cells) => {
            const { board } = /** @type {any} */ (window);
            const box = board.renderRoot.querySelector(".pictures").getBoundingClientRect();
            return cells.every((id) => {
                const { left, right, top, bottom } = board.renderRoot
                    .querySelector(`.cell[data-cell="${id}"]`)
                    .getBoundingClientRect();
                return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
            });
        },
        legal.map(({ to }) => to).filter(Boolean),
    );
    assert.ok(seen);
    await page.tap("5,3");
    await becomes(page.entered, ["4,2-5,3"]);
    await page.show(halma, ply + 1);
    await becomes(cell, whole, "the next position shows the whole board");

    const empty = "15,2";
    await page.tap(empty);
    await eventually(async () => assert.ok((await cell()) >= 28));
    await page.tap(empty);
    await becomes(cell, whole, "a tap without meaning shows the whole board");

    await page.tap(empty);
    await eventually(async () => assert.ok((await cell()) >= 28));
    const before = await viewOf(page);
    await flick(page, await page.middle(empty));
    await becomes(async () => (await viewOf(page)) !== before, true, "a finger moves the view");
    assert.ok((await cell()) >= 28);
    await page.tap(empty);
    await becomes(cell, whole, "a tap after a swift movement is heard");
});

/**
 * What a legal action of Tetress needs of the tray.
 * @param {string[]} cells
 * @param {import("../drive/board.mjs").BoardPage} page
 */
const aim = (page, cells) =>
    page.evaluate((wanted) => {
        const { board } = /** @type {any} */ (window);
        const tray = board.extensions.find((/** @type {any} */ extension) => extension.choose);
        const key = [...wanted].sort().join(" ");
        for (let shape = 0; shape < 7; ++shape) {
            for (let turns = 0; turns < 4; ++turns) {
                tray.choose(shape);
                tray.turns = turns;
                for (const [cell, covered] of tray.fits) {
                    if ([...covered].sort().join(" ") !== key) continue;
                    tray.choose(0);
                    tray.turns = 0;
                    return { shape, turns, cell };
                }
            }
        }
        return null;
    }, cells);

test("every legal placement of Tetress can be entered with the tray, turning and a click", async () => {
    const page = await openBoard(browser);
    for (const ply of [1, 9]) {
        await page.show(tetress, ply);
        const missing = await page.evaluate(() => {
            const { board } = /** @type {any} */ (window);
            const tray = board.extensions.find((/** @type {any} */ extension) => extension.choose);
            const reached = new Set();
            for (let shape = 0; shape < 7; ++shape) {
                for (let turns = 0; turns < 4; ++turns) {
                    Object.assign(tray, { chosen: shape, turns });
                    for (const covered of tray.fits.values()) reached.add([...covered].sort().join(" "));
                }
            }
            return [...board.choices.shapes.keys()].filter((key) => !reached.has(key)).length;
        });
        assert.equal(missing, 0);
    }
    const action = tetress.states[9].lastAction;
    await page.show(tetress, 8);
    const found = await aim(page, action?.cells ?? []);
    assert.ok(found);
    await page.locator("quintet-board .tray-shapes button").nth(found.shape).click();
    const { x, y } = await page.middle(found.cell);
    await page.mouse.move(x, y);
    for (let turn = 0; turn < found.turns; ++turn) await page.mouse.wheel(0, 100);
    await page.waitForFunction((turns) => {
        const { board } = /** @type {any} */ (window);
        return board.extensions.some((/** @type {any} */ extension) => extension.turns === turns);
    }, found.turns);
    await becomes(() => page.count(".shape.fits > use"), 4);
    await page.mouse.click(x, y);
    assert.deepEqual(await page.entered(), [action?.text]);
    assert.deepEqual(page.problems, []);
});

test("the tray tells what fits, only turned, or nowhere, as the legal actions say", async () => {
    const page = await openBoard(browser);
    const last = tetress.states.length - 2;
    for (const ply of [0, last]) {
        await page.show(tetress, ply);
        const shapes = tetress.states[ply].legal.map(({ shape }) => shape);
        for (let turn = 0; turn < 2; ++turn) {
            const items = await page.locator("quintet-board .tray-shapes button").evaluateAll((buttons) =>
                buttons.map((button) => ({
                    name: button.getAttribute("aria-label") ?? "",
                    marked: button.querySelector(".icon") !== null,
                    dim: Number(getComputedStyle(/** @type {Element} */ (button.querySelector("svg"))).opacity) < 0.5,
                })),
            );
            const fits = await page.evaluate(() => {
                const { board } = /** @type {any} */ (window);
                const tray = board.extensions.find((/** @type {any} */ extension) => extension.choose);
                return [0, 1, 2, 3, 4, 5, 6].map((shape) => {
                    tray.chosen = shape;
                    return tray.fits.size > 0;
                });
            });
            for (const [index, { name, marked, dim }] of items.entries()) {
                const letter = "IOTSZJL"[index];
                const turned = shapes.includes(letter) && !fits[index];
                assert.equal(dim, !shapes.includes(letter), `${ply}: ${letter}`);
                assert.equal(marked, turned, `${ply}: ${letter}`);
                const more = dim ? ", doesn’t fit" : turned ? ", fits only when turned" : "";
                assert.equal(name, `${letter} piece${more}`);
            }
            await page.getByRole("button", { name: "Turn left" }).click();
        }
    }
    const few = new Set(tetress.states[last].legal.map(({ shape }) => shape));
    assert.ok(few.size < 7, "some shapes fit nowhere at the end");
});

test("a shape that does not fit is reported and plays nothing", async () => {
    const page = await openBoard(browser);
    await page.show(tetress, 8);
    const [taken] = tetress.states[8].board.tokens;
    const { x, y } = await page.middle(taken.cell);
    await page.mouse.move(x, y);
    await becomes(() => page.count(".shape.blocked"), 1);
    await page.mouse.click(x, y);
    assert.deepEqual(await page.entered(), []);
});

test("twisting two fingers turns the shape without scrolling the page", async () => {
    const page = await openBoard(browser, { viewport: phone, touch: true });
    await page.show(tetress, 8);
    const { x, y } = await page.middle("5,5");
    const session = await page.context().newCDPSession(page);
    const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number} */ degrees) => {
        const [dx, dy] = [60 * Math.cos((degrees * Math.PI) / 180), 60 * Math.sin((degrees * Math.PI) / 180)];
        const touchPoints =
            type === "touchEnd"
                ? []
                : [
                      { x: x - dx, y: y - dy, id: 1 },
                      { x: x + dx, y: y + dy, id: 2 },
                  ];
        return session.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    await touch("touchStart", 0);
    for (const degrees of [15, 30, 50, 65, 80, 100]) await touch("touchMove", degrees);
    await touch("touchEnd", 100);
    const turns = () =>
        page.evaluate(() => {
            const { board } = /** @type {any} */ (window);
            return board.extensions.find((/** @type {any} */ extension) => extension.choose).turns;
        });
    await becomes(turns, 2);
    assert.deepEqual(await page.entered(), []);
});

test("on a page that scrolls, the wheel turns the shape only after the board was used", async () => {
    const page = await openBoard(browser);
    await page.show(tetress, 8);
    await page.evaluate(() => {
        document.body.style.blockSize = "3000px";
    });
    const turns = () =>
        page.evaluate(() => {
            const { board } = /** @type {any} */ (window);
            return board.extensions.find((/** @type {any} */ extension) => extension.choose).turns;
        });
    const { x, y } = await page.middle("5,5");
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 120);
    await page.waitForFunction(() => scrollY > 0);
    assert.equal(await turns(), 0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.waitForFunction(() => scrollY === 0);
    await page.evaluate(() => /** @type {any} */ (window).board.focusBoard());
    await page.mouse.wheel(0, 120);
    await page.waitForFunction(() =>
        /** @type {any} */ (window).board.extensions.some((/** @type {any} */ extension) => extension.turns === 1),
    );
    assert.equal(await page.evaluate(() => scrollY), 0);
});

/**
 * Presses a key in the board as a keyboard of another script or with a modifier does. Returns whether the board used
 * it.
 * @param {import("playwright-core").Page} page
 * @param {KeyboardEventInit} key
 */
const pressAs = (page, key) =>
    page.evaluate((init) => {
        const focused = /** @type {any} */ (window).board.renderRoot.activeElement;
        const event = new KeyboardEvent("keydown", { bubbles: true, composed: true, cancelable: true, ...init });
        return !focused.dispatchEvent(event);
    }, key);

test("keys choose a shape, turn it and place it, also on a Persian keyboard", async () => {
    const page = await openBoard(browser);
    await page.show(tetress, 8);
    const found = await aim(page, tetress.states[9].lastAction?.cells ?? []);
    assert.ok(found);
    await page.evaluate((cell) => /** @type {any} */ (window).board.focusCell(cell), found.cell);
    const persian = { key: "۱۲۳۴۵۶۷"[found.shape], code: `Digit${found.shape + 1}` };
    assert.equal(await pressAs(page, persian), true);
    for (let turn = 0; turn < found.turns; ++turn) await page.keyboard.press("r");
    for (let turn = 0; turn < 4; ++turn) assert.equal(await pressAs(page, { key: "ق", code: "KeyR" }), true);
    assert.equal(await pressAs(page, { key: "r", code: "KeyR", ctrlKey: true }), false, "the browser reloads");
    assert.match((await page.nameOf(found.cell)) ?? "", /fits/);
    const told = () => page.locator("quintet-board [role=status]").innerText();
    assert.match(await told(), /^[A-Z] fits on \d/, "the name of the cell that has the focus isn't read again");
    await page.keyboard.press("Enter");
    assert.deepEqual(await page.entered(), [tetress.states[9].lastAction?.text]);
    await page.show(tetress, 9);
    await becomes(told, "");
    const taken = tetress.states[9].board.tokens[0].cell;
    await page.evaluate((cell) => /** @type {any} */ (window).board.focusCell(cell), taken);
    for (const [index, letter] of [..."IOTSZJL"].entries()) {
        await page.keyboard.press(`${index + 1}`);
        await becomes(told, `${letter} piece`, "it fits elsewhere only");
    }
    for (const key of [
        { key: "2", code: "Digit2", altKey: true },
        { key: "é", code: "Digit2" },
    ]) {
        assert.equal(await pressAs(page, key), false, JSON.stringify(key));
    }
});

test("a first tap shows the shape, and a second tap or the page's button plays it", async () => {
    const page = await openBoard(browser, { viewport: phone, touch: true });
    await page.show(tetress, 8);
    const found = await aim(page, tetress.states[9].lastAction?.cells ?? []);
    assert.ok(found);
    await page.locator("quintet-board .tray-shapes button").nth(found.shape).tap();
    for (let turn = 0; turn < found.turns; ++turn) await page.getByRole("button", { name: "Turn right" }).tap();
    await page.tap(found.cell);
    await becomes(() => page.count(".shape.fits > use"), 4);
    await becomes(async () => (await page.selection()).extras, [tetress.states[9].lastAction?.text]);
    assert.deepEqual(await page.entered(), []);
    // The button follows the shape that is drawn, whichever way it was changed.
    const drawn = () =>
        page.evaluate(() => {
            const { board } = /** @type {any} */ (window);
            const tray = board.extensions.find((/** @type {any} */ extension) => extension.choose);
            const cells = [...tray.covered(tray.put)].sort().join();
            const fits = (/** @type {any} */ action) => [...action.cells].sort().join() === cells;
            return board.state.legal.filter(fits).map((/** @type {any} */ { text }) => text);
        });
    const shapes = page.locator("quintet-board .tray-shapes button");
    const seen = new Set();
    for (let shape = 0; shape < 7; ++shape) {
        await shapes.nth((found.shape + shape) % 7).tap();
        for (let turn = 0; turn < 4; ++turn) {
            const texts = await drawn();
            await becomes(async () => (await page.selection()).extras, texts, `${shape} ${turn}`);
            for (const text of texts) seen.add(text);
            await page.getByRole("button", { name: "Turn right" }).tap();
        }
    }
    assert.ok(seen.size > 2, `${[...seen]}`);
    await shapes.nth(found.shape).tap();
    await page.tap(found.cell);
    await becomes(page.entered, [tetress.states[9].lastAction?.text]);
});

test("another shape, and another kind from the hand, withdraw the proposed action", async () => {
    const page = await openBoard(browser);
    await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        Object.assign(window, { withdrawn: 0 });
        board.addEventListener("quintet-withdraw", () => ++/** @type {any} */ (window).withdrawn);
    });
    const withdrawn = () => page.evaluate(() => /** @type {any} */ (window).withdrawn);
    await page.show(tetress, 8, { proposed: tetress.states[8].legal[0] });
    await page.locator("quintet-board .tray-shapes button").nth(3).click();
    await becomes(withdrawn, 1);
    await page.getByRole("button", { name: "Turn left" }).click();
    await becomes(withdrawn, 2);
    await page.show(hive, 2, { proposed: hive.states[2].legal[0] });
    await page.locator('quintet-board .hand-item[aria-disabled="false"]').first().click();
    await becomes(withdrawn, 3);
});

test("a shape across the edge shows on both sides, and the board repeats beyond the edge", async () => {
    const page = await openBoard(browser);
    await page.show(tetress, 0);
    const { x, y } = await page.middle("5,10");
    await page.mouse.move(x, y);
    const columns = await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        const tray = board.extensions.find((/** @type {any} */ extension) => extension.choose);
        return tray
            .covered("5,10")
            .map((/** @type {string} */ cell) => Number(cell.split(",")[1]))
            .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
    });
    assert.ok(columns.includes(0) && columns.includes(10), `${columns}`);
    await becomes(() => page.count(".shape.fits > use"), 4);
    await becomes(
        () => page.count(".shape.fits .repetition use"),
        columns.filter((column) => column === 0 || column === 10).length,
    );
    const width = await page.evaluate(() => /** @type {any} */ (window).board.scene.view.right);
    const beyond = page.getByRole("button", { name: "Beyond the edges" });
    assert.equal(await beyond.locator(".word").isVisible(), true, "the button says what it is for");
    await beyond.click();
    await page.waitForFunction((before) => /** @type {any} */ (window).board.scene.view.right > before + 250, width);
    await becomes(() => page.count(".still .repetition use"), 8);
});

test("a frame surrounds the board, its repetition is faint, and squares on which the shape fits are tinted", async () => {
    const page = await openBoard(browser);
    await page.show(tetress, 14);
    const seen = await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        const { x, y, width, height } = board.renderRoot.querySelector(".border").getBBox();
        const tint = board.renderRoot.querySelector(".fit-tint").getAttribute("d").split("Z").length - 1;
        const tray = board.extensions.find((/** @type {any} */ extension) => extension.choose);
        const faint = Number(getComputedStyle(board.renderRoot.querySelector(".repetition")).opacity);
        const { left, top, right, bottom } = board.scene.bounds;
        const around = x < left && y < top && x + width > right && y + height > bottom;
        return { around, tinted: tint === tray.fits.size && tint > 0, faint: faint >= 0.25 && faint <= 0.3 };
    });
    assert.deepEqual(seen, { around: true, tinted: true, faint: true });
});

test("a cell beyond the edge stands for the cell that it repeats", async () => {
    const page = await openBoard(browser);
    await page.show(tetress, 0);
    const [a, b] = [await page.middle("4,9"), await page.middle("4,10")];
    await page.mouse.move(b.x + (b.x - a.x), b.y);
    await becomes(() => page.evaluate(() => /** @type {any} */ (window).board.input.hovered), "4,0");
});

test("cleared lines vanish visibly, including the tokens that filled them", async () => {
    const ply = tetress.states.findIndex(({ lastEffects }) => lastEffects.some(({ role }) => role === "cleared"));
    assert.ok(ply > 0);
    const page = await openBoard(browser, { reducedMotion: false });
    await page.show(tetress, ply - 1);
    await page.slowly();
    await page.show(tetress, ply);
    const cleared = tetress.states[ply].lastEffects.find(({ role }) => role === "cleared");
    const gone = await page.evaluate(() =>
        /** @type {any} */ (window).board.motion.leaving.map((/** @type {any} */ { cell }) => cell).sort(),
    );
    assert.deepEqual(gone, [...new Set(cleared?.cells)].sort());
    assert.equal(await page.count(".flash.cleared"), 1);
    await page.evaluate(() => /** @type {any} */ (window).board.motion.finish());
    await becomes(() => page.count(".token"), tetress.states[ply].board.tokens.length);
});

test("a kind is picked from the hand and placed with a click", async () => {
    const page = await openBoard(browser);
    await page.show(hive, 0);
    await page.getByRole("button", { name: "ant, 3 left" }).last().click();
    await becomes(async () => (await page.selection()).hand, "A");
    await page.click("0,0");
    await becomes(page.entered, ["wA1"]);
});

test("picking a kind by keyboard moves the focus to a cell where it may be placed", async () => {
    const page = await openBoard(browser);
    await page.show(hive, 1);
    await page.getByRole("button", { name: "grasshopper, 3 left" }).first().focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => {
        const { activeElement } = /** @type {any} */ (window).board.renderRoot;
        return activeElement?.getAttribute("aria-label")?.includes("move here");
    });
    await page.keyboard.press("Enter");
    assert.equal((await page.entered()).length, 1);
    assert.match((await page.entered())[0], /^bG1 /);
});

test("the focus stays on the open plane while cells come and go", async () => {
    const page = await openBoard(browser);
    await page.show(hive, 1);
    await page.evaluate(() => /** @type {any} */ (window).board.focusCell("0,0"));
    for (let ply = 2; ply < 12; ++ply) {
        await page.show(hive, ply);
        assert.equal(await page.focused(), "0,0", `after ${ply} plies`);
    }
    const beside = hive.states[11].legal.find(({ to }) => !hive.states[12].legal.some((other) => other.to === to))?.to;
    assert.ok(beside && !hive.states[12].board.tokens.some(({ cell }) => cell === beside));
    const place = await page.evaluate((cell) => {
        const { board } = /** @type {any} */ (window);
        board.focusCell(cell);
        document.body.style.paddingBlockEnd = "200vh";
        window.scrollTo(0, document.body.scrollHeight);
        return board.cellPlace(cell);
    }, beside);
    const scrolled = await page.evaluate(() => window.scrollY);
    assert.ok(scrolled > 0);
    await page.show(hive, 12);
    const distances = await page.evaluate(({ x, y }) => {
        const { cells } = /** @type {any} */ (window).board.scene;
        return cells.map((/** @type {any} */ cell) => ({ id: cell.id, far: Math.hypot(cell.x - x, cell.y - y) }));
    }, place);
    const [nearest, second] = distances.sort((/** @type {any} */ a, /** @type {any} */ b) => a.far - b.far);
    assert.ok(nearest.far < second.far);
    assert.equal(await page.focused(), nearest.id);
    assert.equal(await page.evaluate(() => window.scrollY), scrolled, "the page isn't scrolled to the board");
});

test("a kind is dragged from the hand to the board", async () => {
    const page = await openBoard(browser);
    await page.show(hive, 0);
    const box = await page.getByRole("button", { name: "spider, 2 left" }).last().boundingBox();
    const target = await page.middle("0,0");
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x, target.y, { steps: 6 });
    await page.mouse.up();
    assert.deepEqual(await page.entered(), ["wS1"]);
});

test("only the player to move can pick kinds, and only kinds that may be placed", async () => {
    const page = await openBoard(browser);
    await page.show(hive, 0);
    const queens = await page.getByRole("button", { name: "queen bee, 1 left" }).all();
    const [blackAnts] = await page.getByRole("button", { name: "ant, 3 left" }).all();
    assert.equal(queens.length, 2);
    const opacity = (/** @type {import("playwright-core").Locator} */ button) =>
        button.evaluate((element) => Number(getComputedStyle(element).opacity));
    assert.equal(await opacity(blackAnts), 1, "the other side's hand is not dimmed");
    for (const button of [...queens, blackAnts]) await button.click({ force: true });
    assert.equal((await page.selection()).hand, "");
});

/**
 * Cells on an open plane that are not fully in view, or are under a button: of all tokens, the last action, the marks,
 * and the targets of the picked token or kind.
 * @param {import("../drive/board.mjs").BoardPage} page
 */
const outOfSight = (page) =>
    page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        const { choices, input, state, picture, renderRoot } = board;
        const { from, to } = state.lastAction ?? {};
        const { selection } = input;
        const picked = selection.from ? choices.sources.get(selection.from) : choices.hands.get(selection.hand);
        const targets = [...(picked?.targets.keys() ?? [])];
        const marked = board.marks.flatMap((/** @type {any} */ mark) => mark.cells);
        const cells = [
            ...state.board.tokens.map((/** @type {any} */ { cell }) => cell),
            from,
            to,
            ...targets,
            ...marked,
        ];
        const frame = picture.getBoundingClientRect();
        const tools = renderRoot.querySelector(".tools").getBoundingClientRect();
        return [...new Set(cells.filter(Boolean))].filter((cell) => {
            const box = renderRoot.querySelector(`.cell[data-cell="${cell}"]`).getBoundingClientRect();
            const inside =
                box.left >= frame.left - 1 &&
                box.right <= frame.right + 1 &&
                box.top >= frame.top - 1 &&
                box.bottom <= frame.bottom + 1;
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            return !inside || (x > tools.left && x < tools.right && y > tools.top && y < tools.bottom);
        });
    });

/** @param {import("../drive/board.mjs").BoardPage} page */
const viewOf = (page) => page.locator("quintet-board .picture").getAttribute("viewBox");

for (const viewport of [desk, phone]) {
    test(`the open plane keeps all that matters in view through a long game, ${viewport.width} px wide`, {
        timeout: 400_000,
    }, async () => {
        const page = await openBoard(browser, { viewport });
        let moves = 0;
        for (let ply = 0; ply < hive.states.length; ply += ply < 30 ? 1 : 7) {
            const before = ply ? await viewOf(page) : "";
            await page.show(hive, ply, { interactive: false });
            const after = await viewOf(page);
            assert.deepEqual(await outOfSight(page), [], `after ply ${ply}`);
            if (ply && after !== before) moves += 1;
            await page.show(hive, ply, { interactive: true });
            assert.equal(await viewOf(page), after, "nothing moves if everything is in view");
            const from = [...new Set(hive.states[ply].legal.map((action) => action.from).filter(Boolean))].slice(0, 4);
            for (const cell of from) {
                const [old, all] = await page.evaluate(async (source) => {
                    const { board } = /** @type {any} */ (window);
                    const now = board.picture.getAttribute("viewBox");
                    const targets = [...board.choices.sources.get(source).targets.keys()];
                    board.input.pick(source);
                    await board.updateComplete;
                    while (board.isUpdatePending) await board.updateComplete;
                    return [now, targets.length];
                }, cell);
                assert.ok(all > 0 && old);
                assert.deepEqual(await outOfSight(page), [], `ply ${ply}, ${cell} picked`);
            }
        }
        assert.ok(moves > 0 && moves < 30, `the view moved ${moves} times`);

        const aside = () =>
            page.evaluate(() => {
                const { board } = /** @type {any} */ (window);
                const cells = board.state.board.tokens.map((/** @type {any} */ { cell }) => board.cellPlace(cell));
                const [left, top, width, height] = board.picture.getAttribute("viewBox").split(" ").map(Number);
                const off = (
                    /** @type {"x" | "y"} */ axis,
                    /** @type {number} */ start,
                    /** @type {number} */ size,
                ) => {
                    const all = cells.map((/** @type {any} */ cell) => cell[axis]);
                    return Math.abs((Math.min(...all) + Math.max(...all)) / 2 - start - size / 2) / size;
                };
                return Math.max(off("x", left, width), off("y", top, height));
            });
        await page.evaluate(() => {
            const { board } = /** @type {any} */ (window);
            const plane = board.extensions.find((/** @type {any} */ extension) => extension.centred);
            const { middle, across } = plane.shown;
            plane.shown = { middle: { x: middle.x + across / 3, y: middle.y }, across: 1.7 * across };
        });
        assert.ok((await aside()) < 0.15, "nothing is drawn before the window changes");
        await page.setViewportSize({ width: 700, height: 500 });
        await eventually(async () => assert.ok((await aside()) < 0.15, `${await aside()} from the middle`));
        assert.deepEqual(page.problems, []);
    });
}

test("on felt only cells within a step of the tokens or with a target are drawn, and these fill the view", async () => {
    const page = await openBoard(browser);
    const ply = 16;
    await page.show(hive, ply);
    const seen = await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        const drawn = board.renderRoot.querySelector(".near").getAttribute("d").split("Z").length - 1;
        const { width, height } = board.renderRoot.querySelector(".near").getBoundingClientRect();
        const room = board.picture.getBoundingClientRect();
        const share = Math.max(width / room.width, height / room.height);
        return { drawn, fills: share > 0.8 && share <= 1, felt: board.renderRoot.querySelectorAll(".plane").length };
    });
    const { tokens } = hive.states[ply].board;
    const steps = [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [1, -1],
        [-1, 1],
    ];
    const cells = new Set(hive.states[ply].legal.map(({ to }) => to).filter(Boolean));
    if (hive.states[ply].lastAction?.from) cells.add(hive.states[ply].lastAction.from);
    for (const { cell } of tokens) {
        const [q, r] = cell.split(",").map(Number);
        for (const [dq, dr] of steps) cells.add(`${q + dq},${r + dr}`);
    }
    assert.deepEqual(seen, { drawn: cells.size, fills: true, felt: 1 });
});

test("where there is room, the pieces in hand are larger and have their names", async () => {
    const page = await openBoard(browser, { viewport: desk });
    await page.show(hive, 0);
    const ant = page.getByRole("button", { name: "ant, 3 left" }).last();
    const size = async () => (await ant.locator("svg").boundingBox())?.height ?? 0;
    assert.ok(await ant.locator(".kind").isVisible());
    const large = await size();
    await page.setViewportSize(phone);
    await becomes(() => ant.locator(".kind").isVisible(), false);
    assert.ok(large > (await size()));
});

test("the open plane moves to new tokens once no finger is down", async () => {
    const page = await openBoard(browser, { reducedMotion: false });
    await page.show(hive, 2);
    const far = hive.states.length - 1;
    const first = await viewOf(page);
    const { x, y } = await page.middle("0,0");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.show(hive, far);
    assert.equal(await viewOf(page), first, "the view while a button is down");
    await page.mouse.up();
    await becomes(() => outOfSight(page), []);
    assert.notEqual(await viewOf(page), first);
});

test("the picture of an open plane shows every position whole", async () => {
    const page = await openBoard(browser);
    await page.evaluate(() => /** @type {any} */ (window).board.toggleAttribute("still", true));
    await page.show(hive, 0);
    await page.show(hive, hive.states.length - 1);
    await becomes(() => outOfSight(page), []);
});

test("the view of the open plane moves to marks", { timeout: 400_000 }, async () => {
    const page = await openBoard(browser, { viewport: phone });
    let moves = 0;
    for (let ply = 2; ply < 30; ply += 1) {
        await page.show(hive, ply, { marks: [] });
        const before = await viewOf(page);
        const marks = hive.states[ply].legal.map(({ to }) => ({ role: "analysis", cells: [to] }));
        await page.show(hive, ply, { marks });
        await becomes(() => outOfSight(page), [], `after ply ${ply}`);
        if ((await viewOf(page)) !== before) moves += 1;
    }
    assert.ok(moves > 0);
});

test("an open plane that a person has moved stays until an action happens out of view", async () => {
    const page = await openBoard(browser);
    const late = hive.states.length - 1;
    await page.show(hive, late);
    await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        const plane = board.extensions.find((/** @type {any} */ { pan }) => pan);
        plane.zoom(board.cellPlace(board.state.lastAction.to), 0.2);
    });
    const zoomed = await viewOf(page);
    assert.ok((await outOfSight(page)).length > 0);
    await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        board.state = { ...board.state, lastAction: { ...board.state.lastAction, from: "", path: [] } };
    });
    await page.evaluate(() => /** @type {any} */ (window).board.updateComplete);
    assert.equal(await viewOf(page), zoomed, "the view after an action in view");
    await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        const middle = board.cellPlace(board.state.lastAction.to);
        const away = (/** @type {any} */ token) => {
            const { x, y } = board.cellPlace(token.cell);
            return Math.hypot(x - middle.x, y - middle.y);
        };
        const furthest = [...board.state.board.tokens].sort((a, b) => away(b) - away(a))[0];
        board.state = { ...board.state, lastAction: { ...board.state.lastAction, from: "", to: furthest.cell } };
    });
    await becomes(() => outOfSight(page), []);
});

test("the open plane shows every cell after the window has another shape", async () => {
    const page = await openBoard(browser, { viewport: { width: 1280, height: 400 } });
    await page.show(hive, 14);
    await page.evaluate(() => {
        // A page draws its board again before the board has measured its new room.
        window.addEventListener("resize", () => /** @type {any} */ (window).board.requestUpdate());
    });
    await page.setViewportSize({ width: 700, height: 700 });
    const outside = () =>
        page.evaluate(() => {
            const { board } = /** @type {any} */ (window);
            const around = board.picture.getBoundingClientRect();
            return [...board.renderRoot.querySelectorAll(".cell")].filter((cell) => {
                const { left, right, top, bottom } = cell.getBoundingClientRect();
                return left < around.left || right > around.right || top < around.top || bottom > around.bottom;
            }).length;
        });
    await becomes(outside, 0);
});

test("the open plane is panned and zoomed by hand", async () => {
    const page = await openBoard(browser);
    await page.show(hive, 6);
    const view = () => viewOf(page);
    const first = await view();
    const box = await page.locator("quintet-board .picture").boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 90, { steps: 4 });
    await page.mouse.up();
    const panned = await view();
    assert.notEqual(panned, first);
    await page.mouse.wheel(0, -200);
    await page.waitForFunction(
        (old) => /** @type {any} */ (window).board.picture.getAttribute("viewBox") !== old,
        panned,
    );
    const [, , width] = ((await view()) ?? "").split(" ").map(Number);
    assert.ok(width < Number(first?.split(" ")[2]));
    for (let pans = 0; pans < 3; ++pans) {
        await page.mouse.move(box.x + 30, box.y + 300);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width - 30, box.y + 300, { steps: 3 });
        await page.mouse.up();
    }
    await becomes(() => page.count(".tool.called"), 1, "a button says that tokens are out of sight");
    await page.getByRole("button", { name: "Show everything" }).click();
    await becomes(() => page.count(".tool.called"), 0);
    const inside = () =>
        page.evaluate(() => {
            const { board } = /** @type {any} */ (window);
            const around = board.picture.getBoundingClientRect();
            return board.motion.tokens.every((/** @type {any} */ { key }) => {
                const { left, right, top, bottom } = board.motion.element(key).getBoundingClientRect();
                return left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
            });
        });
    await becomes(inside, true);
    assert.deepEqual(await page.entered(), []);
});

test("the room that a board needs is measured the same while its picture is enlarged under a finger", async () => {
    const page = await openBoard(browser, { touch: true, viewport: { width: 320, height: 568 } });
    await page.show(halma, 60);
    const reported = await page.evaluate(async () => {
        const { board } = /** @type {any} */ (window);
        /** @type {number[]} */
        const heights = [];
        board.addEventListener("quintet-trays", (/** @type {CustomEvent} */ { detail }) => heights.push(detail.height));
        for (const layer of board.renderRoot.querySelectorAll(".pictures > svg")) {
            layer.animate([{ transform: "scale(1.7)" }, { transform: "scale(1.7)" }], { duration: 600_000 });
        }
        const measured = board.aspect;
        board.style.setProperty("block-size", `${board.clientHeight - 10}px`);
        board.style.setProperty("flex", "none");
        while (board.aspect === measured) await new Promise(requestAnimationFrame);
        return heights;
    });
    assert.deepEqual(reported, []);
});

test("a board that had an open plane hears no more than one that never had", async () => {
    const page = await openBoard(browser);
    const tools = await page.context().newCDPSession(page);
    const listeners = async () => {
        const { result } = await tools.send("Runtime.evaluate", { expression: "board" });
        const { listeners } = await tools.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
        return listeners.map(({ type }) => type);
    };
    await page.show(halma, 0);
    const before = await listeners();
    await page.show(hive, 4);
    assert.ok((await listeners()).length > before.length);
    await page.show(halma, 0);
    assert.deepEqual(await listeners(), before);
});

test("a tap on the open plane is heard after a swift movement of a finger", async () => {
    const page = await openBoard(browser, { touch: true, viewport: { width: 390, height: 844 } });
    await page.show(hive, 6);
    const before = await viewOf(page);
    const { from } = hive.states[6].legal.find(({ from }) => from) ?? { from: "" };
    const box = await page.locator("quintet-board .picture").boundingBox();
    assert.ok(box);
    await flick(page, { x: box.x + 20, y: box.y + box.height / 2 });
    await becomes(async () => (await viewOf(page)) !== before, true);
    await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        board.addEventListener("click", () => board.toggleAttribute("heard", true));
    });
    await page.tap(from);
    await becomes(() => page.locator("quintet-board[heard]").count(), 1);
});

test("a stack under a resting pointer spreads to show the lower pieces", async () => {
    const stackPly = hive.states.findIndex(({ board }) => board.tokens.some(({ height }) => height > 0));
    const page = await openBoard(browser);
    await page.show(hive, stackPly);
    const top = hive.states[stackPly].board.tokens.find(({ height }) => height > 0);
    assert.ok(top);
    const lift = () =>
        page.evaluate((cell) => {
            const { board } = /** @type {any} */ (window);
            const stack = board.motion.tokens.filter((/** @type {any} */ token) => token.cell === cell);
            const heights = stack.map((/** @type {any} */ token) => board.placeOf(token).y);
            return Math.max(...heights) - Math.min(...heights);
        }, top.cell);
    const closed = await lift();
    assert.ok(closed > 0);
    const { x, y } = await page.middle(top.cell);
    await page.mouse.move(x, y);
    await page.waitForFunction(() =>
        /** @type {any} */ (window).board.extensions.some((/** @type {any} */ { open }) => open),
    );
    await becomes(async () => (await lift()) > closed * 3, true);
    await page.mouse.move(5, 5);
    await becomes(lift, closed);
    assert.match((await page.nameOf(top.cell)) ?? "", / on /);
    await page.evaluate((cell) => /** @type {any} */ (window).board.focusCell(cell), top.cell);
    for (const key of [{ key: "ع" }, { key: "U" }]) {
        assert.equal(await pressAs(page, { ...key, code: "KeyU" }), true);
        await becomes(async () => (await lift()) > closed * 3, true);
        await page.keyboard.press("Escape");
        await becomes(lift, closed);
    }
    const ofBrowser = ["+", "-", "0", "u"].flatMap((key) => [
        { key, ctrlKey: true },
        { key, altKey: true },
    ]);
    for (const key of [...ofBrowser, { key: "ArrowLeft", altKey: true }, { key: "à", code: "Digit0" }]) {
        assert.equal(await pressAs(page, key), false, `${JSON.stringify(key)} isn't a key of the board`);
    }
});

test("every insect has a drawing of its own", async () => {
    const full = positions({ game: "hive", options: { expansions: "MLP" } });
    const page = await openBoard(browser);
    await page.show(full, 0);
    const drawings = await page.evaluate(() =>
        [.../** @type {any} */ (window).board.renderRoot.querySelectorAll(".hand-item .drawing")].map(
            (drawing) => drawing.innerHTML,
        ),
    );
    assert.equal(drawings.length, 16);
    assert.equal(new Set(drawings).size, 8);
});
