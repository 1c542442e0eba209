/** Every button without words has a name for screen readers and a tooltip for the pointer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { calm } from "../../journeys/visitor/layout.mjs";
import { desk, phone } from "../browser.mjs";
import { openApp, personsTurn, quick, ready, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };

/**
 * The visible buttons and links without words of their own that lack a name or a tooltip, and how many there are.
 * @param {import("../drive/app.mjs").Page} page
 */
const wordless = (page) =>
    page.evaluate(() => {
        const lacking = [];
        let count = 0;
        const visit = (/** @type {ParentNode} */ root) => {
            for (const element of root.querySelectorAll("*")) {
                if (element.shadowRoot) visit(element.shadowRoot);
                if (!element.matches("button, a[href], [role=button], summary") || !element.checkVisibility()) continue;
                const said = [...element.querySelectorAll("*"), element].some((part) => {
                    const own = [...part.childNodes].some(
                        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
                    );
                    const { width, height } = part.getBoundingClientRect();
                    return own && width > 2 && height > 2 && !part.closest("[aria-hidden=true]");
                });
                // A button that covers words which stand beside it is no icon.
                if (said || element.matches(".change")) continue;
                count += 1;
                const name = element.getAttribute("aria-label") ?? "";
                const tip = element.getAttribute("title") ?? element.querySelector("title")?.textContent ?? "";
                if (!name.trim() || !tip.trim()) lacking.push(`${element.outerHTML.slice(0, 120)}`);
            }
        };
        visit(document);
        return { lacking, count };
    });

for (const [game, count] of Object.entries({ chexers: 3, tetress: 2, hive: 2 })) {
    test(`every button without words has a name and a tooltip, ${game}`, slow, async () => {
        const clock = { kind: "game", seconds: 600, increment: 5 };
        const seats = Array(count).fill("person");
        const storage = {
            settings: { ...quick.settings, confirm: true },
            current: game,
            [`game/${game}`]: { record: { game, options: {}, actions: [], clock }, seats, paused: false },
        };
        const page = await openApp(browser, { storage });
        await ready(page);
        let seen = 0;
        /** @type {string[]} */
        const found = [];
        const check = async (/** @type {string} */ what) => {
            for (const viewport of [phone, desk]) {
                await page.setViewportSize(viewport);
                await page.evaluate(calm);
                const { lacking, count: number } = await wordless(page);
                found.push(...lacking.map((button) => `${what} at ${viewport.width}: ${button}`));
                seen += number;
            }
        };
        await page.getByRole("button", { name: "Continue" }).click();
        await check("the board");
        const { legal } = await personsTurn(page);
        await page.evaluate((text) => {
            const app = /** @type {any} */ (document.querySelector("quintet-app"));
            app.controller.propose(text);
        }, legal[0].text);
        await page.locator("quintet-status [data-do=confirm]").waitFor();
        await check("an action that waits for confirmation");
        await page.locator("quintet-status [data-do=confirm]").click();
        await until(page, (model) => model.state.ply === 1);
        await page.locator("quintet-controls [data-do=undo]").click();
        await check("an earlier move");
        for (const drawer of ["newGame", "menu", "saves", "share", "open", "help", "settings"]) {
            await page.evaluate(
                (name) => /** @type {any} */ (document.querySelector("quintet-app")).openDrawer(name),
                drawer,
            );
            await page.locator("quintet-drawer > *").first().waitFor();
            if (drawer === "saves") await page.locator("quintet-saves [data-do=keep]").click();
            await check(drawer);
        }
        await page.keyboard.press("Escape");
        await page.locator("quintet-controls [data-do=redo]").click();
        await until(page, (model) => model.state.ply === 1);
        await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-app")).controller.resign());
        await page.locator("quintet-result").waitFor();
        await page.locator("quintet-notices .notice").first().waitFor();
        await check("the end");
        await page.locator("quintet-controls [data-do=analyse]").click();
        await page.locator("quintet-analysis").waitFor();
        await check("the analysis");
        assert.deepEqual(found, []);
        assert.ok(seen > 24, `the test sees buttons: ${seen}`);
        assert.deepEqual(page.problems, []);
    });
}
