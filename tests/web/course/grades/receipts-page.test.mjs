/** The teacher's table of receipts, as a teacher uses it. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { writeSheetLink } from "../../../../web/course/files/sheet-link.js";
import { findReceipts, isSigned, receiptOf, writeReceipt } from "../../../../web/course/grades/receipt.js";
import { seal } from "../../../../web/course/sealing/seal.js";
import { strToU8, zipSync } from "../../../../web/node_modules/fflate/esm/index.mjs";
import { violations } from "../../axe.mjs";
import { becomes, chooseFiles, phone } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { itemOf, resultOf } from "./results.mjs";

const browser = await testBrowser();

/** @type {any} */
const sheet = {
    quintet: "activity",
    version: 1,
    id: "search-1",
    title: { en: "Search in two-player games", fa: "جست‌وجو در بازی‌های دونفره" },
    sealed: { salt: "c2FsdA", cost: 1024 },
    key: "a2V5",
    items: [
        { id: "first", kind: "choice", options: ["a", "$b^d$"], lock: { keys: ["k"], box: "b" } },
        { id: "second", kind: "number", text: "How many leaves?", points: 2, lock: { keys: ["k"], box: "b" } },
    ],
};

/** @param {string} name @param {string} code @param {number} seconds @param {{key?: string, done?: boolean}} [more] */
function receipt(name, code, seconds, { key = sheet.key, done = true } = {}) {
    const items = [
        itemOf({ id: "first", points: 1, score: 1, tries: 2, seconds: seconds - 20, answer: "1" }),
        itemOf({ id: "second", kind: "number", of: 2, tries: 1, seconds: 20, answer: "=1+2" }),
    ];
    const result = resultOf({ score: 1 / 3, points: 1, done, seconds, items });
    return writeReceipt(receiptOf(sheet, result, { name, code }, new Date("2026-11-25T17:00:00Z")), key);
}
const work = zipSync({
    "Ada_1/receipt.txt": strToU8(receipt("Ada Lovelace", "s101", 754)),
    "Bob_2/receipt.txt": strToU8(receipt("Bob", "s102", 754)),
    "Cleo_3/receipt.txt": strToU8(receipt("Cleo", "s103", 420, { key: "guess" })),
    "Dan_4/receipt.txt": strToU8(receipt("=cmd()", "s104", 365, { done: false })),
});

/** @param {any} page @param {Record<string, unknown>} files */
const choose = (page, files) => chooseFiles(page.locator("[data-do=choose]"), files);

const marks = (/** @type {any} */ page) =>
    page.locator("tr[data-number]").evaluateAll((rows) => rows.map((row) => row.title));

test("receipts of a class become a table, are checked once the sheet is there, and are saved as CSV", async () => {
    const page = await browser.open("/web/course/receipts.html");
    await page.locator("#pasted").waitFor();
    await choose(page, { "work.zip": work });
    const missing = "not checked: its sheet is missing";
    await becomes(async () => (await marks(page)).map((text) => text.split("; ")[0]), Array(4).fill(missing));
    await choose(page, { "sheet.json": sheet });
    await becomes(
        () => marks(page),
        ["same work as no. 2", "same work as no. 1", "altered: doesn’t match its signature", "not handed in"],
    );
    await page.fill("#pasted", `> ${receipt("Eve", "s105", 500).replaceAll("\n", "\n> ")}`);
    await page.click("[data-do=add]");
    await becomes(() => page.locator("tr[data-number]").count(), 5);
    assert.equal(await page.inputValue("#pasted"), "");
    await page.locator('tr[data-number="5"] button').press("Enter");
    await page.locator(".inner .answer math").waitFor();
    assert.equal(await page.locator(".inner .answer").last().innerText(), "=1+2", "an option, and what was typed");
    assert.deepEqual(await page.locator(".inner th[scope=row]").allInnerTexts(), ["first", "How many leaves?"]);
    assert.equal(await page.locator("[data-task=second] th").innerText(), "How many leaves?");
    assert.deepEqual(await violations(page), []);

    const save = async (/** @type {string} */ what) => {
        const [saved] = await Promise.all([page.waitForEvent("download"), page.click(`[data-do=${what}]`)]);
        return readFile(await saved.path(), "utf8");
    };
    const lines = (await save("students")).trim().split("\r\n");
    assert.equal(lines.length, 6);
    assert.match(lines[4], /^4,"'=cmd\(\)",s104,/);
    const items = (await save("items")).trim().split("\r\n");
    assert.equal(items.length, 11);
    assert.match(items[10], /"'=1\+2",$/);
    assert.match(await page.locator("[data-task=first] .answers").innerText(), /student/);
    await page.locator("[data-task=first] .answers math").first().waitFor();
    assert.match(await save("statistics"), /"'=1\+2"/);
    await page.emulateMedia({ media: "print" });
    const printed = await page.locator("main").innerText();
    assert.match(printed, /^Receipts\n/, "on paper there is no help for the screen");
    assert.equal(await page.locator("td .button").first().isVisible(), false);
    await page.emulateMedia({ media: "screen" });

    await page.click("[data-do=clear]");
    await becomes(() => page.locator("tr").count(), 0);
    assert.deepEqual(page.problems, []);
});

