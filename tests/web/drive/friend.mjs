/** Opens pages of two or three people, each with a storage of their own, and plays on them. */
import assert from "node:assert/strict";
import { eventually } from "../browser.mjs";
import { APP, enter, openApp, quick, ready, until } from "./app.mjs";

/**
 * @param {Awaited<ReturnType<typeof import("../browser.mjs").openBrowser>>} browser
 * @param {string} [hash]
 * @param {import("./app.mjs").AppOptions} [options]
 */
export async function person(browser, hash = "", options = {}) {
    const page = await openApp(browser, { hash, storage: quick, ...options });
    await ready(page);
    return page;
}

/** @param {import("./app.mjs").Page} page @param {string} action */
export async function act(page, action) {
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("quintet-app")).board?.interactive);
    const { ply, view } = await page.evaluate((text) => {
        const { state } = /** @type {any} */ (document.querySelector("quintet-app")).model;
        return { ply: state.ply, view: state.legal.find((/** @type {any} */ each) => each.text === text) };
    }, action);
    if (!view) throw new Error(`${action} is not legal`);
    await enter(page, view);
    await until(page, (model, before) => model.state.ply > before, ply);
}

/** The text of the state bar. @param {import("./app.mjs").Page} page */
export const bar = (page) => page.locator("quintet-friend-bar [role=status]").innerText();

/** How long a browser may take to see that the other end of a connection is dead, if no farewell arrives. */
const UNTIL_DEAD = 60_000;

/** @param {import("./app.mjs").Page} page @param {RegExp} text */
export const barSays = (page, text) => eventually(async () => assert.match(await barIfAny(page), text), UNTIL_DEAD);

/** @param {import("./app.mjs").Page} page */
async function barIfAny(page) {
    const there = await page.locator("quintet-friend-bar [role=status]").count();
    return there ? bar(page) : "no bar";
}

/** Opens the drawer from the menu. @param {import("./app.mjs").Page} page */
export async function openFriendDrawer(page) {
    await page.locator("quintet-controls [data-do=more]").click();
    await page.locator("quintet-menu [data-do=friend]").click();
    await page.locator("quintet-friend [data-page]").first().waitFor();
}

/** Keeps what the page copies, because tests have no clipboard. Runs in the page. */
export function keepCopies() {
    Object.defineProperty(navigator, "clipboard", {
        value: {
            writeText: async (/** @type {string} */ text) => {
                /** @type {any} */ (window).copied = text;
            },
        },
    });
}

/**
 * Copies the next link by the drawer.
 * @param {import("./app.mjs").Page} page
 * @returns {Promise<string>} its hash
 */
export async function nextLink(page) {
    await page.evaluate(() => {
        /** @type {any} */ (window).copied = "";
    });
    await page.locator("quintet-friend-bar [data-do=send], quintet-friend-bar [data-do=again]").click();
    await page.locator("quintet-friend-send [data-do=copy]").click();
    await page.waitForFunction(() => /** @type {any} */ (window).copied);
    const address = await page.evaluate(() => /** @type {any} */ (window).copied);
    await page.keyboard.press("Escape");
    return new URL(address).hash;
}

/** Follows a link in the page that is open. @param {import("./app.mjs").Page} page @param {string} hash */
export const follow = (page, hash) =>
    page.evaluate((text) => {
        location.hash = text;
    }, hash);

export { APP };
