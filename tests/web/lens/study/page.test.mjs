/** What teaches with the lens, on the page: predicting by keyboard, comparing, reasons of values; axe on each. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../../axe.mjs";
import { becomes, desk, eventually, phone } from "../../browser.mjs";
import { ended, lensUntil, look, openLensPage } from "../../drive/lens.mjs";
import { testBrowser } from "../../for-tests.mjs";

/** @typedef {import("../../drive/lens.mjs").Page} Page */

const browser = await testBrowser();

const lecture = "#tree=((3+12+8)+(2+4+6)+(14+5+2))";

/** Collects the exercise events of the lens from now on. @param {Page} page */
const listen = (page) =>
    page.evaluate(() => {
        const told = /** @type {any[]} */ ([]);
        Object.assign(window, { told });
        document.addEventListener("quintet-lens", (event) => {
            const { detail } = /** @type {CustomEvent} */ (event);
            if (detail.type === "exercise") told.push(detail);
        });
    });
/** @param {Page} page @returns {Promise<any[]>} */
const told = (page) => page.evaluate(() => /** @type {any} */ (window).told);

/** @param {Page} page @param {string} study */
const open = (page, study) =>
    page.evaluate((name) => /** @type {any} */ (document.querySelector("quintet-lens")).toggleStudy(name), study);

/** The step before the event asked about; null if none is. @param {Page} page @returns {Promise<number | null>} */
const askedStep = (page) =>
    page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-lens")).lens.model.asked?.step ?? null);

test("a cut is marked by keyboard: wrong, then right, then solved", { timeout: 400_000 }, async () => {
    const page = await openLensPage(browser, `${lecture}&algorithm=alpha-beta&predict=cut`);
    await ended(page);
    await listen(page);
    const part = page.locator("quintet-lens-predict");
    await part.locator("[data-do=show]").waitFor();
    assert.equal(await askedStep(page), 19);
    assert.deepEqual(await part.locator(".choices button").allInnerTexts(), [
        "b1: 2",
        "b2: 4",
        "b3: 6",
        "No leaf is cut off",
    ]);

    // The transport cannot run ahead of the question.
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-lens")).lens.last());
    assert.equal((await look(page)).step, 19);

    // The first answer has the focus.
    await page.keyboard.press("Enter");
    await part.locator(".verdict.wrong").waitFor();
    assert.equal((await look(page)).step, 19, "a wrong answer shows nothing");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await part.locator(".verdict.first, .verdict.right").waitFor();
    assert.match(
        await part.locator(".said").innerText(),
        /Max already has 3; this node is worth at most 2, so its other 2 children need not be searched\./,
    );
    assert.equal((await look(page)).kind, "cut");
    assert.equal(await askedStep(page), null);

    // The button to the next question has the focus.
    await page.keyboard.press("Enter");
    await becomes(() => part.locator(".position").innerText(), "Question 2 of 2");
    await part.locator('[data-answer="-1"]').press("Enter");
    await page.keyboard.press("Enter");
    await becomes(() => part.locator(".position").innerText(), "1 of 2 correct on the first try");
    assert.deepEqual(
        (await told(page)).map(({ result, action, tries, question, first }) => [
            result,
            action,
            tries,
            question,
            first,
        ]),
        [
            ["wrong", "b1", 1, 1, 0],
            ["right", "b2", 2, 1, 0],
            ["solved", "none", 1, 2, 1],
        ],
    );
    assert.deepEqual(page.problems, []);
});

test("in a game the cut is marked in a list of all children, by keyboard", { timeout: 400_000 }, async () => {
    for (const viewport of [desk, phone]) {
        const page = await openLensPage(
            browser,
            "#game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=2&predict=cut",
            { viewport },
        );
        await ended(page);
        await listen(page);
        const part = page.locator("quintet-lens-predict");
        const list = part.locator(".marks input");
        await list.first().waitFor();
        // 14 cells and no cut at all.
        assert.equal(await list.count(), 15);
        const { step } = await look(page);
        const [answer] = await part.evaluate((element) => {
            const { questions, at } = /** @type {any} */ (element).prediction.exercise;
            return questions[at].answer;
        });
        // Nothing is chosen yet.
        await page.keyboard.press("Enter");
        assert.deepEqual(await told(page), []);
        await page.keyboard.press("Space");
        await page.keyboard.press("Enter");
        await part.locator(".verdict.wrong").waitFor();
        assert.equal((await look(page)).step, step);
        assert.deepEqual(await violations(page), []);
        await list.first().focus();
        const downs = answer < 0 ? 14 : answer;
        for (let down = 0; down < downs; down += 1) await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await part.locator(".verdict.right").waitFor();
        const results = (await told(page)).map(({ result, tries }) => [result, tries]);
        assert.deepEqual(results, [
            ["wrong", 1],
            ["right", 2],
        ]);
        assert.deepEqual(page.problems, []);
        await page.close();
    }
});

