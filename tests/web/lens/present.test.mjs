/** The lens in a lecture: tree and sentence fill the screen, and a clicker steps through the search. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { looks, violations } from "../axe.mjs";
import { becomes, eventually, phone } from "../browser.mjs";
import { ended, look, openLensPage } from "../drive/lens.mjs";
import { testBrowser } from "../for-tests.mjs";

const lecture = "#tree=((3+12+8)+(2+4+6)+(14+5+2))&algorithm=alpha-beta&step=5";
const slow = { timeout: 400_000 };

const browser = await testBrowser();

/** @typedef {import("../drive/lens.mjs").Page} Page */

/** @param {Page} page @param {string} selector */
const box = async (page, selector) => {
    const found = await page.locator(selector).first().boundingBox();
    assert.ok(found, selector);
    return found;
};

/** The scale at which the tree is drawn. @param {Page} page */
const scaleOf = (page) =>
    page.locator("quintet-lens-tree").evaluate((/** @type {any} */ { view }) => view.camera.view.scale);

test("a presentation gives the room to tree and sentence, and the clicker steps", slow, async () => {
    const page = await openLensPage(browser, lecture, { viewport: { width: 1920, height: 1080 } });
    await ended(page);
    const [before, scale] = [await box(page, "quintet-lens-tree"), await scaleOf(page)];
    await page.locator("[data-study=present]").click();
    await page.locator("quintet-lens-present [data-do=leave-present]").waitFor();
    await eventually(async () => {
        const tree = await box(page, "quintet-lens-tree");
        assert.ok(tree.width > 1850 && tree.width > before.width, `${tree.width}`);
        assert.ok((await scaleOf(page)) > 1.25 * scale);
    });
    const size = await page
        .locator("quintet-lens-transport .sentence")
        .evaluate((sentence) => Number.parseFloat(getComputedStyle(sentence).fontSize));
    assert.ok(size >= 40, `${size}`);
    assert.equal(await page.locator("quintet-header").count(), 0);
    assert.deepEqual(
        await page
            .locator("quintet-lens-present [name]")
            .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.name)),
        ["algorithm", "depth", "order"],
    );

    await page.keyboard.press("PageDown");
    await becomes(async () => (await look(page)).step, 6);
    // In a field, too, where arrows are the field's.
    await page.locator("quintet-lens-present [name=order]").focus();
    await page.keyboard.press("PageDown");
    await becomes(async () => (await look(page)).step, 7);
    await page.keyboard.press("PageUp");
    await becomes(async () => (await look(page)).step, 6);

    await page.locator("quintet-lens-present [data-show=code]").click();
    await page.locator("quintet-lens-code li.lit").waitFor();
    await page.locator("quintet-lens-present [data-show=code]").click();
    await becomes(() => page.locator("quintet-lens-code").count(), 0);

    await page.keyboard.press("Escape");
    await page.locator("quintet-header [data-study=present][aria-pressed=false]").waitFor();
    await becomes(async () => (await look(page)).step, 6);
    await becomes(() => page.evaluate(() => Boolean(document.fullscreenElement)), false);
    assert.deepEqual(page.problems, []);
});

test("two searches beside each other show their leaves on a low screen", slow, async () => {
    const page = await openLensPage(browser, `${lecture}&compare=minimax`, { viewport: { width: 1280, height: 720 } });
    await ended(page);
    const leavesInView = () =>
        page.locator("quintet-lens-compare quintet-lens-tree").evaluateAll((trees) =>
            trees.map((/** @type {any} */ { view }) => {
                const { height } = view.camera;
                return view.shown.layout.levels
                    .at(-1)
                    .every((/** @type {any} */ item) => view.boxOf(item).bottom <= height);
            }),
        );
    await becomes(leavesInView, [true, true]);
    await becomes(() => page.locator("quintet-lens-compare .figures[open]").count(), 0);
    await page.locator("[data-study=present]").click();
    await page.locator("quintet-lens-present").waitFor();
    await becomes(leavesInView, [true, true]);
});

test("a lecture on UCT shows the table of children, and each field its value", slow, async () => {
    for (const viewport of [{ width: 1280, height: 800 }, phone, { width: 320, height: 568 }]) {
        const page = await openLensPage(browser, lecture.replace("alpha-beta&step=5", "uct&step=60"), { viewport });
        await ended(page);
        await page.locator("quintet-lens").evaluate((/** @type {any} */ lens) => lens.toggleStudy("present"));
        await page.locator("quintet-lens-present [data-show=counters]").click();
        await page.locator("quintet-lens-children tbody tr").first().waitFor();
        const fields = await page
            .locator("quintet-lens-present [name]")
            .evaluateAll((all) =>
                all
                    .filter((each) => each.checkVisibility())
                    .map((/** @type {any} */ { name, scrollWidth, clientWidth }) => [name, scrollWidth - clientWidth]),
            );
        assert.deepEqual(fields, [
            ["algorithm", 0],
            ["depth", 0],
            ["playouts", 0],
            ["exploration", 0],
        ]);
        const bar = await page
            .locator("quintet-lens-present [role=group] button")
            .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
        assert.equal(bar, 1, `a row of buttons at ${viewport.width}`);
        await page.close();
    }
});

test("the texts of a real tree stay large in a lecture, beside the code", slow, async () => {
    const real = "#game=chexers&algorithm=alpha-beta&depth=2&width=3";
    const page = await openLensPage(browser, real, { viewport: { width: 1280, height: 800 } });
    await ended(page);
    await page.locator("[data-study=present]").click();
    await page.locator("quintet-lens-present [data-show=code]").click();
    await page.locator("quintet-lens-code li").first().waitFor();
    await eventually(async () => assert.ok((await scaleOf(page)) >= 1, `${await scaleOf(page)}`));
});

test("on a phone the menu starts a presentation, and nothing is cut", slow, async () => {
    const page = await openLensPage(browser, lecture, { viewport: phone });
    await ended(page);
    await page.locator("[data-do=more]").click();
    await page.locator("quintet-lens-more [data-do='lens.study.present']").click();
    await page.locator("quintet-lens-present [data-show=code]").click();
    await page.locator("quintet-lens-code li.lit").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(wide, 0);
    assert.ok((await box(page, "quintet-lens-tree")).height > 200);
    await page.locator("[data-do=leave-present]").click();
    await page.locator("quintet-header").waitFor();
});

for (const [name, { theme, viewport, locale }] of Object.entries(looks)) {
    test(`axe finds nothing in a presentation, the table of children and the menu: ${name}`, slow, async () => {
        const settings = { language: locale.slice(0, 2) };
        const uct = lecture.replace("alpha-beta&step=5", "uct&step=60");
        const page = await openLensPage(browser, uct, { viewport, theme, settings });
        await ended(page);
        if (viewport === phone) await page.locator("#tab-counters").click();
        await page.locator("quintet-lens-children table").waitFor();
        assert.deepEqual(await violations(page), []);
        await page.locator("[data-do=more]").click();
        await page.locator("quintet-lens-export .item").first().waitFor();
        // The page below the menu is inert, with its heading.
        const rules = { "page-has-heading-one": { enabled: false } };
        assert.deepEqual(await violations(page, undefined, { rules }), []);
        await page.locator("quintet-lens-more [data-do='lens.study.present']").click();
        await page.locator("quintet-lens-present [data-show=code]").click();
        await page.locator("quintet-lens-code li").first().waitFor();
        assert.deepEqual(await violations(page), []);
    });
}
