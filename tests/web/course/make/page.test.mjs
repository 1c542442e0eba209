/**
 * The page that makes sheets in Chromium: a sheet made by keyboard, tried, given out, opened again; access and looks.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { readSheetLink } from "../../../../web/course/files/sheet-link.js";
import { violations } from "../../axe.mjs";
import { becomes, desk, eventually, phone } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";

const slow = { timeout: 400_000 };
const PAGE = "/web/course/make.html";

const browser = await testBrowser();

/** @param {import("../../browser.mjs").PageOptions} [options] */
async function openPage(options = {}) {
    const page = await browser.open(PAGE, { reducedMotion: true, ...options });
    await page.locator("[data-do=add]").waitFor();
    return page;
}

/** Presses a button that has the focus or is given it, as a keyboard does. @param {any} place */
async function press(place) {
    await place.focus();
    await place.press("Enter");
}

/** Adds an item by keyboard and waits for its fields. @param {any} page @param {string} kind */
async function add(page, kind) {
    await press(page.locator("[data-do=add]"));
    await press(page.locator(`[data-kind=${kind}]`));
    await becomes(() => page.evaluate(focused), "H2");
}

/** The name of the element that has the focus, in whatever shadow root. */
function focused() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.tagName;
}

/** @param {any} page */
const states = (page) =>
    page.locator(".items li").evaluateAll((/** @type {any[]} */ rows) => rows.map((row) => row.className));

/** @param {any} page */
const good = (page) => page.locator("#try ~ [role=status] .fine").waitFor();

/** A sheet of three items. @param {any} page */
async function makeSheet(page) {
    await page.locator("#f-title").fill("Three tasks");
    await add(page, "choice");
    await page.locator("quintet-make-item #f-text").fill("Which search prunes?");
    await page.locator("quintet-make-item #f-options-0").fill("Minimax");
    await page.locator("quintet-make-item #f-options-1").fill("Alpha-beta");
    await page.locator("[data-right='1']").press("Space");
    await press(page.locator("[data-do=done]").first());
    await add(page, "number");
    await page.locator("quintet-make-item #f-text").fill("How many leaves?");
    await page.locator("quintet-make-item #f-right").fill("27");
    await press(page.locator("[data-do=done]").first());
    await add(page, "find");
    await page.locator("quintet-make-item #f-text").fill("**Win.**");
    const position = page.locator("quintet-make-position");
    await position.locator("[name=game]").selectOption("cachex");
    await press(position.locator("quintet-make-sources summary").first());
    await page.locator("[name=paste]").fill("#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,1;PLACE+1,0;PLACE+1,2");
    await press(page.locator("[data-do=use]"));
    await page.locator("quintet-make-item #f-goal-kind").selectOption("win");
    await becomes(() => page.locator("quintet-make-board .bar span").innerText(), "Move 4 of 4");
}

/** A puzzle is seen on a board, with its task in words, and its answer can be gone through. @param {any} page */
async function showsPuzzles(page) {
    const board = page.locator("quintet-make-board");
    await page.locator("#f-theme").selectOption("quiet");
    await page.getByText("The first move changes no other piece, although another move would.").waitFor();
    await page.getByText(/One of them:\s+.* to move: win by force in \d moves/).waitFor();
    const names = page.locator("#f-puzzle option");
    await eventually(async () => assert.match((await names.allInnerTexts())[1], /^Win in \d, Quiet move \([\d,]+\)$/));
    await page.locator("#f-puzzle").selectOption({ index: 3 });
    const drawn = () =>
        board.locator("quintet-board").evaluate((/** @type {any} */ { state }) => JSON.stringify(state.board.tokens));
    await board.locator("quintet-board .cell").first().waitFor();
    const before = await drawn();
    await board.locator("[data-do=forward]").click();
    await eventually(async () => assert.notEqual(await drawn(), before));
}

