/** What the tests of a file share: a browser, and one of a site that others embed. */
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
    /** The pages that were open when each running test began: a test's own tests are inside it. */
    const earlier = /** @type {Set<import("playwright-core").Page>[]} */ ([]);
    beforeEach(() => void earlier.push(new Set(openPages)));
    afterEach(async () => {
        const kept = earlier.pop();
        await Promise.allSettled([...openPages].map((page) => kept?.has(page) || page.close()));
    });
    return started;
}

/** @param {Parameters<typeof openBrowser>[0]} [options] */
export const testBrowser = (options) => forTests(openBrowser(options));

export const testSite = () => forTests(openSite());
