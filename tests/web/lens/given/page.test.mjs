/** A given tree on the page of the lens: made at random, edited in its drawing, filled in. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, eventually, phone } from "../../browser.mjs";
import { openLensPage } from "../../drive/lens.mjs";
import { testBrowser } from "../../for-tests.mjs";

const slow = { timeout: 400_000 };
const browser = await testBrowser();

/** Opens the choice of what to search, with a tree in the field. @param {string} tree @param {object} [options] */
async function started(tree, options) {
    const page = await openLensPage(browser, "", options);
    const field = page.locator("quintet-lens-start textarea");
    await field.fill(tree);
    await page.locator("quintet-tree-editor quintet-tree-diagram").waitFor();
    return { page, field };
}

/** Opens a tree to fill in. @param {string} tree @param {object} [options] */
async function filling(tree, options) {
    const { page } = await started(tree, options);
    await page.locator("quintet-lens-start [data-do=fill]").click();
    const fill = page.locator("quintet-fill");
    await fill.locator("quintet-tree-diagram").waitFor();
    const node = (/** @type {number} */ index) => fill.locator(`[data-index="${index}"]`);
    const classOf = async (/** @type {number} */ index) =>
        (await node(index).getAttribute("class"))?.split(/\s+/) ?? [];
    return { page, fill, node, classOf };
}

const lecture = "((3 12 8) (2 4 6) (14 5 2))";

test("a tree is filled in by keyboard alone, and checked node by node", slow, async () => {
    const { page, fill, node, classOf } = await filling(lecture);
    await node(0).focus();
    const press = async (/** @type {string[]} */ ...keys) => {
        for (const key of keys) await page.keyboard.press(key);
    };
    const enter = async (/** @type {string[]} */ ...texts) => {
        for (const text of texts) {
            await page.keyboard.type(text);
            await press("Enter");
        }
    };
    await press("Enter");
    // Enter leads from field to field, and from the last one to the next node.
    await enter("-inf", "inf", "3", "-inf", "∞", "3", "3", "inf", "2", "3", "inf");
    await page.keyboard.type("14");
    await press("Escape", "ArrowLeft", "ArrowDown", "ArrowRight", "x", "ArrowRight", "x");
    await becomes(() => fill.locator(".edge.marked").count(), 2);
    await becomes(() => node(7).getAttribute("aria-label"), "Node b2, value 4, branch cut off");
    await fill.locator("[data-do=check]").click();
    await becomes(
        () => fill.locator(".said").textContent(),
        "5.67 of 6 points. Correct: 5, partly correct: 1, incorrect: 0.",
    );
    assert.ok((await classOf(9)).includes("partly"));
    for (const index of [0, 1, 5, 7, 8]) assert.ok((await classOf(index)).includes("correct"), `${index}`);
    await fill.locator("[data-do=answers]").click();
    await becomes(() => node(9).getAttribute("aria-label"), "Node C, Min, α 3, β ∞, Value 2");
    assert.deepEqual(page.problems, []);
    await page.keyboard.press("Escape");
    await becomes(() => page.locator("quintet-fill-dialog").count(), 0);
});

test("branches are cut by pressing them, and a phone has fields and buttons of 40 pixels", slow, async () => {
    const { page, fill, node, classOf } = await filling(lecture, { viewport: phone, touch: true });
    await node(5).tap();
    for (const part of await fill.locator(".form :is(input, button), .buttons button").all()) {
        const box = await part.boundingBox();
        assert.ok(box && box.height >= 40, await part.evaluate(({ outerHTML }) => outerHTML));
    }
    const branch = fill.locator("path.press").nth(6);
    await branch.dispatchEvent("click");
    await becomes(async () => (await classOf(7)).includes("out"), true);
    await branch.dispatchEvent("click");
    await becomes(async () => (await classOf(7)).includes("out"), false);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width);
});

test("minimax asks for values, and three players for three of them", slow, async () => {
    const { fill, page } = await filling(lecture);
    await page.locator("quintet-fill-dialog select").selectOption("minimax");
    await becomes(() => fill.locator(".form input").count(), 1);
    await becomes(() => fill.locator("[data-do=mark]").count(), 0);
    assert.doesNotMatch((await fill.locator(".keys").textContent()) ?? "", /marks/);
    const three = await filling("(((1,2,6) (4,3,2)) ((6,1,2) (7,4,1)))");
    await three.fill.locator("input[name=value]").fill("7, 4, 1");
    await three.fill.locator("[data-do=check]").click();
    await becomes(async () => (await three.classOf(0)).includes("correct"), true);
});

