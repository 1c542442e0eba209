/** The analysis for tests: opens it from a game, reads what it shows. */
import { openApp, ready } from "./app-page.mjs";

/**
 * @param {Awaited<ReturnType<typeof import("./browser.mjs").openBrowser>>} browser
 * @param {{game: string, options?: Record<string, unknown>, setup?: string, actions: string[]}} record
 * @param {import("./app-page.mjs").AppOptions} [options]
 */
export async function openLab(browser, record, { storage = {}, ...options } = {}) {
    const saved = { record: { options: {}, ...record }, seats: ["person", "person", "person"], paused: true };
    const page = await openApp(browser, {
        storage: { current: record.game, [`game/${record.game}`]: saved, ...storage },
        ...options,
    });
    await ready(page);
    await page.locator('quintet-controls [data-do="analyse"]').click();
    await labUntil(page, (model) => model.phase === "ready" && model.state);
    return page;
}

/**
 * Waits until something holds of the analysis.
 * @param {import("./app-page.mjs").Page} page
 * @param {(model: any, value: any) => unknown} condition  on its own, without names from around it
 * @param {unknown} [value]
 */
export async function labUntil(page, condition, value = null) {
    const expression = `(() => { const lab = document.querySelector("quintet-lab"); return lab && (${condition})(lab.model, ${JSON.stringify(value)}); })()`;
    for (const end = Date.now() + 60_000; !(await page.evaluate(expression)); await page.waitForTimeout(25)) {
        if (Date.now() > end)
            throw new Error(`waited in vain for ${expression}: ${await page.evaluate(HOW_THINGS_STAND)}`);
    }
}

/** For the message when something does not come. */
const HOW_THINGS_STAND = `(() => {
    const lab = document.querySelector("quintet-lab");
    if (!lab) return "no analysis; notices " + JSON.stringify(document.querySelector("quintet-app")?.model.notices);
    const { phase, trouble, notice, path, preview, thinking, graph } = lab.model;
    return JSON.stringify({ phase, trouble, notice, path, preview: preview?.line, busy: thinking.busy, failure: thinking.failure, graph: [graph.busy, graph.known] });
})()`;

/** @param {import("./app-page.mjs").Page} page */
export function labLook(page) {
    return page.evaluate(() => {
        const { model } = /** @type {any} */ (document.querySelector("quintet-lab"));
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

/** Waits until the board shows the place the reader is at. @param {import("./app-page.mjs").Page} page */
export async function settled(page) {
    await labUntil(page, (model) => model.state.actions.join() === model.path.join());
    await page.waitForFunction(() => {
        const lab = /** @type {any} */ (document.querySelector("quintet-lab"));
        return lab.board && lab.board.state === lab.model.state;
    });
}
