/** What the board shows: motion, pictures, contrast and names by machine, and how long it takes. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { goldenGame, openBoard, positions } from "./board-page.mjs";
import { becomes, openBrowser } from "./browser.mjs";

const chexers = positions(await goldenGame("chexers-games.jsonl", "chexers-g104"));
const cachex = positions(await goldenGame("cachex-games.jsonl", "cachex-g000"));
const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

/** @param {import("./board-page.mjs").BoardPage} page */
const running = (page) =>
    page.evaluate(() =>
        /** @type {any} */ (window).board.renderRoot
            .getAnimations({ subtree: true })
            .filter((/** @type {any} */ animation) => !(animation instanceof CSSTransition))
            .map((/** @type {any} */ animation) => animation.effect.getComputedTiming().endTime),
    );

/** Where each token's element stands, in picture units, by cell. @param {import("./board-page.mjs").BoardPage} page */
const standing = (page) =>
    page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        return board.motion.tokens.every((/** @type {any} */ token) => {
            const { e, f } = new DOMMatrix(getComputedStyle(board.motion.element(token.key)).transform);
            const { x, y } = board.placeOf(token);
            return Math.hypot(e - x, f - y) < 0.1;
        });
    });

test("the next action is shown as a movement that soon ends, any other change at once", async () => {
    const page = await openBoard(browser, { reducedMotion: false });
    await page.show(chexers, 0);
    assert.deepEqual(await running(page), []);
    // Read at once: on a slow machine the movement may be over before a second question arrives.
    const times = await page.evaluate(async (state) => {
        const { board } = /** @type {any} */ (window);
        board.state = state;
        await board.updateComplete;
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

test("a position that comes during a movement ends it; nothing is left over", async () => {
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

test("nothing moves for people who want less motion", async () => {
    const page = await openBoard(browser, { reducedMotion: true });
    for (let ply = 0; ply < 40; ++ply) {
        await page.show(chexers, ply);
        assert.deepEqual(await running(page), []);
    }
});

test("input works while something moves", async () => {
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

test("the winning cells are lit, the last action is marked", async () => {
    const page = await openBoard(browser);
    const last = cachex.states.length - 1;
    await page.show(cachex, last);
    const winning = cachex.states[last].board.marks.find(({ role }) => role === "winning");
    assert.equal(await page.count(".winning-ring"), winning?.cells.length);
    await page.show(chexers, 1);
    assert.match((await page.nameOf(chexers.states[1].lastAction?.to ?? "")) ?? "", /last action/);
    assert.equal(await page.count(".tint.last-from"), 1);
});

test("a hint is a ring on one cell and an arrow between two", async () => {
    const page = await openBoard(browser);
    await page.show(chexers, 0, { marks: [{ role: "hint", cells: ["0,0"] }] });
    assert.deepEqual([await page.count(".hint-ring"), await page.count(".hint-head")], [1, 0]);
    await page.show(chexers, 0, { marks: [{ role: "hint", cells: ["-3,0", "-2,0"] }] });
    assert.deepEqual([await page.count(".hint-ring"), await page.count(".hint-head")], [0, 1]);
});

test("the still part of the board is drawn once", async () => {
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

test("a position is drawn in less than a frame or two, on the largest board too", async () => {
    const page = await openBoard(browser);
    const large = positions(await goldenGame("cachex-games.jsonl", "cachex-g150"));
    const plies = Math.min(large.states.length, 80);
    await page.show(large, 0);
    const times = await page.evaluate(
        async (states) => {
            const { board } = /** @type {any} */ (window);
            /** @type {number[]} */
            const took = states.map(() => Number.POSITIVE_INFINITY);
            // Other programs hold up now this position, now that one, but none of them every time.
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

test("the picture stands alone: a title, no styles or scripts, and the same tokens", async () => {
    const page = await openBoard(browser);
    await page.show(chexers, 25, { coordinates: true });
    const text = await page.evaluate(async () => {
        const { pictureOf } = await import("/web/board/picture.js");
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

for (const theme of /** @type {const} */ (["light", "dark"])) {
    test(`axe finds nothing wrong in the ${theme} theme`, { timeout: 60_000 }, async () => {
        const page = await openBoard(browser, { theme });
        const exitPly = chexers.states.findIndex(({ legal }) => legal.some(({ kind }) => kind === "exit"));
        const leaving = chexers.states[exitPly].legal.find(({ kind }) => kind === "exit");
        await page.show(chexers, exitPly, { coordinates: true });
        await page.click(leaving?.from ?? "");
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => /** @type {any} */ (window).axe.run("quintet-board"));
        assert.deepEqual(
            violations.map((/** @type {any} */ { id, nodes }) => [id, nodes[0].html]),
            [],
        );
    });
}
