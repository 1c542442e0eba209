/**
 * The widget for notebooks, in a page that speaks the convention of anywidget: models with traits, views that open and
 * close, and the module as text or by its address.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { definitions } from "../../../web/record/grammar.js";
import { becomes, eventually } from "../browser.mjs";
import { notebook } from "../drive/notebook.mjs";
import { testSite } from "../for-tests.mjs";

const made = await mkdtemp(path.join(os.tmpdir(), "quintet-widget-"));
const builder = fileURLToPath(new URL("../../../web/package/build.mjs", import.meta.url));
const site = await testSite();
let source = "";
before(async () => {
    await promisify(execFile)(process.execPath, [builder, made]);
    source = await readFile(path.join(made, "widget.js"), "utf8");
    site.foreign.put("/widget.js", source, "text/javascript");
});
after(() => rm(made, { recursive: true, force: true }));

/** The headers of a notebook server, as JupyterLab's. */
const head = `<meta http-equiv="Content-Security-Policy" content="worker-src 'self' blob:">`;
const slow = { timeout: 400_000 };

/** Opens a page with a notebook. */
async function openNotebook() {
    const page = await site.foreignPage("", { head, scripts: [notebook] });
    return page;
}

/**
 * Creates a model, and opens views of it in `window.views`.
 * @param {import("playwright-core").Page} page
 * @param {Record<string, unknown>} traits
 * @param {{views?: number, esm?: string}} [how]  `esm`: the module as text or address; by default, the text
 */
const open = (page, traits, { views = 1, esm = source } = {}) =>
    page.evaluate(
        async ([given, count, module]) => {
            const all = /** @type {any} */ (window);
            all.model = new all.Model(given);
            // Every view imports a copy, as every cell of a notebook does.
            all.views = await Promise.all(
                Array.from({ length: count }, async () => all.openView(await all.importEsm(module), all.model)),
            );
        },
        /** @type {const} */ ([traits, views, esm]),
    );

/** @param {import("playwright-core").Page} page */
const shown = (page) => page.evaluate(() => /** @type {any} */ (window).views.map(/** @type {any} */ (window).shown));
/** @param {import("playwright-core").Page} page @param {Record<string, unknown>} traits */
const receive = (page, traits) => page.evaluate((given) => /** @type {any} */ (window).model.receive(given), traits);
/** @param {import("playwright-core").Page} page */
const python = (page) => page.evaluate(() => /** @type {any} */ (window).model.python);

const people = { game: "cachex", options: { size: 5 }, seats: ["person", "person"], actions: [], state: {}, error: "" };

test("what a person plays in one view is in the model and in the other view", slow, async () => {
    const page = await openNotebook();
    await open(page, { ...people, height: 360 }, { views: 2 });
    const boards = async () => (await shown(page)).map((/** @type {any} */ { actions }) => actions);
    await becomes(boards, [[], []]);
    await page.locator('quintet-game >> nth=0 >> .cell[data-cell="1,2"]').click();
    await becomes(boards, [["PLACE 1,2"], ["PLACE 1,2"]]);
    const { actions, state } = await python(page);
    assert.deepEqual(actions, ["PLACE 1,2"]);
    assert.equal(state.legal.includes("STEAL"), true);
    await page.locator('quintet-game >> nth=1 >> .cell[data-cell="3,3"]').click();
    await becomes(boards, [
        ["PLACE 1,2", "PLACE 3,3"],
        ["PLACE 1,2", "PLACE 3,3"],
    ]);
    await page.locator('quintet-game >> nth=0 >> [data-do="undo"]').click();
    await becomes(boards, [["PLACE 1,2"], ["PLACE 1,2"]]);
    assert.deepEqual((await python(page)).actions, ["PLACE 1,2"]);
    assert.deepEqual(
        (await shown(page)).map((/** @type {any} */ { height }) => height),
        [360, 360],
    );
    assert.deepEqual(page.problems, []);
});

test("a change in Python changes the board, and the engine answers once for both views", slow, async () => {
    const page = await openNotebook();
    await open(page, { ...people, seats: ["person", "beginner"] }, { views: 2 });
    await becomes(async () => (await shown(page)).map((/** @type {any} */ { game }) => game), ["cachex", "cachex"]);
    await receive(page, { actions: ["PLACE 0,1"], height: 300 });
    await eventually(async () => {
        const [one, other] = await shown(page);
        assert.equal(one.actions.length, 2);
        assert.deepEqual(other.actions, one.actions);
        assert.deepEqual((await python(page)).actions, one.actions);
    });
    await receive(page, { game: "hive", options: {}, actions: [], seats: [] });
    await becomes(async () => (await shown(page)).map((/** @type {any} */ { game }) => game), ["hive", "hive"]);
    assert.deepEqual(page.problems, []);
});

test("an invalid value is explained below the board, which stays", slow, async () => {
    const page = await openNotebook();
    await open(page, { ...people, height: 480 });
    await becomes(async () => (await shown(page))[0].game, "cachex");
    for (const [traits, sentence] of /** @type {const} */ ([
        [{ actions: ["PLACE 9,9"] }, /PLACE 9,9/],
        [{ actions: 7 }, /actions/],
        [{ game: "chess", actions: [] }, /chess/],
    ])) {
        await receive(page, traits);
        await eventually(async () => {
            const [{ said, game, actions }] = await shown(page);
            assert.match(said, sentence);
            assert.deepEqual([game, actions], ["cachex", []]);
        });
        assert.match(String((await python(page)).error), sentence);
    }
    await page.locator('quintet-game >> .cell[data-cell="1,2"]').click();
    await eventually(async () => {
        const { game, actions, error } = await python(page);
        assert.deepEqual([game, actions, error], ["cachex", ["PLACE 1,2"], ""], "what the board shows");
    });
    assert.equal((await shown(page))[0].said, "");
    await receive(page, { height: 20 });
    await eventually(async () => assert.match((await shown(page))[0].said, /from 240 to 4,000 \(found .20.\)/));
    await receive(page, { height: 400 });
    await eventually(async () => {
        const [{ said, height }] = await shown(page);
        assert.deepEqual([said, height], ["", 400]);
    });
    assert.deepEqual(page.problems, []);
});