test("the text and the drawing of a tree change together, and every edit can be undone", slow, async () => {
    const { page, field } = await started("[[3, 12], 4]");
    const editor = page.locator("quintet-tree-editor");
    const becomesText = (/** @type {string} */ text) => becomes(() => field.inputValue(), text);
    await editor.locator("[data-index='3']").click();
    await editor.locator("input").fill("-2.5");
    await editor.locator("input").press("Enter");
    await becomesText("[[3, -2.5], 4]");
    await editor.locator("[data-do=sibling]").click();
    await becomesText("[[3, -2.5, 0], 4]");
    // The new node is chosen.
    await editor.locator("[data-do=child]").click();
    await becomesText("[[3, -2.5, [0]], 4]");
    await editor.locator(".item.chosen").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Delete");
    await becomesText("[[3, -2.5], 4]");
    for (const text of ["[[3, -2.5, [0]], 4]", "[[3, -2.5, 0], 4]", "[[3, -2.5], 4]", "[[3, 12], 4]"]) {
        await editor.locator("[data-do=undo]").click();
        await becomesText(text);
    }
    await editor.locator("[data-index='1']").click();
    await editor.locator("input").waitFor({ state: "detached" });
    await editor.locator("[data-index='4']").click();
    await editor.locator("input").fill("four");
    await editor.locator("input").press("Enter");
    await becomes(() => editor.locator("input").getAttribute("aria-invalid"), "true");
    await becomesText("[[3, 12], 4]");
    await field.fill("(1 2 (3 4))");
    await becomes(() => editor.locator("[role=treeitem]").count(), 6);
    // Signs as the page and other programs write them become those of the engine.
    await field.fill("tree = [[−۳، ۱۲], .5]");
    await field.press("Tab");
    await becomesText("[[-3, 12], 0.5]");
    await becomes(() => editor.locator("[role=treeitem]").count(), 5);
});

test("on a phone the tree that a press has made is on the screen, with the button that fills it in", slow, async () => {
    const { page } = await started(lecture, { viewport: phone, touch: true });
    const random = page.locator("quintet-random-tree");
    await random.locator("summary").click();
    await random.locator("[data-do=random]").click();
    for (const part of ["quintet-lens-start [data-do=fill]", "quintet-tree-diagram [data-index='0']"])
        await eventually(async () => {
            const isShown = await page.locator(part).evaluate((element) => {
                const { left, right, top, bottom } = element.getBoundingClientRect();
                let hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                while (hit?.shadowRoot) {
                    const inner = hit.shadowRoot.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                    if (!inner || inner === hit) break;
                    hit = inner;
                }
                return hit !== null && element.contains(hit);
            });
            assert.ok(isShown, part);
        });
});

test("each press makes another random tree; what can't be is refused with the reason", slow, async () => {
    const { page, field } = await started(lecture);
    const random = page.locator("quintet-random-tree");
    await random.locator("summary").click();
    await random.locator("[name=seed]").fill("7");
    await random.locator("[name=seed]").press("Tab");
    await random.locator("[data-do=random]").click();
    await becomes(() => random.locator("[name=seed]").inputValue(), "8");
    const first = await field.inputValue();
    assert.match(first, /^\((\(\d+ \d+ \d+\) ?){3}\)$/);
    await random.locator("[data-do=random]").click();
    await becomes(async () => (await field.inputValue()) !== first, true);
    await random.locator("[name=saves-1]").fill("400");
    await random.locator("[name=saves-0]").fill("400");
    await random.locator("[name=saves-0]").press("Tab");
    await random.locator("[data-do=random]").click();
    await becomes(
        async () => (await random.locator("[role=alert]").textContent())?.trim().slice(0, 14),
        "saves must be ",
    );
    assert.deepEqual(page.problems, []);
});

test("a random tree gets chance nodes, which are edited in the drawing and filled in", slow, async () => {
    const { page, field } = await started(lecture);
    const random = page.locator("quintet-random-tree");
    await random.locator("summary").click();
    await random.locator("[data-level='2']").click();
    // With chance nodes there is nothing that alpha-beta could save, and there are two players.
    await becomes(() => random.locator("[name^=saves], [name=players]").count(), 0);
    await random.locator("[name=seed]").fill("7");
    await random.locator("[name=seed]").press("Tab");
    await random.locator("[data-do=random]").click();
    const becomesText = (/** @type {string} */ text) => becomes(() => field.inputValue(), text);
    await becomesText("({0.6: 3, 0.2: 7, 0.2: 5} {0.5: 14, 0.25: 13, 0.25: 13} {0.6: 12, 0.2: 10, 0.2: 1})");

    const editor = page.locator("quintet-tree-editor");
    await field.fill("({0.5: 3, 0.5: 1} 2)");
    await becomes(() => editor.locator("[data-index='1']").getAttribute("aria-label"), "Node A, Chance");
    await becomes(
        () => editor.locator("[data-index='2']").getAttribute("aria-label"),
        "Node a1, probability 0.5, value 3",
    );
    await editor.locator("[data-index='2']").click();
    await editor.locator("[name=probability]").fill("3/4");
    await editor.locator("[name=probability]").press("Enter");
    await becomesText("({0.75: 3, 0.25: 1} 2)");
    await editor.locator("[name=probability]").fill("1");
    await editor.locator("[name=probability]").press("Enter");
    await becomes(() => editor.locator("[name=probability]").getAttribute("aria-invalid"), "true");
    await editor.locator("[data-index='1']").click();
    await editor.locator("[data-do=chance]").click();
    await becomesText("((3 1) 2)");
    await editor.locator("[data-do=undo]").click();
    await becomesText("({0.75: 3, 0.25: 1} 2)");

    await page.locator("quintet-lens-start [data-do=fill]").click();
    const fill = page.locator("quintet-fill");
    await fill.locator("input[name=value]").fill("2.5");
    await fill.locator("[data-do=next]").click();
    await becomes(() => fill.locator(".form .soft").textContent(), "Chance decides");
    await fill.locator("input[name=value]").fill("2.5");
    await fill.locator("[data-do=check]").click();
    await becomes(() => fill.locator(".correct[data-index]").count(), 2);
    assert.deepEqual(page.problems, []);
});