test("a window is typed in; a text that is no number is refused, and the answer can be shown", {
    timeout: 400_000,
}, async () => {
    const page = await openLensPage(browser, `${lecture}&algorithm=alpha-beta&predict=window`);
    await ended(page);
    const part = page.locator("quintet-lens-predict");
    await part.locator("input[name=alpha]").waitFor();
    // In a low window the question is whole, the root is in view, and no button lies on it.
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    for (const small of [
        { width: 640, height: 604 },
        { width: 390, height: 644 },
    ]) {
        await page.setViewportSize(small);
        const placed = () =>
            page.evaluate(() => {
                const root = /** @type {any} */ (document.querySelector("quintet-lens")).renderRoot;
                const box = (/** @type {any} */ element) => element.getBoundingClientRect();
                const tree = root.querySelector("quintet-lens-tree");
                const { x, top, bottom } = tree.view.boxOf(tree.view.shown.items.get(0));
                const tools = tree.renderRoot.querySelector(".tools");
                const show = root.querySelector("quintet-lens-predict")?.renderRoot.querySelector("[data-do=show]");
                const transport = root.querySelector("quintet-lens-transport");
                // Another layout is being made.
                if (!show || !transport) return null;
                return {
                    question: box(show).bottom <= box(transport).top + 1,
                    root: top >= 0 && bottom <= tree.clientHeight && x > 0,
                    // The buttons are beside the tree or below it.
                    free: x + 20 <= tools.offsetLeft || bottom <= tools.offsetTop,
                };
            });
        await becomes(placed, { question: true, root: true, free: true }, `${small.width} wide`);
    }
    await page.setViewportSize(usual);
    // The question moves beside the tree. Text typed before that is lost.
    await page.locator("quintet-lens .side").waitFor();
    await part.locator("input[name=alpha]").press("Enter");
    const bounds = "For −∞ type -inf, for ∞ type inf, or press the button beside the field.";
    await becomes(() => part.locator(".problem").innerText(), `α: enter a number. ${bounds}`);
    await page.keyboard.type("three");
    await page.keyboard.press("Enter");
    await becomes(() => part.locator(".problem").innerText(), `α must be a number (found “three”). ${bounds}`);
    await part.locator("[data-bound=alpha]").click();
    await part.locator("input[name=beta]").fill("3");
    await page.keyboard.press("Enter");
    await part.locator(".verdict.first").waitFor();
    await eventually(async () =>
        assert.match(await part.locator(".said").innerText(), / at .* leaves Max at most 3, which is β\./),
    );
    await part.locator('[data-do="next"]').click();
    await part.locator('[data-do="show"]').click();
    await part.locator(".verdict.shown").waitFor();
});

test("what would give an answer away is not there while a question is open", { timeout: 400_000 }, async () => {
    const page = await openLensPage(browser, `${lecture}&algorithm=alpha-beta&predict=cut`);
    await ended(page);
    await page.locator("quintet-lens-predict [data-do=show]").waitFor();
    const marks = await page
        .locator("quintet-lens-transport .slider path.cut")
        .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")).join(""));
    assert.equal(marks, "", "no mark of a cut-off that is still to come");
    assert.doesNotMatch(await page.locator("quintet-lens-transport .sentence").innerText(), /need not be searched/);
});

test("another search ends the questions and offers new ones", { timeout: 400_000 }, async () => {
    const page = await openLensPage(browser, `${lecture}&algorithm=alpha-beta&predict=cut`);
    await ended(page);
    await page.locator("quintet-lens-predict [data-do=show]").waitFor();
    await page.evaluate(() =>
        /** @type {any} */ (document.querySelector("quintet-lens")).lens.change({ algorithm: "uct", playouts: 100 }),
    );
    await lensUntil(page, (model) => model.replay?.algorithm === "uct" && model.ended);
    const part = page.locator("quintet-lens-predict");
    await part.locator('[data-do="begin"]').click();
    await part.locator(".formula").waitFor();
    assert.equal(await askedStep(page), (await look(page)).step);
});

test("two searches move together; what one left out is a ghost in the other", { timeout: 400_000 }, async () => {
    const page = await openLensPage(browser, `${lecture}&algorithm=minimax&compare=alpha-beta&step=24`);
    await ended(page);
    const part = page.locator("quintet-lens-compare");
    await becomes(
        () => part.locator("#second .place").innerText(),
        "b2 was never searched here. Cut off: β ≤ α, 2 ≤ 3. 2 children were left out.",
    );
    const figures = await part
        .locator("tbody tr")
        .evaluateAll((rows) =>
            rows.map((row) => [...row.children].map((cell) => /** @type {HTMLElement} */ (cell).innerText).join(" ")),
        );
    assert.deepEqual(figures.slice(0, 3), ["Nodes 13 11 × 0.85", "Leaves 9 7 × 0.78", "Cut-offs 0 1 –"]);

    // A step in the second search moves the first one: both are at the same node.
    await part.locator('[data-do="forward"]').click();
    await becomes(async () => (await look(page)).step, 32);
    assert.equal((await look(page)).kind, "leave");
    await becomes(() => part.locator("#second .place").innerText(), "Step 25 of 43");

    // Other options search again.
    await part.locator("summary").first().click();
    await part.locator("select[name=algorithm]").selectOption("minimax");
    await eventually(async () => assert.match(await part.locator("#second summary").innerText(), /minimax/));
    await becomes(() => part.locator('[data-figure="nodes"] td').nth(1).innerText(), "13");
    assert.deepEqual(page.problems, []);
});

