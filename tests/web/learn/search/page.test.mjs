/** The pages of the course in Chromium: text, figures, questions, progress. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "../../../../scripts/serve.mjs";
import { lessonNames } from "../../../../web/learn/search/lessons.js";
import { becomes, eventually, openBrowser, phone } from "../../browser.mjs";
import { openLearn } from "../../drive/learn.mjs";
import { testBrowser } from "../../for-tests.mjs";

/** @typedef {import("playwright-core").Page & {problems: string[]}} Page */

const slow = { timeout: 400_000 };

const browser = await testBrowser();

/** The results that the page has told, in order. @param {Page} page */
const listen = (page) =>
    page.evaluate(() => {
        const told = /** @type {any} */ (window);
        told.results = [];
        document.addEventListener("quintet-exercise", (event) => {
            told.results.push(/** @type {CustomEvent} */ (event).detail);
        });
    });
const results = (/** @type {Page} */ page) => page.evaluate(() => /** @type {any} */ (window).results);

/** Moves the focus by Tab until it is on what the selector names. @param {Page} page @param {string} selector */
async function tabTo(page, selector) {
    for (let presses = 0; presses < 80; ++presses) {
        await page.keyboard.press("Tab");
        const there = await page.evaluate((wanted) => {
            let active = document.activeElement;
            while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
            return active?.matches(wanted) ?? false;
        }, selector);
        if (there) return;
    }
    assert.fail(`${selector} cannot be reached by Tab`);
}

test("a question with a number: nothing, a word, a wrong and the right number, by keyboard alone", slow, async () => {
    const page = await openLearn(browser, "minimax");
    await listen(page);
    const status = page.locator("quintet-learn-question [role=status]");
    await tabTo(page, "quintet-learn-question input, input[inputmode=numeric]");
    await page.keyboard.press("Enter");
    await becomes(() => status.innerText(), "The answer is a whole number. Write it in digits.");
    await page.keyboard.type("seven");
    await page.keyboard.press("Enter");
    await becomes(() => status.innerText(), "The answer is a whole number. Write it in digits.");
    assert.deepEqual(await results(page), []);

    await page.keyboard.press("Control+a");
    await page.keyboard.type("7");
    await becomes(() => status.innerText(), "");
    await page.keyboard.press("Enter");
    await eventually(async () => assert.match(await status.innerText(), /^Not quite\. Start at the bottom/));
    assert.equal(await page.locator(".numbers .done").count(), 0);

    await page.keyboard.press("Control+a");
    // Persian digits are as good.
    await page.keyboard.insertText("۶");
    await page.keyboard.press("Enter");
    await eventually(async () =>
        assert.match(await status.innerText(), /^Correct\s+At the lowest nodes Max takes 7 and 3/),
    );
    assert.deepEqual(await results(page), [
        { result: "wrong", action: "7", tries: 1, lesson: "minimax" },
        { result: "solved", action: "۶", tries: 2, lesson: "minimax" },
    ]);
    await becomes(() => page.locator(".numbers .done").count(), 1);
    assert.equal(await page.locator(".numbers .done").textContent(), "2 Minimax, finished");
    assert.deepEqual(page.problems, []);
});

test(
    "a question with choices: a wrong one gets its remark, the right one ends it, by keyboard alone",
    slow,
    async () => {
        const page = await openLearn(browser, "alpha-beta");
        await listen(page);
        const status = page.locator("quintet-learn-question [role=status]");
        await tabTo(page, "input[type=radio]");
        await page.keyboard.press("Enter");
        await becomes(() => status.innerText(), "Choose one of the answers first.");
        await page.keyboard.press("Space");
        await page.keyboard.press("Enter");
        await eventually(async () => assert.match(await status.innerText(), /^Look at B/));
        await page.keyboard.press("ArrowDown");
        await becomes(() => status.innerText(), "");
        await page.keyboard.press("Enter");
        await eventually(async () => assert.match(await status.innerText(), /^Correct\s+A is worth 4/));
        assert.equal(await page.locator("fieldset:disabled").count(), 1);
        assert.deepEqual(
            (await results(page)).map((/** @type {any} */ { result, tries }) => [result, tries]),
            [
                ["wrong", 1],
                ["solved", 2],
            ],
        );
    },
);

test("the overview shows what is finished, goes on with the next lesson, and forgets", slow, async () => {
    const page = await openLearn(browser, "index");
    assert.equal(await page.getByRole("link", { name: "Start", exact: true }).getAttribute("href"), "game-tree.html");
    await page.evaluate(() =>
        localStorage.setItem("quintet/learn/search", JSON.stringify({ finished: { "game-tree": true, other: true } })),
    );
    await page.reload();
    await page.getByText("1 of 8 lessons finished").waitFor();
    assert.equal(await page.getByRole("link", { name: "Continue" }).getAttribute("href"), "minimax.html");
    await page.getByRole("link", { name: "What a game tree is" }).getByText("finished").waitFor();
    await page.getByRole("button", { name: "Forget my progress" }).click();
    await page.getByRole("link", { name: "Start", exact: true }).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem("quintet/learn/search")), null);
});

for (const [why, script] of /** @type {[string, () => void][]} */ ([
    [
        "is refused",
        () =>
            Object.defineProperty(window, "localStorage", {
                get() {
                    throw new DOMException("denied", "SecurityError");
                },
            }),
    ],
    ["holds something else", () => localStorage.setItem("quintet/learn/search", '{"finished":[3]}')],
])) {
    test(`where storage ${why}, a question can be answered`, slow, async () => {
        const page = await browser.openBlank();
        await page.addInitScript(script);
        await page.goto(`${browser.origin}/web/learn/search/game-tree.html`);
        await page.locator("quintet-learn-question input").fill("81");
        await page.getByRole("button", { name: "Check" }).click();
        await page.locator(".remark.right").waitFor();
        await becomes(() => page.locator(".numbers .done").count(), 1);
        assert.deepEqual(page.problems, []);
    });
}

