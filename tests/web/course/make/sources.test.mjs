/**
 * Where the page that makes sheets takes positions and answers from: the editor of positions, *My games*, puzzles,
 * files, and presses on boards; and the zips for an LMS that it saves.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { strFromU8, unzipSync } from "../../../../web/node_modules/fflate/esm/index.mjs";
import { violations } from "../../axe.mjs";
import { becomes, chooseFiles, eventually } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { startLms } from "../grades/lms.mjs";
import { formErrors } from "../grades/scorm-form.mjs";

const slow = { timeout: 400_000 };

const browser = await testBrowser();

/** @typedef {Awaited<ReturnType<typeof browser.open>>} Page */

const cachex = { game: "cachex", options: { size: 3 } };
const almost = { ...cachex, actions: ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,2"] };
/** @param {any[]} items */
const draftOf = (items) => ({
    quintet: "activity",
    version: 1,
    id: "made",
    title: "Made",
    items: items.map((item, number) => ({ id: `item-${number + 1}`, text: "Do it.", ...item })),
});

/** Opens the page, with a draft. @param {any[]} [items] */
async function openPage(items) {
    const page = await browser.open("/web/course/make.html", { reducedMotion: true });
    await page.locator("[data-do=add]").waitFor();
    if (items) {
        await chooseFiles(page.locator("[data-do=open]"), { "draft.json": draftOf(items) });
        await becomes(() => page.locator(".items li").count(), items.length);
    }
    return page;
}

/** The items of the draft, as the device keeps them. @param {Page} page @returns {Promise<any[]>} */
const kept = (page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem("quintet/course-make") ?? "{}").draft?.items ?? []);

/** Opens "Take it from elsewhere" of a position. @param {Page} page */
async function elsewhere(page) {
    await page.locator("quintet-make-sources summary").first().click();
    return page.locator("quintet-make-sources");
}

/** A cell of a board. @param {Page} page @param {string} part @param {string} id */
const cell = (page, part, id) => page.locator(`${part} quintet-board .cell[data-cell="${id}"]`);

