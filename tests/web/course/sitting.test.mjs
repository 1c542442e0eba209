/** An activity without a page: points, time, chance, states, seals, reporters, and what is wrong with a file. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { textIn } from "../../../web/course/activity.js";
import { drawItems } from "../../../web/course/draw.js";
import { findSheet } from "../../../web/course/files/find-sheet.js";
import { loadSheet } from "../../../web/course/files/kept-sheets.js";
import { pack, unpack } from "../../../web/course/files/packing.js";
import { readSheetLink, writeSheetLink } from "../../../web/course/files/sheet-link.js";
import { intervalsOf, readNumber, spellNumber, spellRight, spellText } from "../../../web/course/sealing/answers.js";
import { makeLock, newSeal, openLock } from "../../../web/course/sealing/lock.js";
import { seal } from "../../../web/course/sealing/seal.js";
import { Reporting } from "../../../web/course/sitting/reporting.js";
import { Sitting } from "../../../web/course/sitting/sitting.js";
import { MAX_STATE, MAY_GO } from "../../../web/course/sitting/state-text.js";
import { loadFormulas, needsFormulas } from "../../../web/course/text/formulas.js";
import { inlineHtml, markdownHtml } from "../../../web/course/text/markdown.js";
import { plainTitle } from "../../../web/course/text/rich-text.js";
import { ActivityRefused, problemsOf, problemText, readActivity } from "../../../web/course/validate.js";
import { pack as packLink } from "../../../web/record/link.js";
import { activityOf, courseWords, schema } from "./engine.mjs";

const choice = { kind: "choice", text: "Which?", options: ["a", "b"], right: [0] };
/** @param {any} more */
const threeItems = (more = {}) =>
    activityOf({}, { items: ["one", "two", "three"].map((id) => ({ id, ...choice })), ...more });
const wrong = { score: 0, answer: "1" };
const right = { score: 1, answer: "0" };

/** @param {any} activity @param {any} [more] */
function sit(activity, more = {}) {
    const clock = { ms: 0 };
    const sitting = new Sitting({ activity, seed: "s", now: () => clock.ms, ...more });
    return { sitting, clock };
}

test("the best answer counts, hints cost, and a right answer ends the item", () => {
    const activity = threeItems();
    Object.assign(activity.items[0], { points: 4, hints: [{ text: "h", cost: 0.25 }, { text: "i" }] });
    const { sitting } = sit(activity);
    assert.deepEqual(sitting.attempt(0, { score: 0.5, answer: "x" }), { right: false, over: false, told: true });
    sitting.attempt(0, wrong);
    assert.equal(sitting.pointsOf(0), 2);
    sitting.hint(0);
    sitting.attempt(0, right);
    sitting.hint(0);
    assert.equal(sitting.pointsOf(0), 3, "no hint is taken after the end");
    assert.equal(sitting.attempt(0, wrong), null);
    const { points, of, passed, items } = sitting.result;
    assert.deepEqual([points, of, passed, items[0].tries], [3, 6, null, 3]);
});

test("an incorrect attempt costs points where students are told at once, and a later one never takes any", () => {
    const activity = threeItems();
    for (const item of activity.items) Object.assign(item, { penalty: 0.25, attempts: 3 });
    const { sitting } = sit(activity);
    sitting.attempt(0, wrong);
    sitting.attempt(0, right);
    assert.deepEqual([sitting.pointsOf(0), sitting.progressOf(0).score], [0.75, 1]);
    sitting.attempt(1, { score: 0.9, answer: "most" });
    sitting.attempt(1, right);
    assert.deepEqual([sitting.pointsOf(1), sitting.progressOf(1).answer], [0.9, "most"]);
    const later = new Sitting({ activity, seed: "t", state: sitting.state });
    assert.deepEqual([later.pointsOf(0), later.penaltyOf(0)], [0.75, 0.25]);
    const { sitting: untold } = sit({ ...activity, show: "at-end" });
    untold.attempt(0, wrong);
    untold.attempt(0, right);
    assert.deepEqual([untold.pointsOf(0), untold.penaltyOf(0)], [1, 0], "no student knows that it was incorrect");
});

