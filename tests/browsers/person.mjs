/**
 * The page of a scenario, and functions that use it like a person. They need only the interface in `drivers/index.mjs`.
 */
import assert, { AssertionError } from "node:assert/strict";
import { eventually } from "../web/browser.mjs";
import { shapeFor } from "../web/drive/tray.mjs";

/**
 * @typedef {import("./drivers/index.mjs").Tab} Tab
 * @typedef {import("../../web/engine/protocol.js").ActionView} ActionView
 * @typedef {ReturnType<typeof pageOf>} Page
 * @typedef {Pick<Page, "evaluate" | "click" | "until">} Place  a page, or a frame in it
 */

/** The time after which waiting fails, in milliseconds: on a busy machine a page takes half a minute to load. */
export const PATIENCE = 60_000;

/**
 * Runs in the page. Finds an element in all shadow roots, scrolls it into view and waits until it stops moving. Returns
 * its middle in CSS pixels, or the reason why a click cannot reach it.
 * @param {string} selector @param {number} index  among the visible matches
 */
async function spot(selector, index) {
    /** @type {Element[]} */
    const found = [];
    const search = (/** @type {Document | ShadowRoot} */ root) => {
        found.push(...root.querySelectorAll(selector));
        for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) search(shadowRoot);
    };
    search(document);
    const element = found.filter((each) => each.getClientRects().length > 0)[index];
    if (!element) return `no visible ${selector}`;
    if (element.matches(":disabled, [aria-disabled=true]")) return `${selector} is disabled`;
    const middle = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
    };
    const inside = ({ x, y }) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const reached = ({ x, y }) => {
        let hit = document.elementFromPoint(x, y);
        for (let inner = hit; inner; inner = hit?.shadowRoot?.elementFromPoint(x, y) ?? null) {
            if (inner === hit && hit !== document.elementFromPoint(x, y)) break;
            hit = inner;
        }
        // Drawings over a cell pass clicks on to it.
        const cell = element.matches(".cell") && hit?.getRootNode() === element.getRootNode();
        return cell || element.contains(hit);
    };
    if (!inside(middle()) || !reached(middle())) element.scrollIntoView({ block: "center", inline: "nearest" });
    let at = middle();
    for (let calm = 0; calm < 3; ) {
        await new Promise(requestAnimationFrame);
        const now = middle();
        calm = now.x === at.x && now.y === at.y ? calm + 1 : 0;
        at = now;
    }
    if (!inside(at)) return `${selector} is outside the window`;
    return reached(at) ? at : `something covers ${selector}`;
}

/** Runs in the page. Starts watching for a press of the pointer. */
function awaitPress() {
    /** @type {any} */ (globalThis).pressed = false;
    const note = () => {
        /** @type {any} */ (globalThis).pressed = true;
    };
    addEventListener("pointerdown", note, { capture: true, once: true });
}

/**
 * Runs in the page. Returns whether a press came, after at most a second. On a new page, which the press has opened,
 * returns true.
 */
async function pressCame() {
    for (let wait = 0; wait < 20 && /** @type {any} */ (globalThis).pressed === false; ++wait)
        await new Promise((resolve) => setTimeout(resolve, 50));
    return /** @type {any} */ (globalThis).pressed !== false;
}

/** The call of a function as an expression for the page. @param {Function} code @param {unknown[]} values */
const call = (code, values) => `(${code})(...${JSON.stringify(values)})`;

