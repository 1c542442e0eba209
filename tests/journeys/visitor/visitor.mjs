/**
 * A person on their way through the site. They press, tap and type; they find a control by the name that it shows, in
 * their own language; they notice what is cut, covered or outside their screen; and they take a picture at each stop.
 */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { eventually } from "../../web/browser.mjs";
import { shapeFor } from "../../web/drive/tray.mjs";
import { calm, lastingFaults } from "./layout.mjs";
import { wordsIn } from "./words.mjs";

const PATIENCE = 60_000;
const pictures = new URL("../../../build/reports/journeys/", import.meta.url);
const roles = /** @type {const} */ ([
    "button",
    "link",
    "tab",
    "radio",
    "menuitemradio",
    "checkbox",
    "switch",
    "option",
    "treeitem",
]);

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Runs in the page. Gives it a clipboard of its own: journeys at the same time would read what others have copied. */
function keepOwnClipboard() {
    let copied = "";
    Object.assign(navigator.clipboard ?? {}, {
        writeText: async (/** @type {string} */ text) => {
            copied = text;
        },
        readText: async () => copied,
    });
}

/** Runs in the page. Waits until the picture of a board has shown the same part for a while. @param {Element} board */
async function rest(board) {
    const picture = /** @type {SVGElement} */ (board.shadowRoot?.querySelector(".window .picture"));
    const part = () => picture?.getAttribute("viewBox");
    for (let before; before !== part(); ) {
        before = part();
        await new Promise((resolve) => setTimeout(resolve, 200));
    }
}

/** @typedef {Awaited<ReturnType<typeof import("../../web/browser.mjs").openBrowser>>} Browser */

export class Visitor {
    /** Sentences about what was wrong on the way. @type {string[]} */
    faults = [];
    /** The names of the stops so far. @type {string[]} */
    stops = [];

    /**
     * @param {import("playwright-core").BrowserContext} context  their profile
     * @param {{browser: Browser, size: import("./sizes.mjs").Size, journey: string,
     *     atStop?: (visitor: Visitor, stop: string) => Promise<void>}} way  `atStop` replaces looking at a stop
     */
    constructor(context, { browser, size, journey, atStop }) {
        this.context = context;
        this.browser = browser;
        this.size = size;
        this.journey = journey;
        this.atStop = atStop;
        /** 1 with an empty profile, 2 for the next visit. */
        this.visit = 0;
    }

    get isNew() {
        return this.visit === 1;
    }

    /** Opens the browser at an address of the site. @param {string} [path]  from the start page */
    async arrive(path = "") {
        this.visit += 1;
        this.t = await wordsIn(this.size.language);
        if (this.isNew) await this.context.addInitScript(keepOwnClipboard);
        this.turnTo(await this.context.newPage());
        await this.goTo(path);
    }

    /**
     * Continues on a page, such as one that has opened in another window.
     * @param {import("playwright-core").Page} page
     */
    turnTo(page) {
        this.page = page;
        page.setDefaultTimeout(PATIENCE);
        page.on("pageerror", (error) => this.faults.push(`the page throws ${error}`));
        page.on("console", (message) => {
            if (message.type() === "error") this.faults.push(`the console says ${message.text()}`);
        });
    }

    /** Replaces the code in the editor of an element. @param {string} element  its tag @param {string} text */
    async writeCode(element, text) {
        const editor = this.page.locator(`${element} .cm-content`);
        await this.pressOn(editor);
        await this.page.keyboard.press("ControlOrMeta+a");
        await this.page.keyboard.insertText(text);
        await eventually(async () => {
            const written = await editor.locator(".cm-line").allInnerTexts();
            assert.equal(written.join("\n").replaceAll("\u200b", "").trim(), text.trim());
        });
    }

    /** @param {string} path  from the start page */
    async goTo(path) {
        await this.page.goto(`${this.browser.origin}/web/${path}`);
    }

    async leave() {
        await this.page.close();
    }

    /**
     * The visible controls with a name, from the catalogues.
     * @param {string} key
     * @param {Record<string, string | number>} [values]
     * @param {{begins?: boolean}} [how]  `begins`: the name says more than that
     */
    control(key, values, { begins = false } = {}) {
        const name = this.t(key, values);
        const wanted = begins ? new RegExp(`^\\s*${escaped(name)}`) : name;
        const [first, ...others] = roles.map((role) => this.page.getByRole(role, { name: wanted, exact: !begins }));
        return others.reduce((found, each) => found.or(each), first).filter({ visible: true });
    }

    /**
     * Presses what a locator finds, with the finger on a touch screen.
     * @param {import("playwright-core").Locator} what
     */
    async pressOn(what) {
        const target = what.first();
        await (this.size.touch ? target.tap() : target.click());
    }

