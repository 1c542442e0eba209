/**
 * Golden games with pieces, shapes and hands, entered action by action by touch on a phone. Every legal action can be
 * played on the page, to the end and with the same result. Of a very long game (Halma), the page enters only the last
 * part.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { look, openApp, quick, ready, until } from "./app-page.mjs";
import { openBrowser, phone } from "./browser.mjs";

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

/** Returns the shortest decided game of a golden file. @param {string} game */
async function shortest(game) {
    const text = await readFile(new URL(`../data/${game}-games.jsonl`, import.meta.url), "utf8");
    const games = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
        .filter(({ result }) => result !== "unfinished");
    return games.reduce((best, each) => (each.actions.length < best.actions.length ? each : best));
}

const MOST_TAPPED = 60;

/** @typedef {import("./app-page.mjs").Page} Page */
/** @typedef {import("../../web/engine/protocol.js").ActionView} ActionView */

/** @param {Page} page @param {string} id */
const tapCell = (page, id) => page.locator(`quintet-board .cell[data-cell="${id}"]`).tap();

/**
 * Picks a shape in the tray, turns it until it covers the cells, then places and confirms it.
 * @param {Page} page
 * @param {ActionView} action
 */
async function placeShape(page, { cells }) {
    const found = await page.evaluate((wanted) => {
        const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
        const tray = board.extensions.find((/** @type {any} */ extension) => extension.choose);
        const key = [...wanted].sort().join(" ");
        const old = { chosen: tray.chosen, turns: tray.turns };
        try {
            for (let shape = 0; shape < 7; ++shape) {
                for (let turns = 0; turns < 4; ++turns) {
                    Object.assign(tray, { chosen: shape, turns });
                    for (const [cell, covered] of tray.fits) {
                        if ([...covered].sort().join(" ") === key) return { shape, turns, cell };
                    }
                }
            }
            return null;
        } finally {
            Object.assign(tray, old);
        }
    }, cells);
    assert.ok(found, `no shape covers ${cells}`);
    await page.locator("quintet-board .tray-shapes button").nth(found.shape).tap();
    const turned = () =>
        page.evaluate(() => {
            const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
            return board.extensions.find((/** @type {any} */ extension) => extension.choose).turns;
        });
    for (let taps = 0; (await turned()) !== found.turns && taps < 4; ++taps) {
        await page.getByRole("button", { name: "Turn right" }).tap();
    }
    await tapCell(page, found.cell);
    await tapCell(page, found.cell);
}

/** @param {Page} page @param {ActionView} action */
async function enterByTouch(page, action) {
    if (action.cells.length > 1) return placeShape(page, action);
    if (action.from || action.hand) {
        if (action.hand)
            await page.locator(`quintet-board .hand-item[data-kind="${action.hand}"][aria-disabled="false"]`).tap();
        else await tapCell(page, action.from);
    }
    if (action.to) return tapCell(page, action.to);
    await page.locator(`quintet-status [data-action="${action.text}"]`).tap();
}

for (const game of ["halma", "tetress", "hive"]) {
    test(`a game of ${game} can be played to its end by touch`, { timeout: 300_000 }, async () => {
        const golden = await shortest(game);
        const given = Math.max(0, golden.actions.length - MOST_TAPPED);
        const page = await openApp(browser, {
            viewport: phone,
            touch: true,
            storage: {
                ...quick,
                current: game,
                [`game/${game}`]: {
                    record: { game, options: golden.options, actions: golden.actions.slice(0, given) },
                    seats: ["person", "person"],
                    paused: false,
                },
            },
        });
        await ready(page);
        await until(page, (model, ply) => model.state.ply === ply, given);
        for (const [ply, text] of [...golden.actions.entries()].slice(given)) {
            const { legal } = await look(page);
            const action = legal.find((/** @type {ActionView} */ each) => each.text === text);
            assert.ok(action, `action ${ply + 1}: ${text} is legal`);
            const fit = page.getByRole("button", { name: "Show everything" });
            if (await fit.count()) await fit.tap();
            await enterByTouch(page, action);
            await until(page, (model, wanted) => model.state.ply === wanted, ply + 1);
        }
        const seen = await look(page);
        assert.deepEqual(seen.actions, golden.actions);
        assert.equal(seen.reason, golden.reason);
        assert.ok(seen.over);
        assert.deepEqual(page.problems, []);
        await page.context().close();
    });
}
