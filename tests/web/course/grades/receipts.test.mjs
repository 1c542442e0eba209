/** Receipts: written by students, read, checked and counted for a teacher. */

import assert from "node:assert/strict";
import { File } from "node:buffer";
import { test } from "node:test";
import { findReceipts, fingerprint, isSigned, receiptOf, writeReceipt } from "../../../../web/course/grades/receipt.js";
import { collect } from "../../../../web/course/receipts/collect.js";
import { writeCsv } from "../../../../web/course/receipts/csv.js";
import { takeFile, takeTexts } from "../../../../web/course/receipts/files.js";
import { taskStatistics } from "../../../../web/course/receipts/statistics.js";
import { statisticsCsv } from "../../../../web/course/receipts/statistics-table.js";
import { itemsCsv, studentsCsv } from "../../../../web/course/receipts/tables.js";
import { receiptWords, sharedWords } from "../../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../../web/i18n/t.js";
import { strToU8, zipSync } from "../../../../web/node_modules/fflate/esm/index.mjs";
import { itemOf, resultOf } from "./results.mjs";

/** @type {any} */
const sheet = {
    quintet: "activity",
    version: 1,
    id: "search-1",
    title: "Search",
    sealed: { salt: "c2FsdA", cost: 1024 },
    key: "a2V5LW9mLXRoZS1zaGVldA",
    items: [
        { id: "first", kind: "choice", options: ["a", "b"], lock: { keys: ["k"], box: "b" } },
        { id: "second", kind: "number", points: 2, lock: { keys: ["k"], box: "b" }, variants: [{ points: 3 }] },
    ],
};
const t = translator(await loadLanguage(languages[0], sharedWords, receiptWords));

/** Work with one right answer. */
const work = (seconds = 61) =>
    resultOf({
        score: 1 / 3,
        points: 1,
        done: true,
        seconds,
        items: [
            itemOf({ id: "first", points: 1, score: 1, tries: 2, seconds: seconds - 1, answer: "0" }),
            itemOf({ id: "second", kind: "number", of: 2, tries: 1, seconds: 1, answer: "5" }),
        ],
    });
const now = new Date("2026-11-25T17:01:02.345Z");
const textOf = (name, { code = "", result = work(), of = sheet, key = of.key } = {}) =>
    writeReceipt(receiptOf(of, result, { name, code }, now), key, [`Name: ${name}`]);
const kindsOf = (text, sheets = [sheet]) =>
    collect(findReceipts(text), sheets).map(({ marks }) =>
        marks.map(({ kind, others }) => [kind, ...others].join(" ")),
    );

test("a receipt is read as it was written, and fits the key of its sheet only", () => {
    const text = textOf("Ada Lovelace", { code: "s123" });
    const [found, ...more] = findReceipts(text);
    assert.deepEqual(more, []);
    assert.equal(found.receipt?.name, "Ada Lovelace");
    assert.equal(found.receipt?.at, "2026-11-25T17:01:02Z");
    assert.deepEqual(found.receipt?.items, work().items);
    assert.equal(isSigned(found, sheet.key), true);
    assert.equal(isSigned(found, `${sheet.key}x`), false);
    assert.equal(isSigned(found, undefined), false);
    assert.ok(text.length < 1000, `${text.length} characters`);
    assert.ok(text.split("\n").every((line) => line.length <= 64));
});

test("names of every script are kept, on one line", () => {
    for (const name of ["张伟", "زهرا  احمدی", "Zoë\nO'Neill", "𝔄 x"]) {
        const [{ receipt }] = findReceipts(textOf(name));
        assert.equal(receipt?.name, name.normalize("NFC").replace(/\s+/gu, " "));
    }
});

test("receipts survive mail: quotation marks, other line breaks, text around, many in one text", () => {
    const [one, two] = [textOf("A"), textOf("B", { result: work(99) })];
    const quoted = one.replace(/^/gm, "> > ").replaceAll("\n", "\r\n");
    const wrapped = two.replace(/^.{64}$/gm, (line) => `${line.slice(0, 30)}=\n${line.slice(30)}`);
    const html = one.split("\n").join("<br>\n");
    const names = (text) => takeTexts("x", [text]).receipts.map(({ receipt }) => receipt?.name);
    assert.deepEqual(names(`Dear Dr. Li,\n${quoted}\nand\n${two}\nBest`), ["A", "B"]);
    assert.deepEqual(names(`<p>${html}</p>`), ["A"]);
    assert.deepEqual(names(wrapped), ["B"]);
    assert.deepEqual(kindsOf(quoted), [[]]);
});

