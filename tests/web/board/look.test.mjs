/** The look of the board: motion, pictures, contrast, names, and drawing time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { actionMarks } from "../../../web/board/marking.js";
import { violations } from "../axe.mjs";
import { becomes } from "../browser.mjs";
import { goldenGame, openBoard, positions } from "../drive/board.mjs";
import { testBrowser } from "../for-tests.mjs";

const chexers = positions(await goldenGame("chexers-games.jsonl", "chexers-g104"));
const cachex = positions(await goldenGame("cachex-games.jsonl", "cachex-g000"));
const halma = positions(await goldenGame("halma-games.jsonl", "halma-000"));
const hive = positions(await goldenGame("hive-games.jsonl", "hive-base-000"));

const browser = await testBrowser({ sources: true });

/** @param {import("../drive/board.mjs").BoardPage} page */
const running = (page) =>
    page.evaluate(() =>
        /** @type {any} */ (window).board.renderRoot
            .getAnimations({ subtree: true })
            .filter((/** @type {any} */ animation) => !(animation instanceof CSSTransition))
            .map((/** @type {any} */ animation) => animation.effect.getComputedTiming().endTime),
    );

/**
 * Where each token's element stands, in picture units, by cell.
 * @param {import("../drive/board.mjs").BoardPage} page
 */
const standing = (page) =>
    page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        return board.motion.tokens.every((/** @type {any} */ token) => {
            const { e, f } = new DOMMatrix(getComputedStyle(board.motion.element(token.key)).transform);
            const { x, y } = board.placeOf(token);
            return Math.hypot(e - x, f - y) < 0.1;
        });
    });

test("the next action is animated briefly, and any other change shows at once", async () => {
    const page = await openBoard(browser, { reducedMotion: false });
    await page.show(chexers, 0);
    assert.deepEqual(await running(page), []);
    // Read everything in one call: on a slow machine the movement may end before a second one.
    const times = await page.evaluate(async (state) => {
        const { board } = /** @type {any} */ (window);
        board.state = state;
        await board.updateComplete;
        await new Promise(requestAnimationFrame);
        return board.renderRoot
            .getAnimations({ subtree: true })
            .filter((/** @type {any} */ animation) => !(animation instanceof CSSTransition))
            .map((/** @type {any} */ animation) => animation.effect.getComputedTiming().endTime);
    }, chexers.states[1]);
    assert.ok(times.length > 0 && Math.max(...times) <= 600, `${times}`);
    await page.waitForFunction(() => /** @type {any} */ (window).board.motion.running === null);
    await becomes(() => standing(page), true);
    await page.show(chexers, 0);
    assert.deepEqual(await running(page), [], "going back");
    await page.show(chexers, 20);
    assert.deepEqual(await running(page), [], "going further");
});

test("a position that arrives during a movement ends it cleanly", async () => {
    const page = await openBoard(browser, { reducedMotion: false });
    for (const { game, layout } of [
        { game: chexers, layout: "chexers" },
        { game: cachex, layout: "cachex" },
    ]) {
        for (let ply = 0; ply < game.states.length; ++ply) await page.show(game, ply);
        await page.waitForFunction(() => /** @type {any} */ (window).board.motion.running === null);
        await becomes(() => standing(page), true, layout);
        await becomes(() => page.count(".token"), game.states[game.states.length - 1].board.tokens.length, layout);
        await becomes(() => page.count(".flash"), 0);
    }
    assert.deepEqual(page.problems, []);
});

test("nothing moves for people who prefer reduced motion", async () => {
    const page = await openBoard(browser, { reducedMotion: true });
    for (let ply = 0; ply < 40; ++ply) {
        await page.show(chexers, ply);
        assert.deepEqual(await running(page), []);
    }
});

test("input works during movements", async () => {
    const page = await openBoard(browser, { reducedMotion: false });
    await page.show(chexers, 0);
    await page.show(chexers, 1);
    const { from, to, text } = chexers.states[1].legal[0];
    await page.evaluate(
        ([a, b]) => {
            const { board } = /** @type {any} */ (window);
            board.input.press(a);
            board.input.press(b);
        },
        [from, to],
    );
    assert.deepEqual(await page.entered(), [text]);
});

