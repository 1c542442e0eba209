/** Opens the page for tests, reads what it shows, and plays on it as a person would. */
import { becomes, openBrowser } from "../browser.mjs";

export const APP = "/web/play.html";

/**
 * @typedef {import("playwright-core").Page & {problems: string[]}} Page
 * @typedef {import("../browser.mjs").PageOptions & {hash?: string, storage?: Record<string, unknown>, scripts?: (() =>
 *     void)[], clock?: boolean}} AppOptions  `clock`: the time of the page can be set, with `page.clock`
 */

/**
 * Opens an empty page with its own storage.
 * @param {Awaited<ReturnType<typeof openBrowser>>} browser
 * @param {Omit<AppOptions, "hash">} [options]
 * @returns {Promise<Page>}
 */
export async function openStored(browser, { storage = {}, scripts = [], clock = false, ...options } = {}) {
    const page = await browser.openBlank({ reducedMotion: true, alone: clock, ...options });
    if (clock) await page.clock.install();
    await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries))
            localStorage.setItem(`quintet/${key}`, JSON.stringify(value));
    }, storage);
    for (const script of scripts) await page.addInitScript(script);
    page.problems.length = 0;
    return page;
}

/**
 * Opens the page to play on, with its own storage.
 * @param {Awaited<ReturnType<typeof openBrowser>>} browser
 * @param {AppOptions} [options]
 * @returns {Promise<Page>}
 */
export async function openApp(browser, { hash = "", ...options } = {}) {
    const page = await openStored(browser, options);
    await page.goto(`${browser.origin}${APP}${hash}`);
    return page;
}

/** Settings without delays. */
export const quick = { settings: { pace: "quick" } };

/** Waits until the page has a position and the board shows it. @param {Page} page */
export async function ready(page) {
    await page.waitForFunction(() => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        if (!app?.model?.state || app.isUpdatePending) return false;
        return !app.board || (app.board.state && !app.board.isUpdatePending);
    });
}

/**
 * Returns the place of the board once it has not moved for ten frames.
 * @param {Page} page
 */
export function boardPlace(page) {
    return page.locator("quintet-board").evaluate(async (element) => {
        const place = () => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { x, y, width, height };
        };
        let [last, still] = [place(), 0];
        while (still < 10) {
            await new Promise(requestAnimationFrame);
            const now = place();
            still = JSON.stringify(now) === JSON.stringify(last) ? still + 1 : 0;
            last = now;
        }
        return last;
    });
}

/**
 * Waits until a condition holds for the page's model.
 * @param {Page} page
 * @param {(model: any, value: any) => unknown} condition  self-contained, because it runs in the page
 * @param {unknown} [value]
 */
export async function until(page, condition, value = null) {
    const expression = `(${condition})(document.querySelector("quintet-app").model, ${JSON.stringify(value)})`;
    // `waitForFunction` needs `eval`, which the page's policy forbids.
    for (const end = Date.now() + 30_000; !(await page.evaluate(expression)); await page.waitForTimeout(20)) {
        if (Date.now() > end) throw new Error(`no success in time: ${expression}`);
    }
}

/**
 * Returns the part of the page's state that tests need.
 * @param {Page} page
 */
export async function look(page) {
    // As text: Playwright takes ten times longer for a position with its legal actions.
    const text = await page.evaluate(() => {
        const { model, extras } = /** @type {any} */ (document.querySelector("quintet-app"));
        const { state, seats, paused, thinking, hint, notices, trouble } = model;
        return JSON.stringify({
            game: state.game,
            options: state.options,
            ply: state.ply,
            length: state.length,
            actions: state.actions,
            toMove: state.toMove,
            over: state.outcome.state !== "ongoing",
            reason: state.outcome.reason,
            legal: state.legal,
            seats,
            paused,
            thinking: thinking?.purpose ?? "",
            hint,
            trouble,
            notices: notices.map((/** @type {any} */ notice) => notice.key),
            extras: extras.map((/** @type {any} */ action) => action.text),
        });
    });
    return JSON.parse(text);
}

/**
 * Waits until a person may act, or the game is over.
 * @param {Page} page
 * @param {number} [timeout]  a player without pieces passes until the others are done
 */
export async function personsTurn(page, timeout = 30_000) {
    await page.waitForFunction(
        () => {
            const { model, board, extras } = /** @type {any} */ (document.querySelector("quintet-app"));
            if (model.state.outcome.state !== "ongoing") return true;
            const offered = board?.extraActions.map((/** @type {any} */ action) => action.text).join();
            const told = extras.map((/** @type {any} */ action) => action.text).join();
            return board?.interactive && board.state === model.state && !board.isUpdatePending && offered === told;
        },
        null,
        { timeout },
    );
    return look(page);
}

