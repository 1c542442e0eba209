/** The first visit to the built site: the board works before the engine has loaded. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serve } from "../../../scripts/serve.mjs";
import { openingText } from "../../../web/offline/opening.mjs";
import { isOpening } from "../../../web/play/eager-engine.js";
import { HandEngine } from "../app-engine.mjs";
import { becomes } from "../browser.mjs";
import { enter, look, personsTurn, ready, simpleChoice, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const slow = { timeout: 400_000 };

const browser = await testBrowser();
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
before(async () => {
    site = await serve({ port: 0, encodings: [] });
});
after(() => site.close());

/** Starts a first visit during which the engine loads only after `release`. */
async function slowVisit() {
    const page = await browser.openBlank({ reducedMotion: true });
    /** @type {(how: "continue" | "abort") => void} */
    let release = () => {};
    const released = new Promise((resolve) => {
        release = resolve;
    });
    await page.route("**/*.wasm", async (route) => ((await released) === "abort" ? route.abort() : route.continue()));
    await page.goto(`${site.url}play.html`, { waitUntil: "commit" });
    await ready(page);
    return { page, release };
}

test("a piece can be moved before the engine loads, and the engine replies later", slow, async () => {
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
});

test("an engine that fails to load is reported, the board stays, and the user can try again", slow, async () => {
    const { page, release } = await slowVisit();
    release("abort");
    await page.getByRole("heading", { name: "The engine didn’t start" }).waitFor({ timeout: 400_000 });
    await page.unroute("**/*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.state.ply >= 1);
});

test("the opening equals the engine's answers and is used for nothing else", async () => {
    const opening = JSON.parse(await openingText(new URL("../../../build/wasm", import.meta.url).pathname));
    const engine = new HandEngine();
    const { games, levels, version } = await engine.games();
    const { state, layout } = await engine.load({ game: games[0].id });
    assert.deepEqual(opening, JSON.parse(JSON.stringify({ games, levels, version, state, layout })));
    const game = games[0].id;
    assert.ok(isOpening({ game }, opening));
    assert.ok(isOpening({ game, options: { ...state.options }, actions: [] }, opening));
    assert.ok(!isOpening({ game, actions: [state.legal[0].text] }, opening));
    assert.ok(!isOpening({ game, setup: "x" }, opening));
    assert.ok(!isOpening({ game, options: { limits: "other" } }, opening));
    assert.ok(!isOpening({ game: games[1].id }, opening));
});