test("right moves and conditions are chosen by pressing on the board", slow, async () => {
    const page = await openPage([
        { kind: "find", record: almost, goal: { kind: "line" } },
        { kind: "find", record: almost, goal: { kind: "reach", conditions: [{ kind: "occupies" }] } },
        { kind: "find", record: almost, goal: { kind: "legal" } },
        {
            kind: "find",
            record: { game: "hive", actions: ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"] },
            goal: { kind: "reach", within: 20, conditions: [{ kind: "surrounds" }] },
        },
    ]);
    const open = async (/** @type {number} */ number) => {
        await page.locator(`[data-item="${number}"]`).click();
        await page.locator("quintet-make-pick summary").click();
        await page.locator("quintet-make-pick quintet-board .cell").first().waitFor();
    };
    const close = () => page.locator("[data-do=done]").first().click();
    const goal = async (/** @type {number} */ number) => (await kept(page))[number].goal;

    await open(0);
    await cell(page, "quintet-make-pick", "2,0").click();
    await cell(page, "quintet-make-pick", "2,2").click();
    await becomes(() => goal(0), { kind: "line", right: ["PLACE 2,0", "PLACE 2,2"] });
    await becomes(() => page.locator("quintet-make-pick .hint-ring").count(), 2);
    assert.match(await page.locator("quintet-make-pick [role=status]").innerText(), /PLACE 2,0 · PLACE 2,2/);
    assert.deepEqual(await violations(page), []);
    await cell(page, "quintet-make-pick", "2,2").click();
    await becomes(() => goal(0), { kind: "line", right: ["PLACE 2,0"] });
    await close();

    // Cells with pieces can be chosen as well, and nothing is played.
    await open(1);
    await cell(page, "quintet-make-pick", "0,0").click();
    await cell(page, "quintet-make-pick", "2,0").click();
    await becomes(async () => (await goal(1)).conditions, [{ kind: "occupies", cells: ["0,0", "2,0"] }]);
    await becomes(
        () => page.locator("quintet-make-item .verdict").first().innerText(),
        "The engine has checked this task.",
    );
    // Names that the position knows are offered.
    await page.locator("#f-goal-conditions-0-kind").selectOption("action");
    const names = () =>
        page
            .locator("quintet-make-item datalist option")
            .evaluateAll((all) => all.map((each) => each.getAttribute("value")));
    await becomes(names, ["place"]);
    assert.deepEqual((await kept(page))[1].record, almost);
    await close();

    await open(2);
    await cell(page, "quintet-make-pick", "2,2").focus();
    await page.keyboard.press("Enter");
    await becomes(() => goal(2), { kind: "legal", action: "PLACE 2,2" });
    await close();

    // A piece with a name is meant wherever it goes.
    await open(3);
    const queen = await page
        .locator("quintet-make-pick")
        .evaluate(
            (part) => /** @type {any} */ (part).tokens.find((/** @type {any} */ { label }) => label === "bQ").cell,
        );
    await cell(page, "quintet-make-pick", queen).click();
    await becomes(async () => (await goal(3)).conditions, [{ kind: "surrounds", cells: ["bQ"] }]);
    await becomes(() => page.locator("quintet-make-pick .hint-ring").count(), 1);
    assert.deepEqual(page.problems, []);
});

test("a position is set up, and takes the place of the one before", slow, async () => {
    const page = await openPage([{ kind: "find", record: { ...cachex, actions: [] }, goal: { kind: "best" } }]);
    await page.locator("[data-item='0']").click();
    const sources = await elsewhere(page);
    await sources.locator("[data-do=set-up]").click();
    const setup = page.locator("quintet-make-setup");
    await setup.locator(".verdict").waitFor();
    assert.equal(await page.locator("quintet-make-board").isVisible(), false, "one board at a time");
    await setup.locator('[data-tool="0stone"]').click();
    await cell(page, "quintet-make-setup", "0,0").click();
    await setup.locator('[data-tool="1stone"]').click();
    await cell(page, "quintet-make-setup", "1,1").click();
    await becomes(() => setup.locator("quintet-board .token").count(), 2);
    assert.deepEqual(await violations(page), []);
    await setup.locator("[data-do=use-this]:enabled").click();
    await setup.waitFor({ state: "detached" });
    await eventually(async () => assert.match((await kept(page))[0].record.setup ?? "", /^r\.\.\/\.b\.\/\.\.\. r/));
    await becomes(() => page.locator("quintet-make-board .token").count(), 2);

    // Left without use, it changes nothing.
    const before = (await kept(page))[0].record;
    await (await elsewhere(page)).locator("[data-do=set-up]").click();
    await setup.locator("[data-do=clear]").click();
    await setup.locator("[data-do=cancel]").click();
    await setup.waitFor({ state: "detached" });
    assert.deepEqual((await kept(page))[0].record, before);
    assert.deepEqual(page.problems, []);
});

test("positions come from My games, from a puzzle with its goal, and from a file", slow, async () => {
    const page = await browser.open("/web/archive/index.html", { reducedMotion: true });
    const won = { ...almost, actions: [...almost.actions, "PLACE 2,0"] };
    await chooseFiles(page.locator("[data-do=import]"), { "game.json": won });
    await page.locator("li[data-game]").waitFor();
    await page.goto(`${browser.origin}/web/course/make.html`);
    await page.locator("[data-do=add]").click();
    await page.locator("[data-kind=find]").click();
    await page.locator("quintet-make-position [name=game]").selectOption("cachex");
    await page.locator("quintet-make-board quintet-board").waitFor();
    const sources = await elsewhere(page);
    await sources.getByText("From my games", { exact: true }).click();
    await sources.locator("[data-own]").click();
    await becomes(async () => (await kept(page))[0]?.record?.actions?.length, 5);
    await page.locator("quintet-make-board [data-do=back]").click();
    await becomes(async () => (await kept(page))[0].record, almost);

    await sources.getByText("From a puzzle", { exact: true }).click();
    const puzzles = sources.locator("[name=puzzle]");
    await becomes(async () => (await puzzles.locator("option").count()) > 10, true);
    await sources.locator("[name=theme]").selectOption("win-in-2");
    const id = await puzzles.locator("option").nth(1).getAttribute("value");
    await puzzles.selectOption(id);
    await becomes(async () => (await kept(page))[0].goal, { kind: "win", within: 2 });
    await page.locator("quintet-make-item #f-text").fill("Win.");
    await becomes(
        () => page.locator("quintet-make-item .verdict").first().innerText(),
        "The engine has checked this task.",
    );

    await chooseFiles(sources.locator("[data-do=file]"), { "position.json": { ...almost, ply: 2 } });
    await becomes(async () => (await kept(page))[0].record.actions, almost.actions.slice(0, 2));

    // Boards of a course, in its own form.
    await sources.locator("[name=paste]").fill('{"n":4,"board":[["b",1,0],["r",3,2]],"start":[0,0]}');
    await sources.locator("[data-do=use]").click();
    await becomes(async () => (await kept(page))[0].record.setup, "..../b.../..../..r. r 2");
    await becomes(async () => /Assumed: Red/.test(await sources.locator("[role=status]").first().innerText()), true);
    assert.deepEqual(page.problems, []);
});

test("a draft that is dropped on the page opens; something else leaves the draft alone", slow, async () => {
    const page = await openPage([{ kind: "number", right: 1 }]);
    const drop = (/** @type {string} */ type, /** @type {string} */ text) =>
        page.evaluate(
            ([event, content]) => {
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([content], "draft.json", { type: "application/json" }));
                dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
            },
            [type, text],
        );
    await drop("drop", "no draft");
    await page.locator(".refusal").waitFor();
    assert.equal((await kept(page)).length, 1);
    const items = [
        { kind: "number", right: 1 },
        { kind: "text", right: ["a"] },
    ];
    await drop("dragover", "");
    await page.getByText("Open this draft").waitFor();
    await drop("drop", JSON.stringify(draftOf(items)));
    await becomes(() => page.locator(".items li").count(), 2);
    assert.equal(await page.locator(".refusal").count(), 0);
    await becomes(() => page.getByText("Open this draft").isVisible(), false);
});

