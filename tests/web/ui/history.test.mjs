/** Back, forward and the address: back closes the top layer first, and the address names what is shown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { becomes } from "../browser.mjs";
import { analysisUntil } from "../drive/analysis.mjs";
import { enter, look, openApp, personsTurn, ready, simpleChoice, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
const cachex = "#game=cachex&o.size=5&actions=PLACE+1,3;STEAL";

/** @typedef {import("../drive/app.mjs").Page} Page */

/** Opens the page as the second page of a visit. @param {Parameters<typeof openApp>[1]} [options] */
async function open(options) {
    const page = await openApp(browser, options);
    await ready(page);
    await page.waitForFunction(() => history.state?.quintet);
    return page;
}

/**
 * Returns how many drawers are open, how many pieces are picked, and whether the analysis is open.
 * @param {Page} page
 */
const layers = (page) =>
    page.evaluate(() => {
        const app = /** @type {any} */ (document.querySelector("quintet-app"));
        const analysis = /** @type {any} */ (document.querySelector("quintet-analysis"));
        const shown = (analysis ?? app).renderRoot.querySelector("quintet-drawer")?.shown ? 1 : 0;
        return [shown, app?.board?.input.selection.from ? 1 : 0, analysis ? 1 : 0].join("");
    });
const hash = (/** @type {Page} */ page) => page.evaluate(() => location.hash);
const entries = (/** @type {Page} */ page) => page.evaluate(() => history.length);

