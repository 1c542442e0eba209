/** The page that makes sheets, without the page: drafts, texts in languages, problems, the commands, and its words. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { moved, pointsIn, versionOf, withItem, withVariant, withVersion } from "../../../../web/course/make/draft.js";
import { forms, newItem } from "../../../../web/course/make/forms/forms.js";
import { engineAnswers } from "../../../../web/course/make/handout/engine-answers.js";
import { taskOf } from "../../../../web/course/make/handout/key-paper.js";
import { Maker } from "../../../../web/course/make/maker.js";
import { headProblems, itemProblems, refusalOf } from "../../../../web/course/make/problems.js";
import { fileName, inLanguages, languagesIn, textFor, withText } from "../../../../web/course/make/texts.js";
import { problemsOf } from "../../../../web/course/validate.js";
import { courseWords, lensWords, makeWords, sharedWords } from "../../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../../web/i18n/t.js";
import { activityOf, schema, startEngine } from "../engine.mjs";

const question = { kind: "choice", text: "Which?", options: ["a", "b"], right: [0] };
const almost = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,2"] };
const win = { kind: "find", text: "Win.", record: almost, goal: { kind: "win", within: 1 } };
const paths = (/** @type {any[]} */ problems) => problems.map((each) => each.path.join("/"));

/** @type {Awaited<ReturnType<typeof startEngine>>} */
let tools;
before(async () => {
    tools = await startEngine();
});

/** A storage that lasts for the test. */
function newMemory() {
    /** @type {Map<string, string>} */
    const kept = new Map();
    return {
        read: (/** @type {string} */ key) => JSON.parse(kept.get(key) ?? "null"),
        write: (/** @type {string} */ key, /** @type {unknown} */ value) =>
            Boolean(kept.set(key, JSON.stringify(value))),
        forget: (/** @type {string} */ key) => void kept.delete(key),
    };
}

async function startMaker(memory = newMemory()) {
    const { engine, readJson, openCatalog } = tools;
    const maker = new Maker({ engine, memory, language: "en", readJson, openCatalog, pause: 0 });
    await maker.start();
    return { maker, memory };
}

test("items are added with free ids, duplicated, moved and counted", () => {
    let draft = withItem(activityOf({}, { items: [] }), question);
    draft = withItem(draft, { ...question, points: 3 });
    draft = withItem(draft, structuredClone(draft.items[0]), 1);
    assert.deepEqual(
        draft.items.map(({ id }) => id),
        ["choice-1", "choice-3", "choice-2"],
    );
    assert.equal(pointsIn(draft), 5);
    assert.equal(moved(draft, 0, -1), draft);
    assert.deepEqual(
        moved(draft, 2, -1).items.map(({ id }) => id),
        ["choice-1", "choice-2", "choice-3"],
    );
});

test("a new item has two attempts and a cost, but programs may be tried often; files are named by the title", () => {
    for (const kind of Object.keys(forms)) {
        const { attempts, penalty } = newItem(kind, "cachex");
        assert.deepEqual(
            [attempts, penalty],
            ["agent", "code"].includes(kind) ? [undefined, undefined] : [2, 0.33],
            kind,
        );
    }
    assert.equal(fileName({ id: "sheet-1", title: "Alpha–beta: week 3" }, "en"), "alpha-beta-week-3");
    assert.equal(fileName({ id: "sheet-1", title: { fa: "جست‌وجو", en: "Search" } }, "fa"), "جست-وجو");
    assert.equal(fileName({ id: "sheet-1", title: "?" }, "en"), "sheet-1");
});