test("what is no receipt is none, and a damaged one is said to be", () => {
    assert.deepEqual(findReceipts("nothing"), []);
    assert.deepEqual(findReceipts("-----BEGIN QUINTET RECEIPT-----\n1.abc"), []);
    const frame = (code) => `-----BEGIN QUINTET RECEIPT-----\n${code}\n-----END QUINTET RECEIPT-----\n`;
    for (const code of ["", "1", "1.!!.x", "2.eJw.x", "1.AAAA.x", "hello"]) {
        assert.deepEqual(kindsOf(frame(code)), [["unreadable"]], code);
    }
    const bomb = writeReceipt(/** @type {any} */ ({ name: "0".repeat(5_000_000) }), sheet.key);
    assert.deepEqual(kindsOf(bomb), [["unreadable"]]);
    const broken = { ...receiptOf(sheet, work(), { name: "A", code: "" }), items: [{ id: 7 }] };
    assert.deepEqual(kindsOf(writeReceipt(/** @type {any} */ (broken), sheet.key)), [["unreadable"]]);
});

test("a changed receipt is marked, and so is one of another sheet or another version of it", () => {
    const better = {
        ...work(),
        score: 1,
        points: 3,
        items: work().items.map((item) => ({ ...item, points: item.of })),
    };
    assert.deepEqual(kindsOf(textOf("A")), [[]]);
    assert.deepEqual(kindsOf(textOf("A", { result: better, key: "guess" })), [["altered"]]);
    const [honest, forged] = [textOf("A"), textOf("A", { result: better })].map(
        (text) => text.match(/1\.(\S[\s\S]*)\./)?.[1] ?? "",
    );
    assert.deepEqual(
        kindsOf(textOf("A").replace(honest, forged)),
        [["altered"]],
        "another content under the signature",
    );
    assert.deepEqual(kindsOf(textOf("A"), []), [["noSheet"]]);
    const other = { ...sheet, id: "other" };
    assert.deepEqual(kindsOf(textOf("A"), [other]), [["noSheet"]]);
    assert.deepEqual(kindsOf(textOf("A"), [{ ...sheet, title: "New", key: "new" }]), [["otherSheet"]]);
    const easy = { ...sheet, items: [{ ...sheet.items[0], attempts: 99 }, sheet.items[1]] };
    assert.deepEqual(kindsOf(textOf("A", { of: easy })), [["changedSheet"]]);
    assert.notEqual(fingerprint(easy), fingerprint(sheet));
    const { id, ...rest } = sheet;
    assert.equal(fingerprint({ ...rest, id }), fingerprint(sheet), "the order of fields does not count");
});

test("points that do not add up are marked, though the signature fits", () => {
    const [first, second] = work().items;
    const marks = (more) => kindsOf(textOf("A", { result: { ...work(), ...more } }))[0];
    assert.deepEqual(marks({ score: 1 }), ["sums"]);
    assert.deepEqual(marks({ points: 3, score: 1 }), ["sums"]);
    assert.deepEqual(marks({ points: 4, of: 6, score: 4 / 6, items: [{ ...first, points: 4, of: 4 }, second] }), [
        "sums",
    ]);
    assert.deepEqual(marks({ of: 1, score: 1, items: [first] }), ["sums"], "an item is missing");
    const variant = { ...second, variant: 1, of: 3 };
    assert.deepEqual(marks({ of: 4, score: 0.25, items: [first, variant] }), [], "a variant has its own points");
    assert.deepEqual(marks({ done: false }), ["open"]);
});

test("doubles, several receipts of a student, and equal work under another name are marked", () => {
    const [ada, later] = [textOf("Ada", { code: "s1" }), textOf("ADA ", { code: "S1", result: work(300) })];
    const copied = textOf("Bob", { code: "s2" });
    const honest = textOf("Cleo", { code: "s3", result: work(70) });
    assert.deepEqual(kindsOf(ada + later + copied + honest + ada), [
        ["twice 5", "again 2", "sameWork 3"],
        ["again 1"],
        ["sameWork 1 5"],
        [],
        ["twice 1", "sameWork 3"],
    ]);
    const untouched = resultOf({ done: true });
    const [one, two] = ["D", "E"].map((name) => textOf(name, { result: untouched }));
    assert.deepEqual(kindsOf(one + two), [[], []], "no work is no equal work");
    assert.deepEqual(kindsOf(textOf("") + textOf("", { result: work(99) })), [[], []], "no name is no student");
});

test("cells that begin like a formula are harmless, and the rest is quoted as CSV wants it", () => {
    const rows = [["=1+1", "+1", "-1", "@A1", " =1", "\t=1", "＝1", -1, 'say "x", y', "a\nb", "'x", "plain"]];
    assert.equal(
        writeCsv(rows),
        `\u{feff}"'=1+1","'+1","'-1","'@A1","' =1","'\t=1","'＝1",-1,"say ""x"", y","a\nb","'x",plain\r\n`,
    );
});