test("the correct answer is told after the last attempt or after handing in, where the sheet says so", () => {
    const activity = threeItems();
    activity.items[0].attempts = 1;
    const told = (/** @type {any} */ more) => {
        const { sitting } = sit({ ...activity, ...more });
        sitting.attempt(0, wrong);
        const before = [0, 1].map((number) => sitting.tellsAnswer(number));
        sitting.attempt(2, right);
        sitting.finish();
        return [...before, ...[0, 1, 2].map((number) => sitting.tellsAnswer(number))];
    };
    assert.deepEqual(told({}), [false, false, false, false, false]);
    assert.deepEqual(told({ answers: "at-last" }), [true, false, true, true, false]);
    assert.deepEqual(told({ answers: "at-end" }), [false, false, true, true, false]);
    assert.deepEqual(told({ answers: "at-last", show: "at-end" }), [false, false, true, true, false]);
    assert.deepEqual(told({ answers: "at-last", show: "never" }), [false, false, false, false, false]);
});

test("where nothing is told at once the last answer counts, and attempts are limited", () => {
    const activity = threeItems({ show: "at-end", pass: 0.5 });
    activity.items[1].attempts = 2;
    const { sitting } = sit(activity);
    assert.deepEqual(sitting.attempt(1, right), { right: true, over: false, told: false });
    assert.deepEqual(sitting.attempt(1, wrong), { right: false, over: true, told: false });
    assert.equal(sitting.pointsOf(1), 0);
    sitting.attempt(0, right);
    sitting.attempt(0, right);
    assert.ok(sitting.isOpen(0), "it may be changed until it is handed in");
    assert.ok(!sitting.revealed);
    sitting.finish();
    assert.ok(sitting.revealed && !sitting.isOpen(0));
    assert.equal(sitting.result.passed, false);
});

test("time: per item and in all, while the clock runs; a clock that jumps back counts nothing", () => {
    const activity = threeItems({ minutes: 3 });
    activity.items[0].minutes = 1;
    const { sitting, clock } = sit(activity);
    clock.ms = 500_000;
    sitting.run(true);
    clock.ms += 30_000;
    assert.equal(sitting.tick(), false);
    assert.equal(sitting.leftOf(0), 30);
    clock.ms -= 400_000;
    sitting.tick();
    assert.equal(sitting.seconds, 30);
    clock.ms += 31_000;
    assert.equal(sitting.tick(), true, "the item is closed");
    assert.ok(!sitting.isOpen(0) && sitting.isOpen(1));
    sitting.go(1);
    sitting.run(false);
    clock.ms += 1_000_000;
    sitting.run(true);
    assert.equal(sitting.seconds, 61, "it stood meanwhile");
    const later = new Sitting({ activity, seed: "other", state: sitting.state, now: () => clock.ms });
    assert.deepEqual([later.seconds, later.current, later.seed, later.isOpen(0)], [61, 1, "s", false]);
    clock.ms += 120_000;
    assert.equal(sitting.tick(), true);
    assert.ok(sitting.done);
});

test("a state fits into what SCORM keeps, and foreign ones are left alone", () => {
    const items = Array.from({ length: 30 }, (_, number) => ({ id: `i${number}`, ...choice }));
    const activity = activityOf({}, { items });
    const { sitting } = sit(activity);
    for (let number = 0; number < 30; ++number) sitting.attempt(number, { score: 0.3333, answer: 'ش"'.repeat(200) });
    sitting.attempt(3, { score: 1, answer: "short" });
    assert.ok(sitting.state.length <= MAX_STATE);
    const later = new Sitting({ activity, seed: "t", state: sitting.state });
    assert.equal(later.progressOf(3).answer, "short");
    assert.ok(Math.abs(later.result.score - sitting.result.score) < 1e-4);
    for (const state of ["", "{}", "[1]", '[1,"other","s",0,0,0,[0]]', sitting.state.slice(0, -1)]) {
        assert.equal(new Sitting({ activity, seed: "t", state }).resumed, false, state);
    }
});

