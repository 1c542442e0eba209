/** What the tests of a process share: a browser, and one of a site that others embed. */
import { after, afterEach, beforeEach } from "node:test";
import { openBrowser } from "./browser.mjs";
import { openSite } from "./drive/embed-site.mjs";
import { openPages } from "./shared-profiles.mjs";

/**
 * Closes what has been started after the tests of a process. The pages that a test opens close with the test, those
 * that a hook opens stay.
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
        // The test began before these hooks: it waits for the files.
        if (!kept) return;
        await Promise.allSettled([...openPages].map((page) => kept.has(page) || page.close()));
    });
    return started;
}

/** Browsers and sites of this process, by options. @type {Map<string, Promise<any>>} */
const running = new Map();

/**
 * @template {{close: () => Promise<void>}} T
 * @param {string} key
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
function shared(key, start) {
    const started = running.get(key) ?? forTests(start());
    running.set(key, started);
    return started;
}

/** @param {{sources?: boolean, args?: string[]}} [options] */
export const testBrowser = (options = {}) => shared(JSON.stringify(options), () => openBrowser(options));

export const testSite = () => shared("site", openSite);