test("a game on the board becomes a task, beside those that are there", slow, async () => {
    const page = await openPage([{ kind: "number", text: "How many?", right: 1 }]);
    const link = "#game=cachex&o.size=3&actions=PLACE+0,0;PLACE+0,1;PLACE+1,0;PLACE+1,2;PLACE+2,0&ply=4";
    await page.goto(`${browser.origin}/web/play.html${link}`);
    await page.locator("quintet-board .token").first().waitFor();
    await page.keyboard.press("m");
    await page.locator("quintet-menu [data-do=share]").click();
    await page.locator("quintet-share [data-do=exercise]").click();
    await page.getByText("Choose a kind of task for this position of Cachex").waitFor();
    assert.equal(await page.locator("[data-kind=puzzle]").count(), 0, "a puzzle has a position of its own");
    await page.locator("[data-kind]:focus").waitFor();
    assert.deepEqual(await violations(page), []);
    await page.locator("[data-kind=find]").click();
    await becomes(async () => (await kept(page)).map(({ kind }) => kind), ["number", "find"]);
    assert.deepEqual((await kept(page))[1].record, { ...almost, options: { size: "3" } });
    await becomes(() => page.locator("quintet-make-board .bar span").innerText(), "Move 4 of 4");

    // The address is used once, and a game with stops has it whole.
    assert.equal(new URL(page.url()).hash, "");
    await page.goto(`${browser.origin}/web/course/make.html${link}`);
    await page.locator("[data-kind=replay]").click();
    await becomes(async () => (await kept(page))[2]?.record?.actions?.length, 5);
    assert.deepEqual(page.problems, []);
});

