/** Agents of the reader in the arena: they run in a frame with an origin of its own, which browsers do differently. */
import assert from "node:assert/strict";

/** A Python agent has to wait for 6 MB of WebAssembly to compile, on a machine that does other things as well. */
const PATIENCE_MS = 180_000;

/**
 * Opens the arena, makes an agent from a template, and plays its game in the tryout to the end.
 * @param {import("../person.mjs").Page} page
 * @param {string} url  of the site
 * @param {string} kind  form and language of the template
 */
async function playTemplate(page, url, kind) {
    await page.goTo(`${url}arena.html#game=cachex&o.size=4`);
    await page.until(() => /** @type {any} */ (document.querySelector("quintet-arena"))?.arena.model.phase === "ready");
    await page.click(`[data-kind="${kind}"]`);
    await page.click("[data-template=random]");
    await page.click("[data-do=run]");
    const look = () =>
        page.evaluate(() => {
            const { watch, stored } = /** @type {any} */ (document.querySelector("quintet-arena")).arena.model;
            return { phase: watch.phase, fault: watch.fault, result: watch.result, plies: watch.lines.length, stored };
        });
    for (const end = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
        const seen = await look();
        if (!["none", "starting", "playing"].includes(seen.phase)) return seen;
        assert.ok(Date.now() < end, `the game does not end: ${JSON.stringify(seen)}`);
    }
}

/** @type {import("./index.mjs").Scenario[]} */
export const arena = [
    ["a template in JavaScript", "short javascript"],
    ["a template in Python", "comp30024-2022 python"],
].map(([what, kind]) => ({
    name: `${what} plays a game in the arena and is kept`,
    async run(page, { url }) {
        const { phase, fault, result, plies, stored } = await playTemplate(page, url, kind);
        assert.equal(phase, "over", JSON.stringify(fault));
        assert.equal(fault, null);
        assert.ok(["red", "blue"].includes(result) && plies > 6);
        assert.ok(stored, "the device keeps the agent");
    },
}));