/**
 * Enters an action on the board or with its button.
 * @param {Page} page
 * @param {import("../../../web/engine/protocol.js").ActionView} action
 * @param {"click" | "tap"} [how]
 */
export async function enter(page, action, how = "click") {
    const cell = (/** @type {string} */ id) => page.locator(`.board quintet-board .cell[data-cell="${id}"]`);
    if (action.from) await cell(action.from)[how]();
    if (action.to) await cell(action.to)[how]();
    else await page.locator(`quintet-status [data-action="${action.text}"]`)[how]();
}

/**
 * Moves the board's cursor to a cell with the arrow keys, following the focus.
 * @param {Page} page
 * @param {string} cell
 */
export async function walkTo(page, cell) {
    for (let step = 0; step < 40; ++step) {
        const way = await page.evaluate((id) => {
            const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
            const { x, y } = board.scene.byId.get(id);
            const focused = board.renderRoot.activeElement?.getAttribute("data-cell");
            const at = board.scene.byId.get(focused);
            if (Math.abs(at.y - y) > 1) return at.y > y ? "ArrowUp" : "ArrowDown";
            if (Math.abs(at.x - x) > 1) return at.x > x ? "ArrowLeft" : "ArrowRight";
            return "";
        }, cell);
        if (way === "") return;
        await page.keyboard.press(way);
    }
    throw new Error(`the arrow keys do not reach ${cell}`);
}

/** Returns the axial column of a Chexers hex. Red's exits are in column 3. @param {string} cell */
const column = (cell) => Number(cell.split(",")[0]);

/**
 * Returns an action of a simple player: Red of Chexers heads for the exits, Cachex players stay near the centre.
 * @param {Awaited<ReturnType<typeof look>>} seen
 */
export function simpleChoice({ game, legal, options }) {
    /** @param {import("../../../web/engine/protocol.js").ActionView} action */
    const worth = ({ kind, from, to }) => {
        if (kind === "exit") return 100;
        if (game === "chexers") return to ? column(to) - column(from) + column(to) / 100 : 0;
        const middle = (Number(options.size) - 1) / 2;
        return to
            ? -Math.abs(Number(to.split(",")[1]) - middle) - Math.abs(Number(to.split(",")[0]) - middle) / 10
            : -50;
    };
    return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

/**
 * Gives a seat to a person or a level through the user interface.
 * @param {Page} page
 * @param {number} player
 * @param {string} seat  `person`, or the id of a level
 */
export async function takeSeat(page, player, seat) {
    await page.locator(`quintet-seats [data-seat="${player}"]`).click();
    await page.locator(`quintet-seat-menu [data-level="${seat}"]`).click();
    await until(page, (model, [at, wanted]) => model.seats[at] === wanted, [player, seat]);
    await page.locator("quintet-seat-menu").waitFor({ state: "detached" });
}

/**
 * Returns the name of the focused element: the command of a button, or the element's name.
 * @param {Page} page
 */
export function focused(page) {
    return page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        const { cell, do: act } = /** @type {HTMLElement} */ (element).dataset;
        return cell || act || element?.className || element?.localName || "";
    });
}

/**
 * Chooses who plays a player in the drawer for a new game, or for one with someone elsewhere.
 * @param {Page} page
 * @param {number} player
 * @param {string} seat  `person`, `away`, `me`, or the id of a level
 */
export async function chooseSeat(page, player, seat) {
    const choice = page.locator("quintet-seat-choice").nth(player);
    const level = !["person", "away", "me"].includes(seat);
    await choice.locator(`input[value=${level ? "engine" : seat}]`).check();
    if (level) await stepTo(choice.locator("quintet-stepper"), seat);
}

/**
 * Presses the buttons of a stepper until it has a value.
 * @param {import("playwright-core").Locator} stepper
 * @param {string} value
 */
export async function stepTo(stepper, value) {
    const way = () =>
        stepper.evaluate((/** @type {any} */ element, wanted) => {
            const index = element.steps.findIndex((/** @type {any} */ step) => step.value === wanted);
            return index - element.at;
        }, value);
    for (let left = await way(); left !== 0; left = await way()) {
        await stepper.locator(left > 0 ? "[data-do=more]" : "[data-do=less]").click();
    }
}

/** Returns who plays in the drawer for a new game, by player. @param {Page} page */
export const chosenSeats = (page) =>
    page.locator("quintet-new-game").evaluate((/** @type {any} */ drawer) => drawer.draft.seats);

/**
 * Opens the drawer for a new game by its key, and waits until it is ready.
 * @param {Page} page
 */
export async function newGameDrawer(page) {
    await page.keyboard.press("n");
    await becomes(async () => /\bstart\b/.test(await focused(page)), true);
}

/** Resigns, and answers the question. @param {Page} page */
export async function resign(page) {
    await page.locator("quintet-controls [data-do=flag]").click();
    await page.locator("quintet-controls [data-do=resign]").click();
}
