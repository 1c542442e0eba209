/**
 * The page of the lens: a lecture's example by keyboard alone, what-if, links, hostile links, a dead worker, a phone.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { becomes, desk, eventually, phone } from "../browser.mjs";
import { ended, lensUntil, look, openLensPage, sentence } from "../drive/lens.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };
const lecture = "#tree=(A:(a1:3+a2:12+a3:8)+B:(b1:2+b2:4+b3:6)+C:(c1:14+c2:5+c3:2))";
const cachex = "#game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=2";

test("a lecture's example is played through by keyboard alone", slow, async () => {
    const page = await openLensPage(browser, lecture);
    await ended(page);
    await becomes(() => sentence(page), "Nothing has been searched yet. Step in, or play.");
    /** @param {string} key @param {string | RegExp} expected */
    const press = async (key, expected) => {
        await page.keyboard.press(key);
        await eventually(async () => {
            const said = await sentence(page);
            if (typeof expected === "string") assert.equal(said, expected, key);
            else assert.match(said, expected, key);
        });
    };
    await press("ArrowRight", "Max looks 2 plies ahead with alpha-beta.");
    // A presenter's clicker.
    await press("PageDown", "The search starts, 2 plies deep.");
    await press("PageUp", "Max looks 2 plies ahead with alpha-beta.");
    await press("PageDown", "The search starts, 2 plies deep.");
    await press("i", "Max is to move. What is this position worth?");
    await press("ArrowRight", "Suppose Max plays A. The window is [−∞, ∞].");
    await press("ArrowRight", /^Suppose Min plays a1/);
    await press("u", "a1 is worth 3, the least so far, which is best for Min. The window is now [−∞, 3].");
    await press("Shift+ArrowUp", "A is worth 3, the best for Max so far. The window is now [3, ∞].");
    await press("b", /^3 goes back|^Min replies with a1, so this position is worth 3/);
    await press(
        "n",
        "Min’s 1st reply is worth 2. Max can already get 3 elsewhere, so Min’s other 2 replies need not be searched.",
    );
    assert.equal((await look(page)).kind, "cut");
    await press("n", /^Min’s 1st reply/);
    await press("ArrowLeft", /^b1 is worth 2/);
    await press("Shift+N", /^b1 is worth 2/);
    await press("End", "Done. Max’s best move is A, worth 3.");
    await press("Shift+N", /^Min’s 1st reply/);
    await press("Home", "Nothing has been searched yet. Step in, or play.");
    // The sentence is announced as well.
    await page.keyboard.press("ArrowRight");
    await becomes(
        () => page.locator("quintet-lens > .unseen, [role=status].unseen").first().innerText(),
        "Max looks 2 plies ahead with alpha-beta.",
    );

    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await becomes(async () => (await look(page)).speed, "fastest");
    await page.keyboard.press(" ");
    await lensUntil(page, (model) => !model.playing && model.step === model.events);
    await page.keyboard.press("-");
    await becomes(async () => (await look(page)).speed, "fast");
    assert.deepEqual(page.problems, []);
});

