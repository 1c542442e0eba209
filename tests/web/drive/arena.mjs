/** Opens the page of the arena for tests, and reads what it shows. */

import { chooseFiles } from "../browser.mjs";

/** @typedef {import("playwright-core").Page & {problems: string[]}} Page */

/**
 * @param {Awaited<ReturnType<typeof import("../browser.mjs").openBrowser>>} browser
 * @param {string} [hash]  with `#`, or ""
 * @param {import("../browser.mjs").PageOptions & {settings?: object}} [options]
 * @returns {Promise<Page>}
 */
export async function openArenaPage(browser, hash = "", { settings, ...options } = {}) {
    const page = await browser.openBlank({ reducedMotion: true, ...options });
    if (settings)
        await page.evaluate((kept) => localStorage.setItem("quintet/settings", JSON.stringify(kept)), settings);
    page.problems.length = 0;
    await page.goto(`${browser.origin}/web/arena.html${hash}`);
    await arenaUntil(page, (model) => model.phase === "ready");
    return page;
}

/**
 * Waits until a condition holds for the model of the arena.
 * @param {Page} page
 * @param {(model: any, value: any) => unknown} condition  must not use names of its surroundings
 * @param {unknown} [value]
 */
export async function arenaUntil(page, condition, value = null) {
    const expression = `(() => { const arena = document.querySelector("quintet-arena"); return arena && (${condition})(arena.arena.model, ${JSON.stringify(value)}); })()`;
    // `waitForFunction` needs `eval`, which the page's policy forbids.
    for (const end = Date.now() + 120_000; !(await page.evaluate(expression)); await page.waitForTimeout(50)) {
        if (Date.now() > end) throw new Error(`waited in vain for ${condition}: ${await page.evaluate(SUMMARY)}`);
    }
}

const SUMMARY = `(() => {
    const arena = document.querySelector("quintet-arena");
    if (!arena) return "no arena";
    const { phase, trouble, view, game, question, watch, run, notices, python } = arena.arena.model;
    const { phase: playing, problem, fault } = watch;
    // Files would fill the message.
    const asked = question && { ...question, files: Object.keys(question.files) };
    return JSON.stringify({ phase, trouble, view, game, asked, playing, problem, fault, run, notices, python });
})()`;

/** @param {Page} page */
export const look = (page) =>
    page.evaluate(() => {
        const { model } = /** @type {any} */ (document.querySelector("quintet-arena")).arena;
        const { view, game, agents, watch, run, kept, question, notices, draft, open, file, rivals, stored } = model;
        return {
            view,
            game,
            open,
            file,
            rivals,
            stored,
            seats: draft.seats,
            agents: agents.map((/** @type {any} */ { name, form, language, className }) => ({
                name,
                form,
                language,
                className,
            })),
            watch: { phase: watch.phase, plies: watch.lines.length, result: watch.result, fault: watch.fault },
            printed: watch.lines.map((/** @type {any} */ { printed }) => printed).join(""),
            running: run?.progress ?? null,
            trouble: run?.trouble ?? "",
            kept: kept.map((/** @type {any} */ { name, played }) => ({ name, played })),
            question: question && { ...question, files: Object.keys(question.files) },
            notices: notices.map((/** @type {any} */ { key }) => key),
        };
    });

/**
 * Brings files, as if someone had chosen them.
 * @param {Page} page
 * @param {Record<string, string | Buffer>} files  by name
 */
export async function bring(page, files) {
    await page.locator("[data-tab=agents]").click();
    await chooseFiles(page.locator("quintet-arena-add [data-do=files]"), files);
    await arenaUntil(page, (model) => !model.busy);
}

/** Plays the game of the tryout to its end. @param {Page} page */
export async function playGame(page) {
    await page.locator("[data-do=run]").click();
    await arenaUntil(page, (model) => !["none", "starting", "playing"].includes(model.watch.phase));
}

/** The notice that is told last. @param {Page} page */
export const lastNotice = (page) => page.locator("quintet-notices .notice .text").last().innerText();

/** Plays any legal action and prints something. */
export const randomJs = `
let turn = 0;
export function agent(observation, configuration) {
    const { legal_actions: legal } = observation;
    console.log("turn", ++turn, "of", legal.length);
    return legal[Math.floor(Math.random() * legal.length)];
}
`;

/** Fails at its third action. */
export const failingJs = `
let turn = 0;
function look(actions) {
    return actions.missing.length;
}
export function agent(observation, configuration) {
    turn += 1;
    if (turn === 3) look(observation.legal_actions);
    return observation.legal_actions[0];
}
`;
