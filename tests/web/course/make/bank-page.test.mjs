/** The question bank on the page: a tree beside a question becomes a picture. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { testBrowser } from "../../for-tests.mjs";

const browser = await testBrowser();

test("the tree of a question is a picture in Moodle XML", { timeout: 400_000 }, async () => {
    const page = await browser.open("/web/course.html?src=examples/course/drafts/search.json");
    await page.locator("p a[href='course/make.html']").click();
    const button = page.locator("[data-do=bank-moodle]:enabled");
    await button.waitFor();
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    const xml = await readFile(String(await file.path()), "utf8");
    const [, text] = xml.match(/<file name="tree\.svg" path="\/" encoding="base64">([^<]*)</) ?? [];
    assert.match(xml, /<img src="@@PLUGINFILE@@\/tree\.svg" alt="\(\(3 12 8\) \(2 4 6\) \(14 5 2\)\)"/);
    const width = await page.evaluate(async (svg) => {
        const image = new Image();
        image.src = `data:image/svg+xml;base64,${svg}`;
        await image.decode();
        return image.naturalWidth;
    }, text);
    assert.ok(width > 200, `${width}`);
    const texts = [
        ...Buffer.from(text, "base64")
            .toString()
            .matchAll(/<text[^>]*>([^<]*)/g),
    ].map(([, each]) => each);
    for (const each of ["3", "12", "14", "A", "c3"]) assert.ok(texts.includes(each), `${each}: ${texts}`);
    assert.deepEqual(page.problems, []);
});