test("a text is packed into fewer characters, whatever it says", () => {
    for (const text of ["", "a", "a".repeat(999), "abab".repeat(99), "سلام 😀 ".repeat(200), '["PLACE 0,0"]\n\f\u0000'])
        assert.equal(unpack(pack(text)), text);
    assert.ok(pack("PLACE 0,0;PLACE 1,1;".repeat(100)).length < 400);
    assert.throws(() => unpack("not base64!"));
});

test("the largest sheet fits with an attempt under way at every task", () => {
    const count = 60;
    let random = 1;
    const below = (/** @type {number} */ most) => {
        random = (random * 48_271) % 2_147_483_647;
        return random % most;
    };
    const game = (/** @type {number} */ plies) =>
        Array.from({ length: plies }, () => `PLACE ${below(9)},${below(9)}`).join(";");
    // Two long games; puzzles, questions of a search, steps of a lesson, stops of a game, and agents of the student's.
    const short = [
        game(5),
        "frsfr12",
        "0101101",
        ["1alpha-beta", "0minimax", "112"].join("\n"),
        `1,0,0.5${MAY_GO}${"def action(game):\n    return game.legal_actions()[0]\n".repeat(30)}`,
    ];
    const lines = Array.from({ length: count }, (_, number) => (number < 2 ? game(300) : short[number % short.length]));
    const items = Array.from({ length: count }, (_, number) => ({
        id: `task-number-${number}`,
        ...choice,
        attempts: 9,
    }));
    const activity = activityOf({}, { id: "a".repeat(60), items });
    const { sitting } = sit(activity, { seed: "s".repeat(60) });
    for (let number = 0; number < count; ++number) {
        for (let tries = 0; tries < 3; ++tries) sitting.attempt(number, { score: 0.3333, answer: `answer ${number}` });
        sitting.progressOf(number).seconds = 999 + number;
        sitting.note(number, lines[number]);
    }
    assert.ok(sitting.state.length <= MAX_STATE, `${sitting.state.length}`);
    const later = new Sitting({ activity, seed: "t", state: sitting.state });
    for (let number = 0; number < count; ++number) {
        const { line, tries } = later.progressOf(number);
        assert.deepEqual([tries, line.split(MAY_GO)[0]], [3, lines[number].split(MAY_GO)[0]]);
    }
});

test("a line that is not handed in is kept until it is, and goes where the state is too long", async () => {
    const activity = await seal(
        activityOf({ kind: "play" }, { items: [1, 2].map((id) => ({ id: `i${id}`, kind: "play" })) }),
    );
    const sitting = new Sitting({ activity, seed: "a" });
    let changes = 0;
    sitting.subscribe((count) => {
        changes = count;
    });
    sitting.note(0, "PLACE 0,0;PLACE 1,1");
    assert.equal(changes, 1, "a place for grades learns of it");
    const later = () => new Sitting({ activity, seed: "b", state: sitting.state });
    assert.equal(later().progressOf(0).line, "PLACE 0,0;PLACE 1,1");
    assert.equal(later().progressOf(1).line, "");
    // What may go of a line goes first.
    const noise = (/** @type {number} */ length) =>
        Array.from({ length }, () => Math.random().toString(36)[2]).join("");
    sitting.note(1, `1,0${MAY_GO}${noise(9000)}`);
    assert.ok(sitting.state.length <= MAX_STATE);
    assert.deepEqual([later().progressOf(0).line, later().progressOf(1).line], ["PLACE 0,0;PLACE 1,1", "1,0"]);
    sitting.note(1, noise(9000));
    assert.ok(sitting.state.length <= MAX_STATE);
    assert.deepEqual([later().progressOf(0).line, later().progressOf(1).line], ["PLACE 0,0;PLACE 1,1", ""]);
    sitting.attempt(0, { score: 1, answer: "PLACE 0,0" });
    assert.equal(later().progressOf(0).line, "");
    sitting.note(0, "after the end");
    assert.equal(later().progressOf(0).line, "");
    // States of before have no lines.
    const old = JSON.stringify([1, activity.id, "a", 5, 0, 0, [[1, 50, 0, 3, 0, "a"], 0]]);
    assert.equal(new Sitting({ activity, seed: "b", state: old }).progressOf(0).answer, "a");
    const bad = JSON.stringify([1, activity.id, "a", 5, 0, 0, [[1, 50, 0, 3, 0, "a", 7], 0]]);
    assert.equal(new Sitting({ activity, seed: "b", state: bad }).resumed, false);
});