    /** Presses the control with a name. @param {Parameters<Visitor["control"]>} name */
    press(...name) {
        return this.pressOn(this.control(...name));
    }

    /** Chooses a game of the play page: in the row of games, or in the list that a phone has. @param {string} game */
    async chooseGame(game) {
        const list = this.page.getByRole("combobox", { name: this.t("games.title") });
        if (await list.isVisible()) await list.selectOption(game);
        else await this.press(`game.${game}`, undefined, { begins: true });
    }

    /**
     * Writes into the field with a name.
     * @param {string} text
     * @param {string} key
     * @param {Record<string, string | number>} [values]
     */
    async write(text, key, values) {
        const field = this.page.getByLabel(this.t(key, values), { exact: true }).filter({ visible: true });
        await this.pressOn(field);
        await field.first().fill(text);
    }

    /**
     * Chooses from the list with a name.
     * @param {string} value
     * @param {string} key
     */
    async choose(value, key) {
        const list = this.page.getByRole("combobox", { name: this.t(key), exact: true });
        await list.filter({ visible: true }).first().selectOption(value);
    }

    /** Whether a control with a name is in sight now. @param {Parameters<Visitor["control"]>} name */
    offers(...name) {
        return this.control(...name)
            .first()
            .isVisible();
    }

    /**
     * Waits until the page says something, in sight of the reader.
     * @param {string} key
     * @param {Record<string, string | number>} [values]
     */
    reads(key, values) {
        return this.readsText(this.t(key, values));
    }

    /**
     * Waits until the page says something whose details don't matter.
     * @param {string} key
     * @param {...string} blanks  names of values
     */
    readsAbout(key, ...blanks) {
        const sentence = this.t(key, Object.fromEntries(blanks.map((name) => [name, "~"])));
        // Names of either direction are isolated from the sentence around them.
        return this.readsText(
            new RegExp(
                sentence
                    .split(/[\u2066-\u2069]*~[\u2066-\u2069]*/)
                    .map(escaped)
                    .join(".*"),
            ),
        );
    }

    /** @param {string | RegExp} text */
    async readsText(text) {
        await this.page.getByText(text).filter({ visible: true }).first().waitFor();
    }

    /** Whether a text is in sight now. @param {string} text */
    shows(text) {
        return this.page.locator(":not(.unseen)").getByText(text).filter({ visible: true }).first().isVisible();
    }

    /** Presses a key, such as "Enter". @param {string} name */
    async key(name) {
        await this.page.keyboard.press(name);
    }

    /**
     * Checks that every control is within reach and nothing is cut off. Takes a picture of each fault.
     * @param {string} name
     */
    async stop(name) {
        await this.page.evaluate(calm);
        this.stops.push(name);
        if (this.atStop) return this.atStop(this, name);
        const seen = await lastingFaults(this.page);
        this.faults.push(...seen.map((fault) => `at “${name}”, visit ${this.visit}: ${fault}`));
        if (!seen.length) return;
        const folder = new URL(`${this.journey.replaceAll(/[^\w]+/g, "-")}/`, pictures);
        await mkdir(folder, { recursive: true });
        const file = `${this.size.name}-visit-${this.visit}-${String(this.stops.length).padStart(2, "0")}-${name.replaceAll(/[^\w]+/g, "-")}.png`;
        await this.page.screenshot({ path: fileURLToPath(new URL(file, folder)) });
    }

    /** What the page shows of the game: for knowing when to act, and what may be entered. */
    async game() {
        // As text: Playwright takes ten times longer for a position with its legal actions.
        const text = await this.page.evaluate(() => {
            const { model, board } = /** @type {any} */ (document.querySelector("quintet-app"));
            const { state, seats, proposed, paused } = model;
            const over = state.outcome.state !== "ongoing" || Boolean(model.ending);
            // Moves in advance may be entered while an engine thinks.
            const own = seats[state.toMove] === "person" && board?.interactive;
            const ready = Boolean(own && board.state === state && !board.isUpdatePending);
            return JSON.stringify({
                game: state.game,
                ply: state.ply,
                length: state.length,
                legal: state.legal,
                actions: state.actions,
                toMove: state.toMove,
                seats,
                proposed,
                paused,
                over,
                ready,
            });
        });
        return JSON.parse(text);
    }

    /** Waits for one's turn, or for the end of the game. */
    turn() {
        return eventually(async () => {
            const seen = await this.game().catch(() => null);
            assert.ok(seen && (seen.over || seen.ready), "it is the visitor's turn");
            return seen;
        }, PATIENCE);
    }

