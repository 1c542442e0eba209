/** Makes a test of each journey at each size: on a first visit with an empty profile, and again on the next visit. */
import assert from "node:assert/strict";
import { openBrowser } from "../../web/browser.mjs";
import { sizes } from "./sizes.mjs";
import { Visitor } from "./visitor.mjs";

/**
 * `run` is the whole way of one visit, from the moment the visitor arrives.
 * @typedef {{name: string, run: (visitor: Visitor) => Promise<void>}} Journey
 */

/** Journeys of one file that are under way at a time: a person waits more than a processor does. */
export const together = { concurrency: 2 };

/** The body of a test of journeys. @param {Journey[]} journeys */
export const visitAll = (journeys) => async (/** @type {import("node:test").TestContext} */ all) => {
    const chosen = new RegExp(process.env.JOURNEYS ?? "");
    const wanted = sizes.filter(({ name }) => new RegExp(process.env.SIZES ?? "").test(name));
    const runs = journeys
        .filter(({ name }) => chosen.test(name))
        .flatMap((journey) => wanted.map((size) => ({ journey, size })));
    const browser = await openBrowser();
    all.after(() => browser.close());
    await Promise.all(
        runs.map(({ journey, size }) =>
            all.test(`${journey.name}, ${size.name}`, { timeout: 400_000 }, async () => {
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
};
