// The lens in a real worker of a browser: its module loads, a trace arrives in parts, and a dead worker is replaced.

import assert from "node:assert/strict";
import { test } from "node:test";
import { testBrowser } from "../for-tests.mjs";

const slow = { timeout: 400_000 };

const browser = await testBrowser({ sources: true });

/** @param {string} origin */
async function startLens(origin) {
    const { Worker } = globalThis;
    globalThis.workers = [];
    globalThis.Worker = class extends Worker {
        /** @param {[string]} parts */
        constructor(...parts) {
            super(...parts);
            globalThis.workers.push(this);
        }
    };
    const { LensClient } = await import(`${origin}/web/lens/engine/lens-client.js`);
    globalThis.lens = new LensClient();
    await globalThis.lens.ready;
}

/** Runs in the page. Returns how many words a run handed on. @param {{breaks: boolean}} given */
async function runOnce({ breaks }) {
    let words = 0;
    let parts = 0;
    const { stop } = await globalThis.lens.run(
        { record: { game: "cachex" }, options: { algorithm: "minimax", depth: 12 } },
        (/** @type {{words: Int32Array}} */ part) => {
            words += part.words.length;
            parts += 1;
            if (breaks && parts === 1) globalThis.workers[0].onerror(new ErrorEvent("error", { message: "broken" }));
        },
    );
    return { words, stop, workers: globalThis.workers.length };
}

test("a trace arrives from the lens's worker, also if that is replaced in between", slow, async () => {
    const page = await browser.open("/web/icon.svg");
    await page.evaluate(startLens, browser.origin);
    const whole = await page.evaluate(runOnce, { breaks: false });
    assert.equal(whole.stop, "nodes");
    assert.equal(whole.workers, 1);
    assert.ok(whole.words > 1_000_000, `${whole.words} words`);
    const repeated = await page.evaluate(runOnce, { breaks: true });
    assert.deepEqual(repeated, { ...whole, workers: 2 });
    const place = await page.evaluate(() =>
        globalThis.lens
            .call("readTree", "((3 12 8) (2 4 6")
            .catch((/** @type {{place: number}} */ failure) => failure.place),
    );
    assert.equal(place, 17);
    assert.deepEqual(page.problems, []);
});
