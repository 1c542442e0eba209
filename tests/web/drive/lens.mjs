/** Opens the page of the lens for tests, and reads what it shows. */

/** @typedef {import("playwright-core").Page & {problems: string[]}} Page */

/**
 * @param {Awaited<ReturnType<typeof import("../browser.mjs").openBrowser>>} browser
 * @param {string} hash  with `#`, or ""
 * @param {import("../browser.mjs").PageOptions & {settings?: object}} [options]
 * @returns {Promise<Page>}
 */
export async function openLensPage(browser, hash, { settings, ...options } = {}) {
    const page = await browser.openBlank({ reducedMotion: true, ...options });
    if (settings)
        await page.evaluate((kept) => localStorage.setItem("quintet/settings", JSON.stringify(kept)), settings);
    page.problems.length = 0;
    await page.goto(`${browser.origin}/web/lens.html${hash}`);
    return page;
}

/**
 * Waits until a condition holds for the model of the lens.
 * @param {Page} page
 * @param {(model: any, value: any) => unknown} condition  must not use names of its surroundings
 * @param {unknown} [value]
 */
export async function lensUntil(page, condition, value = null) {
    const expression = `(() => { const lens = document.querySelector("quintet-lens"); return lens && (${condition})(lens.lens.model, ${JSON.stringify(value)}); })()`;
    // `waitForFunction` needs `eval`, which the page's policy forbids.
    for (const end = Date.now() + 40_000; !(await page.evaluate(expression)); await page.waitForTimeout(25)) {
        if (Date.now() > end) throw new Error(`waited in vain for ${expression}: ${await page.evaluate(SUMMARY)}`);
    }
}

const SUMMARY = `(() => {
    const lens = document.querySelector("quintet-lens");
    if (!lens) return "no lens";
    const { phase, trouble, events, step, ended, request, notices } = lens.lens.model;
    return JSON.stringify({ phase, trouble, events, step, ended, request, notices });
})()`;

/** Waits until the run is there as a whole. @param {Page} page */
export const ended = (page) =>
    lensUntil(page, (model) => model.phase === "ready" && model.ended && model.wanted === null);

/** @param {Page} page */
export const look = (page) =>
    page.evaluate(() => {
        const { model } = /** @type {any} */ (document.querySelector("quintet-lens")).lens;
        const { step, events, request, playing, speed, plain, before, selected, position, notices, phase, choosing } =
            model;
        return {
            step,
            events,
            request,
            playing,
            speed,
            selected,
            phase,
            choosing,
            plain: plain && { ended: plain.ended, over: plain.over, nodes: plain.tally.nodes },
            before: before?.nodes ?? null,
            nodes: model.tally.nodes,
            kind: step > 0 ? model.replay.kind(step - 1) : "",
            key: position?.key ?? null,
            actions: position?.state.actions ?? null,
            notices: notices.map((/** @type {any} */ { key, params }) => `${key} ${params.name ?? ""}`.trim()),
        };
    });

/** The sentence of the step. @param {Page} page */
export const sentence = (page) => page.locator("quintet-lens-transport .sentence").innerText();