test("what is no receipt is named, and what was pasted stays", async () => {
    const page = await browser.open("/web/course/receipts.html");
    await page.fill("#pasted", "Dear teacher");
    await page.click("[data-do=add]");
    await page.getByText("No receipt in the text.").waitFor();
    assert.equal(await page.inputValue("#pasted"), "Dear teacher");
    const { sealed, key, ...draft } = sheet;
    await choose(page, { "draft.json": draft });
    await page.getByText("draft.json is a draft", { exact: false }).waitFor();
});

for (const look of [
    { name: "desk", theme: "light", locale: "en-GB" },
    { name: "phone", theme: "dark", locale: "fa-IR", viewport: phone },
]) {
    test(`the table fits the window and is accessible: ${look.name}, ${look.theme}, ${look.locale}`, async () => {
        const page = await browser.open("/web/course/receipts.html", /** @type {any} */ (look));
        await page.locator("#pasted").waitFor();
        await choose(page, { "sheet.json": sheet, "work.zip": work });
        await becomes(() => page.locator("tr[data-number]").count(), 4);
        await page.locator('tr[data-number="1"] button').click();
        assert.deepEqual(await violations(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
        if (process.env.PICTURES)
            await page.screenshot({ path: `${process.env.PICTURES}/${look.name}.png`, fullPage: true });
        assert.deepEqual(page.problems, []);
    });
}

for (const show of ["at-once", "never"]) {
    test(`without a course system a student gets a receipt to save (results shown: ${show})`, async () => {
        /** @type {any} */
        const draft = { quintet: "activity", version: 1, id: "one", title: "One question", show };
        const sealed = await seal({ ...draft, items: [{ id: "plus", kind: "number", text: "1 + 1?", right: 2 }] });
        const page = await browser.open(`/web/course.html#${await writeSheetLink(sealed)}`);
        await page.locator("[data-do=begin]").click({ timeout: 400_000 });
        await page.fill("[name=number]", "2");
        await page.click("[data-do=check]");
        await page.click("[data-do=finish]");
        const part = page.locator("quintet-receipt");
        await part.locator("input[name=code]").waitFor();
        assert.equal(await part.locator("textarea").count(), 0, "it needs a name or a code");
        await part.locator("input[name=code]").fill("s7");
        const [saved] = await Promise.all([page.waitForEvent("download"), part.locator("[data-do=save]").click()]);
        assert.equal(saved.suggestedFilename(), "receipt-one-s7.txt");
        const text = await readFile(await saved.path(), "utf8");
        const [found] = findReceipts(text);
        assert.deepEqual([found.receipt?.code, found.receipt?.points, isSigned(found, sealed.key)], ["s7", 1, true]);
        assert.equal(/Points: 1 of 1/.test(text), show === "at-once");
        assert.equal(await part.locator("textarea").inputValue(), text);
        assert.deepEqual(await violations(page), []);
        assert.deepEqual(page.problems, []);
    });
}

test("in a sandboxed frame, where neither copying nor saving works, the receipt is selected to be copied", async () => {
    /** @type {any} */
    const draft = { quintet: "activity", version: 1, id: "one", title: "One question", order: "mixed" };
    const sealed = await seal({ ...draft, items: [{ id: "plus", kind: "number", text: "1 + 1?", right: 2 }] });
    const address = `${browser.origin}/web/course.html#${await writeSheetLink(sealed)}`;
    const page = await browser.open("/web/framed.html", {
        content: `<!doctype html><link rel="icon" href="data:," /><title>LMS</title><iframe sandbox="allow-scripts" title="Sheet" src="${address}" style="width: 900px; height: 700px"></iframe>`,
    });
    const frame = page.frameLocator("iframe");
    await frame.getByText("This browser can’t save your answers", { exact: false }).waitFor();
    await frame.locator("#code").fill("s7");
    await frame.locator("[data-do=begin]").click();
    await frame.locator("[data-do=finish]").click();
    await frame.locator("[data-do=sure]").click();
    await becomes(() => frame.locator("quintet-receipt input[name=code]").inputValue(), "s7", "entered at the start");
    await frame.locator("quintet-receipt [data-do=copy]").click();
    await frame.getByText("The receipt is selected: copy it from there.").waitFor();
    const selected = await frame
        .locator("quintet-receipt textarea:focus")
        .evaluate((/** @type {any} */ { value, selectionStart, selectionEnd }) =>
            value.slice(selectionStart, selectionEnd),
        );
    assert.equal(findReceipts(selected)[0].receipt?.code, "s7");
    await frame.locator("quintet-receipt [data-do=save]").click();
    await frame.getByText("If no file was saved", { exact: false }).waitFor();
});