    /** Starts the game of the open drawer; until it is there, the board has the old one, which may look the same. */
    async startGame() {
        const old = await this.page.evaluateHandle(
            () => /** @type {any} */ (document.querySelector("quintet-app")).model.state,
        );
        await this.press("shared.start");
        await this.page.waitForFunction(
            (state) => /** @type {any} */ (document.querySelector("quintet-app")).model.state !== state,
            old,
        );
    }

    /**
     * Arrives at the board, past the greeting, which those who follow a link to a position don't see.
     * @param {string} [path]
     */
    async arriveAtBoard(path = "play.html") {
        await this.arrive(path);
        const greeting = this.page.locator("quintet-welcome").getByRole("button", { name: this.t("welcome.play") });
        if (this.isNew && /^play\.html(#game=\w+)?$/.test(path)) await this.pressOn(greeting);
        // Another game greets on its first visit.
        await this.page.addLocatorHandler(greeting, () => this.pressOn(greeting));
        await this.turn();
    }

    /**
     * Arrives at the board and follows a link in the menu of its header.
     * @param {string} entry  a key
     * @param {string} [path]  of the board
     */
    async arriveByMenu(entry, path) {
        await this.arriveAtBoard(path);
        await this.press("site.menu");
        await this.press(entry, undefined, { begins: true });
    }

    /**
     * Waits until the board on a page takes an action, and returns the legal ones.
     * @returns {Promise<import("../../../web/engine/protocol.js").ActionView[]>}
     */
    legalOnBoard() {
        return eventually(async () => {
            const text = await this.page
                .locator("quintet-board")
                .first()
                .evaluate((/** @type {any} */ board) =>
                    board.interactive && !board.isUpdatePending ? JSON.stringify(board.state.legal) : "",
                );
            assert.ok(text, "the board takes an action");
            return JSON.parse(text);
        }, PATIENCE);
    }

    /** Enters an action on the board of any page. @param {string} text */
    async enterText(text) {
        const action = (await this.legalOnBoard()).find((each) => each.text === text);
        assert.ok(action, `${text} is legal`);
        await this.enter(action);
    }

    /** @param {string} id */
    cell(id) {
        return this.page.locator(`quintet-board .cell[data-cell="${id}"]`);
    }

    /**
     * Enters an action on the board: pieces, hands, trays of shapes, or its button.
     * @param {import("../../../web/engine/protocol.js").ActionView} action
     */
    async enter(action) {
        if (action.cells.length > 1) await this.placeShape(action.cells);
        else {
            if (action.hand)
                await this.pressOn(
                    this.page.locator(`quintet-board .hand-item[data-kind="${action.hand}"][aria-disabled="false"]`),
                );
            else if (action.from) await this.pressOn(this.cell(action.from));
            // A board without edges moves until everything that can be pressed next is in view.
            await this.page.locator("quintet-board").first().evaluate(rest);
            if (action.to) await this.pressOn(this.cell(action.to));
            else await this.pressOn(this.page.locator(`[data-action="${action.text}"]`));
        }
        const proposed = await this.page.evaluate(
            () => /** @type {any} */ (document.querySelector("quintet-app"))?.model.proposed ?? null,
        );
        if (proposed !== null) await this.pressOn(this.page.locator('quintet-status [data-do="confirm"]'));
    }

    /** Chooses a shape in the tray, turns it until it fits, and lays it over the cells. @param {string[]} cells */
    async placeShape(cells) {
        const board = this.page.locator("quintet-board").first();
        const found = await board.evaluate(shapeFor, cells);
        assert.ok(found, `a shape covers ${cells}`);
        await this.pressOn(this.page.locator("quintet-board .tray-shapes button").nth(found.shape));
        for (let turn = 0; turn < found.more; ++turn)
            await this.pressOn(this.page.locator("quintet-board .tray .turn").nth(1));
        await this.pressOn(this.cell(found.cell));
        // A finger sees the shape first, and then presses the button that places it.
        if (this.size.touch) await this.pressOn(this.page.locator("quintet-status [data-action]"));
    }

    /**
     * Plays until the game is over, or until `choose` returns null.
     * @param {(seen: Awaited<ReturnType<Visitor["game"]>>) =>
     *     import("../../../web/engine/protocol.js").ActionView | null} choose  an action, or null to stop
     */
    async play(choose) {
        for (;;) {
            const seen = await this.turn();
            const action = seen.over ? null : choose(seen);
            if (!action) return seen;
            await this.enter(action);
            await eventually(async () => {
                const { ply, over, actions } = await this.game();
                assert.ok(ply > seen.ply || over, `${action.text} is played`);
                assert.equal(actions[seen.actions.length] ?? action.text, action.text, "no other action is played");
            }, PATIENCE);
        }
    }
}
