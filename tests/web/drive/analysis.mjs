/** Helpers for tests of the analysis: open it from a game and read its state. */
import { openApp, ready } from "./app.mjs";

/**
 * The search of the position is off unless `searches` says otherwise: it would keep a processor busy for seconds.
 * @param {Awaited<ReturnType<typeof import("../browser.mjs").openBrowser>>} browser
 * @param {{game: string, options?: Record<string, unknown>, setup?: string, actions: string[]}} record
 * @param {import("./app.mjs").AppOptions & {searches?: boolean}} [options]
 */
export async function openAnalysis(browser, record, { storage = {}, searches = false, ...options } = {}) {
    if (!searches) storage = { "lab-settings": { on: false }, ...storage };
    const saved = { record: { options: {}, ...record }, seats: ["person", "person", "person"], paused: true };
    const page = await openApp(browser, {
        storage: { current: record.game, [`game/${record.game}`]: saved, ...storage },
        ...options,
    });
    await ready(page);
    await page.locator('quintet-controls [data-do="analyse"]').click();
    await analysisUntil(page, (model) => model.phase === "ready" && model.state);
    return page;
}

/**
 * Waits until a condition holds for the model of the analysis.
 * @param {import("./app.mjs").Page} page
 * @param {(model: any, value: any) => unknown} condition  must not use names of its surroundings
 * @param {unknown} [value]
 */
export async function analysisUntil(page, condition, value = null) {
    const expression = `(() => { const analysis = document.querySelector("quintet-analysis"); return analysis && (${condition})(analysis.model, ${JSON.stringify(value)}); })()`;
    for (const end = Date.now() + 60_000; !(await page.evaluate(expression)); await page.waitForTimeout(25)) {
        if (Date.now() > end)
            throw new Error(`waited in vain for ${expression}: ${await page.evaluate(ANALYSIS_SUMMARY)}`);
    }
}

/** An expression for the page: the state of the analysis as text, for the message of a timeout. */
const ANALYSIS_SUMMARY = `(() => {
    const analysis = document.querySelector("quintet-analysis");
    if (!analysis) return "no analysis; notices " + JSON.stringify(document.querySelector("quintet-app")?.model.notices);
    const { phase, trouble, notice, path, preview, thinking, graph } = analysis.model;
    return JSON.stringify({ phase, trouble, notice, path, preview: preview?.line, busy: thinking.busy, failure: thinking.failure, graph: [graph.busy, graph.known] });
})()`;

/** @param {import("./app.mjs").Page} page */
export function analysisLook(page) {
    return page.evaluate(() => {
        const { model } = /** @type {any} */ (document.querySelector("quintet-analysis"));
        const { tree, path, state, thinking, shares, past } = model;
        const main = [];
        for (let node = tree.children[0]; node; [node] = node.children) main.push(node.action);
        return {
            path,
            main,
            shown: state.actions,
            legal: state.legal.map((/** @type {any} */ { text }) => text),
            lines: thinking.progress?.lines.map((/** @type {any} */ { actions }) => actions) ?? [],
            busy: thinking.busy,
            shares,
            past: past.length,
        };
    });
}

/** Stops the search of the position, unless it has just ended. @param {import("./app.mjs").Page} page */
export async function stopSearch(page) {
    await page
        .locator('quintet-analysis-lines [data-do="button.stop"]')
        .click({ timeout: 3000 })
        .catch(() => {});
    await analysisUntil(page, (model) => !model.thinking.busy);
}

/** Waits until the board shows the current position. @param {import("./app.mjs").Page} page */
export async function settled(page) {
    await analysisUntil(page, (model) => model.state.actions.join() === model.path.join());
    await page.waitForFunction(() => {
        const analysis = /** @type {any} */ (document.querySelector("quintet-analysis"));
        return analysis.board && analysis.board.state === analysis.model.state;
    });
}