test("the winning cells and the last action are marked", async () => {
    const page = await openBoard(browser);
    const last = cachex.states.length - 1;
    await page.show(cachex, last);
    const winning = cachex.states[last].board.marks.find(({ role }) => role === "winning");
    assert.equal(await page.count(".winning-ring"), winning?.cells.length);
    const turns = (/** @type {string} */ mark) =>
        page.evaluate((selector) => {
            const { board } = /** @type {any} */ (window);
            return [...board.renderRoot.querySelectorAll(selector)].map(({ style }) =>
                Number(style.getPropertyValue("--order")),
            );
        }, mark);
    const inTurn = winning?.cells.map((_, index, all) => Number((index / all.length).toFixed(2)));
    assert.deepEqual([await turns(".winning-ring"), await turns(".tint.winning")], [inTurn, inTurn]);
    await page.show(chexers, 1);
    assert.match((await page.nameOf(chexers.states[1].lastAction?.to ?? "")) ?? "", /last move/);
    assert.equal(await page.count(".tint.last-from"), 1);
});

test("tags of marks have the text of their line, and none hides another", async () => {
    const page = await openBoard(browser);
    await page.show(cachex, 0);
    await page.evaluate(async () => {
        const { board } = /** @type {any} */ (window);
        board.marks = ["1 · 61%", "2 · 58%", "3 · 9%"].map((tag) => ({ role: "analysis", cells: ["1,1"], tag }));
        await board.updateComplete;
    });
    await becomes(() => page.count(".tag"), 3);
    const tags = await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        return [...board.renderRoot.querySelectorAll(".tag")].map((tag) => {
            const { top, bottom } = tag.getBoundingClientRect();
            return { text: tag.textContent.trim(), top, bottom };
        });
    });
    assert.deepEqual(
        tags.map(({ text }) => text),
        ["1 · 61%", "2 · 58%", "3 · 9%"],
    );
    assert.ok(tags.every(({ top }, index) => index === 0 || top >= tags[index - 1].bottom));
});

test("with three players all actions since the player's last turn are marked and read out, fainter with age", async () => {
    const page = await openBoard(browser);
    const ply = chexers.states.findIndex(({ lastRound }) => lastRound.every(({ action }) => action.to) && lastRound[1]);
    const [newest, earlier] = chexers.states[ply].lastRound;
    await page.show(chexers, ply);
    assert.match((await page.nameOf(newest.action.to)) ?? "", /last move/);
    assert.match((await page.nameOf(earlier.action.to)) ?? "", /earlier this round/);
    assert.deepEqual([await page.count(".tint.last-to"), await page.count(".earlier .tint.last-to")], [2, 1]);
    const drawn = await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        const marks = [...board.renderRoot.querySelectorAll(".tint.last-to")];
        const looks = marks.map((mark) => ({ filled: getComputedStyle(mark).fill !== "none", element: mark }));
        const opacity = Number(getComputedStyle(board.renderRoot.querySelector(".earlier")).opacity);
        return { filled: looks.map(({ filled }) => filled), opacity };
    });
    assert.deepEqual(drawn.filled, [false, true], "the newest is on top and differs in more than colour");
    assert.ok(drawn.opacity < 1);
    await page.show(chexers, ply + 3);
    assert.doesNotMatch((await page.nameOf(earlier.action.to)) ?? "", /earlier this round/);
});

test("the path of the last action stays until the next one", async () => {
    const stops = (/** @type {import("../drive/board.mjs").BoardPage} */ page) =>
        page.evaluate(() => {
            const way = /** @type {any} */ (window).board.renderRoot.querySelector(".last-way:not(.under)");
            return way ? way.getAttribute("d").match(/[ML]/g).length : 0;
        });
    for (const game of [halma, hive]) {
        const page = await openBoard(browser);
        const stepless = (/** @type {import("../../../web/engine/protocol.js").ActionView | null} */ action) =>
            action !== null && action.path.length === 0 && action.kind !== "jump";
        const ply = game.states.findIndex(
            ({ lastAction }, index) =>
                (lastAction?.path.length ?? 0) >= 2 && stepless(game.states[index + 1]?.lastAction ?? null),
        );
        const { lastAction, legal } = game.states[ply];
        await page.show(game, ply);
        const expected = (lastAction?.path.length ?? 0) + 2;
        assert.equal(await stops(page), expected);
        const source = legal.find(({ from }) => from)?.from ?? "";
        await page.click(source);
        await becomes(async () => (await page.selection()).from, source);
        assert.equal(await stops(page), expected, "while another token is picked");
        await page.show(game, ply + 1);
        assert.equal(await stops(page), 0);
        await page.close();
    }
});