test("chance follows from the seed", () => {
    const activity = threeItems({ order: "mixed" });
    activity.items[0].variants = [{ text: "B" }, { text: "C" }];
    const orders = new Set();
    const variants = new Set();
    for (let number = 0; number < 40; ++number) {
        const drawn = drawItems(activity, `student ${number}`);
        assert.deepEqual(drawn, drawItems(activity, `student ${number}`));
        assert.deepEqual(drawn.map(({ place }) => place).sort(), [0, 1, 2]);
        orders.add(drawn.map(({ place }) => place).join());
        variants.add(drawn.find(({ place }) => place === 0)?.item.text);
    }
    assert.equal(orders.size, 6);
    assert.deepEqual([...variants].sort(), ["B", "C", "Which?"]);
});

test("a lock opens with each right answer, and at its place only", async () => {
    const sheet = newSeal();
    const lock = await makeLock(sheet, "a/0", ["x", "y"], { said: "so" });
    for (const answer of ["x", "y"]) {
        assert.deepEqual(await openLock(sheet, "a/0", lock, [answer]), { right: true, told: { said: "so" } });
    }
    assert.equal((await openLock(sheet, "a/0", lock, ["z"])).right, false);
    assert.equal((await openLock(sheet, "b/0", lock, ["x"])).right, false);
    assert.equal((await openLock(newSeal(), "a/0", lock, ["x"])).right, false);
    assert.equal(
        (await openLock(sheet, "a/0", { ...lock, keys: ["?", lock.keys[0].slice(2)] }, ["x", "y"])).right,
        false,
    );
});

test("numbers within the margin share a spelling with the right one, others do not", () => {
    for (const [value, margin] of [
        [0, 0.5],
        [-7.25, 0.1],
        [1000, 3],
        [0.3, 0.1],
        [5, 0],
    ]) {
        const intervals = intervalsOf(value, margin);
        const spelling = spellRight(value, intervals);
        const holds = (/** @type {number} */ number) => spellNumber(number, intervals).includes(spelling);
        assert.ok(holds(value) && holds(value + margin) && holds(value - margin), `${value} ${margin}`);
        assert.ok(!holds(value + margin + 0.01) && !holds(value - margin - 0.01), `${value} ${margin}`);
    }
    assert.deepEqual(["1,5", "−2", "٣٫٥", " .5 "].map(readNumber), [1.5, -2, 3.5, 0.5]);
    assert.deepEqual(["", "1e5", "a", "1.2.3"].map(readNumber), [null, null, null, null]);
    assert.equal(spellText("  Alpha  BETA "), "alpha beta");
});

