/** The header that every page has: the logo at its start, then the heading. */
import { becomes } from "./browser.mjs";

/** Runs in the page. Returns where the logo is, and how large the heading is. */
function head() {
    /** @type {Element[]} */
    const found = [];
    /** @param {ParentNode} root */
    const walk = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.matches("header > .home, h1")) found.push(element);
            if (element.shadowRoot) walk(element.shadowRoot);
        }
    };
    walk(document);
    const home = found.find((element) => element.localName === "a");
    const title = found.find((element) => element.localName === "h1");
    if (!home || !title) return null;
    const { left, right, top, height } = home.getBoundingClientRect();
    return {
        says: home.textContent?.trim(),
        start: document.dir === "rtl" ? innerWidth - right : left,
        top,
        height,
        size: getComputedStyle(title).fontSize,
    };
}

/**
 * Waits until the header of a page on a phone is as it is on every page.
 * @param {import("playwright-core").Page} page
 * @param {string} says  the name of the site
 */
export const headIs = (page, says) =>
    becomes(() => page.evaluate(head), { says, start: 4, top: 0, height: 44, size: "18px" });