test("a hint is a ring on one cell and an arrow between two", async () => {
    const page = await openBoard(browser);
    await page.show(chexers, 0, { marks: [{ role: "hint", cells: ["0,0"] }] });
    assert.deepEqual([await page.count(".hint-ring"), await page.count(".hint-head")], [1, 0]);
    await page.show(chexers, 0, { marks: [{ role: "hint", cells: ["-3,0", "-2,0"] }] });
    assert.deepEqual([await page.count(".hint-ring"), await page.count(".hint-head")], [0, 1]);

    // An exit points over the edge.
    const leaving = chexers.states.findIndex(({ legal }) => legal.some(({ kind }) => kind === "exit"));
    const exit = chexers.states[leaving].legal.find(({ kind }) => kind === "exit");
    await page.show(chexers, leaving, { marks: actionMarks(exit) });
    assert.deepEqual([await page.count(".hint-ring"), await page.count(".hint-head")], [0, 1]);

    // A token from the hand stands on its cell and is marked in the hand.
    const placed = hive.states[2].legal.find(({ hand }) => hand === "A");
    await page.show(hive, 2, { marks: actionMarks(placed) });
    assert.deepEqual([await page.count(".hint-ring"), await page.count(".ghost.proposed .drawing")], [1, 1]);
    assert.deepEqual(
        await page
            .locator("quintet-board .hand-item.hinted")
            .evaluateAll((items) => items.map(({ dataset }) => dataset.kind)),
        ["A"],
    );
    await page.show(hive, 3, { marks: actionMarks(placed) });
    assert.equal(await page.count(".ghost.proposed"), 0, "not what the player to move cannot place");
});

test("tokens cover targets and the path of the last action, and stops of the path stay on top of targets", async () => {
    const page = await openBoard(browser);
    const ply = halma.states.findIndex(
        ({ lastAction, legal }, index) =>
            index > 4 && (lastAction?.path.length ?? 0) >= 2 && legal.some(({ to }) => to),
    );
    await page.show(halma, ply);
    const source = halma.states[ply].legal.find(({ from }) => from)?.from ?? "";
    await page.click(source);
    await becomes(async () => (await page.selection()).from, source);
    await becomes(
        () =>
            page.evaluate(() => {
                const { renderRoot } = /** @type {any} */ (window).board;
                const drawn = [
                    ...renderRoot.querySelectorAll(".last-way, .target-dot, .target-hop, .last-stop, .tokens"),
                ];
                const names = drawn.map((/** @type {any} */ { classList }) =>
                    classList[0].replace("target-hop", "target-dot"),
                );
                return names.filter((name, index) => name !== names[index - 1]);
            }),
        ["last-way", "target-dot", "last-stop", "tokens"],
    );
});

test("the shadow of the plate fades out on every side, also of the smallest board", async () => {
    const page = await openBoard(browser);
    await page.show(positions({ game: "cachex", options: { size: 3 }, actions: [] }), 0, { coordinates: true });
    const cut = await page.evaluate(() => {
        const { renderRoot } = /** @type {any} */ (window).board;
        const shadow = renderRoot.querySelector(".plate-shadow");
        const filter = renderRoot.querySelector("#soft");
        const softness = 3 * filter.firstElementChild.stdDeviationX.baseVal;
        const beyond = Number(shadow.getAttribute("stroke-width")) / 2 + softness;
        const [box, region] = [shadow.getBBox(), filter];
        const of = (/** @type {string} */ name) => region[name].baseVal.value;
        return {
            units: filter.filterUnits.baseVal === 1,
            left: of("x") > box.x - beyond + 1,
            top: of("y") > box.y - beyond + 1,
            right: of("x") + of("width") < box.x + box.width + beyond - 1,
            bottom: of("y") + of("height") < box.y + box.height + beyond - 1,
        };
    });
    assert.deepEqual(cut, { units: true, left: false, top: false, right: false, bottom: false });
});