test("a sealed sheet is valid, holds no answer, and its variants have their own locks", async () => {
    const draft = threeItems();
    draft.items[0].variants = [{ text: "Other", right: [1] }];
    draft.items[1] = { id: "two", kind: "text", text: "Say", right: ["xyzzy"], explain: "plugh" };
    const sheet = await seal(draft);
    assert.deepEqual(problemsOf(draft, schema), []);
    assert.deepEqual(problemsOf(sheet, schema), []);
    assert.doesNotMatch(JSON.stringify(sheet), /xyzzy|plugh|"right"/);
    const [variant] = sheet.items[0].variants ?? [];
    assert.deepEqual(Object.keys(variant), ["text", "lock"]);
    assert.equal(await seal(sheet), sheet);
    // Where students are told, what was locked is readable, and the locks are there all the same.
    const open = { ...draft, answers: "at-last", items: [...draft.items] };
    open.items[2] = {
        id: "three",
        kind: "replay",
        record: { game: "cachex" },
        stops: [{ ply: 0, kind: "number", text: "?", right: 3, margin: 1 }],
    };
    const told = await seal(open);
    assert.deepEqual(problemsOf(told, schema), []);
    assert.deepEqual(told.items[1].solution, { right: ["xyzzy"], explain: "plugh" });
    assert.deepEqual(told.items[0].variants?.[0].solution, { right: [1] });
    assert.deepEqual(told.items[2].stops[0].solution, { right: 3, margin: 1 });
    assert.deepEqual(Object.keys(told.items[1].lock), ["keys", "box"]);
    assert.doesNotMatch(JSON.stringify(await seal({ ...open, show: "never" })), /solution/);
    const link = await writeSheetLink(sheet);
    assert.deepEqual(JSON.parse((await readSheetLink(`#${link}`)) ?? ""), JSON.parse(JSON.stringify(sheet)));
});

/** What is wrong, its place, and the key of the message. @type {[string, any, (string | number)[], string][]} */
const bad = [
    ["no activity", [], [], "noActivity"],
    ["a later version", { ...threeItems(), version: 2 }, ["version"], "version"],
    ["no items", threeItems({ items: [] }), ["items"], "minItems"],
    ["negative points", activityOf({ ...choice, points: -1 }), ["items", 0, "points"], "minimum"],
    ["points as text", activityOf({ ...choice, points: "2" }), ["items", 0, "points"], "type"],
    ["a slip in a name", activityOf({ ...choice, atempts: 2 }), ["items", 0, "atempts"], "unknown"],
    ["a kind that is none", activityOf({ ...choice, kind: "essay" }), ["items", 0, "kind"], "choice"],
    ["no answer", activityOf({ ...choice, right: undefined }), ["items", 0, "right"], "missing"],
    [
        "an id twice",
        activityOf(
            {},
            {
                items: [
                    { id: "a", ...choice },
                    { id: "a", ...choice },
                ],
            },
        ),
        ["items", 1, "id"],
        "twice",
    ],
    [
        "a cost above 1",
        activityOf({ ...choice, hints: [{ text: "a", cost: 2 }] }),
        ["items", 0, "hints", 0, "cost"],
        "maximum",
    ],
    ["a language that is none", activityOf({ ...choice, text: { de: "x" } }), ["items", 0, "text", "de"], "choice"],
    [
        "a goal without its number",
        activityOf({ kind: "find", record: { game: "hive" }, goal: { kind: "win" } }),
        ["items", 0, "goal", "within"],
        "missing",
    ],
    [
        "a variant with its own points",
        activityOf({ ...choice, variants: [{ points: 2 }] }),
        ["items", 0, "variants", 0, "points"],
        "notHere",
    ],
    [
        "a variant that does not fit",
        activityOf({ ...choice, variants: [{ options: ["a"] }] }),
        ["items", 0, "variants", 0, "options"],
        "minItems",
    ],
    [
        "a stop without an answer",
        activityOf({ kind: "replay", record: { game: "hive" }, stops: [{ ply: 0, kind: "number", text: "x" }] }),
        ["items", 0, "stops", 0, "right"],
        "missing",
    ],
];

