/**
 * Runs every scenario in one browser, each on a new page.
 *
 *     node --test tests/browsers/firefox.test.mjs
 *     node --test --test-name-pattern=offline tests/browsers/webkit.test.mjs
 */
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { after, before } from "node:test";
import { desk } from "../web/browser.mjs";
import { drivers } from "./drivers/index.mjs";
import { DriverFails } from "./drivers/webdriver.mjs";
import { pageOf } from "./person.mjs";
import { scenarios } from "./scenarios/index.mjs";
import { openSites } from "./sites.mjs";

/** Folder for screenshots of failed scenarios. */
const pictures = new URL("../../build/reports/browsers/", import.meta.url).pathname;

/**
 * @param {string} name  name of a browser
 * @param {typeof import("node:test").test} test  called in the file of tests, so that reports name this file, and
 *     `scripts/test` can run it again
 */
export function runIn(name, test) {
    /** @type {import("./drivers/index.mjs").Driver} */
    let driver;
    /** @type {import("./sites.mjs").Sites} */
    let sites;
    before(async () => {
        sites = await openSites({ watched: name === "webkit" });
        driver = await drivers[name]();
    });
    /** @type {import("./drivers/index.mjs").Driver | null} */
    let reference = null;
    /** Opens a page in Chromium for comparison. */
    const chromium = async () => {
        reference ??= await drivers.chromium();
        return pageOf(await reference.open(desk));
    };
    after(async () => {
        await reference?.close();
        await driver?.close();
        await sites?.close();
    });

    for (const scenario of scenarios) {
        test(`${name}: ${scenario.name}`, { timeout: 400_000 }, async (context) => {
            const why = scenario.impossible?.[name];
            if (why) return context.skip(why);
            const played = async () => {
                const tab = await driver.open(scenario.viewport ?? desk);
                const page = pageOf(tab);
                try {
                    await scenario.run(page, { ...sites, chromium });
                    assert.deepEqual(await page.problems(), []);
                } catch (error) {
                    if (error instanceof DriverFails) throw error;
                    const file = path.join(pictures, `${name}-${scenario.name.replaceAll(/\W+/g, "-")}.png`);
                    await mkdir(pictures, { recursive: true });
                    await writeFile(file, await page.screenshot()).catch(() => {});
                    throw error;
                } finally {
                    await page.close().catch((error) => context.diagnostic(String(error)));
                }
            };
            try {
                await played();
            } catch (error) {
                if (!(error instanceof DriverFails)) throw error;
                // Rare with WebKitWebDriver, and never seen twice in a row.
                context.diagnostic(`${error.message}; tried once more`);
                await played();
            }
        });
    }
}
