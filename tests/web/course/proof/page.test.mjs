/**
 * The finished sheets done on their pages, from the first task to the result: right or wrong, whichever
 * `course/proof/places` doesn't see there without a network.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { becomes } from "../../browser.mjs";
import { sheets, startStudents } from "../../drive/student.mjs";
import { testBrowser } from "../../for-tests.mjs";

const slow = { timeout: 400_000 };

const [browser, students] = await Promise.all([testBrowser(), startStudents()]);
after(() => students.close());

for (const [number, name] of sheets.entries()) {
    const right = number === 1;
    test(`${name}: all ${right ? "right" : "wrong"}`, slow, async () => {
        const page = await browser.open(`/web/course.html?src=examples/course/${name}.json`, { reducedMotion: true });
        const student = students.student(name, page.mainFrame());
        await student.begin(right ? "Ada" : "Bob");
        await student.all(right);
        await page.getByText(right ? "Passed" : "Not passed", { exact: true }).waitFor();
        assert.deepEqual(page.problems, []);
    });
}

test("search by keyboard alone, from the first task to the last", slow, async () => {
    const page = await browser.open("/web/course.html?src=examples/course/search.json", { reducedMotion: true });
    const student = students.typist("search", page);
    await student.begin("Ada");
    await student.all(true);
    await becomes(() => page.locator("h2[tabindex]:focus").innerText(), "Handed in");
    assert.deepEqual(page.problems, []);
});