for (const [name, activity, path, key] of bad) {
    test(`refused: ${name}`, () => {
        const problems = problemsOf(activity, schema).map((problem) => [problem.path, problem.key]);
        assert.deepEqual(problems, [[path, `course.bad.${key}`]]);
    });
}

test("a text that is no JSON is refused", async () => {
    await assert.rejects(
        readActivity("{", async () => schema),
        ActivityRefused,
    );
    assert.equal((await readActivity(JSON.stringify(threeItems()), async () => schema)).id, "test");
});

test("a sheet that is nested too deeply is refused, and not by a full stack", async () => {
    for (const deep of [200, 1_000_000]) {
        const text = JSON.stringify(threeItems()).replace('"Test"', "[".repeat(deep) + "]".repeat(deep));
        await assert.rejects(
            readActivity(text, async () => schema),
            ({ problems }) => problems[0].key === "course.bad.tooDeep",
        );
    }
});

test("a damaged sheet is opened, or refused with a place and a sentence", async () => {
    const folder = new URL("../../../web/examples/course/drafts/", import.meta.url);
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), "utf8")));
    const t = await courseWords();
    let random = 1;
    const below = (/** @type {number} */ most) => {
        random = (random * 48_271) % 2_147_483_647;
        return random % most;
    };
    const odd = [null, true, -1, 1e308, 1.5, "", "%zz", "__proto__", "a~1b/c", "\ud800", [], {}, [[]], { "%": 1 }];
    /** @param {any} value @returns {[any, string][]} every field of it */
    const fieldsOf = (value) =>
        typeof value === "object" && value
            ? Object.keys(value).flatMap((name) => [[value, name], ...fieldsOf(value[name])])
            : [];
    let opened = 0;
    for (let run = 0; run < 500; ++run) {
        const draft = JSON.parse(texts[below(texts.length)]);
        draft.items = draft.items.slice(0, 3);
        const fields = fieldsOf(draft);
        for (let left = below(3); left >= 0; --left) {
            const [holder, name] = fields[below(fields.length)];
            const [other, otherName] = fields[below(fields.length)];
            if (below(3) === 0) delete holder[name];
            else if (below(2) === 0) holder[name] = odd[below(odd.length)];
            else holder[Array.isArray(holder) ? name : otherName] = structuredClone(other[otherName]);
        }
        const text = JSON.stringify(draft);
        const activity = await readActivity(text, async () => schema).catch((error) => {
            assert.ok(error instanceof ActivityRefused, `${error}: ${text}`);
            for (const problem of error.problems) assert.notEqual(problemText(t, problem), "", text);
        });
        if (!activity) continue;
        ++opened;
        assert.equal(sit(activity).sitting.done, false, text);
    }
    assert.ok(opened > 20, `${opened} opened`);
});

test("a task without a title is named by its text, without the marks", () => {
    const text = "**Win**, or `draw`:\n- *fast*\n- [soon](https://d.example)\n\n$a^2$ is left.";
    assert.equal(plainTitle({ text }, "en"), "Win, or draw: fast soon a^2 is left.");
    assert.equal(plainTitle({ title: "*First*", text }, "en"), "First");
    assert.equal(plainTitle({ title: "3. *Minimax*", text }, "en"), "3. Minimax", "a title has no blocks");
    assert.equal(plainTitle({ text: "a ".repeat(60) }, "en").length, 60);
    assert.equal(plainTitle(null, "en"), "");
});

test("Markdown brings no HTML, no pictures and no other links", () => {
    assert.match(
        markdownHtml("**a** `b` [c](https://d.example)"),
        /<strong>a<\/strong> <code>b<\/code> <a href="https:\/\/d.example" target="_blank" rel="noopener noreferrer">/,
    );
    const hostile = markdownHtml(
        "<img src=x onerror=alert(1)> [j](javascript:alert(1)) [d](data:text/html,x) [r](../x)",
    );
    assert.doesNotMatch(hostile, /<img|<a /);
    assert.doesNotMatch(markdownHtml("![p](https://x.example/p.png)"), /<img/);
    assert.equal(inlineHtml("*a*"), "<em>a</em>");
    assert.equal(textIn({ fa: "ب", en: "b" }, "zh-Hans"), "b");
    assert.equal(textIn({ fa: "ب" }, "en"), "ب");
});

