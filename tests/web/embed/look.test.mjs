import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { stateOf, until } from "../drive/embed-site.mjs";
import { testSite } from "../for-tests.mjs";

const site = await testSite();
const slow = { timeout: 400_000 };

/** @param {string} file @param {number} plies */
async function golden(file, plies) {
    const text = await readFile(new URL(`../../data/${file}`, import.meta.url), "utf8");
    const { game, options, actions } = JSON.parse(text.split("\n", 1)[0]);
    return JSON.stringify({ game, options, actions: actions.slice(0, plies) });
}
const games = {
    chexers: { record: await golden("chexers-games.jsonl", 9) },
    halma: { record: await golden("halma-games.jsonl", 8) },
    cachex: { record: await golden("cachex-games.jsonl", 5) },
    tetress: { record: await golden("tetress-games.jsonl", 6) },
    hive: { game: "hive", options: "expansions=MLP" },
};
const sizes = [
    [280, 280],
    [390, 500],
    [640, 640],
    [280, 640],
    [900, 320],
];

/**
 * The controls, and the board's picture, that are outside the frame or covered.
 * @param {import("../drive/embed-site.mjs").Page} page
 */
const cutOff = (page) =>
    page.evaluate(() => {
        /** @param {Element | ShadowRoot} root @returns {Element[]} */
        const deep = (root) =>
            [...root.querySelectorAll("*")].flatMap((element) =>
                element.shadowRoot ? [element, ...deep(element.shadowRoot)] : [element],
            );
        const game = /** @type {Element & {shadowRoot: ShadowRoot}} */ (document.querySelector("quintet-game"));
        const { scrollWidth, scrollHeight } = document.documentElement;
        const wrong = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : [];
        const list = game.shadowRoot.querySelector("quintet-moves");
        for (const element of deep(game.shadowRoot)) {
            if (!element.matches("button, select, a, svg.picture, .title") || !element.checkVisibility()) continue;
            // Parts of a list may be outside its scrolling box.
            if (list?.shadowRoot?.contains(element)) continue;
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const inside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
            const name = `${element.localName} ${element.getAttribute("aria-label") ?? element.className}`;
            if (!inside) wrong.push(`${name} at ${[left, top, right, bottom].map(Math.round)}`);
            if (!element.matches("button, a") || (right - left >= 24 && bottom - top >= 24)) continue;
            wrong.push(`${name} is ${Math.round(right - left)} by ${Math.round(bottom - top)}`);
        }
        return wrong;
    });

/** The picture's share of the shorter side of the frame. @param {import("../drive/embed-site.mjs").Page} page */
const boardShare = (page) =>
    page.evaluate(() => {
        const { board } = /** @type {any} */ (document.querySelector("quintet-game"));
        const { left, top, right, bottom } = board.scene.view;
        const frame = board.picture.getBoundingClientRect();
        const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top));
        const drawn = board.laid.capabilities.includes("open_plane")
            ? Math.min(frame.width, frame.height)
            : Math.max(right - left, bottom - top) * scale;
        return drawn / Math.min(innerWidth, innerHeight);
    });

for (const [game, options] of Object.entries(games)) {
    test(
        `${game} fits into frames of all sizes: nothing is cut off, and the board takes most of the space`,
        slow,
        async () => {
            const page = await site.embed({ ...options, seats: "person,person,person" });
            await stateOf(page);
            // The game starts before its board is drawn.
            await page.locator("quintet-board svg.picture").waitFor();
            for (const [width, height] of sizes) {
                await page.setViewportSize({ width, height });
                // The layout settles after the window has its size.
                await until(async () => (await cutOff(page)).length === 0, "").catch(() => {});
                assert.deepEqual(await cutOff(page), [], `${width} by ${height}`);
                const share = await boardShare(page);
                const least = width * 2 > height ? 0.5 : 0.9;
                assert.ok(share >= least, `${width} by ${height}: the board takes ${share.toFixed(2)}`);
            }
            await page.close();
        },
    );
}

test("at 280 by 280 pixels an exercise and a replay keep their task, texts and buttons", slow, async () => {
    const small = { viewport: { width: 280, height: 280 } };
    const exercise = await site.embed(
        { game: "cachex", options: "size=5", solution: "PLACE 0,0", task: "Find the stone that joins both edges." },
        small,
    );
    await stateOf(exercise);
    await exercise.locator('quintet-board .cell[data-cell="4,4"]').click();
    await exercise.locator('[data-result="wrong"]').waitFor();
    assert.deepEqual(await cutOff(exercise), []);
    await exercise.close();
    const replay = await site.embed({ ...games.halma, mode: "replay" }, small);
    await stateOf(replay);
    assert.deepEqual(await cutOff(replay), []);
    await replay.locator(".buttons button").nth(3).waitFor();
    assert.equal(await replay.locator(".buttons button").count(), 4);
    await replay.close();
});

const screens = {
    play: { ...games.tetress },
    replay: { ...games.cachex, mode: "replay" },
    exercise: { game: "cachex", options: "size=5", solution: "PLACE 0,0", task: "Find it." },
    "with a notice": { game: "hive", thmee: "dark" },
    nothing: { game: "chess" },
};
for (const [theme, locale] of /** @type {const} */ ([
    ["light", "en-GB"],
    ["dark", "fa-IR"],
])) {
    test(`axe finds no problem, ${theme}, ${locale}: ${Object.keys(screens).join(", ")}`, slow, async () => {
        for (const [name, options] of Object.entries(screens)) {
            const page = await site.embed(options, { theme, locale, viewport: { width: 640, height: 420 } });
            if (name === "nothing") await page.locator("[role=alert]").waitFor();
            else await stateOf(page);
            if (name === "exercise") {
                await page.locator('quintet-board .cell[data-cell="4,4"]').click();
                await page.locator('[data-result="wrong"]').waitFor();
            }
            assert.deepEqual(await violations(page), [], name);
            await page.close();
        }
    });
}

test("the keyboard reaches the board and the buttons and plays an action", slow, async () => {
    const page = await site.embed({
        game: "cachex",
        options: "size=3",
        seats: "person,person",
        controls: "status,undo",
    });
    await stateOf(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await until(async () => (await stateOf(page)).ply === 1, "an action by keyboard");
    const said = page.locator("quintet-game [role=status].unseen");
    await until(async () => /^Red plays on .* Blue to move$/.test(await said.innerText()), "the announcement");
    await page.locator('[data-do="undo"]').focus();
    await page.keyboard.press("Enter");
    await until(async () => (await stateOf(page)).ply === 0, "undo by keyboard");
});