test("a variant holds only what differs, and shared fields are the item's", () => {
    const [item] = withItem(activityOf({}, { items: [] }), question).items;
    let varied = withVersion(withVariant(item), 1, { text: "Which one?" });
    varied = withVersion(varied, 1, { right: [1], points: undefined });
    assert.deepEqual(varied.variants, [{ text: "Which one?", right: [1] }]);
    varied = withVersion(varied, 1, { text: "Which?" });
    assert.deepEqual(varied.variants, [{ right: [1] }]);
    assert.equal(withVersion(varied, 1, { points: 4 }).points, 4);
    assert.deepEqual(versionOf(varied, 1).right, [1]);
    assert.deepEqual(versionOf(varied, 0).right, [0]);
});

test("a text becomes several with a second language, and one again", () => {
    const both = withText("Hello", "fa", "سلام", ["en", "fa"]);
    assert.deepEqual(both, { en: "Hello", fa: "سلام" });
    assert.equal(textFor("Hello", "fa", ["en", "fa"]), "");
    assert.equal(withText("Hello", "en", "", ["en"]), undefined);
    const draft = activityOf({ ...question, text: both, options: [both, "b"], hints: [{ text: both }] });
    assert.deepEqual(languagesIn(draft), ["en", "fa"]);
    const plain = inLanguages(draft, ["fa"]);
    assert.deepEqual(
        [plain.items[0].text, plain.items[0].options, plain.items[0].hints[0].text],
        ["سلام", ["سلام", "b"], "سلام"],
    );
    assert.equal(inLanguages(activityOf({ text: { en: "only" } }), ["fa"]).items[0].text, "only");
});

test("what is missing is said item by item, and one item does not hide another", () => {
    assert.deepEqual(
        paths(headProblems(/** @type {any} */ ({ quintet: "activity", version: 1, id: "x", items: [] }), schema)),
        ["title", "items"],
    );
    assert.deepEqual(paths(itemProblems({ id: "a", kind: "choice", options: ["", "b"] }, schema)), [
        "text",
        "options/0",
    ]);
    assert.deepEqual(paths(itemProblems({ id: "a", ...win, text: undefined }, schema)), ["text"]);
    assert.deepEqual(
        paths(itemProblems({ id: "a", ...question, variants: [{}] }, schema)).includes("variants/0"),
        true,
    );
    assert.deepEqual(itemProblems({ id: "a", ...win }, schema), []);
});

test("unfinished drafts are opened; sheets, other versions and wrong fields are refused, and the draft stays", async () => {
    const { maker } = await startMaker();
    maker.setHead({ title: "Mine" });
    maker.add(question);
    const before = maker.text;
    const refusals = [
        ["{", "course.bad.notJson"],
        ["[]", "course.bad.noActivity"],
        [JSON.stringify(activityOf(question, { version: 2 })), "course.bad.version"],
        [JSON.stringify(activityOf(question, { sealed: { salt: "AAAA", cost: 1024 } })), "make.sealed"],
        [JSON.stringify(activityOf({ ...question, text: 5 })), "course.bad.type"],
        [JSON.stringify(activityOf({ kind: "dance" })), "course.bad.choice"],
        [JSON.stringify(activityOf(question, { items: {} })), "course.bad.type"],
    ];
    for (const [text, key] of refusals) {
        assert.equal(await maker.open(text), false, text);
        assert.ok(
            maker.model.refused.some((each) => each.key === key),
            `${key}: ${JSON.stringify(maker.model.refused)}`,
        );
        assert.equal(maker.text, before);
    }
    assert.deepEqual(refusalOf(activityOf({ kind: "choice" }, { title: undefined }), schema), []);
    assert.equal(await maker.open(JSON.stringify(activityOf(win))), true);
    assert.equal(maker.model.draft.items.length, 1);
    assert.deepEqual(maker.model.refused, []);
    const [notice] = maker.model.notices;
    maker.takeBack(notice);
    assert.equal(maker.text, before);
});

