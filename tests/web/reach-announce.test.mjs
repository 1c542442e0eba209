/** Screen readers announce every action and every reply once and in order, and name the cells of the board. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, eventually, openBrowser } from "./browser.mjs";
import { enter, openApp, personsTurn, quick, ready, simpleChoice, until } from "./drive/app.mjs";

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    browser = await openBrowser();
});
after(() => browser.close());

/** Records the announcements of the page from now on. @param {import("./drive/app.mjs").Page} page */
const listen = (page) =>
    page.evaluate(() => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        const said = app.renderRoot.querySelector("p[role=status]");
        Object.assign(window, { heard: [] });
        new MutationObserver(() => /** @type {any} */ (window).heard.push(said.textContent.trim())).observe(said, {
            subtree: true,
            childList: true,
            characterData: true,
        });
    });

for (const [game, seats] of /** @type {[string, string[]][]} */ ([
    ["chexers", ["person", "beginner", "beginner"]],
    ["cachex", ["person", "beginner"]],
])) {
    test(`${game}: each action and each reply is announced once`, { timeout: 120_000 }, async () => {
        const saved = { record: { game, actions: [] }, seats, paused: false };
        const page = await openApp(browser, { storage: { ...quick, current: game, [`game/${game}`]: saved } });
        await ready(page);
        await personsTurn(page);
        await listen(page);
        const rounds = 3;
        for (let round = 1; round <= rounds; ++round) {
            await enter(page, simpleChoice(await personsTurn(page)));
            await until(page, (model, plies) => model.state.ply >= plies, round * seats.length);
        }
        const { toMove } = await personsTurn(page);
        assert.equal(toMove, 0);
        const players = ["Red", "Green", "Blue"].filter((_, index) => seats.length === 3 || index !== 1);
        /** @type {string[]} */
        const expected = Array.from({ length: rounds }, () => players).flat();
        const heard = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).heard));
        await becomes(async () => (await heard()).map((text) => text.split(" ")[0]), expected);
        await eventually(async () => {
            const sentences = await heard();
            // A piece may go back and forth, and is told so each time.
            const again = sentences.filter((sentence, index) => sentence === sentences[index - 1]);
            assert.deepEqual(again, [], "nothing is announced twice");
            assert.match(sentences.at(-1) ?? "", /Your turn$/);
        });
        await page.context().close();
    });
}

for (const game of ["chexers", "halma", "cachex", "tetress", "hive"]) {
    test(`${game}: the board is a named grid of rows of named cells`, { timeout: 60_000 }, async () => {
        const page = await openApp(browser, { hash: `#game=${game}` });
        await ready(page);
        await page.locator("quintet-board .cell").first().waitFor();
        const grid = await page.locator("quintet-board [role=grid]").evaluate((element) => ({
            name: element.getAttribute("aria-label"),
            rows: element.querySelectorAll("[role=row]").length,
            nameless: [...element.querySelectorAll("[role=gridcell]")].filter(
                (cell) => !cell.getAttribute("aria-label"),
            ).length,
            outside: [...element.querySelectorAll("[role=gridcell]")].filter((cell) => !cell.closest("[role=row]"))
                .length,
            cells: element.querySelectorAll("[role=gridcell]").length,
            stops: element.querySelectorAll("[role=gridcell][tabindex='0']").length,
        }));
        assert.ok(grid.name && grid.rows > 0 && grid.cells > 0, JSON.stringify(grid));
        assert.deepEqual([grid.nameless, grid.outside, grid.stops], [0, 0, 1]);
        await page.context().close();
    });
}
