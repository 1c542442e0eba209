// Steps that several parts share: open the play page, play actions of a known game, read the saved games.

import { readdirSync, readFileSync } from "node:fs";
import { openBrowser } from "../../../tests/web/browser.mjs";
import { openApp, quick, ready, until } from "../../../tests/web/drive/app.mjs";
import { encodeLink } from "../../../web/record/link.js";
import { countPage } from "./counts.mjs";

/**
 * @import { AppOptions, Page } from "../../../tests/web/drive/app.mjs"
 * @import { Soaked } from "../../soak.mjs"
 * @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser
 * @typedef {{game: string, options?: Record<string, string>, setup?: string, actions: string[]}} GoldenGame
 */

/** A small game, on which most parts play. */
export const small = { game: "cachex", options: { size: "4" } };
const data = new URL("../../../tests/data/", import.meta.url);

/** Finished games of all kinds, in turns. @returns {GoldenGame[]} */
export function goldenGames() {
    const files = readdirSync(data).filter((name) => name.endsWith("-games.jsonl"));
    const kinds = files.map((file) =>
        readFileSync(new URL(file, data), "utf8")
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line))
            .filter(({ actions, result }) => result !== "unfinished" && actions.length >= 8),
    );
    const most = Math.max(...kinds.map(({ length }) => length));
    return Array.from({ length: most }, (_, number) => kinds.flatMap((kind) => kind[number] ?? [])).flat();
}

/** The page to play on, where every seat is a person's. @param {Browser} browser @param {AppOptions} options */
async function openPlay(browser, options) {
    const page = await openApp(browser, { storage: { ...quick, current: small.game }, ...options });
    await ready(page);
    return page;
}

/**
 * Runs a part on a page in a new browser. The part adds a sentence to `lost` for everything that is missing; what the
 * page reports is lost too, unless it contains `expected`.
 * @param {AppOptions & {open?: typeof openPlay, expected?: string}} options
 * @param {(page: Page, lost: string[]) => Promise<Omit<Soaked, "lost">>} part
 * @returns {Promise<Soaked>}
 */
export async function onPage({ open = openPlay, expected, ...options }, part) {
    const browser = await openBrowser();
    try {
        const page = await open(browser, options);
        const lost = /** @type {string[]} */ ([]);
        const found = await part(page, lost);
        const problems = page.problems.filter((text) => !expected || !text.includes(expected));
        return {
            chromium: browser.version,
            ...found,
            lost: [...lost, ...problems.map((text) => `The page reported: ${text}`)],
        };
    } finally {
        await browser.close();
    }
}

/** Loads the page again, and waits for the game. @param {Page} page */
export async function reload(page) {
    await page.reload();
    await until(page, (model) => model?.state);
}

/**
 * Opens a game by its link, without its last actions.
 * @param {Page} page @param {GoldenGame} game @param {number} left
 */
export async function openCut(page, { game, options, setup, actions }, left) {
    const played = actions.slice(0, actions.length - left);
    const link = await encodeLink({ game, options: options ?? {}, ...(setup ? { setup } : {}), actions: played });
    await page.evaluate((hash) => {
        location.hash = hash;
    }, link);
    await until(page, (model, [kind, text]) => model.state.game === kind && model.state.actions.join(";") === text, [
        game,
        played.join(";"),
    ]);
    await seatPeople(page);
}

/**
 * Starts a small game.
 * @param {Page} page
 * @param {{seats?: string[], clock?: object | null}} [choice]
 */
export const startSmall = (page, choice = {}) =>
    page.evaluate((chosen) => /** @type {any} */ (document.querySelector("quintet-app")).controller.newGame(chosen), {
        ...small,
        seats: ["person", "person"],
        ...choice,
    });

/** Gives every seat to a person. @param {Page} page */
export async function seatPeople(page) {
    await page.evaluate(async () => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        for (const player of controller.store.value.seats.keys()) await controller.setSeat(player, "person");
        await controller.setPaused(false);
    });
}

/** Plays an action in the position shown. @param {Page} page @param {string} action */
export const play = (page, action) =>
    page.evaluate((text) => /** @type {any} */ (document.querySelector("quintet-app")).controller.play(text), action);

/** Plays the first legal actions. @param {Page} page @param {number} count */
export const playFirst = (page, count) =>
    page.evaluate(async (most) => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        for (let number = 0; number < most; ++number) {
            const { state } = controller.store.value;
            if (state.outcome.state !== "ongoing") return;
            await controller.play(state.legal[0].text);
        }
    }, count);

/** The actions on the board. @param {Page} page @returns {Promise<string[]>} */
export const actionsOn = (page) =>
    page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).model.state.actions);

/** The number of games in the archive of this device. @param {Page} page @returns {Promise<number>} */
export const archived = (page) =>
    page.evaluate(
        () =>
            new Promise((resolve, reject) => {
                const opening = indexedDB.open("quintet-archive");
                opening.onerror = () => reject(opening.error);
                opening.onsuccess = () => {
                    const database = opening.result;
                    if (!database.objectStoreNames.contains("games")) return resolve(0);
                    const counting = database.transaction("games").objectStore("games").count();
                    counting.onsuccess = () => {
                        database.close();
                        resolve(counting.result);
                    };
                };
            }),
    );

/** A page at rest: the start of a small game, without notices. @param {Page} page */
export async function atRest(page) {
    await page.evaluate(async (game) => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        await controller.newGame({ ...game, seats: ["person", "person"] });
        for (const { id } of controller.store.value.notices) controller.closeNotice(id);
    }, small);
    await until(page, (model) => model.state.length === 0 && model.notices.length === 0);
    return countPage(page);
}
