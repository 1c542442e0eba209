/** Questions for the question bank of an LMS, as Moodle XML and CSV. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, test } from "node:test";
import { moodleXml, questionsCsv } from "../../../../web/course/make/handout/question-files.js";
import { bankQuestions } from "../../../../web/course/make/handout/questions.js";
import { makeWords, sharedWords } from "../../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../../web/i18n/t.js";
import { startEngine } from "../engine.mjs";

const tools = await startEngine();
after(() => tools.engine.close());
const t = translator(await loadLanguage(languages[0], sharedWords, makeWords));

const record = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0", "PLACE 1,1"] };
/** @type {any} */
const draft = {
    title: "Search / 1",
    items: [
        {
            id: "one",
            kind: "choice",
            title: "Leaves",
            text: "How many? $O(b^{d/2})$",
            options: ["**few**", "]]> <i>many</i>", "none"],
            right: [0],
            mixed: true,
            hints: [{ text: "Think." }],
            explain: "See $$x$$",
            points: 2,
            penalty: 0.25,
            figure: { image: "data:image/svg+xml;base64,PHN2Zy8+", alt: { en: "A <sketch>" } },
        },
        {
            id: "two",
            kind: "choice",
            text: "Which?",
            several: true,
            options: ["a", "b", "c", "d"],
            right: [1, 3],
            record,
        },
        {
            id: "three",
            kind: "number",
            title: "Height",
            text: "How high?",
            right: 2.5,
            margin: 0.1,
            variants: [{ right: 7 }],
        },
        {
            id: "four",
            kind: "text",
            title: 'A & "B"',
            text: "Name it.",
            right: ["minimax", "mini-max"],
            figure: { tree: "(1 2)" },
        },
        { id: "five", kind: "find", title: "Moves", text: "Count.", record, goal: { kind: "how-many" } },
        { id: "six", kind: "find", title: "Win", text: "Win.", record, goal: { kind: "win", within: 1 } },
        { id: "seven", kind: "lens", title: "Predict", options: { tree: "(1 2)" } },
    ],
};
const how = {
    language: "en",
    untitled: (/** @type {number} */ number) => `Task ${number}`,
    drawTree: (/** @type {string} */ tree) => (tree === "(1 2)" ? "<svg>1 2</svg>" : ""),
};

/** What Python's reader of XML finds, which is strict. @param {string} xml */
function read(xml) {
    const program = `
import json, sys, xml.etree.ElementTree as tree
def text(node, path): return node.findtext(path)
out = []
for each in tree.fromstring(sys.stdin.buffer.read()):
    if each.get("type") == "category": out.append({"category": text(each, "category/text")}); continue
    out.append({"type": each.get("type"), "name": text(each, "name/text"), "text": text(each, "questiontext/text"),
        "file": text(each, "questiontext/file"), "feedback": text(each, "generalfeedback/text"), "single": text(each, "single"),
        "shuffle": text(each, "shuffleanswers"), "grade": text(each, "defaultgrade"), "penalty": text(each, "penalty"),
        "hints": [hint.findtext("text") for hint in each.findall("hint")],
        "answers": [[a.findtext("text"), a.get("fraction"), a.findtext("tolerance")] for a in each.findall("answer")]})
json.dump(out, sys.stdout)`;
    return JSON.parse(execFileSync("python3", ["-c", program], { input: xml, encoding: "utf8" }));
}

test("choices, numbers, words and counts become questions of Moodle, and the other tasks are named", async () => {
    const { questions, left } = await bankQuestions(draft, tools, how);
    assert.deepEqual(left, ["Win", "Predict"]);
    const all = read(moodleXml("Search / 1", questions, 'The "position"'));
    const categories = all.flatMap((/** @type {any} */ { category }) => category ?? []);
    assert.deepEqual(categories, [
        "$course$/top/Search // 1/Leaves",
        "$course$/top/Search // 1/Task 2",
        "$course$/top/Search // 1/Height",
        '$course$/top/Search // 1/A & "B"',
        "$course$/top/Search // 1/Moves",
    ]);
    const [one, two, three, other, four, five, ...none] = all.filter((/** @type {any} */ { type }) => type);
    assert.deepEqual(none, []);
    assert.equal(one.type, "multichoice");
    assert.deepEqual([one.single, one.shuffle, one.grade, one.penalty], ["true", "true", "2", "0.25"]);
    assert.match(one.text, /^<p>How many\? \\\(O\(b\^\{d\/2\}\)\\\)<\/p><p><img/, "the LMS draws formulas");
    assert.match(one.text, /figure\.svg" alt="A &lt;sketch&gt;"/);
    assert.equal(one.file, "PHN2Zy8+");
    assert.equal(one.feedback, "<p>See \\[x\\]</p>");
    assert.deepEqual(one.hints, ["<p>Think.</p>"]);
    assert.deepEqual(one.answers[0], ["<p><strong>few</strong></p>", "100", null]);
    assert.equal(one.answers[1][0], "<p>]]&gt; &lt;i&gt;many&lt;/i&gt;</p>");
    assert.deepEqual(
        two.answers.map((/** @type {string[]} */ [, fraction]) => fraction),
        ["-50", "50", "-50", "50"],
        "ticking everything is worth nothing",
    );
    assert.match(two.text, /<img src="@@PLUGINFILE@@\/position\.svg" alt="The &quot;position&quot;"/);
    assert.match(Buffer.from(two.file, "base64").toString(), /^<svg/);
    assert.deepEqual([three.name, three.answers], ["Height (1)", [["2.5", "100", "0.1"]]]);
    assert.deepEqual([other.name, other.answers], ["Height (2)", [["7", "100", "0.1"]]]);
    assert.deepEqual(
        four.answers.map((/** @type {string[]} */ [text]) => text),
        ["minimax", "mini-max"],
    );
    assert.match(four.text, /<img src="@@PLUGINFILE@@\/tree\.svg" alt="\(1 2\)"/);
    assert.equal(Buffer.from(four.file, "base64").toString(), "<svg>1 2</svg>");
    // Of nine cells two have a stone.
    assert.deepEqual(five.answers, [["7", "100", "0"]]);
});

test("a tree that is too wide to draw stays text", async () => {
    const { questions } = await bankQuestions(
        { ...draft, items: [{ ...draft.items[3], figure: { tree: "(1 2 3)" } }] },
        tools,
        how,
    );
    const [, { text, file }] = read(moodleXml("Search", questions, ""));
    assert.match(text, /<pre>\(1 2 3\)<\/pre>$/);
    assert.equal(file, null);
});

test("the CSV has a line for each question, with its answers in pairs", async () => {
    const { questions } = await bankQuestions(draft, tools, how);
    const lines = questionsCsv(t, questions).trim().split("\r\n");
    assert.equal(lines.length, 7);
    assert.equal(lines[0].split(",").length, 6 + 2 * 4);
    assert.match(lines[0], /^Type,Title,Question,Points,Tolerance,Explanation,Answer 1,Share 1 \(%\),/);
    assert.equal(lines[3], "number,Height (1),How high?,1,0.1,,2.5,100,,,,,,");
});