test("in a frame, the page around it hears of every answer", slow, async () => {
    const page = await browser.openBlank();
    await page.evaluate((address) => {
        const told = /** @type {any} */ (window);
        told.messages = [];
        window.addEventListener("message", ({ data }) => {
            if (data?.type === "exercise") told.messages.push(data);
        });
        const frame = document.createElement("iframe");
        frame.src = address;
        document.body.append(frame);
    }, `${browser.origin}/web/learn/search/game-tree.html`);
    const frame = page.frameLocator("iframe");
    for (const answer of ["12", "81"]) {
        await frame.locator("quintet-learn-question input").fill(answer);
        await frame.getByRole("button", { name: "Check" }).click();
    }
    await becomes(
        () => page.evaluate(() => /** @type {any} */ (window).messages),
        [
            { quintet: 1, type: "exercise", result: "wrong", action: "12", tries: 1, lesson: "game-tree" },
            { quintet: 1, type: "exercise", result: "solved", action: "81", tries: 2, lesson: "game-tree" },
        ],
    );
});

test("a page loads its own lesson in its own language only", slow, async () => {
    // The built site does not tell lessons and words by name.
    const sources = await openBrowser({ sources: true });
    const page = await sources.open("/web/learn/search/quiescence.html", { locale: "fa-IR" });
    await page.locator("h1").waitFor();
    const loaded = await page.evaluate(() =>
        performance
            .getEntriesByType("resource")
            .map(({ name }) => name.match(/\/(?:i18n\/learn|learn\/search\/lessons)\/.*$/)?.[0] ?? "")
            .filter(Boolean)
            .sort(),
    );
    assert.deepEqual(loaded, [
        "/i18n/learn/search/frame/fa.js",
        "/i18n/learn/search/quiescence/fa.js",
        "/learn/search/lessons/quiescence.js",
    ]);
    await sources.close();
});

test("on paper a figure is as long as its tree, its code and its sentence", slow, async () => {
    const page = await openLearn(browser, "alpha-beta", { viewport: phone });
    const figure = page.locator("quintet-learn-figure").first();
    await figure.locator("quintet-lens-code li").first().waitFor();
    await page.emulateMedia({ media: "print" });
    const ends = (/** @type {string} */ name) =>
        figure
            .locator(name)
            .first()
            .evaluate((part) => part.getBoundingClientRect().bottom);
    assert.ok((await ends(".tree")) < (await ends("li:last-child")));
    assert.ok((await ends("li:last-child")) < (await ends(".sentence")));
    assert.ok((await ends(".sentence")) < (await ends("figcaption")));
});

test("lessons lead to one another, and the address can name a section", slow, async () => {
    const page = await openLearn(browser, "index");
    await page.getByRole("link", { name: "Start", exact: true }).click();
    for (const name of lessonNames.slice(1)) {
        await page.locator("a[rel=next]").click();
        await page.waitForURL(`**/${name}.html`);
        await page.locator(`.numbers a[aria-current=page][href="${name}.html"]`).waitFor();
    }
    assert.equal(await page.locator("a[rel=next]").count(), 0);
    await page.locator("a[rel=prev]").click();
    await page.waitForURL("**/three-players.html");
    await page.goto(`${browser.origin}/web/learn/search/three-players.html#threat`);
    await becomes(
        () => page.locator("section#threat").evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 40),
        true,
    );
});

test("without the lens the text and the question are there, and its place says so", slow, async () => {
    const page = await browser.openBlank({ viewport: phone });
    await page.route("**/open-lens*.js", (route) => route.abort());
    await page.goto(`${browser.origin}/web/learn/search/minimax.html`);
    const figure = page.locator("quintet-learn-figure").first();
    await figure.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await figure.getByText("The search can’t be shown.").waitFor();
    await page.locator("quintet-learn-question input").fill("6");
    await page.getByRole("button", { name: "Check" }).click();
    await page.locator(".remark.right").waitFor();
});

test("language and theme are those chosen in the game", slow, async () => {
    const page = await browser.openBlank();
    await page.evaluate(() =>
        localStorage.setItem("quintet/settings", JSON.stringify({ language: "zh-Hans", theme: "dark" })),
    );
    await page.goto(`${browser.origin}/web/learn/search/minimax.html`);
    await page.locator("h1").waitFor();
    const seen = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]);
    assert.deepEqual(seen, ["zh-Hans", "dark"]);
});

test("the built course opens under its policy, and without a network after the first visit", slow, async () => {
    const site = await serve({ port: 0, encodings: [] });
    const page = await browser.openBlank({ offline: true });
    await page.goto(`${site.url}learn/search/index.html`);
    await page.locator("h1").waitFor();
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
    assert.deepEqual(page.problems, []);
    await site.close();

    await page.goto(`${site.url}learn/search/`);
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await page.locator("quintet-learn-figure quintet-lens-transport").waitFor();
    await page.goto(`${site.url}learn/search/alpha-beta.html`);
    await page.locator(".snippet pre").getByText("void narrow(Node& n)").waitFor();
    await page.locator("quintet-learn-figure quintet-lens-transport").first().waitFor();
});