test("a figure is a tree, or an image with its description", () => {
    const problems = (/** @type {any} */ figure) =>
        problemsOf(activityOf({}, { items: [{ id: "a", ...choice, figure }] }), schema).map(({ path }) =>
            path.join("."),
        );
    const image = "data:image/png;base64,iVBORw0KGgo=";
    assert.deepEqual(problems({ tree: "((3 12 8) (2 4 6))" }), []);
    assert.deepEqual(problems({ image, alt: "A tree" }), []);
    for (const figure of [
        {},
        { image },
        { tree: "(1 2)", image, alt: "x" },
        { image: "https://example.com/x.png", alt: "x" },
        { image: "data:text/html;base64,PGI+", alt: "x" },
        { image: "javascript:alert(1)", alt: "x" },
    ])
        assert.ok(problems(figure).length, JSON.stringify(figure));
});

test("formulas become MathML once what draws them has loaded, and their source stays until then", async () => {
    const text = "It looks at $O(b^{d/2})$ leaves, not at \\$5 or $6 each.";
    assert.ok(needsFormulas(text));
    assert.match(inlineHtml(text), /at <code>O\(b\^\{d\/2\}\)<\/code> leaves, not at \$5 or \$6 each\./);
    await loadFormulas();
    assert.ok(!needsFormulas(text));
    assert.match(inlineHtml(text), /at <math>.*<msup><mi>b<\/mi>.*<\/math> leaves, not at \$5 or \$6 each\./);
    assert.match(markdownHtml("$$\\frac{1}{2}$$"), /<math display="block"/);
    // Neither money nor code is a formula; a broken one stays as it was written.
    for (const plain of ["$5 and $6", "a $ b $", "`$x$`"]) assert.doesNotMatch(markdownHtml(plain), /<math/);
    assert.match(inlineHtml("$\\frac{1$"), /<code>\\frac\{1<\/code>/);
    const hostile = inlineHtml("$<img src=x>$ $\\href{javascript:alert(1)}{x}$ $\\includegraphics{x}$");
    assert.doesNotMatch(hostile, /<img|<a |href=/);
});

test("the page tells once of a reporter that fails or keeps silent, and goes on reporting where it was there", async () => {
    /** @type {string[]} */
    const log = [];
    /** @type {(name: string, parts: any) => any} */
    const reporter = (name, parts) => ({
        name,
        open: async () => ({ state: null }),
        report: ({ score }) => log.push(`${name} ${score}`),
        close: () => log.push(`${name} closed`),
        ...parts,
    });
    const reporting = new Reporting(
        [
            reporter("absent", { open: async () => null }),
            reporter("silent", { open: () => new Promise(() => {}) }),
            reporter("failing", { report: async () => Promise.reject(new Error("no")) }),
            reporter("good", { open: async () => ({ state: "kept", student: { id: "7", name: "A" } }) }),
        ],
        ({ name }) => log.push(`${name} failed`),
        50,
    );
    assert.deepEqual(await reporting.open(), { state: "kept", student: { id: "7", name: "A" } });
    assert.deepEqual(reporting.names, ["failing", "good"]);
    const { sitting } = sit(threeItems());
    await reporting.report(sitting.result);
    await reporting.report(sitting.result);
    sitting.attempt(0, right);
    await reporting.report({ ...sitting.result, score: 0.5 });
    await reporting.close();
    await pause(60);
    assert.deepEqual(log, ["silent failed", "good 0", "failing failed", "good 0.5", "failing closed", "good closed"]);
});

test("a sheet comes from the address, a file of the site, or the file beside the page", async () => {
    const place = (/** @type {string} */ tail) => new URL(`https://a.example/x/course.html${tail}`);
    /** @type {string[]} */
    const asked = [];
    const load = async (/** @type {string} */ url) => {
        asked.push(url);
        return /** @type {any} */ (url.endsWith("none.json") ? { ok: false } : { ok: true, text: async () => "text" });
    };
    assert.equal(await findSheet(place("?src=examples/s.json"), { load }), "text");
    assert.equal(await findSheet(place(""), { load }), null);
    assert.equal(await findSheet(place(""), { load, packed: true }), "text");
    assert.deepEqual(asked, ["https://a.example/x/examples/s.json", "https://a.example/x/sheet.json"]);
    await assert.rejects(findSheet(place("?src=none.json"), { load }), {
        problem: { key: "course.missingText", params: { source: "none.json" } },
    });
    const long = await packLink(" ".repeat(5_000_000));
    for (const [packed, key] of [
        [long, "course.bad.tooLong"],
        ["eJxxx", "problem.damagedLink"],
    ]) {
        const refused = { name: "ActivityRefused", problems: [{ path: [], key, params: {} }] };
        await assert.rejects(findSheet({ ...place(""), hash: `#sheet=${packed}` }, { load }), refused);
    }
    await assert.rejects(findSheet(place("?src=https://b.example/s.json"), { load }), {
        problem: { key: "course.missingText", params: { source: "https://b.example/s.json" } },
    });
});

test("sheets that were opened stay for visits without a network, the last twenty of them", async (context) => {
    /** @type {Map<string, Response>} */
    const kept = new Map();
    const cache = {
        match: async (/** @type {string} */ url) => kept.get(url)?.clone(),
        put: async (/** @type {string} */ url, /** @type {Response} */ response) => kept.set(url, response),
        delete: async (/** @type {any} */ key) => kept.delete(key.url ?? key),
        keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
    const { fetch } = globalThis;
    context.after(() => Object.assign(globalThis, { fetch, caches: undefined }));
    const site = (/** @type {any} */ answer, store = cache) =>
        Object.assign(globalThis, { fetch: answer, caches: { open: async () => store } });
    const textOf = async (/** @type {string} */ name) => (await loadSheet(`https://a.example/${name}`)).text();
    const online = async (/** @type {string} */ url) => new Response(`the sheet ${url.at(-1)}`);
    const offline = () => Promise.reject(new TypeError("no network"));

    site(online);
    for (const name of ["a", ..."bcdefghijklmnopqrst", "a", "u"]) await textOf(name);
    assert.equal(kept.size, 20);
    site(offline);
    assert.equal(await textOf("a"), "the sheet a");
    await assert.rejects(textOf("b"), TypeError);
    // The sign-in page of a network is no sheet, and replaces none.
    site(async () => new Response("<!doctype html><title>Sign in</title>"));
    assert.equal(await textOf("a"), "the sheet a");
    assert.match(await textOf("z"), /Sign in/);
    site(offline);
    assert.equal(await textOf("a"), "the sheet a");
    // The site's answer counts: a sheet that was taken away is gone.
    site(async () => new Response("", { status: 404 }));
    assert.equal((await loadSheet("https://a.example/a")).ok, false);
    site(online, /** @type {any} */ (null));
    assert.equal(await textOf("a"), "the sheet a");
    site(offline, /** @type {any} */ (null));
    await assert.rejects(textOf("a"), TypeError);
});

test("the example of the notes is an activity", async () => {
    const notes = await readFile(new URL("../../../web/course/README.md", import.meta.url), "utf8");
    const example = JSON.parse(notes.match(/```json\n(.*?)```/s)?.[1] ?? "");
    assert.deepEqual(problemsOf(example, schema), []);
});
