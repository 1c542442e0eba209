/** Sounds are off by default; when on, each event has one sound. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { soundOf } from "../../../web/play/sounds.js";
import { becomes } from "../browser.mjs";
import { enter, openApp, personsTurn, quick, ready, simpleChoice, until } from "../drive/app.mjs";
import { positions } from "../drive/board.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser({ sources: true });

test("an action, a capture and the end sound different; going back and other games are silent", () => {
    const actions = ["PLACE 0,0", "PLACE 0,1", "PLACE 3,3", "PLACE 1,0", "PLACE 1,1"];
    const { states } = positions({ game: "cachex", options: { size: 4 }, actions });
    assert.equal(soundOf(states[0], states[1]), "action");
    assert.equal(soundOf(states[4], states[5]), "capture");
    assert.equal(soundOf(states[5], states[4]), null);
    assert.equal(soundOf(states[0], states[3]), null);
    assert.equal(soundOf(null, states[1]), null);
    const chain = ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"];
    const { states: won } = positions({ game: "cachex", options: { size: 3 }, actions: chain });
    assert.equal(soundOf(won[4], won[5]), "end");
});

/** Counts the tones that the page starts. */
const count = () => {
    Object.assign(window, { tones: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...time) {
        /** @type {any} */ (window).tones += 1;
        return start.apply(this, time);
    };
};

for (const sounds of [false, true]) {
    test(sounds ? "with sounds on, an action plays a sound" : "sounds are off by default", {
        timeout: 400_000,
    }, async () => {
        const game = {
            record: { game: "cachex", options: { size: 5 }, actions: [] },
            seats: ["person", "person"],
            paused: false,
        };
        const storage = { ...quick, current: "cachex", "game/cachex": game };
        const page = await openApp(browser, { storage, scripts: [count] });
        await ready(page);
        await page.locator("quintet-header [data-do=settings]").click();
        const box = page.locator("[name=sounds]");
        assert.equal(await box.isChecked(), false);
        if (sounds) await box.check();
        await page.keyboard.press("Escape");
        // The code for sounds loads when the page is idle.
        await page.waitForFunction(() =>
            performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/sounds.js")),
        );
        await enter(page, simpleChoice(await personsTurn(page)));
        await until(page, (model) => model.state.ply === 1);
        const seen = await personsTurn(page);
        await enter(page, simpleChoice(seen));
        await until(page, (model) => model.state.ply === 2);
        await becomes(() => page.evaluate(() => /** @type {any} */ (window).tones > 0), sounds);
        assert.deepEqual(page.problems, []);
    });
}
