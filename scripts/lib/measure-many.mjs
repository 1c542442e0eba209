// What `measure` does besides a visit: a page with many boards, and long searches in the lens. The processor isn't
// slowed.

import { privateMemory, renderers } from "./soak/counts.mjs";

/** @typedef {import("playwright-core").Browser} Browser */

const BOARDS = 40;
const PLAYOUTS = 20_000;

/** No service worker stores the site meanwhile. */
const alone = /** @type {const} */ ({ serviceWorkers: "block" });

/** The games of a site, by ID. @param {Browser} browser @param {string} site */
async function gamesOf(browser, site) {
    const page = await browser.newPage(alone);
    await page.goto(`${site}lens.html`);
    const games = await page.waitForFunction(() => {
        const { games } = /** @type {any} */ (document.querySelector("quintet-lens"))?.model ?? { games: [] };
        return games.length > 0 && games.map((/** @type {{id: string}} */ { id }) => id);
    });
    const ids = /** @type {string[]} */ (await games.jsonValue());
    await page.close();
    return ids;
}

/**
 * Opens a page of another author with many boards of all games. Returns the milliseconds until the last one is drawn,
 * and the private memory of the page's processes in MB.
 * @param {Browser} browser
 * @param {string} site
 */
export async function measureBoards(browser, site) {
    const games = await gamesOf(browser, site);
    const boards = Array.from({ length: BOARDS }, (_, at) => {
        return `<quintet-game game="${games[at % games.length]}" mode="replay" style="height: 400px"></quintet-game>`;
    });
    const body = `<!doctype html><title>Boards</title><script type="module" src="${site}quintet-game.js"></script>${boards.join("")}`;
    const before = await renderers(browser);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.route(`${site}boards.html`, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(`${site}boards.html`);
    const time = await page.evaluate(
        (count) =>
            new Promise((resolve) => {
                /** @param {Element | ShadowRoot} root @returns {boolean} */
                const hasBoard = (root) =>
                    root.querySelector(".cell") !== null ||
                    [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot && hasBoard(shadowRoot));
                // A board that is drawn isn't looked at again, which would take time from the others.
                /** @type {Set<Element>} */
                const drawn = new Set();
                const look = () => {
                    for (const game of document.querySelectorAll("quintet-game")) {
                        if (!drawn.has(game) && game.shadowRoot && hasBoard(game.shadowRoot)) drawn.add(game);
                    }
                    if (drawn.size === count) resolve(performance.now());
                    else setTimeout(look, 20);
                };
                look();
            }),
        BOARDS,
    );
    const added = (await renderers(browser)).filter((id) => !before.includes(id));
    const memory = await privateMemory(added);
    await context.close();
    return { time: /** @type {number} */ (time), memory };
}

/**
 * Searches the start of each game with UCT in the lens. Returns the milliseconds until something is drawn and until the
 * search has ended, of the slowest game.
 * @param {Browser} browser
 * @param {string} site
 */
export async function measurePlayouts(browser, site) {
    const games = await gamesOf(browser, site);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...alone });
    const page = await context.newPage();
    const slowest = { drawn: 0, done: 0, game: "" };
    for (const game of games) {
        const link = (/** @type {number} */ playouts) => `game=${game}&algorithm=uct&playouts=${playouts}`;
        await page.goto("about:blank");
        // The worker and the module are there, as for a reader who changes the number of playouts.
        await page.goto(`${site}lens.html#${link(200)}`);
        await page.waitForFunction(() => /** @type {any} */ (document.querySelector("quintet-lens"))?.model.ended);
        const { drawn, done } = await page.evaluate(
            (hash) =>
                new Promise((resolve) => {
                    const lens = /** @type {any} */ (document.querySelector("quintet-lens"));
                    const { replay } = lens.model;
                    const start = performance.now();
                    let drawn = 0;
                    location.hash = hash;
                    const look = () => {
                        const { model, isUpdatePending } = lens;
                        const passed = performance.now() - start;
                        const isNew = model.replay && model.replay !== replay;
                        if (!drawn && isNew && model.events > 0 && !isUpdatePending) drawn = passed;
                        if (drawn && model.ended) resolve({ drawn, done: passed });
                        else requestAnimationFrame(look);
                    };
                    look();
                }),
            link(PLAYOUTS),
        );
        slowest.drawn = Math.max(slowest.drawn, drawn);
        if (done > slowest.done) Object.assign(slowest, { done, game });
    }
    await context.close();
    return slowest;
}
