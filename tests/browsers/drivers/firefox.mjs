/** Headless Firefox through puppeteer-core and WebDriver BiDi. */
import puppeteer from "puppeteer-core";
import { find } from "./processes.mjs";

/** @returns {Promise<import("./index.mjs").Driver>} */
export async function startFirefox() {
    const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath: await find([process.env.FIREFOX, "firefox-esr", "firefox"]),
        headless: true,
        extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
    });
    return {
        name: "firefox",
        async open(viewport) {
            const context = await browser.createBrowserContext();
            const page = await context.newPage();
            /** @type {string[]} */
            const problems = [];
            page.on("pageerror", (error) => problems.push(String(error)));
            page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
            await page.setViewport(viewport);
            page.setDefaultTimeout(60_000);
            return {
                goTo: async (url) => void (await page.goto(url)),
                reload: async () => void (await page.reload()),
                run(expression, frame) {
                    const place = frame === undefined ? page : page.mainFrame().childFrames()[frame];
                    return place.evaluate(expression);
                },
                click: (x, y) => page.mouse.click(x, y),
                async press(names) {
                    const keys = /** @type {import("puppeteer-core").KeyInput[]} */ (names);
                    for (const key of keys) await page.keyboard.down(key);
                    for (const key of keys.reverse()) await page.keyboard.up(key);
                },
                screenshot: async () => Buffer.from(await page.screenshot()),
                problems: async () => problems,
                close: () => context.close(),
            };
        },
        close: () => browser.close(),
    };
}
