/** Trees to fill in on a sheet: each student's own, saved between visits, told when the sheet says so, and on paper. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { kindOf } from "../../../web/course/kinds/kinds.js";
import { Sitting } from "../../../web/course/sitting/sitting.js";
import { MAX_STATE } from "../../../web/course/sitting/state-text.js";
import { problemsOf } from "../../../web/course/validate.js";
import { correctEntries, entriesText, judge } from "../../../web/lens/given/fill.js";
import { EXAMPLE } from "../../../web/lens/given/random-options.js";
import { searchToFill } from "../../../web/lens/given/search-to-fill.js";
import { becomes, chooseFiles } from "../browser.mjs";
import { checkActivity } from "../drive/at-once.mjs";
import { testBrowser } from "../for-tests.mjs";
import { activityOf, schema, startEngine } from "./engine.mjs";

const slow = { timeout: 400_000 };
const tools = await startEngine();
const browser = await testBrowser();
after(() => tools.engine.close());

const folder = new URL("../../../web/examples/course/", import.meta.url);
const sheetOf = async (/** @type {string} */ name) =>
    JSON.parse(await readFile(new URL(`${name}.json`, folder), "utf8"));
const draft = await sheetOf("drafts/trees");

/** Opens a sheet as a file, as a student with a name. @param {any} activity */
async function begin(activity, page = browser.open("/web/course.html", { reducedMotion: true })) {
    const opened = await page;
    await chooseFiles(opened.locator("[data-do=choose]"), { "sheet.json": activity });
    const code = opened.locator("quintet-course-frame input[type=text]");
    await opened.locator("[data-do=begin]").waitFor();
    if (await code.count()) await code.fill("Ada");
    await opened.locator("[data-do=begin]").click();
    await opened.locator("quintet-fill quintet-tree-diagram").waitFor();
    return opened;
}

/** @param {any} item  with its tree */
const fillOf = ({ options: { tree, algorithm = "alpha-beta", windows = true } }) =>
    searchToFill(tools.engine, { tree, algorithm, windows });

test(
    "the example is a good draft and its sheet has no answers; all of 30 students can get all points",
    slow,
    async () => {
        const sheet = await sheetOf("trees");
        for (const activity of [draft, sheet]) assert.deepEqual(problemsOf(activity, schema), []);
        assert.deepEqual(await checkActivity(draft, tools), []);
        assert.deepEqual(sheet.items, draft.items);
        for (const item of draft.items) {
            const points = new Set();
            for (let student = 0; student < 30; ++student) {
                const { draw } = await kindOf(item);
                const own = await /** @type {any} */ (draw)(item, `student ${student}`, tools);
                const { blanks } = await fillOf(own);
                const { score, of } = judge(blanks, correctEntries(blanks));
                assert.equal(score, 1);
                points.add(of);
            }
            assert.ok(points.size <= 3, `${item.id}: ${[...points]}`);
        }
    },
);

test("a filled tree of the largest size fits into the 4,096 characters of SCORM 1.2", slow, async () => {
    const { tree } = await tools.engine.call("randomTree", "depth=4,branching=3,values=-999-999", 1);
    const { blanks } = await fillOf({ options: { tree } });
    assert.equal(blanks.length, 121);
    const text = entriesText(correctEntries(blanks));
    const activity = activityOf({ kind: "fill", options: { tree } });
    const sitting = new Sitting({ activity, seed: "Ada" });
    sitting.run(true);
    sitting.note(0, text);
    const { state } = sitting.result;
    assert.ok(state.length <= MAX_STATE);
    const later = new Sitting({ activity, seed: "Ada", state });
    assert.equal(later.progressOf(0).line, text);
});

test("what was entered is there after a reload, and what was handed in shows its verdicts", slow, async () => {
    const page = await browser.open("/web/course.html?src=examples/course/trees.json", { reducedMotion: true });
    await page.locator("quintet-course-frame input[type=text]").fill("Ada");
    await page.locator("[data-do=begin]").click();
    const fill = page.locator("quintet-fill");
    await fill.locator("input[name=value]").fill("17");
    await page.reload();
    await page.locator("[data-do=begin]").click();
    await becomes(() => fill.locator("input[name=value]").inputValue(), "17");
    await fill.locator("[data-do=check]").click();
    await page.locator("quintet-course-item .verdict.partly").waitFor();
    assert.equal(await fill.locator("input[name=value]").isDisabled(), true);
    await becomes(() => fill.locator(".correct[data-index]").count(), 1);
    await page.reload();
    await page.locator("[data-do=begin]").click();
    await becomes(() => fill.locator(".correct[data-index]").count(), 1);
    await page.locator("quintet-course-item [data-do=again]").click();
    assert.equal(await fill.locator("input[name=value]").isDisabled(), false);
    assert.deepEqual(page.problems, []);
});

test("a sheet that tells nothing saves the answer without a verdict", slow, async () => {
    const [minimax] = draft.items;
    const page = await begin({ ...draft, show: "at-end", answers: "never", items: [minimax] });
    const fill = page.locator("quintet-fill");
    await fill.locator("input[name=value]").fill("17");
    await fill.locator("[data-do=check]").click();
    await page.locator("quintet-course-item .verdict").waitFor();
    assert.equal(await fill.locator(".correct, .partly, .incorrect").count(), 0);
    assert.equal(await fill.locator(".said").textContent(), "");
});

