/** What the tests of a file share: a browser, with or without a site of its own, for as long as they run. */
import { after, afterEach, beforeEach } from "node:test";
import { openBrowser } from "./browser.mjs";
import { openSite } from "./drive/embed-site.mjs";
import { openPages } from "./shared-profiles.mjs";

/**
 * Closes what has been started after the tests of a file. The pages that a test opens close with the test, those that a
 * hook opens stay.
 * @template {{close: () => Promise<void>}} T
 * @param {Promise<T>} starting
 */
async function forTests(starting) {
    const started = await starting;
    after(() => started.close());
    /** @type {Set<import("playwright-core").Page>} */
    let earlier;
    beforeEach(() => {
        earlier = new Set(openPages);
    });
    afterEach(async () => {
        for (const page of openPages) if (!earlier.has(page)) await page.close();
    });
    return started;
}

/** @param {Parameters<typeof openBrowser>[0]} [options] */
export const testBrowser = (options) => forTests(openBrowser(options));

export const testSite = () => forTests(openSite());