test("over goes past a branch; the keys in the tree are its own, and letters still step", slow, async () => {
    const page = await openLensPage(browser, `${lecture}&step=3`);
    await ended(page);
    await page.keyboard.press("ArrowDown");
    await becomes(() => sentence(page), "A is worth 3, the best for Max so far. The window is now [3, ∞].");
    await page.keyboard.press("ArrowUp");
    await becomes(async () => (await look(page)).step, 3);
    await page.locator("quintet-lens-tree [role=tree]").focus();
    await page.keyboard.press("o");
    await becomes(() => sentence(page), "A is worth 3, the best for Max so far. The window is now [3, ∞].");
    const { step } = await look(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await lensUntil(page, (model) => model.selected >= 0);
    assert.equal((await look(page)).step, step);
    // The text of the tree shows the place of the chosen node.
    const { selected } = await look(page);
    assert.ok(selected > 0);
    await becomes(async () => (await page.locator("quintet-lens-board mark").innerText()).length > 0, true);
    await page.locator('quintet-lens-board [data-do="enter"]').click();
    await becomes(
        () =>
            page.evaluate(() => {
                const { cursor } = /** @type {any} */ (document.querySelector("quintet-lens")).lens.model;
                return cursor.current;
            }),
        selected,
    );
});

test(
    "the panes keep in step: board, lit line, variables and counters belong to the node of the step",
    slow,
    async () => {
        const page = await openLensPage(browser, cachex);
        await ended(page);
        await becomes(async () => (await look(page)).actions, ["PLACE 1,1"]);
        for (const [key, times] of /** @type {[string, number][]} */ ([
            ["ArrowRight", 5],
            ["n", 1],
            ["n", 1],
        ])) {
            for (let i = 0; i < times; ++i) await page.keyboard.press(key);
        }
        await becomes(async () => (await look(page)).kind, "cut");
        const seen = await page.evaluate(() => {
            const { cursor } = /** @type {any} */ (document.querySelector("quintet-lens")).lens.model;
            return {
                texts: cursor.texts(cursor.current),
                nodes: cursor.counters.nodes,
                cutoffs: cursor.counters.cutoffs,
            };
        });
        await becomes(async () => (await look(page)).actions, ["PLACE 1,1", ...seen.texts]);
        await becomes(() => page.locator("quintet-lens-board quintet-board .token").count(), 1 + seen.texts.length);
        const lit = () => page.locator("quintet-lens-code li.lit").allInnerTexts();
        await becomes(lit, ["            break"]);
        await page.locator("quintet-lens-code [data-do=language]").click();
        await becomes(lit, ["            break;"]);
        const counter = (/** @type {string} */ name) =>
            page.locator(`quintet-lens-counters [data-counter=${name}] td`).allInnerTexts();
        await becomes(async () => (await counter("nodes"))[0], String(seen.nodes));
        await becomes(async () => (await counter("cutoffs"))[0], String(seen.cutoffs));
        // Beside it the whole run, and minimax at the same depth: 15 stones or the steal, after which 15 stones can be
        // placed.
        await lensUntil(page, (model) => model.plain?.ended);
        const all = await look(page);
        await becomes(() => counter("nodes"), [String(seen.nodes), String(all.nodes), "242"]);
        assert.ok(all.nodes < 242);
        // The language of the code stays chosen.
        await page.reload();
        await page.locator("quintet-lens-code li", { hasText: "Values search(Node& n) {" }).waitFor();
        await page.locator("quintet-lens-code [data-do=language]").click();
        await page.locator("quintet-lens-code li", { hasText: "def alpha_beta(node" }).waitFor();
        const first = () =>
            page.locator("quintet-lens-code .scroll").evaluate((box) => {
                const lines = [...box.querySelectorAll("li")];
                return lines.find(({ offsetTop }) => offsetTop >= box.scrollTop)?.innerText;
            });
        await page.keyboard.press("Home");
        await eventually(async () => assert.match((await first()) ?? "", /^def alpha_beta/));
        assert.deepEqual(page.problems, []);
    },
);

test("what if: a change searches at once, and the counters show what it saves", slow, async () => {
    const page = await openLensPage(browser, cachex);
    await ended(page);
    const first = await look(page);
    const option = (/** @type {string} */ name) => page.locator(`quintet-lens-what-if [name=${name}]`);
    await option("order").selectOption("best");
    await lensUntil(page, (model) => model.request.options.order === "best" && model.ended);
    const best = await look(page);
    assert.ok(best.nodes < first.nodes, `${best.nodes} < ${first.nodes}`);
    assert.equal(best.before, first.nodes);
    await becomes(
        () => page.locator("quintet-lens-counters [data-counter=nodes] .change").innerText(),
        `−${first.nodes - best.nodes}`,
    );
    // What does not fit is disabled, with the reason.
    await option("algorithm").selectOption("minimax");
    await lensUntil(page, (model) => model.request.options.algorithm === "minimax" && model.ended);
    assert.equal(await option("table").isDisabled(), true);
    assert.equal(await option("table").locator("xpath=ancestor::label").getAttribute("title"), "minimax has no table");
    await option("algorithm").selectOption("uct");
    await lensUntil(page, (model) => model.request.options.algorithm === "uct" && model.ended);
    assert.equal((await look(page)).request.options.order, undefined);
    assert.equal(await option("order").isDisabled(), true);
    await option("playouts").fill("30");
    await option("playouts").press("Tab");
    await lensUntil(
        page,
        (model) => model.request.options.playouts === 30 && model.ended && model.tally.playouts === 30,
    );
    const counters = page.locator("quintet-lens-counters");
    await becomes(
        () =>
            counters
                .locator("tbody tr")
                .evaluateAll((rows) => rows.map((row) => /** @type {any} */ (row).dataset.counter)),
        ["nodes", "playouts"],
    );
    assert.doesNotMatch(await counters.innerText(), /branching/);
    await option("algorithm").selectOption("alpha-beta");
    await lensUntil(page, (model) => model.request.options.algorithm === "alpha-beta" && model.ended);
    assert.ok((await look(page)).request.options.depth <= 3);

    // Window, terms and limits are in the menu.
    await page.locator('[data-do="more"]').click();
    const more = page.locator("quintet-lens-more");
    await more.locator("[name=alpha]").fill("100");
    await more.locator("[name=alpha]").press("Tab");
    await lensUntil(page, (model) => model.request.options.alpha === 100 && model.ended);
    const term = more.locator(".terms [name]").first();
    const name = await term.getAttribute("name");
    await term.click();
    await lensUntil(page, (model, off) => model.request.options.without?.[0] === off && model.ended, name);
    await more.locator("[name=nodes]").fill("20");
    await more.locator("[name=nodes]").press("Tab");
    await lensUntil(page, (model) => model.ended && model.replay.stop === "nodes" && model.tally.nodes === 20);
    await page.keyboard.press("Escape");
    await page.getByText("Stopped at the limit of 20 nodes").first().waitFor();
    assert.deepEqual(page.problems, []);
});

test("a link leads to the step again, and can be copied", slow, async () => {
    const page = await openLensPage(browser, `${cachex}&ordering=best`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await ended(page);
    for (let i = 0; i < 12; ++i) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("n");
    await becomes(async () => (await look(page)).kind, "cut");
    await eventually(async () => assert.match(await sentence(page), /^Red’s 1st reply|need not be searched/));
    const said = await sentence(page);
    const { step } = await look(page);
    await page.locator('[data-do="more"]').click();
    await page.locator('[data-do="lens.export.link"]').click();
    await page.locator('quintet-notices [data-key="notice.copied"]').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const link = `#game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=2&ordering=best&step=${step}`;
    assert.ok(copied.endsWith(link), copied);
    await eventually(async () => assert.ok(page.url().endsWith(`&step=${step}`), page.url()));
    const other = await openLensPage(browser, new URL(copied).hash);
    await ended(other);
    await becomes(() => sentence(other), said);
    await page.reload();
    await ended(page);
    await becomes(() => sentence(page), said);
});

test("the tree and the trace are saved as files", slow, async () => {
    const page = await openLensPage(browser, lecture);
    await ended(page);
    await page.keyboard.press("End");
    const save = async (/** @type {string} */ key) => {
        await page.locator('[data-do="more"]').click();
        const [file] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-do="${key}"]`).click()]);
        return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const svg = await save("export.svg");
    assert.equal(svg.name, "quintet-lens-tree-alpha-beta.svg");
    assert.match(svg.text, /^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    const json = await save("export.json");
    assert.equal(json.name, "quintet-lens-tree-alpha-beta.json");
    assert.equal(JSON.parse(json.text).trace.at(-1)[0], "end");
});

test(
    "without a link the first example plays beside a choice; a tree can be typed, and a slip is shown in its place",
    slow,
    async () => {
        const page = await openLensPage(browser, "");
        await ended(page);
        await lensUntil(page, (model) => model.playing && model.choosing && model.step > 1);
        const field = page.locator("quintet-lens-start textarea");
        await field.fill("((3 12 8) (2 x) (14 5 2))");
        await page.getByRole("button", { name: "Search it" }).click();
        const problem = page.locator("quintet-lens-start .problem");
        await problem.getByText("Character 14", { exact: true }).waitFor();
        await becomes(() => problem.locator("mark").innerText(), "x");
        assert.equal(await field.inputValue(), "((3 12 8) (2 x) (14 5 2))");
        assert.deepEqual(
            await field.evaluate((/** @type {HTMLTextAreaElement} */ area) => [area.selectionStart, area.selectionEnd]),
            [13, 14],
        );
        await field.fill("((1,2,6) (4,2,1))");
        await page.getByRole("button", { name: "Search it" }).click();
        await lensUntil(page, (model) => model.ended && model.request.options.algorithm === "max-n" && !model.choosing);
        // The focus comes back to the lens when the choice is gone.
        await eventually(async () => {
            await page.keyboard.press("End");
            assert.equal(await sentence(page), "Done. Player 1’s best move is B, worth (4, 2, 1).");
        });
        await page.locator('quintet-header [data-do="choose"]').click();
        await page.locator('quintet-lens-start [data-game="chexers"]').click();
        await lensUntil(page, (model) => model.request.record?.game === "chexers" && model.ended);
        // Three players: no search for two without saying what it does with them.
        assert.equal((await look(page)).request.options.algorithm, "max-n");
        const named = page.locator(".options [name=algorithm] option[value=alpha-beta]");
        await becomes(() => named.innerText(), "alpha-beta (paranoid)");
        await page.locator(".options [name=algorithm]").selectOption("alpha-beta");
        await page.locator("quintet-lens-code li", { hasText: "def paranoid(node" }).waitFor();
        await page.locator('quintet-header [data-do="choose"]').click();
        await page.locator('quintet-lens-start [data-game="hive"]').click();
        await lensUntil(page, (model) => model.request.record?.game === "hive" && model.ended);
        assert.deepEqual(page.problems, []);
    },
);

/** @type {[string, string[], (model: any) => unknown][]} */
const hostile = [
    [
        `${cachex}&depth=3&algorithm=minimax&foo=1&window=1,2&panes=moon`,
        ["lens.bad.twice depth", "lens.bad.twice algorithm", "lens.bad.unknown foo", "lens.bad.choice panes"],
        (model) => model.request.options.alpha === 1 && model.request.options.beta === 2,
    ],
    [`${cachex}&step=999999`, ["lens.bad.step"], (model) => model.step === model.events],
    [
        `${cachex}&without=everything`,
        ["lens.bad.choice without"],
        (model) => model.request.options.without?.length === 0,
    ],
    ["#game=chess&depth=2", ["problem.unknownGame"], (model) => model.choosing && model.request.tree],
    [
        "#game=chexers&algorithm=max-n&shallow&depth=1",
        ["lens.bad.unfit shallow"],
        (model) => !model.request.options.shallow,
    ],
    ["#%%%=%00&tree", ["lens.bad.unknown %%%"], (model) => model.request],
];
for (const [hash, notices, holds] of hostile) {
    test(`the problem in the link ${hash} is reported, and the rest applies`, slow, async () => {
        const page = await openLensPage(browser, hash);
        await lensUntil(page, (model) => (model.phase === "ready" && model.ended) || model.phase === "trouble");
        await becomes(async () => (await look(page)).notices.sort(), notices.sort());
        await lensUntil(page, holds);
        const shown = await page.locator("quintet-notices .notice").allInnerTexts();
        assert.equal(shown.length, notices.length);
        for (const text of shown) assert.doesNotMatch(text, /lens\.|embed\.|problem\.|\{/, text);
        assert.deepEqual(page.problems, []);
    });
}

test("a record that cannot be searched, a wrong tree: a sentence, and a way on", slow, async () => {
    const page = await openLensPage(browser, "#game=cachex&o.size=4&actions=PLACE+9,9");
    await page.getByRole("alert").filter({ hasText: "PLACE 9,9" }).waitFor();
    await page.locator('.state [data-do="choose"]').click();
    await page.locator("quintet-lens-start").waitFor();
    await page.goto(`${browser.origin}/web/lens.html#tree=((1+2)+(3`);
    await page.reload();
    await page.locator("quintet-lens-start .problem").getByText("Character 10", { exact: true }).waitFor();
    assert.equal(await page.locator("quintet-lens-start textarea").inputValue(), "((1 2) (3");
});

test("after the worker dies the search goes on, and a notice says so", slow, async () => {
    const page = await openLensPage(browser, "#game=halma&algorithm=minimax&depth=4&nodes=50000");
    await lensUntil(page, (model) => model.phase === "ready" && model.events > 0);
    await page.workers()[0].evaluate(
        () =>
            void setTimeout(() => {
                throw new Error("a test kills the worker");
            }),
    );
    await page.locator('quintet-notices [data-key="lens.restarted"]').waitFor();
    await ended(page);
    const { nodes } = await look(page);
    assert.equal(nodes, 50_000);
    await page.getByText("Stopped at the limit of 50,000 nodes").first().waitFor();
    await page.keyboard.press("End");
    await becomes(() => sentence(page), "The search stops here, at its limit of 50,000 nodes.");
});

test("an engine that does not load is reported, and can be loaded again", slow, async () => {
    const page = await browser.openBlank();
    await page.route("**/quintet-full*.wasm", (route) => route.abort());
    await page.goto(`${browser.origin}/web/lens.html${cachex}`);
    await page.getByRole("heading", { name: "The search can’t be shown" }).waitFor({ timeout: 40_000 });
    await page.unroute("**/quintet-full*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await ended(page);
});

test("on a phone the tree is on top, the transport in reach of the thumb, the other panes are tabs", slow, async () => {
    const page = await openLensPage(browser, `${cachex}&step=40`, { viewport: phone, touch: true });
    await ended(page);
    const box = async (/** @type {string} */ selector) => {
        const found = await page.locator(selector).first().boundingBox();
        assert.ok(found, selector);
        return found;
    };
    const tree = await box("quintet-lens-tree");
    const buttons = await box("quintet-lens-transport .buttons");
    assert.ok(tree.y < 100 && tree.height >= 250, `${tree.y} ${tree.height}`);
    assert.ok(buttons.y > 700 && buttons.y + buttons.height <= phone.height, `${buttons.y}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width);
    const canvas = await page.locator("quintet-lens-tree canvas").boundingBox();
    const tools = await page.locator("quintet-lens-tree .tools").boundingBox();
    assert.ok(canvas && tools && tools.y >= canvas.y + canvas.height - 1, "no button lies on the tree");
    for (const width of [320, phone.width]) {
        await page.setViewportSize({ ...phone, width });
        const words = await page.locator(".tools button, .buttons button:not(.play)").allInnerTexts();
        assert.equal(words.filter((text) => text.trim()).length, 13, `${width} wide: ${words}`);
    }
    const choose = page.locator("quintet-header [data-do=choose]");
    await choose.click();
    const inSight = () =>
        page.locator("quintet-lens-start").evaluate((start) => {
            const box = /** @type {Element} */ (start.parentElement).getBoundingClientRect();
            const all = [.../** @type {ShadowRoot} */ (start.shadowRoot).querySelectorAll("[data-example]")];
            return all.filter((each) => each.getBoundingClientRect().bottom <= box.bottom).length;
        });
    await eventually(async () => assert.ok((await inSight()) >= 3, `${await inSight()} examples`));
    await choose.click();
    for (const [tab, part] of [
        ["code", "code"],
        ["counters", "counters"],
        ["whatIf", "what-if"],
        ["board", "board"],
    ]) {
        await page.locator(`[data-tab=${tab}]`).tap();
        const shown = await box(`quintet-lens-${part}`);
        assert.ok(shown.y > tree.y + tree.height && shown.height > 100, tab);
        assert.deepEqual(await box("quintet-lens-transport .buttons"), buttons, tab);
    }
    const taps = await page
        .locator("quintet-lens-transport .buttons button")
        .evaluateAll((all) =>
            all.map((button) => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
        );
    assert.ok(Math.min(...taps) >= 36, `${taps}`);
});

test("panes of a link show only these", slow, async () => {
    const page = await openLensPage(browser, `${lecture}&panes=tree,code`);
    await ended(page);
    await page.locator("quintet-lens-code li").first().waitFor();
    assert.equal(await page.locator("quintet-lens-counters, quintet-lens-board").count(), 0);
    await page.goto(`${browser.origin}/web/lens.html${lecture}&panes=tree`);
    await page.reload();
    await ended(page);
    const tree = await page.locator("quintet-lens-tree").boundingBox();
    assert.ok(tree && tree.width > desk.width - 60, `${tree?.width}`);
});

test("from the play page, an analysis and the rules one gets to the position, and back", slow, async () => {
    const page = await browser.openBlank({ reducedMotion: true });
    await page.goto(`${browser.origin}/web/play.html#game=cachex&o.size=4&actions=PLACE+1,1;PLACE+2,2&ply=1`);
    await page.locator("quintet-board .cell").first().waitFor();
    await page.keyboard.press("m");
    await page.locator('quintet-menu [data-do="lens"]').click();
    await page.waitForURL("**/lens.html#game=cachex*");
    await ended(page);
    assert.deepEqual((await look(page)).request.record.actions, ["PLACE 1,1"]);
    for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const below = () =>
            page.evaluate(() => {
                const { renderRoot } = /** @type {any} */ (document.querySelector("quintet-lens"));
                const heading = renderRoot.querySelector("h1").getBoundingClientRect();
                const gear = renderRoot.querySelector("quintet-header").renderRoot.querySelector("[data-do=settings]");
                return gear.getBoundingClientRect().top >= heading.bottom;
            });
        await becomes(below, false, `the header is one row, ${width} wide`);
    }
    await page.locator('[data-do="leave"]').click();
    await page.waitForURL("**/play.html*");

    await page.goto(`${browser.origin}/web/play.html#lab&game=cachex&o.size=4&actions=PLACE+1,1`);
    await page.locator("quintet-analysis quintet-board .cell").first().waitFor();
    await page.locator('quintet-analysis quintet-header [data-do="more"]').click();
    await page.locator('[data-do="shared.lens"]').click();
    await page.waitForURL("**/lens.html#game=cachex*");
    await ended(page);

    await page.goto(`${browser.origin}/web/rules/chexers.html`);
    await page.locator('[data-do="lens"]').click();
    await page.waitForURL("**/lens.html#game=chexers*");
    await ended(page);
    await page.locator('[data-do="leave"]').click();
    await page.waitForURL("**/rules/chexers.html");
});

for (const [locale, viewport] of /** @type {const} */ ([
    ["en-GB", desk],
    ["fa-IR", phone],
])) {
    test(`${locale} at ${viewport.width}: axe finds nothing in either theme, on any pane`, {
        timeout: 400_000,
    }, async () => {
        const page = await openLensPage(browser, `${cachex}&step=60`, { locale, viewport });
        await ended(page);
        await lensUntil(page, (model) => model.plain?.ended && model.position);
        await becomes(() => violations(page), [], "panes");
        const tabs = await page
            .locator("[data-tab]")
            .evaluateAll((all) => all.map((tab) => tab.getAttribute("data-tab")));
        for (const tab of tabs) {
            await page.locator(`[data-tab=${tab}]`).click();
            await becomes(() => violations(page), [], String(tab));
        }
        await page.locator('[data-do="more"]').click();
        await page.locator("quintet-lens-more").waitFor();
        await becomes(() => violations(page), [], "menu");
        await page.keyboard.press("Escape");
        await page.locator('quintet-header [data-do="choose"]').click();
        await page.locator("quintet-lens-start").waitFor();
        await page.emulateMedia({ colorScheme: "dark" });
        await becomes(() => violations(page), [], "choice, dark");
        await page.locator('quintet-header [data-do="choose"]').click();
        await becomes(() => violations(page), [], "panes, dark");
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
        if (locale === "fa-IR") assert.match(await sentence(page), /\p{Script=Arabic}/u);
        assert.deepEqual(page.problems, []);
    });
}

test("a tree with chance nodes is searched by expectimax, and other searches say why they can't", slow, async () => {
    const page = await openLensPage(browser, "#tree=({0.5:+3,+0.5:+9}+{1/6:+20,+5/6:+(2+1)}+5)");
    await ended(page);
    const { request, notices } = await look(page);
    assert.equal(request.options.algorithm, "expectimax");
    assert.deepEqual(notices, []);
    const other = page.locator("quintet-lens-what-if option[value=alpha-beta]").first();
    assert.notEqual(await other.getAttribute("disabled"), null);
    assert.match((await other.getAttribute("title")) ?? "", /can’t search chance nodes; expectimax can/);
    await page.keyboard.press("End");
    await becomes(() => sentence(page), "Done. Max’s best move is A, worth 6.");
    await page.locator("[data-study=own]").click();
    await page.locator('quintet-notices [data-key="lens.ownChance"]').waitFor();
    assert.deepEqual(page.problems, []);
});
