/** Opens pages of the course, and finds texts that are cut off. */

/** @import { openBrowser, PageOptions } from "../browser.mjs" */

/**
 * Opens a page of the course.
 * @param {Awaited<ReturnType<typeof openBrowser>>} browser
 * @param {string} name
 * @param {PageOptions} [options]
 */
export async function openLearn(browser, name, options = {}) {
    const page = await browser.open(`/web/learn/search/${name}.html`, { reducedMotion: true, ...options });
    await page.locator("h1").waitFor();
    return page;
}

/**
 * Texts that don't fit their boxes. Runs in the page.
 * @param {string} except  a selector: elements that it matches, and elements in them, aren't looked at
 */
export function cutOff(except) {
    /** @type {string[]} */
    const found = [];
    const walk = (/** @type {ParentNode} */ parent) => {
        for (const element of parent.querySelectorAll("*")) {
            if (element.closest(except)) continue;
            const own = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
            if (own && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
                found.push(`${element.localName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
            if (element.shadowRoot) walk(element.shadowRoot);
        }
    };
    walk(document);
    return found;
}
