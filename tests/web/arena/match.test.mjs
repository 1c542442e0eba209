// A match in real workers of a browser: several games at once, an engine's worker that dies, and the end of all
// workers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { testBrowser } from "../for-tests.mjs";

const slow = { timeout: 400_000 };

const browser = await testBrowser({ sources: true });

/** Runs in the page: counts its workers. */
function countWorkers() {
    const { Worker } = globalThis;
    globalThis.workers = [];
    globalThis.Worker = class extends Worker {
        /** @param {[string]} parts */
        constructor(...parts) {
            super(...parts);
            globalThis.workers.push(this);
            this.runs = true;
        }
        terminate() {
            super.terminate();
            this.runs = false;
        }
    };
}

/** Runs in the page. @param {{origin: string, breaks: boolean, stops: boolean}} given */
async function playMatch({ origin, breaks, stops }) {
    const { Match } = await import(`${origin}/web/arena/match/match.js`);
    globalThis.workers.length = 0;
    let plies = 0;
    const match = new Match(
        {
            game: "tetress",
            seed: 4,
            games: 6,
            parallel: 2,
            maxPlies: 30,
            participants: [
                { name: "a", seat: "algorithm:,nodes=200" },
                { name: "b", seat: "random" },
            ],
        },
        {
            onPly: () => {
                plies += 1;
                const [, second] = globalThis.workers;
                if (breaks && plies === 20) second.onerror(new ErrorEvent("error", { message: "broken" }));
                if (stops && plies === 40) match.stop();
            },
        },
    );
    const results = await match.start();
    return {
        state: match.state,
        actions: results.games.map((/** @type {{actions: string[]}} */ { actions }) => actions),
        rows: results.table.length,
        workers: globalThis.workers.length,
        running: globalThis.workers.filter((/** @type {{runs: boolean}} */ { runs }) => runs).length,
    };
}

test("a match in a page plays several games at once, and ends every worker", slow, async () => {
    const page = await browser.open("/web/icon.svg");
    await page.evaluate(countWorkers);
    const given = { origin: browser.origin, breaks: false, stops: false };
    const whole = await page.evaluate(playMatch, given);
    assert.deepEqual([whole.state, whole.actions.length, whole.rows], ["finished", 6, 2]);
    // One for the match itself, and one for each lane.
    assert.deepEqual([whole.workers, whole.running], [3, 0]);
    const broken = await page.evaluate(playMatch, { ...given, breaks: true });
    assert.deepEqual(broken.actions, whole.actions);
    assert.deepEqual([broken.workers, broken.running], [4, 0]);
    const stopped = await page.evaluate(playMatch, { ...given, stops: true });
    assert.deepEqual([stopped.state, stopped.running], ["stopped", 0]);
    assert.ok(stopped.actions.length < 6);
    assert.deepEqual(page.problems, []);
});
