/** The system's Chromium through playwright-core, as in tests/web. */
import { launchChromium } from "../../web/browser.mjs";

/** @returns {Promise<import("./index.mjs").Driver>} */
export async function startChromium() {
    const browser = await launchChromium();
    return {
        name: "chromium",
        async open(viewport) {
            const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
            const page = await context.newPage();
            /** @type {string[]} */
            const problems = [];
            page.on("pageerror", (error) => problems.push(String(error)));
            page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
            return {
                goTo: async (url) => void (await page.goto(url)),
                reload: async () => void (await page.reload()),
                run(expression, frame) {
                    const place = frame === undefined ? page : page.mainFrame().childFrames()[frame];
                    return place.evaluate(expression);
                },
                click: (x, y) => page.mouse.click(x, y),
                press: (names) => page.keyboard.press(names.join("+")),
                screenshot: () => page.screenshot(),
                problems: async () => problems,
                close: () => context.close(),
            };
        },
        close: () => browser.close(),
    };
}