test("the engine checks items one after another: what cannot be reached and what is illegal", async () => {
    const { maker } = await startMaker();
    maker.setHead({ title: "Checks" });
    maker.add(win);
    maker.add({ ...win, record: { ...almost, actions: [] } });
    maker.add({ ...win, record: { ...almost, actions: ["PLACE 9,9"] } });
    maker.add({ ...win, goal: { kind: "line", right: ["PLACE 0,0"] } });
    await maker.settled;
    assert.deepEqual(maker.problemsOf(0), []);
    assert.deepEqual(paths(maker.problemsOf(1) ?? []), ["goal/within"]);
    assert.deepEqual(paths(maker.problemsOf(2) ?? []), ["record"]);
    assert.deepEqual(paths(maker.problemsOf(3) ?? []), ["goal/right/0"]);
    assert.equal(maker.verdict, "bad");
    for (const place of [3, 2, 1]) maker.remove(place);
    assert.equal(maker.verdict, "good");
    maker.setItem(0, { goal: { kind: "win", within: 2 } });
    assert.equal(maker.verdict, "checking");
    await maker.settled;
    assert.equal(maker.verdict, "good");
});

test("the draft survives a reload, and the same draft gives the same sheet", async () => {
    const { maker, memory } = await startMaker();
    maker.setHead({ title: "Kept" });
    maker.add(question);
    maker.add(win);
    maker.move(1, -1);
    await maker.settled;
    const sheet = await maker.sheet();
    assert.deepEqual(problemsOf(sheet, schema), []);
    assert.ok(sheet.sealed && sheet.key);
    assert.ok(!JSON.stringify(sheet).includes('"right"'));
    assert.deepEqual(await maker.sheet(), sheet);
    const later = (await startMaker(memory)).maker;
    assert.equal(later.text, maker.text);
    assert.deepEqual(await later.sheet(), sheet);
    later.setItem(1, { text: "What?" });
    const changed = await later.sheet();
    assert.notDeepEqual(changed, sheet);
    assert.equal(changed.key, sheet.key, "receipts of one activity have one key");
});

test("a draft opens even if what was stored with it is damaged", async () => {
    const { maker, memory } = await startMaker();
    maker.setHead({ title: "Kept" });
    maker.add(question);
    await maker.settled;
    const { draft } = memory.read("course-make");
    for (const damage of [{ languages: null }, { languages: 5, sheet: 5 }, { sheet: "s" }]) {
        memory.write("course-make", { draft, ...damage });
        const { maker: later } = await startMaker(memory);
        assert.equal(later.model.phase, "ready");
        assert.equal(later.text, maker.text);
        assert.deepEqual(problemsOf(await later.sheet(), schema), []);
    }
});

test("the key holds what the engine finds right in the tasks that it judges", async () => {
    const t = translator(await loadLanguage(languages[0], sharedWords, courseWords, lensWords, makeWords));
    const find = (/** @type {any} */ goal, record = almost) => ({ kind: "find", record, goal });
    const items = [
        find({ kind: "win", within: 1 }),
        find({ kind: "how-many" }),
        find({ kind: "legal", action: "PLACE 1,2" }),
        find({ kind: "legal", action: "PLACE 2,2" }),
        find({ kind: "winner" }),
        find({ kind: "reach", conditions: [{ kind: "win" }], within: 1 }),
        find({ kind: "best" }),
        find({ kind: "line", right: ["PLACE 2,0"] }),
        { ...find({ kind: "how-many" }), variants: [{ record: { ...almost, actions: almost.actions.slice(0, 2) } }] },
        find({ kind: "how-many" }, { ...almost, actions: ["PLACE 9,9"] }),
    ];
    const found = await engineAnswers(t, tools, activityOf({}, { items }));
    const answers = items.map((item) => found.get(taskOf(/** @type {any} */ (item)))?.join());
    // Red has a1 and b1, and joins the edges by c1 only; five cells of nine are free.
    const won = "PLACE 2,0";
    assert.deepEqual(answers, [won, "5", "No", "Yes", "Red", won, won, undefined, "5", undefined]);
    assert.equal(found.get(taskOf({ ...items[8], .../** @type {any} */ (items[8]).variants[0] }))?.join(), "7");
});