test("back closes an open drawer, forward reopens it, and the game stays the same", slow, async () => {
    const page = await open({ hash: cachex });
    for (const [key, name] of [
        ["m", "menu"],
        ["n", "new-game"],
        ["?", "help"],
    ]) {
        await page.keyboard.press(key);
        await becomes(() => layers(page), "100", name);
        assert.match(await hash(page), /^#game=cachex/);
        await page.goBack();
        await becomes(() => layers(page), "000", name);
        await page.goForward();
        await becomes(() => layers(page), "100", name);
        await page.locator(`quintet-${name}`).waitFor();
        await page.goBack();
        await becomes(() => layers(page), "000", name);
    }
    const seen = await look(page);
    assert.deepEqual([seen.length, seen.notices], [2, []]);
    assert.deepEqual(page.problems, []);
});

test("opening one drawer from another adds one history step", slow, async () => {
    const page = await open();
    await page.keyboard.press("m");
    await page.locator("quintet-menu [data-do=share]").click();
    await page.locator("quintet-share pre").waitFor();
    await page.goBack();
    await becomes(() => layers(page), "000");
    await page.goForward();
    await page.locator("quintet-share pre").waitFor();
});

test("opening and closing a drawer ten times leaves no entries: back leads to the previous page", slow, async () => {
    const page = await openApp(browser);
    await page.goto(`${browser.origin}/web/blank.html`);
    await page.goto(`${browser.origin}/web/play.html`);
    await ready(page);
    await page.waitForFunction(() => history.state?.quintet);
    const close = [
        () => page.keyboard.press("Escape"),
        () => page.locator("quintet-drawer").getByRole("button", { name: "Close" }).click(),
        () => page.mouse.click(12, 400),
    ];
    const before = await entries(page);
    for (let time = 0; time < 10; ++time) {
        await page.locator("quintet-controls [data-do=more]").click();
        await becomes(() => layers(page), "100");
        await close[time % close.length]();
        await becomes(() => layers(page), "000");
        await becomes(() => page.evaluate(() => history.state.quintet.layers.length), 0);
    }
    assert.ok((await entries(page)) <= before + 1, "at most the forward entry of the drawer is left");
    await page.goBack();
    await becomes(async () => new URL(page.url()).pathname, "/web/blank.html");
});

test("back deselects a picked piece; an action removes its entry and outlasts a reload at once", slow, async () => {
    const page = await open({ hash: "#game=chexers", alone: true });
    const { legal } = await personsTurn(page);
    const { from, to } = legal.find((/** @type {any} */ action) => action.from && action.to);
    const cell = (/** @type {string} */ id) => page.locator(`quintet-board .cell[data-cell="${id}"]`);
    await cell(from).click();
    await becomes(() => layers(page), "010");
    await becomes(() => page.evaluate(() => history.state.quintet.layers), ["move"]);
    await page.goBack();
    await becomes(() => layers(page), "000");
    await cell(from).click();
    await becomes(() => layers(page), "010");
    await cell(to).click();
    await until(page, (model) => model.state.ply > 0);
    await page.reload();
    await ready(page);
    const seen = await look(page);
    assert.ok(seen.length > 0, "the action counts");
    assert.deepEqual(seen.notices, []);
    await becomes(() => page.evaluate(() => history.state?.quintet.layers), []);
    await page.waitForFunction(() => location.hash.includes("actions="));

    // A second tab with the address as it was before the action.
    const other = await page.context().newPage();
    await other.goto(page.url().replace(/#.*/, "#game=chexers"));
    await ready(/** @type {any} */ (other));
    assert.ok((await look(/** @type {any} */ (other))).length >= seen.length, "the longer game stays");
    const takeOver = page.getByRole("button", { name: "Continue here" });
    await takeOver.waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.localName), "quintet-other-tab");
    assert.deepEqual(await violations(page), []);
    const undo = () => page.locator("quintet-controls [data-do=undo]").click({ timeout: 500 });
    await assert.rejects(undo(), "nothing but the button can be reached");
    await page.keyboard.press("Enter");
    await takeOver.waitFor({ state: "detached" });
    await other.getByRole("button", { name: "Continue here" }).waitFor();
    await page.close();
    await other.getByRole("button", { name: "Continue here" }).waitFor({ state: "detached" });

    // The browser kills the tab right after an action, while the address still names an earlier position.
    const turn = await personsTurn(/** @type {any} */ (other));
    const { length } = turn;
    await enter(/** @type {any} */ (other), simpleChoice(turn));
    await until(/** @type {any} */ (other), (model, before) => model.state.length > before, length);
    const crashed = other.waitForEvent("crash");
    const session = await other.context().newCDPSession(other);
    session.send("Page.crash").catch(() => {});
    await crashed;
    const last = /** @type {any} */ (await other.context().newPage());
    await last.goto(`${browser.origin}/web/play.html#game=chexers`);
    await ready(last);
    assert.ok((await look(last)).length > length, "the action counts");
    await last.close();
});

test("back cancels an action that waits for confirmation", slow, async () => {
    const page = await open({ hash: "#game=cachex&o.size=5", storage: { settings: { confirm: true } } });
    await personsTurn(page);
    await page.locator('quintet-board .cell[data-cell="1,3"]').click();
    await until(page, (model) => model.proposed !== null);
    await becomes(() => page.evaluate(() => history.state.quintet.layers), ["move"]);
    await page.goBack();
    await until(page, (model) => model.proposed === null);
    assert.equal((await look(page)).ply, 0);
});

test(
    "in the analysis, back closes its layers first and then leads to the game; forward reopens them",
    slow,
    async () => {
        const page = await open({ hash: cachex });
        await page.locator("quintet-controls [data-do=analyse]").click();
        await analysisUntil(page, (model) => model.phase === "ready");
        await page.waitForFunction(() => location.hash.startsWith("#lab&game=cachex"));
        await page.locator("quintet-analysis [data-do=more]").click();
        await becomes(() => layers(page), "101");
        await page.goBack();
        await becomes(() => layers(page), "001");
        await page.locator("quintet-analysis [data-do=more]").click();
        await page.locator('quintet-analysis-more [data-do="analysis.edit"]').click();
        await page.locator("quintet-analysis-setup").waitFor();
        await becomes(() => page.evaluate(() => history.state.quintet.layers.length), 2);
        await page.goBack();
        await page.locator("quintet-analysis-setup").waitFor({ state: "detached" });
        await becomes(() => layers(page), "001");
        await page.goBack();
        await becomes(() => layers(page), "000");
        await becomes(() => hash(page), cachex);
        assert.match(await page.title(), /^Cachex/);
        await page.goForward();
        await analysisUntil(page, (model) => model.phase === "ready" && model.path.length === 2);
        await page.goForward();
        await page.locator("quintet-analysis-setup").waitFor();
        await page.getByRole("button", { name: "Back" }).click();
        await page.locator("quintet-analysis [data-do=leave]").click();
        await becomes(() => layers(page), "000");
        await becomes(() => hash(page), cachex);
        assert.deepEqual((await look(page)).notices, []);
        assert.deepEqual(page.problems, []);
    },
);

test("after a reload, open drawers are closed and the analysis is restored", slow, async () => {
    const page = await open({ hash: cachex });
    await page.keyboard.press("m");
    await becomes(() => page.evaluate(() => history.state.quintet.layers), ["drawer:menu"]);
    await page.reload();
    await ready(page);
    await becomes(() => page.evaluate(() => history.state.quintet.layers), []);
    await becomes(() => layers(page), "000");
    await page.goForward();
    await becomes(() => layers(page), "100");
    await page.goBack();
    await becomes(() => layers(page), "000");
    await page.locator("quintet-controls [data-do=analyse]").click();
    await analysisUntil(page, (model) => model.phase === "ready");
    await page.waitForFunction(() => location.hash.startsWith("#lab&game="));
    await page.reload();
    await analysisUntil(page, (model) => model.phase === "ready" && model.path.length === 2);
    await page.goBack();
    await becomes(() => layers(page), "000");
    await becomes(() => hash(page), cachex);
    assert.deepEqual(page.problems, []);
});

test("after a reload, neither a picked piece nor its history entry returns", slow, async () => {
    const page = await open({ hash: "#game=chexers" });
    const { legal } = await personsTurn(page);
    await page.locator(`quintet-board .cell[data-cell="${legal[0].from}"]`).click();
    await becomes(() => page.evaluate(() => history.state.quintet.layers), ["move"]);
    await page.reload();
    await ready(page);
    await becomes(() => page.evaluate(() => history.state?.quintet.layers), []);
});

test("a link entered in the address opens its game, and back returns to the previous game", slow, async () => {
    // Both seats are persons', or the engine would answer the action.
    const page = await open({ hash: `${cachex}&seats=person,person` });
    await page.keyboard.press("m");
    await becomes(() => layers(page), "100");
    await page.evaluate(() => {
        location.hash = "#game=hive&actions=wS1";
    });
    await until(page, (model) => model.state.game === "hive");
    await becomes(() => layers(page), "000");
    await page.goBack();
    await until(page, (model) => model.state.game === "cachex" && model.state.length === 2);
    await becomes(() => hash(page), cachex);
});

test("a link that is followed opens its game, and a reload at once loses nothing of it", slow, async () => {
    const page = await openApp(browser, { hash: `${cachex}&seats=person,person` });
    await ready(page);
    await page.waitForFunction(() => history.state?.quintet);
    await page.evaluate(() => {
        const replace = history.replaceState;
        history.replaceState = (...written) => {
            replace.apply(history, written);
            // As if the page were loaded again at this moment.
            Object.assign(window, { written: [.../** @type {any} */ (window).written, location.hash] });
        };
        Object.assign(window, { written: [] });
        location.hash = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,1;PLACE+1,0;PLACE+1,1";
    });
    await until(page, (model) => model.state.length === 4);
    await page.waitForFunction(() => /** @type {any} */ (window).written.length > 0);
    for (const hash of await page.evaluate(() => /** @type {any} */ (window).written)) assert.match(hash, /size=3/);
    // The page is loaded again before the address has the action that ends the game.
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        controller.play("PLACE 2,0").then(() => location.reload());
    });
    await loaded;
    await ready(page);
    await until(page, (model) => model.state.outcome.state === "won");
    // The same after an action in place of the one that was taken back.
    await page.waitForFunction(() => history.state?.quintet);
    const loadedAgain = page.waitForEvent("load");
    await page.evaluate(() => {
        const { controller } = /** @type {any} */ (document.querySelector("quintet-app"));
        const { hash: before } = location;
        const replaced = controller.undo().then(() => controller.play("PLACE 2,2"));
        replaced.then(() => {
            history.replaceState(history.state, "", before);
            location.reload();
            // Chromium drops the state of an entry whose address changes after a reload has started.
            history.replaceState(history.state, "", "#game=cachex");
        });
    });
    await loadedAgain;
    await ready(page);
    await until(page, (model) => model.state.actions.at(-1) === "PLACE 2,2");
});