test("the terms of a leaf add up to its value in the tree", { timeout: 400_000 }, async () => {
    const page = await openLensPage(
        browser,
        "#game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=2&step=6",
    );
    await ended(page);
    await open(page, "why");
    const table = page.locator("quintet-lens-terms table");
    await table.waitFor();
    const { rows, sums } = await table.evaluate((element) => {
        const read = (/** @type {Element} */ row) =>
            [...row.querySelectorAll("td")]
                .slice(1)
                .map(({ innerText }) => Number(innerText.split("×")[0].trim().replace("−", "-").replaceAll(",", "")));
        return {
            rows: [...element.querySelectorAll("tbody tr:not(.part)")].map(read),
            sums: read(/** @type {Element} */ (element.querySelector("tfoot tr"))),
        };
    });
    for (const [player, sum] of sums.entries()) {
        assert.equal(
            rows.reduce((total, row) => total + row[player], 0),
            sum,
        );
    }
    const values = await page.evaluate(() => {
        const { cursor } = /** @type {any} */ (document.querySelector("quintet-lens")).lens.model;
        return [...cursor.nodes[cursor.current].values];
    });
    assert.deepEqual(sums, values);
    assert.deepEqual(page.problems, []);
});

test("the engine's search shows depths, shares and nodes by action that add up", { timeout: 400_000 }, async () => {
    const page = await openLensPage(browser, "#game=cachex&o.size=5&actions=PLACE+1,1&algorithm=alpha-beta&depth=1");
    await ended(page);
    await open(page, "real");
    const part = page.locator("quintet-lens-real");
    await part.locator("select[name=time]").selectOption("0.2");
    await part.locator('[data-do="search"]').click();
    await part.locator(".roots tbody tr").first().waitFor();
    await part.locator('[data-do="search"]').waitFor();
    const lines = await part.locator(".depths tbody tr").evaluateAll((rows) =>
        rows.map((row) => ({
            best: /** @type {HTMLElement} */ (row.children[1]).innerText,
            line: /** @type {HTMLElement} */ (row.children[5]).innerText,
        })),
    );
    assert.ok(lines.length > 2);
    for (const { best, line } of lines) assert.ok(best.length > 0 && line.startsWith(best), `${best}: ${line}`);
    const { statistics, nodes } = await part.evaluate((element) => /** @type {any} */ (element).found.progress);
    assert.equal(statistics.nodes, nodes);
    assert.equal(
        statistics.actions.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + each.nodes, 0),
        nodes,
    );
    const first = await part.locator('[data-figure="firstCutoffs"] td').first().innerText();
    assert.equal(Number(first.replaceAll(",", "")), statistics.firstCutoffs);
    assert.ok(statistics.firstCutoffs <= statistics.cutoffs && statistics.cutoffs > 0);
    assert.deepEqual(await violations(page, "quintet-lens"), []);
    assert.deepEqual(page.problems, []);
});

for (const [theme, viewport, language] of /** @type {const} */ ([
    ["light", desk, "en"],
    ["dark", phone, "fa"],
])) {
    test(`axe finds no serious or moderate problem: ${theme}, ${viewport.width} wide, ${language}`, {
        timeout: 400_000,
    }, async () => {
        const options = { theme, viewport, settings: { language } };
        const clean = async (/** @type {Page} */ page, /** @type {string} */ where) =>
            assert.deepEqual(await violations(page, "quintet-lens"), [], where);
        for (const kind of ["cut", "window", "value"]) {
            const page = await openLensPage(browser, `${lecture}&algorithm=alpha-beta&predict=${kind}`, options);
            await ended(page);
            await page.locator("quintet-lens-predict [data-do=show]").waitFor();
            await clean(page, kind);
            await page.locator('quintet-lens-predict [data-do="show"]').click();
            await page.locator('quintet-lens-predict [data-do="next"]').waitFor();
            await clean(page, `${kind}, shown`);
            await page.close();
        }
        const page = await openLensPage(browser, `${lecture}&algorithm=minimax&compare=alpha-beta&step=24`, options);
        await ended(page);
        await page.locator("quintet-lens-compare .place").first().waitFor();
        await page.locator("quintet-lens-compare .figures summary").click();
        await clean(page, "compare");
        await page.close();
        const game = await openLensPage(browser, "#game=chexers&actions=&algorithm=max-n&depth=1&step=5", options);
        await ended(game);
        await open(game, "why");
        await game.locator("quintet-lens-terms table").waitFor();
        await clean(game, "why");
        await game.close();
    });
}