test("a sheet and its key are printed for a student's code, with the trees of that student's page", slow, async () => {
    const treesIn = (/** @type {any} */ page) =>
        page
            .locator(".paper svg.tree")
            .evaluateAll((/** @type {Element[]} */ all) => all.map((each) => each.getAttribute("aria-label")));
    const student = await begin(draft);
    await becomes(async () => (await treesIn(student)).length, 3);
    const trees = await treesIn(student);

    const teacher = await browser.openBlank({ reducedMotion: true });
    await teacher.addInitScript(() => {
        window.print = () => {};
    });
    await teacher.goto(`${browser.origin}/web/course/make.html`);
    await chooseFiles(teacher.locator("[data-do=open]"), { "draft.json": draft });
    const give = teacher.locator("quintet-make-give");
    await give.locator("[name=code]").fill("Ada");
    await give.locator("[data-do=print][aria-disabled=false]").click();
    await becomes(() => treesIn(teacher), trees);
    await give.locator("[data-do=print-key]").click();
    const labels = async () => (await treesIn(teacher)).map((/** @type {string} */ label) => label.split("; "));
    await becomes(async () => (await labels()).map(([tree]) => tree), trees);
    await teacher.locator(".paper .answers svg.tree").nth(2).waitFor({ state: "attached" });
    const { blanks } = await fillOf({ options: { tree: trees[1], windows: false } });
    const cuts = blanks.filter(({ cut }) => cut).map(({ node }) => node.name);
    assert.equal((await labels())[1].at(-1), `Cut off: ${cuts.join(", ")}`);
    assert.equal(await teacher.locator(".paper section").nth(1).locator(".cut").count(), cuts.length);
    assert.deepEqual([...student.problems, ...teacher.problems], []);
});

test("a teacher chooses the tree, and the search follows the number of players", slow, async () => {
    const page = await browser.open("/web/course/make.html", { reducedMotion: true });
    await page.locator("[data-do=add]").click();
    await page.getByRole("button", { name: /^Fill in a search/ }).click();
    const item = page.locator("quintet-make-item");
    const options = () =>
        page.evaluate(
            () => /** @type {any} */ (document.querySelector("quintet-make")).maker.model.draft.items[0].options,
        );
    await becomes(options, { random: EXAMPLE });
    const players = item.locator("[name=players]");
    await players.fill("3");
    await players.press("Tab");
    await becomes(options, { random: EXAMPLE.replace("values", "players=3,values"), algorithm: "max-n" });
    await players.fill("2");
    await players.press("Tab");
    await becomes(options, { random: EXAMPLE });
    const saves = item.locator("[name=saves-1]");
    await saves.fill("");
    await saves.press("Tab");
    await becomes(options, { random: EXAMPLE.replace(",saves=2-4", "") });
    await item.locator("#f-options-source").selectOption("tree");
    await becomes(options, { tree: "((3 12 8) (2 4 6) (14 5 2))" });
    assert.deepEqual(page.problems, []);
});

test("random trees with chance nodes are for expectimax, others for negamax too", slow, async () => {
    const problemsOfItem = async (/** @type {any} */ options) => {
        const activity = activityOf({ kind: "fill", options });
        assert.deepEqual(problemsOf(activity, schema), []);
        return (await checkActivity(activity, tools)).map(({ path }) => path.slice(2).join("."));
    };
    const random = "depth=3,branching=2,chance=2";
    assert.deepEqual(await problemsOfItem({ random, algorithm: "expectimax" }), []);
    assert.deepEqual(await problemsOfItem({ random }), ["options.algorithm"]);
    assert.deepEqual(await problemsOfItem({ random: "depth=3", algorithm: "negamax" }), []);
    assert.deepEqual(await problemsOfItem({ random: "depth=3", algorithm: "expectimax" }), ["options.algorithm"]);
});

test("a teacher lets chance decide, and the search follows", slow, async () => {
    const page = await browser.open("/web/course/make.html", { reducedMotion: true });
    await page.locator("[data-do=add]").click();
    await page.getByRole("button", { name: /^Fill in a search/ }).click();
    await page.locator("quintet-make-item [data-level='2']").click();
    const options = () =>
        page.evaluate(
            () => /** @type {any} */ (document.querySelector("quintet-make")).maker.model.draft.items[0].options,
        );
    await becomes(options, { random: "depth=2,branching=3,values=0-15,chance=2", algorithm: "expectimax" });
    assert.deepEqual(page.problems, []);
});

test("the key on paper shows chance nodes with their probabilities and means", slow, async () => {
    const page = await browser.openBlank({ reducedMotion: true });
    await page.addInitScript(() => {
        window.print = () => {};
    });
    await page.goto(`${browser.origin}/web/course/make.html`);
    const options = { tree: "({1/3: 1, 2/3: 9} 2)", algorithm: "expectimax" };
    const changed = { ...draft, items: [{ ...draft.items[0], options }] };
    await chooseFiles(page.locator("[data-do=open]"), { "draft.json": changed });
    await page.locator("quintet-make-give [data-do=print-key][aria-disabled=false]").click();
    const tree = page.locator(".paper .answers svg.tree");
    await tree.waitFor({ state: "attached" });
    const texts = await tree.locator("text").allTextContents();
    for (const text of ["Chance", "6.333", "a1", "1/3", "a2", "2/3"]) assert.ok(texts.includes(text), `${texts}`);
    assert.deepEqual(page.problems, []);
});