/** @param {Tab} tab */
export function pageOf(tab) {
    /** @param {number} [frame] */
    const placeIn = (frame) => ({
        /**
         * @param {(...values: any[]) => unknown} code  must not use names of its surroundings
         * @param {...unknown} values
         * @returns {Promise<any>}
         */
        evaluate: (code, ...values) => tab.run(call(code, values), frame),

        /** Clicks on the middle of an element in any shadow root. @param {string} selector @param {number} [index] */
        async click(selector, index = 0) {
            const { x, y } = await eventually(async () => {
                const found = await tab.run(call(spot, [selector, index]), frame);
                if (typeof found === "string") throw new AssertionError({ message: found });
                return found;
            }, PATIENCE);
            const edge = frame === undefined ? { x: 0, y: 0 } : await tab.run(call(frameEdge, [frame]));
            // WebKitWebDriver occasionally loses a click: no event reaches the page.
            for (let tries = 0; tries < 3; ++tries) {
                await tab.run(call(awaitPress, []), frame);
                await tab.click(x + edge.x, y + edge.y);
                if (await tab.run(call(pressCame, []), frame)) return;
            }
            throw new Error(`no click reaches ${selector}`);
        },

        /**
         * Waits until a condition holds.
         * @param {(...values: any[]) => unknown} condition
         * @param {...unknown} values
         */
        until: (condition, ...values) =>
            eventually(async () => {
                const holds = await tab.run(`Boolean(${call(condition, values)})`, frame);
                assert.ok(holds, `timed out waiting for ${condition} ${JSON.stringify(values)}`);
            }, PATIENCE),
    });
    return {
        ...placeIn(),
        goTo: tab.goTo,
        reload: tab.reload,
        problems: tab.problems,
        screenshot: tab.screenshot,
        close: tab.close,
        /** Presses keys, such as "Enter" or "Control+z". @param {string} keys */
        press: (keys) => tab.press(keys.split("+")),
        /** @param {number} [index] @returns {Place} */
        frame: (index = 0) => placeIn(index),
    };
}

/** Runs in the page. Returns the top left corner of a frame's content. @param {number} index */
function frameEdge(index) {
    const frame = document.querySelectorAll("iframe")[index];
    const { left, top } = frame.getBoundingClientRect();
    return { x: left + frame.clientLeft, y: top + frame.clientTop };
}

/**
 * Opens the page with the storage of an earlier visit.
 * @param {Page} page @param {string} url  of the site
 * @param {Record<string, unknown>} [storage] @param {string} [hash]
 */
export async function openApp(page, url, storage = {}, hash = "") {
    const settings = { pace: "quick", language: "en", .../** @type {object} */ (storage.settings) };
    // Storage can be written from any file of the site; this one shows nothing and requests nothing.
    await page.goTo(`${url}service-worker.js`);
    await page.evaluate(
        (entries) => {
            for (const [key, value] of entries) localStorage.setItem(`quintet/${key}`, JSON.stringify(value));
        },
        Object.entries({ welcomed: ["chexers", "halma", "cachex", "tetress", "hive"], ...storage, settings }),
    );
    await page.goTo(`${url}play.html${hash}`);
    await ready(page);
}

/**
 * The storage of a running game.
 * @param {{game: string, options?: object, actions: string[]}} record
 * @param {string[]} [seats]
 * @param {object} [settings]
 */
export const stored = (record, seats = ["person", "person", "person"], settings = {}) => ({
    settings,
    current: record.game,
    [`game/${record.game}`]: { record: { options: {}, ...record }, seats, paused: false },
});

/** Waits until the board shows the position. @param {Place} page */
export const ready = (page) =>
    page.until(() => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        return app?.model?.state && !app.isUpdatePending && app.board?.state && !app.board.isUpdatePending;
    });

/**
 * Waits until a condition holds for the page's model.
 * @param {Place} page
 * @param {(model: any, value: any) => unknown} condition  must not use names of its surroundings
 * @param {unknown} [value]
 */
export const modelUntil = (page, condition, value = null) =>
    page.until(
        /** @type {any} */ (`(value) => (${condition})(document.querySelector("quintet-app").model, value)`),
        value,
    );

/** The state of the game. @param {Place} page */
export const look = (page) =>
    page.evaluate(() => {
        const { ply, actions, legal, outcome } = /** @type {any} */ (document.querySelector("quintet-app")).model.state;
        return { ply, actions, legal, over: outcome.state !== "ongoing", reason: outcome.reason };
    });

