/** Games with someone elsewhere: this browser plays with Chromium, by link and live. */
import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { eventually } from "../../web/browser.mjs";
import { enter, look, modelUntil, openApp, PATIENCE, personsTurn } from "../person.mjs";

const board = {
    current: "cachex",
    "game/cachex": { record: { game: "cachex", options: { size: "5" } }, paused: false },
};

/** @param {import("./index.mjs").Page} page @param {string} text  of the action */
async function act(page, text) {
    const { legal, ply } = await personsTurn(page);
    await enter(
        page,
        legal.find((/** @type {{text: string}} */ each) => each.text === text),
    );
    await modelUntil(page, (model, before) => model.state.ply > before, ply);
}

/** Keeps what the page copies: the clipboard needs a permission. @param {import("./index.mjs").Page} page */
const keepCopies = (page) =>
    page.evaluate(() => {
        const writeText = async (/** @type {string} */ text) => {
            /** @type {any} */ (globalThis).copied = text;
        };
        Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    });

/** Presses a button that copies an address. @param {import("./index.mjs").Page} page @param {string} button */
async function copied(page, button) {
    await keepCopies(page);
    await page.click(button);
    await page.until(() => /** @type {any} */ (globalThis).copied);
    return page.evaluate(() => {
        const { copied } = /** @type {any} */ (globalThis);
        delete (/** @type {any} */ (globalThis).copied);
        return new URL(copied).hash;
    });
}

/** Opens the sheet and chooses how to play. @param {import("./index.mjs").Page} page @param {"mail" | "live"} way */
async function start(page, way) {
    await page.click("[data-do=more]");
    await page.click("[data-do=friend]");
    await page.click(`[data-do=${way}]`);
    await page.click(".start");
}

/** What the state bar says. @param {import("./index.mjs").Page} page @param {RegExp} words */
const says = (page, words) =>
    eventually(async () => {
        const text = await page.evaluate(() => {
            const app = /** @type {any} */ (document.querySelector("quintet-app"));
            return app.renderRoot.querySelector("quintet-friend-bar")?.renderRoot.querySelector("p")?.textContent ?? "";
        });
        assert.match(text, words);
    }, PATIENCE);

const reachable = Object.values(networkInterfaces()).some((all) => all?.some((each) => !each.internal));
const why = "without a network a browser offers no address at which it could be reached";

/** @type {import("./index.mjs").Scenario[]} */
export const friends = [
    {
        name: "a game by link goes to Chromium and back",
        async run(page, { url, chromium }) {
            await openApp(page, url, board);
            await start(page, "mail");
            await says(page, /your turn/i);
            await act(page, "PLACE 1,1");
            await page.click("[data-do=send]");
            const first = await copied(page, "[data-do=copy]");
            const other = await chromium();
            try {
                await openApp(other, url, {}, first);
                await modelUntil(other, (model) => model.state.ply === 1);
                await act(other, "PLACE 2,2");
                await other.click("[data-do=send]");
                const second = await copied(other, "[data-do=copy]");
                await page.press("Escape");
                await page.evaluate((hash) => {
                    location.hash = hash;
                }, second);
                await modelUntil(page, (model) => model.state.ply === 2);
                assert.deepEqual((await look(page)).actions, ["PLACE 1,1", "PLACE 2,2"]);
            } finally {
                await other.close();
            }
        },
    },
    {
        name: "a live game with Chromium: its guest answers by code, and both play",
        impossible: reachable ? {} : { chromium: why, firefox: why, webkit: why },
        async run(page, { url, chromium }) {
            await openApp(page, url, board);
            const can = await page.evaluate(() => typeof RTCPeerConnection === "function");
            if (!can) return saysItCannot(page);
            await start(page, "live");
            const offer = await copied(page, "[data-do=copy]");
            const other = await chromium();
            try {
                await openApp(other, url, {}, offer);
                await other.click("[data-do=join]");
                const answer = await copied(other, "[data-do=copy]");
                await page.evaluate((hash) => {
                    location.hash = hash;
                }, answer);
                await says(page, /Live with/);
                await says(other, /Live with/);
                await page.press("Escape");
                await act(page, "PLACE 1,1");
                await modelUntil(other, (model) => model.state.ply === 1);
                await act(other, "PLACE 2,2");
                await modelUntil(page, (model) => model.state.ply === 2);
                assert.deepEqual((await look(page)).actions, (await look(other)).actions);
            } finally {
                await other.close();
            }
        },
    },
];

/**
 * A browser without direct connections offers only games by link, and says why.
 * @param {import("./index.mjs").Page} page
 */
async function saysItCannot(page) {
    await page.click("[data-do=more]");
    await page.click("[data-do=friend]");
    await page.until(() => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        const sheet = app.renderRoot.querySelector("quintet-friend");
        const shown = sheet?.renderRoot.querySelector("quintet-friend-start")?.renderRoot;
        const live = shown?.querySelector("[data-do=live]");
        return live?.disabled && /WebRTC/.test(shown.textContent);
    });
}
