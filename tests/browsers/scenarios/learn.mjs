/** Lessons, puzzles and the record: pages with storage of their own (IndexedDB) and compressed data. */
import assert from "node:assert/strict";

/**
 * Returns the text of the first visible match in any shadow root, or "".
 * @param {import("../person.mjs").Page} page @param {string} selector
 */
const textOf = (page, selector) =>
    page.evaluate((/** @type {string} */ wanted) => {
        /** @type {Element[]} */
        const found = [];
        const search = (/** @type {Document | ShadowRoot} */ root) => {
            found.push(...root.querySelectorAll(wanted));
            for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) search(shadowRoot);
        };
        search(document);
        const shown = found.find((each) => each.getClientRects().length > 0);
        return shown ? (shown.textContent ?? "").trim() || "shown" : "";
    }, selector);

/**
 * Waits until a text in the page fits.
 * @param {import("../person.mjs").Page} page @param {string} selector @param {(text: string) => boolean} fits
 */
async function reads(page, selector, fits) {
    for (const end = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
        const text = await textOf(page, selector);
        if (fits(text)) return text;
        assert.ok(Date.now() < end, `${selector} reads ${JSON.stringify(text)}`);
    }
}

/** @type {import("./index.mjs").Scenario[]} */
export const learn = [
    {
        name: "a step of a lesson is done with a click, and the device remembers it",
        async run(page, { url }) {
            await page.goTo(`${url}learn/lessons/index.html#game=cachex&step=capture`);
            await reads(page, ".task h2", Boolean);
            await page.click('.cell[data-cell="2,2"]');
            await reads(page, ".verdict.right", Boolean);
            await reads(page, ".steps .done", Boolean);
            await page.reload();
            await reads(page, ".steps .done", Boolean);
        },
    },
    {
        name: "a puzzle shows its answer, and the next one comes",
        async run(page, { url }) {
            await page.goTo(`${url}learn/puzzles/index.html#game=cachex`);
            // The module has to start first.
            await reads(page, "[data-do=show]", Boolean);
            await page.click("[data-do=show]");
            await reads(page, "[data-do=analyse]", Boolean);
            await page.click("[data-do=next]");
            await reads(page, "[data-do=hint]", Boolean);
        },
    },
    {
        name: "the record opens, and offers a game",
        async run(page, { url }) {
            await page.goTo(`${url}archive/index.html`);
            await reads(page, "h1", Boolean);
            await reads(page, "main .button", Boolean);
        },
    },
];
