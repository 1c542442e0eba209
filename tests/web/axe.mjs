import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { desk, phone } from "./browser.mjs";

const source = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/**
 * The two looks in which axe sees a screen: each theme, width and direction once. More would find nothing new, because
 * colours do not depend on the width, and `reach/colours` checks words on their backgrounds in both themes.
 * @type {Record<string, {theme: "light" | "dark", viewport: {width: number, height: number}, locale: string}>}
 */
export const looks = {
    "light on a desk": { theme: "light", viewport: desk, locale: "en-GB" },
    "dark on a phone in Persian": { theme: "dark", viewport: phone, locale: "fa-IR" },
};

/** How long a problem must last to count, in milliseconds: parts may still be loading. */
const GLANCE = 3000;

/**
 * Returns what axe finds on a page and finds again, without minor problems: for each a line with its impact, its rule
 * and up to three places.
 *
 * @param {import("playwright-core").Page} page
 * @param {object | string} [context] the part of the page to look at, as axe takes it: a selector or
 *     `{include, exclude}`; without it all of it
 * @param {object} [options] further options of axe's `run`
 * @returns {Promise<string[]>}
 */
export async function violations(page, context = { include: [["html"]] }, options = {}) {
    for (const end = Date.now() + GLANCE; ; await pause(100)) {
        const found = await violationsNow(page, context, options);
        if (!found.length || Date.now() > end) return found;
    }
}

/** @param {import("playwright-core").Page} page @param {object | string} context @param {object} options */
async function violationsNow(page, context, options) {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
    const found = await page.evaluate(
        ([part, rest]) => /** @type {any} */ (window).axe.run(part, { resultTypes: ["violations"], ...rest }),
        /** @type {[any, any]} */ ([context, options]),
    );
    return found.violations
        .filter((/** @type {any} */ { impact }) => impact !== "minor")
        .map((/** @type {any} */ { id, impact, nodes }) => {
            const places = nodes.map((/** @type {any} */ { target }) => target.flat().join(" "));
            return `${impact} ${id}: ${places.slice(0, 3).join(" | ")}`;
        });
}