test("the tables have a line for each student, and for each item", () => {
    const rows = collect(findReceipts(textOf("=cmd()", { code: "s1" }) + textOf("B", { result: work(90) })), [sheet]);
    const [head, first, second, ...none] = studentsCsv(t, rows).trim().split("\r\n");
    assert.deepEqual(none, []);
    assert.equal(head, "No.,Name,Code,Sheet,Made,Points,Of,Percent,Seconds,Remarks");
    assert.equal(first, `1,"'=cmd()",s1,search-1,2026-11-25T17:01:02Z,1,3,33.3333,61,`);
    assert.equal(second, "2,B,,search-1,2026-11-25T17:01:02Z,1,3,33.3333,90,");
    const items = itemsCsv(t, rows).trim().split("\r\n");
    assert.equal(items.length, 5);
    assert.equal(items[4], "2,B,,search-1,2026-11-25T17:01:02Z,second,number,0,0,2,1,0,1,5,");
});

test("statistics of tasks count the last receipt of each student, and list their answers", () => {
    /** Points of both tasks, and the answers. */
    const result = (one, two, answer, number, seconds = 60) =>
        resultOf({
            points: one + two,
            score: (one + two) / 3,
            done: true,
            seconds,
            items: [
                itemOf({ id: "first", points: one, tries: 1, seconds, answer }),
                itemOf({ id: "second", kind: "number", of: 2, points: two, tries: 2, seconds: 10, answer: number }),
            ],
        });
    const texts = [
        textOf("Ada", { result: result(0, 0, "1", "9") }),
        textOf("Bob", { result: result(0, 0, "1", "5", 20) }),
        textOf("Cleo", { result: result(1, 2, "0", "7", 30) }),
        textOf("Dan", { result: result(1, 1, "0", "5", 40) }),
        textOf("Ada", { result: result(0, 1, "1", "7", 90) }),
    ];
    const rows = collect(findReceipts(texts.join("") + texts[2]), [sheet]);
    const [first, second, ...none] = taskStatistics(rows);
    assert.deepEqual(none, []);
    assert.deepEqual(
        [first.students, first.share, first.solved, first.attempts, first.seconds],
        [4, 0.5, 0.5, 1, 35],
        "two receipts of Ada, and one of Cleo that came twice",
    );
    assert.deepEqual(first.answers, [
        { answer: "0", count: 2, share: 1 },
        { answer: "1", count: 2, share: 0 },
    ]);
    assert.deepEqual([second.share, second.solved], [0.5, 0.25]);
    assert.equal(second.answers.length, 2);
    // Points 0, 1, 1, 0 beside 0, 2, 1, 1: a covariance of 0.25 by deviations of 0.5 and sqrt(0.5).
    assert.ok(Math.abs(/** @type {number} */ (first.fit) - 0.25 / (0.5 * Math.SQRT1_2)) < 1e-9);
    assert.equal(taskStatistics(rows.slice(0, 2))[0].fit, null, "two students say nothing");
    const [head, line] = statisticsCsv(t, [first]).trim().split("\r\n");
    assert.equal(head.split(",").length, 14);
    assert.equal(line, "search-1,first,first,choice,0,4,50,50,1,35,0.7071,a,2,100");
    const [ofNone] = taskStatistics(collect(findReceipts(texts[2]), []));
    assert.equal(ofNone.item, null, "without the sheet");
    assert.match(statisticsCsv(t, [ofNone]), /,0,1,100\r\n$/);
});

/** @param {string} name @param {Uint8Array | string} content */
const file = (name, content) => new File([content], name);

test("receipts and sheets are found in files, and in the zip files of course systems", async () => {
    const submissions = zipSync({
        "Ada_1_assignsubmission_file/receipt.txt": strToU8(textOf("Ada")),
        "Bob_2_assignsubmission_onlinetext/onlinetext.html": strToU8(
            `<p>${textOf("Bob").replaceAll("\n", "<br>")}</p>`,
        ),
        "Cleo_3/photo.jpg": strToU8(textOf("hidden")),
    });
    const taken = await takeFile(file("work.zip", submissions));
    assert.deepEqual([taken.receipts.map(({ receipt }) => receipt?.name), taken.problem], [["Ada", "Bob"], ""]);
    const pack = zipSync({ "imsmanifest.xml": strToU8("<m/>"), "sheet.json": strToU8(JSON.stringify(sheet)) });
    for (const each of [file("sheet.json", JSON.stringify(sheet)), file("scorm.zip", pack)]) {
        assert.deepEqual((await takeFile(each)).sheets, [sheet]);
    }
});

test("files that are of no use are named with the reason", async () => {
    const { key, sealed, ...draft } = sheet;
    const problem = async (name, content) => (await takeFile(file(name, content))).problem;
    assert.equal(await problem("draft.json", JSON.stringify(draft)), "receipt.draft");
    assert.equal(await problem("photo.jpg", new Uint8Array([0xff, 0xd8])), "receipt.none");
    assert.equal(await problem("bad.zip", "PK\u0003\u0004broken"), "receipt.broken");
    const large = { name: "large.zip", size: 1e9, arrayBuffer: () => Promise.reject(new Error("not read")) };
    assert.equal((await takeFile(large)).problem, "receipt.tooLarge");
});
