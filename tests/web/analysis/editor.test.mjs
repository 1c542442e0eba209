/** The position editor in a browser, for every game, with mouse, touch and keyboard. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, eventually, phone } from "../browser.mjs";
import { analysisUntil, openAnalysis } from "../drive/analysis.mjs";
import { look, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";
import { headIs } from "../page-head.mjs";

const browser = await testBrowser();

/** @param {import("../drive/app.mjs").Page} page */
async function edit(page) {
    await page.locator('quintet-analysis [data-do="more"]').click();
    await page.locator('quintet-analysis-more [data-do="analysis.edit"]').click();
    await page.locator("quintet-analysis-editor .verdict").waitFor();
    const own = page.viewportSize() ?? phone;
    const focused = () =>
        page.evaluate(() => {
            const setup = document
                .querySelector("quintet-analysis")
                ?.renderRoot.querySelector("quintet-analysis-setup");
            return setup?.renderRoot.activeElement?.localName;
        });
    await becomes(focused, "h1");
    for (const [width, height] of [
        [320, 568],
        [390, 844],
        [820, 1180],
        [1920, 1080],
        [own.width, own.height],
    ]) {
        await page.setViewportSize({ width, height });
        await eventually(async () => isLaidOut(await page.evaluate(places), width, height));
    }
}

/** Runs in the page. Returns where the board, the tools and the last button are, and whether it can be pressed. */
function places() {
    const setup = document.querySelector("quintet-analysis")?.renderRoot.querySelector("quintet-analysis-setup");
    const [board, editor] = ["quintet-board", "quintet-analysis-editor"].map((tag) =>
        setup.renderRoot.querySelector(tag),
    );
    const button = editor.renderRoot.querySelector('[data-do="analyse-this"]');
    const place = (/** @type {Element} */ element) => element.getBoundingClientRect().toJSON();
    const { x, y, width, height } = place(button);
    const pressed = editor.renderRoot.elementFromPoint(x + width / 2, y + height / 2) === button;
    const cells = board.renderRoot.querySelectorAll(".cell").length;
    return {
        board: place(board),
        editor: place(editor),
        tool: place(editor.renderRoot.querySelector("quintet-analysis-palette")),
        pressed,
        cells,
    };
}

/**
 * The tools are beside the board on a desk and below it on a phone; all of it is within the window.
 * @param {any} seen @param {number} width @param {number} height
 */
