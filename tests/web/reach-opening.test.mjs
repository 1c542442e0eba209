/** The built site's first visit: a board to use before the engine is there, and what becomes of it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serve } from "../../scripts/serve.mjs";
import { isOpening } from "../../web/app/eager-engine.js";
import { openingText } from "../../web/offline/opening.mjs";
import { HandEngine } from "./app-engine.mjs";
import { enter, look, personsTurn, ready, simpleChoice, until } from "./app-page.mjs";
import { becomes, openBrowser } from "./browser.mjs";

const slow = { timeout: 120_000 };

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
before(async () => {
    browser = await openBrowser();
    site = await serve({ port: 0 });
});
after(async () => {
    await browser.close();
    await site.close();
});

/** A first visit on which the engine does not come before `release`. */
async function slowVisit() {
    const page = await browser.openBlank({ reducedMotion: true });
    /** @type {(how: "continue" | "abort") => void} */
    let release = () => {};
    const released = new Promise((resolve) => {
        release = resolve;
    });
    await page.route("**/*.wasm", async (route) => ((await released) === "abort" ? route.abort() : route.continue()));
    await page.goto(site.url, { waitUntil: "commit" });
    await ready(page);
    return { page, release };
}

test("a piece is picked and moved before the engine is there; it answers when it comes", slow, async () => {
    const { page, release } = await slowVisit();
    const seen = await personsTurn(page);
    assert.equal(seen.ply, 0);
    const choice = simpleChoice(seen);
    await page.locator(`quintet-board .cell[data-cell="${choice.from}"]`).click();
    await becomes(
        () => page.locator("quintet-board .target-dot").count(),
        seen.legal.filter(({ from }) => from === choice.from && choice.to).length,
    );
    await page.keyboard.press("Escape");
    await enter(page, choice);
    assert.equal((await look(page)).ply, 0, "nothing is played without the engine");
    release("continue");
    await until(page, (model) => model.state.ply >= 3);
    assert.deepEqual(page.problems, []);
    await page.context().close();
});

test("an engine that does not come is said, with the board left as it was, and can be tried again", slow, async () => {
    const { page, release } = await slowVisit();
    release("abort");
    await page.getByRole("heading", { name: "The engine did not start" }).waitFor({ timeout: 60_000 });
    await page.unroute("**/*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.state.ply >= 1);
    await page.context().close();
});

test("the opening is what the engine says, and stands for nothing else", async () => {
    const opening = JSON.parse(await openingText(new URL("../../build/wasm", import.meta.url).pathname));
    const engine = new HandEngine();
    const { games, levels } = await engine.games();
    const { state, layout } = await engine.load({ game: games[0].id });
    assert.deepEqual(opening, JSON.parse(JSON.stringify({ games, levels, state, layout })));
    const game = games[0].id;
    assert.ok(isOpening({ game }, opening));
    assert.ok(isOpening({ game, options: { ...state.options }, actions: [] }, opening));
    assert.ok(!isOpening({ game, actions: [state.legal[0].text] }, opening));
    assert.ok(!isOpening({ game, setup: "x" }, opening));
    assert.ok(!isOpening({ game, options: { limits: "other" } }, opening));
    assert.ok(!isOpening({ game: games[1].id }, opening));
});