test("the address follows a game that continues under an open drawer", slow, async () => {
    // Both seats are persons', or the engine would answer the action.
    const page = await open({ hash: `${cachex}&seats=person,person` });
    await page.keyboard.press("m");
    await becomes(() => layers(page), "100");
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).controller.play("PLACE 0,0"));
    await page.waitForFunction(() => location.hash.endsWith(";PLACE+0,0"));
    await page.goBack();
    await becomes(async () => [await layers(page), (await hash(page)).endsWith(";PLACE+0,0")], ["000", true]);
    assert.equal((await look(page)).length, 3);
});

test("a step back that arrives late does not close what has been opened since", slow, async () => {
    const page = await openApp(browser, {
        hash: `${cachex}&seats=person,person`,
        scripts: [
            () => {
                // A busy device: the first step back waits until the test lets it go.
                const go = history.go.bind(history);
                history.go = (steps) => {
                    history.go = go;
                    Object.assign(window, { arrive: () => go(steps) });
                };
            },
        ],
    });
    await ready(page);
    await page.waitForFunction(() => history.state?.quintet);
    const entryLayers = () => page.evaluate(() => history.state.quintet.layers.join());
    await page.keyboard.press("m");
    await becomes(entryLayers, "drawer:menu");
    await page.keyboard.press("Escape");
    // The page gives up waiting: the entry of the drawer is one without layers now.
    await becomes(entryLayers, "");
    await page.keyboard.press("m");
    await becomes(entryLayers, "drawer:menu");
    const count = await entries(page);
    await page.evaluate(() => /** @type {any} */ (window).arrive());
    await page.waitForFunction(() => location.hash && history.state.quintet.layers.length === 1);
    assert.equal(await layers(page), "100");
    // Back still closes the drawer.
    await page.goBack();
    await becomes(() => layers(page), "000");
    assert.ok((await entries(page)) <= count);
});