/**
 * A task has a figure: a tree, which is drawn while it is written, or an image.
 * @param {import("playwright-core").Page} page
 */
async function takesFigures(page) {
    const item = page.locator("quintet-make-item");
    await item.locator("#f-figure").selectOption("tree");
    await item.locator(".figure svg").waitFor();
    const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        item.locator("#f-figure").selectOption("image"),
    ]);
    await chooser.setFiles({
        name: "dot.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9" /></svg>'),
    });
    await item.locator("#f-figure-alt").fill("A dot");
    await becomes(() => item.locator(".figure img").getAttribute("alt"), "A dot");
}

test("a sheet of three tasks by keyboard: made, moved, tried, given, opened again", slow, async () => {
    const page = await openPage({ viewport: desk });
    await makeSheet(page);
    assert.deepEqual(await violations(page), []);
    await press(page.locator("[data-do=done]").first());
    assert.equal(await page.evaluate(focused), "BUTTON");
    await good(page);
    assert.deepEqual(await states(page), ["good", "good", "good"]);

    // Order, copies, and undo.
    const row = (/** @type {number} */ number) => page.locator(".items li").nth(number);
    await press(row(2).locator("[data-do=up]"));
    await becomes(() => row(1).locator(".what bdi").innerText(), "Win.");
    await press(row(0).locator("[data-do=copy]"));
    await becomes(() => page.locator(".items li").count(), 4);
    await press(row(1).locator("[data-do=remove]"));
    await becomes(() => page.locator(".items li").count(), 3);
    await page.locator("[data-do=bring-back]").click();
    await becomes(() => page.locator(".items li").count(), 4);
    await press(row(1).locator("[data-do=remove]"));
    await becomes(() => page.locator(".items li").count(), 3);
    await good(page);

    // As a student, without a trace on the device.
    await press(page.locator("[data-do=try]"));
    const frame = page.frameLocator("iframe");
    await frame.locator("[data-do=begin]").waitFor();
    assert.doesNotMatch(await frame.locator("quintet-course-frame .facts ~ *").allInnerTexts().then(String), /lost/);
    await frame.locator("[data-do=begin]").click();
    await frame.locator("input[value='1']").check();
    await frame.locator("[data-do=check]").click();
    await becomes(() => frame.locator(".verdict b").first().innerText(), "Correct");
    const kept = await page.evaluate(() => Object.keys(localStorage));
    assert.deepEqual(
        kept.filter((key) => /course/.test(key)),
        ["quintet/course-make"],
    );
    assert.deepEqual(await violations(page), []);
    await press(page.locator("[data-do=end-try]"));

    // What students get holds no answer, and is what the student's page opens.
    const [saved] = await Promise.all([page.waitForEvent("download"), press(page.locator("[data-do=file]"))]);
    const sheet = JSON.parse(await readFile(String(await saved.path()), "utf8"));
    assert.ok(sheet.sealed && !JSON.stringify(sheet).includes('"right"'));
    const [bank] = await Promise.all([page.waitForEvent("download"), press(page.locator("[data-do=bank-moodle]"))]);
    assert.match(await readFile(String(await bank.path()), "utf8"), /<question type="multichoice">/);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await press(page.locator("[data-do=link]"));
    const link = await eventually(async () => {
        const text = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(text, /#/);
        return text;
    });
    const linked = JSON.parse((await readSheetLink(new URL(link).hash)) ?? "");
    assert.deepEqual(linked, sheet);
    await press(page.locator("[data-do=embed]"));
    await eventually(async () =>
        assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^<iframe src=".*course\.html#sheet=/),
    );

    // The draft: after a reload, as a file, and opened again.
    const [draft] = await Promise.all([page.waitForEvent("download"), press(page.locator("[data-do=save]"))]);
    const text = await readFile(String(await draft.path()), "utf8");
    assert.deepEqual(JSON.parse(text).items[0].right, [1]);
    await page.reload();
    await becomes(() => page.locator(".items li").count(), 3);
    await press(page.locator("[data-do=new]"));
    await becomes(() => page.locator(".items li").count(), 0);
    const choose = async (/** @type {string} */ content) => {
        const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page.locator("[data-do=open]"))]);
        await chooser.setFiles({ name: "draft.json", mimeType: "application/json", buffer: Buffer.from(content) });
    };
    await choose(JSON.stringify(sheet));
    await page.locator(".refusal").waitFor();
    assert.match(await page.locator(".refusal").innerText(), /its answers are locked/);
    await choose(text);
    await becomes(() => page.locator(".items li").count(), 3);
    assert.equal(await page.locator(".refusal").count(), 0);
    await good(page);
    assert.deepEqual(page.problems, []);
});

