/** Every kind of item in both themes, before and after an answer where that shows something else: no barriers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { kindNames } from "../../../../web/course/kinds/kinds.js";
import { violations } from "../../axe.mjs";
import { becomes, chooseFiles, desk, phone } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";

const slow = { timeout: 400_000 };

const browser = await testBrowser();

const cachex = { game: "cachex", options: { size: 3 } };
const almost = { ...cachex, actions: ["PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,2"] };
const text = { text: "A task with **weight**.", hints: [{ text: "A hint." }] };
/** @type {any[]} */
const items = [
    { kind: "choice", options: ["One", "Two"], right: [0] },
    { id: "several", kind: "choice", several: true, options: ["One", "Two"], right: [0, 1] },
    { kind: "number", right: 3 },
    { kind: "text", right: ["a"] },
    { kind: "find", record: almost, goal: { kind: "win", within: 1 } },
    { id: "legal", kind: "find", record: almost, goal: { kind: "legal", action: "PLACE 2,2" } },
    { id: "winner", kind: "find", record: almost, goal: { kind: "winner" } },
    { kind: "sequence", record: almost, steps: [["PLACE 2,0"]] },
    { kind: "play", record: almost, level: "easy", goal: { kind: "win" } },
    { kind: "replay", record: almost, stops: [{ ply: 1, kind: "number", text: "How many?", right: 1 }] },
    { kind: "lens", options: { tree: "((3 5) (2 9))", algorithm: "minimax", predict: "value" } },
    { kind: "fill", options: { tree: "((3 5) (2 9))" } },
    { kind: "lesson", game: "halma", steps: ["chain"] },
    { kind: "puzzle", game: "hive", theme: "win-in-1", rating: [0, 300] },
    { kind: "agent", game: "cachex", options: { size: 3 }, opponent: "random", script: "javascript" },
    {
        kind: "code",
        language: "javascript",
        tests: [
            { call: "f()", expect: 3 },
            { call: "f()", expect: 3, hidden: true },
        ],
    },
].map((item) => ({ id: item.kind, ...text, ...item }));
const sheet = { quintet: "activity", version: 1, id: "access", title: "All kinds", items };

for (const [theme, viewport] of /** @type {["light" | "dark", typeof desk][]} */ ([
    ["light", desk],
    ["dark", phone],
])) {
    test(`every kind of item, ${theme}`, slow, async () => {
        assert.deepEqual(new Set(items.map(({ kind }) => kind)), new Set(kindNames));
        const page = await browser.open("/web/course.html", { theme, viewport, reducedMotion: true });
        await chooseFiles(page.locator("[data-do=choose]"), { "s.json": sheet });
        await page.locator("[data-do=begin]").click();
        for (const [number, { id, kind }] of items.entries()) {
            await page.locator(`[data-item="${number + 1}"]`).click();
            await becomes(
                () => page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-course")).work?.phase),
                "try",
            );
            if (kind === "lens") await page.locator("quintet-lens-predict [data-do=show]").waitFor();
            if (kind === "agent" || kind === "code") await page.locator(".cm-editor").first().waitFor();
            if (number === 0) await page.locator("[data-do=hint]").click();
            assert.deepEqual(await violations(page), [], id);
            const check = page.locator("[data-do=check]");
            if (!(await check.count()) || ["replay", "fill", "code"].includes(kind)) continue;
            const option = page.locator("quintet-course-item .form input:is([type=radio], [type=checkbox])").last();
            if (await option.count()) await option.check();
            else await page.locator("quintet-course-item .form input").fill("7");
            await check.click();
            await page.locator(".verdict").waitFor();
            assert.deepEqual(await violations(page), [], `${id} answered`);
        }
        assert.deepEqual(page.problems, []);
    });
}