test("a search of the lens becomes a task to predict", slow, async () => {
    const page = await browser.open("/web/lens.html#tree=((3+12+8)+(2+4+6))&algorithm=alpha-beta&step=5", {
        reducedMotion: true,
    });
    await page.locator("[data-do=more]").click();
    await page.locator("quintet-lens-export [data-do='export.exercise']").click();
    await page.locator("quintet-make-item h2").waitFor();
    await becomes(
        async () => (await kept(page)).map(({ kind, options }) => [kind, options]),
        [["lens", { tree: "((3 12 8) (2 4 6))", algorithm: "alpha-beta", depth: "2", predict: "true" }]],
    );
    await page.locator("quintet-make-item #f-text").fill("Predict.");
    await becomes(
        () => page.locator("quintet-make-item .verdict").first().innerText(),
        "The engine has checked this task.",
    );

    await page.goto(`${browser.origin}/web/lens.html#game=cachex&o.size=3&actions=PLACE+0,0&algorithm=minimax&depth=2`);
    await page.locator("[data-do=more]").click();
    await page.locator("quintet-lens-export [data-do='export.exercise']").click();
    await page.locator("quintet-make-item h2").waitFor();
    await becomes(async () => (await kept(page))[1]?.record?.actions, ["PLACE 0,0"]);
    assert.equal((await kept(page))[1].options.depth, "2");
    assert.deepEqual(page.problems, []);
});

test("the menu leads to exercise sheets, of which the site has some", slow, async () => {
    const page = await browser.open("/web/play.html", { reducedMotion: true });
    await page.locator("quintet-board .cell").first().waitFor();
    await page.locator("quintet-header [data-door=menu]").click();
    await page.locator("quintet-header [data-page=sheets]").click();
    await becomes(() => page.locator(".examples a").count(), 5);
    assert.deepEqual(await violations(page), []);
    for (const number of [0, 1, 2, 3, 4]) {
        const name = await page.locator(".examples a").nth(number).innerText();
        await page.locator(".examples a").nth(number).click();
        await page.locator("[data-do=begin]").waitFor();
        assert.equal(await page.locator("h2[tabindex]").innerText(), name);
        await page.goBack();
        await page.locator(".examples a").first().waitFor();
    }
    assert.deepEqual(page.problems, []);
});

test("the zips for an LMS: saved, whole, and the full one gives its grade", slow, async (context) => {
    const page = await openPage([{ kind: "number", text: "One and one?", right: 2 }]);
    if (!(await page.request.get(`${browser.origin}/web/course/pack-files.json`)).ok())
        return context.skip("zips need the built site");
    await page.locator("#try ~ [role=status] .fine").waitFor();
    const save = async (/** @type {string} */ name) => {
        const [saved] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-do=${name}]`).click()]);
        assert.equal(saved.suggestedFilename(), `made-${name === "pack-full" ? "complete" : "linked"}.zip`);
        return new Uint8Array(await readFile(String(await saved.path())));
    };
    const thin = unzipSync(await save("pack-thin"));
    assert.deepEqual(Object.keys(thin).sort(), ["imsmanifest.xml", "index.html", "sheet.json", "thin.css", "thin.js"]);
    assert.deepEqual(await formErrors(strFromU8(thin["imsmanifest.xml"])), []);
    assert.match(strFromU8(thin["index.html"]), new RegExp(`src="${browser.origin}/web/course.html#sheet=`));

    const zip = await save("pack-full");
    const full = unzipSync(zip);
    assert.deepEqual(await formErrors(strFromU8(full["imsmanifest.xml"])), []);
    assert.deepEqual(strFromU8(full["sheet.json"]), strFromU8(thin["sheet.json"]));
    assert.ok(!strFromU8(full["sheet.json"]).includes('"right"'));
    const { dependencies } = JSON.parse(
        await readFile(new URL("../../../../web/package.json", import.meta.url), "utf8"),
    );
    const licences = strFromU8(full["licences.txt"]);
    for (const name of Object.keys(dependencies)) assert.ok(licences.includes(`\n${name} `), name);
    const lms = await startLms(zip);
    const visit = await browser.open(`${lms.origin}/moodle.html`);
    const frame = visit.frameLocator("iframe");
    await frame.locator("[data-do=begin]").click();
    await frame.locator("[name=number]").fill("2");
    await frame.locator("[data-do=check]").click();
    await frame.locator("[data-do=finish]").click();
    await becomes(async () => lms.store.cmi.core.score?.raw, "100");
    assert.deepEqual([visit.problems, page.problems], [[], []]);
    lms.close();
});
