/** How the lens looks with large text and on paper, and axe on the engine's own figures. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "../axe.mjs";
import { desk, eventually, phone } from "../browser.mjs";
import { ended, openLensPage } from "../drive/lens.mjs";
import { testBrowser } from "../for-tests.mjs";

/** @typedef {import("../drive/lens.mjs").Page} Page */

const browser = await testBrowser();
const slow = { timeout: 400_000 };

const position = "#game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=2&step=30";

/** The engine's own search, with all its tables. @param {Page} page */
async function searchForReal(page) {
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-lens")).toggleStudy("real"));
    const part = page.locator("quintet-lens-real");
    await part.locator("select[name=time]").selectOption("0.2");
    await part.locator('[data-do="search"]').click();
    await part.locator(".roots tbody tr").first().waitFor();
    await part.locator('[data-do="search"]').waitFor();
}

for (const [theme, viewport, language] of /** @type {const} */ ([
    ["light", desk, "en"],
    ["dark", desk, "fa"],
    ["light", phone, "fa"],
    ["dark", phone, "en"],
])) {
    test(
        `axe finds nothing in the engine's own figures: ${theme}, ${viewport.width} wide, ${language}`,
        slow,
        async () => {
            const page = await openLensPage(browser, position, { theme, viewport, settings: { language } });
            await ended(page);
            await searchForReal(page);
            assert.deepEqual(await violations(page, "quintet-lens"), []);
            assert.deepEqual(page.problems, []);
            await page.close();
        },
    );
}

test("the tree is painted again in the colours of another theme, also without motion", slow, async () => {
    const page = await openLensPage(browser, position, { theme: "light" });
    await ended(page);
    /** Red, green and blue beside the names of the players. */
    const ground = () =>
        page.evaluate(() => {
            const lens = /** @type {any} */ (document.querySelector("quintet-lens"));
            const { canvas, context } = lens.renderRoot.querySelector("quintet-lens-tree").view;
            return [...context.getImageData(2, canvas.height - 2, 1, 1).data].slice(0, 3);
        });
    await eventually(async () => assert.ok((await ground()).every((part) => part > 200)));
    await page.emulateMedia({ colorScheme: "dark" });
    await eventually(async () => assert.ok((await ground()).every((part) => part < 100)));
    await page.emulateMedia({ colorScheme: "light" });
    await eventually(async () => assert.ok((await ground()).every((part) => part > 200)));
});

/** What is cut off at the edges of the window, and labels of tabs that are shortened. @param {Page} page */
const cutOff = (page) =>
    page.evaluate(() => {
        const root = /** @type {any} */ (document.querySelector("quintet-lens")).renderRoot;
        const transport = root.querySelector("quintet-lens-transport").renderRoot;
        const parts = [
            ...root.querySelectorAll("quintet-header > *, [role=tab]"),
            ...transport.querySelectorAll("button, select"),
        ];
        const wrong = [];
        for (const part of parts) {
            const { left, right, width } = part.getBoundingClientRect();
            const name = part.dataset.do ?? part.dataset.study ?? part.textContent.trim();
            if (left < -0.5 || right > innerWidth + 0.5)
                wrong.push(`${name}: ${Math.round(left)} to ${Math.round(right)}`);
            if (width < 20) wrong.push(`${name} is ${Math.round(width)} wide`);
            if (part.role === "tab" && part.scrollWidth > part.clientWidth) wrong.push(`${name} is shortened`);
        }
        if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
        return wrong;
    });

for (const [viewport, language] of /** @type {const} */ ([
    [desk, "en"],
    [phone, "en"],
    [phone, "fa"],
])) {
    test(`with text at 200 % nothing is cut off: ${viewport.width} wide, ${language}`, slow, async () => {
        const page = await openLensPage(browser, position, { viewport, settings: { language } });
        // Before the scripts of the page: a browser's own setting is there from the start.
        await page.addInitScript(() => {
            document.addEventListener("readystatechange", () => {
                document.documentElement.style.fontSize = "200%";
            });
        });
        await page.reload();
        await ended(page);
        assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
        await eventually(async () => assert.deepEqual(await cutOff(page), []));
        assert.deepEqual(await violations(page, "quintet-lens"), []);
    });
}

test("on paper there are no buttons, and the tree keeps its shape", slow, async () => {
    const page = await openLensPage(browser, position, { viewport: desk });
    await ended(page);
    await page.emulateMedia({ media: "print" });
    const shown = await page.evaluate(() => {
        const root = /** @type {any} */ (document.querySelector("quintet-lens")).renderRoot;
        const of = (/** @type {string} */ name) => root.querySelector(name).renderRoot;
        const buttons = [
            ...root.querySelectorAll("quintet-header .button"),
            ...of("quintet-lens-transport").querySelectorAll("button, input, select"),
            ...of("quintet-lens-tree").querySelectorAll(".tools button"),
        ];
        return {
            all: buttons.length,
            seen: buttons.filter((button) => button.getClientRects().length > 0).length,
            fit: getComputedStyle(of("quintet-lens-tree").querySelector("canvas")).objectFit,
            sentence: of("quintet-lens-transport").querySelector(".sentence").getClientRects().length,
        };
    });
    assert.ok(shown.all > 10);
    assert.deepEqual([shown.seen, shown.fit, shown.sentence], [0, "contain", 1]);
});
