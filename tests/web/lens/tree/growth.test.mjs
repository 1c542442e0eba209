/** A search that takes long is shown while it runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ended, openLensPage } from "../../drive/lens.mjs";
import { testBrowser } from "../../for-tests.mjs";

const browser = await testBrowser({ sources: true });

test("the tree of 20,000 playouts is drawn before the run has ended", { timeout: 400_000 }, async () => {
    const page = await openLensPage(browser, "#game=hive&algorithm=minimax&depth=1");
    await ended(page);
    const seen = await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector("quintet-lens"));
        const { lens } = element;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const of = () => element.tree.view.shown?.items.size ?? 0;
        lens.change({ algorithm: "uct", playouts: 20_000, depth: 12 });
        const running = () => lens.model.replay?.algorithm === "uct" && lens.model.events > 0;
        while (!running()) await frame();
        // The next frame no longer shows the tree before.
        do await frame();
        while (of() <= 1 && !lens.model.ended);
        const early = { shown: of(), ended: lens.model.ended, nodes: lens.model.replay.entered.length };
        while (!lens.model.ended) await frame();
        return { early, nodes: lens.model.replay.entered.length };
    });
    assert.equal(seen.early.ended, false);
    assert.ok(seen.early.shown > 1, `${JSON.stringify(seen)}`);
    assert.ok(seen.early.nodes < seen.nodes, `${JSON.stringify(seen)}`);
    assert.equal(seen.nodes, 20_001);
    assert.deepEqual(page.problems, []);
});