/** Waits until a person is to move or the game is over. @param {Place} page */
export async function personsTurn(page) {
    await page.until(() => {
        const { model, board } = /** @type {any} */ (document.querySelector("quintet-app"));
        if (model.state.outcome.state !== "ongoing") return true;
        return board?.interactive && board.state === model.state && !board.isUpdatePending;
    });
    return look(page);
}

/** @param {string} id */
const cell = (id) => `.cell[data-cell="${id}"]`;

/**
 * Selects a shape in the tray, rotates it until it covers the cells, and places it.
 * @param {Place} page
 * @param {string[]} cells
 */
async function placeShape(page, cells) {
    const found = await page.evaluate(
        /** @type {any} */ (`(wanted) => (${shapeFor})(document.querySelector("quintet-app").board, wanted)`),
        cells,
    );
    assert.ok(found, `no shape covers ${cells}`);
    await page.click(".tray-shapes button", found.shape);
    for (let turn = 0; turn < found.more; ++turn) await page.click(".tray .turn", 1);
    await page.click(cell(found.cell));
}

/** Clicks on a cell after the board has rendered the previous press. @param {Place} page @param {string} id */
async function pressCell(page, id) {
    await page.until(() => {
        const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
        return !board.isUpdatePending && !board.extensions.some((/** @type {any} */ { pressed }) => pressed > 0);
    });
    await page.click(cell(id));
}

/** Enters an action with the mouse. @param {Place} page @param {ActionView} action */
export async function enter(page, action) {
    if (action.cells.length > 1) return placeShape(page, action.cells);
    if (action.hand) await page.click(`.hand-item[data-kind="${action.hand}"]:not([aria-disabled="true"])`);
    else if (action.from) await pressCell(page, action.from);
    if (action.to) return pressCell(page, action.to);
    return page.click(`[data-action="${action.text}"]`);
}

/**
 * Continues a game. The page may play forced passes by itself.
 * @param {Page} page @param {string[]} actions  all actions of the game
 */
export async function playOn(page, actions) {
    for (;;) {
        const { ply, legal } = await personsTurn(page);
        if (ply >= actions.length) return;
        const action = legal.find((/** @type {ActionView} */ { text }) => text === actions[ply]);
        assert.ok(action, `${actions[ply]} is legal`);
        if (legal.length > 1 || action.to) await enter(page, action);
        else await enter(page, action).catch(async (error) => assert.ok((await look(page)).ply > ply, error));
        await modelUntil(page, (model, before) => model.state.ply > before, ply);
        assert.equal((await look(page)).actions[ply], actions[ply]);
    }
}

/** Moves the board's cursor to a cell with the arrow keys. @param {Page} page @param {string} id */
export async function walkTo(page, id) {
    for (let step = 0; step < 40; ++step) {
        const way = await page.evaluate((wanted) => {
            const { board } = /** @type {any} */ (document.querySelector("quintet-app"));
            const { x, y } = board.scene.byId.get(wanted);
            const at = board.scene.byId.get(board.renderRoot.activeElement?.getAttribute("data-cell"));
            if (!at) return "the board has no focus";
            if (Math.abs(at.y - y) > 1) return at.y > y ? "ArrowUp" : "ArrowDown";
            if (Math.abs(at.x - x) > 1) return at.x > x ? "ArrowLeft" : "ArrowRight";
            return "";
        }, id);
        if (way === "") return;
        assert.match(way, /^Arrow/);
        await page.press(way);
    }
    throw new Error(`the arrow keys do not reach ${id}`);
}

/**
 * The focused element in any shadow root: a button's action, or the element's name.
 * @param {Page} page
 * @returns {Promise<string>}
 */
export const focused = (page) =>
    page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        const { cell, action, do: act } = /** @type {HTMLElement} */ (element).dataset;
        return cell ?? action ?? act ?? element?.localName ?? "";
    });