test("the static part of the board is drawn once", async () => {
    const page = await openBoard(browser);
    await page.show(chexers, 0);
    await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        Object.assign(window, { mutations: 0 });
        const observer = new MutationObserver((records) => {
            /** @type {any} */ (window).mutations += records.length;
        });
        for (const part of board.renderRoot.querySelectorAll(".plate, defs")) {
            observer.observe(part, { subtree: true, childList: true, attributes: true });
        }
    });
    for (let ply = 1; ply < 30; ++ply) await page.show(chexers, ply);
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).mutations), 0);
});

test("positions are drawn within two frames even on the largest board", async () => {
    const page = await openBoard(browser);
    const large = positions(await goldenGame("cachex-games.jsonl", "cachex-g150"));
    const plies = Math.min(large.states.length, 80);
    await page.show(large, 0);
    const times = await page.evaluate(
        async (states) => {
            const { board } = /** @type {any} */ (window);
            /** @type {number[]} */
            const took = states.map(() => Number.POSITIVE_INFINITY);
            // Other programs delay single positions, but not most of them: use the median.
            for (let round = 0; round < 5; ++round) {
                for (const [index, state] of states.entries()) {
                    const start = performance.now();
                    board.state = state;
                    await board.updateComplete;
                    took[index] = Math.min(took[index], performance.now() - start);
                }
            }
            return took.sort((a, b) => a - b);
        },
        large.states.slice(0, plies),
    );
    assert.ok(times[Math.floor(times.length / 2)] < 25, `median ${times[Math.floor(times.length / 2)]} ms`);
});

test("the exported picture is self-contained and shows the same tokens", async () => {
    const page = await openBoard(browser);
    await page.show(chexers, 25, { coordinates: true });
    const text = await page.evaluate(async () => {
        const { pictureOf } = await import("/web/board/drawing/picture.js");
        return pictureOf(/** @type {any} */ (window).board, "A game of Chexers");
    });
    assert.match(text, /^<svg [^>]*viewBox=/);
    assert.match(text, /<title>A game of Chexers<\/title>/);
    assert.doesNotMatch(text, /var\(|<script|<style|class=|aria-|data-cell|<!--/);
    const drawn = await page.evaluate(async (source) => {
        const picture = new Image();
        picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
        await picture.decode();
        const document = new DOMParser().parseFromString(source, "image/svg+xml");
        return {
            wide: picture.naturalWidth > 100,
            wellFormed: document.querySelector("parsererror") === null,
            shadows: document.querySelectorAll('use[href="#token-shadow"]').length,
        };
    }, text);
    assert.deepEqual(drawn, { wide: true, wellFormed: true, shadows: chexers.states[25].board.tokens.length });
    assert.ok(text.length < 120_000, `${text.length} characters`);
});

test("the exported picture shows all cells: also of an open plane, and of a board that is enlarged", async () => {
    const hive = positions(await goldenGame("hive-games.jsonl", "hive-base-000"));
    const page = await openBoard(browser, { touch: true, viewport: { width: 390, height: 320 } });
    for (const [game, ply, pressed] of /** @type {const} */ ([
        [hive, 16, ""],
        [halma, 60, "4,2"],
    ])) {
        await page.show(game, ply);
        if (pressed) await page.tap(pressed);
        const out = await page.evaluate(async () => {
            const { pictureOf } = await import("/web/board/drawing/picture.js");
            const { board } = /** @type {any} */ (window);
            const text = pictureOf(board, "Board");
            const [left, top, width, height] = (text.match(/viewBox="([^"]*)"/)?.[1] ?? "").split(" ").map(Number);
            const outside = (/** @type {any} */ { x, y }) =>
                x - 50 < left || x + 50 > left + width || y - 50 < top || y + 50 > top + height;
            return board.scene.cells.filter(outside).map((/** @type {any} */ { id }) => id);
        });
        assert.deepEqual(out, []);
    }
});

for (const theme of /** @type {const} */ (["light", "dark"])) {
    test(`axe finds no violations in the ${theme} theme`, { timeout: 400_000 }, async () => {
        const page = await openBoard(browser, { theme });
        const exitPly = chexers.states.findIndex(({ legal }) => legal.some(({ kind }) => kind === "exit"));
        const leaving = chexers.states[exitPly].legal.find(({ kind }) => kind === "exit");
        await page.show(chexers, exitPly, { coordinates: true });
        await page.click(leaving?.from ?? "");
        assert.deepEqual(await violations(page, "quintet-board"), []);
    });
}
