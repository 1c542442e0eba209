/** Every page of the course in every language, and every figure and question on it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../../../web/i18n/t.js";
import { lessonNames, loadLesson } from "../../../../web/learn/search/lessons.js";
import { violations } from "../../axe.mjs";
import { becomes, desk, eventually, phone } from "../../browser.mjs";
import { cutOff, openLearn } from "../../drive/learn.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { catalogueIn } from "../../i18n/catalogues.mjs";

/** @typedef {import("playwright-core").Page & {problems: string[]}} Page */

const slow = { timeout: 400_000 };
const locales = { en: "en-GB", "zh-Hans": "zh-CN", fa: "fa-IR" };
const pages = ["index", ...lessonNames];

const browser = await testBrowser();

/** The lens is tested elsewhere. */
const withoutLens = {
    include: [["html"]],
    exclude: [[["quintet-learn", "quintet-learn-figure", "quintet-lens"]]],
};

/**
 * Answers the question of a lesson in every way, the right one last.
 * @param {Page} page @param {string} name
 */
async function checkQuestion(page, name) {
    const { question, facts } = await loadLesson(name);
    const part = page.locator("quintet-learn-question");
    const judged = async () => {
        await part.locator("button[type=submit]").click();
        await part.locator(".remark").waitFor();
        return part.locator(".remark.right").count();
    };
    if (question.kind === "number") {
        const right = facts[question.answer].value;
        for (const [value, count] of [
            [right + 1, 0],
            [right, 1],
        ]) {
            await part.locator("input").fill(String(value));
            assert.equal(await judged(), count, `${name} ${value}`);
        }
    } else {
        const places = Array.from({ length: question.options }, (_, place) => place);
        for (const place of [...places.filter((each) => each !== question.right), question.right]) {
            await part.locator("input").nth(place).check();
            assert.equal(await judged(), place === question.right ? 1 : 0, `${name} ${place}`);
        }
    }
}

for (const { id, direction } of languages) {
    test(`${id}: every page is there, and nothing is cut off on a desk or a phone`, slow, async (context) => {
        for (const name of pages) {
            const page = await openLearn(browser, name, { locale: locales[/** @type {"en"} */ (id)], viewport: desk });
            const { [id]: messages } = await catalogueIn("learn/search/frame");
            const title = messages[name === "index" ? "learn.title" : `learn.${name}.title`];
            await becomes(() => page.locator("h1").innerText(), title);
            assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), [
                id,
                direction,
            ]);
            assert.match(await page.title(), new RegExp(`^${String(title).slice(0, 5)}.*Quintet$`));
            for (const [viewport, colorScheme] of /** @type {const} */ ([
                [desk, "light"],
                [phone, "dark"],
            ])) {
                await page.emulateMedia({ colorScheme });
                await page.setViewportSize(viewport);
                await becomes(() => page.evaluate(() => document.documentElement.scrollWidth), viewport.width, name);
                await becomes(
                    () => page.evaluate(cutOff, "quintet-lens, pre, .unseen, svg"),
                    [],
                    `${name} ${viewport.width}`,
                );
                if (id !== "en") continue;
                await context.test(`${name}: axe finds no violations, ${colorScheme}`, () =>
                    becomes(() => violations(page, withoutLens), []),
                );
            }
            const prose = await page.locator("main p, legend, figcaption, .option").allInnerTexts();
            assert.doesNotMatch(prose.join("\n"), /\{\w+\}|[*`]/, name);
            if (id === "en" && name !== "index") {
                await context.test(`${name}: the question takes its right answer and no other`, () =>
                    checkQuestion(page, name),
                );
            }
            assert.deepEqual(page.problems, [], name);
            await page.close();
        }
    });
}

for (const name of lessonNames) {
    test(`${name}: every figure opens, in the room that was kept for it`, slow, async () => {
        const page = await openLearn(browser, name, { viewport: phone });
        const { sections } = await loadLesson(name);
        const shown = sections.flatMap(({ show = [] }) => show).filter((part) => "figure" in part);
        const figures = page.locator("quintet-learn-figure");
        assert.equal(await figures.count(), shown.length);
        const heights = () => figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
        const before = await heights();
        for (let index = 0; index < shown.length; ++index) {
            const figure = figures.nth(index);
            await figure.evaluate((element) => element.scrollIntoView({ block: "center" }));
            const asks = figure.getByRole("button", { name: "Start", exact: true });
            if (await asks.count()) await asks.click();
            await figure.locator("quintet-lens").waitFor();
            await figure.locator("quintet-lens-transport").waitFor();
            await eventually(async () => assert.equal(await figure.getByRole("alert").count(), 0));
        }
        assert.deepEqual(await heights(), before);
        assert.deepEqual(page.problems, []);
    });
}
