/** A task with code in a zip in an LMS: part of the points, a reload, then all of them. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { packScorm } from "../../../../web/course/pack/pack.js";
import { seal } from "../../../../web/course/sealing/seal.js";
import { becomes } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { startLms } from "../grades/lms.mjs";

const browser = await testBrowser();
const address = (/** @type {string} */ file) => `${browser.origin}/web/${file}`;

/** @type {any} */
const draft = {
    quintet: "activity",
    version: 1,
    id: "program",
    title: "A program",
    pass: 0.9,
    items: [
        {
            id: "search",
            kind: "code",
            language: "javascript",
            text: "Write search.",
            code: "const search = (node) => node.children[0].value;\n",
            model: "const search = (node) => Math.max(...node.children.map(({ value }) => value));",
            tests: [
                { call: "search(tree)", tree: "(7 4)", expect: 7, points: 3 },
                { call: "search(tree)", tree: "(2 9)", expect: 9, hidden: true },
            ],
        },
    ],
};

/** @param {string} url */
async function load(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
}
const isBuilt = (await fetch(address("course/pack-files.json"))).ok;
const options = isBuilt ? { timeout: 400_000 } : { skip: "a full zip needs the built site" };

test("an LMS has part of the points, a reload the code and its verdict, and then all points", options, async () => {
    const lms = await startLms(await packScorm(await seal(draft), { full: true, load, address }));
    after(() => lms.close());
    const page = await browser.open(`${lms.origin}/moodle.html`);
    await page.clock.install();
    const grade = () => [lms.store.cmi.core.lesson_status, lms.store.cmi.core.score?.raw];
    const arrives = (/** @type {unknown} */ expected) =>
        becomes(async () => {
            await page.clock.fastForward(10_000);
            return grade();
        }, expected);
    const sheet = () => page.frameLocator("iframe").locator("quintet-course");
    const verdict = () => sheet().locator("quintet-course-item .verdict b").innerText();
    const button = (/** @type {string} */ name) => sheet().locator(`[data-do=${name}]`);

    await button("begin").click();
    await button("check").click();
    await becomes(verdict, "Partly correct: 75%");
    await arrives(["incomplete", "75"]);
    assert.ok(!JSON.stringify(lms.store.cmi).includes("Math.max"));

    await page.goto(`${lms.origin}/moodle.html`);
    await button("begin").or(button("resume")).first().click();
    await becomes(verdict, "Partly correct: 75%");
    const editor = sheet().locator(".cm-content");
    assert.match(await editor.innerText(), /children\[0\]/);
    await button("again").click();
    await editor.fill(draft.items[0].model);
    await button("check").click();
    await becomes(verdict, "Correct");
    await button("finish").click();
    await arrives(["passed", "100"]);
});