test("while the page loads, no draft can be opened or begun in place of the kept one", async () => {
    const page = await browser.openBlank();
    let load = () => {};
    const loading = new Promise((resolve) => {
        load = () => resolve(null);
    });
    await page.route("**/*.schema.json", async (route) => {
        await loading;
        await route.continue();
    });
    await page.goto(browser.origin + PAGE);
    await page.getByText("Setting up the page").waitFor();
    assert.equal(await page.locator("[data-do=open], [data-do=save], [data-do=new]").count(), 0);
    load();
    await page.locator("[data-do=new]").waitFor();
});

test("what cannot be reached and what is missing stand at their fields; other kinds have theirs", slow, async () => {
    const page = await openPage({ viewport: phone, theme: "dark" });
    await page.locator("#f-title").fill("Kinds");
    await add(page, "find");
    await page.locator("quintet-make-item #f-text-problem .lacking").waitFor();
    await page.locator("quintet-make-item #f-text").fill("Win.");
    await page.locator("quintet-make-position [name=game]").selectOption("tetress");
    await page.locator("quintet-make-item #f-goal-kind").selectOption("win");
    await eventually(
        async () =>
            assert.match(
                await page.locator("quintet-make-item #f-goal-within-problem").innerText(),
                /no win in one move/,
            ),
        60_000,
    );
    assert.deepEqual(await violations(page), []);
    await page.locator("[data-do=done]").first().click();
    await becomes(() => page.locator("[data-do=link]").getAttribute("aria-disabled"), "true");

    for (const [kind, field] of [
        ["play", "quintet-make-position"],
        ["sequence", "quintet-make-position"],
        ["replay", "#f-stops-0-ply"],
        ["lens", "#f-options-algorithm"],
        ["lesson", "quintet-make-item fieldset [type=checkbox]"],
        ["puzzle", "#f-puzzle"],
        ["agent", "#f-opponent"],
        ["text", "#f-right"],
    ]) {
        await add(page, kind);
        await page.locator(field).first().waitFor();
        if (kind === "puzzle") await showsPuzzles(page);
        if (kind === "text") await takesFigures(page);
        assert.deepEqual(await violations(page), [], kind);
        await page.locator("[data-do=done]").first().click();
    }
    // What shows by itself how it went is named beside the choice.
    const note = page.getByText("Predictions and agents show at once how it went.");
    await page.locator("details summary").first().click();
    await becomes(() => note.count(), 0);
    await page.locator("#f-show").selectOption("at-end");
    await note.waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, "nothing is cut off on a phone");
    assert.deepEqual(page.problems, []);
});

test("in Persian, from right to left, with texts in two languages", slow, async () => {
    const page = await openPage({ viewport: phone, locale: "fa" });
    assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
    await page.locator("#f-title").fill("تمرین");
    await page.locator("details summary").first().click();
    await page.locator("[name=en]").check();
    await page.locator("#f-title-en").fill("Exercise");
    await becomes(() => page.locator("#f-title-fa").inputValue(), "تمرین");
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("quintet/course-make") ?? "{}").draft.title);
    assert.deepEqual(kept, { fa: "تمرین", en: "Exercise" });
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(page.problems, []);
});
