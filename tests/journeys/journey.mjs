/** Makes a test of each journey at each size: on a first visit with an empty profile, and again on the next visit. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser } from "../web/browser.mjs";
import { sizes } from "./sizes.mjs";
import { Visitor } from "./visitor.mjs";

/**
 * `run` is the whole way of one visit, from the moment the visitor arrives.
 * @typedef {{name: string, run: (visitor: Visitor) => Promise<void>}} Journey
 */

/** Journeys of one file that are under way at a time: a person waits more than a processor does. */
const AT_A_TIME = 2;

/** @param {Journey[]} journeys */
export function testJourneys(journeys) {
    /** @type {Awaited<ReturnType<typeof openBrowser>>} */
    let browser;
    before(async () => {
        browser = await openBrowser();
    });
    after(() => browser.close());

    const chosen = new RegExp(process.env.JOURNEYS ?? "");
    const wanted = sizes.filter(({ name }) => new RegExp(process.env.SIZES ?? "").test(name));
    test("journeys", { concurrency: AT_A_TIME }, async (all) => {
        const runs = journeys
            .filter(({ name }) => chosen.test(name))
            .flatMap((journey) => wanted.map((size) => ({ journey, size })));
        await Promise.all(
            runs.map(({ journey, size }) =>
                all.test(`${journey.name}, ${size.name}`, { timeout: 240_000 }, async () => {
                    const context = await browser.profile(size);
                    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
                    const visitor = new Visitor(context, { browser, size, journey: journey.name });
                    try {
                        for (const _ of [1, 2]) {
                            await journey.run(visitor);
                            await visitor.leave();
                        }
                    } catch (error) {
                        await visitor.page
                            ?.screenshot({
                                path: `build/reports/journeys/failed-${journey.name.replaceAll(" ", "-")}-${size.name}.png`,
                            })
                            .catch(() => {});
                        if (visitor.faults.length) console.error(visitor.faults.join("\n"));
                        throw error;
                    } finally {
                        await context.close();
                    }
                    assert.deepEqual(visitor.faults, []);
                }),
            ),
        );
    });
}