test("in a frame, the page adds no entries to the history of the page around it", slow, async () => {
    const page = await openApp(browser);
    const address = `${browser.origin}/web/framing.html`;
    const body = `<!doctype html><link rel="icon" href="data:," /><iframe src="play.html${cachex}" width="1000" height="700"></iframe>`;
    await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(address);
    const frame = page.frameLocator("iframe");
    await frame.locator("quintet-board .cell").first().waitFor();
    const inner = page.frames()[1];
    await inner.waitForFunction(() => history.state?.quintet);
    const before = await entries(page);
    await frame.locator("quintet-controls [data-do=more]").click();
    await frame.locator("quintet-menu").waitFor();
    await frame.locator("quintet-drawer").getByRole("button", { name: "Close" }).click();
    await frame.locator("quintet-menu").waitFor({ state: "detached" });
    await frame.locator("quintet-controls [data-do=analyse]").click();
    await frame.locator("quintet-analysis [data-do=more]").waitFor();
    await inner.waitForFunction(() => location.hash.startsWith("#lab&game="));
    await frame.locator("quintet-analysis [data-do=leave]").click();
    await inner.waitForFunction(() => location.hash.startsWith("#game="));
    assert.equal(await entries(page), before);
});

test("settings in a link apply, and unknown ones or ones not for the page are reported", slow, async () => {
    const said =
        "&seats=medium,person&language=zh-Hans&theme=dark&orientation=60&coordinates=true&colour=red&size=5&task=Win";
    const page = await open({ hash: `${cachex}${said}` });
    await until(page, (model) => model.seats.join() === "medium,person" && model.settings.coordinates === "on");
    await becomes(
        () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
        ["zh-Hans", "dark"],
    );
    await becomes(
        () => page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).board.orientation),
        60,
    );
    await page.locator('quintet-notices [data-key="embed.bad.unknown"]').waitFor();
    const words = await page.locator("quintet-notices .stack").innerText();
    assert.match(words, /colour, size/);
    assert.match(words, /“task”只能用于/);
    await becomes(() => hash(page), cachex);
    const kept = await page.evaluate(() => localStorage.getItem("quintet/settings"));
    assert.equal(kept, null, "the user's own settings are not overwritten");
    assert.deepEqual(page.problems, []);
});

test("the page opens a game from its query in the syntax of frames", slow, async () => {
    const page = await openApp(browser, { hash: "?game=cachex&options=size=5&actions=PLACE+1,3;STEAL" });
    await ready(page);
    await until(page, (model) => model.state.game === "cachex" && model.state.length === 2);
    await becomes(async () => new URL(page.url()).search + new URL(page.url()).hash, cachex);
});