test("a lens shows a tree, and its step follows the model and the buttons", slow, async () => {
    const page = await openNotebook();
    const tree = "((3 12 8) (2 4 6) (14 5 2))";
    await open(page, { mode: "lens", tree, algorithm: "alpha-beta", step: 3, state: {}, playout_plies: null });
    const step = () => page.evaluate(() => /** @type {any} */ (window).model.traits.state.step);
    await becomes(step, 3);
    await receive(page, { step: 5 });
    await becomes(step, 5);
    await page.evaluate(() =>
        document.querySelector("div")?.shadowRoot?.querySelector("quintet-game")?.step({ by: 2 }),
    );
    await eventually(async () => assert.equal((await python(page)).step, 7));
    await receive(page, { tree: "((3 12 8) (2 4" });
    await eventually(async () => {
        const said = await page.locator("[role=alert]:not([hidden])").last().textContent();
        assert.match(String(said), /\(|character|14/);
    });
    assert.equal(await step(), 7);
    assert.deepEqual(page.problems, []);
});

test("views that open and close leave no worker and no listener", slow, async () => {
    const page = await openNotebook();
    await open(page, people, { views: 0 });
    const opened = () =>
        page.evaluate(async (module) => {
            const all = /** @type {any} */ (window);
            all.views = [await all.openView(await all.importEsm(module), all.model)];
        }, source);
    const close = () => page.evaluate(() => /** @type {any} */ (window).views.splice(0)[0].close());
    for (let time = 0; time < 20; time += 1) {
        await opened();
        if (time % 4 === 0) await becomes(async () => (await shown(page))[0].game, "cachex");
        await close();
    }
    await becomes(async () => page.workers().length, 0);
    const listeners = () =>
        page.evaluate(() =>
            [.../** @type {any} */ (window).model.heard.values()].reduce((sum, { size }) => sum + size, 0),
        );
    assert.equal(await listeners(), 0);
    await opened();
    await becomes(async () => (await shown(page))[0].game, "cachex");
    assert.deepEqual(page.problems, []);
});

test("a cell that is removed and shown again continues its game", slow, async () => {
    const page = await openNotebook();
    await open(page, people);
    await becomes(async () => (await shown(page))[0].game, "cachex");
    await page.locator('quintet-game >> .cell[data-cell="1,2"]').click();
    await becomes(async () => (await python(page)).actions, ["PLACE 1,2"]);
    const move = (/** @type {boolean} */ back) =>
        page.evaluate((inside) => {
            const all = /** @type {any} */ (window);
            all.host ??= document.querySelector("div");
            if (inside) document.body.append(all.host);
            else all.host.remove();
        }, back);
    await move(false);
    await becomes(async () => page.workers().length, 0);
    await receive(page, { actions: ["PLACE 1,2", "PLACE 0,0"] });
    await move(true);
    await becomes(async () => (await shown(page))[0].actions, ["PLACE 1,2", "PLACE 0,0"]);
    assert.deepEqual(page.problems, []);
});

test("a host that can neither save nor forget, such as MyST, shows a game to play", slow, async () => {
    const page = await openNotebook();
    await open(page, people, { views: 0 });
    await page.evaluate(async (module) => {
        const all = /** @type {any} */ (window);
        const fail = () => {
            throw new Error("not implemented yet");
        };
        Object.assign(all.model, { off: fail, save_changes: fail });
        all.views = [await all.openView(await all.importEsm(module), all.model)];
    }, source);
    await becomes(async () => (await shown(page))[0].game, "cachex");
    await page.locator('quintet-game >> .cell[data-cell="1,2"]').click();
    await becomes(async () => (await shown(page))[0].actions, ["PLACE 1,2"]);
    await page.evaluate(() => /** @type {any} */ (window).views[0].close());
    await becomes(async () => page.workers().length, 0);
    assert.deepEqual(page.problems, []);
});

test("the site's module and the package's work by their address", slow, async () => {
    const page = await openNotebook();
    const addresses = [`${site.origin}/quintet-widget.js`, `http://127.0.0.1:${site.foreign.port}/widget.js`];
    for (const esm of addresses) {
        await page.reload();
        await open(page, people, { esm });
        await becomes(async () => (await shown(page))[0].game, "cachex");
    }
    assert.deepEqual(page.problems, []);
});

test("the traits of the README's class are options, or what the widget writes", async () => {
    const readme = await readFile(new URL("../../../web/package/README.md", import.meta.url), "utf8");
    const traits = [...readme.matchAll(/^ {4}(\w+) = \w+\(.*\.tag\(sync=True\)$/gm)].map(([, name]) => name);
    assert.ok(traits.length > 8);
    const options = definitions.map(({ name }) => name.replaceAll("-", "_"));
    const known = [...options, "height", "state", "error", "exercise"];
    assert.deepEqual(
        traits.filter((name) => !known.includes(name)),
        [],
    );
    assert.match(readme, /_esm = pathlib\.Path\("widget\.js"\)/);
});