function isLaidOut({ board, editor, tool, pressed, cells }, width, height) {
    const at = `${width}x${height}: ${JSON.stringify({ board, editor, tool, pressed, cells })}`;
    const within = (/** @type {any} */ { left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= width && bottom <= height;
    assert.ok(within(board) && within(editor) && tool.top >= editor.top && pressed && cells > 0, at);
    assert.ok(board.width >= 0.5 * width && board.height >= 0.3 * height && editor.height >= 160, at);
    assert.ok(width > height ? editor.left >= board.right : editor.top >= board.bottom, at);
}

/** @param {import("../drive/app.mjs").Page} page @param {string} id */
const cell = (page, id) => page.locator(`quintet-analysis quintet-board .cell[data-cell="${id}"]`);
/** @param {import("../drive/app.mjs").Page} page @param {string} key */
const tool = (page, key) => page.locator(`quintet-analysis-editor [data-tool="${key}"]`);
/** @param {import("../drive/app.mjs").Page} page @param {string} name */
const press = (page, name) => page.locator(`quintet-analysis-editor [data-do="${name}"]`).click();
/**
 * Waits for the engine's verdict on the current position.
 * @param {import("../drive/app.mjs").Page} page
 * @param {RegExp} wanted
 */
async function verdict(page, wanted) {
    for (const end = Date.now() + 30_000; ; await page.waitForTimeout(30)) {
        const text = await page.locator("quintet-analysis-editor .verdict").innerText();
        if (wanted.test(text)) return;
        assert.ok(Date.now() < end, `${text} is not ${wanted}`);
    }
}
/** @param {import("../drive/app.mjs").Page} page */
const position = (page) => page.locator("quintet-analysis-editor textarea").inputValue();
/** @param {import("../drive/app.mjs").Page} page @param {RegExp} wanted */
async function positionIs(page, wanted) {
    for (const end = Date.now() + 30_000; !wanted.test(await position(page)); await page.waitForTimeout(30)) {
        assert.ok(Date.now() < end, `${await position(page)} is not ${wanted}`);
    }
}

test("Cachex: stones are placed with the mouse, the player to move is changed, and the position is analysed", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(
        browser,
        { game: "cachex", options: { size: 4 }, actions: ["PLACE 0,1"] },
        { searches: true },
    );
    await edit(page);
    await press(page, "clear");
    await page.locator('quintet-analysis-editor [data-to-move="0"]').click();
    await cell(page, "2,2").click();
    await tool(page, "1stone").click();
    await cell(page, "3,3").click();
    await verdict(page, /position/);
    await positionIs(page, /^\.{4}\/\.{4}\/\.\.r\.\/\.\.\.b r 2$/);
    await cell(page, "3,3").click();
    await verdict(page, /Invalid position.*No game leads to this many pieces/is);
    assert.equal(await page.locator('quintet-analysis-editor [data-do="analyse-this"]').isDisabled(), true);
    await page.locator('quintet-analysis-editor [data-to-move="1"]').click();
    await positionIs(page, /b 1$/);
    await page.locator('quintet-analysis-editor [data-to-move="0"]').click();
    await cell(page, "3,3").click();
    await positionIs(page, /^\.{4}\/\.{4}\/\.\.r\.\/\.\.\.b r 2$/);
    await press(page, "analyse-this");
    await analysisUntil(
        page,
        (model) => model.base.setup && model.state.board.tokens.length === 2 && model.path.length === 0,
    );
    await analysisUntil(page, (model) => model.thinking.progress?.lines.length > 0);
    assert.deepEqual(page.problems, []);
});

test("Hive: a stack is built by touch on a phone, and a second hive is refused with a reason", {
    timeout: 400_000,
}, async () => {
    const page = await openAnalysis(browser, { game: "hive", actions: [] }, { viewport: phone, touch: true });
    await edit(page);
    await headIs(page, "Quintet");
    await tool(page, "0Q").tap();
    await cell(page, "0,0").tap();
    await verdict(page, /Invalid position/);
    await tool(page, "0S").tap();
    await cell(page, "1,0").tap();
    await tool(page, "1Q").tap();
    await cell(page, "0,1").tap();
    await tool(page, "1S").tap();
    await cell(page, "-1,2").tap();
    await tool(page, "0B").tap();
    await cell(page, "0,1").tap();
    await verdict(page, /Valid position/);
    await positionIs(page, /^white;.*wB1@0,1,1;.*bQ@0,1,0/);
    await tool(page, "erase").tap();
    await cell(page, "0,1").tap();
    await cell(page, "0,1").tap();
    await verdict(page, /All pieces must be connected/);
    assert.equal(await page.locator('quintet-analysis-editor [data-do="analyse-this"]').isDisabled(), true);
    assert.deepEqual(page.problems, []);
});

test("Chexers: the keyboard places pieces, sets exits and starts the game", { timeout: 400_000 }, async () => {
    const page = await openAnalysis(browser, { game: "chexers", actions: [] });
    await page.locator('quintet-analysis [data-do="more"]').focus();
    await page.keyboard.press("Enter");
    await page.locator('quintet-analysis-more [data-do="analysis.edit"]').focus();
    await page.keyboard.press("Enter");
    await page.locator('quintet-analysis-editor [data-do="clear"]').focus();
    await page.keyboard.press("Enter");
    await verdict(page, /position/);
    await cell(page, "0,0").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.locator('quintet-analysis-editor [name="exits0"]').fill("3");
    await page.keyboard.press("Tab");
    await positionIs(page, /^\.{4}\/\.{5}\/\.{6}\/\.\.\.rr\.\.\/\.{6}\/\.{5}\/\.{4} r 3,0,0 0$/);
    await page.locator('quintet-analysis-editor [name="exits0"]').fill("9");
    await page.keyboard.press("Tab");
    await verdict(page, /exits of red must be from 0 to 4/);
    await page.locator('quintet-analysis-editor [name="exits0"]').fill("2");
    await page.keyboard.press("Tab");
    await verdict(page, /Valid position/);
    // A board in the form of another program is read where positions are read as text.
    const text = page.locator("quintet-analysis-editor textarea");
    const before = await text.inputValue();
    await text.fill('{"colour":"green","pieces":[[0,0],[1,0]],"blocks":[[2,0]]}');
    await press(page, "read");
    await positionIs(page, /^[./]*\.{3}gg\.\.[./]* g 0,0,0 1$/);
    assert.match(await page.locator("quintet-analysis-editor .notes").innerText(), /“blocks” has no counterpart/);
    // The engine answers late: the position is played that was read last.
    await page.locator("quintet-analysis-editor").evaluate((/** @type {any} */ { analysis }) => {
        const { setup } = analysis;
        const late = new Promise((resolve) => Object.assign(window, { answer: resolve }));
        analysis.setup = (/** @type {any} */ ...asked) => late.then(() => setup.apply(analysis, asked));
    });
    await text.fill(before);
    await press(page, "read");
    await positionIs(page, / r 2,0,0 0$/);
    assert.equal(await page.locator("quintet-analysis-editor .notes").innerText(), "");
    await page.locator('quintet-analysis-editor [data-do="play-this"]').focus();
    await page.keyboard.press("Enter");
    await page.evaluate(() => /** @type {any} */ (window).answer());
    await page.waitForFunction(() => document.querySelector("quintet-app"));
    await until(page, (model) => model.state.setup !== "" && model.state.board.tokens.length === 2 && !model.paused);
    assert.deepEqual((await look(page)).seats, ["person", "medium", "medium"]);
    await becomes(() => page.locator("quintet-app p[role=status]").innerText(), "Your turn");
    assert.deepEqual(page.problems, []);
});

test("Tetress and Halma: impossible positions are reported, the start can be restored, text is imported and exported", {
    timeout: 400_000,
}, async () => {
    for (const [game, target, text, wrong] of [
        ["tetress", "5,5", `${Array(11).fill(".".repeat(11)).join("/")} r 0`, "full"],
        ["halma", "8,8", `B${".".repeat(15)}/${`${".".repeat(16)}/`.repeat(14)}${".".repeat(15)}W W 3`, "BBB"],
    ]) {
        const page = await openAnalysis(browser, { game, actions: [] });
        await edit(page);
        await verdict(page, /Valid position/);
        const tools = page.locator("quintet-analysis-setup quintet-board .tools button");
        assert.equal(await tools.count(), 0, "buttons for moves have no place here");
        await cell(page, target).click();
        // The twentieth piece of Halma is one too many. A single square of Tetress can remain after cleared lines.
        await (game === "halma" ? verdict(page, /more pieces than the game has/) : positionIs(page, /^[^ ]*r/));
        await page.locator("quintet-analysis-editor textarea").fill(wrong);
        await press(page, "read");
        await verdict(page, /Invalid position.*must be/is);
        await page.locator("quintet-analysis-editor textarea").fill(text);
        await press(page, "read");
        await verdict(page, /Valid position/);
        await positionIs(page, new RegExp(`^${text.replaceAll(".", "\\.")}$`));
        // A position in which nothing is left to play, and a board without pieces where no piece ever leaves it.
        if (game === "tetress") await page.locator('quintet-analysis-editor [data-to-move="1"]').click();
        else await press(page, "clear");
        await verdict(
            page,
            game === "tetress"
                ? /already over here.*Red won. The other side can’t move/s
                : /A player has no piece on the board/,
        );
        assert.equal(await page.locator('quintet-analysis-editor [data-do="play-this"]').isDisabled(), true);
        await press(page, "start");
        await verdict(page, /Valid position/);
        await page.locator('quintet-analysis [data-do="cancel"]').click();
        await analysisUntil(page, (model) => model.state.actions.length === 0 && !model.base.setup);
        assert.deepEqual(page.problems, [], game);
        await page.close();
    }
});

test("why a position is impossible is said in the reader's language", { timeout: 400_000 }, async () => {
    const page = await openAnalysis(
        browser,
        { game: "chexers", actions: [] },
        { storage: { settings: { language: "zh-Hans" } } },
    );
    await edit(page);
    await page.locator('quintet-analysis-editor [data-do="clear"]').click();
    const said = page.locator("quintet-analysis-editor .verdict.bad p").nth(1);
    await becomes(() => said.innerText(), "有一方在棋盘上没有棋子");
    assert.deepEqual(page.problems, []);
});
